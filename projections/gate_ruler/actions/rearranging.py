"""7-10: units rearranged 配置変更."""

from msgspec.structs import replace

from senpu.events.gate_ruler import UnitsRearranged
from senpu.projections.gate_ruler.board import Board, Side, Unit
from senpu.projections.gate_ruler.plays import Play
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import CHAPTER_7
from senpu.projections.shared.plays import fact
from senpu.projections.shared.sides import with_side


@BOOK.rule("7-10a", facts="player turn_player step")
def rearranges_in_own_main_phase(play: "Rearrange") -> bool:
    """配置変更は、自分のメインフェイズ中にターンプレイヤーが行う
    the turn player rearranges units in the own main phase
    → 自分のメインフェイズを待つ（今は{turn_player}の{step}）
    → wait for the own main phase; now it is {turn_player}'s {step} phase
    """
    return play.board.step == "main" and play.player == play.turn_player


@BOOK.rule("7-10a-x", at="U7", source=OURS, option="rearranging_once", facts="rearranged")
def rearranges_for_the_first_time(play: "Rearrange") -> bool:
    """配置変更は1ターンに1回
    units are rearranged once a turn
    → 次の自分のターンを待つ
    → wait for the next own turn
    """
    return play.rearranged == 0


@BOOK.rule("7-10b", facts="chosen zones")
def zones_are_two_own(play: "Rearrange") -> bool:
    """自分が支配者の攻撃ゾーンか守備ゾーンを2つ指定し、そこのユニットを移動する
    two different own attack or defence zones are named, and the units in them move
    → {zones} から、ユニットのいるゾーンを含む異なる2つを選ぶ
    → choose two different zones of {zones}, a unit in one of them at least
    """
    one, two = play.action.zones
    empty = play.board.book.options.empty_rearranging_refused and play.units == 0
    return one != two and {one, two} <= set(play.side.zone_names) and not empty


@BOOK.rule(
    "7-10b-x", at="U6", source=OURS, option="empty_rearranging_refused", facts="chosen units"
)
def something_is_rearranged(play: "Rearrange") -> bool:
    """少なくとも一方のゾーンにユニットがいる
    a unit stands in one of the zones at least
    → ユニットのいるゾーンを選ぶ
    → choose a zone with a unit in it
    """
    return play.units > 0


BOOK.happens("7-10b-1")("""
    一方にだけユニットがいれば、もう一方へ移動する
    a unit in one of the zones alone moves to the other
""")
BOOK.happens("7-10b-2")("""
    両方にユニットがいれば、同時に入れ替わる
    units in both change places at once
""")
BOOK.happens("7-10b-3")("""
    攻撃ゾーンと守備ゾーンの間を移動したユニットは、アクト／レストが変わることがある
    a unit that moves between attack and defence zone may be readied or rested
""")
BOOK.happens("15-3a-2")("""
    守備ゾーンから攻撃ゾーンへ移動したユニットはアクトする
    a unit that moves from a defence to an attack zone is readied
""")
BOOK.happens("15-3a-x", at="U5", source=OURS, option="defence_rests")("""
    攻撃ゾーンから守備ゾーンへ移動したユニットはレストする
    a unit that moves from an attack to a defence zone is rested
""")
BOOK.happens("3-2d")("""
    場の中の移動ではカードは同じもののまま：ダメージもソウルも残る
    a move inside the play area keeps the card what it is: damage and souls stay
""")
BOOK.happens("7-10c")("""
    配置変更はゲートを使用せず、ただちに実行される
    rearranging does not use the gate and is carried out at once
""")


@BOOK.action(UnitsRearranged)
class Rearrange(Play):
    """What stands in two zones changes places."""

    when = CHAPTER_7
    rules = (
        rearranges_in_own_main_phase, rearranges_for_the_first_time, zones_are_two_own,
        something_is_rearranged,
    )  # fmt: skip
    action: UnitsRearranged
    rearranged: int = fact("side.rearranged")
    """Rearrangements made this turn."""

    @property
    def chosen(self) -> str:
        """The zones chosen."""
        return " ".join(self.action.zones)

    @property
    def zones(self) -> str:
        """The zones there are."""
        return " ".join(self.side.zone_names)

    @property
    def units(self) -> int:
        """Units standing in them."""
        return sum(len(self.side.zones.get(zone, ())) for zone in self.action.zones)

    @staticmethod
    def evolve(board: Board, event: UnitsRearranged) -> Board:
        """7-10b-1, 7-10b-2: both at once; readied and rested as 15-3a-2 says."""
        one, two = event.zones
        side = board.sides[event.player]
        there, here = side.zones.get(one, ()), side.zones.get(two, ())
        moved = {
            one: tuple(_arrived(board, side, unit, two, one) for unit in here),
            two: tuple(_arrived(board, side, unit, one, two) for unit in there),
        }
        zones = {**side.zones, **moved}
        return with_side(board, replace(side, zones=zones, rearranged=side.rearranged + 1))


def _arrived(board: Board, side: Side, unit: Unit, source: str, target: str) -> Unit:
    """15-3a-2: from defence to attack a unit readies; the other way it rests, if so chosen (U5)."""
    defence = side.ruler.zones.defence
    if source in defence and target not in defence:
        return replace(unit, rested=False)
    rests = source not in defence and target in defence and board.book.options.defence_rests
    return replace(unit, rested=True) if rests else unit

"""7-3, 7-4: units and fields played; what normal summons 通常召喚 hang on: 4-3a, 15-13."""

from senpu.events.gate_ruler import FieldPlayed, UnitPlayed
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.gate import gated
from senpu.projections.gate_ruler.moving import summoned
from senpu.projections.gate_ruler.plays import PlayedPlay
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import (
    CHAPTER_7,
    PAID,
    PLAYED,
    SEEN,
    zone_exists,
)
from senpu.projections.shared.plays import fact
from senpu.projections.shared.sides import with_side


@BOOK.rule("7-3a", facts="number kind")
def unit_is_open(play: "Summon") -> bool:
    """通常召喚としてプレイするのは、公開されているか手札にあるユニット1枚
    one unit, revealed or in hand, is played as a normal summon
    → ユニットを選ぶ。ドライブゾーンのカードは先に公開する（{number}は{kind}）
    → choose a unit; reveal a drive-zone card first ({number} is of the kind {kind})
    """
    return play.is_a("unit") and play.is_open


@BOOK.rule("4-3a-1", at="4-3a-1, 4-3a-1a, 4-3a-1b", facts="summons summon_right")
def summon_right_is_left(play: "Summon") -> bool:
    """通常召喚は召喚権の数まで（相手のターンには制限がない）
    as many normal summons as the summon right; no limit in the other player's turn
    → 召喚権{summon_right}、召喚回数{summons}：次の自分のターンを待つ
    → wait for the next own turn: summon right {summon_right}, {summons} made
    """
    return play.may_summon


@BOOK.rule("7-3a-1", facts="summons summon_right zone zones")
def normal_summon_is_possible(play: "Summon") -> bool:
    """通常召喚は15-13に従う：召喚権が残り、自分の攻撃ゾーンか守備ゾーンに出す
    a normal summon follows 15-13: summon right is left, an own attack or defence zone is entered
    → 召喚権{summon_right}のうち{summons}回済み。ゾーンは {zones} から選ぶ
    → {summons} of {summon_right} summons are made; choose a zone of {zones}
    """
    return play.may_summon and play.zone_exists


@BOOK.rule("7-3a-x1", at="15-13, U1", source=OURS, option="zone_at_playing", facts="number zones")
def zone_is_named(play: "Summon") -> bool:
    """出すゾーンはプレイする時に決める
    the zone is named when the unit is played
    → {zones} から選ぶ
    → choose a zone of {zones} now
    """
    return play.zone != ""


BOOK.happens("4-3a-2", at="4-3a-2, 6-2a")("""
    ターンの初めに、召喚権はルーラーの数に、召喚回数は0に戻る
    a turn begins with the ruler's summon right and no summons made
""")
BOOK.happens("4-3a-3", at="4-3a-3, U1", source=OURS, option="summons_count_at_playing")("""
    召喚回数はプレイした時に増える
    a normal summon counts when it is played
""")
BOOK.happens("7-3a-x2", at="U20", source=OURS, option="enters_by_zone")("""
    ユニットは攻撃ゾーンにアクト、守備ゾーンにレストで出る
    a unit enters an attack zone ready, a defence zone rested
""")


@BOOK.action(UnitPlayed)
class Summon(PlayedPlay):
    """A normal summon."""

    when = CHAPTER_7
    rules = (
        *SEEN, *PLAYED, unit_is_open, summon_right_is_left, normal_summon_is_possible,
        zone_is_named, zone_exists, *PAID,
    )  # fmt: skip
    summons: int = fact("side.summons")
    """Normal summons made this turn."""

    def __init__(self, board: Board, action: UnitPlayed) -> None:
        super().__init__(board, action)
        self.zone = action.zone

    @property
    def zones(self) -> str:
        """The zones there are."""
        return " ".join(self.side.zone_names)

    @property
    def zone_exists(self) -> bool:
        """Whether its ruler has the zone, if one is named yet."""
        return self.zone in ("", *self.side.zone_names)

    @property
    def may_summon(self) -> bool:
        """Whether summon right is left: 4-3a-1, unlimited in the other player's turn."""
        return self.player != self.turn_player or self.summons < self.summon_right

    @property
    def summon_right(self) -> int:
        """Normal summons allowed in the own turn: the ruler's number, changed by texts."""
        return self.side.ruler.summon_right + self.side.summon_bonus

    @staticmethod
    def evolve(board: Board, event: UnitPlayed) -> Board:
        board = gated(board, event, "unit", zone=event.zone)
        if board.book.options.summons_count_at_playing:
            return with_side(board, summoned(board.sides[event.player]))
        return board


@BOOK.rule("7-4a", facts="number kind")
def field_is_open(play: "PlayField") -> bool:
    """プレイするのは、公開されているか手札にあるフィールド1枚
    one field, revealed or in hand, is played
    → フィールドを選ぶ。ドライブゾーンのカードは先に公開する（{number}は{kind}）
    → choose a field; reveal a drive-zone card first ({number} is of the kind {kind})
    """
    return play.is_a("field") and play.is_open


@BOOK.action(FieldPlayed)
class PlayField(PlayedPlay):
    """A field is put on the gate."""

    when = CHAPTER_7
    rules = (*SEEN, *PLAYED, field_is_open, *PAID)

    @staticmethod
    def evolve(board: Board, event: FieldPlayed) -> Board:
        return gated(board, event, "field")

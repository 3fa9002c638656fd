"""Summoning 召喚, and the spirit transmigration 転召 gives up for it (digest 5.0.7, 5.1 to 5.3)."""

from typing import Any

from senpu.events.battle_spirits import Summoned
from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import Board, FieldCard, combined_cost, printed
from senpu.projections.battle_spirits.braves import OntoFacts
from senpu.projections.battle_spirits.changes import acted, entered
from senpu.projections.battle_spirits.conditions import met
from senpu.projections.battle_spirits.moving import combine, shift
from senpu.projections.battle_spirits.plays import EnterPlay
from senpu.projections.battle_spirits.recent import SUMMONED
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.battle_spirits.rules.brave import HOST
from senpu.projections.battle_spirits.rules.cost import PAYMENT
from senpu.projections.battle_spirits.rules.main_step import FROM_HAND, MAIN_STEP
from senpu.projections.declared import filled
from senpu.projections.shared.sides import with_side


@BOOK.rule("BS-C9", at="digest 5.0.7", source=QUOTED, facts="needed_cost victim_cost")
def transmigration_is_given(play: "Summon") -> bool:
    """転召を持つカードは、指定コスト以上の自分のスピリットを選び、そのコアを置いて消滅させる
    a card with transmigration 転召 needs an own spirit of the stated cost to give up
    → コスト{needed_cost}以上の自分のスピリットを選ぶ（<名前）
    → name an own spirit of cost {needed_cost} or more to give up (<name)
    """
    text, victim = play.card.transmigration, play.victim
    if text is None:
        return not play.action.transmigrate
    if victim is None or victim.kind != "spirit" or victim.protected:
        return False
    return play.victim_cost >= text.min_cost


@BOOK.rule("BS-C9a", at="digest 5.0.7", source=QUOTED, facts="victim_name")
def victim_holds_nothing_up(play: "Summon") -> bool:
    """転召で選んだスピリットのコアは、召喚するカードに置けない（先にすべて移る）
    the cores of the spirit given up are gone before cores are placed on the new card
    → {victim_name}以外から置く
    → place cores from elsewhere than {victim_name}
    """
    return play.victim is None or play.victim.id not in play.action.place


@BOOK.rule(
    "BS-C9b",
    at="digest 6.5",
    source=OURS,
    option="soul_bars_transmigration",
    facts="victim_name soul_place victim_minimum",
)
def soul_core_is_kept_from_void(play: "Summon") -> bool:
    """ソウルコアはボイドに置けないので、ソウルコアの置かれたスピリットはボイドへの転召に選べない
    a spirit holding the soul core is not given up to the void, where that core may not go
    → 先にソウルコア（{soul_place}）を通常のコアと入れ替えるか、{victim_name}に{victim_minimum}個を
      残して支払いに使う
    → swap the soul core (at {soul_place}) for a normal one first, or pay with it and leave
      {victim_minimum} on {victim_name}
    """
    return not play.voids_soul


TRANSMIGRATION = (transmigration_is_given, victim_holds_nothing_up, soul_core_is_kept_from_void)


def transmigrated(board: Board, event: Summoned) -> Board:
    """After paying, the cores of the chosen spirit go away; it is depleted afterwards."""
    side = board.sides[event.player]
    text = printed(board, event.card).transmigration
    victim = event.transmigrate
    if victim not in side.field:
        return board
    held = side.at(victim) - event.pay.get(victim, 0) - event.place.get(victim, 0)
    target = text.to if text else "void"
    if side.soul != victim or event.soul:
        side = shift(side, {victim: -held, target: held})
    elif target == "void":  # the soul core does not go there (digest 6.5): it comes back
        side = shift(side, {victim: -held, target: held - 1, "reserve": 1}, "reserve")
    else:
        side = shift(side, {victim: -held, target: held}, target)
    return with_side(board, side)


@BOOK.rule("BS-M1", at="¶ summoning", facts="number kind instead")
def is_summonable(play: "Summon") -> bool:
    """召喚できるのはスピリット、アルティメット、ブレイヴのカード
    spirits, ultimates and braves are summoned
    → {number}は{kind}なので、代わりに{instead}
    → {instead} it instead: {number} is of the kind {kind}
    """
    return play.card.type in ("spirit", "ultimate", "brave")


@BOOK.rule("BS-M1a", at="¶ summoning", facts="minimum placed")
def lowest_level_is_covered(play: "Summon") -> bool:
    """召喚するカードに最低でもLv1（アルティメットはLv3）のコアを置く
    at least the cores of Lv1 (ultimate: Lv3) are placed on the summoned card
    → {minimum}個以上置く（{placed}個）
    → place {minimum} or more; placed {placed}
    """
    return bool(play.action.onto) or play.placed >= play.card.minimum


BOOK.permits("BS-M1b", at="¶ summoning, first point")("""
    コストを払えるなら、1ターンの召喚回数にもフィールドの数にも制限はない
    no limit on summons a turn nor on spirits and ultimates on the field
""")


@BOOK.rule("BS-M1c", at="¶ summoning, second point", facts="number")
def summoning_condition_is_met(play: "Summon") -> bool:
    """アルティメットは召喚条件を満たしていないと召喚できない
    an ultimate needs its summoning condition
    → {number}の召喚条件を先に満たす（カードを見せた時に確認）
    → meet the summoning condition of {number} first; it is checked when the card is shown
    """
    condition = play.card.summon_condition
    return condition is None or met(play.side, condition)


@BOOK.rule("BS-M1d", at="¶ summoning, third point", facts="number kind instead")
def combines_as_brave(play: "Summon") -> bool:
    """直接合体できるのはブレイヴだけ
    only a brave is directly combined
    → {number}は{kind}なので、代わりに{instead}
    → {instead} it instead: {number} is of the kind {kind}
    """
    return not play.action.onto or play.card.type == "brave"


@BOOK.rule("BS-M1e", at="brave (digest 5.3, 7.1)", source=QUOTED, facts="placed host_name")
def combined_brave_takes_no_cores(play: "Summon") -> bool:
    """直接合体するブレイヴ自身にはコアを置かない
    no cores are placed on a directly combined brave; they lie on its host
    → コアは{host_name}に置く
    → put cores on {host_name} instead
    """
    return not play.action.onto or play.placed == 0


@BOOK.rule(
    "BS-B5",
    at="U8",
    source=OURS,
    option="emptied_host_refused",
    facts="host_name host_left host_minimum",
)
def host_survives_payment(play: "Summon") -> bool:
    """そのブレイヴの支払いで維持できなくなるカードには直接合体できない
    a host emptied by paying for its own direct brave is no host
    → {host_name}に{host_minimum}個以上残す（残り{host_left}）
    → leave {host_minimum} or more on {host_name}; {host_left} would be left
    """
    return play.onto is None or play.host_left >= play.onto.minimum


@BOOK.action(Summoned)
class Summon(OntoFacts, EnterPlay):
    """A spirit, an ultimate or a brave enters the field; a brave directly on a host."""

    when = MAIN_STEP
    rules = (
        is_summonable, *FROM_HAND, summoning_condition_is_met, combines_as_brave, *HOST,
        host_survives_payment, *TRANSMIGRATION, *PAYMENT, lowest_level_is_covered,
        combined_brave_takes_no_cores,
    )  # fmt: skip
    action: Summoned  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(self, board: Board, action: Summoned) -> None:
        super().__init__(board, action)
        self.host_name = action.onto
        self.brave = self.card
        self.onto: FieldCard | None = None
        if action.onto:
            self.onto = self.field.get(action.onto)
            self.slot = self.chosen_slot()

    @property
    def host_left(self) -> int:
        """Cores left on the host after payment and placement."""
        host = self.onto
        return host.cores - self.taken.get(host.id, 0) if host else 0

    @property
    def victim(self) -> FieldCard | None:
        """The spirit chosen."""
        return self.field.get(self.action.transmigrate)

    @property
    def victim_name(self) -> str:
        """Its name on the field."""
        return self.action.transmigrate or "-"

    @property
    def victim_minimum(self) -> int:
        """Cores that hold it; it is given up while it still stands."""
        return self.victim.minimum if self.victim else 0

    @property
    def emptied(self) -> str:
        """The spirit given up, if it is emptied by paying before; or what texts do to it after."""
        victim = self.action.transmigrate
        spent = victim and self.is_emptied(victim, self.action.pay)
        return victim if spent else super().emptied

    @property
    def gone(self) -> Cores:
        """All cores of the spirit given up, too."""
        return {**self.taken, self.victim.id: self.victim.cores} if self.victim else self.taken

    @property
    def victim_cost(self) -> int:
        """Its cost, braves included; -1 if none is chosen."""
        return combined_cost(self.side, self.victim) if self.victim else -1

    @property
    def needed_cost(self) -> int:
        """The cost transmigration asks for."""
        text = self.card.transmigration
        return text.min_cost if text else 0

    @property
    def voids_soul(self) -> bool:
        """Whether giving up the victim would put the soul core in the void."""
        text, soul = self.card.transmigration, self.side.soul
        to_void = text is not None and text.to == "void"
        return to_void and bool(soul) and soul == self.action.transmigrate and not self.soul

    def complete(self) -> Any:
        """The outcome of entering; the side of a brave with two hosts."""
        done = super().complete()
        return filled(done, slot=self.slot) if self.host_name else done

    @staticmethod
    def evolve(board: Board, event: Summoned) -> Board:
        if event.transmigrate:
            board = transmigrated(board, event)
        side = entered(board, event, 0 if event.onto else printed(board, event.card).minimum)
        if event.onto:
            side = combine(side, event.id, event.onto, event.slot)
        return acted(board, event, side, event.card, SUMMONED[event.player])

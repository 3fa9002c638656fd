"""Transmigration 転召: a spirit given up for the one summoned (digest 5.0.7)."""

from senpu.events.battle_spirits import Summoned
from senpu.projections.battle_spirits.board import Board, FieldCard, combined_cost, printed
from senpu.projections.battle_spirits.moving import shift
from senpu.projections.battle_spirits.plays import EnterPlay
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.shared.sides import with_side


@BOOK.rule("BS-C9", at="digest 5.0.7", source=QUOTED, facts="needed_cost victim_cost")
def transmigration_is_given(play: "Transmigration") -> bool:
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
def victim_holds_nothing_up(play: "Transmigration") -> bool:
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
    facts="victim_name soul_place",
)
def soul_core_is_kept_from_void(play: "Transmigration") -> bool:
    """ソウルコアはボイドに置けないので、ソウルコアの置かれたスピリットはボイドへの転召に選べない
    a spirit holding the soul core is not given up to the void, where that core may not go
    → 先にソウルコア（{soul_place}）を動かすか、支払いに使う
    → move the soul core (at {soul_place}) first, or pay with it
    """
    return not play.voids_soul


TRANSMIGRATION = (transmigration_is_given, victim_holds_nothing_up, soul_core_is_kept_from_void)


class Transmigration(EnterPlay):
    """What rules ask of the spirit that is given up."""

    action: Summoned  # pyright: ignore[reportIncompatibleVariableOverride]

    @property
    def victim(self) -> FieldCard | None:
        """The spirit chosen."""
        return self.field.get(self.action.transmigrate)

    @property
    def victim_name(self) -> str:
        """Its name on the field."""
        return self.action.transmigrate or "-"

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

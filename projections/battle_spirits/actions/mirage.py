"""Setting a mirage ミラージュ (digest 5.13)."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import Cost, MirageReturned, MirageSet
from senpu.projections.battle_spirits.board import Board, Side
from senpu.projections.battle_spirits.changes import acted
from senpu.projections.battle_spirits.cost import cost_of
from senpu.projections.battle_spirits.moving import dropped, lifted, paid
from senpu.projections.battle_spirits.plays import CardPlay
from senpu.projections.battle_spirits.rules import BOOK, QUOTED
from senpu.projections.battle_spirits.rules.cost import TAKEN, not_overpaid
from senpu.projections.battle_spirits.rules.main_step import FROM_HAND, MAIN_STEP
from senpu.projections.shared.sides import of_side


@BOOK.rule("BS-M8", at="¶ mirage")
def first_mirage_of_turn(play: "SetMirage") -> bool:
    """ミラージュのセットはターンに1回
    a mirage is set once a turn
    → 次の自分のターンを待つ
    → wait for the next own turn
    """
    return not play.side.mirage_set


@BOOK.rule("BS-M8a", at="¶ mirage", facts="total_cost reduced surcharge payable paid")
def mirage_cost_is_paid(play: "SetMirage") -> bool:
    """ミラージュのセットにはミラージュコストを支払う
    the mirage cost is paid for setting a mirage
    → {payable}個払う（ミラージュコスト{total_cost}－軽減{reduced}）。支払は{paid}
    → pay {payable} (mirage cost {total_cost} - reduction {reduced}); paid {paid}
    """
    return play.paid >= play.payable


@BOOK.rule("BS-M8b", at="¶ mirage", facts="number")
def card_has_mirage(play: "SetMirage") -> bool:
    """セットするのはミラージュ効果を持つカード
    the card set has a mirage effect
    → ミラージュ効果を持つカードをセットする（{number}にはない）
    → set a card that has a mirage effect; {number} has none
    """
    return play.card.mirage is not None


@BOOK.rule("BS-M8c", at="¶ mirage", facts="zone")
def mirage_comes_from_hand(play: "SetMirage") -> bool:
    """ミラージュは手札からセットする
    a mirage is set from the hand
    → 手札のカードをセットする
    → set a card from the hand, not from the {zone}
    """
    return play.zone == "hand"


BOOK.permits("BS-M8e", at="digest 5.13", source=QUOTED, option="effect_mirage_counts")("""
    効果でセットしたミラージュは、ターンに1回のセットに数えない
    a mirage set by an effect does not use up the set of the turn
""")


@BOOK.action(MirageSet)
class SetMirage(CardPlay):
    """A mirage is set for its own cost; the one set before makes room."""

    when = MAIN_STEP
    rules = (
        first_mirage_of_turn, *FROM_HAND, card_has_mirage, mirage_comes_from_hand,
        mirage_cost_is_paid, not_overpaid, *TAKEN,
    )  # fmt: skip

    def computed_cost(self) -> Cost:
        """The mirage cost with its own icons."""
        own, options = self.card.mirage, self.board.book.options
        if own is None:
            return Cost(printed=0, payable=0)
        return cost_of(self.side, own.cost, own.reduction, self.action.adjust, options)

    @staticmethod
    def evolve(board: Board, event: MirageSet) -> Board:
        side = lifted(paid(board.sides[event.player], event), event.card, event.source)
        return acted(board, event, replace(side, mirage=event.card, mirage_set=True), event.card)

    @staticmethod
    def follows(before: Board, board: Board, event: MirageSet) -> Iterator[Event]:
        """BS-M8d."""
        if lying := before.sides[event.player].mirage:
            yield MirageReturned(player=event.player, card=lying)


@BOOK.happens("BS-M8d", MirageReturned, at="digest 5.13", source=QUOTED)
@of_side
def mirage_returned(side: Side, event: MirageReturned) -> Side:
    """すでにあるミラージュは手札に戻る
    a mirage set before returns to the hand
    """
    return dropped(side, event.card, "hand")

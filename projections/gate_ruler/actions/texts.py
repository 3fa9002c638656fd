"""What a text or a judge's remedy did: each typed change with the rules it is asked."""

from functools import partial

from senpu.events.gate_ruler import EffectResolved, RulingGiven
from senpu.events.gate_ruler import changes as did
from senpu.projections.declared import ANY_TIME, TextPlay, filled
from senpu.projections.gate_ruler import changes
from senpu.projections.gate_ruler.board import UNKNOWN, Board, new_handle, new_id
from senpu.projections.gate_ruler.change_play import ChangePlay, milled
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.gate_ruler.rules.general import IN_MATCH, card_lies_there, zone_exists


@BOOK.rule("1-5b", facts="asked there")
def effect_is_possible(play: "ChangePlay | ResolveText") -> bool:
    """できない部分は行わない：デッキにある枚数、エナジーの数まで
    what is impossible is not done: no more cards than the deck holds, energy than there is
    → {there}まで（{asked}）
    → no more than {there}; {asked} were taken
    """
    return 0 <= play.asked <= play.there


@BOOK.action(EffectResolved)
class ResolveText(TextPlay):
    """The changes are judged one by one; cards moved one by one from a deck, together."""

    when = IN_MATCH
    rules = (effect_is_possible,)

    def __init__(self, board: Board, event: EffectResolved | RulingGiven) -> None:
        super().__init__(board, event)
        self.asked, self.there = milled(board, event.effects)

    @staticmethod
    def evolve(board: Board, event: EffectResolved | RulingGiven) -> Board:
        return changes.carried_out(board, event.effects)


@BOOK.action(RulingGiven)
class GiveRuling(ResolveText):
    """A judge rules at any time; the changes of a remedy are judged."""

    when = ANY_TIME


def entering(board: Board, change: did.UnitEntered) -> did.UnitEntered:
    """A unit put into play by a text: its name there."""
    name = board.book.names.get(change.card, change.card)
    return filled(change, id=new_id(board, f"{change.player}.{name}#"))


Unseen = did.DeckDriven | did.RulerDamaged


def with_handles(board: Board, change: Unseen) -> Unseen:
    """Cards taken from the deck unseen: their handles."""
    named: list[str] = []
    fresh = 0
    for card in change.cards:
        if card.startswith(UNKNOWN):
            named.append(new_handle(board, fresh))
            fresh += 1
        else:
            named.append(card)
    return filled(change, cards=tuple(named))


enter = partial(BOOK.change, play=ChangePlay, movers=changes.CHANGES)
enter(did.DamageDealt, card_lies_there, effect_is_possible)
enter(did.DamageHealed, card_lies_there, effect_is_possible)
enter(did.ValueChanged, card_lies_there)
enter(did.CardMoved, card_lies_there, zone_exists)
enter(did.UnitEntered, card_lies_there, zone_exists, complete=entering)
enter(did.CardTurned, card_lies_there)
enter(did.DeckDrawn, effect_is_possible, zone_exists)
enter(did.DeckDriven, effect_is_possible, complete=with_handles)
enter(did.RulerDamaged, effect_is_possible, complete=with_handles)
enter(did.EnergyTurned, effect_is_possible)
enter(did.SummonRightChanged)

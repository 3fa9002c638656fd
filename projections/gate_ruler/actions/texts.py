"""What a text or a judge's remedy did: each typed change with the rules it is asked."""

from senpu.events.gate_ruler import EffectResolved, RulingGiven
from senpu.events.gate_ruler.changes import (
    CardMoved,
    CardTurned,
    DamageDealt,
    DeckDrawn,
    DeckDriven,
    EnergyTurned,
    RulerDamaged,
    SummonRightChanged,
    UnitEntered,
)
from senpu.projections.declared import ANY_TIME, TextPlay, filled
from senpu.projections.gate_ruler import changes
from senpu.projections.gate_ruler.board import UNKNOWN, Board, new_handle, new_id
from senpu.projections.gate_ruler.change_play import ChangePlay
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.gate_ruler.rules.general import card_lies_there, zone_exists


@BOOK.rule("1-5b", facts="asked there")
def effect_is_possible(play: ChangePlay) -> bool:
    """できない部分は行わない：デッキにある枚数、エナジーの数まで
    what is impossible is not done: no more cards than the deck holds, energy than there is
    → {there}まで（{asked}）
    → no more than {there}; {asked} were taken
    """
    return 0 <= play.asked <= play.there


@BOOK.action(EffectResolved, RulingGiven)
class ResolveText(TextPlay):
    """Only the changes are judged."""

    when = ANY_TIME
    rules = ()

    @staticmethod
    def evolve(board: Board, event: EffectResolved | RulingGiven) -> Board:
        return changes.carried_out(board, event.effects)


def entering(board: Board, change: UnitEntered) -> UnitEntered:
    """A unit put into play by a text: its name there."""
    name = board.book.names.get(change.card, change.card)
    return filled(change, id=new_id(board, f"{change.player}.{name}#"))


def with_handles(board: Board, change: DeckDriven | RulerDamaged) -> DeckDriven | RulerDamaged:
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


RELOCATED = (card_lies_there, zone_exists)
TAKEN = (effect_is_possible,)

BOOK.change(
    DamageDealt,
    play=ChangePlay,
    rules=(card_lies_there, effect_is_possible),
    evolve=changes.damage_dealt,
)
BOOK.change(CardMoved, play=ChangePlay, rules=RELOCATED, evolve=changes.card_moved)
BOOK.change(
    UnitEntered,
    play=ChangePlay,
    rules=RELOCATED,
    evolve=changes.unit_entered,
    complete=entering,
)
BOOK.change(CardTurned, play=ChangePlay, rules=(card_lies_there,), evolve=changes.card_turned)
BOOK.change(
    DeckDrawn,
    play=ChangePlay,
    rules=(effect_is_possible, zone_exists),
    evolve=changes.deck_drawn,
)
BOOK.change(
    DeckDriven,
    play=ChangePlay,
    rules=TAKEN,
    evolve=changes.deck_driven,
    complete=with_handles,
)
BOOK.change(
    RulerDamaged,
    play=ChangePlay,
    rules=TAKEN,
    evolve=changes.ruler_damaged,
    complete=with_handles,
)
BOOK.change(EnergyTurned, play=ChangePlay, rules=TAKEN, evolve=changes.energy_turned)
BOOK.change(SummonRightChanged, play=ChangePlay, rules=(), evolve=changes.summon_right_changed)

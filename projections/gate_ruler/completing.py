"""Completing: what an action leaves unsaid is filled in before it is stored.

Its outcome (energy rested, names of what enters a zone or the gate, handles of unknown cards).
Completing what is complete changes nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.gate_ruler import EventPlayed
from senpu.events.gate_ruler.changes import DeckDriven, RulerDamaged, UnitEntered
from senpu.projections.gate_ruler.board import UNKNOWN, Board, new_gate_id, new_handle, new_id
from senpu.projections.gate_ruler.consequences import resolution
from senpu.projections.gate_ruler.play import CardPlay, SetPlay
from senpu.projections.gate_ruler.play_in_play import AbilityPlay, OverdrivePlay
from senpu.projections.gate_ruler.play_table import ResolvePlay


def _replaced(event: Any, **done: Any) -> Event:
    completed: Event = replace(event, **done)
    return completed


def played(play: CardPlay) -> Event:
    """Playing a card: the energy rested, the name on the gate, the number of a set card."""
    done: dict[str, Any] = {"energy": play.energy, "id": new_gate_id(play.board)}
    if play.laid and type(play.action) is EventPlayed:
        done["number"] = play.number if play.identified else ""
    return _replaced(play.action, **done)


def ability(play: AbilityPlay | OverdrivePlay) -> Event:
    """Playing an ability: the energy rested, the name on the gate."""
    return _replaced(play.action, energy=play.energy, id=new_gate_id(play.board))


def revealed(play: CardPlay) -> Event:
    """Revealing: the number of the card, if it was known before."""
    told = play.identified and not play.missing
    return _replaced(play.action, number=play.number if told else play.said)


def set_down(play: SetPlay) -> Event:
    """Setting: the energy rested, the name in the set zone, a handle for an unknown card."""
    card = play.number if play.source == "hand" else play.action.card
    id = new_id(play.board, f"{play.player}.s{play.zone}#")
    return _replaced(play.action, card=card, energy=play.energy, id=id)


def resolved(play: ResolvePlay) -> Event:
    """Resolving: the last item, and the name of what enters play."""
    event = play.event
    item = play.board.item(play.item)
    if item is None:
        return event
    by_rule = resolution(play.board, item)
    return replace(event, item=item.id, zone=play.zone, id=by_rule.id)


def unit_entered(board: Board, change: UnitEntered) -> UnitEntered:
    """A unit put into play by a text: its name there."""
    name = board.book.names.get(change.card, change.card)
    return replace(change, id=new_id(board, f"{change.player}.{name}#"))


def with_handles(board: Board, change: DeckDriven | RulerDamaged) -> DeckDriven | RulerDamaged:
    """Cards taken from the deck unseen: their handles."""
    return replace(change, cards=_with_handles(board, change.cards))


def _with_handles(board: Board, cards: tuple[str, ...]) -> tuple[str, ...]:
    named: list[str] = []
    fresh = 0
    for card in cards:
        if card.startswith(UNKNOWN):
            named.append(new_handle(board, fresh))
            fresh += 1
        else:
            named.append(card)
    return tuple(named)


CHANGES_COMPLETED: Mapping[type[Any], Callable[[Board, Any], Any]] = {
    UnitEntered: unit_entered,
    DeckDriven: with_handles,
    RulerDamaged: with_handles,
}

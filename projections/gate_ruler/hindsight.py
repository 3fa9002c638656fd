"""What a card that is turned up shows to have been wrong when it was set unknown (7-5a-1, 7-5a-2).

A set card is seen by its owner alone, so the rules of setting are asked again when it is known.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.gate_ruler import CardSet, EventPlayed
from senpu.events.match import CardIdentified
from senpu.projections.declared import waived
from senpu.projections.game import Hindsight, Past
from senpu.projections.gate_ruler.actions.setting import SetCard
from senpu.projections.gate_ruler.board import UNKNOWN, Board
from senpu.projections.gate_ruler.changes import identified
from senpu.projections.gate_ruler.rules import general
from senpu.projections.rules import Asked, Breaches

SETTABLE = Asked(*general.SETTABLE)


def set_wrongly(past: Past, board: Board, event: Event) -> Iterator[tuple[int, Breaches]]:
    """The entry that set the card an event turns up, if it was against the rules."""
    found = _turned_up(board, event)
    if found is None or found.handle not in board.set_in:
        return
    for seq, before, deed in past:
        if isinstance(deed, CardSet) and _handle(before, deed) == found.handle:
            if breaches := _broken(before, deed, found):
                yield seq, breaches
            return


def _turned_up(board: Board, event: Event) -> CardIdentified | None:
    """Which unknown card an event makes known."""
    if isinstance(event, CardIdentified):
        return event if board.handles.get(event.handle) == UNKNOWN else None
    if isinstance(event, EventPlayed) and event.number:
        laid = board.sides[event.player].laid(event.card)
        return CardIdentified(handle=laid.card, card=event.number) if laid else None
    return None


def _handle(before: Board, deed: CardSet) -> str:
    """What the card that was set is called: its handle, if it is unknown."""
    driven = before.sides[deed.player].driven(deed.card)
    return driven.card if driven else deed.card


def _broken(before: Board, deed: CardSet, found: CardIdentified) -> Breaches:
    """The rules of setting, asked as if the card had been known."""
    known = identified(before, found.handle, found.card)
    card = found.card if deed.card == found.handle else deed.card
    play = SetCard(known, replace(deed, card=card))
    return SETTABLE.breaches(play, known.book.options, waived(deed))


HINDSIGHT: Mapping[type[Event], Hindsight] = {
    CardIdentified: set_wrongly,
    EventPlayed: set_wrongly,
}

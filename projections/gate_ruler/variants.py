"""What else may be chosen in an action that is offered: the zone of a card not seen in hand."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.gate_ruler import UnitPlayed
from senpu.projections.gate_ruler.board import Board


def varied(board: Board, event: Event) -> Iterator[tuple[str, str, Event]]:
    """The name of a part, another value of it, and the action with that."""
    if isinstance(event, UnitPlayed):
        for zone in board.sides[event.player].zone_names:
            yield "zone", zone, replace(event, zone=zone)

"""The events of Sticks: both take one to three from a pile in turn, who takes the last wins."""

from senpu.events.base import Event, Seat
from senpu.events.match import SHARED


class SticksTaken(Event, frozen=True, kw_only=True):
    """A player took so many."""

    player: Seat
    n: int


EVENTS: tuple[type[Event], ...] = (*SHARED, SticksTaken)

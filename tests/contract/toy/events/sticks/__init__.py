"""The events of Sticks: one to three are taken from a pile in turn, who takes the last wins."""

from typing import Annotated, ClassVar

from senpu.events.base import Event, Seat
from senpu.events.match import SHARED, Ruling
from senpu.events.parts import Part, Verb


class SticksTaken(Event, frozen=True, kw_only=True):
    """A player took so many."""

    verbs: ClassVar = (Verb("t", "取る", "take"),)
    player: Seat
    n: Annotated[int, Part("", " {}本", "{}", "number", "joined")]


EVENTS: tuple[type[Event], ...] = (*SHARED, SticksTaken, Ruling)

"""The words every event is made of."""

import re
from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

Seat = Literal["A", "B"]
Mark = Literal["legal", "observed", "forced"]
"""How an action stands: by the rules; seen although illegal; put through by scribe or judge."""

Facts = Mapping[str, int | str]
"""What a verdict rests on, by name: `{"payable": 3, "paid": 2}`."""

SEATS: tuple[Seat, Seat] = ("A", "B")


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return "B" if seat == "A" else "A"


def snake_case(name: str) -> str:
    """The stored name of an event class: `CardsDrawn` is stored as `cards_drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Value(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A part of an event, without a type of its own."""


class Event(Value, frozen=True, tag_field="type", tag=snake_case):
    """Something that happened."""


class UnknownEvent(Event, frozen=True, tag=False):
    """An event of a type this version does not know: kept, shown, never interpreted.

    `fields` is the stored JSON object without its type.
    """

    type: str
    fields: Mapping[str, Any]


class Waiver(Value, frozen=True, kw_only=True):
    """A rule that a card's text lifts for one action; the card is the authority."""

    rule: str
    source: str


class Breach(Value, frozen=True, kw_only=True):
    """One rule broken, with the facts the verdict used."""

    rule: str
    facts: Facts = {}

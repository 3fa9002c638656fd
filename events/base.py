"""The words every event is made of."""

import re
import sys
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Struct

from senpu.events.parts import Part, Verb

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
    """A part of an event, without a type of its own.

    `verbs` says how it is written and typed, `order` names the fields as full text has them,
    where that is not as they are declared.
    """

    verbs: ClassVar[tuple[Verb, ...]] = ()
    order: ClassVar[str] = ""


class Event(Value, frozen=True, tag_field="type", tag=snake_case):
    """Something that happened."""


class UnknownEvent(Event, frozen=True, tag=False):
    """An event of a type this version does not know: kept, shown, never interpreted.

    `fields` is the stored JSON object without its type.
    """

    verbs: ClassVar = (Verb("", "未知の記録", "unknown entry"),)
    type: Annotated[str, Part("-", " {}", "{}", "word", "joined")]
    fields: Annotated[Mapping[str, Any], Part("-", "{}", "{}", "json", "joined hidden")]


def events_of(module: str) -> tuple[type[Event], ...]:
    """The event types a module defines, as they stand there; what others build on is none."""
    inner = vars(sys.modules[module]).values()
    found = [kind for kind in inner if isinstance(kind, type) and issubclass(kind, Event)]
    own = [kind for kind in found if kind.__module__ == module]
    return tuple(kind for kind in own if not any(kind in other.__bases__ for other in own))


class Waiver(Value, frozen=True, kw_only=True):
    """A rule that a card's text lifts for one action; the card is the authority."""

    rule: Annotated[str, Part("-", "{}", "{}", "word", "joined")]
    source: Annotated[str, Part("-", " 出典{}", "by {}", "field", "joined")]


class Breach(Value, frozen=True, kw_only=True):
    """One rule broken, with the facts the verdict used."""

    rule: str
    facts: Facts = {}

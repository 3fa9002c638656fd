"""What sort of action an event is, told from its class alone, for every game."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from senpu.events import match as shared
from senpu.events.base import Event, UnknownEvent
from senpu.events.parts import acts, columns_of

_KINDS: Final[Mapping[type[Event], str]] = {
    shared.MatchStarted: "setup",
    shared.HandDrawn: "setup",
    shared.HandRedrawn: "setup",
    shared.TurnStarted: "turn",
    shared.StepEntered: "turn",
    shared.CardsDrawn: "effect",
    shared.CardDeclared: "record",
    shared.CardIdentified: "record",
    shared.CountTaken: "record",
    shared.NoteMade: "record",
    shared.GapNoted: "record",
    shared.CorrectionMade: "return",
    shared.MatchRewound: "return",
    shared.PlayerConceded: "end",
    shared.MatchEnded: "end",
    shared.MatchClosed: "end",
    UnknownEvent: "unknown",
}


def kind(event: Event) -> str:
    """What an entry with this action is, as `schema.sql` lists it.

    Of a game's own events one that says who did it is that player's choice, or, saying no more,
    a pass; one with a judge is a ruling.
    """
    return _kind(type(event))


@cache
def _kind(event: type[Event]) -> str:
    if event in _KINDS:
        return _KINDS[event]
    if acts(event):
        return "pass" if event.__struct_fields__ == ("player",) else "play"
    return "ruling" if "judge" in columns_of(event) else "effect"


def type_name(event: Event) -> str:
    """The stored name of an event's type."""
    return event.type if isinstance(event, UnknownEvent) else _tag(type(event))


@cache
def _tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)

"""What sort of action an event is, told from its class alone, for every game."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from senpu.events import match as shared
from senpu.events.base import Event, UnknownEvent

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

    Of a game's own events one with a judge is a ruling, one with a player that player's choice;
    one that says nothing but who is a pass.
    """
    return _kind(type(event))


@cache
def _kind(event: type[Event]) -> str:
    if event in _KINDS:
        return _KINDS[event]
    fields = event.__struct_fields__
    if "judge" in fields:
        return "ruling"
    if fields == ("player",):
        return "pass"
    return "play" if "player" in fields else "effect"


def type_name(event: Event) -> str:
    """The stored name of an event's type."""
    return event.type if isinstance(event, UnknownEvent) else _tag(type(event))


@cache
def _tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)

"""Events that every game shares. Their names are storage: see `senpu.events`."""

from collections.abc import Mapping
from typing import Any, Literal

from senpu.events.base import Event, Seat

Penalty = Literal["W", "C", "GL", "ML", "DQ"]
"""Warning, caution, game loss, match loss, disqualification."""


class MatchStarted(Event, frozen=True, kw_only=True):
    """Both players are seated and `first` begins."""

    first: Seat


class HandDrawn(Event, frozen=True, kw_only=True):
    """The opening hand 初期手札."""

    player: Seat
    n: int


class HandRedrawn(Event, frozen=True, kw_only=True):
    """The opening hand was returned, shuffled in and drawn anew."""

    player: Seat
    n: int


class TurnStarted(Event, frozen=True, kw_only=True):
    """A turn began and went on to the step `to` without anything out of the ordinary."""

    turn: int
    player: Seat
    to: str = "main"


class StepEntered(Event, frozen=True, kw_only=True):
    """The next step or phase of the turn began."""

    step: str


class CardsDrawn(Event, frozen=True, kw_only=True):
    """Cards moved from the top of the deck to the hand; `n` may be less than was due."""

    player: Seat
    n: int


class CardDeclared(Event, frozen=True, kw_only=True):
    """A short name for a card was agreed on the spot; `facts` if the header does not hold them."""

    alias: str
    card: str
    facts: Mapping[str, Any] = {}


class CardIdentified(Event, frozen=True, kw_only=True):
    """An unknown card (`?3`) turned out to be `card`, also for all events before this one."""

    handle: str
    card: str
    basis: str = ""


class CountTaken(Event, frozen=True, kw_only=True):
    """Somebody counted the table: a closing count, zone by zone."""

    player: Seat
    counts: Mapping[str, int]


class CorrectionMade(Event, frozen=True, kw_only=True):
    """The scribe's slip: what was recorded after entry `to` did not happen."""

    to: int
    reason: str = ""


class MatchRewound(Event, frozen=True, kw_only=True):
    """A judge backed the match up to the position after entry `to`."""

    to: int
    reason: str = ""


class NoteMade(Event, frozen=True, kw_only=True):
    """A remark for the reader of the record."""

    text: str


class GapNoted(Event, frozen=True, kw_only=True):
    """`n` actions (0: some) were not seen."""

    n: int = 0
    text: str = ""


class PlayerConceded(Event, frozen=True, kw_only=True):
    """A player gave up 投了."""

    player: Seat


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over; without a winner it is a draw."""

    winner: Seat | None
    reason: str


class MatchClosed(Event, frozen=True, kw_only=True):
    """The end record: what the match slip says. Nothing is appended after it."""

    winner: Seat | None
    entries: int
    digest: str


SHARED: tuple[type[Event], ...] = (
    MatchStarted, HandDrawn, HandRedrawn, TurnStarted, StepEntered, CardsDrawn, CardDeclared,
    CardIdentified, CountTaken, CorrectionMade, MatchRewound, NoteMade, GapNoted, PlayerConceded,
    MatchEnded, MatchClosed,
)  # fmt: skip
"""The event types a game adds its own to."""

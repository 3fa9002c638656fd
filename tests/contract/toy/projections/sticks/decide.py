"""Deciding: a taking is judged, all else is accepted; the last stick ends the match."""

from senpu.events.base import Event
from senpu.events.match import MatchEnded
from senpu.projections.rules import Accepted, Asked, Breaches, Decision, Refused

from ...events.sticks.taking import SticksTaken
from .board import Board
from .evolve import evolve
from .rules import TAKE, Taking

ASKED = Asked(*TAKE)


def decide(board: Board, event: Event) -> Decision:
    """Whether an event may happen, and what follows."""
    found: Breaches = ()
    if isinstance(event, SticksTaken):
        found = ASKED.breaches(Taking(board, event.player, event.n), board.options)
    after = evolve(board, event)
    then: tuple[Event, ...] = ()
    if isinstance(event, SticksTaken) and after.pile <= 0 and not board.over:
        then = (MatchEnded(winner=event.player, reason="last stick"),)
        after = evolve(after, then[0])
    return Refused(found, event, then, after) if found else Accepted(event, then, after)


def because(event: Event) -> str:
    """The rule by which an event follows."""
    return "ST-4" if isinstance(event, MatchEnded) else ""

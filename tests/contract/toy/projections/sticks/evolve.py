"""What an event does to the pile."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event, other
from senpu.events.match import SHARED, MatchEnded, TurnStarted

from ...events.sticks.taking import SticksTaken
from .board import Board


def evolve(board: Board, event: Event) -> Board:
    """The board after an event."""
    step = EVOLVE.get(type(event))
    return step(board, event) if step else board


def sticks_taken(board: Board, event: SticksTaken) -> Board:
    left = board.pile - event.n
    return replace(board, pile=left, last=event.n, player=other(event.player))


def turn_started(board: Board, event: TurnStarted) -> Board:
    return replace(board, turn=event.turn)


def match_ended(board: Board, event: MatchEnded) -> Board:
    return replace(board, over=True, winner=event.winner)


EVOLVE: Mapping[type[Event], Callable[[Board, Any], Board]] = {
    SticksTaken: sticks_taken,
    TurnStarted: turn_started,
    MatchEnded: match_ended,
}
NO_EFFECT = frozenset(SHARED) - EVOLVE.keys()

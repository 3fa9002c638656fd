"""What the plays of several games have alike: who acts, on which side, facts read from there."""

from operator import attrgetter
from typing import Any

from senpu.events.base import Seat


def fact(path: str) -> Any:
    """What stands at the end of a path from a play, read when a rule or its verdict asks for it."""
    return property(attrgetter(path))


class Play:
    """What every action has: who acts, on which side, in which step of whose turn."""

    player: Seat = fact("action.player")
    turn_player: Seat = fact("board.player")
    step: str = fact("board.step")

    def __init__(self, board: Any, action: Any) -> None:
        self.board = board
        self.action = action
        self.side = board.sides[action.player]

    @property
    def bars(self) -> str:
        """The cards whose text forbids the action."""
        return " ".join(getattr(self.action, "barred", ()))

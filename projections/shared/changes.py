"""Typed changes of a card's text carried out, in every game that says what each one does."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

Board = TypeVar("Board")


class Movers(dict[type[Any], Callable[[Board, Any], Board]], Generic[Board]):
    """What each typed change does to a board."""

    def changed(self, board: Board, effect: Any) -> Board:
        """The board after one typed change."""
        return self[type(effect)](board, effect)

    def carried_out(self, board: Board, effects: Iterable[Any]) -> Board:
        """The board after all changes of a text, one by one."""
        for effect in effects:
            board = self[type(effect)](board, effect)
        return board

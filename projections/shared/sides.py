"""A board with one of its sides changed."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Seat

Board = TypeVar("Board", bound=Struct)
FROM: Mapping[Seat, tuple[Seat, Seat]] = {"A": ("A", "B"), "B": ("B", "A")}
"""Both seats in order, from one of them."""


def with_side(board: Board, side: Any) -> Board:
    """The board with a side in the place of the one that seat had."""
    sides = board.sides  # type: ignore[attr-defined]
    return replace(board, sides={**sides, side.seat: side})


def on_side(board: Board, seat: Seat, change: Callable[[Any], Any]) -> Board:
    """The board with one side changed."""
    sides = board.sides  # type: ignore[attr-defined]
    return replace(board, sides={**sides, seat: change(sides[seat])})

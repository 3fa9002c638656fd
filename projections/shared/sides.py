"""A board with one of its sides changed, cards with one of them gone."""

from collections.abc import Callable, Mapping
from functools import wraps
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


def of_side(change: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """A mover that changes the side of the player of its event, and nothing else."""

    @wraps(change)
    def moved(board: Any, event: Any) -> Any:
        sides, seat = board.sides, event.player
        return replace(board, sides={**sides, seat: change(sides[seat], event)})

    return moved


def minus(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one copy of `card`, if it is among them."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]

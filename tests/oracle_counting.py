"""Counting legal lines, as chess programs count moves: by the rules, and by a model of their own.

A grid is every move that can be said of a position, sensible or not. What of it is legal is asked
of two models that share nothing: the game itself, and a naive one written for the tests.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from senpu.events.base import Event
from senpu.projections.game import Game
from senpu.projections.rules import Accepted

Move = tuple[Any, ...]
Grid = Sequence[Move]


class Model(Protocol):
    """Knows where a move leads; nowhere, if it is illegal."""

    def after(self, position: Any, move: Move) -> Any | None: ...


Placed = tuple[Model, Any]
"""A model, and a position as it stands in that."""


class ByTheRules:
    """The game itself: `said` makes an event of a move."""

    def __init__(self, game: Game, said: Callable[[Any, Move], Event]) -> None:
        self.game = game
        self.said = said

    def after(self, position: Any, move: Move) -> Any | None:
        """The board after a move that is accepted."""
        decision = self.game.decide(position, self.said(position, move))
        return decision.board if isinstance(decision, Accepted) else None


def count(model: Model, position: Any, grid: Grid, depth: int) -> tuple[int, ...]:
    """How many legal lines there are of one move, of two, and so on."""
    nexts = (model.after(position, move) for move in grid)
    reached = [position for position in nexts if position is not None]
    if depth == 1 or not reached:
        return (len(reached),) * depth
    longer = [count(model, position, grid, depth - 1) for position in reached]
    return (len(reached), *map(sum, zip(*longer, strict=True)))


def disagreements(one: Placed, two: Placed, grid: Grid, depth: int) -> Iterator[tuple[Move, ...]]:
    """The lines of which only one of two models thinks that they are legal."""
    for move in grid:
        first, second = one[0].after(one[1], move), two[0].after(two[1], move)
        if (first is None) != (second is None):
            yield (move, ("legal by the first" if first is not None else "by the second",))
        elif first is not None and depth > 1:
            rest = disagreements((one[0], first), (two[0], second), grid, depth - 1)
            yield from ((move, *line) for line in rest)


def counted_alike(one: Placed, other: Placed, grid: Grid, known: tuple[int, ...]) -> None:
    """As many legal lines of one, two and three moves, and as many as were counted once."""
    found = [count(model, position, grid, 3) for model, position in (one, other)]
    assert found == [known, known]


def lines_are_the_same(one: Placed, other: Placed, grid: Grid) -> None:
    """Not only as many."""
    assert not list(disagreements(one, other, grid, 2))

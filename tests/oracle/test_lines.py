"""Legal lines to depth 3, by the rules and by a naive model of each game that shares no code."""

from types import ModuleType

import pytest

from oracle import gate_lines, spirits_lines
from oracle_counting import counted_alike, lines_are_the_same

every_position = pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in (spirits_lines, gate_lines) for name in game.POSITIONS],
)


@every_position
def test_the_rules_count_what_a_naive_model_counts(game: ModuleType, name: str) -> None:
    """As many legal lines of one, two and three moves, and as many as were counted once."""
    board, state, known = game.POSITIONS[name]
    counted_alike((game.RULES, board), (game.Naive(), state), tuple(game.grid(state)), known)


@every_position
def test_the_lines_are_the_same_ones(game: ModuleType, name: str) -> None:
    """Not only as many."""
    board, state, _ = game.POSITIONS[name]
    lines_are_the_same((game.RULES, board), (game.Naive(), state), tuple(game.grid(state)))


@every_position
def test_what_is_offered_is_what_is_legal(game: ModuleType, name: str) -> None:
    """The list of legal actions against the grid, as far as each game lists what can be done."""
    board, state, _ = game.POSITIONS[name]
    game.offered_is_legal(board, state)

"""Text typed at the table understood on a board, and entries written out in full."""

from senpu.events.envelope import Entry
from senpu.projections.battle_spirits.board import Board
from senpu.projections.game import Intent
from senpu.projections.rules import Lang


def items(line: str) -> tuple[tuple[str, int], ...]:
    """A line cut into items, each with the column it begins at."""
    raise NotImplementedError


def read(board: Board, item: str, by: str) -> tuple[Intent, ...]:
    """One item understood on a board. Raises NotationError."""
    raise NotImplementedError


def write(board: Board, entry: Entry, lang: Lang) -> str:
    """An entry in full notation; `board` is the position before it."""
    raise NotImplementedError


def complete(board: Board, text: str) -> tuple[str, ...]:
    """What could follow the text typed so far."""
    raise NotImplementedError

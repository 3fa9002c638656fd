"""Text typed at the table understood on a board, and entries written out in full.

The grammar stands in `senpu.events.notation.battle_spirits`.
"""

from senpu.events.envelope import Entry
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.reading import completion
from senpu.projections.battle_spirits.reading.reader import BattleReading
from senpu.projections.game import Intent
from senpu.projections.reading import notation
from senpu.projections.rules import Lang


def items(line: str) -> tuple[tuple[str, int], ...]:
    """A line cut into items, each with the column it begins at."""
    return notation.items(BattleReading, line)


def read(board: Board, item: str, by: str) -> tuple[Intent, ...]:
    """The first item of a line understood on a board. Raises NotationError."""
    return notation.read(BattleReading, board, item, by)


def write(board: Board, entry: Entry, lang: Lang) -> str:
    """An entry in full notation; `board` is the position before it."""
    return notation.write(BattleReading, board, entry, lang)


def complete(board: Board, text: str) -> tuple[str, ...]:
    """What could follow the text typed so far, each to be appended as it is."""
    return completion.complete(board, text)

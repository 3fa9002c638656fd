"""Text typed at the table understood on a board, and entries written out in full.

The grammar stands in `senpu.events.notation.gate_ruler`.
"""

from senpu.events.envelope import Entry
from senpu.projections.game import Intent
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.reading import completion
from senpu.projections.gate_ruler.reading.items import GateReading
from senpu.projections.reading import notation
from senpu.projections.rules import Lang


def items(line: str) -> tuple[tuple[str, int], ...]:
    """A line cut into items, each with the column it begins at."""
    return notation.items(GateReading, line)


def read(board: Board, item: str, by: str) -> tuple[Intent, ...]:
    """The first item of a line understood on a board. Raises NotationError.

    What goes on the gate comes with its answers, the passes of both, and what it did.
    """
    return notation.read(GateReading, board, item, by)


def write(board: Board, entry: Entry, lang: Lang) -> str:
    """An entry in full notation; `board` is the position before it."""
    return notation.write(GateReading, board, entry, lang)


def complete(board: Board, text: str) -> tuple[str, ...]:
    """What could follow the text typed so far, each to be appended as it is."""
    return completion.complete(board, text)


def rests(board: Board) -> bool:
    """Whether an action is over: nothing on the gate, and nobody waits for the other's pass."""
    return not board.gate and board.passes % 2 == 0

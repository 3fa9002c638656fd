"""Text typed at the table understood on a board, and entries written out in full.

The grammar stands in `senpu.events.notation.gate_ruler`.
"""

from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.reading.completion import complete
from senpu.projections.gate_ruler.reading.reader import GateReading
from senpu.projections.reading.notation import Notation

NOTATION = Notation(GateReading, complete)
items, read, write, say = NOTATION.items, NOTATION.read, NOTATION.write, NOTATION.say

__all__ = ["complete", "items", "read", "rests", "say", "write"]


def rests(board: Board) -> bool:
    """Whether an action is over: nothing on the gate, and nobody waits for the other's pass."""
    return not board.gate and board.passes % 2 == 0

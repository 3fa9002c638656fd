"""Text typed at the table understood on a board, and entries written out in full.

The grammar stands in `senpu.events.notation.battle_spirits`.
"""

from senpu.projections.battle_spirits.reading.completion import complete
from senpu.projections.battle_spirits.reading.reader import BattleReading
from senpu.projections.reading.notation import Notation

NOTATION = Notation(BattleReading, complete)
items, read, write, say = NOTATION.items, NOTATION.read, NOTATION.write, NOTATION.say

__all__ = ["complete", "items", "read", "say", "write"]

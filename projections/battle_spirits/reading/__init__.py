"""Text typed at the table understood on a board, and entries written out in full.

The grammar stands in `senpu.events.notation.battle_spirits`.
"""

from senpu.projections.battle_spirits.reading.completion import COMPLETION
from senpu.projections.battle_spirits.reading.reader import BattleReading
from senpu.projections.reading.notation import Notation

NOTATION = Notation.completing(BattleReading, COMPLETION)
items, read, write, say = NOTATION.items, NOTATION.read, NOTATION.write, NOTATION.say
complete = NOTATION.complete

__all__ = ["complete", "items", "read", "say", "write"]

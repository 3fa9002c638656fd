"""The rules of Gate Ruler by their official numbers, one file a kind of action.

`BOOK` is the table of all rules. A letter x behind a number (7-5a-x1) marks what hangs on that rule
but has no number there: a ruler's own rule, or a reading of ours. GR-… are what the record itself
asks. Gear Up 装着 is not modelled: what it forbids is waived or barred by name.
"""

import re
from collections.abc import Mapping
from functools import cache

from senpu.projections.rules import Rule, Rulebook


class NumberedBook(Rulebook):
    """A rulebook in the order of its numbers; what has none comes last."""

    def rules(self) -> Mapping[str, Rule]:
        """All rules by id, in that order."""
        return {id: self.table[id] for id in sorted(self.table, key=_place)}


@cache
def _place(id: str) -> tuple[tuple[int, str], ...]:
    """Where a number stands: 7-2a-1 behind 7-2a, 7-10a behind both, GR-1 behind all."""
    parts: list[str] = re.findall(r"\d+|[A-Za-z]+", id)
    return tuple((int(part), "") if part.isdecimal() else (LAST, part) for part in parts)


LAST = 1000

BOOK = NumberedBook("Gate Ruler comprehensive rules 総合ルール")
FAQ = "Gate Ruler FAQ and Q&A"
FANS = "players' sites quoting the rules"
OURS = "reading of senpu; no source states it"

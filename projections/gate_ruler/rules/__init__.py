"""The rules of Gate Ruler by their official numbers, one file a kind of action.

`BOOK` is the table of all rules. A letter x behind a number (7-5a-x1) marks what hangs on that rule
but has no number there: a ruler's own rule, or a reading of ours. GR-… are what the record itself
asks. Gear Up 装着 is not modelled: what it forbids is waived or barred by name.
"""

from senpu.projections.declared import Book
from senpu.projections.rules import OURS as OURS
from senpu.projections.rules import Source
from senpu.projections.shared.record import names_last, stands_by_itself

BOOK = Book("Gate Ruler comprehensive rules 総合ルール")
FAQ = Source("Gate Ruler FAQ and Q&A")
PLAYERS = Source("players describing the gate; no rule that was seen says it", "inferred")
FANS = Source("players' sites quoting the rules", "second_hand")

stands_by_itself(BOOK, "GR-11")
names_last(BOOK, "GR-20")

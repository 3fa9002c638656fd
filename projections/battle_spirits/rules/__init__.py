"""The rules of Battle Spirits, one file a chapter, and for each action the rules it is asked.

`BOOK` is the table of all rules. BS-M… are the sentences of the official page "main step" in
their order, BS-C… cost and payment, BS-B… braves, BS-S… turns and steps, BS-X… card texts,
BS-R… the record itself.
"""

from senpu.projections.declared import Book
from senpu.projections.rules import OURS as OURS
from senpu.projections.rules import Source
from senpu.projections.shared.record import names_last, stands_by_itself

BOOK = Book("Battle Spirits, official page メインステップ")
MANUAL = Source("Battle Spirits rule manual 17.1 (Eternal)")
QUOTED = Source("players' wiki and quoted articles of the comprehensive rules", "second_hand")

stands_by_itself(BOOK, "BS-R6")
names_last(BOOK, "BS-R7")

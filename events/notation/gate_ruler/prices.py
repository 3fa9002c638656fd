"""Short text of costs that texts change: `$-1:hal`, `$=0:hal`."""

import re
from typing import NamedTuple

from senpu.events.notation.gate_ruler.refs import take_card
from senpu.events.notation.line import Scan
from senpu.events.notation.refs import Ref

_PRICE = re.compile(r"[$¥]\s*(?:=\s*(\d+)|([+-])\s*(\d+))\s*[:@]")
_SIGN = re.compile(r"[$¥]")


class Price(NamedTuple):
    """What a text does to a cost: it becomes `set`, or changes by `add`."""

    source: Ref
    set: int | None
    add: int


def take_price(scan: Scan) -> tuple[Price, ...] | None:
    """`$-1:hal`, `$=0:hal`. Raises Unreadable where no card or number follows `$`."""
    if not scan.ahead(_SIGN):
        return None
    found = scan.take(_PRICE)
    source = take_card(scan) if found else None
    if not found or not source:
        raise scan.fail(
            "コストの増減とそのカードが必要です（例：$-1:hal）",
            "say what the cost becomes and by which card: $-1:hal",
        )
    add = int(found[2] + found[3]) if found[2] else 0
    return (Price(source, None if found[1] is None else int(found[1]), add),)

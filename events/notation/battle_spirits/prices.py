"""Short text of costs that texts change: `$=4:hal`, `$ir1:hal`, several before one source."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from senpu.events.notation.line import Scan, Unreadable, unescaped
from senpu.events.notation.refs import Ref, take_ref

KINDS: Mapping[str, str] = {
    "r": "red", "p": "purple", "g": "green", "w": "white", "y": "yellow", "b": "blue",
    "u": "ultimate", "k": "god", "a": "any",
    "赤": "red", "紫": "purple", "緑": "green", "白": "white", "黄": "yellow", "青": "blue",
    "極": "ultimate", "神": "god", "全": "any",
}  # fmt: skip
"""Letters of icons and symbols."""

_KIND = rf'(?:({"|".join(KINDS)}|{"|".join(set(KINDS.values()))})|"([^"]*)")?'
_PRICE = re.compile(r"\$|¥")
_PARTS = (
    re.compile(r"=\s*(\d+)"),
    re.compile(r"([+-])\s*(\d+)"),
    re.compile(r"x\s*(-?\d+)", re.I),
    re.compile(rf"([is])\s*{_KIND}\s*(-?\d+)", re.I),
    re.compile(r"(?:free|無償)", re.I),
)
_SOURCE = re.compile(r"[:@]")


class Price(NamedTuple):
    """What a text does to a cost. A kind of None is the only one the card has."""

    source: Ref
    set: int | None
    add: int
    surcharge: int
    icons: tuple[tuple[str | None, int], ...]
    symbols: tuple[tuple[str | None, int], ...]
    free: bool


def take_price(scan: Scan) -> Price | None:
    """`$=4:hal`, `$+1:hal`, `$ir1:hal`, `$x1:hal`, `$free:hal`, several before one source."""
    if not scan.take(_PRICE):
        return None
    found = _PriceParts()
    while found.take(scan):
        pass
    source = take_ref(scan) if scan.take(_SOURCE) else None
    if not source:
        raise scan.fail(
            "コストを変えるカードが必要です（例：$-1:hal）",
            "name the card that changes the cost: $-1:hal",
        )
    return found.price(source)


_PRICE_TWICE = ("コストが2つあります", "the cost is set twice")


class _PriceParts:
    """The parts of a `$` as they are read."""

    def __init__(self) -> None:
        self.set: int | None = None
        self.add = self.surcharge = 0
        self.kinds: dict[str, list[tuple[str | None, int]]] = {"i": [], "s": []}
        self.free = False

    def take(self, scan: Scan) -> bool:
        """Read one part, if one stands here."""
        for at, pattern in enumerate(_PARTS):
            column = scan.column
            if found := scan.take(pattern):
                if at == 0 and self.set is not None:
                    raise Unreadable(*_PRICE_TWICE, column)
                self._note(at, found)
                return True
        return False

    def _note(self, at: int, found: re.Match[str]) -> None:
        if at == 0:
            self.set = int(found[1])
        elif at == 1:
            self.add += int(found[1] + found[2])
        elif at == 2:
            self.surcharge += int(found[1])
        elif at == 3:
            kind = unescaped(found[3]) if found[3] is not None else found[2] and found[2].lower()
            known = KINDS.get(kind, kind) if kind else kind
            self.kinds[found[1].lower()].append((known, int(found[4])))
        else:
            self.free = True

    def price(self, source: Ref) -> Price:
        """All parts, as the text of one card."""
        icons, symbols = (tuple(self.kinds[letter]) for letter in "is")
        return Price(source, self.set, self.add, self.surcharge, icons, symbols, self.free)

"""Reading what card texts do: changes `&`, costs `$`, rules `%`, braves that stay `^`."""

import re
from collections.abc import Mapping

from senpu.events.notation.battle_spirits.effects import (
    CAUSES,
    KINDS,
    STATES,
    WAYS,
    ZONES,
    Change,
    Draw,
    Go,
    Keep,
    LevelCost,
    Lock,
    Mill,
    Part,
    Price,
    Put,
    Shift,
    Turned,
    Way,
)
from senpu.events.notation.line import Scan, Unreadable, unescaped
from senpu.events.notation.refs import Amount, Ref, take_amount, take_ref, take_refs


def _words(*tables: Mapping[str, object]) -> str:
    words = sorted((word for table in tables for word in table), key=len, reverse=True)
    return "|".join(map(re.escape, words))


_AND = re.compile(r"&")
_SIDE = r"(?:([12])\.\s*)?"
_COUNTED = re.compile(rf"{_SIDE}(?:(d|draws?|ドロー)|(m|mill|デッキ破棄))\s*(\d+)(?![\w.])", re.I)
_MILL = re.compile(rf"{_SIDE}(?:mill|デッキ破棄)(?![a-z0-9])\s*:?", re.I)
_WAY = re.compile(rf"{_SIDE}({_words(WAYS)})(?![a-z0-9])\s*:?", re.I)
_MOVE = re.compile(rf"{_SIDE}(?:mv|移動)(?![a-z0-9])\s*:?", re.I)
_PATH = re.compile(rf"({_words(ZONES)})\s*>\s*({_words(ZONES)})\s*(?:\(?\s*({_words(CAUSES)})\)?)?")
_TURN = re.compile(rf"({_words(STATES)})(?![a-z0-9])\s*:?", re.I)
_PUT = re.compile(rf"{_SIDE}(?:(put|出す)|(tok|トークン))(?![a-z0-9])\s*:?", re.I)
_FROM = re.compile(r"<")
_ZONE = re.compile(rf"<\s*({_words(ZONES)})")
_LEVEL = re.compile(r"(?:lv|Lvコスト)(?![a-z0-9])\s*:?", re.I)
_IS = re.compile(r"=\s*(\d+)")
_LOCK = re.compile(r"(?:(lock|保護)|(unlock|保護解除))(?![a-z0-9])\s*:?", re.I)
_PART = re.compile(r"(?:part|分離)(?![a-z0-9])\s*:?", re.I)
_TO = re.compile(r">(?!>)")
_PLUS = re.compile(r"\+")
_PRICE = re.compile(r"\$|¥")
_KIND = rf'(?:({_words(KINDS)}|{"|".join(set(KINDS.values()))})|"([^"]*)")?'
_PARTS = (
    re.compile(r"=\s*(\d+)"),
    re.compile(r"([+-])\s*(\d+)"),
    re.compile(r"x\s*(-?\d+)", re.I),
    re.compile(rf"([is])\s*{_KIND}\s*(-?\d+)", re.I),
    re.compile(r"(?:free|無償)", re.I),
)
_SOURCE = re.compile(r"[:@]")
_KEEP = re.compile(r"\^")


def take_change(scan: Scan) -> tuple[Change, ...] | None:
    """What stands behind `&`, if one stands here. Raises Unreadable."""
    if not scan.take(_AND):
        return None
    found = read_change(scan)
    if found is None:
        raise no_change(scan)
    return found


def no_change(scan: Scan) -> Unreadable:
    """An error about what is nothing a text does."""
    return scan.fail(
        f"「{scan.rest}」は効果として読めません（l>r1 d2 mill3 kill back top bot out dis ex re hv "
        "put tok mv lv lock unlock part、行動は | で区切る）",
        f"{scan.rest!r} is nothing a text does: l>r1 d2 mill3 kill back top bot out dis ex re hv "
        "put tok mv lv lock unlock part; write | between actions",
    )


def read_change(scan: Scan) -> tuple[Change, ...] | None:
    """A change without its `&`; several where a word is for several cards."""
    for read in (_shift, _counted, _mill, _move, _way, _turn, _put, _level, _lock, _part):
        start = scan.at
        if (found := read(scan)) is not None:
            return found
        scan.at = start
    return None


def _shift(scan: Scan) -> tuple[Change, ...] | None:
    source = take_amount(scan)
    if not source or not source.ref or not scan.take(_TO):
        return None
    target = take_amount(scan)
    return (Shift(source, target),) if target and target.ref else None


def _counted(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_COUNTED)
    if not found:
        return None
    side, n = int(found[1] or 0), int(found[4])
    return (Draw(side, n) if found[2] else Mill(side, n, ()),)


def _mill(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_MILL)
    return (Mill(int(found[1] or 0), 0, take_refs(scan)),) if found else None


def _way(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_WAY)
    if not found:
        return None
    side = int(found[1] or 0)
    return tuple(Go(side, card, WAYS[found[2].lower()]) for card in take_refs(scan)) or None


def _move(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_MOVE)
    card = take_ref(scan) if found else None
    path = scan.take(_PATH) if card else None
    if not found or not card or not path:
        return None
    way = Way(ZONES[path[1]], ZONES[path[2]], CAUSES[path[3]] if path[3] else "")
    return (Go(int(found[1] or 0), card, way),)


def _turn(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_TURN)
    if not found:
        return None
    return tuple(Turned(card, STATES[found[1].lower()]) for card in take_refs(scan)) or None


def _put(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_PUT)
    if not found:
        return None
    card = take_ref(scan)
    zone = scan.take(_ZONE)
    source = ZONES[zone[1]] if zone else "token" if found[3] else ""
    return (Put(int(found[1] or 0), card, source, take_cores(scan)),)


def _level(scan: Scan) -> tuple[Change, ...] | None:
    card = take_ref(scan) if scan.take(_LEVEL) else None
    cores = scan.take(_IS) if card else None
    return (LevelCost(card, int(cores[1])),) if card and cores else None


def _lock(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_LOCK)
    card = take_ref(scan) if found else None
    return (Lock(card, bool(found[1])),) if found and card else None


def _part(scan: Scan) -> tuple[Change, ...] | None:
    brave = take_ref(scan) if scan.take(_PART) else None
    if not brave:
        return None
    return (Part(brave, take_ref(scan) if scan.take(_FROM) else None),)


def take_cores(scan: Scan) -> tuple[Amount, ...]:
    """Cores that stand close behind a card: `+1`, `+r1+gor1`."""
    found: list[Amount] = []
    while scan.glued and scan.take(_PLUS):
        amount = take_amount(scan)
        if amount is None:
            raise scan.fail("+ の後に数か場所が必要です", "a number or a place must follow +")
        found.append(amount)
    return tuple(found)


def take_keep(scan: Scan) -> Keep | None:
    """`^ken`, `^ken+r1`."""
    if not scan.take(_KEEP):
        return None
    brave = take_ref(scan)
    if not brave:
        raise scan.fail("^ の後に残すブレイヴが必要です", "name the brave that stays behind ^")
    return Keep(brave, take_cores(scan))


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

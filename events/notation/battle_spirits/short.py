"""Short text of Battle Spirits: its signs, its options, and what card texts may be said to do."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, get_args

from senpu.events.battle_spirits import EVENTS
from senpu.events.battle_spirits.changes import Effect
from senpu.events.notation.battle_spirits.prices import take_price
from senpu.events.notation.changes import Changes, Lexer, among
from senpu.events.notation.kinds import CAUSE_WORDS
from senpu.events.notation.lifts import BAR, take_lift
from senpu.events.notation.line import Scan
from senpu.events.notation.refs import (
    Amount,
    Ref,
    needed,
    take_amount,
    take_number,
    take_ref,
    take_refs,
)
from senpu.events.notation.short import Sign, Tongue
from senpu.events.notation.verbs import Letter, Letters

ZONES: Mapping[str, str] = {
    "hand": "hand", "手札": "hand", "deck": "deck", "デッキ": "deck",
    "top": "deck_top", "デッキ上": "deck_top",
    "bottom": "deck_bottom", "デッキ下": "deck_bottom", "trash": "trash", "トラッシュ": "trash",
    "removed": "removed", "除外": "removed", "tegamoto": "tegamoto", "手元": "tegamoto",
    "burst": "burst", "バースト": "burst", "mirage": "mirage", "ミラージュ": "mirage",
    "field": "field", "フィールド": "field", "token": "token", "トークン": "token",
}  # fmt: skip


_LEVEL = re.compile(r"@\s*(?:lv)?\s*(\d*)\s*(\*)?", re.I)
_AIM = re.compile(r">>")
_ARROW = re.compile(r">(?!>)")
_FROM = re.compile(r"<")
_PUT = re.compile(r"\+")
_PAY = re.compile(r'p(?=[12]\.|["《\[?*=])')
_KEEP = re.compile(r"\^")
_COMMA = re.compile(r",")


class Moved(NamedTuple):
    """Cores from a place to another, as typed."""

    source: Amount
    target: Amount


class Level(NamedTuple):
    """A level, 0 where none was named, with the soul core on the card or not."""

    n: int
    soul: bool


class Keep(NamedTuple):
    """A brave that stays when its host leaves, and on which cores."""

    brave: Ref
    cores: tuple[Amount, ...]


# Signs


def _level(scan: Scan) -> tuple[Level, ...] | None:
    found = scan.take(_LEVEL)
    return (Level(int(found[1] or 0), bool(found[2])),) if found else None


def _aims(scan: Scan) -> tuple[Ref, ...] | None:
    return needed(scan, take_refs(scan)) if scan.take(_AIM) else None


def _arrows(scan: Scan) -> tuple[Ref, ...] | None:
    return needed(scan, take_refs(scan)) if scan.take(_ARROW) else None


def _bars(scan: Scan) -> tuple[Ref, ...] | None:
    return needed(scan, take_refs(scan)) if scan.take(BAR) else None


def _price(scan: Scan) -> tuple[Any, ...] | None:
    price = take_price(scan)
    return (price,) if price else None


def _nothing(scan: Scan) -> None:
    return None


def _given(scan: Scan) -> tuple[Ref | None, ...] | None:
    return (needed(scan, take_ref(scan)),) if scan.take(_FROM) else None


def _put(scan: Scan) -> tuple[Amount, ...] | None:
    return (_amount(scan),) if scan.take(_PUT) else None


def _pay(scan: Scan) -> tuple[Amount, ...] | None:
    return (_amount(scan),) if scan.take(_PAY) else None


def _amount(scan: Scan) -> Amount:
    amount = take_amount(scan)
    if amount is None:
        raise scan.fail("数か場所が必要です", "a number or a place must follow")
    return amount


def _word(scan: Scan) -> tuple[Amount, ...] | None:
    word = take_amount(scan)
    return (word,) if word else None


def _moves(scan: Scan) -> tuple[Moved, ...] | None:
    """`r>gor1>hal1`: from one place to one or several."""
    source = take_amount(scan)
    if not source or not scan.ahead(_ARROW):
        return None
    moves: list[Moved] = []
    while scan.take(_ARROW):
        target = take_amount(scan)
        if target is None or target.ref is None:
            raise scan.fail("コアの行き先が必要です", "say where the cores go")
        moves.append(Moved(source, target))
        if not scan.ahead(_ARROW):
            scan.take(_COMMA)
    return tuple(moves)


def take_cores(scan: Scan) -> tuple[Amount, ...]:
    """Cores that stand close behind a card: `+1`, `+r1+gor1`."""
    found: list[Amount] = []
    while scan.glued and scan.take(_PUT):
        amount = take_amount(scan)
        if amount is None:
            raise scan.fail("+ の後に数か場所が必要です", "a number or a place must follow +")
        found.append(amount)
    return tuple(found)


def _keep(scan: Scan) -> tuple[Keep, ...] | None:
    """`^ken`, `^ken+r1`."""
    if not scan.take(_KEEP):
        return None
    brave = take_ref(scan)
    if not brave:
        raise scan.fail("^ の後に残すブレイヴが必要です", "name the brave that stays behind ^")
    return (Keep(brave, take_cores(scan)),)


# Parts of what texts do


def _place(scan: Scan) -> Amount | None:
    amount = take_amount(scan)
    return amount if amount and amount.ref else None


def _cards(scan: Scan) -> tuple[Ref, ...] | None:
    return take_refs(scan) or None


def _cores(scan: Scan) -> tuple[Amount, ...] | None:
    return take_cores(scan) or None


LEXERS: Mapping[str, Lexer] = {
    "card": Lexer(take_ref),
    "cause": among(CAUSE_WORDS, r"\(?\s*({})\)?"),
    "cores": Lexer(_cores, signed=True),
    "each": Lexer(_cards, each=True),
    "lies": Lexer(take_ref),
    "milled": Lexer(_cards, take_number),
    "number": Lexer(take_number, take_number),
    "place": Lexer(_place),
    "zone": among(ZONES),
}
"""Parts of typed changes, by their kind."""
CHANGES = Changes(get_args(Effect), LEXERS, shift="l>r1")

LETTERS: Mapping[str, Letters] = {
    "source": {"t": Letter("tegamoto", "手元から", "from the tegamoto", "tegamoto 手元")},
    "slot": {
        "l": Letter("left", "左", "left", "left 左"),
        "r": Letter("right", "右", "right", "right 右"),
    },
    "burst_goes": {
        "t": Letter("trash", "トラッシュへ", "to the trash", "trash トラッシュ"),
        "f": Letter("field", "フィールドへ", "to the field", "field フィールド"),
        "h": Letter("hand", "手札へ", "to the hand", "hand 手札"),
    },
}
"""What may stand behind `/`, besides what chooses the verb."""
SIGNS: Mapping[str, Sign] = {
    "&": Sign(CHANGES.take),
    "$": Sign(_price),
    "^": Sign(_keep),
    "%no": Sign(_bars),
    "%": Sign(take_lift),
    "/": Sign(_nothing),
    "@": Sign(_level, once=_LEVEL),
    ">>": Sign(_aims),
    ">": Sign(_arrows),
    "<": Sign(_given, once=_FROM),
    "+": Sign(_put),
    "p": Sign(_pay),
    "moves": Sign(_moves, own=True),
    "": Sign(_word),
}
"""What may stand behind a verb, in the order in which it is looked for."""
TONGUE = Tongue(EVENTS, SIGNS, CHANGES, LETTERS, example="& bei l>r1")

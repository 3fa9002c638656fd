"""How cards, places and cores are named in short text."""

import re
from typing import NamedTuple, TypeVar

from senpu.events.notation.line import Scan, unescaped

_REF = re.compile(
    r"""(?:(?P<side>[12])\.\s*)?
    (?: "(?P<raw>[^"]*)"
      | 《(?P<ja>[^》]*)》 | \[(?!\d+:)(?P<en>[^\]]*)\]
      | (?P<handle>\?(?:[a-z]?\d+|(?!!)))
      | (?P<same>[=同](?![^\W\d]))
      | (?P<word>[^\W_]+(?:[-・'’][^\W_]+)*) )
    (?:\#(?P<copy>\d+))?""",
    re.VERBOSE,
)
_NUMBER = re.compile(r"(?::\s*)?(\d+)(?![\w.:])")
_PLAIN = re.compile(r"\d+(?![\w.])")
_HOW_MANY = re.compile(r"(?::\s*)?(?:(\d+)|(?:all|全部?|すべて))(?![\w.:])", re.I)
_SOUL = re.compile(r"\*")
_COMMA = re.compile(r",")
_BARE = re.compile(r"(\d+)(?=\*|p[\drtlv]|[@/^$%&+<>(\[{]|$)")
"""A number with the next thing close behind it."""


class Ref(NamedTuple):
    """A card or place as it was named.

    `side` is 1 or 2 where it was said, else 0; `copy` the copy number behind `#`, else 0. A `kind`
    "raw" is an id as it is stored, "name" a name in brackets, "handle" an unknown card, "same"
    the card before, "word" what else was typed.
    """

    name: str
    kind: str = "word"
    side: int = 0
    copy: int = 0
    column: int = 1


Named = TypeVar("Named", Ref | None, tuple[Ref, ...])


class Amount(NamedTuple):
    """Cores of a place, `whole` for all that lie there; without a place of any."""

    ref: Ref | None
    n: int | None
    soul: bool
    column: int = 1
    whole: bool = False


def take_ref(scan: Scan) -> Ref | None:
    """The card or place named here, if one is."""
    column = scan.column
    found = scan.take(_REF)
    if not found:
        return None
    kind = next(k for k in ("raw", "ja", "en", "handle", "same", "word") if found[k] is not None)
    name = unescaped(found[kind]) if kind == "raw" else found[kind]
    kind = "name" if kind in ("ja", "en") else kind
    return Ref(name, kind, int(found["side"] or 0), int(found["copy"] or 0), column)


def needed(scan: Scan, found: Named) -> Named:
    """What was found behind a sign. Raises Unreadable if that is nothing."""
    if not found:
        raise scan.fail("カードが必要です", "name a card here")
    return found


def take_refs(scan: Scan) -> tuple[Ref, ...]:
    """Cards with commas between them."""
    refs: list[Ref] = []
    while ref := take_ref(scan):
        refs.append(ref)
        if not scan.take(_COMMA):
            break
    return tuple(refs)


def take_amount(scan: Scan) -> Amount | None:
    """`3`, `3*`, `*`, `gor`, `gor1`, `gor*`, `gor2:1*`, `gor 1`, `gor all`.

    The digits close behind a word stay with it.
    """
    column = scan.column
    number = scan.take(_NUMBER) or scan.take(_BARE)
    ref = None if number else take_ref(scan)
    if ref:
        number = scan.take(_HOW_MANY)
    soul = scan.take(_SOUL) is not None
    if not (number or ref or soul):
        return None
    n = int(number[1]) if number and number[1] else None
    return Amount(ref, n, soul, column, whole=bool(number) and n is None)


def take_number(scan: Scan) -> int | None:
    """The number that stands here, if one does."""
    found = scan.take(_PLAIN)
    return int(found[0]) if found else None

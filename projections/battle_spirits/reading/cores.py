"""Cores as typed: which place is meant, how many, and what is taken by default.

Digits behind a card are its copy number where that copy lies, else, of a card that lies alone, a
number of cores: `tsu2` is the second TSU, `gor2` two cores of the only GOR. Behind `:` or a blank
stands a number for sure: `tsu2:1`, `gor 2`, `gor all`. Of a card that lies alone `gor1` says both.

Numbers are taken at their word. `p2` is a total, `pgor1` one core of GOR; a place without number
pays what is still missing, and moves one core. What no place was named for comes from the reserve,
whether enough lies there or not: other sources are never made up.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from senpu.events.base import Seat, other
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount, Ref
from senpu.projections.battle_spirits.reading.names import Lying, Naming
from senpu.projections.reading.catalogue import key
from senpu.projections.reading.misnamed import few

ZONES: Mapping[str, str] = {
    "r": "reserve", "reserve": "reserve", "リザーブ": "reserve",
    "t": "core_trash", "trash": "core_trash", "トラッシュ": "core_trash",
    "コアトラッシュ": "core_trash", "l": "life", "life": "life", "ライフ": "life",
    "v": "void", "void": "void", "ボイド": "void",
    "o": "removed", "removed": "removed", "除外": "removed",
}  # fmt: skip
"""Letters and words of core zones. A letter alone is always the zone, never a card."""

_NAMED = {key(word): zone for word, zone in ZONES.items()}
_ZONE = re.compile("(" + "|".join(sorted(_NAMED, key=len, reverse=True)) + r")(\d*)")


class Place(NamedTuple):
    """Where cores lie, and how many were said; `either` if that may be the copy number as well."""

    name: str
    n: int | None = None
    either: bool = False


def zone_of(ref: Ref) -> Place | None:
    """The zone a word names, if it names one."""
    found = _ZONE.fullmatch(key(ref.name)) if ref.kind == "word" and not ref.copy else None
    return Place(_NAMED[found[1]], int(found[2]) if found[2] else None) if found else None


def place(naming: Naming, amount: Amount) -> Place:
    """Where cores lie, on the acting side or the side said. Raises Unreadable."""
    ref = amount.ref
    if ref is None:
        raise Unreadable("場所が必要です", "a place must be named", amount.column)
    found = zone_of(ref) or _on_card(naming, ref, counted=amount.n is not None or amount.whole)
    if amount.whole:
        return Place(found.name, _all(naming, ref, found.name))
    return found if amount.n is None else Place(found.name, amount.n)


def _all(naming: Naming, ref: Ref, name: str) -> int:
    if name == "void":
        raise Unreadable(
            "ボイドからの個数が必要です", "say how many come from the void", ref.column
        )
    return naming.board.sides[naming.seat_of(ref.side)].at(name)


def _on_card(naming: Naming, ref: Ref, *, counted: bool) -> Place:
    """A field card, and the number behind it if that is no copy number."""
    lying = naming.lying_as(ref, naming.seat_of(ref.side))
    if lying is None or ref.kind != "word" or ref.copy:
        return Place(naming.fielded(ref))
    first, several = lying.ids[0], len(lying.ids) > 1
    if several and (not lying.number or not lying.copies):
        raise _which_copy(naming, ref, lying)
    copied = lying.number > 0 and first in lying.copies
    if several or counted or not lying.number or (copied and lying.number > 1):
        return Place(naming.fielded(ref))
    return Place(first, lying.number, either=copied)


def _which_copy(naming: Naming, ref: Ref, lying: Lying) -> Unreadable:
    copies = [naming.typed(id) for id in lying.ids]
    known, example = few(copies), f"{copies[0]}:{lying.number or 2}"
    return Unreadable(
        f"「{ref.name}」は1枚に決まりません：{known}（コアの数は : の後に {example}）",
        f"{ref.name!r} may be any of: {known}; a number of cores stands behind a colon: {example}",
        ref.column,
    )


def holder(naming: Naming, ref: Ref | None, otherwise: Seat) -> Seat:
    """Whose field a card lies on; zones and cards that lie nowhere are of the other one named."""
    if ref is None or zone_of(ref) or ref.kind == "raw":
        return otherwise
    here = naming.lying_as(ref, otherwise) or not naming.lying_as(ref, other(otherwise))
    return otherwise if here else other(otherwise)


class Move(NamedTuple):
    """So many cores go from one place to another, the soul core among them or not."""

    source: str
    target: str
    n: int
    soul: bool


def moved(giver: Naming, taker: Naming, source: Amount, target: Amount) -> Move:
    """Cores moved between places of two sides, or of one: as many as said at either end, else one.

    Raises Unreadable if both ends say different numbers.
    """
    if target.whole:  # all that lie at the source
        source, target = source._replace(whole=True), target._replace(whole=False)
    start, end = place(giver, source), place(taker, target)
    said = sorted({at.n for at in (start, end) if at.n is not None and not at.either})
    if len(said) > 1:
        raise Unreadable(
            f"個数が2つあります：{said[0]}と{said[1]}（番号と個数は tsu2:1 のように書く）",
            f"{said[0]} or {said[1]} cores? say it once (copy and number: tsu2:1)",
            target.column,
        )
    return Move(start.name, end.name, next(iter(said), 1), source.soul or target.soul)


class Share(NamedTuple):
    """Cores of a place, as a scribe gave them; without a place of the total."""

    place: str
    n: int | None
    column: int


class Cores(NamedTuple):
    """So many cores by place, and whether the soul core is said to be among them."""

    places: Mapping[str, int]
    soul: bool


def shared_out(
    naming: Naming, amounts: Iterable[Amount], wanted: int, *, in_all: bool = False
) -> Cores:
    """Which places give cores: `wanted` is how many go by default, or, where that was said, how
    many `in_all`. Raises Unreadable."""
    amounts = tuple(amounts)
    shares = [_share(naming, amount) for amount in amounts]
    totals = [share for share in shares if not share.place and share.n is not None]
    named = [share for share in shares if share.place]
    _check_once(totals, named)
    total = totals[0].n if totals else wanted if in_all else None
    found = {share.place: share.n or 0 for share in named}
    rest = (wanted if total is None else total) - sum(found.values())
    open_place = next((share.place for share in named if share.n is None), "")
    nowhere = not open_place and "reserve" in found
    if total is not None and (rest < 0 or (rest > 0 and nowhere)):
        raise Unreadable(
            f"全部で{total}個ですが、場所の合計は{total - rest}個です",
            f"{total} in all, but the places named give {total - rest}",
            (totals or named)[-1].column,
        )
    if rest > 0 and (open_place or total is not None or not named):
        taker = open_place or "reserve"
        found[taker] = found.get(taker, 0) + rest
    soul = any(amount.soul for amount in amounts)
    return Cores({name: n for name, n in found.items() if n}, soul)


def _check_once(totals: list[Share], named: list[Share]) -> None:
    """A total once, each place once, one place for what is missing. Raises Unreadable."""
    places = [share.place for share in named]
    twice = [share for at, share in enumerate(named) if share.place in places[:at]]
    opens = [share for share in named if share.n is None]
    for share in (*totals[1:], *twice, *opens[1:]):
        raise Unreadable(
            "個数や場所が重複しています",
            "a number in all, a place, and a place for what is missing stand once each",
            share.column,
        )


def _share(naming: Naming, amount: Amount) -> Share:
    if amount.ref is None:
        return Share("", amount.n, amount.column)
    found = place(naming, amount)
    return Share(found.name, 1 if found.n is None and amount.soul else found.n, amount.column)

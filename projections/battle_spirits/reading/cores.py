"""Cores as typed: which place is meant, and what is taken by default.

Numbers are taken at their word. `p2` is a total, `pgor1` one core of GOR; a place without number
gives what is still missing. What no place was named for comes from the reserve, whether enough
lies there or not: other sources are never made up.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount, Ref
from senpu.projections.battle_spirits.reading.catalogue import key, splits
from senpu.projections.battle_spirits.reading.names import Naming

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
    """Where cores lie, and the number that stood behind it."""

    name: str
    n: int | None = None


def zone_of(ref: Ref) -> Place | None:
    """The zone a word names, if it names one."""
    found = _ZONE.fullmatch(key(ref.name)) if ref.kind == "word" and not ref.copy else None
    return Place(_NAMED[found[1]], int(found[2]) if found[2] else None) if found else None


def place(naming: Naming, ref: Ref) -> Place:
    """A zone or field card; digits behind a card are a number of cores, a copy stands behind #."""
    if found := zone_of(ref):
        return found
    if ref.kind != "word":
        return Place(naming.fielded(ref))
    for base, n in splits(ref.name):
        if naming.is_card(base):
            return Place(naming.fielded(ref._replace(name=base, kind="name")), n or None)
    for base, n in splits(ref.name):
        if naming.begins_card(base, naming.seat_of(ref.side)):
            return Place(naming.fielded(ref._replace(name=base, kind="name")), n or None)
    return Place(naming.fielded(ref))


def source(naming: Naming, ref: Ref) -> Place:
    """Where moved cores come from: the digits are a copy number where such a copy lies there."""
    copy = "" if zone_of(ref) else naming.copy_said(ref)
    return Place(copy) if copy else place(naming, ref)


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
    found: dict[str, int] = {}
    for share in named:
        found[share.place] = found.get(share.place, 0) + (share.n or 0)
    total = totals[-1].n if totals else wanted if in_all else None
    rest = (wanted if total is None else total) - sum(found.values())
    open_places = [share.place for share in named if share.n is None]
    if rest < 0 and total is not None:
        raise Unreadable(
            f"全部で{total}個ですが、場所の合計は{total - rest}個です",
            f"{total} in all, but the places named give {total - rest}",
            (totals or named)[-1].column,
        )
    taker = open_places[0] if open_places else "reserve"
    if rest > 0 and (open_places or total is not None or not named):
        found[taker] = found.get(taker, 0) + rest
    soul = any(amount.soul for amount in amounts)
    return Cores({name: n for name, n in found.items() if n}, soul)


def _share(naming: Naming, amount: Amount) -> Share:
    if amount.ref is None:
        return Share("", amount.n, amount.column)
    found = place(naming, amount.ref)
    n = found.n if amount.n is None else amount.n
    return Share(found.name, 1 if n is None and amount.soul else n, amount.column)

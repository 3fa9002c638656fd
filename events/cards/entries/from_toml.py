"""Entries of a TOML file, each `[[card]]` table parsed by itself."""

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

from senpu.events.cards.entries.located import Lines, Place, RawEntry, damaged
from senpu.events.cards.entries.phrases import unreadable

_HEADER = re.compile(r"(?m)^[ \t]*(?:\[\[[ \t]*([\w-]+)|\[[ \t]*(cards?)[ \t]*(?:\]|$))")
"""Also one whose brackets are not closed, so that the damage stays within its entry."""
_SAID = re.compile(r"(.*?)\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


def toml_entries(text: str) -> Iterator[RawEntry]:
    """The `[[card]]` tables in their order."""
    lines = Lines(text)
    headers = list(_HEADER.finditer(text))
    yield from _preamble(text[: headers[0].start()] if headers else text)
    if not headers:
        yield damaged(Place(), "[[card]] の表がありません", "no [[card]] table")
    ends = [*(found.start() for found in headers), len(text)]
    for index, (found, (start, end)) in enumerate(zip(headers, pairwise(ends), strict=True), 1):
        name = found[1] or found[2]
        yield _entry(text[start:end], name, lines.place(start, index))


def toml_place(text: str, field: str, place: Place) -> Place:
    """The place of `field = ...` or `[card.field]` in a text whose beginning is at `place`."""
    name = rf"""["']?{re.escape(field)}["']?"""
    found = re.search(rf"(?m)^[ \t]*(?:\[+[ \t]*cards?\.)?({name})[ \t]*[=.\]]", text)
    return Lines(text, place.line or 1).place(found.start(1), place.index) if found else place


def toml_damage(error: tomllib.TOMLDecodeError, place: Place) -> RawEntry:
    """What the parser said, at the place where it said it."""
    found = _SAID.match(str(error))
    said = found[1] if found else str(error)
    if found and found[2]:
        line = (place.line or 1) + int(found[2]) - 1
        place = Place(index=place.index, line=line, column=int(found[3]))
    return RawEntry(at=place, fault=unreadable("TOML", said))


def _preamble(text: str) -> Iterator[RawEntry]:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        yield toml_damage(error, Place(line=1))


def _entry(text: str, name: str, place: Place) -> RawEntry:
    if name not in ("card", "cards"):
        return damaged(
            place, f"[[{name}]] は [[card]] ではありません", f"[[{name}]] is no [[card]]"
        )
    try:
        stated = tomllib.loads(text)[name]
    except tomllib.TOMLDecodeError as error:
        return toml_damage(error, place)
    fields = cast(dict[str, Any], stated[0] if isinstance(stated, list) else stated)
    return RawEntry(at=place, fields=fields, place_of=lambda field: toml_place(text, field, place))

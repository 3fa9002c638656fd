"""Entries of a JSON list, each decoded by itself."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NoReturn, cast

from senpu.events.cards.entries.located import Lines, Place, RawEntry, damaged
from senpu.events.cards.entries.phrases import unreadable


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")


_DECODER = json.JSONDecoder(parse_constant=_no_constant)
_BLANK = re.compile(r"\s*")
_BLANK_OR_COMMA = re.compile(r"[\s,]*")
_OPENING = re.compile(r'\{\s*"([^"\\\n]*)"')


def json_entries(text: str) -> Iterator[RawEntry]:
    """The entries of a bare list, or of the list named `cards`."""
    try:
        start = _list_start(text)
    except (ValueError, RecursionError) as error:
        yield json_damage(error, Place())
        return
    if start is None:
        ja = 'カードの一覧（配列、または "cards" を持つオブジェクト）がありません'
        yield damaged(Place(), ja, 'no list of cards: neither a list nor an object with "cards"')
        return
    yield from _elements(text, start)


def json_members(text: str, offset: int) -> Iterator[tuple[str, int, int]]:
    """Of the object at `offset`, lazily: key, offset of the key, offset of the value.

    Raises json.JSONDecodeError where the text is damaged.
    """
    at = _skip(_BLANK, text, offset + 1)
    while text[at : at + 1] != "}":
        key, end = _DECODER.raw_decode(text, at)
        colon = _skip(_BLANK, text, end)
        if text[colon : colon + 1] != ":" or not isinstance(key, str):
            raise json.JSONDecodeError("Expecting a name and ':'", text, at)
        value = _skip(_BLANK, text, colon + 1)
        yield key, at, value
        at = _skip(_BLANK_OR_COMMA, text, _DECODER.raw_decode(text, value)[1])


def json_value(text: str, offset: int) -> Any:
    """The value that begins at `offset`. Raises ValueError where the text is damaged."""
    return _DECODER.raw_decode(text, offset)[0]


def json_damage(error: Exception, place: Place) -> RawEntry:
    """What the parser said, at the place where it said it."""
    said = ""
    if isinstance(error, json.JSONDecodeError):
        said = error.msg
        place = Place(index=place.index, line=error.lineno, column=error.colno)
    return RawEntry(at=place, fault=unreadable("JSON", said))


def _skip(pattern: re.Pattern[str], text: str, offset: int) -> int:
    found = pattern.match(text, offset)
    return found.end() if found else offset


def _list_start(text: str) -> int | None:
    at = _skip(_BLANK, text, 0)
    if text[at : at + 1] == "{":
        lists = (value for key, _, value in json_members(text, at) if key in ("cards", "card"))
        at = next(lists, len(text))
    return at if text[at : at + 1] == "[" else None


def _elements(text: str, start: int) -> Iterator[RawEntry]:
    lines = Lines(text)
    at, index, name, damages = _skip(_BLANK_OR_COMMA, text, start + 1), 0, "", 0
    while at < len(text) and text[at] != "]":
        index += 1
        entry, end = _element(text, at, lines.place(at, index), lines)
        yield entry
        damages += entry.fault is not None
        name = name if entry.fault else _first_name(text, at)
        at = _skip(_BLANK_OR_COMMA, text, end or _next_entry(text, at, name))
    if at >= len(text):
        ja = "一覧が閉じていません（ファイルが途中で切れているおそれ）"
        yield damaged(lines.place(at), ja, "the list is not closed; the file may be cut off")
    elif damages and "{" in text[at:]:
        ja = "傷んだ項目のため一覧がここで終わって見えます。この先は読んでいません"
        yield damaged(lines.place(at), ja, "damage makes the list end here; the rest was not read")


def _element(text: str, at: int, place: Place, lines: Lines) -> tuple[RawEntry, int]:
    """The entry at an offset and the offset behind it, 0 where that cannot be told."""
    try:
        value, end = _DECODER.raw_decode(text, at)
    except (ValueError, RecursionError) as error:
        return json_damage(error, place), 0
    if not isinstance(value, dict):
        ja, en = "名前と値の組ではありません", "not an object of names and values"
        return damaged(place, ja, en), end
    fields = cast(dict[str, Any], value)
    return RawEntry(at=place, fields=fields, place_of=_finder(text, at, place, lines)), end


def _finder(text: str, offset: int, place: Place, lines: Lines) -> Callable[[str], Place]:
    def find(field: str) -> Place:
        keys = (at for key, at, _ in json_members(text, offset) if key == field)
        at = next(keys, None)
        return place if at is None else lines.place(at, place.index)

    return find


def _first_name(text: str, offset: int) -> str:
    opening = _OPENING.match(text, offset)
    return opening[1] if opening else ""


def _next_entry(text: str, start: int, name: str) -> int:
    """Where the entry after a damaged one begins: where an object opens with the same name.

    `name` opened the entry before, if there was one. Brackets are of no help, since one of them
    may be what is missing.
    """
    first = name or _first_name(text, start)
    pattern = rf'\{{\s*"{re.escape(first)}"\s*:' if first else r"\{"
    found = re.compile(pattern).search(text, start + 1)
    return found.start() if found else max(text.rfind("]"), start + 1)

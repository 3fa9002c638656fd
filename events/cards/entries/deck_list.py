"""The lines of a deck list, whatever its format."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, cast

from msgspec import Struct

from senpu.events.cards.entries.from_json import json_damage, json_members, json_value
from senpu.events.cards.entries.from_toml import toml_damage, toml_place
from senpu.events.cards.entries.located import Lines, Place, RawEntry, Reason, nfkc


class DeckLine(Struct, frozen=True, kw_only=True):
    """So many copies of a card, or what is wrong with the line."""

    at: Place
    id: str = ""
    n: int = 0
    problem: Reason | None = None


class DeckList(Struct, frozen=True, kw_only=True):
    """The lines of a deck list and its name, if stated."""

    name: str = ""
    lines: tuple[DeckLine, ...]


def deck_list(text: str, ending: str = "") -> DeckList:
    """A deck list by the file's ending, else by how the text begins."""
    if ending == "json" or (ending not in ("toml", "txt") and text.lstrip().startswith("{")):
        return _from_json(text)
    if ending == "toml" or (ending != "txt" and re.search(r"(?m)^\s*\[\s*cards\s*\]", text)):
        return _from_toml(text)
    return DeckList(lines=tuple(_from_lines(text)))


def _wrong(at: Place, ja: str, en: str, number: str = "") -> DeckLine:
    return DeckLine(at=at, id=number, problem=Reason(ja=ja, en=en))


def _damage(entry: RawEntry) -> DeckList:
    return DeckList(lines=(DeckLine(at=entry.at, problem=entry.fault),))


def _no_cards() -> DeckList:
    line = _wrong(Place(), "カードの一覧（cards）がありません", "no table of cards (cards)")
    return DeckList(lines=(line,))


def _counted(at: Place, number: str, n: Any) -> DeckLine:
    """A card and its copies; whole numbers from 1, also written as text."""
    number = nfkc(number)
    said = nfkc(str(n))
    if isinstance(n, bool) or not said.isdecimal() or int(said) < 1:
        ja, en = f"枚数「{n}」は1以上の整数で", f"copies should be a whole number from 1, not {n!r}"
        return _wrong(at, ja, en, number)
    return DeckLine(at=at, id=number, n=int(said))


# TOML


def _from_toml(text: str) -> DeckList:
    try:
        stated = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return _damage(toml_damage(error, Place(line=1)))
    cards = stated.get("cards")
    if not isinstance(cards, dict):
        return _no_cards()
    counted = cast(Mapping[str, Any], cards).items()
    lines = tuple(_counted(toml_place(text, number, Place()), number, n) for number, n in counted)
    return DeckList(name=str(stated.get("name", "")), lines=lines)


# JSON


def _from_json(text: str) -> DeckList:
    start = len(text) - len(text.lstrip())
    try:
        whole = {key: value for key, _, value in json_members(text, start)}
        if "cards" not in whole:
            return DeckList(lines=tuple(_json_lines(text, start)))
        if text[whole["cards"]] != "{":
            return _no_cards()
        name = str(json_value(text, whole["name"])) if "name" in whole else ""
        return DeckList(name=name, lines=tuple(_json_lines(text, whole["cards"])))
    except ValueError as error:
        return _damage(json_damage(error, Place()))


def _json_lines(text: str, offset: int) -> Iterator[DeckLine]:
    lines = Lines(text)
    for number, at, value in json_members(text, offset):
        yield _counted(lines.place(at), number, json_value(text, value))


# plain lines

_COUNT_FIRST = re.compile(r"(\d+)\s*[x×]?\s+(\S+).*|(\d+)[x×](\S+).*")
_COUNT_LAST = re.compile(r"(\S+)(?:\s.*?)?\s+[x×]\s*(\d+)|(\S+)\s+(\d+)")
_NO_COUNT = re.compile(r"(\S+)(?:\s.*\D)?")


def _from_lines(text: str) -> Iterator[DeckLine]:
    for line, stated in enumerate(text.splitlines(), 1):
        words = nfkc(stated.partition("#")[0].partition("＃")[0])
        if words:
            yield _line(words, Place(line=line))


def _line(words: str, at: Place) -> DeckLine:
    if found := _COUNT_FIRST.fullmatch(words):
        return _counted(at, found[2] or found[4], found[1] or found[3])
    if found := _COUNT_LAST.fullmatch(words):
        return _counted(at, found[1] or found[3], found[2] or found[4])
    if (found := _NO_COUNT.fullmatch(words)) and not words.isdecimal():
        return _counted(at, found[1], 1)
    example = "3 SEN01-001"
    ja, en = f"「{words}」が読めません（例: {example}）", f"cannot read {words!r}; as in {example}"
    return _wrong(at, ja, en)

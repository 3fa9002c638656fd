"""The lines of a deck list, whatever its format."""

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

from msgspec import Struct

from senpu.events.cards.entries import Damaged, json_value, toml_value
from senpu.events.cards.source import Place, Reason, line_of, nfkc


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
        # pairs, for a number that stands twice adds up
        return _table(text, lambda text: json_value(text, tuple))
    if ending == "toml" or (ending != "txt" and re.search(r"(?m)^\s*\[\s*cards\s*\]", text)):
        return _table(text, toml_value)
    return DeckList(lines=tuple(_from_lines(text)))


def _wrong(at: Place, ja: str, en: str, number: str = "") -> DeckLine:
    return DeckLine(at=at, id=number, problem=Reason(ja, en))


def _counted(at: Place, number: str, n: Any) -> DeckLine:
    """A card and its copies; whole numbers from 1, also written as text."""
    number = nfkc(number)
    said = nfkc(str(n))
    if isinstance(n, bool) or not said.isdecimal() or int(said) < 1:
        ja, en = f"枚数「{n}」は1以上の整数で", f"copies should be a whole number from 1, not {n!r}"
        return _wrong(at, ja, en, number)
    return DeckLine(at=at, id=number, n=int(said))


def _table(text: str, read: Callable[[str], Any]) -> DeckList:
    """The table `cards` of numbers and copies, or that alone; each line where its number stands."""
    try:
        whole = read(text)
    except Damaged as error:
        return DeckList(lines=(DeckLine(at=error.at, problem=error.reason),))
    named = dict(_pairs(whole) or ())
    pairs = _pairs(named.get("cards", whole))
    if pairs is None:
        ja, en = "カードの一覧（cards）がありません", "no table of cards (cards)"
        return DeckList(lines=(_wrong(Place(), ja, en),))
    name = str(named.get("name", "")) if "cards" in named else ""
    lines = (_counted(_place(text, number), number, n) for number, n in pairs)
    return DeckList(name=name, lines=tuple(lines))


def _pairs(value: Any) -> tuple[tuple[str, Any], ...] | None:
    """Names and values; None if it is no table of them."""
    if isinstance(value, dict):
        return tuple(cast(dict[str, Any], value).items())
    return cast(tuple[tuple[str, Any], ...], value) if isinstance(value, tuple) else None


def _place(text: str, number: str) -> Place:
    return Place(line=line_of(text, max(text.find(number), 0)))


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

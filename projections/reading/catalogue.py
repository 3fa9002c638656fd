"""The names of the cards of a match."""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any, Protocol

from senpu.events.notation.line import normal


class Book(Protocol):
    """What a game knows of the cards of a match: facts and short names, by number and alias."""

    @property
    def cards(self) -> Mapping[str, Any]: ...

    @property
    def aliases(self) -> Mapping[str, str]: ...


_DIGITS = re.compile(r"\d*$")
_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(ord("ァ"), ord("ヶ") + 1)}
_MIDDLE_DOT = "・"
_WORD = re.compile(r"[a-z0-9]+|[^a-z0-9\s]", re.I)
_KANA = re.compile(r"[ぁ-ゖー]*")
_LIKE = 0.6
"""How like a name must be to be suggested, from 0 to 1."""

Names = tuple[tuple[str, str], ...]
"""Names and what they mean."""


def key(text: str) -> str:
    """A name without blanks and middle dots, in ordinary small letters and hiragana."""
    plain = "".join(normal(text).text.split()).replace(_MIDDLE_DOT, "")
    return plain.casefold().translate(_HIRAGANA)


class Catalogue:
    """The names of the cards of a match: `exact` ones to numbers, names, parts of printed names.

    A part begins at any word of a name in Latin letters, else at any letter.
    """

    def __init__(self, book: Book) -> None:
        printed = [(name, card.id) for card in book.cards.values()
                   for name in {card.name, card.name_en} if name]  # fmt: skip
        keys = [(key(name), number) for name, number in printed]
        numbers = [(key(number), number) for number in book.cards]
        aliases = [(key(alias), number) for alias, number in book.aliases.items()]
        shared = _shared(keys)
        self.exact: Mapping[str, str] = {
            **{name: number for name, number in keys if name not in shared},
            **dict(numbers),
            **dict(aliases),
        }
        self.names: Names = (*aliases, *keys)
        self.numbers: Names = tuple(numbers)
        self.parts: Names = tuple(
            (part, number) for name, number in printed for part in _parts_of(name)
        )

    def begun(self, start: str) -> dict[str, None]:
        """The numbers of cards with a name that begins so; if there is none, those themselves."""
        return _begun(self.names, start) or _begun(self.numbers, start)

    def holding(self, part: str) -> dict[str, None]:
        """The numbers of cards in whose printed name this stands, if it is telling enough."""
        return _begun(self.parts, part) if _is_telling(part) else {}

    def like(self, typed: str) -> list[str]:
        """The numbers of cards with a name much like this, the likest first."""
        likeness: dict[str, float] = {}
        for name, number in (*self.names, *self.numbers, *self.parts):
            found = _likeness(typed, name)
            if found >= _LIKE and found > likeness.get(number, 0):
                likeness[number] = found
        return sorted(likeness, key=lambda number: -likeness[number])


def _parts_of(name: str) -> Iterator[str]:
    for found in _WORD.finditer(name):
        yield key(name[found.start() :])


def _begun(names: Iterable[tuple[str, str]], start: str) -> dict[str, None]:
    return {number: None for name, number in names if name.startswith(start)}


def _is_telling(part: str) -> bool:
    """One kanji, two kana or three Latin letters."""
    if part.isascii():
        return len(part) > 2
    return len(part) > 1 or not _KANA.fullmatch(part)


def _likeness(typed: str, name: str) -> float:
    """How like the beginning of a name is."""
    found = SequenceMatcher(None, typed, name[: len(typed) + 1], autojunk=False)
    return found.ratio() if found.quick_ratio() >= _LIKE else 0


def _shared(names: Iterable[tuple[str, str]]) -> set[str]:
    first: dict[str, str] = {}
    return {name for name, number in names if first.setdefault(name, number) != number}


class Same:
    """A book as itself: boards share it, and it cannot be compared quickly."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __hash__(self) -> int:
        return id(self.book)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.book is self.book


@lru_cache(maxsize=16)
def catalogue(same: Same) -> Catalogue:
    return Catalogue(same.book)


def splits(name: str) -> Iterator[tuple[str, int]]:
    """A name without a number (0), and with one, two ... of its last digits as number."""
    yield name, 0
    digits = _DIGITS.search(name)
    for n in range(1, len(digits[0]) + 1 if digits else 1):
        if name[:-n]:
            yield name[:-n], int(name[-n:])

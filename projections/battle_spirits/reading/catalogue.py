"""The names of the cards of a match."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from senpu.events.notation.line import normal
from senpu.projections.battle_spirits.board import Book

_DIGITS = re.compile(r"\d*$")
_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(ord("ァ"), ord("ヶ") + 1)}


def key(text: str) -> str:
    """A name without blanks, in ordinary small letters and hiragana, for comparing."""
    return "".join(normal(text).text.split()).casefold().translate(_HIRAGANA)


class Catalogue:
    """The names of the cards of a match: `exact` ones to numbers, and all for beginnings."""

    def __init__(self, book: Book) -> None:
        printed = [(key(name), card.id) for card in book.cards.values()
                   for name in {card.name, card.name_en} if name]  # fmt: skip
        numbers = [(key(number), number) for number in book.cards]
        aliases = [(key(alias), number) for alias, number in book.aliases.items()]
        shared = _shared(printed)
        self.exact: Mapping[str, str] = {
            **{name: number for name, number in printed if name not in shared},
            **dict(numbers),
            **dict(aliases),
        }
        self.short = tuple(aliases)
        self.all = (*aliases, *numbers, *printed)

    def begun(self, start: str) -> dict[str, None]:
        """The numbers of cards with a name that begins so: a short one, if there are any."""
        return _begun(self.short, start) or _begun(self.all, start)


def _begun(names: Iterable[tuple[str, str]], start: str) -> dict[str, None]:
    return {number: None for name, number in names if name.startswith(start)}


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

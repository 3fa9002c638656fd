"""Short names for the cards of one match, so that a scribe need not type numbers.

An alias has 2 to 4 characters of a-z, 0-9 or kana. None begins another one: typed in full it is
unique, and a copy number behind it (`ryu2`) cannot be taken for another card.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from string import ascii_lowercase, digits
from types import MappingProxyType

from senpu.events.cards.forms import PrintedCard
from senpu.events.cards.source import nfkc

_KATAKANA = re.compile(r"[ァ-ヺー]{2,}")
_KANA = re.compile(r"[ぁ-ゖァ-ヺー]{2,}")
_FORM = re.compile(r"[a-z0-9ぁ-ゖァ-ヺー]{2,4}")
_PAYS = "p"
"""In the notation `pryu` pays with cores of RYU, so no alias may be that of another behind a p."""


def aliases(
    cards: Iterable[PrintedCard], given: Mapping[str, str] = MappingProxyType({})
) -> dict[str, str]:
    """An alias for every card, as alias to number. The same cards always get the same aliases.

    They come from the English name, else from the katakana of the name, else from the number.
    None is the beginning of another card's name: who types that would get the wrong card.
    `given` are aliases chosen before, which stay.
    """
    by_number = {card.id: card for card in cards}
    beginnings = {number: _spoken(card) for number, card in by_number.items()}
    chosen = dict(given)
    for number in sorted(by_number.keys() - given.values()):
        others = tuple(name for other, name in beginnings.items() if other != number and name)
        words = (word for word in _candidates(by_number[number]) if _fits(word, chosen))
        chosen[next(word for word in words if not _begins(word, others))] = number
    return chosen


def _spoken(card: PrintedCard) -> str:
    """A name as a scribe would begin to type it."""
    return nfkc(card.name_en or card.name).lower()


def _begins(word: str, names: tuple[str, ...]) -> bool:
    return any(name.startswith(word) for name in names)


def is_alias(word: str) -> bool:
    """Whether a word has the form of an alias."""
    return _FORM.fullmatch(word) is not None


def clashing(word: str, others: Iterable[str]) -> str:
    """The first of other aliases that a word cannot be told from; empty if there is none."""
    return next((other for other in others if _clash(word, other)), "")


def _fits(word: str, chosen: Iterable[str]) -> bool:
    return len(word) > 1 and not clashing(word, chosen)


def _clash(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return long.startswith(short) or long == _PAYS + short


def _candidates(card: PrintedCard) -> Iterator[str]:
    """Ever less telling short names, the last of them without end for all that matters."""
    plain = unicodedata.normalize("NFKD", card.name_en).lower()
    if letters := "".join(c for c in plain if c in ascii_lowercase):
        yield from _shortened(letters)
    else:
        for run in _runs(nfkc(card.name)):
            yield from _shortened(run)
    yield from _numbered(nfkc(card.id).lower())


def _runs(name: str) -> list[str]:
    """The katakana words of a name, the longest first; all of it, if it is kana throughout.

    Hiragana between kanji are endings that nobody would call the card by.
    """
    if _KANA.fullmatch(name):
        return [name]
    return sorted(_KATAKANA.findall(name), key=len, reverse=True)


def _shortened(letters: str) -> Iterator[str]:
    """The first three letters, or four; else the first and two or three that follow in order."""
    yield letters[:3]
    yield letters[:4]
    for first in letters[:1]:
        for n in (2, 3):
            yield from (first + "".join(rest) for rest in combinations(letters[1:], n))


def _numbered(number: str) -> Iterator[str]:
    """Two letters and the last two digits of the number, then any two characters behind them."""
    letters = "".join(c for c in number if c in ascii_lowercase)
    start = (letters + "ca")[:2]
    yield start + "".join(c for c in number if c in digits)[-2:].rjust(2, "0")
    yield from (start + "".join(rest) for rest in product(digits + ascii_lowercase, repeat=2))
    yield from ("".join(word) for word in product(ascii_lowercase, repeat=4))

"""How facts of cards are written in one cell or string, in whatever game.

What a game says of its cards stands in modules beside its `cards.Card`; `senpu.events.cards.plain`
tells which, and stands for those it does not have.
"""

import importlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.util import find_spec
from typing import Any, Protocol, TypeVar, get_type_hints

from msgspec import Struct

from senpu.events.cards import plain
from senpu.events.cards.messages import unreadable
from senpu.events.cards.nearest import near
from senpu.events.cards.source import nfkc
from senpu.events.text import Text


class PrintedCard(Protocol):
    """What the cards of every game have: number, printed name, English name or nothing."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def name_en(self) -> str: ...


C = TypeVar("C", bound=PrintedCard)
T = TypeVar("T")


def names_of(card_type: type[PrintedCard]) -> Mapping[str, str]:
    """The other names of a card's fields, to the field: `コスト` is `cost`."""
    hints = get_type_hints(card_type, include_extras=True)
    notes = ((field, note) for field in hints for note in getattr(hints[field], "__metadata__", ()))
    named = ((field, note) for field, note in notes if isinstance(note, plain.Names))
    return {word: field for field, names in named for word in names.words.split()}


class Fault(Struct, frozen=True):
    """What is wrong with a field of a card; `field` is empty for the card as a whole."""

    field: str
    reason: Text


def fault(field: str, ja: str, en: str) -> Fault:
    """A fault said in both languages."""
    return Fault(field, Text(ja, en))


class FormError(ValueError):
    """A cell or string that is not in the form of its field."""

    def __init__(self, ja: str, en: str, field: str = "") -> None:
        """`field` only where it is not the field being read."""
        super().__init__(en)
        self.reason = Text(ja, en)
        self.field = field

    def of(self, field: str) -> "FormError":
        """The same of another field."""
        return FormError(self.reason.ja, self.reason.en, field)


def cannot_read(text: str, example: str) -> FormError:
    """Text that is not like the example."""
    ja, en = f"「{text}」が読めません（例: {example}）", f"cannot read {text!r}, as in {example}"
    return FormError(ja, en)


def matched(pattern: re.Pattern[str], text: str, example: str) -> re.Match[str]:
    """All of a text in a pattern. Raises FormError."""
    if found := pattern.fullmatch(text):
        return found
    raise cannot_read(text, example)


def each_matched(pattern: re.Pattern[str], text: str, example: str) -> Iterator[re.Match[str]]:
    """A text cut into pieces of one pattern, one behind the other. Raises FormError."""
    at = 0
    while found := pattern.match(text, at):
        yield found
        at = found.end()
    if rest := text[at:].strip(" ,、/;・"):
        raise cannot_read(rest, example)


Form = Callable[[str], Any]
"""How a compact form of a fact is read, `red 2` for `{"red": 2}`: ordinary (NFKC) text made plain
data. Raises FormError."""


def read_cell(text: str, form: Form | None) -> Any:
    """Plain data of a cell: JSON, or the compact form. Raises FormError."""
    if text[:1] in ("{", "["):
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            why = unreadable("JSON", getattr(error, "msg", ""))
            raise FormError(why.ja, why.en) from None
    return form(nfkc(text)) if form else nfkc(text)


def spelled(stored: Iterable[T], words: str) -> Mapping[str, T]:
    """Words to the stored ones, of which each has one or several: `赤 白/白色`."""
    pairs = zip(stored, words.split(), strict=True)
    return {word: one for one, several in pairs for word in several.split("/")}


def word(text: str, words: Mapping[str, str], ja: str, en: str) -> str:
    """The stored word for a Japanese or English one. Raises FormError: `text` is no `en`."""
    known = words.get(text) or words.get(text.lower(), text.lower())
    if known not in words.values():
        stored = ", ".join(dict.fromkeys(words.values()))
        near_ja, near_en = near(text.lower(), (*words, *words.values()))
        raise FormError(
            f"「{text}」という{ja}はありません{near_ja}", f"{text!r} is no {en} ({stored}){near_en}"
        )
    return known


def choice(words: Mapping[str, str], ja: str, en: str) -> Form:
    """The form of a fact that is one of several words."""
    return lambda text: word(text, words, ja, en)


PARTED = re.compile(r"\s*[/、,|;・]\s*")


def read_parts(text: str) -> list[str]:
    """`a/b`: the parts between slashes, commas, bars, semicolons or middle dots."""
    return [part for part in PARTED.split(text) if part]


def beside(card_type: type[PrintedCard], module: str) -> Any:
    """The module of that name in the package that defines `card_type`, else the plain one."""
    name = f"{card_type.__module__.rpartition('.')[0]}.{module}"
    own = card_type is not plain.Card and find_spec(name)
    return importlib.import_module(name) if own else plain


_FLAGS = spelled((True, False), "true/yes/1/○/〇/有/あり false/no/0/×/無/なし")


def read_flag(text: str) -> bool:
    """Yes or no. Raises FormError."""
    if (flag := _FLAGS.get(text.lower())) is None:
        raise FormError(f"「{text}」は true か false で", f"{text!r} is neither yes nor no")
    return flag

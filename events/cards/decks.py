"""Deck lists: so many copies of each card, read from TOML, JSON or plain lines, and checked.

| format | a card |
|---|---|
| TOML | in the table `[cards]`: `SEN01-001 = 3`; `name = "..."` above it |
| JSON | `{"SEN01-001": 3}`, or that under `cards` beside `name` |
| lines | `3 SEN01-001 name`, `3x SEN01-001`, `SEN01-001 x3`, `SEN01-001`; `#` begins a remark |

A game's rules for decks stand in the module `decks` beside its `cards`.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, cast

from msgspec import Struct

from senpu.events.base import Breach
from senpu.events.cards.catalogue import Catalogue, Remark
from senpu.events.cards.entries import Damaged, json_value, toml_value
from senpu.events.cards.forms import C, PrintedCard, beside
from senpu.events.cards.source import Place, Source, ending_of, line_of, nfkc, read_text
from senpu.events.text import Lang, Text


class Deck(Struct, frozen=True, kw_only=True):
    """So many copies of each card, by number."""

    name: str = ""
    copies: Mapping[str, int]

    @property
    def size(self) -> int:
        """All cards together."""
        return sum(self.copies.values())

    def count(self, cards: Iterable[PrintedCard]) -> int:
        """Copies of some of its cards."""
        return sum(self.copies[card.id] for card in cards)


class DeckError(ValueError):
    """A deck list that cannot be read; `problems` are all there are."""

    def __init__(self, problems: Sequence[Remark]) -> None:
        """At least one problem."""
        super().__init__("\n".join(problem.text("en") for problem in problems))
        self.problems = tuple(problems)

    def text(self, lang: Lang) -> str:
        """One problem a line."""
        return "\n".join(problem.text(lang) for problem in self.problems)


class Copies(Struct, frozen=True, kw_only=True):
    """A line of a deck list: so many copies of a card."""

    at: Place
    id: str
    n: int


Line = Copies | Remark
"""Or what is wrong with it."""


def read_deck(source: Source, catalogue: Catalogue[Any]) -> Deck:
    """The deck of a file or text, its numbers as the catalogue writes them.

    Its name is the one stated, else that of the file. Copies of a number stated twice add up.
    Raises DeckError with every problem: unreadable lines, numbers that the catalogue does not
    hold (with the nearest it holds). Raises OSError if the file cannot be opened.
    """
    name, lines = _deck_list(read_text(source), ending_of(source))
    numbers = {nfkc(number).lower(): number for number in catalogue.cards}
    copies: Counter[str] = Counter()
    problems: list[Remark] = []
    for line in lines:
        if isinstance(line, Remark):
            problems.append(line)
        elif number := numbers.get(line.id.lower()):
            copies[number] += line.n
        else:
            problems.append(_unknown(line, numbers, catalogue))
    if problems:
        raise DeckError(problems)
    return Deck(name=name or _stem(source), copies=dict(copies))


def deck_breaches(deck: Deck, catalogue: Catalogue[Any]) -> tuple[Breach, ...]:
    """Every rule of the game for decks that the deck breaks, with the facts used.

    Raises KeyError for a number that the catalogue does not hold.
    """
    return tuple(beside(catalogue.card_type, "decks").breaches(deck, catalogue.cards))


def deck_gists(catalogue: Catalogue[Any]) -> Mapping[str, Text]:
    """What each deck rule of the game says, by rule id."""
    return cast(Mapping[str, Text], beside(catalogue.card_type, "decks").GISTS)


def named_alike(deck: Deck, cards: Mapping[str, C]) -> Mapping[str, Sequence[C]]:
    """The cards of a deck that count as the same: those of one printed name, whatever the number.

    Raises KeyError for a number that is not in `cards`.
    """
    names: dict[str, list[C]] = defaultdict(list)
    for card in map(cards.__getitem__, deck.copies):
        names[card.name or card.name_en or card.id].append(card)
    return names


def _stem(source: Source) -> str:
    return "" if isinstance(source, str) else source.name.rpartition(".")[0] or source.name


def _unknown(line: Copies, numbers: Mapping[str, str], catalogue: Catalogue[Any]) -> Remark:
    """A number that is not in the catalogue, with the nearest that are."""
    ja, en = "カタログにない番号です", "is not in the catalogue"
    near = [catalogue.cards[numbers[key]] for key in get_close_matches(line.id.lower(), numbers)]
    named = [f"{card.id} {card.name or card.name_en}".strip() for card in near]
    if named:
        ja, en = f"{ja}。近いもの: {'、'.join(named)}", f"{en}; nearest: {', '.join(named)}"
    return Remark(at=line.at, id=line.id, reason=Text(ja, en))


def _deck_list(text: str, ending: str) -> tuple[str, Sequence[Line]]:
    """The name, if stated, and the lines, by the file's ending, else by how the text begins."""
    if ending == "json" or (ending not in ("toml", "txt") and text.lstrip().startswith("{")):
        # pairs, for a number that stands twice adds up
        return _table(text, lambda text: json_value(text, tuple))
    if ending == "toml" or (ending != "txt" and re.search(r"(?m)^\s*\[\s*cards\s*\]", text)):
        return _table(text, toml_value)
    return "", list(_plain_lines(text))


def _counted(at: Place, number: str, n: Any) -> Line:
    """A card and its copies; whole numbers from 1, also written as text."""
    number = nfkc(number)
    said = nfkc(str(n))
    if isinstance(n, bool) or not said.isdecimal() or int(said) < 1:
        ja, en = f"枚数「{n}」は1以上の整数で", f"copies should be a whole number from 1, not {n!r}"
        return Remark(at=at, id=number, reason=Text(ja, en))
    return Copies(at=at, id=number, n=int(said))


def _table(text: str, read: Callable[[str], Any]) -> tuple[str, Sequence[Line]]:
    """The table `cards` of numbers and copies, or that alone; each line where its number stands."""
    try:
        whole = read(text)
    except Damaged as error:
        return "", [Remark(at=error.at, reason=error.reason)]
    named = dict(_pairs(whole) or ())
    pairs = _pairs(named.get("cards", whole))
    if pairs is None:
        reason = Text("カードの一覧（cards）がありません", "no table of cards (cards)")
        return "", [Remark(at=Place(), reason=reason)]
    name = str(named.get("name", "")) if "cards" in named else ""
    return name, [_counted(_place(text, number), number, n) for number, n in pairs]


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


def _plain_lines(text: str) -> Iterator[Line]:
    for line, stated in enumerate(text.splitlines(), 1):
        words = nfkc(stated.partition("#")[0].partition("＃")[0])
        if words:
            yield _line(words, Place(line=line))


def _line(words: str, at: Place) -> Line:
    if found := _COUNT_FIRST.fullmatch(words):
        return _counted(at, found[2] or found[4], found[1] or found[3])
    if found := _COUNT_LAST.fullmatch(words):
        return _counted(at, found[1] or found[3], found[2] or found[4])
    if (found := _NO_COUNT.fullmatch(words)) and not words.isdecimal():
        return _counted(at, found[1], 1)
    example = "3 SEN01-001"
    ja, en = f"「{words}」が読めません（例: {example}）", f"cannot read {words!r}; as in {example}"
    return Remark(at=at, reason=Text(ja, en))

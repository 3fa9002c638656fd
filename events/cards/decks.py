"""Deck lists: so many copies of each card, read from TOML, JSON or plain lines, and checked.

| format | a card |
|---|---|
| TOML | in the table `[cards]`: `SEN01-001 = 3`; `name = "..."` above it |
| JSON | `{"SEN01-001": 3}`, or that under `cards` beside `name` |
| lines | `3 SEN01-001 name`, `3x SEN01-001`, `SEN01-001 x3`, `SEN01-001`; `#` begins a remark |

A game's rules for decks stand in the module `decks` beside its `cards`: `breaches(deck, cards)`
gives every `Breach`, `GISTS` says each rule in one sentence.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Protocol, cast

from msgspec import Struct

from senpu.events.base import Breach
from senpu.events.cards.catalogue import Catalogue, Remark
from senpu.events.cards.deck_list import DeckLine, deck_list
from senpu.events.cards.forms import PrintedCard, beside
from senpu.events.cards.source import Lang, Reason, Source, ending_of, nfkc, read_text


class Deck(Struct, frozen=True, kw_only=True):
    """So many copies of each card, by number."""

    name: str = ""
    copies: Mapping[str, int]

    @property
    def size(self) -> int:
        """All cards together."""
        return sum(self.copies.values())


class DeckError(ValueError):
    """A deck list that cannot be read; `problems` are all there are."""

    def __init__(self, problems: Sequence[Remark]) -> None:
        """At least one problem."""
        super().__init__("\n".join(problem.text("en") for problem in problems))
        self.problems = tuple(problems)

    def text(self, lang: Lang) -> str:
        """One problem a line."""
        return "\n".join(problem.text(lang) for problem in self.problems)


class DeckRules(Protocol):
    """The module `decks` of a game."""

    GISTS: Mapping[str, Reason]

    def breaches(self, deck: Deck, cards: Mapping[str, Any], /) -> Iterable[Breach]:
        """Every deck rule that is broken; all numbers of the deck are in `cards`."""
        ...


def read_deck(source: Source, catalogue: Catalogue[Any]) -> Deck:
    """The deck of a file or text, its numbers as the catalogue writes them.

    Its name is the one stated, else that of the file. Copies of a number stated twice add up.
    Raises DeckError with every problem: unreadable lines, numbers that the catalogue does not
    hold (with the nearest it holds). Raises OSError if the file cannot be opened.
    """
    stated = deck_list(read_text(source), ending_of(source))
    numbers = {nfkc(number).lower(): number for number in catalogue.cards}
    problems = [problem for line in stated.lines for problem in _problems(line, numbers, catalogue)]
    if problems:
        raise DeckError(problems)
    copies: Counter[str] = Counter()
    for line in stated.lines:
        copies[numbers[line.id.lower()]] += line.n
    return Deck(name=stated.name or _stem(source), copies=dict(copies))


def deck_breaches(deck: Deck, catalogue: Catalogue[Any]) -> tuple[Breach, ...]:
    """Every rule of the game for decks that the deck breaks, with the facts used.

    Raises KeyError for a number that the catalogue does not hold.
    """
    return tuple(_rules(catalogue).breaches(deck, catalogue.cards))


def deck_gists(catalogue: Catalogue[Any]) -> Mapping[str, Reason]:
    """What each deck rule of the game says, by rule id."""
    return _rules(catalogue).GISTS


def _rules(catalogue: Catalogue[Any]) -> DeckRules:
    return cast(DeckRules, beside(catalogue.card_type, "decks"))


def _stem(source: Source) -> str:
    return "" if isinstance(source, str) else source.name.rpartition(".")[0] or source.name


def _problems(
    line: DeckLine, numbers: Mapping[str, str], catalogue: Catalogue[Any]
) -> Iterator[Remark]:
    if line.problem:
        yield Remark(at=line.at, id=line.id, reason=line.problem)
    elif line.id.lower() not in numbers:
        near = [numbers[key] for key in get_close_matches(line.id.lower(), numbers)]
        named = [f"{number} {_name(catalogue.cards[number])}".strip() for number in near]
        ja, en = "カタログにない番号です", "is not in the catalogue"
        if named:
            ja, en = f"{ja}。近いもの: {'、'.join(named)}", f"{en}; nearest: {', '.join(named)}"
        yield Remark(at=line.at, id=line.id, reason=Reason(ja, en))


def _name(card: PrintedCard) -> str:
    return card.name or card.name_en

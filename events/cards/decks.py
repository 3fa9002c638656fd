"""Deck lists: so many copies of each card, read from TOML, JSON, CSV or plain lines, and checked.

| format | a card |
|---|---|
| TOML | in the table `[cards]`: `SEN01-001 = 3`, `"灯竜リュメル" = 3`; `name = "..."` above it |
| JSON | `{"SEN01-001": 3}`, or that under `cards` beside `name` |
| CSV | columns `id` or `name`, and `copies` |
| lines | `3 SEN01-001 name`, `SEN01-001 x3`, `3 灯竜リュメル`; `#` begins a remark |

A card is called by its number or its whole name, Japanese or English. A game's rules for decks
stand in the module `decks` beside its `cards`.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, cast

from msgspec import Struct

from senpu.events.base import Breach
from senpu.events.cards.catalogue import Catalogue, Remark, encoded
from senpu.events.cards.entries import Damaged, RawEntry, json_value, read_entries, toml_value
from senpu.events.cards.forms import C, PrintedCard, beside
from senpu.events.cards.nearest import unknown
from senpu.events.cards.source import Place, Source, ending_of, line_of, nfkc, read_encoded
from senpu.events.text import Lang, Text


class Deck(Struct, frozen=True, kw_only=True):
    """So many copies of each card, by number."""

    name: str = ""
    copies: Mapping[str, int]
    doubts: tuple[Remark, ...] = ()
    """What means nothing in the list, or was read by a guess."""

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
    """A line of a deck list: so many copies of a card. `called` are the ways to cut its line into
    card and copies, of which the first that names a card is meant."""

    at: Place
    called: tuple[tuple[str, Any], ...]


class Doubt(Struct, frozen=True):
    """What is to be said of a list and keeps no card out."""

    remark: Remark


Line = Copies | Doubt | Remark
"""Or what is wrong with it."""


class Names:
    """What the cards of a catalogue may be called by, without regard to case and width."""

    def __init__(self, catalogue: Catalogue[Any]) -> None:
        self._cards = catalogue.cards
        self._numbers = {_plain(number): number for number in catalogue.cards}
        self._named: dict[str, list[str]] = defaultdict(list)
        for number, card in catalogue.cards.items():
            for name in {_plain(card.name), _plain(card.name_en)} - {""}:
                self._named[name].append(number)

    def found(self, said: str) -> Sequence[str]:
        """The numbers of the cards called so: several where they share a name."""
        plain = _plain(said)
        if plain in self._numbers:
            return (self._numbers[plain],)
        return self._named.get(plain, ())

    def near(self, said: str) -> Text:
        """That no card is called so, with the nearest that are."""
        ja, en = "カタログにない番号・名前です", "is not in the catalogue"
        keys = get_close_matches(_plain(said), (*self._numbers, *self._named))
        near = dict.fromkeys(number for key in keys for number in self.found(key))
        cards = (self._cards[number] for number in near)
        named = [f"{card.id} {card.name or card.name_en}".strip() for card in cards]
        if named:
            ja, en = f"{ja}。近いもの: {'、'.join(named)}", f"{en}; nearest: {', '.join(named)}"
        return Text(ja, en)


def _plain(said: str) -> str:
    return " ".join(nfkc(said).casefold().split())


def read_deck(source: Source, catalogue: Catalogue[Any]) -> Deck:
    """The deck of a file or text, its numbers as the catalogue writes them.

    Its name is the one stated, else that of the file. Copies of a card stated twice add up.
    Raises DeckError with every problem: unreadable lines, cards that the catalogue does not
    hold (with the nearest it holds), names that several share. Raises OSError if the file cannot
    be opened.
    """
    text, encoding = read_encoded(source)
    name, lines = _deck_list(text, ending_of(source))
    names = Names(catalogue)
    copies: Counter[str] = Counter()
    problems: list[Remark] = []
    for line in (_meant(line, names) for line in lines if not isinstance(line, Doubt)):
        if isinstance(line, Remark):
            problems.append(line)
        else:
            copies[line[0]] += line[1]
    if problems:
        raise DeckError(problems)
    doubts = (line.remark for line in lines if isinstance(line, Doubt))
    doubtful = (*encoded(encoding), *doubts)
    return Deck(name=name or _stem(source), copies=dict(copies), doubts=doubtful)


def _meant(line: Copies | Remark, names: Names) -> tuple[str, int] | Remark:
    """The number of the card and its copies, or what is wrong."""
    if isinstance(line, Remark):
        return line
    said, n = next((way for way in line.called if names.found(way[0])), line.called[0])
    numbers = names.found(said)
    if (copies := _copies(n)) is None:
        shown = n if isinstance(n, str | int | float) and len(repr(n)) < 30 else "…"
        ja = f"枚数「{shown}」は1以上の整数で"
        en = f"copies should be a whole number from 1, not {shown!r}"
        return Remark(at=line.at, id=nfkc(said), reason=Text(ja, en))
    if len(numbers) == 1:
        return numbers[0], copies
    if numbers:
        ja, en = (
            "同じ名前のカードが複数あります。番号で",
            "is the name of several: say which number",
        )
        listed = ", ".join(numbers)
        reason = Text(f"{ja}（{listed}）", f"{en} ({listed})")
    else:
        reason = names.near(said)
    return Remark(at=line.at, id=nfkc(said), reason=reason)


def _copies(n: Any) -> int | None:
    """Whole numbers from 1, also written as text; None for anything else."""
    said = nfkc(n) if isinstance(n, str) else str(n) if type(n) is int and 0 < n < MANY else ""
    return int(said) if said.isdecimal() and len(said) < len(str(MANY)) and int(said) else None


MANY = 100_000
"""So many copies nobody has of a card."""


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


def _deck_list(text: str, ending: str) -> tuple[str, Sequence[Line]]:
    """The name, if stated, and the lines, by the file's ending, else by how the text begins."""
    if ending == "json" or (ending not in ("toml", "txt") and text.lstrip().startswith("{")):
        # pairs, for a number that stands twice adds up
        return _table(text, lambda text: json_value(text, tuple))
    if ending in ("csv", "tsv"):
        return "", _rows(text)
    if ending == "toml" or (ending != "txt" and re.search(r"(?m)^\s*\[\s*cards\s*\]", text)):
        return _table(text, toml_value)
    return "", list(_plain_lines(text))


_COLUMNS = {
    "id": "id number no no. 番号 カード番号",
    "name": "name card 名前 カード名 name_en 英語名",
    "copies": "copies n count quantity 枚数 数",
}
COLUMNS = {name: column for column, names in _COLUMNS.items() for name in names.split()}
"""Of a CSV file: what they are called, and what they hold."""


def _rows(text: str) -> Sequence[Line]:
    """The rows of a CSV file, and the columns that mean nothing."""
    entries = [*read_entries(text, "csv")]
    odd = dict.fromkeys(key for entry in entries for key in _odd(entry))
    doubts = (Remark(at=Place(line=1), id=key, reason=unknown(key, COLUMNS)) for key in odd)
    return [*map(_row, entries), *map(Doubt, doubts)]


def _odd(entry: RawEntry) -> Iterator[str]:
    return (key for key in entry.fields if key.lower() not in COLUMNS)


def _row(entry: RawEntry) -> Line:
    """A row: the card by its number, else by its name."""
    if entry.fault:
        return Remark(at=entry.at, reason=entry.fault)
    said = {COLUMNS.get(key.lower(), ""): value for key, value in entry.fields.items()}
    called = [said[column] for column in ("id", "name") if column in said]
    if called:
        return Copies(at=entry.at, called=tuple((card, said.get("copies", 1)) for card in called))
    ja, en = "番号も名前もありません", "states neither id nor name"
    for key in _odd(entry):
        reason = unknown(key, COLUMNS)
        ja, en = f"{ja}；{key}: {reason.ja}", f"{en}; {key}: {reason.en}"
    return Remark(at=entry.at, reason=Text(ja, en))


def _table(text: str, read: Callable[[str], Any]) -> tuple[str, Sequence[Line]]:
    """The table `cards` of numbers and copies, or that alone; each line where its number stands."""
    try:
        whole = read(text)
    except Damaged as error:
        return "", [Remark(at=error.at, reason=error.reason)]
    named = dict(_pairs(whole) or ())
    pairs = _pairs(named.get("cards", whole))
    beside = [key for key in named if key not in KNOWN] if "cards" in named else []
    if pairs is None:
        reason = Text("カードの一覧（cards）がありません", "no table of cards (cards)")
        return "", [Remark(at=Place(), reason=reason)]
    name = str(named.get("name", "")) if "cards" in named else ""
    lines = [Copies(at=_place(text, card), called=((card, n),)) for card, n in pairs]
    odd = (Remark(at=_place(text, k), id=nfkc(k), reason=unknown(k, KNOWN)) for k in beside)
    return name, [*lines, *map(Doubt, odd)]


KNOWN = ("name", "cards")
"""Of a deck in TOML or JSON."""


def _pairs(value: Any) -> tuple[tuple[str, Any], ...] | None:
    """Names and values; None if it is no table of them."""
    if isinstance(value, dict):
        return tuple(cast(dict[str, Any], value).items())
    return cast(tuple[tuple[str, Any], ...], value) if isinstance(value, tuple) else None


def _place(text: str, number: str) -> Place:
    return Place(line=line_of(text, max(text.find(number), 0)))


# plain lines

_COUNT_FIRST = re.compile(r"(\d+)\s*[x×]?\s+(\S.*)|(\d+)[x×](\S.*)")
_COUNT_LAST = re.compile(r"(\S.*?)\s+[x×]?\s*(\d+)")


def _plain_lines(text: str) -> Iterator[Line]:
    for line, stated in enumerate(text.splitlines(), 1):
        words = nfkc(stated.partition("#")[0].partition("＃")[0])
        if words:
            yield _line(words, Place(line=line))


def _line(words: str, at: Place) -> Line:
    """A line, cut in every way: a name may end in a number, or follow one."""
    if words.isdecimal():
        example = "3 SEN01-001"
        ja, en = (
            f"「{words}」が読めません（例: {example}）",
            f"cannot read {words!r}; as in {example}",
        )
        return Remark(at=at, reason=Text(ja, en))
    ways: list[tuple[str, str | int]] = []
    if found := _COUNT_FIRST.fullmatch(words):
        ways.append((found[2] or found[4], found[1] or found[3]))
    if found := _COUNT_LAST.fullmatch(words):
        ways.append((found[1], found[2]))
    ways.append((words, 1))
    first = ((card.split()[0], n) for card, n in ways)
    return Copies(at=at, called=(*ways, *first))

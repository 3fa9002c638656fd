"""The contract a game fulfils. Games are found, not registered: one is added by adding files.

What it owes, with `<slug>` for its name, and what comes of it:

- `senpu.events.<slug>`: `EVENTS`, its own and the shared ones, each with its verbs and parts, so
  that a log is read, its tables have columns, `senpu schema` knows it. In `cards`, if it has any,
  `Card`, and beside that what `senpu.events.cards.forms` looks for.
- In the folder `data` there, each if it likes: `catalogue.toml` and decks for `senpu new`;
  `demo.ktn` and `demo_refused.ktn` for `senpu demo`; `reports/*.sql` for `senpu report`;
  `sheet.tsv`, the page that `senpu record --help-notation` shows; `cases.tsv`, the examples of
  `senpu check --help-format`.
- `senpu.events.notation.<slug>`: the grammar in its docstring.
- `senpu.projections.<slug>.game`: `GAME`. Its `decide`, `evolve` and `because` come from an
  `Engine` that proves its book, `read`, `items` and `write` from a `Notation`.
- `senpu.projections.<slug>.cases`: `CASES`, if it reads cases for `senpu check`.

A board has `book` (see `shared.book`), `player` (whose turn it is), `turn`, `step`, `over`,
`winner`, `gap` and `uncounted`, and equals itself after JSON. Whatever handles matches asks the
header which game it is and goes through `GAME`. `tests/contract` asks all of this of every game
found, and shows the shortest one there is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

import senpu.projections
from senpu.events.base import Breach, Event, Mark, Seat
from senpu.events.cards.plain import Card
from senpu.events.envelope import Entry, Header
from senpu.projections.declared import Book
from senpu.projections.picture import Picture
from senpu.projections.rules import Decision, Lang, Text

_PACKAGE = senpu.projections.__name__


class Intent(Struct, frozen=True, kw_only=True):
    """What a scribe typed, understood: an event to be decided, and how it is meant.

    `text` is the item as typed and `column` where it stands in what was read, counted from 1.
    A board knows no entries, so a `MatchRewound` or `CorrectionMade` may say a negative `to`: `-n`
    takes back the last n entries that changed the position. Whoever records puts the number of
    the entry before these in its place.

    `decision` is what came of deciding it on `board`, where that had to be known to read on.
    """

    event: Event
    by: str
    mark: Mark = "legal"
    reason: str = ""
    clock: str = ""
    doubt: bool = False
    text: str = ""
    column: int = 1
    board: Any = None
    decision: Decision | None = None


class Offer(Struct, frozen=True, kw_only=True):
    """A card and what can be done with it now: an action that is legal as it stands, or why not.

    `cost` is the payable cost, None where nothing is paid; `certain` is false for a card that only
    may be where it would have to be.
    """

    card: str
    event: Event
    cost: int | None = None
    breaches: tuple[Breach, ...] = ()
    certain: bool = True


class Piece(NamedTuple):
    """What a line says of one part: its name, and ways to write it, the shortest first.

    One that is `free` may be left out where reading a line restores it.
    """

    part: str
    ways: tuple[str, ...]
    free: bool = False


Past = Iterable[tuple[int, Any, Event]]
Hindsight = Callable[[Past, Any, Event], Iterable[tuple[int, tuple[Breach, ...]]]]


class NotationError(ValueError):
    """A text that cannot be read: what is wrong, at which column, what would be right."""

    def __init__(self, message: Text, column: int = 1) -> None:
        super().__init__(message.en)
        self.message = message
        self.column = column


class Decides(Protocol):
    """How a game decides an event on a board; `rested`: nothing is left to happen there."""

    def __call__(self, board: Any, event: Event, rested: bool = False, /) -> Decision: ...


class Game(Struct, frozen=True, kw_only=True):
    """One game, as the rest of the program sees it. A board `Any` is that game's own value.

    `view` is what a player may know of a board, or, for the seat "public", everybody at the
    table. `words` says in both languages what verdicts call facts and values, `names` what they
    call the cards of a board.
    """

    slug: str
    name: Text
    pack: str
    rulebook: Book
    opened: Callable[[Header], Any]
    decide: Decides
    evolve: Callable[[Any, Event], Any]
    legal: Callable[[Any], tuple[Offer, ...]]
    counts: Callable[[Any, Seat], Mapping[str, int]]
    measures: Callable[[Any, Seat], Mapping[str, int]]
    """What is asked of positions afterwards: the counts, and what lies where none is taken."""
    view: Callable[[Any, str], Any]
    picture: Callable[[Any], Picture]
    """A board as it is to be drawn, with all that lies open on it."""
    read: Callable[[Any, str, str], tuple[Intent, ...]]
    """A board, the line typed and who types: the intents of the line's first item alone.

    Each is decided on the position the one before it leads to. Short and full text are read.
    Raises NotationError."""
    items: Callable[[str], tuple[tuple[str, int], ...]]
    """A line cut into items, each with its column."""
    write: Callable[[Any, Entry, Lang], str]
    """An entry in full notation, given the board before it."""
    say: Callable[[Any, Event, Lang], str]
    """An event in full notation, without who did it and when."""
    complete: Callable[[Any, str], tuple[str, ...]]
    """What could follow the text typed so far: words to be appended to it as they are."""
    options: type[Any]
    packs: Mapping[str, Mapping[str, Any]] = {}
    """Earlier rule packs by which logs are judged as they were made: other options by default."""
    card_type: type[Any] = Card
    varied: Callable[[Any, Event], Iterable[tuple[str, Any, Event]]] = lambda board, event: ()
    """What else may be chosen in an action that is offered: the name of a part, another value of
    it, and the action with that. What the list of offers varies itself is not among it."""
    pieces: Callable[[Any, Event], Iterable[Piece]] = lambda board, event: ()
    """An event in pieces as a scribe types them, in order; none where it has no short text."""
    rests: Callable[[Any], bool] = lambda board: True
    """Whether an action is over on a board: going back by actions, one comes to such boards."""
    hindsight: Mapping[type[Event], Hindsight] = {}
    """By type of event, what one shows to have been wrong before it, which nobody could know then.

    `past` are the entries that stood before it, the latest first, each with its number and the
    board it was made on; `board` and `event` are those of the one that shows it. Given are the
    numbers of entries and what they broke."""
    because: Callable[[Event], str] = lambda event: ""
    """The id of the rule by which an event follows from another."""
    words: Mapping[str, Text] = {}
    names: Callable[[Any], Mapping[str, Text]] = lambda board: {}


def on_use(module: str) -> Callable[[str], Callable[..., Any]]:
    """A module to be imported when one of its functions, given by name, is first called.

    For what only some commands ask of a game: who verifies a log reads no typed line.
    """

    def function(name: str) -> Callable[..., Any]:
        load = cache(lambda: getattr(import_module(module), name))
        return lambda *given, **named: load()(*given, **named)

    return function


class Games(Mapping[str, Game]):
    """Every game there is by slug; a game is imported when it is asked for."""

    def __init__(self) -> None:
        packages = iter_modules(senpu.projections.__path__)
        self._slugs = tuple(package.name for package in packages if _is_game(package.name))

    def __getitem__(self, slug: str) -> Game:
        if slug not in self._slugs:
            raise KeyError(slug)
        found: Game = import_module(f"{_PACKAGE}.{slug}.game").GAME
        return found

    def __contains__(self, slug: object) -> bool:
        return slug in self._slugs

    def __iter__(self) -> Iterator[str]:
        return iter(self._slugs)

    def __len__(self) -> int:
        return len(self._slugs)


def _is_game(name: str) -> bool:
    """Whether a package holds a module `game`; asked without importing the package."""
    places = [f"{path}/{name}" for path in senpu.projections.__path__]
    return any(module.name == "game" for module in iter_modules(places))


@cache
def games() -> Games:
    """All games by slug, in order."""
    return Games()


def game(slug: str) -> Game:
    """The game of that slug. Raises KeyError if there is none."""
    return games()[slug]

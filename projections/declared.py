"""What a game declares of each event, in one row, and the book in which all rows stand.

An event type has one row: as what play it is judged, which rules it is asked (by way of the play,
where they depend on it), how it is completed, what it moves, what follows, and by which rule it
follows itself. A heading is one file with the rules of an event or two, and behind them

    @BOOK.action(MirageSet)
    class SetMirage(CardPlay):
        when = MAIN_STEP                        # asked first; ANY_TIME if there is nothing
        rules = (first_mirage_of_turn, ...)     # then these; by way: {"main": (...), ...}

        def complete(self) -> MirageSet: ...    # its outcome, if it has one
        @staticmethod
        def evolve(board, event): ...           # what it moves; `evolve = None` if nothing
        @staticmethod
        def follows(before, board, event): ...  # what follows at once, if anything

    @BOOK.happens("BS-M8d", MirageReturned, at="digest 5.13")
    def mirage_returned(board, event): ...      # what only ever follows, and the rule it follows by

`BOOK.consequence` enters a mover whose rule stands elsewhere or depends on the event.
`BOOK.moves` enters what is never refused but moves something, `BOOK.free` what moves nothing. What
no row speaks of is named when the engine of the game is put together: nothing is legal by
oversight.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TypeVar

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, replace
from msgspec.structs import fields as struct_fields

from senpu.events.base import Event, snake_case
from senpu.projections.rules import Asked, Rule, Rulebook, Said, Source

Moves = Callable[[Any, Any], Any]
"""A board and an event: the board after it. Never refuses, knows no rule."""

Follows = Callable[[Any, Any, Any], Iterable[Event]]
"""The boards before and after an event, and the event: what follows at once."""

Because = str | Callable[[Any], str]
"""The id of the rule by which an event follows; a function, where that depends on the event."""

Play = TypeVar("Play", bound=type[Any])
Mover = TypeVar("Mover", bound=Moves | None)
Rules = tuple[Rule, ...]
ANY_TIME: Rules = ()
"""The `when` of an action that may be recorded at any time."""


TEXTS = ("effects", "waive", "keep")
"""The fields in which an event says what card texts did, which rules they lift, who stays."""


class Kind(Struct, frozen=True, kw_only=True):
    """The row of an event type.

    Without a `play` nothing is asked. `asked` has one way, "", or one for each `play.way`. An event
    is `by_itself` if it may be recorded as an action, not only behind one.
    """

    play: Callable[[Any, Any], Any] | None = None
    asked: Mapping[str, Asked] = {}
    complete: Callable[[Any], Event] | None = None
    evolve: Moves | None = None
    follows: Follows | None = None
    because: Because = ""
    by_itself: bool = True
    only: Asked | None = None
    """What the event is asked in its only way, if it has one; the book fills this in."""
    texts: Callable[[Any], Any] | None = None
    """What an event says of texts, if it can say anything; the book fills this in."""
    silent: Any = None
    """What it says if it says nothing."""

    def rules(self, play: Any) -> Asked:
        """What the event is asked in the way of its play."""
        return self.only or self.asked[play.way]

    def filled(self, event: type[Event]) -> "Kind":
        """The row of this event type, with what follows from the type."""
        only, fields = self.asked.get(""), {field.name: field for field in struct_fields(event)}
        names = [name for name in TEXTS if name in fields]
        if not names:
            return replace(self, only=only)
        silent = [_default(fields[name]) for name in names]
        said = tuple(silent) if names[1:] else silent[0]
        return replace(self, only=only, texts=attrgetter(*names), silent=said)


def _default(field: FieldInfo) -> Any:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


class Change(Struct, frozen=True, kw_only=True):
    """The row of a typed change of a card's text: completed and judged on the board it changes."""

    play: Callable[[Any, Any], Any]
    asked: Asked
    evolve: Moves
    complete: Callable[[Any, Any], Any] | None = None


class ByItself:
    """Something that follows from an action by rule, recorded as if it were one."""

    def __init__(self, board: Any, event: Event) -> None:
        self.what = snake_case(type(event).__name__)


class TextPlay:
    """What is not judged itself: of a text or a judge's remedy, only the changes are."""

    when = ANY_TIME
    rules: Rules = ()

    def __init__(self, board: Any, event: Event) -> None:
        self.board = board
        self.event = event


def modules_of(package: ModuleType) -> tuple[ModuleType, ...]:
    """All modules of a package, imported: each heading enters its rules and rows by that."""
    names = sorted(module.name for module in iter_modules(package.__path__))
    return tuple(import_module(f"{package.__name__}.{name}") for name in names)


class Book(Rulebook):
    """The rules of a game and the rows of its events and typed changes."""

    def __init__(self, source: str) -> None:
        """`source` names the document that rules cite unless they say otherwise."""
        super().__init__(source)
        self.kinds: dict[type[Event], Kind] = {}
        self.changes: dict[type[Any], Change] = {}
        self.alone: Rules = ()
        """What is asked of a consequence that is recorded as an action."""
        self.others: list[Asked] = []

    def change(
        self,
        change: type[Any],
        *rules: Rule,
        play: Callable[[Any, Any], Any],
        movers: Mapping[type[Any], Moves],
        complete: Callable[[Any, Any], Any] | None = None,
    ) -> None:
        """Enter the row of a typed change, one of those `movers` move.

        Raises ValueError if it has one.
        """
        if change in self.changes:
            raise ValueError(f"{change.__name__} is declared twice")
        asked, evolve = Asked(*rules), movers[change]
        self.changes[change] = Change(play=play, asked=asked, evolve=evolve, complete=complete)

    def ask(self, *rules: Rule) -> Asked:
        """Rules that are asked of something else than an event or a typed change."""
        self.others.append(Asked(*rules))
        return self.others[-1]

    def enter(self, event: type[Event], kind: Kind) -> None:
        """Enter the row of an event type. Raises ValueError if it has one."""
        if event in self.kinds:
            raise ValueError(f"{event.__name__} is declared twice")
        self.kinds[event] = kind.filled(event)

    def action(self, *events: type[Event]) -> Callable[[Play], Play]:
        """Enter the decorated play as the row of these events."""

        def enter(play: Play) -> Play:
            kind = Kind(
                play=play,
                asked=dict(_ways(_said(play, "when"), _said(play, "rules"))),
                complete=getattr(play, "complete", None),
                evolve=_said(play, "evolve"),
                follows=getattr(play, "follows", None),
                because=getattr(play, "because", ""),
            )
            for event in events:
                self.enter(event, kind)
            return play

        return enter

    def consequence(self, event: type[Event], *, because: Because) -> Callable[[Mover], Mover]:
        """Enter the decorated mover as the row of an event that only ever follows."""

        def enter(evolve: Mover) -> Mover:
            asked = {"": Asked(*self.alone)}
            row = Kind(play=ByItself, asked=asked, evolve=evolve, because=because, by_itself=False)
            self.enter(event, row)
            return evolve

        return enter

    def happens(
        self,
        id: str,
        *events: type[Event],
        at: str = "",
        source: Source | None = None,
        option: str = "",
    ) -> Callable[[Said], Said]:
        """Enter what happens by itself; a mover is the row of the events that follow by it."""
        state = super().happens(id, at=at, source=source, option=option)

        def enter(said: Said) -> Said:
            for event in events:
                self.consequence(event, because=id)(said)  # type: ignore[type-var]
            return state(said)

        return enter

    def moves(self, event: type[Event], *, because: Because = "") -> Callable[[Mover], Mover]:
        """Enter the decorated mover as the row of an event that is never refused."""

        def enter(evolve: Mover) -> Mover:
            self.enter(event, Kind(evolve=evolve, because=because))
            return evolve

        return enter

    def free(self, *events: type[Event]) -> None:
        """Enter events that are never refused and move nothing."""
        for event in events:
            self.enter(event, Kind())


def _said(play: type[Any], piece: str) -> Any:
    """What a play says of itself. Raises TypeError if it does not."""
    if not hasattr(play, piece):
        raise TypeError(f"{play.__name__}: no {piece}")
    return getattr(play, piece)


Ways = Rules | Mapping[str, Rules]


def _ways(when: Ways, rules: Ways) -> Iterator[tuple[str, Asked]]:
    """What is asked in each way: `when` first, then the rules."""
    split = [said.keys() for said in (when, rules) if isinstance(said, Mapping)]
    if len(split) == 2 and split[0] != split[1]:
        raise TypeError(f"when and rules have other ways: {[*split[0]]}, {[*split[1]]}")
    for way in split[0] if split else ("",):
        yield way, Asked(*_of_way(when, way), *_of_way(rules, way))


def _of_way(rules: Ways, way: str) -> Rules:
    return rules[way] if isinstance(rules, Mapping) else rules


Filled = TypeVar("Filled", bound=Struct)


def filled(event: Filled, **fields: Any) -> Filled:
    """The event with these fields; the very same, if they are so already."""
    for name, value in fields.items():
        if getattr(event, name) != value:
            return replace(event, **fields)
    return event


def waived(event: Any) -> tuple[str, ...]:
    """The rules that texts lift for an action."""
    waivers = getattr(event, "waive", ())
    return tuple(waiver.rule for waiver in waivers) if waivers else ()

"""The line a scribe types for an event: its verb, and what is not understood without it.

A game puts an event into pieces, each with the ways to write it; what may be left out is found by
reading: the line is the shortest that is read as the event. So nothing here says what goes without
saying, which is what reading a line says.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations, product
from typing import Any, NamedTuple, cast

from msgspec import NODEFAULT, Struct
from msgspec.structs import asdict, fields

from senpu.events.base import Breach, Event
from senpu.events.match import HandRedrawn, MatchStarted, StepEntered, TurnStarted
from senpu.events.parts import Part, Way, ways_of
from senpu.projections.game import Game, NotationError, Piece
from senpu.projections.rules import Decision

VERB = "verb"
QUOTE = '"'
"""What stands around a name as it is stored."""


Pieces = Sequence[Piece]
"""An event in pieces, in the order they stand in a line; the first is the verb."""
Typed = Mapping[str, str]
"""A line in pieces, by part: they make the line when they are put together in order."""


def typed(game: Game, board: Any, event: Event) -> Typed:
    """The fewest and shortest pieces that are read as the event; none if it cannot be typed."""
    read = cache(partial(_read, game, board))
    wanted = _meant(game.decide(board, event))
    pieces = tuple(game.pieces(board, event))
    nothing: Typed = {}
    bare = read(text(next(_written(pieces, (), quotes=True), nothing)))
    lines = _shortest_first(pieces, _differing(bare and bare.event, wanted.event))
    return next((line for line in lines if read(text(line)) == wanted), nothing)


def text(line: Typed) -> str:
    """The line that some pieces make."""
    return "".join(line.values())


def facts_of(event: Event) -> dict[str, Any]:
    """The parts of an event by name; those of a single thing it is about as its own."""
    facts = asdict(event)
    for name, value in tuple(facts.items()):
        alone = cast(tuple[object, ...], value) if isinstance(value, tuple) else ()
        if len(alone) == 1 and isinstance(alone[0], Struct):
            del facts[name]
            facts |= asdict(alone[0])
    return facts


def _differing(bare: Event | None, wanted: Event) -> frozenset[str]:
    """The parts that a line without free pieces does not say rightly."""
    said, facts = facts_of(bare) if bare else {}, facts_of(wanted)
    return frozenset(name for name, value in facts.items() if said.get(name) != value)


def _shortest_first(pieces: Pieces, likely: Container[str]) -> Iterator[Typed]:
    """All lines of pieces, those of fewer pieces first, of as many those with `likely` ones.

    Names in quotes come at last.
    """
    free = [piece for piece in pieces if piece.free]
    free.sort(key=lambda piece: piece.part not in likely)
    for quotes in (False, True) if pieces else ():
        for n in range(len(free) + 1):
            for said in combinations(free, n):
                yield from _written(pieces, said, quotes=quotes)


def _written(pieces: Pieces, said: Container[Piece], *, quotes: bool) -> Iterator[Typed]:
    """The lines of those pieces that must be there and those that are said."""
    held = [piece for piece in pieces if not piece.free or piece in said]
    ways = ([way for way in piece.ways if quotes or QUOTE not in way] for piece in held)
    for words in product(*ways):
        yield {piece.part: way for piece, way in zip(held, words, strict=True)}


class _Meant(NamedTuple):
    """An event as it would stand in the record, what would follow from it, and what it breaks."""

    event: Event
    then: tuple[Event, ...]
    breaches: tuple[Breach, ...]


def _read(game: Game, board: Any, line: str) -> _Meant | None:
    """What a line does first; passes that go without saying may stand behind it."""
    try:
        intents = game.read(board, line, "scribe")
    except NotationError:
        return None
    return _meant(intents[0].decision or game.decide(board, intents[0].event)) if intents else None


def _meant(decision: Decision) -> _Meant:
    return _Meant(decision.event, decision.then, getattr(decision, "breaches", ()))


# From the declaration of an event to its pieces

Spells = Callable[[Any, Any, Any], Iterable[str]]
"""How a kind of part is typed: ways from the names on the board, the event, and the value."""
OPTION = Part("/", fills="option")


class Spelling(NamedTuple):
    """How actions of a game are typed.

    `kinds` are the kinds of parts an action is offered with, `signs` those of all parts in the
    order of a line; kinds that reading has `filled` otherwise than by their default are said too.
    """

    kinds: Mapping[str, Spells]
    signs: Sequence[str]
    filled: Container[str]

    def pieces(self, names: Any, event: Event) -> Iterator[Piece]:
        """An event by its declaration; none if it has a part of another kind."""
        if shared := SHARED.get(type(event)):
            yield from shared(names, event)
            return
        way = way_of(event)
        said = [each for each in _parts(way, event) if each.told or each.part.fills in self.filled]
        if way and all(each.part.fills in self.kinds for each in said):
            yield Piece(VERB, (way.verb.letter,))
            for each in sorted(said, key=lambda each: self.signs.index(each.part.signs[0])):
                ways = self.kinds[each.part.fills](names, event, each.value)
                yield Piece(each.name, tuple(ways), each.free)


class _Said(NamedTuple):
    """A part of an event; `free` if it has a default, `told` if its value is another."""

    name: str
    part: Part
    value: Any
    free: bool
    told: bool


def way_of(event: Event) -> Way | None:
    """The verb that says most of an event by itself."""
    fitting = [way for way in ways_of(type(event)) if way.verb.key and _fits(way, event)]
    return max(fitting, key=lambda way: (bool(way.verb.when), len(way.verb.fixed)), default=None)


def _fits(way: Way, event: Event) -> bool:
    verb = way.verb
    fixed = all(getattr(event, name) == value for name, value in verb.fixed.items())
    return fixed and (not verb.when or bool(getattr(event, verb.when)))


def _parts(way: Way | None, event: Event) -> Iterator[_Said]:
    if way is None:
        return
    if option := way.verb.option:
        yield _Said("option", OPTION, option, free=True, told=True)
    for field in fields(event):
        if part := way.typed.get(field.name):
            value, factory = getattr(event, field.name), field.default_factory
            default = field.default if factory is NODEFAULT else factory()
            yield _Said(field.name, part, value, default is not NODEFAULT, value != default)


def number(names: Any, event: Event, n: int) -> Iterator[str]:
    """How a number is typed."""
    yield str(n)


PLAIN = Spelling(kinds={"number": number}, signs=("",), filled=())
"""Verbs and numbers."""


def optional(names: Any, event: Event, letter: str) -> Iterator[str]:
    """How the option of a verb is typed."""
    yield f"/{letter}"


# What every game shares


def _step(names: Any, event: StepEntered) -> Iterator[Piece]:
    yield Piece(VERB, ("/", "//", f"/{event.step}"))


def _turn(names: Any, event: TurnStarted) -> Iterator[Piece]:
    yield Piece(VERB, (f"{event.turn}.{names.side_of(event.player)}",))
    yield Piece("to", (f"/{event.to}",), free=True)


def _started(names: Any, event: MatchStarted) -> Iterator[Piece]:
    yield Piece(VERB, ("start",))


def _redrawn(names: Any, event: HandRedrawn) -> Iterator[Piece]:
    yield Piece(VERB, (f"redraw {names.side_of(event.player)}",))
    yield Piece("n", (f" +{event.n}",), free=True)


SHARED: Mapping[type[Event], Callable[[Any, Any], Iterator[Piece]]] = {
    StepEntered: _step,
    TurnStarted: _turn,
    MatchStarted: _started,
    HandRedrawn: _redrawn,
}
"""Entries of the record, which have words instead of verbs."""

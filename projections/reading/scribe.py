"""The line a scribe types for an event: its verb, and what is not understood without it.

A game puts an event into pieces, each with the ways to write it; what may be left out is found by
reading: the line is the shortest that is read as the event. So nothing here says what goes without
saying, which is what reading a line says.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

from msgspec import NODEFAULT
from msgspec.structs import fields

from senpu.events.base import Event
from senpu.events.match import HandRedrawn, MatchStarted, StepEntered, TurnStarted
from senpu.events.parts import Part, Way, ways_of
from senpu.projections.game import Game, NotationError, Piece

VERB = "verb"
QUOTE = '"'
"""What stands around a name as it is stored."""


Pieces = Sequence[Piece]
"""An event in pieces, in the order they stand in a line; the first is the verb."""
Typed = Mapping[str, str]
"""A line in pieces, by part: they make the line when they are put together in order."""


def typed(game: Game, board: Any, event: Event) -> Typed:
    """The fewest and shortest pieces that are read as the event; none if it cannot be typed."""
    wanted = _decided(game, board, event)
    lines = _shortest_first(tuple(game.pieces(board, event)))
    return next((line for line in lines if _read(game, board, text(line)) == wanted), {})


def text(line: Typed) -> str:
    """The line that some pieces make."""
    return "".join(line.values())


def _shortest_first(pieces: Pieces) -> Iterator[Typed]:
    """All lines of pieces, those of fewer pieces first; with names in quotes at last."""
    free = [piece for piece in pieces if piece.free]
    for quotes in (False, True) if pieces else ():
        for n in range(len(free) + 1):
            for said in combinations(free, n):
                held = [piece for piece in pieces if not piece.free or piece in said]
                yield from _written(held, quotes=quotes)


def _written(pieces: Pieces, *, quotes: bool) -> Iterator[Typed]:
    ways = ([way for way in piece.ways if quotes or QUOTE not in way] for piece in pieces)
    for said in product(*ways):
        yield {piece.part: way for piece, way in zip(pieces, said, strict=True)}


def _read(game: Game, board: Any, line: str) -> Any:
    """What a line does first; passes that go without saying may stand behind it."""
    try:
        intents = game.read(board, line, "scribe")
    except NotationError:
        return None
    return _decided(game, board, intents[0].event) if intents else None


def _decided(game: Game, board: Any, event: Event) -> Any:
    """The event as it would stand in the record, and what would follow from it."""
    decision = game.decide(board, event)
    return decision.event, decision.then, getattr(decision, "breaches", ())


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
        way = _way(event)
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


def _way(event: Event) -> Way | None:
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

"""How a game reads cases: what their files call its actions, its positions and its end states.

An action is the stored event: its type and fields may be used as they are stored. A dialect is the
small table of what case files call them otherwise. A game that reads cases has a module
`senpu.projections.<slug>.cases` with `CASES`, its dialect.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct

from senpu.events.base import SEATS, Event
from senpu.events.cards.nearest import near
from senpu.projections.cases.contract import Case, Facts, Impossible, NotUnderstood
from senpu.projections.cases.shapes import State, is_object, stated
from senpu.projections.game import Game, games
from senpu.projections.rules import Decision


class Position(Struct, frozen=True):
    """Where a case has got to: the board it began with and the one there is now, what the case
    calls things that came since, and the BP that cards have been raised by."""

    begun: Any
    board: Any
    names: Mapping[str, str] = {}
    marks: Mapping[str, int] = {}

    def called(self, word: str) -> str:
        """What the board calls something the case names."""
        return self.names.get(word, word)


class Word(Struct, frozen=True):
    """What case files call an action: the stored event, with fields under other keys.

    An action is read as a `senpu.projections.cases.action.Said`. `fixed` are fields the word says
    by itself. What is `odd` amends what is stated before it is read. `room` are the rules that
    leave no room for what a field cannot hold, made of the field's text. `ask` is no event but a
    question: its answer is compared with the key of the end state.
    """

    event: type[Event]
    keys: Mapping[str, str] = {}
    fixed: Mapping[str, Any] = {}
    odd: tuple[Callable[[Any], None], ...] = ()
    own: Mapping[str, Any] = {}
    """Keys that only `odd` reads, with their kinds."""
    room: Mapping[str, Callable[[Any, str], Impossible]] = {}
    ask: Callable[[Any], State] | None = None


class Comparison(Struct, frozen=True, kw_only=True):
    """How an end state is compared with a position.

    What it does not list is unchanged, but `loose` keys count only where they are stated, and
    `implied` ones an event of that type says itself. Of `named` things each is compared alone: in
    the keys stated, and those `carried` over from before or, of one that came, `entered`. Of
    `merged` objects other keys stay. Piles lie in any order unless `ordered`; `counts` are equal
    but for zeros.
    """

    loose: tuple[str, ...] = ()
    implied: Mapping[type[Event], tuple[str, ...]] = {}
    named: str
    carried: tuple[str, ...] | None = None
    entered: Mapping[str, Any] = {}
    merged: tuple[str, ...] = ()
    ordered: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    """Keys of the end state that are answers to questions."""


class Dialect(Struct, frozen=True, kw_only=True):
    """What a game tells about its cases.

    `step` is the key of the step or phase and `steps` its values, `mark` a key that only sides of
    this game have. `changes` are the typed changes of effects, `names` the fields of events that
    name what lies on the board. `setup` and `end` are the shapes of positions; `board` makes the
    position a case begins with, `told` tells one in the keys of an end state. `entered` says what
    later steps call what came by a decision, `renamed` what an end state calls it, `seen` what else
    of an end state is compared: where, found, due. `texts` reads what card texts do, a `text` by
    card (OSError, msgspec.DecodeError), `asserted` is an event with what they do to it; where these
    matter `by_texts` plays a case.
    """

    game: Game
    events: tuple[type[Event], ...]
    step: str
    steps: tuple[str, ...]
    mark: str
    words: Mapping[str, Word]
    changes: Any
    names: frozenset[str]
    setup: Any
    end: Any
    comparison: Comparison
    board: Callable[[State, Case, Mapping[str, Any], Any], Any]
    told: Callable[[Position], State]
    entered: Callable[[Position, Decision, Facts], Mapping[str, str]]
    renamed: Callable[[Position, State], Position] = lambda at, end: at
    seen: Callable[[Position, State], Iterator[tuple[str, State, State]]] = lambda at, end: iter(())
    texts: Callable[[tuple[Path, ...]], Any] = lambda paths: {}
    asserted: Callable[[Any, Position, Any], tuple[Any, Mapping[str, int]]] = (
        lambda event, at, texts: (event, at.marks)
    )
    text: Any = None
    by_texts: Callable[[Case, Mapping[str, Any], Any, Any, Any], Any] | None = None

    def reads(self, setup: Facts) -> bool:
        """Whether a position is one of this game: so its sides say, whatever else is misspelt."""
        sides = (setup.get(seat) for seat in SEATS)
        return any(is_object(side) and self.mark in side for side in sides)

    def end_of(self, case: Case) -> Iterator[State]:
        """The end states of a case. Raises NotUnderstood for a key or a value of no sense."""
        for key, end in case.ends:
            yield stated(end, self.end, key)

    def word(self, kind: str, at: str) -> Word:
        """An action by what a case calls it, or by its stored type. Raises NotUnderstood."""
        if kind in self.words:
            return self.words[kind]
        stored = {str(event.__struct_config__.tag): event for event in self.events}
        if kind in stored:
            return Word(stored[kind])
        near_ja, near_en = near(kind, (*self.words, *stored))
        ja, en = f"行動 {kind} を知らない{near_ja}", f"the action {kind!r} is not known{near_en}"
        raise NotUnderstood(ja, en, at)


@cache
def dialects() -> Mapping[str, Dialect]:
    """The dialects of all games that read cases, by slug."""
    modules = {slug: f"senpu.projections.{slug}.cases" for slug in games()}
    found = {slug: name for slug, name in modules.items() if find_spec(name)}
    return {slug: import_module(name).CASES for slug, name in found.items()}


def dialect_of(setup: Facts) -> Dialect | None:
    """The game that calls a position its own."""
    return next((dialect for dialect in dialects().values() if dialect.reads(setup)), None)

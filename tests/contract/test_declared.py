"""What a game declares of its events holds together: what the proof at import does not look at."""

import dis
import inspect
import runpy
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import pytest
from msgspec.structs import replace

import nonsense
from language import Story
from senpu.events.base import Event
from senpu.events.match import Ruling
from senpu.projections.declared import Book, Change, Kind
from senpu.projections.game import Game, games
from senpu.projections.rules import Accepted, Asked, Refused, Rule

TESTS = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("game", games().values(), ids=games())
ALTERED = 12
"""How often the action of an example is altered."""


def rows(game: Game) -> Iterator[tuple[str, Any, Asked]]:
    """Each event and typed change by name, its play, and the rules it is asked in one way."""
    for event, kind in game.rulebook.kinds.items():
        yield from ((event.__name__, kind.play, asked) for asked in kind.asked.values())
    for change, row in game.rulebook.changes.items():
        yield change.__name__, row.play, row.asked


# What a predicate reads stands on every play it is asked of


@every_game
def test_predicates_read_what_their_plays_have(game: Game) -> None:
    """A rule asked of a play that lacks what it looks at would end in a traceback."""
    lacking = {
        f"{name}: {rule.id} reads {fact}"
        for name, play, asked in rows(game)
        for rule in asked.rules
        for fact in {*read_by(rule.holds), *rule.facts} - noted_on(play)
    }
    assert not lacking


@cache
def read_by(predicate: Callable[[Any], bool]) -> frozenset[str]:
    """The attributes a predicate reads of its play, and the functions it hands the play to."""
    code, found = predicate.__code__, set[str]()
    steps = [step for step in dis.get_instructions(code) if step.opname != "PRECALL"]
    for at, after in pairwise(steps):
        of_play = at.opname == "LOAD_FAST" and at.argval == code.co_varnames[0]
        if of_play and after.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            found.add(after.argval)
    for name in code.co_names:
        asked = predicate.__globals__.get(name)
        if isinstance(asked, FunctionType) and asked.__code__.co_varnames[:1] == ("play",):
            found |= read_by(asked)
    return frozenset(found)


@cache
def noted_on(play: type[Any]) -> frozenset[str]:
    """The attributes of a play: of its class, or stored when it is made."""
    stored = (
        step.argval
        for kind in play.__mro__
        for method in vars(kind).values()
        if inspect.isfunction(method)
        for step in dis.get_instructions(method)
        if step.opname == "STORE_ATTR"
    )
    return frozenset([*dir(play), *stored])


# Movers know no rule


@every_game
def test_movers_reach_no_rule(game: Game) -> None:
    """From no mover, through whatever it calls, one comes to a rule, a rulebook or a play."""
    plays = {play for _, play, _ in rows(game)}
    for event, kind in game.rulebook.kinds.items():
        for function in reached(kind.evolve) if kind.evolve else ():
            known = [thing for thing in named_in(function) if over_the_wall(thing, plays)]
            assert not known, (event.__name__, function.__qualname__, known)


@every_game
def test_movers_read_the_options_they_are_known_to_read(game: Game) -> None:
    """An option read while moving is a rule in disguise: each is listed, and no other is read."""
    movers = [row.evolve for row in _all_rows(game.rulebook) if row.evolve]
    readers = {
        function.__qualname__
        for mover in movers
        for function in reached(mover)
        if "options" in function.__code__.co_names
    }
    assert readers == READERS.get(game.slug, set())


READERS = {
    "battle_spirits": {"card_moved", "_set"},
    "gate_ruler": {"added", "Summon.evolve", "_arrived", "_stands", "rests_in"},
}
"""The functions that read options of the match while moving."""


def _all_rows(book: Book) -> Iterator[Kind | Change]:
    yield from book.kinds.values()
    yield from book.changes.values()


def over_the_wall(thing: Any, plays: set[type[Any]]) -> bool:
    """Whether it belongs to deciding."""
    deciding = isinstance(thing, (Rule, Asked, Book)) or thing is Refused
    return deciding or (isinstance(thing, type) and thing in plays)


def reached(function: Any) -> set[FunctionType]:
    """The functions of the program that a function comes to, itself among them."""
    found: set[FunctionType] = set()
    ahead = [function]
    while ahead:
        at = ahead.pop()
        if isinstance(at, FunctionType) and "senpu" in at.__module__ and at not in found:
            found.add(at)
            ahead.extend(named_in(at))
        elif isinstance(at, Mapping):
            ahead.extend(cast(Mapping[object, object], at).values())
    return found


def named_in(function: FunctionType) -> Iterator[Any]:
    """What the names of a function stand for: globals, attributes of modules, what it encloses."""
    yield from (cell.cell_contents for cell in function.__closure__ or ())
    for code in _codes(function.__code__):
        words = set(code.co_names)
        for name in words & function.__globals__.keys():
            thing = function.__globals__[name]
            yield thing
            if isinstance(thing, ModuleType):
                yield from (vars(thing)[word] for word in words & vars(thing).keys())
            if isinstance(thing, type) and "senpu" in thing.__module__:
                yield from (vars(thing)[word] for word in words & vars(thing).keys())


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


# Every rule of an action has refused it


@every_game
def test_every_action_is_refused_by_each_of_its_rules(game: Game) -> None:
    """In an example, or in an example altered in one field: a rule dropped from an action shows."""
    asked = {(name, rule.id) for name, _, each in rows(game) for rule in each.rules}
    missing = asked - {*refusals(game)}
    assert not missing, " ".join(map(" ".join, sorted(missing)))


def refusals(game: Game) -> Iterator[tuple[str, str]]:
    """Each action or typed change with each rule that refused it."""
    for board, event in tried(game, Random(1)):
        decision = game.decide(board, event)
        for breach in decision.breaches if isinstance(decision, Refused) else ():
            yield type(event).__name__, breach.rule
            for change in only_change(event):
                yield type(change).__name__, breach.rule


def tried(game: Game, random: Random) -> Iterator[tuple[Any, Event]]:
    """The examples of a game; each also with its action and its board altered, and nonsense."""
    for story in stories(game):
        board, event = story.given.reached(), _event(story)
        make = nonsense.maker(story.given.board, board, random)
        yield board, event
        for _ in range(ALTERED):
            yield board, nonsense.altered(event, make)
            yield nonsense.altered(board, make, plain=True), event
        yield board, nonsense.event(game, story.given.board, board, random)


def only_change(event: Any) -> tuple[Any, ...]:
    """The typed change of an event that has one alone."""
    changes: tuple[Any, ...] = getattr(event, "effects", ())
    return changes if len(changes) == 1 else ()


# What a text does beside an action is done


@every_game
def test_what_a_text_does_beside_an_action_is_done(game: Game) -> None:
    """A mover that forgets the effects of its event would drop what was typed."""
    kinds = game.rulebook.kinds
    able = {event.__name__ for event in kinds if "effects" in event.__struct_fields__}
    assert able == {*carried_out(game)}


def carried_out(game: Game) -> Iterator[str]:
    """Each action that led elsewhere with a typed change of the examples than without."""
    told = [(story.given.reached(), _event(story)) for story in stories(game)]
    changes: dict[type[Any], Any] = {
        type(change): change for _, event in told for change in only_change(event)
    }
    rulings = [kind(judge="F") for kind in game.rulebook.kinds if issubclass(kind, Ruling)]
    told += [(board, ruling) for board, _ in told for ruling in rulings]
    for board, event in told:
        if "effects" not in event.__struct_fields__:
            continue
        bare = game.decide(board, replace(event, effects=())).board
        for change in changes.values():
            decision = game.decide(board, replace(event, effects=(change,)))
            if isinstance(decision, Accepted) and decision.board != bare:
                yield type(event).__name__
                break


def _event(story: Story) -> Event:
    return story.what if isinstance(story.what, Event) else story.what.event


def stories(game: Game) -> Iterator[Story]:
    """The rule examples of a game."""
    for path in sorted((TESTS / game.slug).glob("test_rules_*.py")):
        yield from runpy.run_path(str(path))["CASES"].values()

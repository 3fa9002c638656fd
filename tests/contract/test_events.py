"""Every game bears every event it may ever read."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import nonsense
from senpu.events.base import Event, UnknownEvent
from senpu.events.log.codec import codec
from senpu.projections.game import Game, games
from senpu.projections.rules import Accepted, Decision

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
every_match = pytest.mark.parametrize("seed", range(12))
LENGTH = 150


def without_effect(game: Game) -> frozenset[type[Event]]:
    """The events a game declares to move nothing."""
    kinds = game.rulebook.kinds.items()
    return frozenset(event for event, kind in kinds if kind.evolve is None)


def nonsense_match(game: Game, seed: int) -> tuple[tuple[Any, Decision], ...]:
    """A match of nonsense that happened all the same: each verdict with the board before it.

    Every third action is one the game itself offers, so that the board does not stay bare.
    """
    return _matches(game.slug, seed)


@cache
def _matches(slug: str, seed: int) -> tuple[tuple[Any, Decision], ...]:
    return tuple(_played(games()[slug], Random(seed)))


def _played(game: Game, random: Random) -> Iterator[tuple[Any, Decision]]:
    opened = board = game.opened(nonsense.header(game, random))
    for _ in range(LENGTH):
        event = nonsense.event(game, opened, board, random)
        offered = [offer.event for offer in game.legal(board) if not offer.breaches]
        if offered and random.random() < 1 / 3:
            event = random.choice(offered)
        decision = game.decide(board, event)
        yield board, decision
        board = decision.board


@every_game
def test_every_event_has_its_row(game: Game) -> None:
    """None is forgotten, and none that is no event of the game has one."""
    assert game.rulebook.kinds.keys() == {*codec(game.slug).events}


@every_game
def test_an_event_of_a_later_version_changes_nothing(game: Game) -> None:
    """It is kept, shown and passed over."""
    board = game.opened(nonsense.header(game, Random(0)))
    later = UnknownEvent(type="of_tomorrow", fields={"n": 1})
    assert game.evolve(board, later) is board
    assert isinstance(game.decide(board, later), Accepted)


@every_match
@every_game
def test_a_verdict_is_the_same_on_the_completed_event(game: Game, seed: int) -> None:
    """Deciding what was decided gives the same event, consequences, breaches and board."""
    for board, decision in nonsense_match(game, seed):
        assert game.decide(board, decision.event) == decision


@every_match
@every_game
def test_moving_is_what_deciding_leads_to(game: Game, seed: int) -> None:
    """The board of a verdict is that of its event and all that follows, moved one by one."""
    for board, decision in nonsense_match(game, seed):
        after = game.evolve(board, decision.event)
        for consequence in decision.then:
            after = game.evolve(after, consequence)
        assert after == decision.board


@every_match
@every_game
def test_what_is_declared_without_effect_has_none(game: Game, seed: int) -> None:
    """Moving such an event gives the very same board."""
    for board, decision in nonsense_match(game, seed):
        if type(decision.event) in without_effect(game):
            assert game.evolve(board, decision.event) is board


@every_match
@every_game
def test_stored_boards_come_back(game: Game, seed: int) -> None:
    """A board is a value: through JSON and back it equals itself."""
    for board, _ in nonsense_match(game, seed):
        kind = board.__class__
        assert msgspec.json.decode(msgspec.json.encode(board), type=kind) == board


@every_match
@every_game
def test_events_come_back(game: Game, seed: int) -> None:
    """What was decided can be stored, consequences too, and is read as it was."""
    kinds = codec(game.slug)
    for _, decision in nonsense_match(game, seed):
        for event in (decision.event, *decision.then):
            stored = msgspec.json.encode(event)
            assert msgspec.json.decode(stored, type=type(event)) == event
            assert type(event) in kinds.events

"""Play by number in any game: matches of its shipped cards, legal actions picked by number."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sound
from senpu.events.base import Event, Seat
from senpu.events.cards.aliases import aliases
from senpu.events.cards.catalogue import Catalogue, card_type, read_catalogue, shipped
from senpu.events.cards.decks import read_deck
from senpu.events.envelope import Header
from senpu.projections.engine import Engine
from senpu.projections.game import Game, game
from senpu.projections.rules import Accepted

Board = TypeVar("Board")
Kinds = Mapping[type[Any], list[Event]]


def header_of(played: Game, match: str = "m", **told: Any) -> Header:
    """A header of two players, of whom the first is A."""
    players: Mapping[Seat, str] = {"A": "朱里", "B": "蒼"}
    told = {"players": players, **told}
    return Header(match=match, game=played.slug, pack=played.pack, first="A", **told)


class Shipped:
    """A game with the invented cards that come with it."""

    def __init__(
        self,
        slug: str,
        decks: Mapping[Seat, str],
        engine: Engine,
        intents: Callable[[Any], Iterable[Event]],
    ) -> None:
        """`decks` names the file of each seat; `intents` lists what may be tried on a board."""
        self.game: Game = game(slug)
        self.data = shipped(slug)
        self.deck_files = decks
        self.engine, self.intents = engine, intents

    @cached_property
    def catalogue(self) -> Catalogue[Any]:
        """The invented cards."""
        return read_catalogue(self.data / "catalogue.toml", card_type(self.game.slug))

    @cached_property
    def decks(self) -> Mapping[Seat, Mapping[str, int]]:
        """The copies in the deck of each seat."""
        return {
            seat: read_deck(self.data / f"{name}.toml", self.catalogue).copies
            for seat, name in self.deck_files.items()
        }

    @cached_property
    def aliases(self) -> Mapping[str, str]:
        """The shipped cards by their short names."""
        return aliases(self.catalogue.cards.values())

    def header(self, match: str, **told: Any) -> Header:
        """A match in which every card is on record."""
        cards = tuple(map(self.catalogue.facts, self.catalogue.cards))
        return header_of(self.game, match, aliases=self.aliases, cards=cards, **told)

    def number(self, alias: str) -> str:
        """The number of a shipped card by its short name."""
        return self.aliases[alias]

    def played(self, board: Board, *events: Event) -> Board:
        """The board after events that must all be accepted."""
        for event in events:
            decision = self.game.decide(board, event)
            assert isinstance(decision, Accepted), (event, decision.breaches)
            assert not sound.faults(board, decision.event, decision.then, decision.board), event
            board = decision.board
        return board

    def legal_actions(self, board: Any) -> Iterator[Event]:
        """All that can be done, each way by itself, in the order of the lists of the game."""
        return (e for e in self.intents(board) if not self.engine.judged(board, e)[1])

    def legal_kinds(self, board: Any, action: type[Event]) -> tuple[Kinds, Kinds]:
        """The legal actions by kind, and what else can be done by kind."""
        kinds = by_kind((type(event), event) for event in self.legal_actions(board))
        actions = {kind: each for kind, each in kinds.items() if issubclass(kind, action)}
        return actions, {kind: each for kind, each in kinds.items() if kind not in actions}


def by_kind(events: Iterable[tuple[type[Any], Event]]) -> Kinds:
    """Events by the kind that is told of each."""
    kinds: dict[type[Any], list[Event]] = defaultdict(list)
    for kind, event in events:
        kinds[kind].append(event)
    return kinds


def one_of(kinds: Kinds, pick: int) -> Any:
    """One of the events, each kind as likely as another; none if there is none."""
    choice = list(kinds.values())
    if not choice:
        return None
    kind = choice[pick % len(choice)]
    return kind[pick // len(choice) % len(kind)]


def picks(least: int, most: int) -> st.SearchStrategy[list[int]]:
    """Numbers that make a course of play."""
    return st.lists(st.integers(0, 2**20), min_size=least, max_size=most)


Picks = Callable[[Any, int], Any]
"""A board and a number: what is done; nothing, if the match is over."""


def steps(
    game: Game, board: Any, course: Iterable[int], picked: Picks
) -> Iterator[tuple[Any, Any, Accepted]]:
    """The board, the event and its decision at each step, until the match is over."""
    for pick in course:
        event = picked(board, pick)
        if event is None:
            return
        decision = game.decide(board, event)
        assert isinstance(decision, Accepted), (event, decision.breaches)
        assert not sound.faults(board, decision.event, decision.then, decision.board), event
        yield board, event, decision
        board = decision.board


def after(game: Game, board: Board, course: Iterable[int], picked: Picks) -> Board:
    """The board after a course of play, or where it ended."""
    for _, _, decision in steps(game, board, course, picked):
        board = decision.board
    return board


def seeded(seed: int, length: int) -> Iterator[int]:
    """A course of play from a seed."""
    numbers = Random(seed)
    return (numbers.randrange(2**20) for _ in range(length))


def many_are_checked(
    begun: Callable[[Any], Any],
    openings: st.SearchStrategy[Any],
    picked: Picks,
    checked: Callable[[Any, Any, int], Any],
    action: type[Event],
    examples: int,
) -> int:
    """How many actions were done in courses of play, each of which is `checked` as it is done."""
    done: Counter[type[Event]] = Counter()

    @settings(
        max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.data_too_large]
    )
    @given(picks(LENGTH, LENGTH), openings)
    def plays(course: list[int], opening: Any) -> None:
        board = begun(opening)
        for pick in course:
            event = picked(board, pick)
            if event is None:
                assert board.over
                return
            board = checked(board, event, pick)
            done[type(event)] += isinstance(event, action)

    plays()
    return done.total()


LENGTH = 160
"""Steps of a course in which actions are checked."""

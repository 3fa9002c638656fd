"""Words of tests that play Battle Spirits: boards of shipped cards, actions picked by number."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

import sound
from senpu.events.base import SEATS, Event, Seat
from senpu.events.battle_spirits import Action, EffectResolved
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.events.cards.aliases import aliases
from senpu.events.cards.catalogue import Catalogue, read_catalogue, shipped
from senpu.events.cards.decks import read_deck
from senpu.events.envelope import Header
from senpu.events.match import MatchStarted
from senpu.projections.battle_spirits.board import Board, FieldCard, Side
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.intents import intents
from senpu.projections.game import Game, game
from senpu.projections.rules import Accepted

DATA = shipped("battle_spirits")
GAME: Game = game("battle_spirits")
DECKS: Mapping[Seat, str] = {"A": "red", "B": "blue"}


@cache
def catalogue() -> Catalogue[Card]:
    """The invented cards."""
    return read_catalogue(DATA / "catalogue.toml", Card)


@cache
def header(declared: bool) -> Header:
    """A match with the shipped decks declared, or with any card of the catalogue in hand."""
    cards = catalogue()
    decks: dict[Seat, Mapping[str, int]] = {
        seat: read_deck(DATA / f"{name}.toml", cards).copies for seat, name in DECKS.items()
    }
    return Header(
        match="019ad4b2-0000-7000-8000-000000000000",
        game=GAME.slug,
        pack=GAME.pack,
        first="A",
        players={"A": "朱里", "B": "蒼"},
        decks=decks if declared else {},
        aliases=aliases(cards.cards.values()),
        cards=tuple(cards.facts(number) for number in cards.cards),
    )


def number(alias: str) -> str:
    """The number of a shipped card by its short name."""
    return header(True).aliases[alias]


def played(board: Board, *events: Event) -> Board:
    """The board after events that must all be accepted."""
    for event in events:
        decision = GAME.decide(board, event)
        assert isinstance(decision, Accepted), (event, decision.breaches)
        assert not sound.faults(board, decision.event, decision.then, decision.board), event
        board = decision.board
    return board


def opened(declared: bool = True) -> Board:
    """The board before the first entry."""
    board: Board = GAME.opened(header(declared))
    return board


def lying(alias: str, cores: int, seat: Seat = "A", copy: int = 1, **other: Any) -> FieldCard:
    """A shipped card on the field."""
    card = catalogue().cards[number(alias)]
    minimum = 0 if other.get("hosts") else card.minimum
    settled: dict[str, Any] = {"minimum": minimum} | other
    return FieldCard(f"{seat}.{alias}#{copy}", card, cores, **settled)


def table(*field: FieldCard, declared: bool = False, **zones: Any) -> Board:
    """Turn 3, main step of A, whose side is given; hand cards by short name in `holds`."""
    holds = tuple(map(number, zones.pop("holds", ())))
    settled: dict[str, Any] = {"hand": len(holds), "known": holds} | zones
    side = Side("A", field={card.id: card for card in field}, **settled)
    board = opened(declared)
    sides = {**board.sides, "A": side}
    return replace(board, turn=3, player="A", step="main", sides=sides)


def rich(declared: bool) -> Board:
    """A match begun in which each player got twelve cores from a text, so that much can be done."""
    gifts = (CoresShifted(player=seat, source="void", target="reserve", n=12) for seat in SEATS)
    gift = EffectResolved(source="a text", effects=tuple(gifts))
    return played(opened(declared), MatchStarted(first="A"), gift)


def legal_actions(board: Board) -> Iterator[Event]:
    """All that can be done, each way by itself, in the order of the lists of the game."""
    return (event for event in intents(board) if not ENGINE.judged(board, event)[1])


def picked(board: Board, pick: int) -> Any:
    """One of the legal actions, each kind as likely as another; none if there is none.

    The step is left one time in eight, if there is something else to do.
    """
    kinds: dict[type[Event], list[Event]] = defaultdict(list)
    for event in legal_actions(board):
        kinds[type(event)].append(event)
    actions = [kind for name, kind in kinds.items() if issubclass(name, Action)]
    going_on = [kind for name, kind in kinds.items() if not issubclass(name, Action)]
    pick, leaves = divmod(pick, 8)
    choice = going_on if leaves == 0 or not actions else actions
    if not choice:
        return None
    kind = choice[pick % len(choice)]
    return kind[pick // len(choice) % len(kind)]


def picks(least: int, most: int) -> st.SearchStrategy[list[int]]:
    """Numbers that make a course of play."""
    return st.lists(st.integers(0, 2**20), min_size=least, max_size=most)


def board_after(course: Sequence[int], declared: bool) -> Board:
    """The board after a course of play, or where it ended."""
    board = rich(declared)
    for pick in course:
        event = picked(board, pick)
        if event is None:
            break
        board = played(board, event)
    return board


def boards(declared: st.SearchStrategy[bool] | None = None) -> st.SearchStrategy[Board]:
    """Boards that legal play leads to."""
    return st.builds(board_after, picks(0, 40), declared or st.booleans())

"""Words of tests that play Battle Spirits: boards of shipped cards, actions picked by number."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from courses import Shipped, after, one_of, picks
from senpu.events.base import SEATS, Seat
from senpu.events.battle_spirits import Action, EffectResolved
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.events.cards.catalogue import Catalogue
from senpu.events.envelope import Header
from senpu.events.match import MatchStarted, TurnStarted
from senpu.projections.battle_spirits.board import Board, FieldCard, Side
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.intents import intents

DECKS: Mapping[Seat, str] = {"A": "red", "B": "blue"}
SHIPPED = Shipped("battle_spirits", DECKS, ENGINE, intents)
GAME = SHIPPED.game
number, played, legal_actions = SHIPPED.number, SHIPPED.played, SHIPPED.legal_actions


def catalogue() -> Catalogue[Card]:
    """The invented cards."""
    return SHIPPED.catalogue


@cache
def header(declared: bool) -> Header:
    """A match with the shipped decks declared, or with any card of the catalogue in hand."""
    match = "019ad4b2-0000-7000-8000-000000000000"
    return SHIPPED.header(match, decks=SHIPPED.decks if declared else {})


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
    turn = TurnStarted(turn=1, player="A")
    return played(opened(declared), MatchStarted(first="A"), turn, gift)


def picked(board: Board, pick: int) -> Any:
    """One of the legal actions, each kind as likely as another; none if there is none.

    The step is left one time in eight, if there is something else to do.
    """
    actions, going_on = SHIPPED.legal_kinds(board, Action)
    pick, leaves = divmod(pick, 8)
    return one_of(going_on if leaves == 0 or not actions else actions, pick)


def board_after(course: Sequence[int], declared: bool) -> Board:
    """The board after a course of play, or where it ended."""
    return after(GAME, rich(declared), course, picked)


def boards(declared: st.SearchStrategy[bool] | None = None) -> st.SearchStrategy[Board]:
    """Boards that legal play leads to."""
    return st.builds(board_after, picks(0, 40), declared or st.booleans())

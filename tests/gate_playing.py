"""Words of tests that play Gate Ruler: boards of shipped cards, actions picked by number."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from courses import Shipped, after, by_kind, one_of, picks
from senpu.events.base import Event, Seat
from senpu.events.cards.catalogue import Catalogue
from senpu.events.envelope import Header
from senpu.events.gate_ruler import Action, EffectResolved, PriorityPassed
from senpu.events.gate_ruler import changes as gr_changes
from senpu.events.gate_ruler.cards import Card
from senpu.events.match import MatchStarted, TurnStarted
from senpu.projections.gate_ruler.board import Board, Side, Unit, printed
from senpu.projections.gate_ruler.decide import ENGINE
from senpu.projections.gate_ruler.intents import intents

DECKS: Mapping[Seat, str] = {"A": "drive", "B": "energy"}
SHIPPED = Shipped("gate_ruler", DECKS, ENGINE, intents)
GAME, DATA = SHIPPED.game, SHIPPED.data
number, played, legal_actions = SHIPPED.number, SHIPPED.played, SHIPPED.legal_actions
RULERS = tuple(f"SEN02-R{n}" for n in range(1, 7))
UNSEEN = 4
"""Cards a deck keeps while texts draw, drive and deal damage, so that matches go on."""

Rulers = tuple[str, str] | None
"""The rulers of A and B; None: those of the shipped decks, which are declared."""


def catalogue() -> Catalogue[Card]:
    """The invented cards."""
    return SHIPPED.catalogue


@cache
def header(rulers: Rulers = None) -> Header:
    """A match with the shipped decks declared, or of two rulers with any card in hand."""
    chosen = {"options": {"ruler_a": rulers[0], "ruler_b": rulers[1]}} if rulers else {}
    decks: Mapping[Seat, Mapping[str, int]] = {} if rulers else SHIPPED.decks
    return SHIPPED.header("019ad4b2-0000-7000-8000-000000000001", decks=decks, **chosen)


def opened(rulers: Rulers = None) -> Board:
    """The board before the first entry."""
    board: Board = GAME.opened(header(rulers))
    return board


def unit(alias: str, copy: int = 1, seat: Seat = "A", **marks: Any) -> Unit:
    """A shipped unit or field in play."""
    return Unit(f"{seat}.{alias}#{copy}", catalogue().cards[number(alias)], **marks)


def in_turn(rulers: Rulers = None, turn: int = 5, **zones: Any) -> Board:
    """The main phase of A, whose zones are given; units by zone, cards in hand by short name."""
    board = opened(rulers)
    sides = {**board.sides, "A": _laid(board.sides["A"], zones)}
    return replace(board, turn=turn, player="A", step="main", priority="A", sides=sides)


def _laid(side: Side, zones: dict[str, Any]) -> Side:
    holds = tuple(map(number, zones.pop("holds", ())))
    names = {zone: zones.pop(zone) for zone in side.zone_names if zone in zones}
    standing = {**side.zones, **{zone: (unit,) for zone, unit in names.items()}}
    settled: dict[str, Any] = {"hand": len(holds), "known": holds, "zones": standing}
    return replace(side, **(settled | zones))


def passed_twice(board: Board) -> tuple[Event, Event]:
    """Both players give up priority."""
    other: Seat = "B" if board.priority == "A" else "A"
    return PriorityPassed(player=board.priority), PriorityPassed(player=other)


# Play by number


def begun(rulers: Rulers = None) -> Board:
    """A match in its first turn."""
    return played(opened(rulers), MatchStarted(first="A"), TurnStarted(turn=1, player="A"))


def picked(board: Board, pick: int) -> Any:
    """One of the legal actions, each kind as likely as another; none if there is none.

    One time in eight the turn goes on or a player passes, twice something on the gate is let
    resolve, once a text does something.
    """
    actions, others = SHIPPED.legal_kinds(board, Action)
    pick, way = divmod(pick, 8)
    if way == 3 and board.turn and not board.over:
        return one_of(by_kind((type(text.effects[0]), text) for text in texts(board)), pick)
    return one_of(others if way == 0 or (way < 3 and board.gate) or not actions else actions, pick)


def texts(board: Board) -> Iterator[EffectResolved]:
    """What texts may do now, one change each."""
    for side in board.sides.values():
        for change in (*_of_piles(side), *_of_units(board, side)):
            yield EffectResolved(source="a text", effects=(change,))


def _of_piles(side: Side) -> Iterator[gr_changes.Effect]:
    seat = side.seat
    if side.deck > UNSEEN:
        yield gr_changes.DeckDriven(player=seat, cards=("?",))
        yield gr_changes.RulerDamaged(player=seat, cards=("?",))
    if side.rested:
        yield gr_changes.EnergyTurned(player=seat, n=1)
    if side.ruler.hand:
        yield from _of_hands(side)


def _of_hands(side: Side) -> Iterator[gr_changes.Effect]:
    seat = side.seat
    if side.deck > UNSEEN:
        yield gr_changes.DeckDrawn(player=seat, n=1)
    if side.hand:
        yield gr_changes.CardMoved(player=seat, card="?", source="hand", target="deck_bottom")
    for card in dict.fromkeys(side.graveyard):
        yield gr_changes.CardMoved(player=seat, card=card, source="graveyard", target="hand")
    for laid in side.set:
        yield gr_changes.CardMoved(player=seat, card=laid.id, source="set", target="hand")
    for _, stood in side.units():
        yield gr_changes.CardMoved(player=seat, card=stood.id, source="play", target="hand")


def _of_units(board: Board, side: Side) -> Iterator[gr_changes.Effect]:
    for _, stood in side.units():
        yield gr_changes.DamageDealt(unit=stood.id, n=1)
        yield gr_changes.CardTurned(card=stood.id, rested=not stood.rested)
        yield gr_changes.CardMoved(
            player=side.seat, card=stood.id, source="play", target="graveyard"
        )
    for zone in side.zone_names[:1]:
        yield gr_changes.UnitEntered(
            player=side.seat, card=number("mio"), source="token", zone=zone
        )
        for card in dict.fromkeys(side.graveyard):
            if printed(board, card).type == "unit" and card in board.book.cards:
                yield gr_changes.UnitEntered(
                    player=side.seat, card=card, source="graveyard", zone=zone
                )


def rulers() -> st.SearchStrategy[Rulers]:
    """The shipped decks, or any two of the shipped rulers."""
    return st.none() | st.tuples(st.sampled_from(RULERS), st.sampled_from(RULERS))


def board_after(course: Sequence[int], chosen: Rulers) -> Board:
    """The board after a course of play, or where it ended."""
    return after(GAME, begun(chosen), course, picked)


def boards() -> st.SearchStrategy[Board]:
    """Boards that legal play leads to."""
    return st.builds(board_after, picks(0, 60), rulers())

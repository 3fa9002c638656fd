"""Words of tests that play Gate Ruler: boards of shipped cards, actions picked by number."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

import sound
from senpu.events.base import Event, Seat
from senpu.events.cards.aliases import aliases
from senpu.events.cards.catalogue import Catalogue, read_catalogue, shipped
from senpu.events.cards.decks import read_deck
from senpu.events.envelope import Header
from senpu.events.gate_ruler import Action, EffectResolved, PriorityPassed
from senpu.events.gate_ruler import changes as gr_changes
from senpu.events.gate_ruler.cards import Card
from senpu.events.match import MatchStarted, TurnStarted
from senpu.projections.game import Game, game
from senpu.projections.gate_ruler.board import Board, Side, Unit, printed
from senpu.projections.gate_ruler.decide import ENGINE
from senpu.projections.gate_ruler.intents import intents
from senpu.projections.rules import Accepted

DATA = shipped("gate_ruler")
GAME: Game = game("gate_ruler")
DECKS: Mapping[Seat, str] = {"A": "drive", "B": "energy"}
RULERS = tuple(f"SEN02-R{n}" for n in range(1, 7))
UNSEEN = 4
"""Cards a deck keeps while texts draw, drive and deal damage, so that matches go on."""

Rulers = tuple[str, str] | None
"""The rulers of A and B; None: those of the shipped decks, which are declared."""


@cache
def catalogue() -> Catalogue[Card]:
    """The invented cards."""
    return read_catalogue(DATA / "catalogue.toml", Card)


@cache
def header(rulers: Rulers = None) -> Header:
    """A match with the shipped decks declared, or of two rulers with any card in hand."""
    cards = catalogue()
    declared: dict[Seat, Mapping[str, int]] = {
        seat: read_deck(DATA / f"{name}.toml", cards).copies for seat, name in DECKS.items()
    }
    return Header(
        match="019ad4b2-0000-7000-8000-000000000001",
        game=GAME.slug,
        pack=GAME.pack,
        first="A",
        players={"A": "朱里", "B": "蒼"},
        decks={} if rulers else declared,
        options={"ruler_a": rulers[0], "ruler_b": rulers[1]} if rulers else {},
        aliases=aliases(cards.cards.values()),
        cards=tuple(cards.facts(number) for number in cards.cards),
    )


def number(alias: str) -> str:
    """The number of a shipped card by its short name."""
    return header().aliases[alias]


def opened(rulers: Rulers = None) -> Board:
    """The board before the first entry."""
    board: Board = GAME.opened(header(rulers))
    return board


def played(board: Board, *events: Event) -> Board:
    """The board after events that must all be accepted."""
    for event in events:
        decision = GAME.decide(board, event)
        assert isinstance(decision, Accepted), (event, decision.breaches)
        assert not sound.faults(board, decision.event, decision.then, decision.board), event
        board = decision.board
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


def legal_actions(board: Board) -> Iterator[Event]:
    """All that can be done, each way by itself, in the order of the lists of the game."""
    return (event for event in intents(board) if not ENGINE.judged(board, event)[1])


def picked(board: Board, pick: int) -> Any:
    """One of the legal actions, each kind as likely as another; none if there is none.

    One time in eight the turn goes on or a player passes, twice something on the gate is let
    resolve, once a text does something.
    """
    kinds = _by_kind((type(event), event) for event in legal_actions(board))
    actions = [kind for name, kind in kinds.items() if issubclass(name, Action)]
    others = [kind for name, kind in kinds.items() if not issubclass(name, Action)]
    pick, way = divmod(pick, 8)
    if way == 3 and board.turn and not board.over:
        done = _by_kind((type(text.effects[0]), text) for text in texts(board))
        choice = list(done.values())
    elif way == 0 or (way < 3 and board.gate) or not actions:
        choice = others
    else:
        choice = actions
    if not choice:
        return None
    kind = choice[pick % len(choice)]
    return kind[pick // len(choice) % len(kind)]


def _by_kind(events: Iterable[tuple[type[Any], Event]]) -> Mapping[type[Any], list[Event]]:
    kinds: dict[type[Any], list[Event]] = defaultdict(list)
    for kind, event in events:
        kinds[kind].append(event)
    return kinds


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


def picks(least: int, most: int) -> st.SearchStrategy[list[int]]:
    """Numbers that make a course of play."""
    return st.lists(st.integers(0, 2**20), min_size=least, max_size=most)


def rulers() -> st.SearchStrategy[Rulers]:
    """The shipped decks, or any two of the shipped rulers."""
    return st.none() | st.tuples(st.sampled_from(RULERS), st.sampled_from(RULERS))


def board_after(course: Sequence[int], chosen: Rulers) -> Board:
    """The board after a course of play, or where it ended."""
    board = begun(chosen)
    for pick in course:
        event = picked(board, pick)
        if event is None:
            break
        board = played(board, event)
    return board


def boards() -> st.SearchStrategy[Board]:
    """Boards that legal play leads to."""
    return st.builds(board_after, picks(0, 60), rulers())

"""Random legal play: no card is made or lost, and what is bent is refused with its rule."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from courses import many_are_checked, steps
from gate_playing import GAME, RULERS, Rulers, begun, picked, rulers
from legality import bent_is_refused
from senpu.events import gate_ruler as gr
from senpu.events.base import Event, other
from senpu.projections.gate_ruler.board import Board, Side
from senpu.projections.rules import Accepted

EXAMPLES, ENOUGH = 140, 5_000


def test_play_makes_and_loses_nothing() -> None:
    """Every legal action is accepted and moves cards about, no more and no fewer.

    The same action with one thing wrong is refused. Five thousand actions with cards are tried,
    the passes and phases between them not counted.
    """
    done = many_are_checked(begun, rulers(), picked, _checked, gr.Action, EXAMPLES)
    assert done >= ENOUGH


def _checked(board: Board, event: Event, pick: int) -> Board:
    decision = GAME.decide(board, event)
    assert isinstance(decision, Accepted), (event, decision.breaches)
    after: Board = decision.board
    for seat, side in after.sides.items():
        assert _cards(after, side) == _cards(board, board.sides[seat]), event
        assert all(n >= 0 for n in (side.deck, side.hand, side.ready, side.rested)), event
        assert side.ready + side.rested == side.ruler.energy
        assert len(side.known) <= side.hand
        assert not Counter(side.seen) - Counter(side.known)
        assert all(len(units) <= 1 for units in side.zones.values())
    bent_is_refused(GAME, board, _bent(board, event), pick)
    return after


def _cards(board: Board, side: Side) -> int:
    """The cards of a side, with those it has on the gate."""
    cards = ("unit", "field", "event")
    gate = [item for item in board.gate if item.controller == side.seat and item.kind in cards]
    return side.cards + len(gate)


def _bent(board: Board, event: Any) -> Iterator[Event]:
    """The same action with one thing wrong."""
    if isinstance(event, gr.PriorityPassed):
        yield replace(event, player=other(event.player))
    if not isinstance(event, gr.Action):
        return
    yield replace(event, player=other(event.player))
    yield replace(event, barred=("a text",))
    if isinstance(event, gr.CardPlayed):
        yield from _paid_wrongly(board, event)
    if isinstance(event, (gr.UnitPlayed, gr.FieldPlayed, gr.EventPlayed)):
        yield from _played_wrongly(event)
    yield from _done_wrongly(board, event)


def _paid_wrongly(board: Board, event: gr.CardPlayed) -> Iterator[Event]:
    due = GAME.decide(board, event).event.energy  # type: ignore[attr-defined]
    yield replace(event, energy=due + 1)
    yield replace(event, energy=due - 1)
    yield replace(event, discount=due + 1, energy=due + 1)


def _played_wrongly(event: Any) -> Iterator[Event]:
    common: dict[str, Any] = {name: getattr(event, name) for name in ("player", "card", "source")}
    if isinstance(event, gr.UnitPlayed):
        yield gr.EventPlayed(**common)
        yield gr.FieldPlayed(**common)
        yield replace(event, zone="nowhere")
    else:
        yield gr.UnitPlayed(**common, zone="left")
    yield replace(event, card="NO-SUCH-CARD")
    yield replace(event, source="damage")


def _done_wrongly(board: Board, event: Any) -> Iterator[Event]:
    side = board.sides[event.player]
    match event:
        case gr.DriveCardRevealed() | gr.OverdrivePlayed() | gr.OverdriveRemoved():
            yield replace(event, card=f"{side.seat}.none")
        case gr.CardSet():
            yield replace(event, zone=0)
            yield replace(event, zone=side.ruler.zones.set + 1)
            yield replace(event, card="NO-SUCH-CARD", source="drive")
        case gr.AbilityPlayed():
            yield replace(event, ability="none")
            yield replace(event, card=f"{side.seat}.none#1")
        case gr.UnitsRearranged(zones=(one, _)):
            yield replace(event, zones=(one, one))
            yield replace(event, zones=(one, "set"))
        case _:
            pass


def _late(chosen: Rulers) -> Board:
    """A match begun with small decks, so that it comes to an end."""
    board = begun(chosen)
    sides = {seat: replace(side, deck=20) for seat, side in board.sides.items()}
    return replace(board, sides=sides)


def test_random_play_reaches_every_kind_of_action() -> None:
    """The property above is about all actions: some courses hold each of them."""
    seen: set[str] = set()
    for seed in range(12):
        numbers = Random(seed)
        late = _late(None if seed % 2 else (numbers.choice(RULERS), numbers.choice(RULERS)))
        course = (numbers.randrange(2**20) for _ in range(300))
        for board, event, decision in steps(GAME, late, course, picked):
            seen.add(type(event).__name__)
            if isinstance(event, gr.EventPlayed):
                seen.add(f"event from {event.source}")
            if isinstance(event, gr.CardSet):
                seen.add(f"set from {event.source}")
            if board.gate and isinstance(event, gr.Action):
                seen.add("answer")
            seen.update(type(e).__name__ for e in decision.then)
    assert seen >= EVERYTHING, EVERYTHING - seen


EVERYTHING = {
    "DriveCardRevealed", "UnitPlayed", "FieldPlayed", "CardSet", "set from hand", "set from drive",
    "EventPlayed", "event from hand", "event from drive", "event from set", "AbilityPlayed",
    "OverdrivePlayed", "OverdriveRemoved", "UnitsRearranged", "PriorityPassed", "StepEntered",
    "TurnStarted", "EffectResolved", "answer", "GateItemResolved", "OverdriveLinked",
    "UnitOverwritten", "SetCardOverwritten", "UnitDestroyed", "DriveZoneCleared", "EnergyReadied",
    "CardsDriven", "CardsDrawn", "MatchEnded",
}  # fmt: skip

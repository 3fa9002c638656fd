"""Positions of Gate Ruler, as the rules and as a naive model see them, and what moves say."""

from typing import Any

from gate_language import given
from gate_playing import legal_actions
from gate_table import (
    GAME,
    ability,
    drop,
    event,
    field,
    on,
    overdrive,
    passing,
    put,
    reveal,
    side,
    summon,
    swap,
)
from oracle.naive_gate import Naive as Naive
from oracle.naive_gate import State, grid, start
from oracle_counting import ByTheRules, Move
from senpu.events import gate_ruler as gr
from senpu.events.base import Event
from senpu.events.match import StepEntered
from senpu.projections.gate_ruler.board import Board, Side

POSITIONS: dict[str, tuple[Board, State, tuple[int, int, int]]] = {
    "a hand, no cost": (
        given(side(hand=["U1", "F1"], right="U0")).board,
        start({"hand": ["U1", "F1"], "zones": {"right": ("U0",)}}, {}),
        (8, 25, 73),
    ),
    "a drive zone, one summon": (
        given(side("DRIVE", drive=["UOD", "EN", "EANY"], left="U1")).board,
        start(
            {"right": 1, "drive": {"d1": ("UOD", False), "d2": ("EN", False),
                                   "d3": ("EANY", False)}, "zones": {"left": ("U1",)}},
            {},
        ),
        (11, 94, 675),
    ),
    "energy for one of three cards": (
        given(side("LEVEL", hand=["U2", "EN2", "EANY"], ready=2, center="U1")).board,
        start(
            {"pays": "level", "ready": 2, "hand": ["U2", "EN2", "EANY"],
             "zones": {"center": ("U1",)}},
            {},
        ),
        (13, 91, 506),
    ),
    "abilities and an answer": (
        given(
            side(left="UACT", hand=["EN"], summons=2), side(set={1: "EANY"}, right="UACT")
        ).board,
        start(
            {"zones": {"left": ("UACT",)}, "hand": ["EN"], "summons": 2},
            {"set": {1: "EANY"}, "zones": {"right": ("UACT",)}},
        ),
        (11, 64, 293),
    ),
    "set cards, units to move": (
        given(
            side(left="U1", center=on("U2", rested=True), set={1: "EN", 2: "USET"}, hand=["EOPEN"],
                 drive=["F1^"])
        ).board,
        start(
            {"zones": {"left": ("U1",), "center": ("U2",)}, "set": {1: "EN", 2: "USET"},
             "hand": ["EOPEN"], "drive": {"d1": ("F1", True)}},
            {},
        ),
        (8, 37, 153),
    ),
}  # fmt: skip


def said(board: Board, move: Move) -> Event:
    """The event that says a move."""
    kind, who, *rest = move
    how: dict[str, Any] = {"player": who}
    match kind:
        case "pass":
            return passing(who)
        case "end":
            return StepEntered(step="attack")
        case "ability":
            zone, name = rest
            units = _side(board, who).zones.get(zone, ())
            return ability(units[0].id if units else "nobody#1", name, **how)
        case "overdrive" | "drop":
            act = overdrive if kind == "overdrive" else drop
            return act(_linked(board, who, rest[0]), **how)
        case "turn up":
            named = _set(board, who, rest[0])
            return gr.EventPlayed(player=who, card=named, source="set")
        case _:
            event_said: Event = SAYS[kind](*rest, **how)
            return event_said


SAYS: dict[str, Any] = {
    "reveal": reveal, "unit": summon, "field": field, "set": put, "event": event, "swap": swap,
}  # fmt: skip


def _set(board: Board, who: str, slot: int) -> str:
    """A set card, by its own name."""
    found = (laid.id for laid in _side(board, who).set if laid.zone == slot)
    return next(found, f"{who}.s{slot}#9")


def _side(board: Board, who: str) -> Side:
    return next(side for side in board.sides.values() if side.seat == who)


def _linked(board: Board, who: str, drive: str) -> str:
    """The overdrive beside a drive card, by its own name."""
    found = (o for o in _side(board, who).overdrives if o.of == f"{who}.{drive}")
    return next((o.id.partition(".")[2] for o in found), "o9")


RULES = ByTheRules(GAME, said)


def offered_is_legal(board: Board, state: State) -> None:
    """The list of legal actions holds every legal move of the grid, and no other of its kinds."""
    moves = tuple(grid(state))
    for reached in (board, *(RULES.after(board, move) for move in moves)):
        if reached is not None:
            legal = {said(reached, move) for move in moves if RULES.after(reached, move)}
            assert {_plain(event) for event in legal} == {
                _plain(event) for event in legal_actions(reached) if _in_grid(event)
            }


KINDS = (
    gr.AbilityPlayed, gr.CardSet, gr.DriveCardRevealed, gr.EventPlayed, gr.FieldPlayed,
    gr.OverdrivePlayed, gr.OverdriveRemoved, gr.PriorityPassed, gr.UnitPlayed, gr.UnitsRearranged,
)  # fmt: skip


def _in_grid(event: Any) -> bool:
    if isinstance(event, gr.CardSet):
        return event.zone < 3
    if isinstance(event, gr.AbilityPlayed):
        return event.ability in ("a1", "a2", "a4")
    return isinstance(event, KINDS) or event == StepEntered(step="attack")


def _plain(event: Any) -> Any:
    """An event, with the zones that change places in one order."""
    if isinstance(event, gr.UnitsRearranged):
        return (event.player, frozenset(event.zones))
    return event

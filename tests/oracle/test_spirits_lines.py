"""Legal lines of Battle Spirits to depth 3, by the rules and by a naive model of its own."""

from typing import Any

import pytest

from language import given
from oracle.naive_spirits import Naive, State, grid, start
from oracle_counting import ByTheRules, Move, counted_alike, lines_are_the_same
from playing import legal_actions
from senpu.events.base import Event
from senpu.events.match import StepEntered
from senpu.projections.battle_spirits.board import Board
from table import GAME, combine, deploy, move, on, set_burst, side, summon, use

POSITIONS: dict[str, tuple[Board, State, tuple[int, int, int]]] = {
    "a reserve, an empty field": (
        given(A=side(reserve=5, hand=["RYU", "HAL"])).board,
        start(5, ["RYU", "HAL"], {}),
        (6, 12, 16),
    ),
    "symbols that reduce": (
        given(A=side(reserve=3, hand=["RYU", "GOR"], field={"hal": 0, "nul": 1})).board,
        start(3, ["RYU", "GOR"], {"hal": 0, "nul": 1}),
        (8, 39, 159),
    ),
    "a brave and two that may be its host": (
        given(A=side(reserve=3, hand=["KEN"], field={"ryu": 2, "gor": 1})).board,
        start(3, ["KEN"], {"ryu": 2, "gor": 1}),
        (15, 140, 950),
    ),
    "cores of cards pay": (
        given(A=side(reserve=1, hand=["NUL", "FLA"], field={"gor": 2, "hal": 1})).board,
        start(1, ["NUL", "FLA"], {"gor": 2, "hal": 1}),
        (12, 101, 748),
    ),
    "a combined spirit, a burst to set": (
        given(
            A=side(
                reserve=1,
                hand=["FLA", "DAR"],
                field={"ryu": on(1, braves="ken"), "ken": on(hosts="ryu"), "nul": 1},
            )
        ).board,
        start(1, ["FLA", "DAR"], {"ryu": 1, "ken": "ryu", "nul": 1}),
        (13, 72, 232),
    ),
}


def said(board: Board, act: Move) -> Event:
    """The event that says a move."""
    kind, *rest = act
    match kind:
        case "summon" | "deploy":
            card, pay, placed = rest
            say = summon if kind == "summon" else deploy
            return say(card, pay=_paid(pay), place={"reserve": placed} if placed else {})
        case "magic":
            return use(rest[0], pay=_paid(rest[1]))
        case "brave":
            return summon(rest[0], pay=_paid(rest[1]), onto=rest[2])
        case "burst":
            return set_burst(rest[0], player=rest[1])
        case "move":
            return move(f"{rest[0]}>{rest[1]}")
        case "combine":
            return combine(*rest)
        case _:
            return StepEntered(step="attack")


def _paid(pay: Move) -> dict[str, int]:
    reserve, name, n = pay
    return {place: cores for place, cores in (("reserve", reserve), (name, n)) if cores}


RULES = ByTheRules(GAME, said)
every_position = pytest.mark.parametrize("name", POSITIONS)


@every_position
def test_the_rules_count_what_a_naive_model_counts(name: str) -> None:
    """As many legal lines of one, two and three moves, and as many as were counted once."""
    board, state, known = POSITIONS[name]
    counted_alike((RULES, board), (Naive(), state), tuple(grid(state)), known)


@every_position
def test_the_lines_are_the_same_ones(name: str) -> None:
    """Not only as many."""
    board, state, _ = POSITIONS[name]
    lines_are_the_same((RULES, board), (Naive(), state), tuple(grid(state)))


@every_position
def test_what_is_offered_is_legal_in_the_naive_model_too(name: str) -> None:
    """Every action the program offers that the grid knows; it offers one payment of many."""
    board, state, _ = POSITIONS[name]
    legal = {_plain(said(board, act)) for act in grid(state) if Naive().after(state, act)}
    every = {_plain(said(board, act)) for act in grid(state)}
    offered = {_plain(event) for event in legal_actions(board)}
    assert offered & every
    assert offered & every <= legal


def _plain(event: Any) -> str:
    """An event as text: what it holds is no key."""
    return repr(event)

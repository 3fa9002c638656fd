"""Positions of Battle Spirits, as the rules and as a naive model see them, and what moves say."""

from typing import Any

from language import given
from oracle.naive_spirits import Naive as Naive
from oracle.naive_spirits import State, grid, start
from oracle_counting import ByTheRules, Move
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


def offered_is_legal(board: Board, state: State) -> None:
    """Every action the program offers that the grid knows; it offers one payment of many."""
    legal = {_plain(said(board, act)) for act in grid(state) if Naive().after(state, act)}
    every = {_plain(said(board, act)) for act in grid(state)}
    offered = {_plain(event) for event in legal_actions(board)}
    assert offered & every
    assert offered & every <= legal


def _plain(event: Any) -> str:
    """An event as text: what it holds is no key."""
    return repr(event)

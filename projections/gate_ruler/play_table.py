"""Plays of what is not an action: turns, the gate, counts, identities, changes by texts."""

from typing import Any

from senpu.events.base import Seat, other
from senpu.events.gate_ruler import GateItemResolved, PriorityPassed
from senpu.events.gate_ruler.changes import (
    CardMoved,
    CardTurned,
    DamageDealt,
    DeckDrawn,
    DeckDriven,
    EnergyTurned,
    RulerDamaged,
    UnitEntered,
)  # fmt: skip
from senpu.events.match import (
    HandRedrawn,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.gate_ruler.board import Board, GateItem
from senpu.projections.gate_ruler.whereabouts import lies

PHASES = ("start", "main", "attack", "end")


class HandPlay:
    """An opening hand is drawn anew."""

    def __init__(self, board: Board, event: HandRedrawn) -> None:
        self.board = board
        self.player = event.player


class TurnPlay:
    """A turn begins and goes on to a phase."""

    def __init__(self, board: Board, event: TurnStarted) -> None:
        self.board = board
        self.turn = event.turn
        self.player = event.player
        self.step = event.to
        self.due_turn = board.turn + 1
        first = board.book.first
        self.due_player: Seat = first if board.turn == 0 else other(board.player)
        self.later = board.gap and event.turn > board.turn
        self.turn_player: Seat = first if event.turn % 2 else other(first)
        self.due_steps = "start / main"
        self.is_due = event.to in ("start", "main")
        self.on_gate = len(board.gate)


class StepPlay:
    """A phase is entered."""

    def __init__(self, board: Board, event: StepEntered) -> None:
        self.board = board
        self.step = event.step
        nexts = next_phases(board)
        self.due_steps = " / ".join(nexts)
        self.is_due = event.step in nexts
        self.on_gate = len(board.gate)


def next_phases(board: Board) -> tuple[str, ...]:
    """The phases that may come next; any, where something was not seen.

    The attack phase may be left out: nobody need attack.
    """
    if board.turn == 0 or board.step not in PHASES:
        return ()
    if board.gap:
        return PHASES
    at = PHASES.index(board.step)
    return PHASES[at + 1 :] if board.step == "main" else PHASES[at + 1 : at + 2]


class GatePlay:
    """Something on the gate resolves: a unit needs a zone to enter."""

    zones = ""
    zone_exists = True

    def __init__(self, board: Board, item: GateItem | None, zone: str = "") -> None:
        self.board = board
        self.zone = zone
        if item and item.kind == "unit":
            names = board.sides[item.controller].zone_names
            self.zone = zone or item.zone
            self.zones = " ".join(names)
            self.zone_exists = self.zone in names


class PassPlay(GatePlay):
    """Priority is given up; the second time in a row the last item of the gate resolves."""

    def __init__(self, board: Board, action: PriorityPassed) -> None:
        resolving = board.gate[-1] if board.gate and board.passes else None
        super().__init__(board, resolving)
        self.player = action.player
        self.priority = board.priority


class ResolvePlay(GatePlay):
    """The last item of the gate resolves, both players having passed."""

    def __init__(self, board: Board, event: GateItemResolved) -> None:
        self.top = board.gate[-1].id if board.gate else "-"
        self.item = event.item or self.top
        self.event = event
        super().__init__(board, board.item(self.item), event.zone)


class ChangePlay:
    """One typed change, on the board as the changes before it left it."""

    number = source = zone = zones = "-"
    asked = there = 0
    lies_there = zone_exists = True

    def __init__(self, board: Board, change: Any) -> None:
        self.board = board
        name = change.__class__
        if name in (DamageDealt, CardTurned):
            self._in_play(change.unit if name is DamageDealt else change.card)
            self.asked = change.n if name is DamageDealt else 0
            self.there = max(0, self.asked)
        elif name in (DeckDrawn, DeckDriven, RulerDamaged):
            self._from_deck(change)
        elif name is EnergyTurned:
            side = board.sides[change.player]
            self.asked, self.there = abs(change.n), side.rested if change.n > 0 else side.ready
        elif name in (CardMoved, UnitEntered):
            self._moved(change)

    def _in_play(self, id: str) -> None:
        side = self.board.owner(id)
        self.number, self.source = id, "play"
        self.lies_there = side is not None and (
            side.unit(id) is not None or id == f"{side.seat}.ruler"
        )

    def _from_deck(self, change: DeckDrawn | DeckDriven | RulerDamaged) -> None:
        side = self.board.sides[change.player]
        self.asked = change.n if isinstance(change, DeckDrawn) else len(change.cards)
        self.there = side.deck
        if isinstance(change, DeckDrawn):
            self._goes_to("hand", change.player)

    def _moved(self, change: CardMoved | UnitEntered) -> None:
        side = self.board.sides[change.player]
        self.number, self.source = change.card, change.source
        self.lies_there = lies(side, change.card, change.source)
        if isinstance(change, CardMoved):
            self._goes_to(change.target, change.player)
        else:
            self.zone, self.zones = change.zone, " ".join(side.zone_names)
            self.zone_exists = change.zone in side.zone_names

    def _goes_to(self, zone: str, player: Seat) -> None:
        """15-3a-1: a ruler may have no hand."""
        side = self.board.sides[player]
        self.zone, self.zones = zone, " ".join(side.zone_names)
        self.zone_exists = zone != "hand" or side.ruler.hand

"""Plays of what is not an action of the main step: turns, counts, identities, changes by texts."""

from typing import Any

from senpu.events.base import Seat, other
from senpu.events.battle_spirits.changes import (
    BraveParted, CardFielded, CardMoved, CardTurned, CoresProtected, CoresShifted, DeckDrawn,
    DeckTrashed, LevelCostSet,
)  # fmt: skip
from senpu.events.match import CardIdentified, CountTaken, HandRedrawn, StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import CORE_ZONES, Board, printed
from senpu.projections.battle_spirits.play import NOTHING, copies_seen

STEPS = ("start", "core", "draw", "refresh", "main", "attack", "end")
FIRST_TURN_STEPS = ("start", "draw", "refresh", "main", "end")


def steps_until(turn: int, last: str) -> tuple[str, ...]:
    """The steps of a turn after the start step, up to and with `last`."""
    steps = steps_of(turn)
    return steps[1 : steps.index(last) + 1] if last in steps else ()


def steps_of(turn: int) -> tuple[str, ...]:
    """The steps of a turn in order; turn 1 has no core and no attack step (BS-S3)."""
    return FIRST_TURN_STEPS if turn == 1 else STEPS


class TurnPlay:
    """A turn begins and goes on to a step."""

    def __init__(self, board: Board, event: TurnStarted) -> None:
        self.board = board
        self.turn = event.turn
        self.player = event.player
        self.step = event.to
        self.due_turn = board.turn + 1
        self.due_player: Seat = board.book.first if board.turn == 0 else other(board.player)
        self.due_steps = " / ".join(STEPS[:5])


class StepPlay:
    """A step is entered."""

    def __init__(self, board: Board, event: StepEntered) -> None:
        self.board = board
        self.turn = board.turn
        self.step = event.step
        self.due_steps = " / ".join(_next_steps(board))


def _next_steps(board: Board) -> tuple[str, ...]:
    steps = steps_of(board.turn)
    if board.turn == 0 or board.step not in steps or board.step == "end":
        return ()
    at = steps.index(board.step)
    return steps[at + 1 : at + 2] if board.step != "main" else steps[at + 1 :]


class HandPlay:
    """An opening hand is drawn anew."""

    def __init__(self, board: Board, event: HandRedrawn) -> None:
        self.board = board
        self.turn = board.turn
        self.allowed = board.book.options.redraws


class CountPlay:
    """The table is counted."""

    def __init__(self, board: Board, event: CountTaken) -> None:
        side = board.sides[event.player]
        known = {name: getattr(side, name, None) for name in event.counts}
        self.differing = ", ".join(
            f"{name} {n} (record {known[name]})"
            for name, n in event.counts.items()
            if known[name] != n
        )


class IdentityPlay:
    """An unknown card is identified."""

    zone = "hand"

    def __init__(self, board: Board, event: CardIdentified) -> None:
        self.board = board
        self.handle = event.handle
        self.number = event.card
        self.card = printed(board, event.card)
        owner = next((s for s in board.sides.values() if copies_seen(s, event.handle)), None)
        decks = board.book.decks
        listed = decks.get(owner.seat, NOTHING) if owner and owner.seat in decks else None
        self.copies = -1 if listed is None else listed.get(event.card, 0)
        self.elsewhere = copies_seen(owner, event.card) if owner else 0


class ChangePlay:
    """One typed change, on the board as the changes before it left it."""

    card = zone = place = target = soul_place = state = wanted = "-"
    asked = there = placed = minimum = 0
    takes_soul = protected = False
    target_takes_soul = card_is_there = True

    def __init__(self, board: Board, change: Any) -> None:
        self.board = board
        name = type(change)
        if name is CoresShifted:
            self._cores(change)
        elif name in (DeckDrawn, DeckTrashed):
            n = change.n if name is DeckDrawn else len(change.cards)
            self.asked, self.there = n, board.sides[change.player].deck
        elif name in (CardMoved, CardFielded):
            self._moved(change)
        else:
            self._marked(change)

    def _cores(self, change: CoresShifted) -> None:
        side, taker = self.board.sides[change.player], change.owner or change.player
        self.place, self.target, self.asked = change.source, change.target, change.n
        self.there = change.n if change.source == "void" else side.at(change.source)
        card = side.field.get(change.source)
        self.protected = bool(card and card.protected)
        self.soul_place = side.soul or "-"
        self.takes_soul = change.soul
        held = self.board.sides[taker].field.get(change.target)
        open_card = bool(held and held.card.takes_cores) and taker == change.player
        open_zone = change.target in (*CORE_ZONES, "removed") and change.target != "life"
        misplaced = change.soul and change.source != side.soul
        self.target_takes_soul = not misplaced and (open_zone or open_card)

    def _moved(self, change: CardMoved | CardFielded) -> None:
        side = self.board.sides[change.player]
        self.card, self.zone = change.card, change.source
        self.card_is_there = _lies(self.board, side.seat, change.card, change.source)
        if isinstance(change, CardFielded):
            self.minimum = printed(self.board, change.card).minimum
            self.placed = sum(change.place.values())

    def _marked(
        self, change: CardTurned | LevelCostSet | CoresProtected | BraveParted
    ) -> None:
        self.card = change.brave if isinstance(change, BraveParted) else change.card
        card, self.zone = self.board.find(self.card), "field"
        self.card_is_there = card is not None
        if isinstance(change, CardTurned) and card:
            self.state, self.wanted = card.state, change.state


def _lies(board: Board, seat: Seat, card: str, zone: str) -> bool:
    side = board.sides[seat]
    if zone == "field":
        return card in side.field
    if zone == "token":
        return True
    if zone == "hand":
        return card in side.known or len(side.known) < side.hand
    if zone in ("deck_top", "deck_bottom"):
        return side.deck > 0
    if zone in ("burst", "mirage"):
        return bool(getattr(side, zone)) and card in ("?", getattr(side, zone))
    return card in getattr(side, zone)

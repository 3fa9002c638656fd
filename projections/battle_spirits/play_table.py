"""Plays of what is not an action of the main step: turns, counts, identities, changes by texts."""

from typing import Any

from senpu.events.base import Seat, other
from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    Cores,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    LevelCostSet,
)  # fmt: skip
from senpu.events.match import (
    HandRedrawn,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.battle_spirits.board import CORE_ZONES, Board, Side, printed

STEPS = ("start", "core", "draw", "refresh", "main", "attack", "end")
FIRST_TURN_STEPS = ("start", "draw", "refresh", "main", "end")
OPEN_ZONES = (*CORE_ZONES, "void", "removed")
SOUL_ZONES = ("reserve", "core_trash", "removed")
"""Where the soul core may go: neither to the life nor to the void (digest 6.5)."""


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
        self.later = board.gap and event.turn > board.turn
        self.open_step = board.step
        self.dealt = sum(side.hand for side in board.sides.values())
        first = board.book.first
        self.turn_player: Seat = first if event.turn % 2 else other(first)
        self.due_steps = " / ".join(STEPS[: STEPS.index("main") + 1])


class StepPlay:
    """A step is entered."""

    def __init__(self, board: Board, event: StepEntered) -> None:
        self.board = board
        self.turn = board.turn
        self.step = event.step
        self.due_steps = " / ".join(_next_steps(board))


def _next_steps(board: Board) -> tuple[str, ...]:
    steps = steps_of(board.turn)
    if board.turn == 0 or board.step not in steps:
        return ()
    at = steps.index(board.step)
    return steps[at + 1 : at + 2] if board.step != "main" else steps[at + 1 :]


class HandPlay:
    """An opening hand is drawn anew."""

    def __init__(self, board: Board, event: HandRedrawn) -> None:
        side = board.sides[event.player]
        self.board = board
        self.turn = board.turn
        self.allowed = board.book.options.redraws
        self.redrawn = side.redrawn
        self.drawn, self.returned = event.n, side.hand


class ChangePlay:
    """One typed change, on the board as the changes before it left it."""

    card = zone = place = target = soul_place = state = wanted = "-"
    asked = there = least = placed = minimum = 0
    takes_soul = protected = False
    soul_is_there = target_takes_soul = target_is_open = card_is_there = True

    def __init__(self, board: Board, change: Any) -> None:
        self.board = board
        name = change.__class__
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
        self.least = 1
        self._take(self.board.sides[change.player], {change.source: change.n}, change.soul)
        taker = self.board.sides[change.owner or change.player]
        held = taker.field.get(change.target)
        self.target = change.target
        self.target_is_open = change.target in OPEN_ZONES or bool(held and not held.hosts)
        own = taker.seat == change.player
        open_card = bool(held and held.card.takes_cores)
        self.target_takes_soul = own and (change.target in SOUL_ZONES or open_card)

    def _take(self, side: Side, taken: Cores, soul: bool) -> None:
        """Cores leave these places; the first that has not enough is named."""
        there = {place: n if place == "void" else side.at(place) for place, n in taken.items()}
        short = (place for place, n in taken.items() if not self.least <= n <= there[place])
        self.place = next(short, next(iter(taken), "-"))
        self.asked, self.there = taken.get(self.place, 0), there.get(self.place, 0)
        self.protected = any(place in side.field and side.field[place].protected for place in taken)
        self.soul_place, self.takes_soul = side.soul or "-", soul
        self.soul_is_there = not soul or taken.get(side.soul, 0) > 0

    def _moved(self, change: CardMoved | CardFielded) -> None:
        side = self.board.sides[change.player]
        self.card, self.zone = change.card, change.source
        self.card_is_there = _lies(self.board, side.seat, change.card, change.source)
        if isinstance(change, CardFielded):
            card = printed(self.board, change.card)
            self.minimum, self.placed = card.minimum, sum(change.place.values())
            self.target, self.target_takes_soul = change.card, card.takes_cores
            self._take(side, change.place, change.soul)

    def _marked(self, change: CardTurned | LevelCostSet | CoresProtected | BraveParted) -> None:
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

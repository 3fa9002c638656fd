"""Turns of two players, and the steps or phases each goes through."""

from collections.abc import Iterator
from typing import Any

from senpu.events.base import Event, Seat, other
from senpu.events.match import HandRedrawn, MatchStarted, TurnStarted


class EnterPlay:
    """A step is entered, on its own or with its turn: it is one of the `nexts`."""

    board: Any
    step: str
    nexts: tuple[str, ...]
    leaves: tuple[str, ...] = ()
    """What else may come: the next turn."""

    @property
    def steps_due(self) -> str:
        """The steps that may come next."""
        return " / ".join((*self.nexts, *self.leaves)) or "next_turn"


class TurnPlay(EnterPlay):
    """A turn begins and goes on to a step."""

    def __init__(self, board: Any, event: TurnStarted) -> None:
        self.board = board
        self.step = event.to
        self.turn = event.turn
        self.player = event.player
        first: Seat = board.book.first
        self.due_turn = board.turn + 1
        self.due_player: Seat = first if board.turn == 0 else other(board.player)

    @property
    def later(self) -> bool:
        """Whether turns may have passed unseen."""
        return bool(self.board.gap and self.turn > self.board.turn)

    @property
    def turn_player(self) -> Seat:
        """Whose turn has that number."""
        first: Seat = self.board.book.first
        return first if self.turn % 2 else other(first)


DUE = "turn due_turn player due_player"


def turn_is_due(play: TurnPlay) -> bool:
    """ターンは先攻から交互に、1から数える（見ていない間に進んだ分は除く）
    turns alternate, beginning with the first player, counted from 1 (but for what was not seen)
    → 次はターン{due_turn}、{due_player}の番。抜けた分は ~ で記録する
    → next is turn {due_turn} of {due_player}; note what was missed with ~
    """
    due = play.turn == play.due_turn and play.player == play.due_player
    return due or (play.later and play.player == play.turn_player)


def opening(board: Any, hands: bool = True) -> Iterator[Event]:
    """What may be done before turn 1: the start, hands drawn anew, turn 1.

    Where no `hands` are drawn, nothing shows that the match was started.
    """
    dealt = [side for side in board.sides.values() if side.hand]
    if not dealt:
        yield MatchStarted(first=board.book.first)
    for side in dealt:
        yield HandRedrawn(player=side.seat, n=side.hand)
    if dealt or not hands:
        yield TurnStarted(turn=1, player=board.book.first)

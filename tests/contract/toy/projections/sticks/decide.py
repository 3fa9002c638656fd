"""The engine of Sticks: what an event is asked, what it moves, what follows."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event, other
from senpu.events.match import SHARED, MatchEnded, TurnStarted
from senpu.projections.engine import Engine

from ...events.sticks.taking import EVENTS, SticksTaken
from .board import Board
from .rules import BOOK, Taking, takes_another_number, takes_in_turn, takes_one_to_three


@BOOK.action(SticksTaken)
class TakeSticks(Taking):
    """Sticks leave the pile; whoever takes the last one has won."""

    when = (takes_one_to_three,)
    rules = (takes_in_turn, takes_another_number)

    @staticmethod
    def evolve(board: Board, event: SticksTaken) -> Board:
        left = board.pile - event.n
        return replace(board, pile=left, last=event.n, player=other(event.player))

    @staticmethod
    def follows(before: Board, board: Board, event: SticksTaken) -> Iterator[Event]:
        """ST-4."""
        if board.pile <= 0 and not before.over:
            yield MatchEnded(winner=event.player, reason="last stick")


@BOOK.moves(TurnStarted)
def turn_started(board: Board, event: TurnStarted) -> Board:
    return replace(board, turn=event.turn)


@BOOK.moves(MatchEnded, because="ST-4")
def match_ended(board: Board, event: MatchEnded) -> Board:
    return replace(board, over=True, winner=event.winner)


BOOK.free(*(event for event in SHARED if event not in BOOK.kinds))

ENGINE = Engine(BOOK, EVENTS)
decide, evolve, because, judged = ENGINE.decide, ENGINE.evolve, ENGINE.because, ENGINE.judged

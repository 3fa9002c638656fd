"""The rules of Sticks, and the row of each event."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event, other
from senpu.events.match import MatchEnded, TurnStarted
from senpu.projections.declared import ANY_TIME, Book
from senpu.projections.engine import Engine
from senpu.projections.shared.record import enter_record

from ...events.sticks import EVENTS, SticksTaken
from .board import Board

BOOK = Book("the rules of Sticks, as told by a grandmother")


@BOOK.rule("ST-1", at="first evening", facts="n there")
def takes_one_to_three(play: "TakeSticks") -> bool:
    """1本から3本、あるだけ取る
    one to three are taken, no more than lie there
    → {there}本ある：{n}本は取れない
    → take one to three of {there}, not {n}"""
    return 1 <= play.n <= min(3, play.there)


@BOOK.rule("ST-2", at="second evening", standing="inferred", option="no_copying", facts="n last")
def takes_another_number(play: "TakeSticks") -> bool:
    """直前に相手が取った本数は取らない
    not as many are taken as just before
    → {last}本以外を取る
    → take another number than {last}"""
    return play.n != play.last


BOOK.happens("ST-3", at="first evening")("""
    最後の1本を取ると勝ち
    who takes the last one wins
""")


@BOOK.action(SticksTaken)
class TakeSticks:
    """Sticks leave the pile; whoever takes the last one has won."""

    when = ANY_TIME
    rules = (takes_one_to_three, takes_another_number)

    def __init__(self, board: Board, event: SticksTaken) -> None:
        self.n, self.there, self.last = event.n, board.pile, board.last

    @staticmethod
    def evolve(board: Board, event: SticksTaken) -> Board:
        return replace(board, pile=board.pile - event.n, last=event.n, player=other(event.player))

    @staticmethod
    def follows(before: Board, board: Board, event: SticksTaken) -> Iterator[Event]:
        """ST-3."""
        if board.pile <= 0 and not before.over:
            yield MatchEnded(winner=event.player, reason="last stick")


@BOOK.moves(TurnStarted)
def turn_started(board: Board, event: TurnStarted) -> Board:
    return replace(board, turn=event.turn)


enter_record(BOOK, "ST-3", "ST-4")
BOOK.free(*(event for event in EVENTS if event not in BOOK.kinds))
ENGINE = Engine(BOOK, EVENTS)

"""The rules of Sticks."""

from senpu.events.base import Seat
from senpu.projections.declared import Book

from ...events.sticks.taking import SticksTaken
from .board import Board

BOOK = Book("the rules of Sticks, as told by a grandmother")


class Taking:
    """A player takes sticks from the pile of a board."""

    def __init__(self, board: Board, event: SticksTaken) -> None:
        self.board = board
        self.player: Seat = event.player
        self.n = event.n

    @property
    def there(self) -> int:
        """How many lie there."""
        return self.board.pile

    @property
    def due_player(self) -> Seat:
        """Whose turn it is."""
        return self.board.player

    @property
    def last(self) -> int:
        """How many were taken just before."""
        return self.board.last


@BOOK.rule(
    "ST-1", "1本から3本、あるだけ取る", "one to three are taken, no more than lie there",
    at="first evening", facts="n there",
    right=("{there}本ある：{n}本は取れない", "take one to three of {there}, not {n}"),
)  # fmt: skip
def takes_one_to_three(play: Taking) -> bool:
    return 1 <= play.n <= min(3, play.there)


@BOOK.rule(
    "ST-2", "交互に取る", "both take in turn",
    at="first evening", facts="player due_player",
    right=("{due_player}の番", "it is the turn of {due_player}"),
)  # fmt: skip
def takes_in_turn(play: Taking) -> bool:
    return play.player == play.due_player and not play.board.over


@BOOK.rule(
    "ST-3", "直前に相手が取った本数は取らない", "not as many are taken as just before",
    at="second evening", standing="inferred", option="no_copying", facts="n last",
    right=("{last}本以外を取る", "take another number than {last}"),
)  # fmt: skip
def takes_another_number(play: Taking) -> bool:
    return play.n != play.last


BOOK.state(
    "ST-4", "最後の1本を取ると勝ち", "who takes the last one wins", at="first evening",
    force="happens",
)  # fmt: skip

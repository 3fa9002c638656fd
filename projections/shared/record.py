"""How a match starts and ends on record, and what of it is never refused."""

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.match import (
    CardsDrawn,
    CorrectionMade,
    GapNoted,
    HandDrawn,
    MatchClosed,
    MatchEnded,
    MatchRewound,
    MatchStarted,
    NoteMade,
    PlayerConceded,
)
from senpu.projections.declared import ANY_TIME, Because, Book, ByItself
from senpu.projections.rules import OURS, Rule, Source
from senpu.projections.shared.sides import on_side

Board = TypeVar("Board", bound=Struct)


def enter_record(book: Book, ended_because: Because) -> None:
    """Enter the events that are never refused: notes, gaps, returns, ends."""
    book.free(NoteMade, CorrectionMade, MatchRewound, MatchClosed)
    book.moves(GapNoted)(gap_noted)
    book.moves(MatchEnded, because=ended_because)(match_ended)


def gap_noted(board: Board, event: GapNoted) -> Board:
    """Something was not seen."""
    return replace(board, gap=True)


def match_ended(board: Board, event: MatchEnded) -> Board:
    """The match is over."""
    return replace(board, over=True, winner=event.winner)


def cards_drawn(board: Board, event: CardsDrawn | HandDrawn) -> Board:
    """Cards from the deck to the hand."""

    def drawn(side: Any) -> Any:
        return replace(side, deck=side.deck - event.n, hand=side.hand + event.n)

    return on_side(board, event.player, drawn)


def redrawn(side: Any, n: int) -> Any:
    """A hand of so many in the place of the one that went back to the deck."""
    return replace(side, deck=side.deck + side.hand - n, hand=n, known=())


class StartPlay:
    """The match starts."""

    when = ANY_TIME
    evolve = None

    def __init__(self, board: Any, event: MatchStarted) -> None:
        self.board = board
        self.turn = board.turn
        self.player = event.first
        self.due_player = board.book.first
        self.dealt = sum(side.hand for side in board.sides.values())


class ConcedePlay:
    """A player gives up."""

    when = ANY_TIME
    evolve = None

    def __init__(self, board: Any, event: PlayerConceded) -> None:
        self.board = board


def match_starts_once(book: Book, id: str, *, at: str, source: Source, facts: str) -> Rule:
    """State the rule; verdicts on record show the `facts`."""
    return book.rule(id, at=at, source=source, facts=facts)(_starts_once)


def _starts_once(play: StartPlay) -> bool:
    """対戦は、決められた先攻で、1回だけ始める
    the match starts once, with the first player that was settled
    → 先攻は{due_player}。開始はターン1の前に一度だけ
    → the first player is {due_player}; a match starts once, before turn 1
    """
    return play.turn == 0 and not play.dealt and bool(play.player == play.due_player)


def match_is_on(book: Book, id: str, *, at: str, source: Source | None = None) -> Rule:
    """State the rule: of any play on a board."""
    return book.rule(id, at=at, source=source)(_is_on)


def _is_on(play: Any) -> bool:
    """対戦が終わったあとは行動できない
    nobody acts after the end of the match
    → 記録を閉じる
    → close the record
    """
    return not play.board.over


def stands_by_itself(book: Book, id: str) -> Rule:
    """State the rule that what only ever follows is not recorded as an action."""
    rule = book.rule(id, at="record", source=OURS, option="consequences_follow", facts="what")(
        _stands
    )
    book.alone = (rule,)
    return rule


def _stands(play: ByItself) -> bool:
    """規則から起こる出来事は、それだけでは記録しない
    what follows by rule is not recorded as an action of its own
    → {what}を起こした行動か効果を記録する
    → record the action or the effect that led to {what}
    """
    return False

"""How a match starts and ends on record, and what of it is never refused."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Event, Seat, other
from senpu.events.match import (
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
from senpu.projections.shared.sides import of_side

Board = TypeVar("Board", bound=Struct)


def enter_record(book: Book, ended_because: Because, agrees: str) -> None:
    """Enter the events that are never refused: notes, gaps, returns; and the end, with the rule
    `agrees`."""
    book.free(NoteMade, CorrectionMade, MatchRewound, MatchClosed)
    book.moves(GapNoted)(gap_noted)

    @book.rule(agrees, at="result", source=OURS, option="results_agree", facts="claimed outcome")
    def result_agrees(play: "End") -> bool:
        """結果は盤面と一致する
        a result is what the board says
        → 記録では {outcome}。終わらせた行動を記録するか理由を書く（1-0 時間・審判・合意・対象外）
        → on record {outcome}: record what ended it, or say why (1-0 time, judge, agreed, out)
        """
        if play.over:
            return play.cause in ("", "judge") or play.claimed == play.outcome
        return play.cause != "rule" or bool(play.gap)

    @book.action(MatchEnded)
    class End:
        """The match is over; where it only follows, nothing is asked."""

        when = ANY_TIME
        rules = (result_agrees,)
        because = staticmethod(ended_because) if callable(ended_because) else ended_because

        def __init__(self, board: Any, event: MatchEnded) -> None:
            self.cause, self.over, self.gap = event.cause, board.over, board.gap
            self.claimed = event.winner or "no_winner"
            self.outcome = (board.winner or "no_winner") if board.over else "not_over"

        evolve = staticmethod(match_ended)


def gap_noted(board: Board, event: GapNoted) -> Board:
    """Something was not seen."""
    return replace(board, gap=True, uncounted=("A", "B"))


def match_ended(board: Board, event: MatchEnded) -> Board:
    """The match is over."""
    return replace(board, over=True, winner=event.winner)


@of_side
def cards_drawn(side: Any, event: Any) -> Any:
    """Cards from the deck to the hand."""
    return replace(side, deck=side.deck - event.n, hand=side.hand + event.n)


def redrawn(side: Any, n: int) -> Any:
    """A hand of so many in the place of the one that went back to the deck."""
    return replace(side, deck=side.deck + side.hand - n, hand=n, known=())


def enter_start(
    book: Book,
    id: str,
    *,
    at: str,
    source: Source,
    facts: str,
    hand: Callable[[Any], int],
    because: str,
) -> None:
    """Enter the row and the rule of the start; each side draws its opening `hand` by a rule."""

    @book.rule(id, at=at, source=source, facts=facts)
    def match_starts_once(play: "Start") -> bool:
        """対戦は、決められた先攻で、1回だけ始める
        the match starts once, with the first player that was settled
        → 先攻は{due_player}。開始はターン1の前に一度だけ
        → the first player is {due_player}; a match starts once, before turn 1
        """
        return play.turn == 0 and not play.dealt and bool(play.player == play.due_player)

    @book.action(MatchStarted)
    class Start:
        """The match starts."""

        when = ANY_TIME
        rules = (match_starts_once,)
        evolve = None

        def __init__(self, board: Any, event: MatchStarted) -> None:
            self.turn = board.turn
            self.player = event.first
            self.due_player = board.book.first
            self.dealt = sum(side.hand for side in board.sides.values())

        @staticmethod
        def follows(before: Any, board: Any, event: MatchStarted) -> Iterator[Event]:
            for seat, side in board.sides.items():
                if drawn := hand(side):
                    yield HandDrawn(player=seat, n=min(drawn, side.deck))

    book.consequence(HandDrawn, because=because)(cards_drawn)


def enter_concession(
    book: Book, match_is_on: Rule, lost: Callable[[Seat], Iterable[Event]] = lambda seat: ()
) -> None:
    """Enter the row of a concession, by which a player has `lost` and the match ends."""

    @book.action(PlayerConceded)
    class Concede:
        """A player gives up."""

        when = ANY_TIME
        rules = (match_is_on,)
        evolve = None

        def __init__(self, board: Any, event: PlayerConceded) -> None:
            self.board = board

        @staticmethod
        def follows(before: Any, board: Any, event: PlayerConceded) -> Iterator[Event]:
            if not board.over:
                yield from lost(event.player)
                yield MatchEnded(winner=other(event.player), reason="concession")


def match_is_on(play: Any) -> bool:
    """対戦が終わったあとは行動できず、効果も発揮しない
    nobody acts after the end of the match, and no text does anything
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


def names_last(book: Book, id: str) -> None:
    """State that what is in play keeps its name, and that nothing else is ever given it."""
    book.happens(id, at="record", source=OURS, option="names_last")("""
        場に出たものの名前は離れるまで変わらず、その対戦で二度と使わない
        what enters play keeps one name until it leaves, and no other is given it in the match
    """)

"""The table counted: what lies there is what the record says."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.events.match import CountTaken
from senpu.projections.declared import ANY_TIME, Book
from senpu.projections.rules import OURS

Counts = Mapping[str, int]


def enter_count(
    book: Book,
    id: str,
    opens: str,
    counts: Callable[[Any, Seat], Counts],
    settled: Callable[[Any, Counts], Any],
) -> None:
    """Enter the row and the rule of a count.

    What a gap `opens` is a rule too. `counts` gives what a seat has on record, `settled` a side on
    which as much lies as was counted.
    """

    @book.rule(id, at="closing count", source=OURS, option="counts_agree", facts="differing")
    def count_agrees(play: "Count") -> bool:
        """数えた結果は記録と一致する
        what was counted is what the record says
        → 違い：{differing}。数え直すか、直前の行動を見直す（x: で数えた値を採用）
        → count again or look at the last actions (x: takes the count); different: {differing}
        """
        return not play.differing

    book.happens(opens, at="record", source=OURS, option="gaps_open_counts")("""
        見ていない行動があれば、その後に数えた結果をそのまま盤面とする
        after something not seen, the first count of each side is taken as it is
    """)

    @book.action(CountTaken)
    class Count:
        """The table is counted."""

        when = ANY_TIME
        rules = (count_agrees,)

        def __init__(self, board: Any, event: CountTaken) -> None:
            known, options = counts(board, event.player), board.book.options
            unseen = options.gaps_open_counts and event.player in board.uncounted
            self.differing = ", ".join(
                f"{name} {n} (record {known.get(name, '-')})"
                for name, n in event.counts.items()
                if known.get(name) != n and not (unseen and name in known)
            )

        @staticmethod
        def evolve(board: Any, event: CountTaken) -> Any:
            """The table is right."""
            sides = {
                **board.sides,
                event.player: settled(board.sides[event.player], event.counts),
            }
            uncounted = tuple(seat for seat in board.uncounted if seat != event.player)
            return replace(board, sides=sides, uncounted=uncounted)

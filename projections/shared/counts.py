"""The table counted: what lies there is what the record says."""

from collections.abc import Callable, Mapping
from typing import Any

from senpu.events.base import Seat
from senpu.events.match import CountTaken
from senpu.projections.declared import ANY_TIME, Book
from senpu.projections.rules import OURS, Rule


class CountPlay:
    """The table is counted. A game says what it `counts` of a seat."""

    when = ANY_TIME
    counts: Callable[[Any, Seat], Mapping[str, int]]

    def __init__(self, board: Any, event: CountTaken) -> None:
        known = self.counts(board, event.player)
        self.differing = ", ".join(
            f"{name} {n} (record {known.get(name, '-')})"
            for name, n in event.counts.items()
            if known.get(name) != n
        )


def count_agrees(book: Book, id: str) -> Rule:
    """State the rule."""
    return book.rule(id, at="closing count", source=OURS, option="counts_agree", facts="differing")(
        _agrees
    )


def _agrees(play: CountPlay) -> bool:
    """数えた結果は記録と一致する
    what was counted is what the record says
    → 違い：{differing}。数え直すか、直前の行動を見直す（x: で数えた値を採用）
    → count again or look at the last actions (x: takes the count); different: {differing}
    """
    return not play.differing

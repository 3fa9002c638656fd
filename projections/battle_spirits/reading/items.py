"""Items as typed, understood on a board: from what is said to what is to be decided."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from senpu.events.base import Event, Seat, other
from senpu.events.battle_spirits import RulingGiven
from senpu.events.match import (
    CardIdentified,
    CorrectionMade,
    CountTaken,
    GapNoted,
    MatchEnded,
    MatchRewound,
    NoteMade,
)  # fmt: skip
from senpu.events.notation import items as said
from senpu.events.notation.battle_spirits.short import SPEECH, Deed, Spoken
from senpu.events.notation.common import parsed
from senpu.events.notation.cutting import cut
from senpu.events.notation.items import Item
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.reading import declaring, record_items, ruling_items
from senpu.projections.battle_spirits.reading.actions import done, spoken
from senpu.projections.battle_spirits.reading.moment import Moment
from senpu.projections.battle_spirits.reading.record_items import EARLY_STEPS
from senpu.projections.battle_spirits.reading.ruling_items import author, ruled_by
from senpu.projections.game import Intent


def seat_of_event(board: Board, event: Event) -> Seat:
    """Whose cards an event names without a side: those of who acts, else of the turn player."""
    seat: Seat = getattr(event, "player", board.player)
    return board.player if isinstance(event, (CountTaken, RulingGiven)) else seat


def first_of_line(board: Board, line: str, by: str) -> tuple[Intent, ...]:
    """What the first item of a line of short text stands for. Raises Unreadable."""
    return tuple(
        intent
        for text, column in cut(line, EARLY_STEPS)[:1]
        for intent in Reading(board, by, text, column).intents()
    )


class Reading:
    """One item on a board, typed by somebody, and what it is to be decided as."""

    def __init__(self, board: Board, by: str, text: str, column: int) -> None:
        self.board = board
        self.by = by
        self.text = text
        self.column = column
        self.seat: Seat = board.player

    def intents(self) -> Iterator[Intent]:
        """What the item stands for, in order. Raises Unreadable."""
        try:
            yield from self._intents(parsed(Scan(normal(self.text)), SPEECH))
        except Unreadable as error:
            error.column += self.column - 1
            raise

    def _intents(self, items: tuple[Item, ...]) -> Iterator[Intent]:
        judge = next((item.what for item in items if type(item.what) is said.Judge), None)
        for item in items:
            if isinstance(item.what, said.Answers):
                yield from self._answers(item.what)
                continue
            moment = Moment(self.board, self.seat, self.by, lenient=item.mark != "legal")
            for event in _MEANT[type(item.what)](moment, item):
                yield self._intent(item, event, judge)

    def _answers(self, answers: said.Answers) -> Iterator[Intent]:
        self.seat = other(self.seat)
        yield from self._intents(answers.items)
        self.seat = other(self.seat)

    def _intent(self, item: Item, event: Event, judge: said.Judge | None) -> Intent:
        told = isinstance(event, _TELLING)
        ruled = judge is not None and isinstance(event, MatchRewound)
        by = ruled_by(judge, self.by) if judge and ruled else ""
        intent = Intent(
            event=event,
            by=item.by or by or author(event, item.mark, self.by),
            mark=item.mark,
            reason=item.why or ("" if told else item.note or ""),
            clock=item.clock,
            doubt=item.doubt,
            text=self.text,
            column=self.column + item.column - 1,
        )
        if not isinstance(event, (MatchRewound, CorrectionMade)):
            self.board = decide(self.board, event).board
        return intent


_TELLING = (
    NoteMade,
    GapNoted,
    CardIdentified,
    RulingGiven,
    MatchRewound,
    CorrectionMade,
    MatchEnded,
)
"""Events that hold what stands in braces themselves."""


def _deed(moment: Moment, item: Item) -> tuple[Event, ...]:
    return done(moment.naming, item.what)


def _spoken(moment: Moment, item: Item) -> tuple[Event, ...]:
    return (spoken(moment.naming, item.what),)


_MEANT: Mapping[type[Any], Callable[[Moment, Item], Iterable[Event]]] = {
    Deed: _deed,
    Spoken: _spoken,
    said.Turn: record_items.turn,
    said.Step: record_items.step,
    said.Count: record_items.count,
    said.Judge: ruling_items.ruling,
    said.Rewind: ruling_items.rewind,
    said.Undo: ruling_items.undo,
    said.Bind: declaring.bind,
    said.Declare: declaring.declare,
    said.Note: record_items.note,
    said.Gap: record_items.gap,
    said.Concede: record_items.concede,
    said.Result: record_items.result,
    said.Start: record_items.start,
    said.Redraw: record_items.redraw,
    said.Raw: declaring.raw,
}

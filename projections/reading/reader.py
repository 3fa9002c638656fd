"""Text typed at the table understood on a board, in any game.

A game says what its own verbs stand for, in a subclass of `Reading`; what every game shares
(turns, steps, counts, rulings, rewinds, notes ...) is understood here.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from senpu.events.base import Event, Mark, Seat, other
from senpu.events.match import (
    CardIdentified,
    CorrectionMade,
    CountTaken,
    GapNoted,
    HandRedrawn,
    MatchEnded,
    MatchRewound,
    NoteMade,
    PlayerConceded,
    TurnStarted,
)  # fmt: skip
from senpu.events.notation import items as said
from senpu.events.notation.common import parsed
from senpu.events.notation.cutting import cut
from senpu.events.notation.items import Item
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.projections.game import Intent
from senpu.projections.reading.record_items import BY_JUDGE, SHARED, judge_of, step_names
from senpu.projections.reading.terms import Terms

_SHARED_ACTS = (TurnStarted, PlayerConceded, HandRedrawn)


class Reading(Terms):
    """One item on a board, typed by somebody, and what it is to be decided as."""

    def intents(self) -> Iterator[Intent]:
        """What the item stands for, in order. Raises Unreadable."""
        try:
            yield from self.understood(parsed(Scan(normal(self.text)), self.speech))
        except Unreadable as error:
            error.column += self.column - 1
            raise

    def understood(self, items: tuple[Item, ...]) -> Iterator[Intent]:
        """What the parts of an item stand for."""
        judge = next((item.what for item in items if type(item.what) is said.Judge), None)
        for item in items:
            if isinstance(item.what, said.Answers):
                yield from self.answers(item.what)
            else:
                yield from self.one(item, judge)

    def answers(self, answers: said.Answers) -> Iterator[Intent]:
        """What the other player did."""
        self.seat = other(self.seat)
        yield from self.understood(answers.items)
        self.seat = other(self.seat)

    def one(self, item: Item, judge: said.Judge | None = None) -> Iterator[Intent]:
        """What one part stands for."""
        for event in self.meant(item):
            yield self.intent(item, event, judge)

    def intent(self, item: Item, event: Event, judge: said.Judge | None = None) -> Intent:
        """An event to be decided, meant as the item says; the board goes on from it."""
        told = isinstance(event, _TELLING) or type(event) is self.ruling
        if isinstance(event, CardIdentified) and item.mark == "forced":
            told = False  # what is put through needs a reason before a basis
        ruled = judge is not None and isinstance(event, MatchRewound)
        by = self._author(self.ruling(judge=judge_of(judge)), "legal") if judge and ruled else ""
        returns = isinstance(event, (MatchRewound, CorrectionMade))
        before, decision = self.board, None if returns else self.decide(self.board, event)
        self.board = decision.board if decision else before
        return Intent(
            event=event,
            by=item.by or by or self._author(event, item.mark),
            mark=item.mark,
            reason=item.why or ("" if told else item.note or ""),
            clock=item.clock,
            doubt=item.doubt,
            text=self.text,
            column=self.column + item.column - 1,
            board=before,
            decision=decision,
        )

    def meant(self, item: Item) -> Iterable[Event]:
        """The events of one part."""
        self.lenient = item.mark != "legal"
        what: object = item.what
        shared = SHARED.get(type(what))
        return shared(self, item) if shared else self.deed(item)

    def _author(self, event: Event, mark: Mark) -> str:
        return author(type(self), event, mark, self.by)


def author(kind: type[Reading], event: Event, mark: Mark, typist: str) -> str:
    """Who an entry is by: of an action who acts, of a ruling the judge, else whoever types."""
    happened: Any = event
    if type(event) is kind.ruling and not typist.startswith(BY_JUDGE):
        role, _, name = str(happened.judge).partition(":")
        return BY_JUDGE + (name or role)
    if isinstance(event, (*kind.acts, *_SHARED_ACTS)) and mark != "forced":
        return str(happened.player)
    return typist


def seat_of_event(kind: type[Reading], board: Any, event: Event) -> Seat:
    """Whose cards an event names without a side: those of who acts, else of the turn player."""
    seat: Seat = getattr(event, "player", board.player)
    return board.player if isinstance(event, CountTaken) or type(event) is kind.ruling else seat


def first_of_line(kind: type[Reading], board: Any, line: str, by: str) -> tuple[Intent, ...]:
    """What the first item of a line of short text stands for. Raises Unreadable."""
    return tuple(
        intent
        for text, column in cut(line, early_steps(kind))[:1]
        for intent in kind(board, by, text, column).intents()
    )


@cache
def early_steps(kind: type[Reading]) -> tuple[str, ...]:
    """The steps a turn may be said to go on to, by every word they are typed as."""
    return tuple(name for name, step in step_names(kind).items() if step not in kind.late)


_TELLING = (NoteMade, GapNoted, CardIdentified, MatchRewound, CorrectionMade, MatchEnded)
"""Events, besides rulings, that hold what stands in braces themselves."""

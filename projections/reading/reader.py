"""Text typed at the table understood on a board, in any game.

A game says what its own verbs stand for, in a subclass of `Reading`; what every game shares
(turns, steps, counts, rulings, rewinds, notes ...) is understood here.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

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
from senpu.events.notation.common import Speech, parsed
from senpu.events.notation.cutting import cut
from senpu.events.notation.full import Form
from senpu.events.notation.items import Item
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.projections.game import Intent
from senpu.projections.reading.card_names import CardNames
from senpu.projections.reading.record_items import BY_JUDGE, SHARED, judge_of, step_names
from senpu.projections.rules import Decision

_SHARED_ACTS = (TurnStarted, PlayerConceded, HandRedrawn)


class Reading(ABC):
    """One item on a board, typed by somebody, and what it is to be decided as.

    `counts` are the letters of a count, `steps` the words of the steps by stored name, `late`
    those a turn is not said to go on to at once; `acts` are the events that are by who acts;
    `facts` are those of a new card, as an example.
    """

    speech: ClassVar[Speech]
    forms: ClassVar[Sequence[Form]]
    events: ClassVar[tuple[type[Event], ...]]
    acts: ClassVar[tuple[type[Event], ...]]
    ruling: ClassVar[type[Any]]
    counts: ClassVar[Mapping[str, str]]
    steps: ClassVar[Mapping[str, tuple[str, str]]]
    late: ClassVar[tuple[str, ...]]
    facts: ClassVar[str]

    def __init__(self, board: Any, by: str, text: str, column: int) -> None:
        self.board = board
        self.by = by
        self.text = text
        self.column = column
        self.seat: Seat = board.player
        self.lenient = False
        """Whether also what should lie on the table and does not is taken down."""

    # What a game says

    @staticmethod
    @abstractmethod
    def decide(board: Any, event: Event) -> Decision:
        """Whether an event may happen on a board, and where it leads."""

    @staticmethod
    def names(board: Any, seat: Seat | None = None, *, lenient: bool = False) -> CardNames:
        """The names on a board, as the player at `seat` means them."""
        return CardNames(board, seat, lenient=lenient)

    @abstractmethod
    def deed(self, item: Item) -> Iterable[Event]:
        """What an item with a verb of the game stands for, or with what a text did."""

    def effects(self, changes: Iterable[Any]) -> tuple[Any, ...]:
        """Changes behind `&` as the game's typed changes."""
        return ()

    def remedied(self, judge: said.Judge, player: Seat) -> tuple[Any, ...]:
        """What a remedy, such as `pay1`, does to the board."""
        return ()

    def next_step(self) -> str:
        """The step that begins when this one ends; behind the last one that again."""
        order = self.order()
        at = order.index(self.board.step) if self.board.step in order else len(order)
        return order[min(at + 1, len(order) - 1)]

    def order(self) -> Sequence[str]:
        """The steps of this turn, in order."""
        return (*self.steps,)

    def means_else(self, name: str) -> bool:
        """Whether a word means something else where a card may stand."""
        return False

    def holder(self, handle: str) -> Seat:
        """Whose card an unknown one is."""
        return self.seat

    def takes_back(self, judge: said.Judge) -> bool:
        """Whether a ruling takes the last action back."""
        return False

    # What every game shares

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

    @property
    def naming(self) -> Any:
        """The names on the board, as the acting player means them."""
        return self.names(self.board, self.seat, lenient=self.lenient)

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

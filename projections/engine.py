"""Deciding, completing, moving and what follows: once for all games.

A game gives its book and what happens on its board by itself. `decide` is the only place that
refuses; every breach is reported, with what would come of the action. `evolve` refuses nothing and
knows no rule.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.projections.declared import Book, Kind, waived
from senpu.projections.proof import prove
from senpu.projections.rules import Accepted, Breaches, Decision, Refused

Moved = tuple[tuple[Event, ...], Any]
"""What followed an event, and the board at rest after it all."""

UNTOLD = Kind()
"""The row of an event of a later version: nothing is known of it."""


def no_texts(board: Any, event: Any) -> Iterator[Event]:
    """What follows in a game where the changes of a text lead to nothing of their own."""
    return iter(())


def no_rest(before: Any, board: Any, event: Event, rested: bool) -> Iterable[Event]:
    """What happens by itself in a game where nothing does."""
    return ()


def unmoved(board: Any, event: Event) -> Any:
    """What an event moves that moves nothing."""
    return board


def no_aftermath(board: Any, event: Any, then: tuple[Event, ...]) -> Breaches:
    """What is judged after all of an action in a game that looks at the action alone."""
    return ()


class Engine:
    """How one game decides and moves. A board has a `book` with the `options` of the match."""

    def __init__(
        self,
        book: Book,
        events: Iterable[type[Event]],
        changes: Iterable[type[Any]] = (),
        *,
        rest: Callable[[Any, Any, Any, bool], Iterable[Event]] = no_rest,
        texts: Callable[[Any, Any], Iterable[Event]] = no_texts,
        afterwards: Callable[[Any, Any, tuple[Event, ...]], Breaches] = no_aftermath,
    ) -> None:
        """Take the rows of a book for all events and typed changes, and what is the game's own.

        `rest` gives what next happens by itself, from the boards before and after an event, the
        event, and whether the board before was at rest: then only what moved is looked at. It is
        asked until there is nothing left. `texts` is what the changes of an event lead to, from
        the board without them; `afterwards` judges what an action that speaks of texts and all
        that followed led to. Raises Unproved if a row is missing.
        """
        prove(book, events, changes)
        self.kinds = book.kinds
        self.moves = {event: kind.evolve or unmoved for event, kind in book.kinds.items()}
        self.changes = book.changes
        self.rest = rest
        self.texts, self.afterwards = texts, afterwards

    def decide(self, board: Any, event: Event, rested: bool = False) -> Decision:
        """Whether an event may happen on a board, completed by its outcome and what follows.

        An event no rule speaks of (a note, a gap) is always accepted. `rested` says that nothing
        is left to happen by itself on the board, as after every event decided before.
        """
        kind = self.kinds.get(type(event), UNTOLD)
        if kind.play is None:
            return Accepted(event, *self._follow(kind, board, event, rested))
        play = kind.play(board, event)
        if kind.texts and kind.texts(event) != kind.silent:
            return self._decide_texts(kind, board, play, event, rested)
        found = (kind.only or kind.rules(play)).breaches(play, board.book.options)
        done = kind.complete(play) if kind.complete else event
        then, after = self._follow(kind, board, done, rested)
        return Refused(found, done, then, after) if found else Accepted(done, then, after)

    def _decide_texts(
        self, kind: Kind, board: Any, play: Any, event: Event, rested: bool
    ) -> Decision:
        """As `decide`, for an event that says what card texts did or lift."""
        found = kind.rules(play).breaches(play, board.book.options, waived(event))
        done: Any = kind.complete(play) if kind.complete else event
        if getattr(done, "effects", ()):
            done, broken = self._with_texts(board, done)
            found += broken
        then, after = self._follow(kind, board, done, rested, self._told(board, done))
        found += self.afterwards(board, done, then)
        return Refused(found, done, then, after) if found else Accepted(done, then, after)

    def judged(self, board: Any, event: Event) -> tuple[Any, Breaches]:
        """An event's play and the rules it breaks, without carrying it out."""
        kind = self.kinds.get(type(event), UNTOLD)
        if kind.play is None:
            return None, ()
        play = kind.play(board, event)
        return play, kind.rules(play).breaches(play, board.book.options)

    def play(self, board: Any, event: Event) -> Any:
        """The play of an event that is judged."""
        play = self.kinds[type(event)].play
        return play(board, event) if play else None

    def evolve(self, board: Any, event: Event) -> Any:
        """The board after an event. One without effect on the board leaves it as it is."""
        return self.moves.get(type(event), unmoved)(board, event)

    def done(self, board: Any, event: Event) -> Any:
        """The board on which the texts of an event are carried out: completed, but not judged."""
        kind = self.kinds.get(type(event), UNTOLD)
        done = kind.complete(kind.play(board, event)) if kind.play and kind.complete else event
        return self.evolve(board, done)

    def _follow(
        self, kind: Kind, before: Any, event: Any, rested: bool, told: Iterable[Event] = ()
    ) -> Moved:
        """What follows an event on a board, until that is at rest, and the board then.

        `told` is what the changes of its texts lead to.
        """
        then: list[Event] = []
        board = kind.evolve(before, event) if kind.evolve else before
        if kind.follows and (first := kind.follows(before, board, event)):
            board = self._carried(board, first, then)
        if told:
            board = self._carried(board, told, then)
        while settled := self.rest(before, board, event, rested):
            board = self._carried(board, settled, then)
        return tuple(then), board

    def _told(self, before: Any, event: Any) -> Iterable[Event]:
        """What the changes of an event's texts lead to, if it speaks of any."""
        if not getattr(event, "effects", ()):
            return ()
        return self.texts(self.evolve(before, replace(event, effects=())), event)

    def _carried(self, board: Any, events: Iterable[Event], then: list[Event]) -> Any:
        """The board after events, each noted in `then`."""
        for event in events:
            then.append(event)
            board = self.moves[type(event)](board, event)
        return board

    def _with_texts(self, board: Any, event: Any) -> tuple[Event, Breaches]:
        """The event with what texts did completed, and the breaches of it.

        Each change is completed and judged on the board the action and the changes before it left.
        """
        lifted, options = waived(event), board.book.options
        board = self.evolve(board, replace(event, effects=()))
        changes: list[Any] = []
        found: Breaches = ()
        for change in event.effects:
            row = self.changes[type(change)]
            change = row.complete(board, change) if row.complete else change
            found += row.asked.breaches(row.play(board, change), options, lifted)
            board = row.evolve(board, change)
            changes.append(change)
        return replace(event, effects=tuple(changes)), found

    def because(self, event: Event) -> str:
        """The id of the rule by which an event follows from another; empty if there is none."""
        because = self.kinds.get(type(event), UNTOLD).because
        return because if isinstance(because, str) else because(event)

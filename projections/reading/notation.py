"""Items read and entries written, for any game."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from senpu.events.base import Event
from senpu.events.envelope import Entry
from senpu.events.match import TurnStarted
from senpu.events.notation import full
from senpu.events.notation.cutting import cut, is_full
from senpu.events.notation.full_line import read_line, write_line
from senpu.events.notation.line import Line, Unreadable, normal
from senpu.projections.game import Intent, NotationError, Piece
from senpu.projections.reading.completion import Completion
from senpu.projections.reading.reader import (
    Reading,
    author,
    early_steps,
    first_of_line,
    seat_of_event,
)
from senpu.projections.reading.scribe import PLAIN
from senpu.projections.rules import Lang, Text


class Notation(NamedTuple):
    """What a game gives to the contract of its notation.

    `kind` is how its items are understood; `complete` takes a board and the text typed so far and
    gives what could follow, each to be appended as it is.
    """

    kind: type[Reading]
    complete: Callable[[Any, str], tuple[str, ...]]

    @classmethod
    def completing(cls, kind: type[Reading], completion: Completion) -> "Notation":
        """Where what could follow is named as the player whose turn it is does."""

        def complete(board: Any, text: str) -> tuple[str, ...]:
            return completion.follow(kind.names(board), text)

        return cls(kind, complete)

    def items(self, line: str) -> tuple[tuple[str, int], ...]:
        """A line cut into items, each with the column it begins at.

        Items stand between `|`; a turn prefix such as `3.1` is an item of its own.
        """
        return cut(line, early_steps(self.kind))

    def read(self, board: Any, item: str, by: str) -> tuple[Intent, ...]:
        """The first item of a line understood on a board, in short or full text.

        An item may stand for several intents, each to be decided on the position the one before
        it leads to. `by` is who types: of an action the player who acts is recorded, of what is
        forced whoever types. Raises NotationError, with the column in `item`.
        """
        line = normal(item)
        try:
            if is_full(line):
                return (_read_full(self.kind, board, line, by),)
            return first_of_line(self.kind, board, item, by)
        except Unreadable as error:
            raise NotationError(Text(error.ja, error.en), error.column) from None

    def write(self, board: Any, entry: Entry, lang: Lang) -> str:
        """An entry in full notation; `board` is the position before it.

        It begins with the turn and the number of the entry; what stands behind the arrow followed
        by rule. Read on the same board, it gives the same intent.
        """
        event = entry.event
        turn = event.turn if isinstance(event, TurnStarted) else board.turn
        names = self.kind.names(board, seat_of_event(self.kind, board, event))
        by = "" if entry.by == author(self.kind, event, entry.mark, "scribe") else entry.by
        return write_line(entry, turn, names, self.kind.forms, lang, by)

    def say(self, board: Any, event: Event, lang: Lang) -> str:
        """An event in full notation, without who did it and when."""
        names = self.kind.names(board, seat_of_event(self.kind, board, event))
        return full.write(event, self.kind.forms, names, lang)

    def pieces(self, board: Any, event: Event) -> Iterator[Piece]:
        """An event as it is typed, in a game where nothing is typed but verbs and numbers."""
        return PLAIN.pieces(self.kind.names(board), event)


def _read_full(kind: type[Reading], board: Any, line: Line, by: str) -> Intent:
    said = read_line(line, lambda seat: kind.names(board, seat), kind.forms)
    return Intent(
        event=said.event,
        by=said.by or author(kind, said.event, said.mark, by),
        mark=said.mark,
        reason=said.reason,
        clock=said.clock,
        doubt=said.doubt,
        text=line.typed,
    )

"""Text typed at the table understood on a board, and entries written out in full.

The grammar stands in `senpu.events.notation.battle_spirits`.
"""

from senpu.events.envelope import Entry
from senpu.events.match import TurnStarted
from senpu.events.notation.battle_spirits.full import FORMS
from senpu.events.notation.cutting import cut, is_full
from senpu.events.notation.full_line import read_line, write_line
from senpu.events.notation.line import Line, Unreadable, normal
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.reading import completion, short
from senpu.projections.battle_spirits.reading.items import first_of_line, seat_of_event
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.record_items import EARLY_STEPS
from senpu.projections.battle_spirits.reading.ruling_items import author
from senpu.projections.game import Intent, NotationError
from senpu.projections.rules import Lang, Text


def items(line: str) -> tuple[tuple[str, int], ...]:
    """A line cut into items, each with the column it begins at.

    Items stand between `|`; a turn prefix such as `3.1` is an item of its own.
    """
    return cut(line, EARLY_STEPS)


def read(board: Board, item: str, by: str) -> tuple[Intent, ...]:
    """The first item of a line understood on a board, in short or full text.

    An item may stand for several intents, each to be decided on the position the one before it
    leads to. `by` is who types: of an action the player who acts is recorded, of what is forced
    whoever types. Raises NotationError, with the column in `item`.
    """
    line = normal(item)
    try:
        if is_full(line):
            return (_read_full(board, line, by),)
        return first_of_line(board, item, by)
    except Unreadable as error:
        raise NotationError(Text(error.ja, error.en), error.column) from None


def _read_full(board: Board, line: Line, by: str) -> Intent:
    said = read_line(line, lambda seat: Naming(board, seat), FORMS)
    return Intent(
        event=said.event,
        by=said.by or author(said.event, said.mark, by),
        mark=said.mark,
        reason=said.reason,
        clock=said.clock,
        doubt=said.doubt,
        text=line.typed,
    )


def write(board: Board, entry: Entry, lang: Lang) -> str:
    """An entry in full notation; `board` is the position before it.

    It begins with the turn and the number of the entry; what stands behind the arrow followed by
    rule. Read on the same board, it gives the same intent.
    """
    event = entry.event
    turn = event.turn if isinstance(event, TurnStarted) else board.turn
    names = Naming(board, seat_of_event(board, event))
    by = "" if entry.by == author(event, entry.mark, "scribe") else entry.by
    return write_line(entry, turn, names, FORMS, lang, by)


def write_short(board: Board, entry: Entry) -> str:
    """The shortest short text that reads back to the same intent on `board`."""
    return short.write_short(board, entry)


def complete(board: Board, text: str) -> tuple[str, ...]:
    """What could follow the text typed so far, each to be appended as it is."""
    return completion.complete(board, text)

"""Entries written as a scribe would type them, in any game: nothing that goes without saying.

An entry is written with every part said, then each part is dropped or shortened as long as the
text is still read as the same. What has no short form is written as it is stored.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from senpu.events.base import Event, UnknownEvent
from senpu.events.envelope import Entry
from senpu.events.notation.codecs import json_text, quoted
from senpu.events.notation.line import Unreadable
from senpu.events.notation.marks import clock_text
from senpu.projections.reading.reader import Reading, first_of_line, seat_of_event
from senpu.projections.short_record import Part, braced, record_parts

_MARKS = {"legal": "", "observed": "x:", "forced": "!"}
_GLUED = "@>/<"


class Short(NamedTuple):
    """How a game is typed: its reading, its actions in parts, its typed changes in texts.

    A part is a piece of short text: ways to write it, the shortest first.
    """

    reading: type[Reading]
    actions: Mapping[type[Event], Callable[[Any, Any], Iterator[Part]]]
    change: Callable[[Any, Any], Part]


def write_short(short: Short, board: Any, entry: Entry) -> str:
    """The shortest short text that reads back to the same intent on `board`."""
    shortened = _Shortening(short, board, entry)
    parts = [*_parts(short, board, entry.event), *_tail(entry)]
    for wrap in ("{}", "({})"):
        if found := shortened.shortest(parts, wrap.replace("{}", _MARKS[entry.mark] + "{}")):
            return found
    raw: list[Part] = [("#" + json_text(_stored(entry.event)),), *_tail(entry)]
    shell = _MARKS[entry.mark] + "{}"
    return shortened.shortest(raw, shell) or _put(shell, (part[-1] for part in raw))


def _parts(short: Short, board: Any, event: Event) -> Iterator[Part]:
    """An event in parts."""
    naming = short.reading.names(board, seat_of_event(short.reading, board, event))
    if write := short.actions.get(type(event)):
        yield from write(naming, event)
    else:
        yield from record_parts(naming, event, short.reading, short.change)


def _tail(entry: Entry) -> Iterator[Part]:
    by = entry.by if entry.by.isalnum() else quoted(entry.by)
    yield ("", f"by:{by}")
    if entry.reason:
        yield (braced(entry.reason), f"because:{braced(entry.reason)}")
    if entry.clock:
        yield (clock_text(entry.clock),)
    if entry.doubt:
        yield ("?!",)


def _stored(event: Event) -> dict[str, Any]:
    if isinstance(event, UnknownEvent):
        return {"type": event.type, **event.fields}
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain


def _put(shell: str, chosen: Iterable[str]) -> str:
    text = ""
    for part in chosen:
        glued = not text or part[:1] in _GLUED
        text += part if glued or not part else f" {part}"
    return shell.replace("{}", text)


class _Shortening:
    """An entry on a board, and whether a text is read as it."""

    def __init__(self, short: Short, board: Any, entry: Entry) -> None:
        self.reading = short.reading
        self.board = board
        how = (entry.by, entry.mark, entry.reason, entry.clock, entry.doubt)
        self.wanted = (self._decided(entry.event), how)

    def shortest(self, parts: list[Part], shell: str) -> str:
        """The text with each part as short as it can be; empty if even the longest is misread."""
        chosen = [part[-1] for part in parts]
        if not self._is_read(_put(shell, chosen)):
            return ""
        for n, part in enumerate(parts):
            for text in part[:-1]:
                tried = [*chosen[:n], text, *chosen[n + 1 :]]
                if self._is_read(_put(shell, tried)):
                    chosen = tried
                    break
        return _put(shell, chosen)

    def _is_read(self, text: str) -> bool:
        try:
            intents = first_of_line(self.reading, self.board, text, "scribe")
        except Unreadable:
            return False
        if len(intents) != 1:
            return False
        (got,) = intents
        how = (got.by, got.mark, got.reason, got.clock, got.doubt)
        return bool((self._decided(got.event), how) == self.wanted)

    def _decided(self, event: Event) -> Any:
        decision = self.reading.decide(self.board, event)
        return (decision.event, decision.then, getattr(decision, "breaches", ()))

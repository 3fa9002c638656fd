"""Entries written as a scribe would type them: nothing that goes without saying.

An entry is written with every part said, then each part is dropped or shortened as long as the
text is still read as the same. What has no short form is written as it is stored.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from senpu.events.base import Event, UnknownEvent
from senpu.events.envelope import Entry
from senpu.events.notation.codecs import json_text, quoted
from senpu.events.notation.line import Unreadable
from senpu.events.notation.marks import clock_text
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.reading.items import first_of_line, seat_of_event
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.short_actions import ACTIONS
from senpu.projections.battle_spirits.reading.short_record import RECORD
from senpu.projections.battle_spirits.reading.short_texts import (
    Part,
    braced,
)  # fmt: skip

WRITTEN = {**ACTIONS, **RECORD}
_MARKS = {"legal": "", "observed": "x:", "forced": "!"}


def write_short(board: Board, entry: Entry) -> str:
    """The shortest short text that reads back to the same intent on `board`."""
    wanted = _meaning(board, entry)
    parts = [*_parts(board, entry.event), *_tail(entry)]
    for wrap in ("{}", "({})"):
        shell = wrap.replace("{}", _MARKS[entry.mark] + "{}")
        if found := _shortest(board, parts, shell, wanted):
            return found
    raw = [("#" + json_text(_stored(entry.event)),), *_tail(entry)]
    shell = _MARKS[entry.mark] + "{}"
    return _shortest(board, raw, shell, wanted) or _put(shell, (part[-1] for part in raw))


def _stored(event: Event) -> dict[str, Any]:
    if isinstance(event, UnknownEvent):
        return {"type": event.type, **event.fields}
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain


def _shortest(board: Board, parts: list[Part], shell: str, wanted: Any) -> str:
    """The text with each part as short as it can be; empty if even the longest is misread."""
    chosen = [part[-1] for part in parts]
    if not _same(board, _put(shell, chosen), wanted):
        return ""
    for n, part in enumerate(parts):
        for text in part[:-1]:
            tried = [*chosen[:n], text, *chosen[n + 1 :]]
            if _same(board, _put(shell, tried), wanted):
                chosen = tried
                break
    return _put(shell, chosen)


def _put(shell: str, chosen: Iterable[str]) -> str:
    text = ""
    for part in chosen:
        glued = not text or part[:1] in _GLUED
        text += part if glued or not part else f" {part}"
    return shell.replace("{}", text)


_GLUED = "@>/<"


def _meaning(board: Board, entry: Entry) -> Any:
    how = (entry.by, entry.mark, entry.reason, entry.clock, entry.doubt)
    return (_decided(board, entry.event), how)


def _same(board: Board, text: str, wanted: Any) -> bool:
    try:
        intents = first_of_line(board, text, "scribe")
    except Unreadable:
        return False
    if len(intents) != 1:
        return False
    (got,) = intents
    how = (got.by, got.mark, got.reason, got.clock, got.doubt)
    return bool((_decided(board, got.event), how) == wanted)


def _decided(board: Board, event: Event) -> Any:
    decision = decide(board, event)
    return (decision.event, decision.then, getattr(decision, "breaches", ()))


def _tail(entry: Entry) -> Iterator[Part]:
    by = entry.by if entry.by.isalnum() else quoted(entry.by)
    yield ("", f"by:{by}")
    if entry.reason:
        yield (braced(entry.reason), f"because:{braced(entry.reason)}")
    if entry.clock:
        yield (clock_text(entry.clock),)
    if entry.doubt:
        yield ("?!",)


def _parts(board: Board, event: Event) -> Iterator[Part]:
    """An event in parts, each with its texts from shortest to longest."""
    if write := WRITTEN.get(type(event)):
        yield from write(Naming(board, seat_of_event(board, event)), event)
    else:
        yield ("",)

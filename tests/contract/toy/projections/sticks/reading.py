"""Text typed: the number taken; `x:` before what was seen although illegal."""

import re
from collections.abc import Iterator

from senpu.events.base import Event, Mark
from senpu.events.envelope import Entry
from senpu.events.match import SHARED
from senpu.projections.game import Intent, NotationError
from senpu.projections.rules import Lang, Text

from ...events.sticks.taking import SticksTaken
from .board import Board

ITEM = re.compile(r"[^\s|][^|]*")


def items(line: str) -> tuple[tuple[str, int], ...]:
    """A line cut into items, each with its column."""
    return tuple((found[0].rstrip(), found.start() + 1) for found in ITEM.finditer(line))


def read(board: Board, item: str, by: str) -> tuple[Intent, ...]:
    """The intent of one item. Raises NotationError."""
    seen, number = item.startswith("x:"), item.removeprefix("x:")
    mark: Mark = "observed" if seen else "legal"
    if not number.isdecimal():
        raise NotationError(Text("取った本数を打つ", "type how many were taken"))
    taken = SticksTaken(player=board.player, n=int(number))
    return (Intent(event=taken, by=by, mark=mark, text=item),)


def write(board: Board, entry: Entry, lang: Lang) -> str:
    """An entry in words."""
    return f"{entry.seq} {'; '.join(_said((entry.event, *entry.then), lang))}"


def _said(events: tuple[Event, ...], lang: Lang) -> Iterator[str]:
    for event in events:
        if isinstance(event, SticksTaken):
            yield f"{event.player} {event.n}" + ("本" if lang == "ja" else " taken")
        elif isinstance(event, SHARED):
            yield type(event).__name__


def complete(board: Board, text: str) -> tuple[str, ...]:
    """The numbers that could be typed."""
    return () if text.strip() else ("1", "2", "3")

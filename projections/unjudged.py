"""What deciding a log again does not look at: who recorded, when, at what was aimed, what is
unknown here, and what texts are said to have done.

`questioned` is wrong however it is read; `unknown` nobody here can judge; what texts did is told
by people, and only counted.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from senpu.events.base import SEATS, Event, UnknownEvent
from senpu.events.envelope import Entry, Header
from senpu.projections.fold import History

Kind = Literal["by", "time", "target", "created", "deck", "alias"]
_JUDGE = re.compile(r"judge:\S.*")


class Question(Struct, frozen=True):
    """What is wrong with a part of an entry that no rule speaks of; 0 is the header."""

    seq: int
    kind: Kind
    value: str


class Unknown(Struct, frozen=True):
    """A type of event that this version does not know, and in which entries it stands."""

    type: str
    seqs: tuple[int, ...]


def questioned(history: History) -> Iterator[Question]:
    """Everything of the header and the entries that cannot be so, in log order."""
    yield from _header(history.header)
    for entry, before in zip(history.entries, history.boards, strict=False):
        if entry.by not in (*SEATS, "scribe") and not _JUDGE.fullmatch(entry.by):
            yield Question(entry.seq, "by", entry.by)
        if not is_time(entry.time):
            yield Question(entry.seq, "time", entry.time)
        for target in _targets(entry.event):
            if target not in history.game.names(before):
                yield Question(entry.seq, "target", target)


def _header(header: Header) -> Iterator[Question]:
    if header.created and not is_time(header.created):
        yield Question(0, "created", header.created)
    known = {str(card.get("id")) for card in header.cards}
    for seat, deck in header.decks.items():
        yield from (Question(0, "deck", f"{seat}: {number}") for number in deck.keys() - known)
    for name, number in header.aliases.items():
        if known and number not in known:
            yield Question(0, "alias", f"{name}={number}")


def is_time(said: str) -> bool:
    """Whether a time can be read as one, with its zone. None at all is no claim."""
    try:
        return not said or datetime.fromisoformat(said).tzinfo is not None
    except ValueError:
        return False


def _targets(event: Any) -> tuple[str, ...]:
    """What an action aims at, of what has a name of its own on the board."""
    return tuple(name for name in getattr(event, "targets", ()) if "#" in name)


def unknown(entries: Iterable[Entry]) -> tuple[Unknown, ...]:
    """The types of events nobody here can judge."""
    found: dict[str, list[int]] = {}
    for entry in entries:
        for event in (entry.event, *entry.then):
            if isinstance(event, UnknownEvent):
                found.setdefault(event.type, []).append(entry.seq)
    return tuple(Unknown(type, tuple(dict.fromkeys(seqs))) for type, seqs in found.items())


def told_by_texts(entries: Iterable[Entry]) -> int:
    """How many changes of card texts were taken as they were told."""
    return sum(len(_effects(entry.event)) for entry in entries)


def _effects(event: Event) -> tuple[Any, ...]:
    found: tuple[Any, ...] = getattr(event, "effects", ())
    return found

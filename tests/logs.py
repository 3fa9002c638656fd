"""Words of the log tests: small logs, and the file format written a second time, from its text."""

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from senpu.events.envelope import Entry, Header
from senpu.events.log.chain import Tip, match_closed, seal_entry, seal_header
from senpu.events.match import NoteMade

GAME = "battle_spirits"
HEADER = Header(
    match="019ad4b2-0000-7000-8000-000000000000",
    game=GAME,
    pack="battle-spirits/eternal-17",
    first="A",
    players={"A": "朱里", "B": "蒼"},
)
TIME = "2026-11-30T04:12:09.120Z"


def note(seq: int, text: str = "見た") -> Entry:
    """An entry that says nothing of a game."""
    return Entry(seq=seq, time=TIME, by="scribe", event=NoteMade(text=text))


def notes(count: int) -> list[Entry]:
    """Entries 1 to `count`."""
    return [note(seq) for seq in range(1, count + 1)]


def end(tip: Tip) -> Entry:
    """The end record after `tip`."""
    return Entry(seq=tip.entries + 1, time=TIME, by="scribe", event=match_closed("A", tip))


def log_of(entries: Iterable[Entry], header: Header = HEADER) -> tuple[bytes, Tip]:
    """A log in bytes, and where it ends."""
    data, tip = seal_header(header)
    for entry in entries:
        line, tip = seal_entry(entry, tip)
        data += line
    return data, tip


def closed_log(count: int) -> bytes:
    """A log of `count` notes and an end record."""
    entries = notes(count)
    _, tip = log_of(entries)
    data, _ = log_of([*entries, end(tip)])
    return data


def raw_log(lines: Sequence[Mapping[str, Any]]) -> bytes:
    """Any JSON objects as a log: the format of the README, not the program's own writing of it."""
    data, previous = b"", ""
    for line in lines:
        content = json.dumps(line, ensure_ascii=False, separators=(",", ":"))[:-1].encode()
        previous = blake2b(previous.encode() + content, digest_size=16).hexdigest()
        data += content + f',"hash":"{previous}"}}\n'.encode()
    return data


def raw_header(**other: Any) -> dict[str, Any]:
    """A header as stored."""
    return {
        "format": "senpu/1",
        "match": "m",
        "game": GAME,
        "pack": "battle-spirits/eternal-17",
        "first": "A",
        "players": {"A": "p", "B": "q"},
    } | other


def raw_entry(seq: int, event: Mapping[str, Any], **other: Any) -> dict[str, Any]:
    """An entry as stored."""
    return {"seq": seq, "time": TIME, "by": "A", "event": event} | other

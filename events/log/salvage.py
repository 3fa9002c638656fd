"""What is sound of a damaged log, as a new log that names where it comes from; no I/O here."""

from codecs import BOM_UTF8
from typing import Any

import msgspec
from msgspec import Struct

from senpu.events.log.chain import LogFile, Recorded, Tip, read_bytes, seal_entry, seal_raw
from senpu.events.log.damage import LogDamaged
from senpu.events.log.upcast import CURRENT
from senpu.events.match import MatchClosed


class Salvaged(Struct, frozen=True):
    """A new log: its bytes, the `entries` in it, the log it comes from as far as it is sound.

    `reversed` says that an editor's traces had to be taken out before (a byte order mark, CR LF,
    blank lines), after which the hashes fit; `ended` that the end record was left out: its digest
    is of the old log.
    """

    data: bytes
    entries: int
    source: LogFile
    reversed: bool
    ended: bool


def salvage(data: bytes, name: str, match: str) -> Salvaged:
    """The valid prefix of the log in `data` as a log of the id `match`.

    Its header says under `origin`: the file's `name`, the old id, the entries taken over, the hash
    they ended with, and the damage. Raises what `read_bytes` raises: without a header that can be
    read, or brought back, nothing can be salvaged.
    """
    source, mended = _sound(data, name)
    kept = [record for record in source.records if not isinstance(record.entry.event, MatchClosed)]
    origin = {"file": name, "match": source.header.match, "entries": len(kept)}
    origin |= {"hash": source.tip.hash, "damage": source.damage.text() if source.damage else ""}
    line, tip = seal_raw(_plain(source.line) | {"match": match, "origin": origin}, Tip(-1, ""))
    lines = [line]
    for record in kept:
        line, tip = _sealed_again(record, source.format, tip)
        lines.append(line)
    return Salvaged(b"".join(lines), len(kept), source, mended, len(kept) < len(source.records))


def _sound(data: bytes, name: str) -> tuple[LogFile, bool]:
    """The log as it stands, or with an editor's traces taken out if more of it is sound then."""
    bare = data.removeprefix(BOM_UTF8).replace(b"\r\n", b"\n")
    bare = b"".join(line + b"\n" for line in bare.split(b"\n") if line.strip())
    try:
        asis = read_bytes(data, name)
    except LogDamaged:
        return read_bytes(bare, name), True
    mended = read_bytes(bare, name)
    return (mended, True) if mended.tip.entries > asis.tip.entries else (asis, False)


def _sealed_again(record: Recorded, stored: int, tip: Tip) -> tuple[bytes, Tip]:
    """A line as it is, with what this version cannot read; one of an older format as of today."""
    if stored != CURRENT:
        return seal_entry(record.entry, tip)
    return seal_raw(_plain(record.line), tip)


def _plain(line: bytes) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(line)
    plain.pop("hash")
    return plain

"""The lines of a log, each sealed with a hash over itself and the line before; no I/O here.

A line is a JSON object whose last member is its hash: 16 bytes of BLAKE2b in hexadecimal over the
hash of the line before (none before the header) and the bytes of the line up to `,"hash":"`. The
header's seal is the same in every format, so damage is told from a newer format.
"""

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import DecodeError, Struct

from senpu.events.base import Seat
from senpu.events.envelope import FORMAT, Entry, Header
from senpu.events.log import upcast
from senpu.events.log.codec import Codec, codec, encode
from senpu.events.log.damage import Damage, Fault, LogDamaged, Reason
from senpu.events.log.upcast import STEPS, Steps
from senpu.events.match import MatchClosed

_SEAL: Final = b',"hash":"%b"}'
_START, _END = _SEAL.split(b"%b")
_SEAL_SIZE: Final = len(_SEAL % bytes(32))
_DIGEST: Final = 10
"""Characters of the digest on a match slip."""
_ENTRY: Final = attrgetter("entry")
_UNREADABLE: Final = (DecodeError, RecursionError)


class Tip(Struct, frozen=True, gc=False):
    """Where a log ends: its entries, the hash of its last line, whether that is the end record."""

    entries: int
    hash: str
    closed: bool = False


class Recorded(Struct, frozen=True, gc=False):
    """An entry and the line it stands on, which also holds what this version cannot read."""

    entry: Entry
    line: bytes


class _Stamp(Struct):
    """What the first line says of its format; the rest of it is read as that format has it."""

    format: object = None


_STAMP: Final = msgspec.json.Decoder(_Stamp)
_HEADER: Final = msgspec.json.Decoder(Header)


class LogFile(Struct, frozen=True, kw_only=True):
    """The valid prefix of a log, and what comes after it.

    `line` is the header's, `format` the number of the stored format, `size` the bytes of the valid
    prefix, `unterminated` says that only its last newline is missing. `damage` is the first fault;
    `torn` a last line that was never completed.
    """

    header: Header
    line: bytes
    format: int
    records: tuple[Recorded, ...]
    tip: Tip
    size: int
    unterminated: bool = False
    damage: Damage | None = None
    torn: bytes | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries alone."""
        return tuple(map(_ENTRY, self.records))


def seal_header(header: Header) -> tuple[bytes, Tip]:
    """The first line of a log, with its newline, and the tip after it."""
    raw = {"format": FORMAT} | msgspec.to_builtins(header)  # a default, yet always written
    return seal_raw(raw, Tip(-1, ""))


def seal_entry(entry: Entry, tip: Tip) -> tuple[bytes, Tip]:
    """The line of an entry after `tip`, with its newline, and the tip after it.

    Raises `Fault` where the entry cannot stand there.
    """
    _check_place(entry, tip)
    line, found = _seal(encode(entry), tip.hash)
    return line, _after(entry, found)


def seal_raw(content: Mapping[str, Any], tip: Tip) -> tuple[bytes, Tip]:
    """A line of plain data after `tip`, and the tip after it; nothing is checked."""
    line, found = _seal(msgspec.json.encode(content), tip.hash)
    return line, Tip(tip.entries + 1, found)


def match_closed(winner: Seat | None, tip: Tip) -> MatchClosed:
    """The end record for a log that ends at `tip`: the entries before it, the slip's digest."""
    return MatchClosed(winner=winner, entries=tip.entries, digest=tip.hash[:_DIGEST])


def read_bytes(data: bytes, name: str = "log", steps: Steps = STEPS) -> LogFile:
    """The log in `data`: its longest valid prefix, and what is wrong after it.

    `steps` upcast older formats. Raises `LogDamaged` without a valid header, `FormatUnknown`,
    `GameUnknown`; `name` is the log's in messages.
    """
    lines = data.split(b"\n")
    if not lines[-1]:
        lines.pop()
    header, stored, tip = _read_header(lines, name, steps)
    decode = _decoder(codec(header.game), upcast.way(stored, steps))
    records, tip, fault = _read_entries(lines[1:], decode, tip)
    read = lines[: len(records) + 1]
    size = sum(map(len, read)) + len(read)
    log = LogFile(
        header=header,
        line=lines[0],
        format=stored,
        records=tuple(records),
        tip=tip,
        size=min(size, len(data)),
        unterminated=size > len(data),
    )
    return log if fault is None else _with_fault(log, fault, data[size:])


def _with_fault(log: LogFile, fault: Fault, rest: bytes) -> LogFile:
    """Damage, or else a torn write: that leaves a part of a line, so no newline and no seal."""
    if b"\n" not in rest and not _is_sealed(rest, log.tip.hash):
        if not _is_sealed(rest[:-1], log.tip.hash):
            return msgspec.structs.replace(log, torn=rest)
        fault = Fault("newline", column=len(rest))
    return msgspec.structs.replace(log, damage=fault.at(len(log.records) + 2, log.size))


def _read_header(lines: Sequence[bytes], name: str, steps: Steps) -> tuple[Header, int, Tip]:
    try:
        if not lines:
            raise Fault("empty")
        found = _unseal(lines[0], b"").decode()
        stored = upcast.number(_STAMP.decode(lines[0]).format)
        return _header(lines[0], upcast.way(stored, steps)), stored, Tip(0, found)
    except _UNREADABLE as error:
        raise LogDamaged(name, Fault("header", error).at(1, 0)) from error
    except Fault as fault:
        raise LogDamaged(name, fault.at(1, 0)) from fault


def _header(line: bytes, steps: tuple[upcast.Step, ...]) -> Header:
    if not steps:
        return _HEADER.decode(line)
    return msgspec.convert(upcast.header(msgspec.json.decode(line), steps), Header)


def _decoder(game: Codec, steps: tuple[upcast.Step, ...]) -> Callable[[bytes], Entry]:
    if not steps:
        return game.decode
    return lambda line: game.from_raw(upcast.entry(msgspec.json.decode(line), steps))


def _read_entries(
    lines: Iterable[bytes], decode: Callable[[bytes], Entry], tip: Tip
) -> tuple[list[Recorded], Tip, Fault | None]:
    """The entries on the lines after `tip`, where they end, and why not further."""
    records: list[Recorded] = []
    before, closed, fault = tip.hash.encode(), tip.closed, None
    try:
        for seq, line in enumerate(lines, tip.entries + 1):
            due = _unseal(line, before)
            entry = decode(line)
            if closed or entry.seq != seq or type(entry.event) is MatchClosed:
                _check_place(entry, Tip(seq - 1, before.decode(), closed))
                closed = True
            records.append(Recorded(entry, line))
            before = due
    except _UNREADABLE as error:
        fault = Fault("entry", error)
    except Fault as why:
        fault = why
    return records, Tip(tip.entries + len(records), before.decode(), closed), fault


def _check_place(entry: Entry, tip: Tip) -> None:
    if tip.closed:
        raise Fault("after_end")
    if entry.seq != tip.entries + 1:
        raise Fault("sequence", entry.seq, tip.entries + 1)
    if type(entry.event) is MatchClosed:
        _check_end_record(entry.event, tip)


def _check_end_record(end: MatchClosed, tip: Tip) -> None:
    due = match_closed(end.winner, tip)
    if end != due:
        raise Fault("end_record", f"{end.entries} {end.digest}", f"{due.entries} {due.digest}")


def _after(entry: Entry, found: str) -> Tip:
    return Tip(entry.seq, found, type(entry.event) is MatchClosed)


def _hash(content: bytes, previous: str) -> str:
    return blake2b(previous.encode() + content, digest_size=16).hexdigest()


def _seal(content: bytes, previous: str) -> tuple[bytes, str]:
    content = content[:-1]  # the closing brace stands behind the hash
    found = _hash(content, previous)
    return content + _SEAL % found.encode() + b"\n", found


def _is_sealed(line: bytes, previous: str) -> bool:
    return line[-_SEAL_SIZE:] == _SEAL % _hash(line[:-_SEAL_SIZE], previous).encode()


def _unseal(line: bytes, previous: bytes) -> bytes:
    """The hash at the end of a line, after checking every byte. Raises `Fault`."""
    content = previous + line[:-_SEAL_SIZE]
    due = blake2b(content, digest_size=16).hexdigest().encode()
    if not line.endswith(_START + due + _END):
        raise _why(line, due.decode())
    return due


def _edited(line: bytes) -> Reason | None:
    """What an editor leaves on a line that it saves: it shows before the hash does."""
    if line.startswith(BOM_UTF8):
        return "bom"
    if not line.strip():
        return "blank"
    return "crlf" if line.endswith(_END + b"\r") else None


def _why(line: bytes, due: str) -> Fault:
    """The most telling reason why a line does not fit its hash."""
    if reason := _edited(line):
        return Fault(reason)
    try:
        json.loads(line.decode())
    except UnicodeDecodeError as error:
        return Fault("utf8", column=error.start + 1)
    except json.JSONDecodeError as error:
        return Fault("json", error.msg, column=len(error.doc[: error.pos].encode()) + 1)
    except (ValueError, RecursionError) as error:  # numbers too long, brackets too deep
        return Fault("json", error)
    found = line[-_SEAL_SIZE:]
    if not found.startswith(_START) or not found.endswith(_END):
        return Fault("seal")
    return Fault("hash", found[len(_START) : -len(_END)].decode(), due)

"""Any change to a log is found, and named with its place; what is before it stays usable."""

import json
import pickle
from typing import Any

import pytest

from logs import (
    GAME,
    closed_log,
    log_of,
    note,
    notes,
    raw_entry,
    raw_header,
    raw_log,
)
from senpu.events.log.chain import LogFile, match_closed, read_bytes
from senpu.events.log.damage import Damage, LogDamaged, Reason
from senpu.events.log.errors import FormatUnknown, GameUnknown, LogError

SMALL = closed_log(3)
LINES = SMALL.splitlines(keepends=True)
NOTE = {"type": "note_made", "text": "x"}


def test_an_intact_log_is_read_whole() -> None:
    """Nothing is reported where nothing is wrong."""
    log = read_bytes(SMALL)
    assert (log.damage, log.torn, log.unterminated) == (None, None, False)
    assert (log.tip.entries, log.tip.closed, log.size) == (4, True, len(SMALL))
    assert [record.line + b"\n" for record in log.records] == LINES[1:]


def test_the_format_is_as_described() -> None:
    """A log written by the description of the format alone is read; hashes agree."""
    lines = [json.loads(line) for line in LINES]
    bare = [{key: value for key, value in line.items() if key != "hash"} for line in lines]
    assert raw_log(bare) == SMALL


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_is_found_wherever_it_is(bit: int) -> None:
    """At every offset: reported with its line, and the lines before it are all there."""
    for offset in range(len(SMALL)):
        changed = bytearray(SMALL)
        changed[offset] ^= 1 << bit
        line = SMALL[:offset].count(b"\n") + 1
        log, damage = _read(bytes(changed))
        assert damage.line == line, offset
        assert damage.offset >= sum(map(len, LINES[: line - 1]))
        assert _kept(log) == max(line - 2, 0)


def test_a_cut_anywhere_leaves_the_valid_prefix() -> None:
    """At every offset: whole lines stay, a part of a line is set apart and nothing is damage."""
    for length in range(len(LINES[0]) - 1, len(SMALL)):
        cut = SMALL[:length]
        whole = [n for n in range(1, 6) if length >= sum(map(len, LINES[:n])) - 1][-1]
        log = read_bytes(cut)
        assert log.damage is None
        assert len(log.records) == whole - 1
        assert cut[log.size :] == (log.torn or b"")
        assert log.unterminated == (length == sum(map(len, LINES[:whole])) - 1)


def test_a_cut_in_the_header_leaves_nothing_to_use() -> None:
    """Without the header there is no log, and the error says so."""
    for length in range(len(LINES[0]) - 1):
        with pytest.raises(LogDamaged) as caught:
            read_bytes(SMALL[:length])
        assert caught.value.damage.line == 1


def test_lines_removed_repeated_or_exchanged_are_found() -> None:
    """The chain is what tells: each line by itself is intact."""
    for lines, at in (
        (LINES[:2] + LINES[3:], 3),
        (LINES[:3] + LINES[2:], 4),
        ([LINES[0], LINES[2], LINES[1], *LINES[3:]], 2),
    ):
        damage = read_bytes(b"".join(lines)).damage
        assert damage is not None
        assert (damage.line, damage.reason) == (at, "hash")


@pytest.mark.parametrize(
    ("line", "reason", "column", "words"),
    [
        (b'{"seq":1,,"time"', "json", 10, "Expecting property name"),
        ('{"seq":"竜",,'.encode(), "json", 14, "Expecting property name"),
        (b'{"text":"\xff"}', "utf8", 10, "not UTF-8"),
        (b'{"seq":1}', "seal", 0, "does not end with its hash"),
        (b'{"seq":1,"hash":"' + b"0" * 32 + b'"}', "hash", 0, "0" * 32),
        (b'{"seq":1,"hash":"' + b"0" * 32 + b'"}\r', "crlf", 0, "ends in CR LF"),
        (b"[" * 100_000, "json", 0, "recursion"),
        (b"1" * 5000, "json", 0, "integer string"),
        (b"", "blank", 0, "a blank line"),
    ],
)
def test_the_reason_is_the_most_telling_one(
    line: bytes, reason: Reason, column: int, words: str
) -> None:
    """Bad JSON with its column in bytes, a missing hash, a hash that does not fit."""
    log = read_bytes(LINES[0] + line + b"\n" + SMALL)
    damage = log.damage
    assert damage is not None
    assert (damage.line, damage.reason, damage.column) == (2, reason, column)
    assert damage.offset == len(LINES[0]) + max(column - 1, 0)
    assert words in damage.text()
    assert f"line 2{f', column {column}' if column else ''} (offset {damage.offset})" in (
        damage.text()
    )
    assert damage.text("ja").startswith("2 行")


@pytest.mark.parametrize(
    ("entries", "line", "reason", "words"),
    [
        ([raw_entry(1, NOTE), raw_entry(3, NOTE)], 3, "sequence", "entry 3 stands where 2 is due"),
        ([raw_entry(0, NOTE)], 2, "sequence", "entry 0 stands where 1 is due"),
        ([raw_entry(1, NOTE), raw_entry(1, NOTE)], 3, "sequence", "entry 1 stands where 2"),
        ([{"seq": 1}], 2, "entry", "missing required field `time`"),
        ([raw_entry(1, {"type": "note_made", "text": 5})], 2, "entry", r"`$.event.text`"),
    ],
)
def test_sealed_lines_that_make_no_sense_are_damage(
    entries: list[dict[str, Any]], line: int, reason: Reason, words: str
) -> None:
    """A right hash is not enough; a last line without newline makes no difference."""
    data = raw_log([raw_header(), *entries])
    for stored in (data, data[:-1]):
        damage = read_bytes(stored).damage
        assert damage is not None
        assert (damage.line, damage.reason) == (line, reason)
        assert words in damage.text()


@pytest.mark.parametrize("change", [{"entries": 4}, {"digest": "0123456789"}, {"digest": ""}])
def test_an_end_record_that_does_not_fit_is_damage(change: dict[str, Any]) -> None:
    """It must state the entries before it and the start of the last hash."""
    lines = [json.loads(line) for line in LINES]
    for line in lines:
        del line["hash"]
    lines[-1]["event"] |= change
    damage = read_bytes(raw_log(lines)).damage
    assert damage is not None
    assert (damage.line, damage.reason) == (5, "end_record")
    assert f"the log gives 3 {read_bytes(b''.join(LINES[:4])).tip.hash[:10]}" in damage.text()


def test_the_digest_is_the_start_of_the_last_hash() -> None:
    """What the slip says can be read off the line before the end record."""
    log = read_bytes(b"".join(LINES[:4]))
    closing = match_closed("A", log.tip)
    assert (closing.entries, closing.digest) == (3, json.loads(LINES[3])["hash"][:10])


def test_nothing_stands_behind_the_end_record() -> None:
    """Also if its hash is right."""
    lines = [json.loads(line) for line in LINES]
    for line in lines:
        del line["hash"]
    damage = read_bytes(raw_log([*lines, raw_entry(5, NOTE)])).damage
    assert damage is not None
    assert (damage.line, damage.reason) == (6, "after_end")


@pytest.mark.parametrize("data", [b"", b"\n", b"{}", b"id,name\n1,x\n", b"\x00" * 50])
def test_what_is_no_log_is_refused_in_both_languages(data: bytes) -> None:
    """By its first line."""
    with pytest.raises(LogDamaged) as caught:
        read_bytes(data, "x.jsonl")
    assert caught.value.text().startswith("x.jsonl: line 1")
    assert caught.value.text("ja").startswith("x.jsonl: 1 行")


@pytest.mark.parametrize(
    ("header", "error", "words"),
    [
        (raw_header(format="senpu/2"), FormatUnknown, "'senpu/2'; this program reads .*'senpu/1'"),
        (raw_header(format="pgn"), FormatUnknown, "pgn"),
        (raw_header(format=1), FormatUnknown, "1"),
        (raw_header(game="go"), GameUnknown, f"'go' is not known here; known are: .*{GAME}"),
        (raw_header(first="C"), LogDamaged, "not a header: .*'C'"),
        ({"format": "senpu/1"}, LogDamaged, "not a header: .*required field"),
        ({"x": 1}, FormatUnknown, "None"),
    ],
)
def test_a_header_that_cannot_be_used_is_refused(
    header: dict[str, Any], error: type[LogError], words: str
) -> None:
    """An intact header of a newer format, another game or without its fields."""
    with pytest.raises(error, match=words):
        read_bytes(raw_log([header, raw_entry(1, NOTE)]))


def test_a_long_log_is_damaged_in_one_place_only() -> None:
    """The fault is at the line, all before it is read."""
    data, _ = log_of(notes(300))
    place = data.index(b'"seq":200')
    log = read_bytes(data[:place] + b"X" + data[place + 1 :])
    assert log.damage is not None
    assert (log.damage.line, log.damage.reason, log.tip.entries) == (201, "json", 199)
    assert log.damage.offset == place


def test_text_in_an_entry_cannot_break_the_line() -> None:
    """Newlines, quotes and what looks like a hash are only text."""
    text = 'a\nb\r\u2028","hash":"' + "0" * 32 + '"}\n{'
    data, _ = log_of([note(1, text), note(2)])
    log = read_bytes(data)
    assert [entry.event for entry in log.entries] == [note(1, text).event, note(2).event]


def test_errors_and_damage_survive_another_process() -> None:
    """They are pickled when many logs are read by several processes."""
    error = LogDamaged("x", Damage(2, 40, "sequence", facts=("3", "2")))
    assert pickle.loads(pickle.dumps(error)).text("ja") == error.text("ja")


def _read(data: bytes) -> tuple[LogFile | None, Damage]:
    try:
        log = read_bytes(data)
    except LogDamaged as error:
        return None, error.damage
    assert log.damage is not None
    return log, log.damage


def _kept(log: LogFile | None) -> int:
    return len(log.records) if log else 0

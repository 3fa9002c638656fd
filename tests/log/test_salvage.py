"""What is sound of a damaged log becomes a new log that names its origin."""

import json
from pathlib import Path

import pytest

from logs import HEADER, closed_log, log_of, notes, raw_entry, raw_header, raw_log
from senpu.events.log.chain import read_bytes
from senpu.events.log.damage import LogDamaged
from senpu.events.log.salvage import salvage
from typed import new, record, recorded, senpu

LOG = log_of(notes(5))[0]
BOM = b"\xef\xbb\xbf"


def _broken(line: int) -> bytes:
    """A log with a letter changed on a line, counted from 1."""
    lines = LOG.splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace("見".encode(), "観".encode())
    return b"".join(lines)


@pytest.mark.parametrize("line", range(2, 7))
def test_what_stands_before_the_damage_is_taken_over(line: int) -> None:
    """Entries up to the damage, as they were; the header says from where and what was wrong."""
    found = salvage(_broken(line), "final.jsonl", "new")
    log = read_bytes(found.data)
    assert log.entries == tuple(notes(line - 2))
    assert (log.damage, log.torn, log.header.match) == (None, None, "new")
    assert log.header.origin["match"] == HEADER.match
    assert log.header.origin["file"] == "final.jsonl"
    assert f"line {line}" in log.header.origin["damage"]


EDITED: dict[str, bytes] = {
    "bom": BOM + LOG,
    "crlf": LOG.replace(b"\n", b"\r\n"),
    "blank": LOG + b"\n",
    "all": BOM + LOG.replace(b"\n", b"\r\n\r\n"),
}


@pytest.mark.parametrize("edited", EDITED.values(), ids=EDITED)
def test_an_editors_traces_are_taken_out(edited: bytes) -> None:
    """The hashes show that nothing else was changed: every entry is back."""
    found = salvage(edited, "log", "new")
    assert read_bytes(found.data).entries == tuple(notes(5))
    assert found.reversed or not edited.startswith(BOM)


def test_without_a_header_nothing_can_be_salvaged() -> None:
    """It holds the cards and the players."""
    with pytest.raises(LogDamaged):
        salvage(b"{}\n" + LOG.split(b"\n", 1)[1], "log", "new")


def test_an_end_record_is_left_out() -> None:
    """Its digest is of the old log; the new one is open."""
    found = salvage(closed_log(3), "log", "new")
    log = read_bytes(found.data)
    assert (log.tip.closed, found.ended, log.tip.entries) == (False, True, 3)


def test_what_this_version_cannot_read_is_kept() -> None:
    """Fields of a newer program stay on their lines."""
    entry = raw_entry(1, {"type": "note_made", "text": "x", "mood": "good"}, weather="rain")
    found = salvage(raw_log([raw_header(sponsor="tea"), entry]), "log", "new")
    header, line = map(json.loads, found.data.splitlines())
    assert (header["sponsor"], line["weather"], line["event"]["mood"]) == ("tea", "rain", "good")


def test_a_match_goes_on_in_what_was_salvaged(tmp_path: Path) -> None:
    """`senpu salvage LOG -o NEW`; the old file is not touched, none is overwritten."""
    log, out = new(tmp_path / "match.jsonl"), tmp_path / "saved.jsonl"
    data = recorded(log, ["1.1", "s tsu"]).read_bytes()
    log.write_bytes(data[:-20])
    done = senpu("salvage", log, "-o", out)
    assert done.exit_code == 0 and "2 entries salvaged" in done.stdout, done.output
    assert log.read_bytes() == data[:-20]
    assert record(out, "s tsu").exit_code == 0
    assert senpu("verify", out).exit_code == 0
    assert senpu("salvage", log, "-o", out).exit_code == 2


def test_a_log_left_with_its_header_only_can_be_recorded(tmp_path: Path) -> None:
    """The match starts with the first line."""
    log = new(tmp_path / "match.jsonl")
    log.write_bytes(log.read_bytes().split(b"\n")[0] + b"\n")
    assert record(log, "1.1", "s tsu").exit_code == 0
    assert senpu("verify", log).exit_code == 0

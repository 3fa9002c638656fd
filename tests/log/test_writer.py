"""One writer appends, durably or not at all."""

import errno
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from logs import HEADER, TIME, end, log_of, note, notes, raw_entry, raw_header, raw_log
from senpu.events.base import UnknownEvent
from senpu.events.envelope import Entry
from senpu.events.log.damage import LogDamaged
from senpu.events.log.errors import (
    EndRecordWrong,
    EntryUnfit,
    FormatOld,
    GameUnknown,
    HeaderUnfit,
    LogChanged,
    LogClosed,
    LogError,
    LogExists,
    LogLocked,
    LogRescued,
    LogUnavailable,
    SequenceConflict,
    WriteFailed,
    WriteTorn,
)
from senpu.events.log.file import LogWriter, read
from senpu.events.log.upcast import Step
from senpu.events.match import MatchClosed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a log is to be."""
    return tmp_path / "match.jsonl"


@contextmanager
def _no_room(size: int) -> Generator[None]:
    """No file may grow over `size` bytes: a write is cut short there, as on a full disk."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_what_is_appended_is_what_is_read(path: Path) -> None:
    """Created, appended to, closed, continued: one log."""
    entries = notes(5)
    with LogWriter.create(path, HEADER) as writer:
        writer.append(entries[:1], 1)
        writer.append(entries[1:3], 2)
    with LogWriter.open(path) as writer:
        assert writer.log.entries == tuple(entries[:3])
        writer.append(entries[3:], 4)
        tip = writer.tip
    log = read(path)
    assert (log.header, log.entries, log.tip) == (HEADER, tuple(entries), tip)
    assert path.read_bytes() == log_of(entries)[0]


def test_several_entries_take_one_write_and_one_sync(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An action is never synced twice."""
    calls: list[str] = []
    write = os.write

    def counted(fd: int, data: bytes) -> int:
        calls.append("write")
        return write(fd, data)

    def synced(fd: int) -> None:
        calls.append("sync")
        os.fsync(fd)

    with LogWriter.create(path, HEADER) as writer:
        monkeypatch.setattr("senpu.events.log.file._sync", synced)
        monkeypatch.setattr(os, "write", counted)
        writer.append(notes(3), 1)
    assert calls == ["write", "sync"]


def test_a_log_is_never_overwritten(path: Path) -> None:
    """Neither a log nor anything else, and nothing is left lying about."""
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(LogExists, match="exists already"):
        LogWriter.create(path, HEADER)
    assert path.read_text(encoding="utf-8") == "mine"
    assert {each.name for each in path.parent.iterdir()} == {path.name, "match.jsonl.lock"}


def test_a_log_is_created_where_there_are_no_hard_links(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory cards have none."""

    def refused(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refused)
    LogWriter.create(path, HEADER).close()
    assert read(path).header == HEADER
    with pytest.raises(LogExists):
        LogWriter.create(path, HEADER)


def test_a_creation_that_fails_leaves_nothing(path: Path) -> None:
    """A header appears complete or not at all."""
    with _no_room(20), pytest.raises(LogUnavailable, match="too large"):
        LogWriter.create(path, HEADER)
    assert not path.exists()
    LogWriter.create(path, HEADER).close()


@pytest.mark.parametrize("value", [5, None, "\udc80", {1, 2}])
def test_a_header_that_could_not_be_read_back_is_not_written(path: Path, value: Any) -> None:
    """The log would be lost with it."""
    with pytest.raises(HeaderUnfit, match="the header cannot be stored"):
        LogWriter.create(path, msgspec.structs.replace(HEADER, round=value))
    assert list(path.parent.iterdir()) == []


def test_a_log_of_no_known_game_is_not_made(path: Path) -> None:
    """Nobody could read it."""
    with pytest.raises(GameUnknown):
        LogWriter.create(path, msgspec.structs.replace(HEADER, game="go"))
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize("name", ["absent.jsonl", "absent/match.jsonl", "."])
def test_a_place_that_cannot_be_used_is_named(tmp_path: Path, name: str) -> None:
    """A mistyped name makes neither file nor folder."""
    for attempt in (LogWriter.open, read):
        with pytest.raises(LogUnavailable, match=r"cannot be used|there is no log .*senpu new"):
            attempt(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    """A new log goes into a folder that exists."""
    with pytest.raises(LogUnavailable, match="No such file"):
        LogWriter.create(tmp_path / "absent" / "match.jsonl", HEADER)
    assert list(tmp_path.iterdir()) == []


def test_a_second_writer_is_turned_away(path: Path) -> None:
    """In the same process too, whether opening or creating; afterwards the log is free."""
    with LogWriter.create(path, HEADER) as writer:
        with pytest.raises(LogLocked, match=r"match\.jsonl is being recorded") as caught:
            LogWriter.open(path)
        assert "記録中" in caught.value.text("ja")
        with pytest.raises(LogLocked):
            LogWriter.create(path, HEADER)
        writer.append(notes(1), 1)
    LogWriter.open(path).close()


def test_a_refused_opening_frees_the_log(path: Path) -> None:
    """A damaged log does not stay locked."""
    path.write_bytes(b"x\n")
    for _ in range(2):
        with pytest.raises(LogDamaged):
            LogWriter.open(path)


@pytest.mark.parametrize("expected", [0, 2, 4])
def test_another_sequence_than_expected_is_a_conflict(path: Path, expected: int) -> None:
    """The message says which entry is due, the log stays as it was."""
    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(2), 1)
        with pytest.raises(SequenceConflict, match=f"entry {expected} was given, but 3"):
            writer.append([note(3)], expected)
        with pytest.raises(SequenceConflict, match="entry 5 was given, but 4"):
            writer.append([note(3), note(5)], 3)
        writer.append([note(3)], 3)
    assert read(path).tip.entries == 3


def _grow(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"{}\n")


def _shrink(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def _replace(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def _edit(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(-60, os.SEEK_END)
        file.write(b"X")
    os.utime(path, ns=(0, 0))


@pytest.mark.parametrize("meddle", [_grow, _shrink, _replace, _edit])
def test_a_file_changed_behind_the_writer_is_a_conflict(path: Path, meddle: Any) -> None:
    """Grown, shrunk, exchanged for a copy (as editors do) or edited: nothing is appended."""
    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(1), 1)
        meddle(path)
        before = path.read_bytes()
        with pytest.raises(LogChanged, match="changed or moved by another program"):
            writer.append([note(2)], 2)
        assert path.read_bytes() == before


def test_a_file_that_was_only_touched_is_recorded_into(path: Path) -> None:
    """A new date is no change."""
    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(1), 1)
        os.utime(path, ns=(0, 0))
        writer.append([note(2)], 2)
    assert read(path).tip.entries == 2


def test_a_log_deleted_while_recorded_is_rescued_beside(path: Path) -> None:
    """What was acknowledged is not lost: it lies beside, whole, and can be recorded on."""
    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(2), 1)
        path.unlink()
        with pytest.raises(LogRescued, match=r"deleted or moved .* record on there"):
            writer.append([note(3)], 3)
    with LogWriter.open(path.with_name(f"{path.name}.rescued-1")) as rescued:
        rescued.append([note(3)], 3)


def test_on_a_full_disk_nothing_half_written_remains(path: Path) -> None:
    """The log is cut back to what was acknowledged, and goes on when there is room."""
    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(3), 1)
        before = path.read_bytes()
        with _no_room(len(before) + 50), pytest.raises(WriteFailed, match="as it was before") as e:
            writer.append([note(4), note(5)], 4)
        assert "書き込めません" in e.value.text("ja")
        assert path.read_bytes() == before
        writer.append([note(4)], 4)
    assert read(path).tip.entries == 4


@pytest.mark.parametrize("error", [OSError(errno.EIO, "I/O error"), KeyboardInterrupt()])
def test_what_did_not_reach_the_disk_is_taken_back(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    """A failed sync, or an interruption during it, acknowledges nothing."""

    def failing(fd: int) -> None:
        raise error

    with LogWriter.create(path, HEADER) as writer:
        with monkeypatch.context() as patch:
            patch.setattr("senpu.events.log.file._sync", failing)
            with pytest.raises((WriteFailed, KeyboardInterrupt)):
                writer.append(notes(1), 1)
        writer.append([note(1, "again")], 1)
    assert read(path).entries == (note(1, "again"),)


def test_what_cannot_be_taken_back_is_not_called_untouched(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message says what may be there; opening again sets it aside."""

    def refused(*_: Any) -> None:
        raise OSError(errno.EIO, "I/O error")

    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(1), 1)
        monkeypatch.setattr(os, "ftruncate", refused)
        with (
            _no_room(path.stat().st_size + 50),
            pytest.raises(WriteTorn, match="may end in a part"),
        ):
            writer.append([note(2)], 2)
        with pytest.raises(LogChanged):
            writer.append([note(2)], 2)
    monkeypatch.undo()
    with LogWriter.open(path) as writer:
        assert writer.torn is not None
        writer.append([note(2)], 2)
    assert read(path).entries == tuple(notes(2))


def test_a_closed_writer_writes_nothing(path: Path) -> None:
    """Its descriptor may belong to another file by now."""
    writer = LogWriter.create(path, HEADER)
    writer.close()
    with path.open("ab"), path.open("ab"), pytest.raises(LogError):
        writer.append(notes(1), 1)
    assert read(path).tip.entries == 0


def test_a_torn_line_is_set_aside_each_time_under_a_new_name(path: Path) -> None:
    """The bytes are kept, the log goes on behind its last whole entry."""
    LogWriter.create(path, HEADER).close()
    for n in (1, 2):
        whole = path.read_bytes()
        path.write_bytes(whole + b'{"seq":1,"ti')
        with LogWriter.open(path) as writer:
            aside = path.with_name(f"match.jsonl.torn-{n}").resolve()
            assert writer.torn == aside
            assert aside.read_bytes() == b'{"seq":1,"ti'
            assert writer.log.torn == b'{"seq":1,"ti'
            assert path.read_bytes() == whole
            writer.append([note(n)], n)
    assert read(path).entries == (note(1), note(2))


def test_a_torn_line_is_only_reported_by_reading(path: Path) -> None:
    """Reading changes nothing."""
    data = log_of(notes(2))[0][:-20]
    path.write_bytes(data)
    assert (read(path).torn or b"").startswith(b'{"seq":2')
    assert path.read_bytes() == data


def test_a_missing_last_newline_is_added(path: Path) -> None:
    """The entry is whole and stays."""
    path.write_bytes(log_of(notes(2))[0][:-1])
    with LogWriter.open(path) as writer:
        assert writer.torn is None
        writer.append([note(3)], 3)
    assert path.read_bytes() == log_of(notes(3))[0]


@pytest.mark.parametrize("where", [10, 300, -1, -2, -60])
def test_a_damaged_log_is_not_continued(path: Path, where: int) -> None:
    """Not even if the damage is in its last line or last byte; the place is named."""
    data = bytearray(log_of(notes(3))[0])
    data[where] ^= 1
    path.write_bytes(data)
    with pytest.raises(LogDamaged, match=r"match.jsonl: line \d.*offset \d") as caught:
        LogWriter.open(path)
    line = bytes(data[:where]).count(b"\n") + 1
    assert caught.value.damage.line == line
    assert path.read_bytes() == data


def test_an_older_log_is_not_continued(path: Path) -> None:
    """Lines of two formats in one file could not be told apart."""
    same = Step(header=lambda raw: raw, entry=lambda raw: raw)
    path.write_bytes(raw_log([raw_header(format="senpu/0")]))
    with pytest.raises(FormatOld, match="'senpu/0'"):
        LogWriter.open(path, steps={0: same})


def test_nothing_is_appended_after_the_end_record(path: Path) -> None:
    """Not in the same call, nor later, nor after opening again."""
    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(2), 1)
        closing = end(writer.tip)
        with pytest.raises(LogClosed):
            writer.append([closing, note(4)], 3)
        writer.append([closing], 3)
        with pytest.raises(LogClosed, match="after its end record"):
            writer.append([note(4)], 4)
    with LogWriter.open(path) as writer, pytest.raises(LogClosed):
        writer.append([note(4)], 4)
    assert read(path).tip.closed


def test_an_end_record_that_does_not_fit_is_refused(path: Path) -> None:
    """The message gives what the log has."""
    with LogWriter.create(path, HEADER) as writer:
        writer.append(notes(2), 1)
        wrong = MatchClosed(winner=None, entries=3, digest="0123456789")
        with pytest.raises(EndRecordWrong, match=f"says 3 0123456789.* 2 {writer.tip.hash[:10]}"):
            writer.append([Entry(seq=3, time=TIME, by="scribe", event=wrong)], 3)


@pytest.mark.parametrize("text", [5, None, "\udc80", "a\ud800", {"a": {1, 2}}, 2**70])
def test_an_entry_that_could_not_be_read_back_is_not_written(path: Path, text: Any) -> None:
    """It would make the rest of the log unreadable."""
    with LogWriter.create(path, HEADER) as writer:
        with pytest.raises(EntryUnfit, match="entry 1 cannot be stored"):
            writer.append([note(1, text)], 1)
        writer.append(notes(1), 1)
    assert read(path).damage is None


def test_an_unknown_event_is_written_as_it_was_read(path: Path) -> None:
    """Copying an entry of a newer version loses nothing."""
    event = {"type": "dream_dreamt", "depth": 2.5, "fields": [1, {"type": "x"}]}
    path.write_bytes(raw_log([raw_header(), raw_entry(1, event)]))
    with LogWriter.open(path) as writer:
        (old,) = writer.log.entries
        assert isinstance(old.event, UnknownEvent)
        writer.append([Entry(seq=2, time=old.time, by=old.by, event=old.event)], 2)
    first, second = (record.line.partition(b'"event":')[2][:-43] for record in read(path).records)
    assert first == second


def test_appending_nothing_does_nothing(path: Path) -> None:
    """But a wrong expectation is still a conflict."""
    with LogWriter.create(path, HEADER) as writer:
        before = path.read_bytes()
        writer.append([], 1)
        with pytest.raises(SequenceConflict):
            writer.append([], 2)
    assert path.read_bytes() == before

"""Writers in other processes: killed, or turned away."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from logs import HEADER, note
from senpu.events.log.errors import LogLocked
from senpu.events.log.file import LogWriter, read

SCRIBE = """
import sys
from logs import note
from senpu.events.log.file import LogWriter
with LogWriter.open(sys.argv[1]) as writer:
    seq = writer.tip.entries
    print(seq, flush=True)
    while True:
        seq += 1
        writer.append([note(seq, "竜" * (seq % 2000))], seq)
        print(seq, flush=True)
"""
SECOND = """
import sys
from senpu.events.log.errors import LogLocked
from senpu.events.log.file import LogWriter
try:
    LogWriter.open(sys.argv[1])
except LogLocked as error:
    print(error)
"""
TESTS = Path(__file__).parents[1]


def _start(script: str, path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        cwd=TESTS,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_killed_writer_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    """Killed again and again in the middle of writing, each time the next one goes on."""
    path = tmp_path / "match.jsonl"
    LogWriter.create(path, HEADER).close()
    for delay in (0, 0.003, 0.01, 0.03, 0.06):
        scribe = _start(SCRIBE, path)
        assert scribe.stdout is not None
        first = int(scribe.stdout.readline())
        time.sleep(delay)
        scribe.kill()
        acknowledged = [first, *map(int, scribe.communicate()[0].split())]
        log = read(path)
        assert log.damage is None
        assert log.tip.entries in (acknowledged[-1], acknowledged[-1] + 1)
        LogWriter.open(path).close()
    assert [entry.seq for entry in log.entries] == list(range(1, log.tip.entries + 1))
    assert log.entries == tuple(note(n, "竜" * (n % 2000)) for n in range(1, len(log.entries) + 1))
    assert log.tip.entries > 0


def test_a_writer_in_another_process_is_turned_away_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In both directions, until the first one ends; nobody waits for it."""
    path = tmp_path / "match.jsonl"
    with LogWriter.create(path, HEADER):
        second = _start(SECOND, path)
        assert (
            "match.jsonl is being recorded by another program" in second.communicate(timeout=20)[0]
        )
    scribe = _start(SCRIBE, path)
    assert scribe.stdout is not None
    scribe.stdout.readline()
    with monkeypatch.context() as patch, pytest.raises(LogLocked):
        patch.setattr(time, "sleep", _fail)
        LogWriter.open(path)
    scribe.kill()
    scribe.communicate()
    LogWriter.open(path).close()


def _fail(seconds: float) -> None:
    pytest.fail(f"waited {seconds} s")

"""A recorder killed at any moment: whatever was acknowledged is in the log."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from senpu.events.log.file import read
from senpu.events.match import NoteMade
from typed import new, senpu

LINES = 400


@pytest.mark.parametrize("moment", range(6))
def test_what_was_acknowledged_is_in_the_log(moment: int, tmp_path: Path) -> None:
    """Also the line being written: it is there whole, or it is set aside."""
    log = new(tmp_path / "match.jsonl")
    typed = "".join(f"{{note {n}}}\n" for n in range(LINES))
    acknowledged = _killed(log, typed, random.Random(moment).uniform(0, 0.05))
    assert senpu("record", log).exit_code == 0  # a torn line is set aside on opening
    assert senpu("verify", log).exit_code == 0
    notes = [e.event.text for e in read(log).entries if isinstance(e.event, NoteMade)]
    assert notes == [f"note {n}" for n in range(len(notes))]
    assert acknowledged <= len(notes) <= LINES


def _killed(log: Path, typed: str, seconds: float) -> int:
    """How many lines were acknowledged by a recorder killed so long after its first one."""
    command = [sys.executable, "-m", "senpu.replay.cli", "record", str(log)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin and running.stdout
        running.stdin.write(typed.encode())
        running.stdin.flush()
        assert b"note 0" in running.stdout.readline()
        time.sleep(seconds)
        running.kill()
        rest = running.stdout.read()
    return 1 + rest.count(b"\n")

"""A log that is recorded into."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from senpu.replay.recorder import Recorder
from typed import new


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A match of the two decks that come along, just begun."""
    return new(tmp_path / "match.jsonl", "--player-a", "朱里", "--player-b", "蒼")


@pytest.fixture
def recorder(log: Path) -> Iterator[Recorder]:
    """Its recorder."""
    with Recorder.open(log) as opened:
        yield opened

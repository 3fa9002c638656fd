"""`senpu undo`, `rewind` and `close`."""

from pathlib import Path

import pytest

from senpu.events.log.file import read
from senpu.events.match import CorrectionMade, MatchClosed, MatchRewound
from typed import new, recorded, senpu
from worked import BEFORE_3, BOTH


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A match of two turns."""
    return recorded(new(tmp_path / "match.jsonl"), BEFORE_3)


def test_undo_takes_back_the_last_entry(log: Path) -> None:
    """With its reason; the entry itself stays in the full history."""
    last = read(log).tip.entries
    done = senpu("undo", log, "--reason", "misheard")
    assert done.exit_code == 0
    assert "correction" in done.stdout
    entries = read(log).entries
    assert entries[-1].event == CorrectionMade(to=last - 1, reason="misheard")


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_there_may_be_nothing_to_undo(tmp_path: Path, lang: str) -> None:
    """The start of the match stays."""
    done = senpu("undo", new(tmp_path / "fresh.jsonl"), lang=lang)
    assert done.exit_code == 1
    assert done.stderr.strip() and not done.stdout


def test_rewind_appends_a_ruling_and_shows_the_position(log: Path) -> None:
    """By the judge named."""
    done = senpu("rewind", log, "--to", 3, "--reason", "wrong card", "--judge", "Mori")
    assert done.exit_code == 0
    last = read(log).entries[-1]
    assert (last.event, last.by) == (MatchRewound(to=3, reason="wrong card"), "judge:Mori")
    assert "turn 1" in done.stdout and "Ryumel" in done.stdout


@pytest.mark.parametrize("missing", ["--to", "--reason", "--judge"])
def test_a_rewind_names_its_judge_and_reason(log: Path, missing: str) -> None:
    """Or nothing is recorded."""
    said = {"--to": "3", "--reason": "wrong card", "--judge": "Mori"}
    del said[missing]
    before = log.read_bytes()
    done = senpu("rewind", log, *(word for pair in said.items() for word in pair))
    assert done.exit_code == 2
    assert log.read_bytes() == before


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_rewind_to_what_does_not_stand_is_refused(log: Path, lang: str) -> None:
    """With the rule of the record."""
    done = senpu("rewind", log, "--to", 99, "--reason", "x", "--judge", "H", lang=lang)
    assert done.exit_code == 1
    assert "REC-1" in done.stderr


def test_a_rewind_can_be_undone(log: Path) -> None:
    """The history is then what it was, and the full history shows all of it."""
    before = senpu("log", log).stdout
    senpu("rewind", log, "--to", 3, "--reason", "x", "--judge", "H")
    assert len(senpu("log", log).stdout.splitlines()) == 3
    senpu("undo", log)
    assert senpu("log", log).stdout == before
    full = senpu("log", log, "--full-history").stdout.splitlines()
    assert len(full) == len(before.splitlines()) + 2
    assert [line.endswith("[undone]") for line in full[-2:]] == [True, False]
    assert senpu("verify", log).exit_code == 0


def test_close_prints_the_digest_of_the_slip(log: Path) -> None:
    """That of the end record."""
    done = senpu("close", log, "--result", "B", "--reason", "time")
    assert done.exit_code == 0
    end = read(log).entries[-1].event
    assert isinstance(end, MatchClosed)
    assert end.digest in done.stdout
    assert end.winner == "B"
    assert "closed" in senpu("verify", log).stdout


def test_a_result_over_the_board_says_its_cause(log: Path) -> None:
    """By rule the match goes on; the cause is stored."""
    refused = senpu("close", log, "--result", "B", lang="ja")
    assert refused.exit_code == 1 and "記録では 終わっていない" in refused.stderr
    assert senpu("close", log, "--result", "B", "--cause", "judge").exit_code == 0
    assert '"cause":"judge"' in log.read_text()
    assert senpu("verify", log).exit_code == 0


def test_close_needs_a_result_unless_it_is_recorded(log: Path) -> None:
    """A concession is one."""
    refused = senpu("close", log)
    assert refused.exit_code == 1
    assert "--result" in refused.stderr
    recorded(log, ["concede 2"])
    assert senpu("close", log, "--result", "B").exit_code == 1
    assert senpu("close", log).exit_code == 0


@pytest.mark.parametrize(
    "words", [("undo",), ("rewind", "--to", "2", "--reason", "x", "--judge", "H"), ("close",)]
)
def test_a_closed_log_is_not_changed(words: tuple[str, ...], log: Path) -> None:
    """By no command."""
    senpu("close", log, "--result", "draw", "--cause", "agreed")
    before = log.read_bytes()
    name, *rest = words
    done = senpu(name, log, *rest)
    assert done.exit_code == 5
    assert "closed" in done.stderr
    assert log.read_bytes() == before


def test_a_damaged_log_is_not_changed(tmp_path: Path) -> None:
    """It is said where the damage is."""
    log = recorded(new(tmp_path / "match.jsonl"), BOTH)
    data = bytearray(log.read_bytes())
    data[len(data) // 2] ^= 1
    log.write_bytes(data)
    for words in (("undo",), ("record",)):
        done = senpu(*words, log)
        assert done.exit_code == 3
        assert "offset" in done.stderr
    assert log.read_bytes() == bytes(data)

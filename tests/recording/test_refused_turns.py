"""A transcript with a line that is refused: what is sound of it, and what belongs to it."""

from pathlib import Path

import pytest

from senpu.events.log.file import read
from typed import senpu


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    """A file for a transcript."""
    return tmp_path / "match.ktn"


def write(transcript: Path, *lines: str) -> None:
    """A transcript of some lines."""
    transcript.write_text("\n".join(lines) + "\n", encoding="utf-8")


def acted(log: Path) -> list[tuple[str, str]]:
    """What was recorded, and who did it."""
    entries = read(log).entries
    return [(type(each.event).__name__, each.by) for each in entries[1:]]


REST = ("u", "// =r9", "x:u", "?? nope", "| u")


@pytest.mark.parametrize("line", ["2.2 n nope", "// | 2.2 n nope", "2.2 | u | u", "２．２　n nope"])
@pytest.mark.parametrize("rest", REST)
def test_what_belongs_to_a_refused_turn_is_not_judged_for_the_other_player(
    log: Path, transcript: Path, line: str, rest: str
) -> None:
    """Until a turn is said; a note is nobody's."""
    write(transcript, "1.1", line, rest, "{one}", "2.2 u")
    done = senpu("record", log, "--from", transcript, "--keep-going")
    assert acted(log) == [
        ("TurnStarted", "A"), ("NoteMade", "scribe"), ("TurnStarted", "B"), ("BurstSet", "B"),
    ]  # fmt: skip
    assert "2.2 of line 2 was refused" in done.stderr
    assert done.exit_code == 1


def test_a_line_that_goes_on_with_a_running_turn_takes_nothing_with_it(
    log: Path, transcript: Path
) -> None:
    """Its turn runs whether it is taken or not."""
    write(transcript, "1.1", "1.1 n nope", "u")
    senpu("record", log, "--from", transcript, "--keep-going")
    assert acted(log) == [("TurnStarted", "A"), ("BurstSet", "A")]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_items_before_a_refused_one_are_named(log: Path, transcript: Path, lang: str) -> None:
    """As they are typed to keep them; nothing is named where nothing stands before."""
    write(transcript, "1.1 u | u | n nope")
    done = senpu("record", log, "--from", transcript, lang=lang)
    assert "1.1 | u" in done.stderr
    write(transcript, "n nope | u")
    done = senpu("record", log, "--from", transcript, lang=lang)
    assert " | u" not in done.stderr.replace("n nope | u", "")

"""A line judged without being recorded."""

from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from senpu.replay.attempt import Declined, Taken
from senpu.replay.preview import Preview, preview
from senpu.replay.recorder import SCRIBE, Recorder
from typed import new
from worked import TO_TURN_5, TURN_5

LINES = (*TO_TURN_5, "u", "s ryu", "x:s gor@2 p2", "s gor@2 p2", "m fla/m pgor1 >2.bei", "?1=fla")
LETTERS = "sbjxenmfacuiU rtlhd123@+>*|{}()[]=/?!~-JRWp.&x:ryugorken"


def seen(recorder: Recorder, line: str) -> Preview:
    """What comes of a line, which leaves the log and the history as they are."""
    stored, history = recorder.writer.path.read_bytes(), tuple(recorder.history.entries)
    found = preview(recorder.history, line, SCRIBE)
    assert recorder.writer.path.read_bytes() == stored
    assert tuple(recorder.history.entries) == history
    return found


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(LINES) | st.text(LETTERS, max_size=12), min_size=1, max_size=4))
def test_a_line_is_recorded_as_it_was_previewed(lines: list[str]) -> None:
    """The same entries but for their time, or the same reasons at the same place."""
    with TemporaryDirectory() as folder:
        path = new(Path(folder) / "m.jsonl", "--player-a", "朱里", "--player-b", "蒼")
        with Recorder.open(path) as recorder:
            for line in lines:
                _judged_alike(recorder, line)


def _judged_alike(recorder: Recorder, line: str) -> None:
    found, answer = seen(recorder, line), recorder.offer(line, SCRIBE, "")
    assert msgspec.json.decode(msgspec.json.encode(found))["accepted"] is found.accepted
    if isinstance(answer, Taken):
        assert [due.entry for due in found.due] == [step.entry for step in answer.steps]
        assert found.accepted
        return
    assert (found.accepted, found.due) == (False, ())
    assert [fault.rule for fault in found.faults] == [breach.rule for breach in answer.breaches]
    told = (found.item, found.column, found.unreadable, found.observable)
    assert told == (answer.item, answer.column, answer.unreadable, answer.observable)


def test_what_would_be_recorded(recorder: Recorder) -> None:
    """The entry with its cost and what follows from it, by which rule, in both languages."""
    for line in TO_TURN_5:
        assert isinstance(recorder.offer(line, SCRIBE, ""), Taken), line
    found = seen(recorder, " ".join(TURN_5))
    assert found.accepted
    assert all(len(due.because) == len(due.entry.then) for due in found.due)
    assert {"BS-M6c", "BS-M7b"} & {rule for due in found.due for rule in due.because}
    assert all(due.text.ja and due.text.en for due in found.due)


@pytest.mark.parametrize(
    ("line", "rule", "right"),
    [("s gor p2", "BS-C4", "pay 4"), ("n hal p1", "BS-C4", "pay 2")],
)
def test_what_is_broken_and_what_is_right(
    recorder: Recorder, line: str, rule: str, right: str
) -> None:
    """Each rule with its source; it may be recorded as seen."""
    assert isinstance(recorder.offer("1.1 s ryu", SCRIBE, ""), Taken)
    found = seen(recorder, line)
    assert found.observable
    fault = next(fault for fault in found.faults if fault.rule == rule)
    assert fault.said.ja != fault.said.en
    assert fault.cite
    assert right in (fault.right.en if fault.right else "")
    as_seen = seen(recorder, f"x:{line}")
    assert as_seen.accepted
    assert rule in [fault.rule for due in as_seen.due for fault in due.faults]


def test_what_cannot_be_read(recorder: Recorder) -> None:
    """The column and what would be right; nothing is cited."""
    found = seen(recorder, "1.1 s nosuch")
    assert (found.accepted, found.unreadable, found.faults) == (False, True, ())
    assert found.column == 7
    assert found.message
    assert "nosuch" in found.message.en
    assert isinstance(recorder.offer("1.1 s nosuch", SCRIBE, ""), Declined)

"""Recorder: a line as a whole, marks, undoing, rewinding, closing."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from senpu.events.log.errors import LogClosed, LogLocked
from senpu.events.log.file import read
from senpu.events.match import CorrectionMade, MatchClosed, MatchEnded, MatchRewound, NoteMade
from senpu.projections.rules import Text
from senpu.replay import messages, returns
from senpu.replay.attempt import Answer, Declined, Taken
from senpu.replay.recorder import SCRIBE, Recorder
from typed import new
from worked import BEFORE_3, BOTH, TO_TURN_5, TURN_3

NOW = "2026-11-30T04:12:09.120Z"
LATER = "2026-11-30T04:12:40.000Z"
DRAW = MatchEnded(winner=None, reason="time")
GOING_BACK = ("{n}", "-", "-2", "R-1 JH {x}", "R#2 JH", "-#3", "u")
ILLEGAL = "s gor@2 p2"
LETTERS = "sbjxenmfacuiU rtlhd123@+>*|{}()[]=/?!~-JRWp.&x:ryugorken＃？、"


def offer(recorder: Recorder, *lines: str) -> Answer:
    """The answer to the last of some lines; all others are taken."""
    for line in lines[:-1]:
        assert isinstance(recorder.offer(line, SCRIBE, NOW), Taken), line
    return recorder.offer(lines[-1], SCRIBE, NOW)


def taken(answer: Answer) -> Taken:
    """An answer that says that all was recorded."""
    assert isinstance(answer, Taken), answer
    return answer


def declined(answer: Answer) -> Declined:
    """An answer that says that nothing was recorded."""
    assert isinstance(answer, Declined), answer
    return answer


def test_a_line_is_on_the_disk_when_it_is_answered(recorder: Recorder, log: Path) -> None:
    """Every entry of it, with the time and author it was given."""
    steps = taken(offer(recorder, "1.1 s ryu | {ok}")).steps
    stored = read(log).entries
    assert stored == tuple(recorder.history.entries)
    assert [step.entry for step in steps] == list(stored[-3:])
    assert {entry.time for entry in stored[-3:]} == {NOW}
    assert [entry.by for entry in stored[-3:]] == ["A", "A", SCRIBE]


def test_a_step_knows_the_position_before_it(recorder: Recorder) -> None:
    """So that it can be written out."""
    steps = taken(offer(recorder, "1.1 s ryu | //")).steps
    assert [step.before.step for step in steps] == ["end", "main", "main"]


@pytest.mark.parametrize("bad", ["s gor", "q", "s nosuch", "c r>", "{open"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_bad_item_spoils_its_whole_line(
    bad: str, place: int, recorder: Recorder, log: Path
) -> None:
    """Nothing of it is recorded, and the answer says where the item stands."""
    taken(offer(recorder, "1.1"))
    before, board = log.read_bytes(), recorder.history.board
    items = ["u", "{fine}", "{fine}"]
    items[place] = bad
    line = " | ".join(items)
    answer = declined(offer(recorder, line))
    assert log.read_bytes() == before
    assert recorder.history.board is board
    if bad != "{open":
        assert answer.column >= line.index(bad) + 1
        assert answer.item == bad


def test_a_refused_item_gives_every_breach_and_the_position(recorder: Recorder) -> None:
    """Also of a second summon in the same line, judged on what the first one left."""
    answer = declined(offer(recorder, "1.1 s ryu | s kag"))
    assert (answer.item, answer.column) == ("s kag", 13)
    assert answer.breaches and answer.observable
    assert answer.before.sides["A"].reserve == 0


@pytest.mark.parametrize("line", ["", "   ", "|", " | "])
def test_an_empty_line_records_nothing(line: str, recorder: Recorder, log: Path) -> None:
    """And is no error."""
    before = log.read_bytes()
    assert taken(offer(recorder, line)).steps == ()
    assert log.read_bytes() == before


def test_observed_is_stored_with_what_it_breaks(recorder: Recorder) -> None:
    """Play goes on from what happened."""
    taken(offer(recorder, *TO_TURN_5, "5.1"))
    (step,) = taken(offer(recorder, f"x:{ILLEGAL}")).steps
    assert (step.entry.mark, step.meant) == ("observed", "observed")
    assert [breach.rule for breach in step.entry.breaches] == ["BS-C4"]
    assert recorder.history.board.sides["A"].core_trash == 2


def test_observed_but_legal_is_recorded_as_legal(recorder: Recorder) -> None:
    """And the answer still knows how it was meant."""
    (step,) = taken(offer(recorder, "1.1", "x:s ryu")).steps
    assert (step.entry.mark, step.entry.breaches, step.meant) == ("legal", (), "observed")


def test_forced_keeps_author_reason_and_verdict(recorder: Recorder) -> None:
    """The rules it breaks are stored with it."""
    taken(offer(recorder, *TO_TURN_5, "5.1"))
    answer = recorder.offer(f"!{ILLEGAL} {{by agreement}}", "judge:H", NOW)
    (step,) = taken(answer).steps
    assert (step.entry.mark, step.entry.by) == ("forced", "judge:H")
    assert step.entry.reason == "by agreement"
    assert [breach.rule for breach in step.entry.breaches] == ["BS-C4"]


def test_what_was_marked_verifies(recorder: Recorder, log: Path) -> None:
    """Observed and forced entries are judged again to the same verdict."""
    taken(offer(recorder, *TO_TURN_5, f"5.1 x:{ILLEGAL}", "!s zen {judge}", "x:u"))
    recorder.writer.close()
    with Recorder.open(log) as again:
        assert again.findings == ()
        assert again.history.board == recorder.history.board


def test_undo_takes_back_the_last_entry(recorder: Recorder) -> None:
    """As a correction: both stay in the log."""
    taken(offer(recorder, "1.1"))
    board = recorder.history.board
    taken(offer(recorder, "s ryu"))
    (step,) = taken(recorder.undo(SCRIBE, NOW, "misheard")).steps
    assert step.entry.event == CorrectionMade(to=2, reason="misheard")
    assert recorder.history.board == board
    assert recorder.history.seq == 4
    assert recorder.history.effective() == (1, 2)


def test_undo_goes_back_one_entry_each_time(recorder: Recorder) -> None:
    """Down to the start of the match, which stays."""
    taken(offer(recorder, "1.1 s ryu | u"))
    for stands in ((1, 2, 3), (1, 2), (1,)):
        taken(recorder.undo(SCRIBE, NOW))
        assert recorder.history.effective() == stands
    assert declined(recorder.undo(SCRIBE, NOW)).message == messages.NOTHING_BACK


def test_undo_may_be_typed(recorder: Recorder) -> None:
    """Of one entry or several."""
    taken(offer(recorder, "1.1 s ryu | u | {a note}", "-"))
    assert recorder.history.effective() == (1, 2, 3, 4)
    taken(offer(recorder, "-2"))
    assert recorder.history.effective() == (1, 2)
    assert declined(offer(recorder, "-2")).facts == {"n": 1}


def test_a_rewind_goes_back_by_actions(recorder: Recorder) -> None:
    """Notes, rulings and counts that agree are no actions."""
    taken(offer(recorder, "1.1 s ryu | {a note} | =r0 | u"))
    taken(offer(recorder, "R-2 JH {wrong spirit}"))
    rewound = next(e for e in recorder.history.entries if isinstance(e.event, MatchRewound))
    assert (rewound.event, rewound.by) == (MatchRewound(to=2, reason="wrong spirit"), "judge:H")
    assert not recorder.history.board.sides["A"].field
    assert not recorder.history.board.sides["A"].burst


def test_a_rewind_goes_back_to_an_entry(recorder: Recorder) -> None:
    """By its number, and by the command."""
    taken(offer(recorder, *BEFORE_3))
    board = recorder.history.boards[3]
    taken(offer(recorder, "R#3 JH {from here}"))
    assert recorder.history.board == board
    taken(recorder.rewind(2, "further", "Mori", NOW))
    assert recorder.history.entries[-1].by == "judge:Mori"
    assert recorder.history.board == recorder.history.boards[2]


@pytest.mark.parametrize("mark", ["", "x:", "!"])
def test_a_rewind_without_a_judge_is_refused(mark: str, recorder: Recorder) -> None:
    """However it is marked: the scribe's own slip is undone instead."""
    answer = declined(offer(recorder, "1.1 s ryu", f"{mark}R-1 {{oops}}"))
    assert [breach.rule for breach in answer.breaches] == ["REC-5"]
    assert not answer.observable


def test_a_rewind_to_what_does_not_stand_is_refused(recorder: Recorder) -> None:
    """With the numbers."""
    taken(offer(recorder, "1.1 s ryu | u | -2"))
    answer = declined(offer(recorder, "R#3 JH"))
    assert [breach.rule for breach in answer.breaches] == ["REC-1"]
    assert declined(offer(recorder, "R-9 JH")).message == messages.TOO_FAR


def test_a_rewind_is_taken_back_by_undo(recorder: Recorder) -> None:
    """Everything before it stands again; then undo goes on as ever."""
    taken(offer(recorder, *BEFORE_3))
    standing, board = recorder.history.effective(), recorder.history.board
    taken(recorder.rewind(2, "for a look", "H", NOW))
    taken(recorder.undo(SCRIBE, NOW))
    assert recorder.history.effective() == standing
    assert recorder.history.board == board
    taken(recorder.undo(SCRIBE, NOW))
    assert recorder.history.effective() == standing[:-1]


@pytest.mark.parametrize("line", ["R-1 JH {x}", "R#2 JH W1 {x}", "JF back {x}"])
def test_a_rewind_and_its_ruling_are_taken_back_at_once(line: str, recorder: Recorder) -> None:
    """They stand on one line; the position before it returns, then undo goes on from there."""
    taken(offer(recorder, "1.1 s ryu | u"))
    board = recorder.history.board
    rewound, ruling = taken(offer(recorder, line)).steps[-2:]
    assert isinstance(rewound.entry.event, MatchRewound) and rewound.entry.by == ruling.entry.by
    (step,) = taken(offer(recorder, "-")).steps
    assert step.entry.event == CorrectionMade(to=4)
    assert recorder.history.board == board
    assert returns.taken_back(recorder.history, 7) == (5, 6)
    taken(recorder.undo(SCRIBE, NOW))
    assert recorder.history.effective() == (1, 2, 3)


def test_a_ruling_of_another_line_is_taken_back_alone(recorder: Recorder) -> None:
    """Although the same judge gave it right after a rewind."""
    taken(offer(recorder, "1.1 s ryu | u"))
    taken(recorder.rewind(3, "look", "H", NOW))
    taken(recorder.offer("JH W1 {slow}", SCRIBE, LATER))
    taken(offer(recorder, "-"))
    assert recorder.history.effective() == (1, 2, 3)
    taken(offer(recorder, "-"))
    assert recorder.history.effective() == (1, 2, 3, 4)


def test_a_rewind_is_taken_back_after_what_followed_it(recorder: Recorder) -> None:
    """Each undo goes back to what was before; `-2` goes as far as the rewind, no further."""
    taken(offer(recorder, "1.1 s ryu | u", "R-1 JH {x}"))
    taken(offer(recorder, "{after}"))
    assert declined(offer(recorder, "-3")).facts == {"n": 2}
    taken(offer(recorder, "-"))
    assert recorder.history.effective() == (1, 2, 3, 6)
    taken(offer(recorder, "-"))
    assert recorder.history.effective() == (1, 2, 3, 4)
    taken(offer(recorder, "-"))
    assert recorder.history.effective() == (1, 2, 3)


def test_a_correction_is_itself_undone(recorder: Recorder) -> None:
    """By going back to the entry before it, at any time."""
    taken(offer(recorder, "1.1 s ryu | u", "-", "-", "{meanwhile}"))
    taken(offer(recorder, "-#4"))
    assert recorder.history.effective() == (1, 2, 3, 4)


@pytest.mark.parametrize("line", ["R#0 JH {all}", "-#0"])
def test_the_start_of_the_match_stands(line: str, recorder: Recorder) -> None:
    """Else a turn could begin without opening hands."""
    answer = declined(offer(recorder, "1.1 s ryu", line))
    assert [breach.rule for breach in answer.breaches] == ["REC-6"]
    assert not answer.observable
    assert declined(offer(recorder, "R-9 JH")).message == messages.TOO_FAR


@settings(max_examples=60, deadline=None)
@given(lines=st.lists(st.sampled_from(GOING_BACK), max_size=9))
def test_whatever_was_done_is_undone_step_by_step(
    lines: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Undo never fails before the start of the match is reached, and then has nothing left."""
    log = new(tmp_path_factory.mktemp("any") / "match.jsonl")
    with Recorder.open(log) as recorder:
        for line in ("1.1", *lines):
            recorder.offer(line, SCRIBE, NOW)
        for _ in range(recorder.history.seq + 1):
            if isinstance(answer := recorder.undo(SCRIBE, NOW), Declined):
                assert answer.message == messages.NOTHING_BACK
                break
        assert recorder.history.effective() == (1,)
    with Recorder.open(log) as again:
        assert again.findings == ()


def test_after_a_rewind_the_match_goes_on(recorder: Recorder, log: Path) -> None:
    """From the earlier position; the log verifies."""
    taken(offer(recorder, *BEFORE_3))
    taken(recorder.rewind(2, "start the turn anew", "H", NOW))
    taken(offer(recorder, "s jir | //", "2.2 s bei"))
    recorder.writer.close()
    with Recorder.open(log) as again:
        assert again.findings == ()
        assert "A.jir#1" in again.history.board.sides["A"].field


def test_closing_writes_the_result_and_the_end_record(recorder: Recorder, log: Path) -> None:
    """The digest is that of the entries before it."""
    taken(offer(recorder, *BEFORE_3))
    taken(recorder.close(MatchEnded(winner="B", reason="time"), SCRIBE, NOW))
    events = [entry.event for entry in recorder.history.entries]
    assert events[-2] == MatchEnded(winner="B", reason="time")
    end = events[-1]
    assert isinstance(end, MatchClosed)
    assert (end.winner, end.entries) == ("B", len(recorder.history.entries) - 1)
    assert len(end.digest) == 10
    assert recorder.closed
    assert read(log).tip.closed


@pytest.mark.parametrize("ending", ["concede 1", "0-1 time", "投了1"])
def test_closing_knows_how_the_match_ended(ending: str, recorder: Recorder) -> None:
    """By concession or a result typed; it is not asked again, nor contradicted."""
    taken(offer(recorder, *BEFORE_3, ending))
    assert (
        declined(recorder.close(MatchEnded(winner="A", reason=""), SCRIBE, NOW)).message
        == messages.OTHER_RESULT
    )
    (step,) = taken(recorder.close(None, SCRIBE, NOW)).steps
    assert isinstance(step.entry.event, MatchClosed)
    assert step.entry.event.winner == "B"


def test_an_ending_that_was_undone_does_not_count(recorder: Recorder) -> None:
    """Closing then needs the result."""
    taken(offer(recorder, *BEFORE_3, "concede 1", "-"))
    assert recorder.history.ended() is None
    assert declined(recorder.close(None, SCRIBE, NOW)).message == messages.NO_RESULT


def test_a_draw_is_a_result(recorder: Recorder) -> None:
    """Without a winner."""
    last = taken(recorder.close(DRAW, SCRIBE, NOW)).steps[-1].entry.event
    assert isinstance(last, MatchClosed) and last.winner is None


@pytest.mark.parametrize("line", ["1.1", "{note}", "-", "R#1 JH"])
def test_a_closed_match_takes_no_more_entries(line: str, recorder: Recorder) -> None:
    """Not even corrections."""
    taken(recorder.close(DRAW, SCRIBE, NOW))
    with pytest.raises(LogClosed):
        recorder.offer(line, SCRIBE, NOW)
    with pytest.raises(LogClosed):
        recorder.close(None, SCRIBE, NOW)


def test_one_recorder_a_log(recorder: Recorder, log: Path) -> None:
    """The second is turned away and may come when the first has left."""
    with pytest.raises(LogLocked):
        Recorder.open(log)
    recorder.writer.close()
    with Recorder.open(log) as second:
        assert second.history.seq == recorder.history.seq


def test_a_recorder_goes_on_where_another_left(recorder: Recorder, log: Path) -> None:
    """The log is as if it had been written by one."""
    taken(offer(recorder, *BEFORE_3))
    recorder.writer.close()
    with Recorder.open(log) as second:
        taken(offer(second, TURN_3))
        assert second.findings == ()
        assert second.history.board.sides["A"].burst == "?1"


def test_a_note_is_recorded_as_it_is(recorder: Recorder) -> None:
    """Whatever it says."""
    (step,) = taken(recorder.offer(NoteMade(text="a | b } c"), SCRIBE, NOW)).steps
    assert step.entry.event == NoteMade(text="a | b } c")


@given(
    line=st.text(
        alphabet="sbjxenmfacuiU rtlhd123@+>*|{}()[]=/?!~-JRWp.&x:ryugorken＃？、", max_size=30
    )
)
def test_no_line_whatever_makes_the_recorder_fail(
    line: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """It is recorded, or declined with at least one reason; in either case the log verifies."""
    log = new(tmp_path_factory.mktemp("any") / "match.jsonl")
    with Recorder.open(log) as recorder:
        for prelude in (*BEFORE_3, "3.1"):
            taken(offer(recorder, prelude))
        answer = recorder.offer(line, SCRIBE, NOW)
        assert isinstance(answer, Taken) or answer.breaches or isinstance(answer.message, Text)
        recorder.complete(line)
    with Recorder.open(log) as again:
        assert again.findings == ()
        assert again.history.board == recorder.history.board


def test_the_worked_turns_are_declined_nowhere(recorder: Recorder) -> None:
    """They are the yardstick of all others."""
    taken(offer(recorder, *BOTH))

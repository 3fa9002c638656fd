"""The prompt at the table, typed at through a pipe."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.utils import get_cwidth

from logs import log_of, note
from senpu.events.log.chain import seal_entry
from senpu.events.log.file import read
from senpu.events.match import CorrectionMade, NoteMade
from senpu.projections.rules import Lang
from senpu.replay import messages
from senpu.replay.attempt import Declined
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.feeding import Feeder, cheat_sheet
from senpu.replay.cli.live import Following, Live, as_seen, toolbar
from senpu.replay.recorder import SCRIBE, Recorder
from worked import TO_TURN_5

LEAVE = "\x04"
BACKSPACE = "\x7f"
CTRL_C, CTRL_O = "\x03", "\x0f"
F2, F3 = "\x1bOQ", "\x1bOR"


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    """A keyboard."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def typed(recorder: Recorder, keys: PipeInput, text: str, lang: Lang = "en") -> Exit:
    """A session in which `text` is typed, Enter as a line end; then the scribe leaves."""
    keys.send_text(text.replace("\n", "\r") + LEAVE)
    return Live(Feeder(recorder, SCRIBE), lang).run(Path("match.jsonl"))


def test_each_line_is_recorded_at_enter(
    recorder: Recorder, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """And acknowledged."""
    assert typed(recorder, keys, "1.1 s ryu\nu\n") is Exit.FINE
    assert recorder.history.seq == 4
    assert "set burst" in capsys.readouterr().out


def test_a_dropped_line_is_not_recorded(recorder: Recorder, keys: PipeInput) -> None:
    """Ctrl-C drops the line, not the match."""
    typed(recorder, keys, f"1.1\ns ryu{CTRL_C}u\n")
    assert [entry.event.__class__.__name__ for entry in recorder.history.entries[1:]] == [
        "TurnStarted",
        "BurstSet",
    ]


def test_backspace_on_an_empty_line_undoes_at_once(
    recorder: Recorder, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said what was taken back and how to bring it back; no other key is swallowed."""
    typed(recorder, keys, f"1.1 s ryu\n{BACKSPACE}u\n")
    assert recorder.history.entries[3].event == CorrectionMade(to=2)
    assert recorder.history.effective() == (1, 2, 5)
    said = capsys.readouterr().err
    assert "taken back: 1-3" in said and "Ryumel" in said
    assert "-#3" in said


def test_what_was_undone_by_a_key_is_brought_back_as_said(
    recorder: Recorder, keys: PipeInput
) -> None:
    """By the line that was named."""
    typed(recorder, keys, f"1.1 s ryu\n{BACKSPACE}-#3\n")
    assert recorder.history.effective() == (1, 2, 3)


def test_a_backspace_held_down_erases_the_line_alone(recorder: Recorder, keys: PipeInput) -> None:
    """However long it is held."""
    typed(recorder, keys, f"1.1 s ryu\nab{BACKSPACE * 9}u\n")
    assert recorder.history.effective() == (1, 2, 3, 4)


def test_nothing_to_undo_is_said(
    recorder: Recorder, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """The start of the match stays."""
    typed(recorder, keys, f"{BACKSPACE}1.1\n")
    assert "nothing to take back" in capsys.readouterr().err
    assert recorder.history.effective() == (1, 2)


def test_backspace_in_a_line_deletes_a_letter(recorder: Recorder, keys: PipeInput) -> None:
    """And nothing else."""
    typed(recorder, keys, f"{{ab{BACKSPACE}}}\n")
    assert recorder.history.entries[-1].event == NoteMade(text="a")


def test_a_refused_line_is_taken_as_seen_by_one_key(
    recorder: Recorder, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-O enters it again, marked."""
    for line in (*TO_TURN_5, "5.1"):
        recorder.offer(line, SCRIBE, "")
    typed(recorder, keys, f"s gor@2 p2\n{CTRL_O}")
    last = recorder.history.entries[-1]
    assert (last.mark, last.breaches[0].rule) == ("observed", "BS-C4")
    assert "BS-C4" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "was not refused"),
        ("1.1", "was not refused"),
        ("q", "could not be read"),
        ("1.1\nR-1", "not refused by a rule of the game"),
        ("start", "not refused by a rule of the game"),
    ],
)
def test_the_key_says_why_it_does_nothing(
    line: str, said: str, recorder: Recorder, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is recorded, and what is being typed stays."""
    typed(recorder, keys, f"{line}\n{{a{CTRL_O}b}}\n")
    assert said in capsys.readouterr().err
    assert recorder.history.entries[-1].event == NoteMade(text="ab")


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize(("columns", "last"), [(80, "^D"), (100, "Tab"), (20, "?")])
def test_the_keys_fit_the_terminal(columns: int, last: str, lang: Lang) -> None:
    """The narrower it is, the fewer are named; none is cut."""
    shown = toolbar(lang, columns)
    assert get_cwidth(shown) <= columns
    assert last in shown
    assert all(key in messages.KEYS.said(lang).split("  ") for key in shown.split("  "))


def test_a_line_stays_when_the_log_was_moved(
    recorder: Recorder, log: Path, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said what happened; when the log is back, Enter records the line."""
    live = Live(Feeder(recorder, SCRIBE), "en")
    away = log.rename(log.with_name("away.jsonl"))
    for _ in range(2):
        live.take("1.1")
        assert (live.kept, live.lost) == ("1.1", True)
    said = capsys.readouterr().err
    assert "moved" in said and "not recorded" in said and "Ctrl-D leaves" in said
    away.rename(log)
    live.take(live.kept)
    assert (live.kept, live.lost) == ("", False)
    assert recorder.history.seq == read(log).tip.entries == 2


def test_a_line_stays_when_the_log_was_changed(
    recorder: Recorder, log: Path, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """The scribe looks at what is there now before the line is recorded."""
    live = Live(Feeder(recorder, SCRIBE), "en")
    tip = read(log).tip
    with log.open("ab") as file:
        file.write(seal_entry(note(2), tip)[0])
    live.take("1.1")
    live.take(live.kept)
    assert "changed: entries 2, as left: 1" in capsys.readouterr().err
    assert (live.kept, live.lost, recorder.history.seq) == ("1.1", False, 2)
    live.take(live.kept)
    assert (live.kept, recorder.history.seq) == ("", 3)


def test_another_match_under_the_name_is_not_recorded_into(
    recorder: Recorder, log: Path, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line stays, and so does that log."""
    live = Live(Feeder(recorder, SCRIBE), "en")
    log.unlink()
    log.write_bytes(log_of([])[0])
    before = log.read_bytes()
    live.take("1.1")
    live.take(live.kept)
    assert "another match" in capsys.readouterr().err
    assert (live.kept, live.lost) == ("1.1", True)
    assert log.read_bytes() == before


def test_the_scribe_may_leave_when_the_log_is_gone(
    recorder: Recorder, log: Path, keys: PipeInput
) -> None:
    """The kept line is on the prompt: Ctrl-C drops it, Ctrl-D leaves, and the exit code tells."""
    log.unlink()
    assert typed(recorder, keys, f"1.1\n{CTRL_C}") is Exit.UNUSABLE


@pytest.mark.parametrize(
    ("line", "answer", "seen"),
    [
        ("s gor", Declined(item="s gor", column=1, observable=True), "x:s gor"),
        ("5.1 s gor | u", Declined(item="s gor", column=5, observable=True), "5.1 x:s gor | u"),
        ("R-1", Declined(item="R-1", column=1), ""),
    ],
)
def test_only_the_refused_item_is_marked(line: str, answer: Declined, seen: str) -> None:
    """The rest of the line stays as typed."""
    assert as_seen(line, answer) == seen


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_question_mark_shows_what_to_type(
    recorder: Recorder,
    keys: PipeInput,
    lang: Lang,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Full width or not; nothing is recorded."""
    monkeypatch.setenv("LC_ALL", lang)
    typed(recorder, keys, "?\n？\n", lang)
    shown = capsys.readouterr().out
    assert shown.count(cheat_sheet(recorder.game.slug, lang)) == 2
    assert recorder.history.seq == 1


def test_the_board_and_what_can_be_done_are_shown_by_a_key(
    recorder: Recorder, keys: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    """Above the line being typed, which stays."""
    typed(recorder, keys, f"1.1\ns r{F2}y{F3}u\n")
    shown = capsys.readouterr().out
    assert "reserve 4" in shown
    assert "why not" in shown
    assert recorder.history.seq == 3


def test_what_may_follow_is_offered_while_typing(recorder: Recorder) -> None:
    """On the position that earlier items of the line lead to."""
    recorder.offer("1.1", SCRIBE, "")
    assert "yu" in _offered(recorder, "s r")
    assert "yu" not in " ".join(_offered(recorder, "c r"))
    assert any(word.startswith("yu") for word in _offered(recorder, "s ryu | c r"))
    assert _offered(recorder, "s nosuch | c r") == []


def _offered(recorder: Recorder, text: str) -> list[str]:
    found = Following(recorder).get_completions(Document(text), CompleteEvent())
    return [completion.text for completion in found]

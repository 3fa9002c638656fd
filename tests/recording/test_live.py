"""The prompt at the table, typed at through a pipe."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from senpu.events.match import CorrectionMade, NoteMade
from senpu.projections.rules import Lang
from senpu.replay.attempt import Declined
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.feeding import Feeder
from senpu.replay.cli.live import Following, Live, as_seen, cheat_sheet
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


def test_backspace_on_an_empty_line_undoes_after_one_key(
    recorder: Recorder, keys: PipeInput
) -> None:
    """`y`, full width or not."""
    typed(recorder, keys, f"1.1 s ryu\n{BACKSPACE}y")
    assert recorder.history.entries[-1].event == CorrectionMade(to=2)
    assert recorder.history.effective() == (1, 2)


@pytest.mark.parametrize("key", ["n", "\n", " ", CTRL_C])
def test_any_other_key_keeps_the_entry(recorder: Recorder, keys: PipeInput, key: str) -> None:
    """Also Enter and Ctrl-C; typing goes on."""
    typed(recorder, keys, f"1.1 s ryu\n{BACKSPACE}{key}u\n")
    assert recorder.history.effective() == (1, 2, 3, 4)


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


def test_the_key_does_nothing_when_no_line_was_refused(recorder: Recorder, keys: PipeInput) -> None:
    """Or when it was not refused by a rule of the game."""
    typed(recorder, keys, f"{CTRL_O}q\n{CTRL_O}1.1\n{CTRL_O}")
    assert recorder.history.seq == 2


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
    recorder: Recorder, keys: PipeInput, lang: Lang, capsys: pytest.CaptureFixture[str]
) -> None:
    """Full width or not; nothing is recorded."""
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

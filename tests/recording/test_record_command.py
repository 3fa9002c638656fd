"""`senpu record`: lines from stdin and transcripts, acknowledged or declined one by one."""

import subprocess
import sys
from pathlib import Path

import pytest

from senpu.events.log.file import read
from senpu.events.match import NoteMade
from senpu.projections.rules import Lang
from senpu.replay.cli.feeding import cheat_sheet
from typed import record, senpu
from worked import BEFORE_3, BOTH, TURN_3


def notes(log: Path) -> list[str]:
    """The notes of a log."""
    return [e.event.text for e in read(log).entries if isinstance(e.event, NoteMade)]


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    """A file for a transcript."""
    return tmp_path / "match.ktn"


def write(transcript: Path, *lines: str) -> Path:
    """A transcript of some lines."""
    transcript.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return transcript


def test_every_entry_is_acknowledged_on_stdout(log: Path) -> None:
    """In full notation, with turn and number; what is no entry goes to stderr."""
    done = record(log, "1.1 s ryu | u")
    assert done.exit_code == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["1-2", "1-3", "1-4"]
    assert "Ryumel" in done.stdout
    assert "lines read: 1" in done.stderr


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_reading_goes_on_after_a_refused_line(log: Path, lang: str) -> None:
    """It is reported with line and column; the exit code tells."""
    done = record(log, "1.1 s ryu", "u | s kag", "{after}", lang=lang)
    assert done.exit_code == 1
    assert ("stdin line 2, column 5" if lang == "en" else "標準入力 2行 5列") in done.stderr
    assert "BS-C5c" in done.stderr
    assert notes(log) == ["after"]
    assert not read(log).entries[-1].breaches
    assert "set burst" not in done.stdout and "バースト" not in done.stdout


def test_an_unreadable_line_is_reported_with_its_place(log: Path) -> None:
    """And what would be right."""
    done = record(log, "1.1", "u | q")
    assert done.exit_code == 1
    assert "line 2, column 5" in done.stderr
    assert "cannot be read: q" in done.stderr
    assert "verbs are" in done.stderr


def test_what_was_marked_needlessly_is_said(log: Path) -> None:
    """x: on a legal action, and a forced one without a reason."""
    done = record(log, "1.1 x:s ryu", "!u")
    assert done.exit_code == 0
    assert "3: marked x:, but it is legal" in done.stderr
    assert "4: forced without a reason" in done.stderr


def test_an_observed_action_is_acknowledged_with_its_rule(log: Path) -> None:
    """On stderr; the entry itself stands on stdout."""
    done = record(log, *BOTH)
    assert done.exit_code == 0
    assert "BS-C4" in done.stderr and "BS-C4" not in done.stdout
    assert "observed" in done.stdout


@pytest.mark.parametrize(
    ("lang", "first", "next_"),
    [("en", "enter 1.1 first, as in 1.1 s ryu", "next turn begins with 2.2"),
     ("ja", "先に 1.1 と入力（例：1.1 s ryu）", "次のターンは 2.2 で")],
)  # fmt: skip
def test_a_turn_that_was_not_begun_is_called_for(
    log: Path, lang: str, first: str, next_: str
) -> None:
    """Only where none runs, and only for what happens in one."""
    done = record(log, "s ryu", lang=lang)
    assert first in done.stderr and next_ not in done.stderr
    done = record(log, "1.1", "s gor", "//", "s ryu", "R-1", lang=lang)
    assert done.stderr.count(next_) == 1 and first not in done.stderr


def test_what_never_happens_at_a_table_is_not_offered_as_seen(log: Path) -> None:
    """A match does not begin twice, however it is marked."""
    for line in ("start", "x:start"):
        done = record(log, line)
        assert "BS-S12" in done.stderr and "type x:" not in done.stderr
    assert read(log).tip.entries == 1


@pytest.mark.parametrize("penalty", ["GL1", "ML1", "DQ1"])
@pytest.mark.parametrize(("lang", "said"), [("en", "not ended by this"), ("ja", "終わりません")])
def test_a_lost_match_still_has_to_be_ended(log: Path, penalty: str, lang: str, said: str) -> None:
    """The penalty is the ruling's, the result is the match's."""
    assert said in record(log, f"JH {penalty} {{why}}", lang=lang).stderr
    assert said not in record(log, "JH W1 {why}", lang=lang).stderr
    assert said not in record(log, f"JH {penalty} {{why}} | 0-1", lang=lang).stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "A reserve -9: the record is ahead of the table"), ("ja", "A リザーブ -9：記録が卓上")],
)
def test_cores_that_are_not_there_are_said_to_be_missing(log: Path, lang: str, said: str) -> None:
    """The scribe is not stopped; a count sets it right."""
    done = record(log, "1.1 s ryu", "x:c r>ryu9", lang=lang)
    assert done.exit_code == 0
    assert said in done.stderr and "x:=" in done.stderr
    shown = senpu("show", log, lang=lang).stdout
    assert "-9⚠" in shown
    assert said not in record(log, "x:=r0", lang=lang).stderr
    assert "⚠" not in senpu("show", log, lang=lang).stdout


ENCODINGS = ("shift_jis", "euc_jp", "utf-16", "utf-16-le", "utf-16-be")


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_stdin_in_another_encoding_is_not_begun(log: Path, encoding: str, lang: str) -> None:
    """Where all of it is there already: nothing is recorded, and the line is named."""
    done = senpu("record", log, typed="1.1\n{見た}\n".encode(encoding), lang=lang)
    assert done.exit_code == 2
    assert "UTF-8" in done.stderr
    assert ("stdin line" if lang == "en" else "標準入力") in done.stderr
    assert read(log).tip.entries == 1


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_stream_in_another_encoding_ends_there(log: Path, encoding: str) -> None:
    """Where the lines come one by one, those before it are recorded, none after it."""
    typed = b"{before}\n" + "{見た}\n{after}\n".encode(encoding)
    done = piped(log, typed)
    assert done.returncode == 2
    assert notes(log) == ["before"]
    assert b"stdin line 2, column" in done.stderr and b"UTF-8" in done.stderr
    assert b"the rest was not read" in done.stderr


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_any_line_ends_are_understood(log: Path, end: bytes, transcript: Path) -> None:
    """Of stdin, of a stream, of a transcript."""
    typed = b"{a}" + end + b"{b}" + end
    assert senpu("record", log, typed=typed).exit_code == 0
    assert piped(log, typed).returncode == 0
    transcript.write_bytes(typed)
    assert senpu("record", log, "--from", transcript).exit_code == 0
    assert notes(log) == ["a", "b"] * 3


def piped(log: Path, typed: bytes) -> subprocess.CompletedProcess[bytes]:
    """Lines that come through a pipe."""
    command = [sys.executable, "-m", "senpu.replay.cli", "--lang", "en", "record", str(log)]
    return subprocess.run(command, input=typed, capture_output=True, check=False)


@pytest.mark.parametrize(("lang", "said"), [("en", "reading goes on"), ("ja", "次の行から")])
def test_it_is_said_that_reading_goes_on(log: Path, transcript: Path, lang: str, said: str) -> None:
    """On stdin; a transcript stops instead."""
    assert said in record(log, "q", "1.1", lang=lang).stderr
    write(transcript, "q")
    assert said not in senpu("record", log, "--from", transcript, lang=lang).stderr


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_what_can_be_typed_is_shown(log: Path, lang: Lang) -> None:
    """Without a log, and, among piped lines, for a question mark."""
    sheet = cheat_sheet("battle_spirits", lang)
    for words in (("--help-notation",), ("--help-notation", "--game", "battle_spirits")):
        done = senpu("record", *words, lang=lang)
        assert (done.exit_code, done.stdout, done.stderr) == (0, f"{sheet}\n", "")
    done = record(log, "?", "？", "{after}", lang=lang)
    assert done.exit_code == 0
    assert done.stdout.count(sheet) == 2
    assert notes(log) == ["after"]


def test_recording_needs_a_log() -> None:
    """Only the page of what can be typed does not."""
    done = senpu("record")
    assert done.exit_code == 2
    assert "LOG is missing" in done.stderr
    assert senpu("record", "--help-notation", "--game", "nosuch").exit_code == 2


def test_a_transcript_with_tags_comments_and_blank_lines(log: Path, transcript: Path) -> None:
    """A tag the header speaks of must agree; others are notes."""
    write(
        transcript,
        "\ufeff; a comment",
        '[Game "battle_spirits"]',
        '[PlayerA "朱里"]',
        '［Ｃａｍｅｒａ "2"］',
        "",
        "# turn by turn",
        *BEFORE_3,
        TURN_3,
    )
    done = senpu("record", log, "--from", transcript)
    assert done.exit_code == 0, done.stderr
    assert notes(log) == ["Camera: 2"]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_tag_that_contradicts_the_header_is_refused(
    log: Path, transcript: Path, lang: str
) -> None:
    """It may be the transcript of another match."""
    write(transcript, '[PlayerA "someone else"]', "1.1")
    done = senpu("record", log, "--from", transcript, lang=lang)
    assert done.exit_code == 1
    assert "朱里" in done.stderr and "someone else" in done.stderr
    assert read(log).tip.entries == 1


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_transcript_stops_at_the_first_refused_line(
    log: Path, transcript: Path, lang: str
) -> None:
    """Saying where, what is recorded, what was not read and how to go on."""
    write(transcript, "1.1 s ryu", "s kag", "{one}", "{two}")
    done = senpu("record", log, "--from", transcript, lang=lang)
    assert done.exit_code == 1
    assert "match.ktn" in done.stderr and "BS-C5c" in done.stderr
    last = done.stderr.splitlines()[-1]
    assert all(number in last for number in ("2", "--line 2"))
    assert notes(log) == []


def test_a_corrected_transcript_goes_on_at_its_line(log: Path, transcript: Path) -> None:
    """Nothing is recorded twice."""
    write(transcript, "1.1 s ryu", "s kag", "{one}")
    senpu("record", log, "--from", transcript)
    write(transcript, "1.1 s ryu", "u", "{one}")
    done = senpu("record", log, "--from", transcript, "--line", 2)
    assert done.exit_code == 0
    assert notes(log) == ["one"]
    assert len(read(log).entries) == 5


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_line_beyond_the_end_is_said(log: Path, transcript: Path, lang: str) -> None:
    """So is a line without a transcript."""
    write(transcript, "{one}", "{two}")
    done = senpu("record", log, "--from", transcript, "--line", 9, lang=lang)
    assert done.exit_code == 2
    assert all(said in done.stderr for said in ("match.ktn", "9", "2"))
    assert senpu("record", log, "--from", transcript, "--line", 2).exit_code == 0
    assert notes(log) == ["two"]
    done = senpu("record", log, "--line", 2, lang=lang)
    assert done.exit_code == 2 and "--from" in done.stderr


def test_a_transcript_is_read_to_its_end_when_asked(log: Path, transcript: Path) -> None:
    """With --keep-going; the exit code still tells."""
    write(transcript, "1.1 s ryu", "s kag", "{one}")
    done = senpu("record", log, "--from", transcript, "--keep-going")
    assert done.exit_code == 1
    assert notes(log) == ["one"]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_transcript_in_another_encoding_is_not_begun(
    log: Path, transcript: Path, encoding: str
) -> None:
    """Nothing of it is recorded, and the line is named."""
    transcript.write_bytes("1.1\n{見た}\n".encode(encoding))
    done = senpu("record", log, "--from", transcript)
    assert done.exit_code == 2
    assert "UTF-8" in done.stderr and "line" in done.stderr
    assert read(log).tip.entries == 1


def test_a_transcript_that_is_not_there(log: Path) -> None:
    """Is named."""
    done = senpu("record", log, "--from", "nowhere.ktn")
    assert done.exit_code == 2
    assert "nowhere.ktn" in done.stderr


def test_who_records_is_stored(log: Path) -> None:
    """The scribe unless said."""
    senpu("record", log, typed="{one}\n")
    senpu("record", log, "--by", "judge:Mori", typed="{two}\n")
    assert [entry.by for entry in read(log).entries[-2:]] == ["scribe", "judge:Mori"]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_closed_log_is_not_recorded_into(log: Path, lang: str) -> None:
    """Said at once, before a line is read."""
    assert senpu("close", log, "--result", "draw", "--cause", "agreed").exit_code == 0
    before = log.read_bytes()
    done = record(log, "{more}", lang=lang)
    assert done.exit_code == 5
    assert str(log) in done.stderr and "senpu show" in done.stderr
    assert not done.stdout
    assert log.read_bytes() == before


def test_a_torn_last_line_is_set_aside_and_said(log: Path) -> None:
    """Then recording goes on."""
    whole = log.read_bytes()
    log.write_bytes(whole + b'{"seq":2,"time":"20')
    done = record(log, "{after}")
    assert done.exit_code == 0
    aside = log.with_name(f"{log.name}.torn-1")
    assert str(aside) in done.stderr
    assert aside.read_bytes() == b'{"seq":2,"time":"20'
    assert notes(log) == ["after"]

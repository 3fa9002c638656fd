"""`senpu verify`: what is found in logs that somebody rewrote who knows the format."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from logs import raw_log
from senpu.events.log.file import read
from typed import new, recorded, senpu
from worked import BOTH

Line = dict[str, Any]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The worked turns, closed; no test here changes the file."""
    made = recorded(new(tmp_path_factory.mktemp("verifying") / "match.jsonl"), BOTH)
    assert senpu("close", made, "--result", "B", "--cause", "time").exit_code == 0
    return made


@pytest.fixture
def rewritten(log: Path, tmp_path: Path) -> Callable[[Callable[[list[Line]], None]], Path]:
    """The log with its lines altered and sealed anew, the digest of its end record too."""

    def write(alter: Callable[[list[Line]], None]) -> Path:
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        for line in lines:
            line.pop("hash")
        alter(lines)
        sealed = json.loads(raw_log(lines[:-1]).splitlines()[-1])["hash"]
        lines[-1]["event"].update(digest=sealed[:10], entries=len(lines) - 2)
        other = tmp_path / "other.jsonl"
        other.write_bytes(raw_log(lines))
        return other

    return write


Rewritten = Callable[[Callable[[list[Line]], None]], Path]


def test_rewriting_alone_is_not_found(rewritten: Rewritten) -> None:
    """The tests below find what was altered, not how it was written."""
    assert senpu("verify", rewritten(lambda lines: None)).exit_code == 0


@pytest.mark.parametrize(("lang", "word"), [("ja", "引き分け"), ("en", "draw")])
@pytest.mark.parametrize("winner", ["A", None])
def test_the_end_record_agrees_with_the_result(
    rewritten: Rewritten, winner: str | None, lang: str, word: str
) -> None:
    """Somebody sealed the last line anew, with another winner."""
    done = senpu("verify", rewritten(lambda lines: _end(lines, winner=winner)), lang=lang)
    assert done.exit_code == 1
    assert "REC-7" in done.stdout
    assert (winner or word) in done.stdout and "B" in done.stdout


def _end(lines: list[Line], **other: Any) -> None:
    lines[-1]["event"].update(other)


@pytest.mark.parametrize("other", [{"entries": 3}, {"digest": "0123456789"}])
def test_the_end_record_counts_and_quotes_the_log(
    log: Path, tmp_path: Path, other: dict[str, Any]
) -> None:
    """Its number of entries and its digest are those of the entries before it."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        line.pop("hash")
    _end(lines, **other)
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(raw_log(lines))
    done = senpu("verify", cut)
    assert done.exit_code == 3
    assert "end record" in done.stdout


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_another_rule_pack_is_reported(rewritten: Rewritten, lang: str) -> None:
    """With both names, also by whatever else opens the log."""
    other = rewritten(lambda lines: lines[0].update(pack="battle-spirits/eternal-99"))
    done = senpu("verify", other, lang=lang)
    assert done.exit_code == 1
    (said,) = (line for line in done.stdout.splitlines() if "eternal-99" in line)
    assert "eternal-17" in said
    shown = senpu("show", other, lang=lang)
    assert shown.exit_code == 0
    assert said in shown.stderr


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_clock_set_back_is_noted(rewritten: Rewritten, lang: str) -> None:
    """It is no finding: clocks are set right."""
    other = rewritten(lambda lines: lines[5].update(time="2001-01-01T00:00:00.000Z"))
    done = senpu("verify", other, lang=lang)
    assert done.exit_code == 0
    assert ("番" if lang == "ja" else "the first is 5") in done.stderr


def test_observed_and_legal_is_found(rewritten: Rewritten) -> None:
    """The mark says that a rule was broken."""
    done = senpu("verify", rewritten(lambda lines: lines[3].update(mark="observed")))
    assert done.exit_code == 1
    assert "REC-4" in done.stdout and "by the rules legal, stored observed" in done.stdout


def test_facts_by_other_names_are_no_finding(rewritten: Rewritten) -> None:
    """An older version may have called them otherwise; what both name must agree."""

    def rename(lines: list[Line]) -> None:
        (wrong,) = (line for line in lines if "breaches" in line)
        facts = wrong["breaches"][0]["facts"]
        facts["printed_cost"] = facts.pop("total_cost")

    assert senpu("verify", rewritten(rename)).exit_code == 0

    def alter(lines: list[Line]) -> None:
        (wrong,) = (line for line in lines if "breaches" in line)
        wrong["breaches"][0]["facts"]["payable"] = 9

    done = senpu("verify", rewritten(alter))
    assert "REC-4" in done.stdout
    assert "BS-C4 payable 3" in done.stdout and "BS-C4 payable 9" in done.stdout


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_wrong_outcome_is_said_field_by_field(rewritten: Rewritten, lang: str) -> None:
    """With both values, the line and the offset in the file, and both entries written out."""

    def alter(lines: list[Line]) -> None:
        (nexus,) = (line for line in lines if line.get("event", {}).get("card") == "SEN01-002")
        nexus["event"]["cost"]["payable"] = 1

    other = rewritten(alter)
    done = senpu("verify", other, lang=lang)
    assert done.exit_code == 1
    said = next(line for line in done.stdout.splitlines() if "REC-2" in line)
    payable = "支払コスト" if lang == "ja" else "payable"
    assert f"{payable} 2" in said and f"{payable} 1" in said
    _check_place(other, said, "SEN01-002")
    assert said.startswith(str(other))
    assert "Cost(" not in done.stdout and "{" not in done.stdout


def _check_place(log: Path, said: str, holds: str) -> None:
    """The line and offset named are those of the entry that holds some text."""
    data = log.read_bytes()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    named = {int(word) for word in "".join(c if c.isdigit() else " " for c in said).split()}
    event = f'"card":"{holds}"'.encode()
    found = [n for n, line in enumerate(data.splitlines()) if n and event in line]
    assert any({n + 1, starts[n]} <= named for n in found)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_wrong_consequences_are_written_out(rewritten: Rewritten, lang: str) -> None:
    """As the rules give them and as stored, in full notation; never as Python writes them."""

    def alter(lines: list[Line]) -> None:
        turn = next(line for line in lines if line.get("event", {}).get("turn") == 3)
        (core,) = (event for event in turn["then"] if event["type"] == "core_gained")
        turn["then"].remove(core)

    other = rewritten(alter)
    done = senpu("verify", other, lang=lang)
    lines = done.stdout.splitlines()
    at = next(n for n, line in enumerate(lines) if "REC-3" in line)
    by_rule, stored = lines[at + 1 : at + 3]
    written = senpu("log", other, lang=lang).stdout.splitlines()
    assert any(stored.endswith(line) for line in written)
    assert len(by_rule) > len(stored) and not any(by_rule.endswith(line) for line in written)
    assert "core_gained" not in done.stdout and "CoreGained" not in done.stdout
    assert read(other).tip.closed


@pytest.mark.parametrize("by", ["nobody", "judge:", "judge: ", "C", ""])
def test_who_recorded_is_looked_at(rewritten: Rewritten, by: str) -> None:
    """A, B, scribe or a judge by name."""
    done = senpu("verify", rewritten(lambda lines: lines[4].update(by=by)))
    assert done.exit_code == 1
    assert "entry 4 " in done.stdout and "recorded by" in done.stdout


@pytest.mark.parametrize("time", ["yesterday", "2026-13-01T00:00:00Z", "2026-11-30T10:00:00"])
def test_a_time_is_a_time_with_its_zone(rewritten: Rewritten, time: str) -> None:
    """None at all claims nothing."""
    done = senpu("verify", rewritten(lambda lines: lines[4].update(time=time)))
    assert done.exit_code == 1 and "cannot be read" in done.stdout
    assert senpu("verify", rewritten(lambda lines: lines[4].update(time=""))).exit_code == 0


@pytest.mark.parametrize(
    ("alter", "said"),
    [
        ({"created": "once upon a time"}, "created at"),
        ({"decks": {"A": {"SEN99-999": 3}}}, "SEN99-999"),
        ({"aliases": {"zzz": "SEN99-999"}}, "zzz=SEN99-999"),
    ],
)
def test_the_header_is_looked_at(rewritten: Rewritten, alter: Line, said: str) -> None:
    """What it says of itself and of cards it does not have."""
    done = senpu("verify", rewritten(lambda lines: lines[0].update(alter)))
    assert done.exit_code == 1 and said in done.stdout


def test_what_nobody_here_can_judge_is_said(rewritten: Rewritten) -> None:
    """Not OK, unless it is let pass; where it begins."""
    other = rewritten(lambda lines: lines[-2]["event"].update(type="match_ended_v2"))
    done = senpu("verify", other)
    assert done.exit_code == 1 and "OK" not in done.stdout
    assert "match_ended_v2" in done.stdout
    notes = rewritten(lambda lines: lines[1]["event"].update(type="match_started_v2"))
    assert senpu("verify", notes).exit_code == 1


def test_a_note_of_a_later_version_may_pass(rewritten: Rewritten) -> None:
    """With --allow-unknown, where nothing depends on it."""

    def alter(lines: list[Line]) -> None:
        counted = (line for line in lines if line.get("event", {}).get("type") == "count_taken")
        next(counted)["event"]["type"] = "count_taken_v2"

    other = rewritten(alter)
    assert senpu("verify", other).exit_code == 1
    done = senpu("verify", other, "--allow-unknown")
    assert done.exit_code == 0
    assert "count_taken_v2" in done.stdout and "OK" in done.stdout


def test_the_first_fault_leads(rewritten: Rewritten) -> None:
    """What comes after it is counted, and shown if asked for."""

    def alter(lines: list[Line]) -> None:
        for line in lines[4:8]:
            line["by"] = "nobody"

    other = rewritten(alter)
    short = senpu("verify", other).stdout
    assert short.count("nobody") == 1 and "after it 3 more" in short
    assert senpu("verify", other, "--all").stdout.count("nobody") == 4


def test_the_digest_of_the_slip_is_compared(log: Path) -> None:
    """The one `close` printed; of one log."""
    digest = json.loads(log.read_text(encoding="utf-8").splitlines()[-1])["event"]["digest"]
    assert digest in senpu("verify", log).stdout
    assert senpu("verify", log, "--digest", digest.upper()).exit_code == 0
    other = senpu("verify", log, "--digest", "0123456789")
    assert other.exit_code == 1 and digest in other.stdout and "0123456789" in other.stdout
    assert senpu("verify", log, log, "--digest", digest).exit_code == 2


def test_folders_are_searched_and_summed_up(log: Path, tmp_path: Path) -> None:
    """The exit code is that of the worst; what is no log is left alone."""
    for n in range(3):
        path = tmp_path / f"round{n}" / "m.jsonl"
        path.parent.mkdir()
        path.write_bytes(log.read_bytes())
    (tmp_path / "notes.txt").write_text("no log")
    (tmp_path / "round2" / "m.jsonl").write_bytes(log.read_bytes()[:-30])
    done = senpu("verify", tmp_path)
    assert done.exit_code == 3
    assert done.stdout.splitlines()[-1].startswith("logs 3: sound 2, with problems 0, damaged 1")
    (tmp_path / "empty").mkdir()
    assert senpu("verify", tmp_path / "empty").exit_code == 2


def test_scripts_read_json(rewritten: Rewritten) -> None:
    """Every problem with its place, what was not judged, the exit code."""
    other = rewritten(lambda lines: lines[4].update(by="nobody"))
    done = senpu("verify", other, "--json")
    (told,) = json.loads(done.stdout)
    assert done.exit_code == told["exit"] == 1
    assert [(each["seq"], each["facts"]) for each in told["problems"]] == [(4, {"by": "nobody"})]
    assert (told["closed"], told["not_judged"]) == (True, [])

"""Case files that cannot be used say where and why, and never end in a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from casework import Facts, case, side, written
from senpu.replay.check.case_file import UnreadableFile, read_cases
from senpu.replay.cli import cli

MOVE = {"type": "move_cores", "from": "a1", "to": "reserve", "count": 1}
GOOD = case({"type": "end_step"}, after={"step": "attack"})


def _file(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "cases.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def _lines(*cases: Any) -> str:
    """A file with one case a line, the first on line 2."""
    return '{"cases": [\n' + ",\n".join(json.dumps(each) for each in cases) + "\n]}"


def _without(key: str) -> Facts:
    return {name: value for name, value in GOOD.items() if name != key}


BROKEN: dict[str, tuple[str | bytes, int, str]] = {
    "empty": ("", 1, "JSON"),
    "cut off": ('{"cases": [\n  {"id": "x",', 2, "JSON"),
    "a comma missing": ('{"cases": []\n "cards": []}', 2, "JSON"),
    "more behind it": ('{"cases": []}\n}', 2, "JSON"),
    "too deep": ("[" * 100_000, 1, "nested"),
    "a list": ("[]", 1, "cases"),
    "no list of cases": ('{"cases": {}}', 1, "cases"),
    "another list": ('{"cases": [],\n "crads": []}', 2, "unknown key crads (nearest: cards)"),
    "a name twice": ('{"cases": [\n{"id": "a", "id": "b"}]}', 2, "a name is given twice"),
    "not UTF-8": (b'{"cases": [\n "\xff"]}', 2, "UTF-8"),
    "a case that is none": (_lines(GOOD, 3), 3, "object"),
    "no verdict": (_lines(_without("verdict")), 2, "verdict"),
    "no action": (_lines(GOOD, _without("action")), 3, "action"),
    "another verdict": (_lines({"verdict": "maybe", **_without("verdict")}), 2, "maybe"),
    "a setup that is none": (_lines({"id": "y", **GOOD, "setup": []}), 2, "cases[0].setup"),
    "the same id twice": (_lines(GOOD, GOOD), 3, "T-1"),
}  # fmt: skip


@pytest.mark.parametrize("told", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_named_with_its_line(
    told: tuple[str | bytes, int, str], tmp_path: Path
) -> None:
    """And with what is wrong there, in both languages; the exit code is that of a bad file."""
    text, line, why = told
    path = _file(tmp_path, text)
    with pytest.raises(UnreadableFile) as error:
        read_cases(path)
    (fault,) = error.value.faults
    assert fault.at.line == line
    assert why in fault.text.en
    for lang, place in (("en", f"line {line}"), ("ja", f"{line}行")):
        done = CliRunner().invoke(cli, ["check", "--lang", lang, str(path)])
        assert done.exit_code == 2
        assert not done.stdout
        assert f"cases.json: {place}" in done.stderr.replace("：", ": ")


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    """Not only the first fault."""
    path = _file(tmp_path, _lines(GOOD, _without("id"), _without("verdict")))
    with pytest.raises(UnreadableFile) as error:
        read_cases(path)
    assert [fault.at.line for fault in error.value.faults] == [3, 4]


def test_a_file_may_begin_with_a_mark_and_blanks(tmp_path: Path) -> None:
    """As some editors write it."""
    path = _file(tmp_path, b"\xef\xbb\xbf\n " + _lines(GOOD).encode())
    (read,) = read_cases(path).cases
    assert (read.case.id, read.at.line) == ("T-1", 3)


def test_unknown_keys_of_a_case_are_told_and_remarks_are_not(tmp_path: Path) -> None:
    """A case with a key that may mean something is skipped, never silently right."""
    path = written(tmp_path / "c.json", {**GOOD, "note": "x", "mood": "good"})
    (read,) = read_cases(path).cases
    assert read.unknown and read.unknown.en == "cases[0]: unknown key mood"
    done = CliRunner().invoke(cli, ["check", "--lang", "en", str(path)])
    assert "cases[0]: unknown key mood" in done.stdout
    assert done.exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--only", "T-9"], "T-9"),
        (["--card-facts", "absent.json"], "absent.json"),
        (["--texts", "absent.toml"], "absent.toml"),
        (["--texts", "{self}"], "cases.json"),
    ],
)
def test_a_bad_argument_is_said(arguments: list[str], why: str, tmp_path: Path) -> None:
    """On stderr, with the exit code of a command line that cannot be used."""
    path = _file(tmp_path, _lines(GOOD))
    asked = [each.format(self=path) for each in arguments]
    done = CliRunner().invoke(cli, ["check", "--lang", "en", str(path), *asked])
    assert done.exit_code == 2
    assert why in done.stderr
    assert "Traceback" not in done.stderr


def test_texts_nobody_asks_for_are_said(tmp_path: Path) -> None:
    """A game whose cases rest on printed facts alone takes none."""
    setup = {"phase": "main", "A": {"ruler": "X"}, "B": {"ruler": "X"}}
    told = {"id": "x", "setup": setup, "action": {"type": "pass"}, "verdict": "legal"}
    path, texts = _file(tmp_path, _lines(told)), tmp_path / "texts.toml"
    texts.write_text("")
    done = CliRunner().invoke(cli, ["check", "--lang", "en", str(path), "--texts", str(texts)])
    assert done.exit_code == 2 and "--texts" in done.stderr


def test_shared_cards_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    """With card, field and line; the other cards stay usable."""
    levels = [{"level": 1, "cores": 1, "bp": 1000}]
    good = {"id": "AAA", "type": "spirit", "cost": 0, "levels": levels}
    bad = {"id": "BBB", "type": "spirit", "cost": 0, "levels": [{"level": 1, "cores": None}]}
    summon = case({"type": "summon", "card": "AAA", "place": {"reserve": 1}},
                  side(reserve=1, hand=["AAA"])) | {"verdict": "legal"}  # fmt: skip
    text = json.dumps({"cards": [bad, good], "cases": [summon]}, indent=1)
    done = CliRunner().invoke(cli, ["check", "--lang", "en", str(_file(tmp_path, text))])
    assert done.exit_code == 0 and "1 right" in done.stdout
    assert "entry 1, line 3: BBB: levels: [0].cores should be a whole number" in done.stderr


def test_facts_come_from_files_the_case_file_and_the_case_itself(tmp_path: Path) -> None:
    """The nearer win."""
    levels = [{"level": 1, "cores": 1, "bp": 1000}]
    facts = {"id": "AAA", "type": "spirit", "levels": levels}
    (tmp_path / "cards.json").write_text(json.dumps([{**facts, "cost": 3}]))
    summon = {"type": "summon", "card": "AAA", "place": {"reserve": 1}}
    paid = {**summon, "pay": {"reserve": 2}}
    A = side(reserve=9, hand=["AAA"])
    alone = case({**summon, "pay": {"reserve": 3}}, A) | {"id": "1", "verdict": "legal"}
    own = case(paid, A) | {"id": "2", "verdict": "legal", "card_facts": [{**facts, "cost": 2}]}
    path = tmp_path / "cases.json"
    path.write_text(json.dumps({"cases": [alone, own]}))
    arguments = ["check", "--lang", "en", str(path), "--card-facts", str(tmp_path / "cards.json")]
    done = CliRunner().invoke(cli, arguments)
    assert "2 right" in done.stdout

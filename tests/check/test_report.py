"""What `senpu check` prints: a line a case, a summary, JSON; and how it ends."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from casework import Facts, case, lying, side, written
from senpu.replay.cli import cli

MOVE = {"type": "move_cores", "from": "a1", "to": "reserve", "count": 1}
SUMMON = {"type": "summon", "card": "RYU", "pay": {"reserve": 2}, "place": {"reserve": 1}}
DRAW = {"type": "magic", "card": "NIG", "effect": "main", "pay": {"reserve": 2}}
RYU = side(lying("a1", "RYU", 1))
GONE = {"A": {"reserve": 1, "trash": ["RYU"], "field": {"a1": None}}}
DRAWN = {"A": {"reserve": 0, "core_trash": 2, "hand_count": 1, "deck_count": 29, "trash": ["NIG"]}}
RIGHT = case(MOVE, RYU, after=GONE) | {"id": "RIGHT"}
CITED = case(SUMMON, side(reserve=9, hand=["RYU"])) | {"id": "CITED"}
TAKEN = case(DRAW, side(reserve=2, hand=["NIG"]), after=DRAWN) | {"id": "TAKEN"}
DIFFERS = case(MOVE, RYU, after={**GONE, "A": {**GONE["A"], "reserve": 2}}) | {"id": "DIFFERS"}
ACCEPTED = case(MOVE, RYU, why="it should stay") | {"id": "ACCEPTED"}
REFUSED: Facts = CITED | {"id": "REFUSED", "verdict": "legal", "after": {}}
SKIPPED = case({"type": "dance"}) | {"id": "SKIPPED"}
STEPS = case({"type": "sequence", "steps": [MOVE, MOVE]}, RYU) | {"id": "STEPS"}
ALL = (RIGHT, CITED, TAKEN, STEPS, DIFFERS, ACCEPTED, REFUSED, SKIPPED)

LINES = {
    "en": {
        "RIGHT": "right  legal",
        "CITED": "right  illegal  BS-C4 pay 3 (cost 3 - reduction 0 + 0); paid 2",
        "TAKEN": "right  legal  [effect as the case tells it: NIG]",
        "STEPS": "right  illegal  step 2: BS-",
        "DIFFERS": "wrong  legal  A.reserve is 1, due 2",
        "ACCEPTED": "wrong  legal  should be illegal: it should stay",
        "REFUSED": "wrong  illegal  should be legal: BS-C4 pay 3",
        "SKIPPED": "skipped  -  cases[7].action.type: the action 'dance' is not known",
    },
    "ja": {
        "RIGHT": "正  合法",
        "CITED": "正  違法  BS-C4 3個払う",
        "TAKEN": "正  合法  [効果は事例の記述による：NIG]",
        "STEPS": "正  違法  2手目 BS-",
        "DIFFERS": "誤  合法  A.reserve は 1（正しくは 2）",
        "ACCEPTED": "誤  合法  違法のはず：it should stay",
        "REFUSED": "誤  違法  合法のはず：BS-C4 3個払う",
        "SKIPPED": "保留  －  cases[7].action.type：行動 dance を知らない",
    },
}


def _run(path: Path, *arguments: str, lang: str = "en") -> Any:
    return CliRunner().invoke(cli, ["check", "--lang", lang, str(path), *arguments])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """One case of every way to come out."""
    return written(tmp_path / "cases.json", *ALL)


@pytest.mark.parametrize("lang", LINES)
def test_a_case_is_a_line(lang: str, file: Path) -> None:
    """Id, how it came out, the verdict, the rules cited or what differs; in file order."""
    done = _run(file, lang=lang)
    lines = done.stdout.split("\n\n")[0].splitlines()
    assert [line.split()[0] for line in lines] == [each["id"] for each in ALL]
    for line in lines:
        id, _, rest = line.partition(" ")
        assert rest.strip().startswith(LINES[lang][id])


def test_the_summary_counts(file: Path) -> None:
    """Right, wrong, skipped with the reasons, and how many needed asserted texts."""
    done = _run(file)
    assert done.exit_code == 1
    assert "8 cases: 4 right, 3 wrong, 1 skipped; 1 needed asserted card text, in 1" in done.stdout
    assert "1 skipped: cases[7].action.type: the action 'dance' is not known" in done.stdout


def test_nothing_wrong_ends_well(tmp_path: Path) -> None:
    """A case that is skipped is not wrong, unless that is asked; nothing judged is no success."""
    some = written(tmp_path / "cases.json", RIGHT, SKIPPED)
    assert [_run(some).exit_code, _run(some, "--strict").exit_code] == [0, 1]
    assert _run(written(tmp_path / "right.json", RIGHT), "--strict").exit_code == 0
    assert _run(written(tmp_path / "none.json", SKIPPED)).exit_code == 2
    assert _run(written(tmp_path / "empty.json")).exit_code == 2


def test_single_cases_are_asked_for(file: Path) -> None:
    """By their ids, also typed in full width."""
    done = _run(file, "--only", "RIGHT", "--only", "ＣＩＴＥＤ")
    assert done.exit_code == 0
    assert done.stdout.startswith("RIGHT  right")
    assert "2 cases: 2 right" in done.stdout


def test_programs_read_json(file: Path) -> None:
    """The same, with facts of rules and the differences as values; nothing else on stdout."""
    done = _run(file, "--json")
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert told["summary"] == {
        "cases": 8, "right": 4, "wrong": 3, "skipped": 1, "asserted": 1, "taken": 1,
    }  # fmt: skip
    cases = {each["id"]: each for each in told["cases"]}
    assert cases["CITED"]["rules"][0]["rule"] == "BS-C4"
    assert cases["CITED"]["rules"][0]["facts"]["payable"] == 3
    assert cases["DIFFERS"]["differences"] == [{"where": "A.reserve", "found": 1, "due": 2}]
    assert cases["TAKEN"]["taken"] == ["NIG"]
    assert cases["STEPS"]["step"] == 2
    assert cases["SKIPPED"] == {
        "id": "SKIPPED", "game": "battle_spirits", "result": "skipped", "verdict": None,
        "expected": "illegal", "reason": "cases[7].action.type: the action 'dance' is not known",
    }  # fmt: skip


def test_a_wrong_citation_and_an_option_are_said(tmp_path: Path) -> None:
    """Which rule was due, and which option would make a case right."""
    other = CITED | {"id": "OTHER", "violates": ["BS-M0"]}
    over = {**SUMMON, "pay": {"reserve": 4}}
    left: Facts = {
        "reserve": 4,
        "core_trash": 4,
        "hand": [],
        "field": {"new": {"card": "RYU", "cores": 1}},
    }
    switched = case(over, side(reserve=9, hand=["RYU"]), after={"A": left}, switch="exact-payment")
    done = _run(written(tmp_path / "cases.json", other, switched | {"id": "SWITCHED"}))
    assert "cites BS-C4, due BS-M0" in done.stdout
    assert "right with the option exact-payment switched" in done.stdout
    fine = case(over, side(reserve=9, hand=["RYU"]), switch="exact-payment")
    assert "[by the option exact-payment]" in _run(written(tmp_path / "b.json", fine)).stdout


def test_a_position_of_no_game_is_skipped(tmp_path: Path) -> None:
    """Each game is asked whether it is its own."""
    done = _run(written(tmp_path / "cases.json", {**RIGHT, "setup": {"board": "chess"}}))
    assert done.exit_code == 2
    assert "no game here reads this position" in done.stdout

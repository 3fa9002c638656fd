"""A judge at the table: each question is one command, and the answers hold."""

from pathlib import Path

import pytest

from typed import recorded, senpu

CARDS = """
[[card]]
id = "T-1"
type = "spirit"
cost = 4
colors = "red"
name = "赤の四"
name_en = "Redfour"
reduction = "red 2"
symbols = "red 1"
levels = "1:1:3000"
[[card]]
id = "T-2"
type = "magic"
cost = 3
colors = "red"
name = "両用"
name_en = "Magboth"
effects = "main/flash"
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A match in which a magic with a draw and a spirit were played."""
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    made = tmp_path / "match.jsonl"
    done = senpu(
        "new", made, "--catalogue", tmp_path / "cards.toml",
        "--alias", "mag=T-2", "--alias", "red=T-1", "--player-a", "Aoi", "--player-b", "Ren",
    )  # fmt: skip
    assert done.exit_code == 0
    return recorded(made, ("1.1 & red v>r9", "m mag/m &d2", "s red"))


def test_was_that_legal_and_by_which_rule(log: Path) -> None:
    """`try` says so, with the facts, and stores nothing."""
    before = log.read_bytes()
    done = senpu("try", log, "s red p1")
    assert done.exit_code == 1
    assert "BS-C4" in done.stdout + done.stderr
    assert senpu("rules", "BS-C4").exit_code == 0
    assert log.read_bytes() == before


def test_what_happened_although_illegal_is_kept_with_its_ruling(log: Path) -> None:
    """Observed, then a warning whose it is."""
    recorded(log, ("x:s red p1", "JH W1 {paid too little}"))
    shown = senpu("log", log, "--rules").stdout
    assert "observed: " in shown and "BS-C4" in shown
    assert "warning, for P1" in shown
    nobody = senpu("try", log, "JH W {slow}")
    assert nobody.exit_code != 0 and "W1 or W2" in nobody.stdout + nobody.stderr


PLAN = [
    "seen by both in what is taken back: side 1 Magboth mag, Redfour red",
    "drawn in what is taken back: side 1 2 (which, the record does not say; a judge says what"
    " goes back)",
    "#5: side 1 Redfour 1: field -> hand",
    "#5: side 1 core 4: core trash -> reserve",
    "#5: side 1 core 1: Redfour -> reserve",
    "#4: side 1 card 2: hand -> deck",
    "#4: side 1 Magboth 1: trash -> hand",
    "#4: side 1 core 3: core trash -> reserve",
]


def test_what_going_back_takes_is_planned(log: Path) -> None:
    """Cards and cores in order, what both know, what was drawn; nothing is stored."""
    before = log.read_bytes()
    done = senpu("rewind", log, "--to", "3", "--plan")
    assert done.exit_code == 0
    assert done.stdout.splitlines() == PLAN
    assert log.read_bytes() == before
    assert senpu("rewind", log, "--to", "99", "--plan").exit_code == 2
    assert senpu("rewind", log, "--to", "3").exit_code == 2


@pytest.mark.parametrize("seat", ["A", "B", "public", "judge"])
def test_what_was_seen_stays_known_after_going_back(log: Path, seat: str) -> None:
    """The rewind says what the plan said; whoever looks at the board is told what all saw."""
    done = senpu("rewind", log, "--to", "3", "--reason", "not payable", "--judge", "H")
    assert done.exit_code == 0
    said = [line.strip() for line in done.stdout.splitlines() + done.stderr.splitlines()]
    assert [line for line in PLAN if line not in said] == []
    shown = senpu("show", log, "--as", seat).stdout
    assert "seen by both before a return: side 1 Magboth mag, Redfour red" in shown
    recorded(log, ("s red",))
    later = senpu("show", log, "--as", seat).stdout
    assert "side 1 Magboth mag" in later and "Magboth mag, Redfour" not in later


def test_only_what_was_undone_is_marked(log: Path) -> None:
    """Not the rewind that stands."""
    senpu("rewind", log, "--to", "3", "--reason", "not payable", "--judge", "H")
    lines = senpu("log", log, "--full-history").stdout.splitlines()
    assert [line.endswith("[undone]") for line in lines] == [False] * 3 + [True] * 2 + [False]


def test_penalties_by_player(log: Path) -> None:
    """Those before a rewind count, a scribe's slip does not."""
    recorded(log, ("JH W1 {paid too little}", "JF C2 {slow}", "JH GL2 {slip}", "-"))
    senpu("rewind", log, "--to", "3", "--reason", "not payable", "--judge", "H")
    recorded(log, ("JH W1 {again}",))
    lines = senpu("log", log, "--penalties").stdout.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [
        "Aoi: penalties 2", "Ren: penalties 1",
    ]  # fmt: skip
    assert "paid too little" in lines[1] and "again" in lines[2]
    assert not [line for line in lines if "slip" in line]

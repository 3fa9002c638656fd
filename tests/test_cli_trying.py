"""`senpu try`: a judge asks what would be, and nothing is recorded."""

import json
from pathlib import Path

import pytest

from typed import new, recorded, senpu


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A match in its first main step, RYU summoned."""
    return recorded(new(tmp_path / "match.jsonl"), ["1.1", "s ryu"])


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("c ryu>r", 0, "legal: 1-4 P1 move cores"),
        ("c ryu>r", 0, "BS-M6c a spirit below Lv1, an ultimate below Lv3, is depleted"),
        ("s gor@2 p2", 1, "Right: pay 4 (cost 5 - reduction 1 + 0); paid 2"),
        ("x:s gor@2 p2", 0, "observed: 1-4 P1 observed: summon"),
        ("c ryu>r | s tsu", 0, "summon [Tsubuhi, Grain of Fire], cost 0"),
        ("nosuch", 1, "cannot be read: nosuch"),
    ],
)
def test_a_line_is_tried(log: Path, line: str, code: int, said: str) -> None:
    """Whether it is legal, what it costs, what follows by which rule; the log is as it was."""
    before = log.read_bytes()
    tried = senpu("try", log, line)
    assert (tried.exit_code, said in tried.stdout) == (code, True), tried.output
    assert log.read_bytes() == before


def test_a_line_is_tried_on_an_earlier_position(log: Path) -> None:
    """Before RYU came it can be summoned; now there is nothing left to pay with."""
    assert senpu("try", log, "s ryu").exit_code == 1
    assert senpu("try", log, "s ryu", "--at", 2).exit_code == 0
    assert "entry 9" in senpu("try", log, "s ryu", "--at", 9).stderr


def test_what_was_tried_is_data_for_scripts(log: Path) -> None:
    """As `preview` gives it."""
    found = json.loads(senpu("try", log, "s gor@2 p2", "--json").stdout)
    assert [fault["rule"] for fault in found["faults"]] == ["BS-C4", "BS-C5c"]
    assert senpu("try", log, "c ryu>r", lang="ja").stdout.startswith("適法: ")

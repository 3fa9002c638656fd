"""A third game: laid into folders, it is found, and everything a game owes is asked of it."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

TESTS = Path(__file__).parents[1]
TOY = Path(__file__).parent / "toy"
FOUND_HERE = """
from pathlib import Path
import senpu.events, senpu.projections
for package in (senpu.events, senpu.projections):
    name = package.__name__.rpartition(".")[2]
    package.__path__.append(str(Path(__file__).parents[1] / name))
"""
HELPERS = ("language.py", "table.py", "invented.py", "nonsense.py")
SUITE = re.compile(r"^def (test_\w+)\(", re.MULTILINE)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folders of events and projections with Sticks alone, and the tests asked of every game."""
    root = tmp_path_factory.mktemp("third")
    _lay_game(root)
    _lay_contract(root / "tests")
    _lay_examples(root / "tests" / "sticks")
    return root


def _lay_game(root: Path) -> None:
    for folder in ("events", "projections"):
        copytree(TOY / folder, root / folder)
        (root / folder / "sticks" / "__init__.py").touch()
    exports = "from .taking import EVENTS as EVENTS\n"
    (root / "events" / "sticks" / "__init__.py").write_text(exports)


def _lay_contract(tests: Path) -> None:
    (tests / "contract").mkdir(parents=True)
    for test in (TESTS / "contract").glob("test_*.py"):
        if test.name != Path(__file__).name:
            _copy(test, tests / "contract" / test.name)
    for helper in HELPERS:
        _copy(TESTS / helper, tests / helper)
    (tests / "conftest.py").write_text(FOUND_HERE)


def _lay_examples(own: Path) -> None:
    own.mkdir()
    for test in (TOY / "tests").glob("*.py"):
        text = test.read_text(encoding="utf-8").replace("from ..events.", "from senpu.events.")
        (own / f"test_{test.stem}_sticks.py").write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")


def _pytest(checkout: Path) -> subprocess.CompletedProcess[str]:
    asked = ["-m", "pytest", "-v", "-p", "no:cacheprovider", "--rootdir", str(checkout)]
    settled = ["-o", "pythonpath=tests", "--import-mode=importlib", "-k", "sticks", "tests"]
    return subprocess.run(
        [sys.executable, *asked, *settled], cwd=checkout, capture_output=True, text=True
    )


def test_the_suite_of_every_game_runs_on_a_third_one(checkout: Path) -> None:
    """Each of its tests, unasked; and the program records, shows and verifies a match of it."""
    done = _pytest(checkout)
    assert done.returncode == 0, done.stdout[-3000:]
    for suite in sorted((checkout / "tests" / "contract").glob("test_*.py")):
        for test in SUITE.findall(suite.read_text(encoding="utf-8")):
            assert re.search(rf"{suite.name}::{test}\[sticks.*PASSED", done.stdout), test
    assert "test_a_match_of_sticks_is_recorded_and_looked_at PASSED" in done.stdout


def test_the_suite_finds_what_a_third_game_lacks(checkout: Path) -> None:
    """An event nobody declared."""
    decide = checkout / "projections" / "sticks" / "decide.py"
    whole = decide.read_text(encoding="utf-8")
    decide.write_text(whole.replace("@BOOK.action(SticksTaken)\n", ""), encoding="utf-8")
    try:
        done = _pytest(checkout)
    finally:
        decide.write_text(whole, encoding="utf-8")
    assert done.returncode != 0
    assert "SticksTaken: no row says what this event is asked and moves" in done.stdout

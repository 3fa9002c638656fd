"""A third game: laid into a copy of the folders it is found, asked what is asked of every game, and
every command works with it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import senpu.analytics
import senpu.events
import senpu.projections
import senpu.replay

TESTS = Path(__file__).parents[1]
TOY = Path(__file__).parent / "toy"
PACKAGES = (senpu.events, senpu.projections, senpu.replay, senpu.analytics)
HELPERS = ("courses.py", "language.py", "table.py", "invented.py", "nonsense.py", "sound.py")
SUITE = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
LINES = 250


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program into which Sticks was laid, and the tests asked of every game."""
    root = tmp_path_factory.mktemp("third")
    for package in PACKAGES:
        name = package.__name__.rpartition(".")[2]
        unneeded = ignore_patterns("__pycache__")
        copytree(str(package.__path__[0]), root / "senpu" / name, ignore=unneeded)
    for folder in ("events", "projections"):
        copytree(TOY / folder, root / "senpu" / folder, dirs_exist_ok=True)
    _lay_tests(root / "tests")
    return root


def _lay_tests(tests: Path) -> None:
    (tests / "contract").mkdir(parents=True)
    for test in (TESTS / "contract").glob("test_*.py"):
        if test.name != Path(__file__).name:
            _copy(test, tests / "contract" / test.name)
    for helper in HELPERS:
        _copy(TESTS / helper, tests / helper)
    (tests / "sticks").mkdir()
    for test in (TOY / "tests").glob("*.py"):
        _copy(test, tests / "sticks" / f"test_{test.stem}_sticks.py")


def _copy(source: Path, target: Path) -> None:
    text = source.read_text(encoding="utf-8").replace("from ..events.", "from senpu.events.")
    target.write_text(text, encoding="utf-8")


def run(root: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What Python does in the copy."""
    paths = os.pathsep.join(map(str, (root, root / "tests")))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def suite(root: Path) -> subprocess.CompletedProcess[str]:
    """The tests asked of every game, asked of Sticks."""
    asked = ("-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "no:xdist")
    settled = ("--rootdir", str(root), "--import-mode=importlib", "-k", "sticks", "tests")
    return run(root, *asked, *settled)


def test_the_suite_of_every_game_runs_on_a_third_one(root: Path) -> None:
    """Each of its tests, unasked."""
    done = suite(root)
    assert done.returncode == 0, done.stdout[-3000:]
    for file in sorted((root / "tests" / "contract").glob("test_*.py")):
        for test in SUITE.findall(file.read_text(encoding="utf-8")):
            assert re.search(rf"{file.name}::{test}\[sticks.*PASSED", done.stdout), test


def test_the_suite_finds_what_a_third_game_lacks(root: Path) -> None:
    """A fact without a name in words; what lacks its row is not even imported."""
    file = root / "senpu" / "projections" / "sticks" / "game.py"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace('"last": Text(', '"least": Text('), encoding="utf-8")
    try:
        done = suite(root)
    finally:
        file.write_text(whole, encoding="utf-8")
    assert done.returncode == 1
    assert "test_a_refusal_fills_its_sentence[sticks-ST-2] FAILED" in done.stdout


def test_a_third_game_is_short() -> None:
    """All that it needs, its page of notation and its match to be shown among it."""
    files = [*TOY.glob("events/**/*.*"), *TOY.glob("projections/**/*.*")]
    texts = [path.read_text(encoding="utf-8") for path in files if path.suffix != ".pyc"]
    assert sum(len(text.splitlines()) for text in texts) <= LINES


# Every command


def senpu_(root: Path, *words: object, typed: str = "", code: int = 0) -> str:
    """What the program says of a command line."""
    line = ("-m", "senpu.replay.cli", "--lang", "en", *map(str, words))
    done = run(root, *line, typed=typed)
    said = done.stdout + done.stderr
    assert "Traceback" not in said, said
    assert done.returncode == code, said
    return said


@pytest.fixture(scope="module")
def log(root: Path) -> Path:
    """A log of Sticks in which a match was recorded, ended and closed."""
    senpu_(root, "demo", "--game", "sticks", "--keep", root / "kept")
    return root / "kept" / "demo.jsonl"


@pytest.fixture
def begun(root: Path, tmp_path: Path) -> Path:
    """A log in which nothing was done."""
    assert "new.jsonl" in senpu_(root, "new", tmp_path / "new.jsonl", "--game", "sticks")
    return tmp_path / "new.jsonl"


def test_new(root: Path, tmp_path: Path) -> None:
    """With its options as flags, without cards and decks."""
    path = tmp_path / "five.jsonl"
    senpu_(root, "new", path, "--game", "sticks", "--pile", 5, "--no-no-copying")
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"] == {"pile": 5, "no_copying": False}
    assert "sticks" in senpu_(root, "new", tmp_path / "no.jsonl", "--game", "chess", code=2)


def test_record(root: Path, begun: Path) -> None:
    """The items of every game and its own; a refusal has its rule, what is unreadable a hint."""
    said = senpu_(root, "record", begun, typed="1.1 t3 | t2 {quickly}\n2.1 | x:t2 | -\n=p7\n? \n")
    assert "P1 take 3" in said
    assert "observed: take 2" in said
    assert "because {quickly}" in said
    assert "count of P" in said
    assert "three are taken" in said
    assert "ST-2" in senpu_(root, "record", begun, typed="t2\n", code=1)
    assert "how many? write t3" in senpu_(root, "record", begun, typed="t\n", code=1)
    assert "verbs are: t take" in senpu_(root, "record", begun, typed="steal 3\n", code=1)
    said = senpu_(
        root, "record", begun, typed="JH W1 {slow}\n{tea}\nredraw 1\nconcede 1\n0-1 time\n"
    )
    assert "P2 wins" in said


def test_record_help_notation(root: Path) -> None:
    """On one page, in both languages."""
    assert "3本取る" in senpu_(
        root, "record", "--help-notation", "--game", "sticks", "--lang", "ja"
    )


def test_demo(root: Path, log: Path) -> None:
    """Every step of it, shown beside those of the other games."""
    assert (log.parent / "demo_refused.ktn").is_file()
    assert "demo --game sticks" in senpu_(root, "demo")


def test_show(root: Path, log: Path) -> None:
    """The pile; as plain data, too."""
    assert "||||||" in senpu_(root, "show", log, "--turn", 2)
    shown = json.loads(senpu_(root, "show", log, "--turn", 1, "--json"))
    assert shown["board"]["pile"] == 12


def test_log(root: Path, log: Path) -> None:
    """In full text of both languages."""
    assert "P1 take 3" in senpu_(root, "log", log)
    assert "先手 取る 3本" in senpu_(root, "log", log, "--lang", "ja")
    assert "ST-3" in senpu_(root, "log", log, "--rules")


def test_legal(root: Path, begun: Path) -> None:
    """What may be taken, and why not the same."""
    senpu_(root, "record", begun, typed="1.1 t3\n")
    told = senpu_(root, "legal", begun)
    assert "ST-2" in told
    assert "\nt1 " in told


def test_rules(root: Path) -> None:
    """With their source and their options."""
    assert "grandmother" in senpu_(root, "rules", "--game", "sticks")
    assert "no_copying = on" in senpu_(root, "rules", "--game", "sticks", "--inferred")


def test_verify(root: Path, log: Path) -> None:
    """Every entry is what the rules give."""
    assert "OK" in senpu_(root, "verify", log)


def test_check(root: Path, tmp_path: Path) -> None:
    """A game that reads no cases is none that a position is of."""
    case = {"id": "S1", "setup": {"pile": 3}, "action": {"type": "take"}, "verdict": "legal"}
    (tmp_path / "cases.json").write_text(json.dumps({"cases": [case]}), encoding="utf-8")
    assert "S1" in senpu_(root, "check", tmp_path / "cases.json", code=2)


def test_query(root: Path, log: Path) -> None:
    """Its plays, and its counts as columns."""
    asked = "SELECT type, count(*) AS n FROM plays GROUP BY type"
    assert "sticks_taken" in senpu_(root, "query", log, asked)
    assert "12" in senpu_(root, "query", log, "SELECT max(pile) FROM boards")


def test_report(root: Path, log: Path) -> None:
    """Those of every game; of another game's it is said that they are none of its own."""
    assert "sticks" in senpu_(root, "report", log, "illegal")
    assert "sticks has no report depletion" in senpu_(root, "report", log, "depletion")


def test_schema_and_cards(root: Path, tmp_path: Path) -> None:
    """The rest of what is there for every game."""
    assert "sticks.SticksTaken" in senpu_(root, "schema")
    (tmp_path / "cards.toml").write_text('[[cards]]\nid = "S1"\nname = "x"\n', encoding="utf-8")
    assert "S1" not in senpu_(root, "cards", tmp_path / "cards.toml", "--game", "sticks")

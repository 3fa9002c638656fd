"""Who may import whom, where the import linter cannot see it."""

import ast
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

from senpu.projections.game import games
from senpu.replay.commands import commands
from typed import senpu

ROOT = Path(__file__).parents[1]
FOLDERS = ("events", "projections", "replay", "analytics")
EVENTS_MAY_IMPORT = {"msgspec", "senpu", *sys.stdlib_module_names}
SOURCES = sorted((ROOT / "events").rglob("*.py"))
HEAVY = {"duckdb", "pyarrow", "prompt_toolkit", "rich", "importlib.metadata"}
"""Imported only where they are used: each costs every start of the program otherwise."""

BARE = "import click, msgspec\n@click.group()\ndef main(): ...\nmain(['--help'])"
OURS = "from senpu.replay.cli import main; main(['--help'])"


def _run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", FOLDERS)
def test_a_folder_is_not_a_package_by_itself(name: str) -> None:
    """A second copy of its classes would equal nothing; the error says what to import."""
    done = _run(f"import {name}")
    assert done.returncode == 1
    assert f"ImportError: import senpu.{name}" in done.stderr


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_events_need_only_msgspec_and_the_standard_library(source: Path) -> None:
    """The log file locks too; what only type checkers import does not count."""
    other = _imported(ast.parse(source.read_text(encoding="utf-8"))) - EVENTS_MAY_IMPORT
    assert other == ({"filelock"} if source == ROOT / "events/log/file.py" else set())


def test_help_imports_no_command_and_no_game() -> None:
    """Nor anything heavy: to list the commands their table is enough."""
    loaded = _loaded("--help")
    assert HEAVY.isdisjoint(loaded)
    assert not {name for name in loaded for slug in games() if slug in name.split(".")}
    assert not {listed.module for listed in commands().values()} & loaded


@pytest.mark.parametrize("name", ["show", "verify"])
@pytest.mark.parametrize("slug", games())
def test_looking_at_a_log_imports_its_game_alone(slug: str, name: str, tmp_path: Path) -> None:
    """And of that nothing that reads what is typed."""
    log = tmp_path / "match.jsonl"
    assert senpu("new", log, "--game", slug).exit_code == 0
    loaded = _loaded(name, str(log))
    games_loaded = {slug for slug in games() if f"senpu.projections.{slug}" in loaded}
    assert games_loaded == {slug}
    assert f"senpu.projections.{slug}.reading" not in loaded


def test_help_costs_little_more_than_any_program() -> None:
    """CPU time of one that only imports click and msgspec, by minima of rounds in turn."""
    bare, ours = [sys.executable, "-c", BARE], [sys.executable, "-c", OURS]
    least, most = _cpu(bare), _cpu(ours)
    for _ in range(40):
        if most <= 1.3 * least:
            return
        least, most = min(least, _cpu(bare)), min(most, _cpu(ours))
    pytest.fail(f"{most / least:.2f} times")


def _cpu(words: list[str]) -> float:
    """Seconds of CPU that a program takes."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(words, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _loaded(*words: str) -> set[str]:
    """All modules there are when a command line has run."""
    done = _run(
        "import sys; from senpu.replay.cli import cli\n"
        f"code = cli.main({words!r}, 'senpu', standalone_mode=False)\n"
        "print(code, *sys.modules)"
    )
    code, *loaded = done.stdout.splitlines()[-1].split()
    assert code == "0", done.stderr
    return set(loaded)


def _imported(node: ast.AST) -> set[str]:
    """The top names of all that is imported under a node at run time."""
    found: set[str] = set()
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                for other in child.orelse:
                    found |= _imported(other)
            case ast.Import():
                found |= {alias.name.partition(".")[0] for alias in child.names}
            case ast.ImportFrom(module=str(module)):
                found.add(module.partition(".")[0])
            case _:
                found |= _imported(child)
    return found

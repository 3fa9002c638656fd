"""Who may import whom, where the import linter cannot see it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("events", "projections", "replay", "analytics")
EVENTS_MAY_IMPORT = {"msgspec", "senpu", *sys.stdlib_module_names}
SOURCES = sorted((ROOT / "events").rglob("*.py"))
HEAVY = {"duckdb", "pyarrow", "prompt_toolkit"}
"""Imported only where they are used: each costs every start of the program otherwise."""


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


def test_starting_the_program_imports_nothing_heavy() -> None:
    """As `senpu --help` does."""
    done = _run("import sys, senpu.replay.cli; print(*sys.modules)")
    assert done.returncode == 0, done.stderr
    assert HEAVY.isdisjoint(done.stdout.split())


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

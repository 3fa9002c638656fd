"""No module imports another that, by whatever way, imports it: not even for type checkers alone."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("events", "projections", "replay", "analytics")


@cache
def modules() -> Mapping[str, Path]:
    """All modules of the program, by name."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    return {_name(path): path for path in found}


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(("senpu", *parts)).removesuffix(".__init__")


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules a module names in imports: those it takes names from, or those it takes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in (f"{node.module}.{alias.name}" for alias in node.names):
                yield name if name in modules() else node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """A circle of modules, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_imports_itself_by_another() -> None:
    """The whole program can be read from the bottom up."""
    sources = {name: path.read_text(encoding="utf-8") for name, path in modules().items()}
    graph = {
        name: {*imported(ast.parse(source))} & modules().keys() - {name}
        for name, source in sources.items()
    }
    assert len(graph) > 100
    assert circle(graph) == []


@pytest.mark.parametrize(
    ("graph", "found"), [({"a": {"b"}, "b": {"a"}}, {"a", "b"}), ({"a": {"b"}}, set[str]())]
)
def test_a_circle_is_seen(graph: Mapping[str, set[str]], found: set[str]) -> None:
    """And where there is none, none."""
    assert {*circle(graph)} == found

"""What is installed is what is in the folders, and what is locked is what is asked for."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("events", "projections", "replay", "analytics")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
PINS = (ROOT / ".ci/requirements.txt").read_text(encoding="utf-8")


def _asked(requirements: list[str]) -> set[tuple[str, str]]:
    """Requirements as name and specifier."""
    parts = (re.fullmatch(r"([\w-]+)(?:\[\w+\])?(.*)", each) for each in requirements)
    return {(part[1], part[2]) for part in parts if part}


def _locked(requirements: list[Any]) -> set[tuple[str, str]]:
    return {(each["name"], each["specifier"]) for each in requirements}


def test_the_folders_are_linked_for_editable_installs() -> None:
    """Exactly the four, and `senpu` itself stays a namespace."""
    links = ROOT / ".src/senpu"
    assert {each.name for each in links.iterdir()} == set(FOLDERS)
    for name in FOLDERS:
        assert (links / name).is_symlink()
        assert (links / name).resolve() == ROOT / name


@pytest.mark.parametrize("name", FOLDERS)
def test_each_package_says_that_it_is_typed(name: str) -> None:
    """Else type checkers do not read it where it is installed."""
    assert (ROOT / name / "py.typed").is_file()


def test_the_installed_version_is_the_projects() -> None:
    """The metadata come from the one place that states it."""
    assert version("senpu") == PROJECT["project"]["version"]


def test_the_lock_is_of_the_public_index_only() -> None:
    """No address of anybody's own machine or mirror."""
    hosts = set(re.findall(r"[a-z+]+://([^/\"]+)", (ROOT / "uv.lock").read_text(encoding="utf-8")))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}
    assert "://" not in PINS


def test_the_lock_is_made_from_what_the_project_asks_for() -> None:
    """Names and bounds agree; after a change `uv lock` makes it anew."""
    (own,) = (each for each in LOCK["package"] if each["name"] == "senpu")
    metadata = own["metadata"]
    assert _locked(metadata["requires-dist"]) == _asked(PROJECT["project"]["dependencies"])
    groups = PROJECT["dependency-groups"]
    assert {name: _locked(each) for name, each in metadata["requires-dev"].items()} == {
        name: _asked(each) for name, each in groups.items()
    }


def test_pip_installs_what_is_locked() -> None:
    """The pins for plain pip are those of the lock, all of them and each with its hashes."""
    pins = dict(re.findall(r"^([\w-]+)==(\S+)", PINS, re.MULTILINE))
    locked = {each["name"]: each["version"] for each in LOCK["package"] if each["name"] != "senpu"}
    assert pins == locked
    for block in re.split(r"\n(?=\w)", PINS.split("\n", 2)[2]):
        assert "--hash=sha256:" in block

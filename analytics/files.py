"""Which files are asked about: files, folders with all logs in them, patterns."""

from collections.abc import Iterable, Iterator
from glob import glob
from pathlib import Path

from msgspec import Struct

from senpu.analytics import words
from senpu.projections.rules import Text

LOGS = "*.jsonl"
LEFT_OUT, DAMAGED, NOT_THERE = 1, 3, 5
"""Exit codes, as of every command."""


class Notice(Struct, frozen=True):
    """Something given that was not used, or not to its end, and why.

    `prefix` says that the part before the fault was used, `code` how the command ends for it.
    """

    path: str
    why: Text
    prefix: bool = False
    code: int = LEFT_OUT


def find(given: Iterable[str]) -> tuple[tuple[Path, ...], tuple[Notice, ...]]:
    """All logs meant, each once, folders searched in depth; and what leads to none."""
    found: dict[Path, Path] = {}
    missing: list[Notice] = []
    for name in given:
        paths = tuple(_logs(name))
        if not paths:
            missing.append(Notice(name, _why_none(name), code=NOT_THERE))
        for path in paths:
            found.setdefault(path.resolve(), path)
    return tuple(found.values()), tuple(missing)


def _logs(name: str) -> Iterator[Path]:
    path = Path(name)
    if path.is_dir():
        yield from sorted(each for each in path.rglob(LOGS) if each.is_file())
    elif path.exists():
        yield path
    else:
        for match in sorted(glob(name, recursive=True)):
            yield from _logs(match)


def _why_none(name: str) -> Text:
    if Path(name).is_dir():
        return words.NO_LOGS.filled(logs=LOGS)
    return words.NO_FILE

"""Cutting a line into its items."""

import re

from senpu.events.notation.kinds import RESULT_CAUSE
from senpu.events.notation.line import Line, Scan, normal

_PREFIX = re.compile(r"\s*(?:[xX]\s*:|!)?\s*\d+\.[12](?![\d.])(?:\s*/\s*(?:{early})(?!\w))?", re.I)
_RESULT = rf"(?:1-0|0-1)\s+(?i:{RESULT_CAUSE})(?=\s|[{{\[?|]|$)"
_FULL = re.compile(
    rf"\s*(?!{_RESULT})"
    r"(?:-?\d+-\d+\s+(?!\s|[{\[?(|]|$|by:|because|理由)|P[12]\b|先手|後手)"
)
_MEANT = re.compile(r"\s*(?:by:|because|理由|\[\s*[\d\"]|\?!|$)", re.I)


def cut(line: str, early: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """A line cut into its items, each with the column it begins at.

    A turn prefix is an item of its own, with a step behind it if that is one of the `early`.
    """
    typed = normal(line)
    parts = split(typed, 0, len(typed.text), "|")
    found: list[tuple[int, int]] = []
    for start, end in parts if not is_full(typed) else [(0, len(typed.text))]:
        prefix = _prefix(early).match(typed.text, start, end)
        if prefix and not _MEANT.match(typed.text, prefix.end(), end):
            found += [(start, prefix.end()), (prefix.end(), end)]
        else:
            found.append((start, end))
    return tuple(item for start, end in found if (item := _typed(typed, start, end)))


def _prefix(early: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(_PREFIX.pattern.replace("{early}", "|".join(early)), re.I)


def _typed(line: Line, start: int, end: int) -> tuple[str, int] | None:
    scan = Scan(line, start, end)
    if scan.done:
        return None
    column = scan.column
    return line.typed[column - 1 : line.columns[end] - 1].rstrip(), column


def split(line: Line, start: int, end: int, sign: str) -> list[tuple[int, int]]:
    """The parts between signs that stand outside all brackets."""
    parts: list[tuple[int, int]] = []
    depth = 0
    for at in range(start, end):
        letter = "" if line.quoted[at] else line.text[at]
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == sign and depth <= 0:
            parts.append((start, at))
            start = at + 1
    return [*parts, (start, end)]


def is_full(line: Line) -> bool:
    """Whether a line is full text: it begins with its number, or with who acted."""
    return _FULL.match(line.text) is not None

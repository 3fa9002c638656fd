"""The result of a query as lines of text."""

import csv
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal
from io import StringIO
from typing import Any, Final, NamedTuple

from rich.cells import cell_len


class Result(NamedTuple):
    """What a query gave."""

    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


def table(result: Result) -> Iterator[str]:
    """Columns side by side, numbers to the right; two lines of heading, then a line a row.

    What is no letter is shown as `�`, so that no text in a log can steer the terminal.
    """
    shown = [[_visible(_text(value, "NULL")) for value in row] for row in result.rows]
    heads = [_visible(name) for name in result.columns]
    widths = [max(map(cell_len, column)) for column in zip(heads, *shown, strict=True)]
    right = [_is_number(column) for column in zip(*result.rows, strict=True)]
    right = right or [False] * len(heads)
    yield _aligned(heads, widths, right)
    yield "  ".join("─" * width for width in widths)
    for row in shown:
        yield _aligned(row, widths, right)


def markdown(result: Result) -> Iterator[str]:
    """A table for a document."""
    yield _piped(map(_escaped, result.columns))
    yield _piped("---" for _ in result.columns)
    for row in result.rows:
        yield _piped(_escaped(_text(value, "")) for value in row)


def comma_separated(result: Result) -> Iterator[str]:
    """CSV with a heading; nothing stands for NULL."""
    for row in (result.columns, *result.rows):
        line = StringIO()
        csv.writer(line, lineterminator="").writerow([_cell(value) for value in row])
        yield line.getvalue()


def tab_separated(result: Result) -> Iterator[str]:
    """Values between tabs with a heading; nothing stands for NULL."""
    for row in (result.columns, *result.rows):
        yield "\t".join(map(_cell, row))


def objects(result: Result) -> Iterator[str]:
    """A JSON array with an object a row, each on a line of its own."""
    names = _distinct(result.columns)
    last = len(result.rows) - 1
    yield "["
    for at, row in enumerate(result.rows):
        body = json.dumps(dict(zip(names, row, strict=True)), ensure_ascii=False, default=_plain)
        yield _STEERING.sub(_escape, body) + ("" if at == last else ",")
    yield "]"


FORMATS: Final[Mapping[str, Callable[[Result], Iterator[str]]]] = {
    "table": table,
    "csv": comma_separated,
    "tsv": tab_separated,
    "json": objects,
    "markdown": markdown,
}
ENDINGS: Final[Mapping[str, str]] = {
    ".txt": "table", ".csv": "csv", ".tsv": "tsv", ".json": "json", ".md": "markdown",
}  # fmt: skip
"""The format of a file, by its ending."""
HEADING: Final = 2
"""Lines of a table before its rows."""


_STEERING: Final = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""What JSON allows as it stands although it steers a terminal or turns text around."""


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def _cell(value: Any) -> str:
    """A value in a spreadsheet: what would be a formula there is text, and steers nothing."""
    text = _visible(_text(value, ""))
    return f"'{text}" if isinstance(value, str) and text[:1] in _FORMULA else text


_FORMULA: Final = ("=", "+", "-", "@")


def _text(value: Any, nothing: str) -> str:
    if value is None:
        return nothing
    if isinstance(value, str):
        return value
    if isinstance(value, list | dict):
        return json.dumps(value, ensure_ascii=False, default=_plain)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _plain(value: Any) -> Any:
    if isinstance(value, Decimal):
        return float(value)
    return value.isoformat() if isinstance(value, date) else str(value)


def _visible(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else "�" for c in text)


def _is_number(column: Iterable[Any]) -> bool:
    found = [value for value in column if value is not None]
    return bool(found) and all(isinstance(value, int | float | Decimal) for value in found)


def _aligned(cells: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> str:
    padded: list[str] = []
    for cell, width, to_right in zip(cells, widths, right, strict=True):
        space = " " * (width - cell_len(cell))
        padded.append(space + cell if to_right else cell + space)
    return "  ".join(padded).rstrip()


def _piped(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _escaped(text: str) -> str:
    lines = (_visible(line) for line in text.replace("\\", "\\\\").replace("|", "\\|").split("\n"))
    return "<br>".join(lines)


def _distinct(columns: Sequence[str]) -> list[str]:
    """Names told apart by a number where a query gave two columns the same."""
    seen: Counter[str] = Counter()
    names: list[str] = []
    for column in columns:
        seen[column] += 1
        names.append(column if seen[column] == 1 else f"{column}_{seen[column]}")
    return names

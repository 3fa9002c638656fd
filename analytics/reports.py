"""Questions that come with the program: one SQL file each in `reports`.

A file begins with comments: the question in English and in Japanese, then its definition in lines
`en:` and `ja:`. Columns before `n` say what a row is about and are always shown, as is `n`, how
many cases it rests on; those after it are shown from `HIDDEN_BELOW` cases on. After a column
`hits`, of which there are at most `n`, the share comes with its Wilson interval.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from senpu.analytics.output import Result
from senpu.analytics.stats import GREY_BELOW, HIDDEN_BELOW, wilson
from senpu.analytics.warehouse import Warehouse
from senpu.projections.rules import Lang, Text

_FOLDER: Final = Path(__file__).with_name("reports")
_DIGITS: Final = 3


class Report(Struct, frozen=True):
    """A question, what exactly its numbers are, and the SQL that answers it."""

    name: str
    question: Text
    definition: Text
    sql: str


class Answer(Struct, frozen=True):
    """A report's numbers; `hidden` and `grey` are the rows that rest on too few cases or few."""

    result: Result
    hidden: frozenset[int]
    grey: frozenset[int]


@cache
def reports() -> Mapping[str, Report]:
    """All reports by name."""
    return {path.stem: _read(path) for path in sorted(_FOLDER.glob("*.sql"))}


def _read(path: Path) -> Report:
    sql = path.read_text(encoding="utf-8")
    en, ja, *rest = (line[3:] for line in sql.splitlines() if line.startswith("-- "))
    return Report(
        name=path.stem,
        question=Text(ja=ja, en=en),
        definition=Text(ja="".join(_after("ja: ", rest)), en=" ".join(_after("en: ", rest))),
        sql=sql,
    )


def _after(prefix: str, lines: list[str]) -> list[str]:
    return [line.removeprefix(prefix) for line in lines if line.startswith(prefix)]


def answer(warehouse: Warehouse, report: Report, lang: Lang) -> Answer:
    """The report on a warehouse. Raises QueryError."""
    result = warehouse.query(report.sql, lang=lang)
    at = result.columns.index("n")
    cases = [row[at] for row in result.rows]
    hidden = frozenset(k for k, n in enumerate(cases) if n < HIDDEN_BELOW)
    grey = frozenset(k for k, n in enumerate(cases) if n < GREY_BELOW)
    rows = [tuple(_row(result.columns, row)) for row in result.rows]
    shown = [_cut(row, at) if k in hidden else row for k, row in enumerate(rows)]
    return Answer(Result(tuple(_columns(result.columns)), shown), hidden, grey)


def _columns(columns: tuple[str, ...]) -> Iterator[str]:
    for column in columns:
        yield column
        if column == "hits":
            yield from ("rate", "low", "high")


def _row(columns: tuple[str, ...], row: tuple[Any, ...]) -> Iterator[Any]:
    for column, value in zip(columns, row, strict=True):
        yield _rounded(value)
        if column == "hits":
            yield from _share(value, row[columns.index("n")])


def _rounded(value: Any) -> Any:
    return round(value, _DIGITS) if isinstance(value, float) else value


def _share(hits: int, n: int) -> tuple[float | None, ...]:
    if not n:
        return None, None, None
    return tuple(round(part, _DIGITS) for part in wilson(hits, n))


def _cut(row: tuple[Any, ...], at: int) -> tuple[Any, ...]:
    return (*row[: at + 1], *(None for _ in row[at + 1 :]))

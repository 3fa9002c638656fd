"""Questions that come with the program: one SQL file each.

Those about every game are in `reports` here; a game has its own in `reports` beside its cards.

A file begins with comments: the question in English and in Japanese, then its definition in lines
`en:` and `ja:`. Columns before `n` say what a row is about and are always shown, as is `n`, how
many cases it rests on; those after it are shown from `HIDDEN_BELOW` cases on. After a column
`hits`, of which there are at most `n`, the share comes with its interval: Wilson's, or, where a
column `players` lists `[hits, n]` of each player, one that allows for players who repeat.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from msgspec import Struct

from senpu.analytics.output import Result
from senpu.analytics.stats import FEWEST_PLAYERS, GREY_BELOW, HIDDEN_BELOW, of_players, wilson
from senpu.analytics.warehouse import Warehouse
from senpu.events.cards.catalogue import shipped
from senpu.projections.game import games
from senpu.projections.rules import Lang, Text

_FOLDER: Final = "reports"
_DIGITS: Final = 3


class Report(Struct, frozen=True):
    """A question, what exactly its numbers are, and the SQL that answers it.

    `game` is the game it is about, empty where every game knows of what it asks.
    """

    name: str
    question: Text
    definition: Text
    sql: str
    game: str = ""


class Answer(Struct, frozen=True):
    """A report's numbers; `hidden` and `grey` are the rows that rest on too few cases or few.

    `unsure` are those with too few players for an interval.
    """

    result: Result
    hidden: frozenset[int]
    grey: frozenset[int]
    unsure: frozenset[int] = frozenset()


@cache
def reports() -> Mapping[str, Report]:
    """All reports by name."""
    found = dict(_in(files("senpu.analytics") / _FOLDER))
    for game in games():
        found |= _in(shipped(game) / _FOLDER, game)
    return dict(sorted(found.items()))


def _in(folder: Traversable, game: str = "") -> Iterator[tuple[str, Report]]:
    """The reports of a folder, if it is there, by name."""
    paths = (
        [path for path in folder.iterdir() if path.name.endswith(".sql")] if folder.is_dir() else []
    )
    for path in sorted(paths, key=lambda path: path.name):
        name = path.name.removesuffix(".sql")
        yield name, _read(name, path, game)


def _read(name: str, path: Traversable, game: str) -> Report:
    sql = path.read_text(encoding="utf-8")
    en, ja, *rest = (line[3:] for line in sql.splitlines() if line.startswith("-- "))
    return Report(
        name=name,
        question=Text(ja=ja, en=en),
        definition=Text(ja="".join(_after("ja: ", rest)), en=" ".join(_after("en: ", rest))),
        sql=sql,
        game=game,
    )


def _after(prefix: str, lines: list[str]) -> list[str]:
    return [line.removeprefix(prefix) for line in lines if line.startswith(prefix)]


def answer(warehouse: Warehouse, report: Report, lang: Lang) -> Answer:
    """The report on a warehouse, of one game on the matches of that alone. Raises QueryError."""
    result = _of(report.game, warehouse.query(report.sql, lang=lang))
    at = result.columns.index("n")
    cases = [row[at] for row in result.rows]
    hidden = frozenset(k for k, n in enumerate(cases) if n < HIDDEN_BELOW)
    grey = frozenset(k for k, n in enumerate(cases) if n < GREY_BELOW)
    rows = [tuple(_row(result.columns, row)) for row in result.rows]
    shown = [_cut(row, at) if k in hidden else row for k, row in enumerate(rows)]
    unsure = frozenset(k for k, row in enumerate(result.rows) if _few(result.columns, row))
    return Answer(Result(tuple(_columns(result.columns)), shown), hidden, grey, unsure - hidden)


def _few(columns: tuple[str, ...], row: tuple[Any, ...]) -> bool:
    return "players" in columns and len(row[columns.index("players")]) < FEWEST_PLAYERS


def _of(game: str, result: Result) -> Result:
    """The rows that are about a game, or all; every row of a game's own report says which."""
    if not game:
        return result
    at = result.columns.index("game")
    return Result(result.columns, [row for row in result.rows if row[at] == game])


def _columns(columns: tuple[str, ...]) -> Iterator[str]:
    for column in columns:
        yield column
        if column == "hits":
            yield from ("rate", "low", "high")


def _row(columns: tuple[str, ...], row: tuple[Any, ...]) -> Iterator[Any]:
    told = dict(zip(columns, row, strict=True))
    for column, value in told.items():
        yield len(value) if column == "players" else _rounded(value)
        if column == "hits":
            yield from _share(value, told["n"], told.get("players"))


def _rounded(value: Any) -> Any:
    return round(value, _DIGITS) if isinstance(value, float) else value


def _share(hits: int, n: int, players: list[list[int]] | None) -> tuple[float | None, ...]:
    if not n:
        return None, None, None
    found = wilson(hits, n) if players is None else of_players([(h, of) for h, of in players])
    parts = found or (hits / n, None, None)
    return tuple(None if part is None else round(part, _DIGITS) for part in parts)


def _cut(row: tuple[Any, ...], at: int) -> tuple[Any, ...]:
    return (*row[: at + 1], *(None for _ in row[at + 1 :]))

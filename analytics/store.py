"""Rows handed to DuckDB in bulk, as Arrow tables."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from senpu.analytics import schema
from senpu.analytics.schema import Comment, comment_on, quoted
from senpu.analytics.tables import TABLES, Row
from senpu.projections.fold import RECORD
from senpu.projections.game import Game

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_SPREAD: Final = "SELECT * REPLACE (unnest(zone) AS zone, unnest(n) AS n) FROM incoming"
_BOARDS: Final = """
CREATE OR REPLACE VIEW boards AS SELECT match, seq, seat{zones}
FROM positions WHERE effective GROUP BY match, seq, seat"""


def create(connection: "DuckDBPyConnection") -> None:
    """Make all tables, empty and with their comments."""
    connection.execute("SET enable_progress_bar = false")  # it would stand among the results
    for statement in schema.statements():
        connection.execute(statement)


def insert(connection: "DuckDBPyConnection", rows: Iterable[Row]) -> None:
    """Add rows, all or none. Raises TypeError, ValueError, OverflowError or duckdb.Error."""
    found: dict[type[Row], list[Row]] = defaultdict(list)
    for row in rows:
        found[type(row)].append(row)
    with connection.cursor() as cursor:
        cursor.begin()
        for table, lines in found.items():
            _insert(cursor, table, lines)
        cursor.commit()


def _insert(cursor: "DuckDBPyConnection", table: type[Row], lines: Sequence[Row]) -> None:
    pyarrow: Any = import_module("pyarrow")  # has no types
    names = table.__struct_fields__
    columns = [pyarrow.array([*map(attrgetter(name), lines)]) for name in names]
    cursor.register("incoming", pyarrow.table(columns, names=names))
    found = _SPREAD if table is TABLES["positions"] else "FROM incoming"
    cursor.execute(f"INSERT INTO {table.__name__} BY NAME {found}")


def rules(game: Game) -> Iterator[Row]:
    """The rules of a game, with those of the record itself."""
    for rule in (*game.rulebook.rules().values(), *RECORD.rules().values()):
        yield TABLES["rules"](
            game=game.slug,
            rule=rule.id,
            gist_ja=rule.gist.ja,
            gist_en=rule.gist.en,
            source=rule.cite.source,
            locator=rule.cite.locator,
            standing=rule.cite.standing,
            force=rule.force,
        )


def create_boards(connection: "DuckDBPyConnection") -> None:
    """Give the view `boards` a column for each zone there is."""
    found = connection.execute("SELECT DISTINCT zone FROM positions ORDER BY zone").fetchall()
    zones = [str(zone) for (zone,) in found]
    columns = (f", max(n) FILTER (zone = {_text(zone)}) AS {quoted(zone)}" for zone in zones)
    connection.execute(_BOARDS.format(zones="".join(columns)))
    for comment in (*schema.comments(), *(_zone_comment(zone) for zone in zones)):
        if comment.table == "boards":
            connection.execute(comment_on(comment))


def _zone_comment(zone: str) -> Comment:
    return Comment("VIEW", "boards", zone, f"what lies in {zone}")


def _text(word: str) -> str:
    return "'{}'".format(word.replace("'", "''"))

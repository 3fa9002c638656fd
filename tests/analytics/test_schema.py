"""The documentation of the tables is complete, and is what the tables are."""

import re
from collections.abc import Iterator

import pytest

from senpu.analytics import schema
from senpu.analytics.tables import TABLES
from senpu.analytics.warehouse import Warehouse, ingest
from senpu.projections.game import games


@pytest.fixture(scope="module")
def warehouse() -> Iterator[Warehouse]:
    """Tables without a match."""
    with ingest([]) as found:
        yield found


def test_every_table_view_and_column_has_a_comment(warehouse: Warehouse) -> None:
    """Stored in the database itself, so that a kept file explains itself."""
    named = """SELECT table_name, comment FROM duckdb_tables() UNION ALL
        SELECT view_name, comment FROM duckdb_views() WHERE NOT internal"""
    said = dict(warehouse.query(named).rows)
    assert {"matches", "actions", "events", "plays", "turns", "boards", "decided"} <= set(said)
    assert [name for name, comment in said.items() if not comment] == []
    columns = """SELECT table_name || '.' || column_name, comment FROM duckdb_columns()
        WHERE NOT internal"""
    rows = warehouse.query(columns).rows
    assert len(rows) > 150
    assert [name for name, comment in rows if not comment or len(comment) < 4] == []


def test_comments_are_read_whole() -> None:
    """A comment may go on in the next line; a view takes over those of its table."""
    said = {(each.table, each.column): each.text for each in schema.comments()}
    assert said["matches", "excluded"].startswith("why rates leave it out: unfinished,")
    assert said["matches", "excluded"].endswith("NULL if they count it")
    assert said["plays", "payable"] == said["actions", "payable"]
    assert said["matches", ""] == "One row a match."


def test_rows_have_the_columns_of_their_table(warehouse: Warehouse) -> None:
    """In name and number, for every table there is."""
    stored = warehouse.query("SELECT table_name FROM duckdb_tables()").rows
    assert {name for (name,) in stored} == set(TABLES)
    for name, row in TABLES.items():
        assert warehouse.query(f"FROM {name}").columns == row.__struct_fields__


def test_no_column_needs_quotes(warehouse: Warehouse) -> None:
    """Every name can be typed as it is."""
    columns = "SELECT table_name, column_name FROM duckdb_columns() WHERE NOT internal"
    for table, column in warehouse.query(columns).rows:
        assert warehouse.query(f"SELECT {column} FROM {table}").columns == (column,)


def test_nothing_names_a_game() -> None:
    """What is documented holds for every game."""
    words = schema.text().lower()
    for game in games().values():
        for name in (game.slug, game.name.en.lower(), game.name.ja, game.slug.replace("_", "-")):
            assert name not in words


def test_the_file_is_plain_sql() -> None:
    """It ends every statement and keeps to lines one can read."""
    assert schema.text().count(";") >= len(TABLES)
    assert max(map(len, schema.text().splitlines())) <= 100
    assert not re.search(r"\t| $", schema.text(), re.MULTILINE)

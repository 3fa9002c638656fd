"""The rows of the tables that `schema.sql` declares: a type for each table, with its columns."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, defstruct

from senpu.analytics import schema


class Row(Struct, frozen=True, gc=False):
    """A row of the table that has the name of its type."""


TABLES: Mapping[str, type[Any]] = {
    table: defstruct(table, columns, bases=(Row,), frozen=True, gc=False)
    for table, columns in schema.columns().items()
}

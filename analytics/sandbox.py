"""What SQL may reach: the tables taken in and those brought along, nothing else of the machine.

A question may come from anywhere, and so may a database file, whose views could read files. So
before a question is asked, files, the network, extensions and settings are closed for good.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

CLOSED: Final = (
    "autoinstall_known_extensions = false",
    "autoload_known_extensions = false",
    "allow_community_extensions = false",
    "python_enable_replacements = false",
    "enable_external_access = false",
    "lock_configuration = true",
)
"""The last one keeps the others: settings cannot be changed any more."""
OUTSIDE: Final = frozenset({"ATTACH", "DETACH", "COPY", "COPY_DATABASE", "EXPORT", "LOAD"})
"""Statements that are about something outside the tables."""
READERS: Final[Mapping[str, str]] = {
    ".csv": "read_csv",
    ".tsv": "read_csv",
    ".json": "read_json",
    ".jsonl": "read_json",
    ".parquet": "read_parquet",
}
"""How a table of one's own is read, by the ending of its file."""
_NAME: Final = re.compile(r"[^\W\d]\w*")


def close(connection: "DuckDBPyConnection") -> None:
    """Close everything but the tables."""
    for setting in CLOSED:
        connection.execute(f"SET {setting}")


def leads_outside(statement: object) -> bool:
    """Whether a statement, as DuckDB parsed it, is about something outside the tables."""
    try:
        kind = str(statement.type)  # type: ignore[attr-defined]
    except ValueError:  # a kind the binding has no name for, such as one that updates extensions
        return True
    return kind.rpartition(".")[2] in OUTSIDE


def is_refusal(error: Exception) -> bool:
    """Whether DuckDB says no because it was closed."""
    said = str(error)
    return said.startswith("Permission Error") or "configuration has been locked" in said


def is_name(name: str) -> bool:
    """Whether a table may be called so without quotes."""
    return _NAME.fullmatch(name) is not None


def bring(connection: "DuckDBPyConnection", name: str, path: Path) -> None:
    """A table of one's own beside the others; `path` ends like one of the READERS."""
    reader = READERS[path.suffix.lower()]
    connection.execute(f'CREATE TEMP TABLE "{name}" AS SELECT * FROM {reader}(?)', [str(path)])

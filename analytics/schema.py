"""`schema.sql` as it is read: statements for DuckDB, and the comments beside them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

_FILE: Final = Path(__file__).with_name("schema.sql")
_CREATE: Final = re.compile(r"CREATE (TABLE|VIEW) (\w+)(?: AS SELECT \* FROM (\w+))?")
_COLUMN: Final = re.compile(r"    (\w+)\b.*?-- (.*)")
_MORE: Final = re.compile(r"\s+-- (.*)")
_ABOVE: Final = re.compile(r"-- (.*)")


class Comment(NamedTuple):
    """What is said of a table or view, or of a column of it (empty: of the table itself)."""

    kind: str
    table: str
    column: str
    text: str


@cache
def text() -> str:
    """The documented definitions of all tables and views."""
    return _FILE.read_text(encoding="utf-8")


@cache
def comments() -> tuple[Comment, ...]:
    """All comments; a view that takes over all columns of a table takes over their comments."""
    found: list[Comment] = []
    above: list[str] = []
    for line in text().splitlines():
        if created := _CREATE.match(line):
            kind, name, like = created.groups()
            found.append(Comment(kind, name, "", " ".join(above)))
            found.extend(_taken_over(found, kind, name, like))
        elif column := _COLUMN.match(line):
            found.append(Comment(found[-1].kind, found[-1].table, column[1], column[2]))
        elif more := _MORE.match(line):
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {more[1]}")
        above = [*above, said[1]] if (said := _ABOVE.match(line)) else []
    return tuple(found)


def _taken_over(found: list[Comment], kind: str, name: str, like: str | None) -> list[Comment]:
    return [
        Comment(kind, name, each.column, each.text)
        for each in found
        if each.table == like and each.column
    ]


def columns() -> dict[str, list[str]]:
    """The columns of each table."""
    found: dict[str, list[str]] = {}
    for each in comments():
        if each.kind == "TABLE":
            found.setdefault(each.table, []).extend([each.column] if each.column else [])
    return found


def statements() -> Iterator[str]:
    """All that makes an empty, documented warehouse."""
    yield text()
    for comment in comments():
        yield comment_on(comment)


def comment_on(comment: Comment) -> str:
    """The statement that stores a comment."""
    said = comment.text.replace("'", "''")
    if comment.column:
        return f"COMMENT ON COLUMN {comment.table}.{quoted(comment.column)} IS '{said}'"
    return f"COMMENT ON {comment.kind} {comment.table} IS '{said}'"


def quoted(name: str) -> str:
    """A name as SQL takes it, whatever is in it."""
    return '"{}"'.format(name.replace('"', '""'))

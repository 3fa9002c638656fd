"""What both commands do around a question: take logs in, write results, say what was left out."""

import sys
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click
from msgspec import Struct

from senpu.analytics import words
from senpu.analytics.output import FORMATS, HEADING, Result
from senpu.analytics.warehouse import MEMORY, OutOfReach, Progress, QueryError, Warehouse, ingest
from senpu.projections.rules import Lang, Text

KEPT: Final = ".duckdb"
FAULT: Final = 2

_LOG_BEGINS: Final = b'{"format":"senpu/'
_SHOWN: Final = 50
"""From so many logs on progress is shown."""


_BASIS: Final = """SELECT string_agg(DISTINCT pack, ', ' ORDER BY pack) AS packs,
    string_agg(DISTINCT format, ', ' ORDER BY format) AS formats FROM matches"""
_FINDINGS: Final = "SELECT count(*) AS faults, count(DISTINCT match) AS matches FROM findings"


class Unasked(click.ClickException):
    """Nothing could be asked, or the answer could not be written."""

    exit_code = FAULT


class Manner(Struct, frozen=True):
    """How the user wants to be answered."""

    form: str
    out: Path | None
    verify: bool
    lang: Lang
    force: bool = False
    unsafe: bool = False
    brought: tuple[tuple[str, Path], ...] = ()

    def say(self, text: Text, **facts: int | str) -> str:
        """A message in the user's language."""
        return text.said(self.lang, facts)

    def tell(self, text: Text, **facts: int | str) -> None:
        """Say, on stderr, what is no result."""
        click.echo(self.say(text, **facts), err=True)


def split(asked: Sequence[str], last: Text, manner: Manner) -> tuple[Sequence[str], str]:
    """The logs, and what stands behind them."""
    if len(asked) < 2:
        raise click.UsageError(manner.say(words.NEEDS, last=manner.say(last)))
    return asked[:-1], asked[-1]


@contextmanager
def worded(manner: Manner) -> Generator[None]:
    """Says what is wrong with a question, without a traceback."""
    try:
        yield
    except OutOfReach as error:
        why = str(error).partition("\n")[0]
        raise Unasked(manner.say(words.OUT_OF_REACH, why=why)) from error
    except QueryError as error:
        raise Unasked(manner.say(words.UNASKED, why=str(error))) from error


def warehouse(logs: Sequence[str], manner: Manner, save: Path | None = None) -> Warehouse:
    """The logs taken in, or a warehouse kept in a file; what was left out is said.

    With the user's own tables beside them, and closed off from all else of the machine.
    """
    found = _filled(logs, manner, save)
    for name, path in manner.brought:
        found.bring(name, path)
    if manner.unsafe:
        manner.tell(words.UNSAFE)
    else:
        found.close_off()
    return found


def _filled(logs: Sequence[str], manner: Manner, save: Path | None) -> Warehouse:
    if len(logs) == 1 and logs[0].endswith(KEPT):
        if save or manner.verify:
            raise click.UsageError(manner.say(words.FOR_LOGS))
        return Warehouse.kept(logs[0])
    if save and save.exists():
        raise click.UsageError(manner.say(words.KEPT, path=str(save)))
    found = ingest(logs, verify=manner.verify, database=save or MEMORY, progress=_progress(manner))
    for notice in found.notices:
        how = manner.say(words.DAMAGED if notice.prefix else words.SKIPPED)
        manner.tell(words.NOTICE, how=how, path=notice.path, why=notice.why.said(manner.lang))
    return found


def _progress(manner: Manner) -> Progress | None:
    """Shows on a terminal how many logs are done, on one line."""

    def show(done: int, total: int) -> None:
        if total >= _SHOWN and (done % _SHOWN == 0 or done == total):
            said = manner.say(words.PROGRESS, done=done, total=total)
            click.echo(f"\r{said}", nl=done == total, err=True)

    return show if sys.stderr.isatty() else None


def write(result: Result, manner: Manner, grey: Iterable[int] = ()) -> None:
    """Write a result as asked for, in a table with `grey` rows."""
    lines = list(FORMATS[manner.form](result))
    if manner.out:
        _write_file(manner.out, lines, manner)
        return
    if manner.form == "table":
        for row in grey:
            lines[HEADING + row] = click.style(lines[HEADING + row], dim=True)
    click.echo("\n".join(lines))


def keep_safe(path: Path, manner: Manner) -> None:
    """Raises UsageError where writing would replace a file nobody said may go, a log ever."""
    if is_log(path):
        raise click.UsageError(manner.say(words.IS_LOG, path=str(path)))
    if path.exists() and not manner.force:
        raise click.UsageError(manner.say(words.OUT_EXISTS, path=str(path)))


def is_log(path: Path) -> bool:
    """Whether a file begins as a log does."""
    try:
        with path.open("rb") as file:
            return file.read(len(_LOG_BEGINS)) == _LOG_BEGINS
    except OSError:
        return False


def _write_file(path: Path, lines: Iterable[str], manner: Manner) -> None:
    try:
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Unasked(
            manner.say(words.UNWRITTEN, path=str(path), why=error.strerror or str(error))
        ) from error


def account(found: Warehouse, rows: int, manner: Manner) -> int:
    """Say how much was taken in, what it rests on, how many rows came out; the exit code."""
    if found.given or found.notices:
        facts = {"given": found.given, "taken": found.taken, "entries": found.entries}
        manner.tell(words.TAKEN, rows=rows, **facts)
    else:
        manner.tell(words.ROWS, rows=rows)
    if found.taken:
        _tell(found, manner, words.BASIS, _BASIS)
    wrong = _tell(found, manner, words.FINDINGS, _FINDINGS) if manner.verify else 0
    return max([int(wrong > 0), *(notice.code for notice in found.notices)])


def _tell(found: Warehouse, manner: Manner, text: Text, sql: str) -> Any:
    """Say what one row of a query gives, by the names of its columns; the first of it."""
    result = found.query(sql)
    manner.tell(text, **dict(zip(result.columns, result.rows[0], strict=True)))
    return result.rows[0][0]

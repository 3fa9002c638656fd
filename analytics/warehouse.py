"""Logs in DuckDB."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from senpu.analytics import sandbox, store
from senpu.analytics.files import Notice, find
from senpu.analytics.intake import Intake
from senpu.analytics.output import Result

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

MEMORY: Final = ":memory:"

Progress = Callable[[int, int], None]
"""Told how many logs of how many are done."""


class QueryError(ValueError):
    """SQL or a database that cannot be used; the words are DuckDB's own, with its suggestions."""


class OutOfReach(QueryError):
    """SQL that wants what is closed to it: files, the network, extensions, settings."""


@contextmanager
def _asked() -> Generator[None]:
    """Says what DuckDB cannot do as a QueryError."""
    import duckdb

    try:
        yield
    except duckdb.Error as error:
        kind = OutOfReach if sandbox.is_refusal(error) else QueryError
        raise kind(str(error)) from error


class Warehouse:
    """Matches in DuckDB; a context manager. `schema.sql` says what the tables hold.

    Of `given` logs `taken` are in it, with so many `entries`; `notices` name what was left out.
    """

    def __init__(self, connection: "DuckDBPyConnection") -> None:
        self.connection = connection
        self.given = 0
        self.taken = 0
        self.entries = 0
        self.notices: tuple[Notice, ...] = ()

    @classmethod
    def kept(cls, path: str | Path) -> "Warehouse":
        """A warehouse kept in a file, to be read only. Raises QueryError."""
        import duckdb

        with _asked():
            connection = duckdb.connect(path, read_only=True)
            connection.execute("SET enable_progress_bar = false")
            return cls(connection)

    def bring(self, name: str, path: Path) -> None:
        """A table of one's own from a file, beside the others. Raises QueryError."""
        with _asked():
            sandbox.bring(self.connection, name, path)

    def close_off(self) -> None:
        """From now on SQL reaches the tables, and nothing else of the machine."""
        with _asked():
            sandbox.close(self.connection)

    def query(self, sql: str, **variables: str) -> Result:
        """The result of the last statement in `sql`, which sees `variables` by getvariable().

        Raises QueryError.
        """
        with _asked():
            for name, value in variables.items():
                self.connection.execute(f"SET VARIABLE {name} = ?", [value])
            with ThreadPoolExecutor(1) as asking:
                answer = asking.submit(self._result, sql)
                try:
                    return answer.result()
                except KeyboardInterrupt:  # DuckDB alone would go on to the end
                    self.connection.interrupt()
                    raise

    def _result(self, sql: str) -> Result:
        done = self.connection.execute(sql)
        return Result(tuple(column[0] for column in done.description or ()), done.fetchall())

    def close(self) -> None:
        """Let go of the database."""
        self.connection.close()

    def __enter__(self) -> "Warehouse":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def check(sql: str, *, unsafe: bool = False) -> None:
    """Raises QueryError where `sql` is no SQL; tables and columns are not looked at.

    OutOfReach where it is about something outside the tables, unless `unsafe`.
    """
    import duckdb

    with _asked():
        statements = duckdb.extract_statements(sql)
    if not statements:
        raise QueryError("no SQL statement / SQL 文がありません")
    if not unsafe and any(map(sandbox.leads_outside, statements)):
        raise OutOfReach(sql.strip())


def ingest(
    paths: Sequence[str | Path],
    *,
    verify: bool = False,
    database: str | Path = MEMORY,
    progress: Progress | None = None,
) -> Warehouse:
    """The logs at `paths` (files, folders, patterns) as a warehouse, in memory or a new file.

    With `verify` every action is decided again. A log that cannot be used is named in `notices`.
    Raises QueryError if the database cannot be made.
    """
    warehouse = _created(database)
    try:
        _fill(warehouse, [str(path) for path in paths], verify, progress)
    except BaseException:
        warehouse.close()
        if database != MEMORY:
            Path(database).unlink(missing_ok=True)
        raise
    return warehouse


def _created(database: str | Path) -> Warehouse:
    import duckdb

    with _asked():
        connection = duckdb.connect(database)
        store.create(connection)
        return Warehouse(connection)


def _fill(warehouse: Warehouse, given: list[str], verify: bool, progress: Progress | None) -> None:
    files, missing = find(given)
    intake = Intake(warehouse.connection, verify=verify)
    for done, path in enumerate(files, 1):
        intake.add(path)
        if progress:
            progress(done, len(files))
    intake.finish()
    warehouse.given, warehouse.taken, warehouse.entries = len(files), intake.taken, intake.entries
    warehouse.notices = (*missing, *intake.notices)

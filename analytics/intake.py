"""Logs on their way into a warehouse: each read, folded, laid out in rows, handed over."""

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from senpu.analytics import words
from senpu.analytics.files import DAMAGED, LEFT_OUT, NOT_THERE, Notice
from senpu.analytics.rows import rows
from senpu.analytics.store import create_boards, insert, rules
from senpu.analytics.tables import Row
from senpu.analytics.told import Told
from senpu.events.log.chain import LogFile
from senpu.events.log.damage import LogDamaged
from senpu.events.log.errors import LogError, LogUnavailable
from senpu.events.log.file import read
from senpu.projections.game import Game, games
from senpu.projections.rules import Text

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

BATCH: Final = 20_000
"""Lines of logs handed over at a time."""


class _Match(NamedTuple):
    """A match ready to be stored; `cut` says why it is not whole."""

    path: Path
    entries: int
    rows: tuple[Row, ...]
    cut: Text | None


class _Unusable(Exception):
    """A log that cannot be taken in: why."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.en)
        self.why = why


class Intake:
    """Takes logs in; `notices` name what was left out. `finish` when all are given."""

    def __init__(self, connection: "DuckDBPyConnection", *, verify: bool) -> None:
        self.taken = 0
        self.entries = 0
        self.notices: list[Notice] = []
        self._connection = connection
        self._verify = verify
        self._games: dict[str, Game] = {}
        self._paths: dict[str, Path] = {}
        self._waiting: list[_Match] = []
        self._load = 0

    def add(self, path: Path) -> None:
        """Take in a log, or note why not."""
        try:
            match = self._match(path)
            self._waiting.append(match)
            self._load += 1 + match.entries
        except LogError as error:
            code = DAMAGED if isinstance(error, LogDamaged) else NOT_THERE
            self._skip(path, _why(error), code)
        except _Unusable as error:
            self._skip(path, error.why)
        if self._load >= BATCH:
            self._flush()

    def finish(self) -> None:
        """Store what waits, the rules of all games met, and the views made from what is there."""
        self._flush()
        insert(self._connection, chain.from_iterable(map(rules, self._games.values())))
        create_boards(self._connection)

    def _match(self, path: Path) -> _Match:
        told = self._told(read(path))
        cut = _cut(told)
        found = tuple(rows(told, str(path), cut.en if cut else None, verified=self._verify))
        self._games[told.game.slug] = told.game
        self._paths[told.log.header.match] = path
        return _Match(path, len(told.entries), found, cut)

    def _told(self, log: LogFile) -> Told:
        match, slug = log.header.match, log.header.game
        if slug not in games():
            raise _Unusable(words.UNKNOWN_GAME.filled(game=slug))
        if match in self._paths:
            raise _Unusable(words.TWICE.filled(match=match, path=str(self._paths[match])))
        try:
            return Told(games()[slug], log, verify=self._verify)
        except msgspec.ValidationError as error:
            raise _Unusable(_unfit(error)) from error

    def _flush(self) -> None:
        self._store(self._waiting)
        self._waiting, self._load = [], 0

    def _store(self, matches: list[_Match]) -> None:
        """Store matches together; where one does not fit the tables, all but that one."""
        import duckdb

        try:
            insert(self._connection, chain.from_iterable(match.rows for match in matches))
        except (TypeError, ValueError, OverflowError, duckdb.Error) as error:
            self._store_singly(matches, error)
            return
        self.taken += len(matches)
        self.entries += sum(match.entries for match in matches)
        for match in matches:
            if match.cut:
                self.notices.append(Notice(str(match.path), match.cut, prefix=True, code=DAMAGED))

    def _store_singly(self, matches: list[_Match], error: Exception) -> None:
        if len(matches) == 1:
            self._skip(matches[0].path, _unfit(error))
            return
        for match in matches:
            self._store([match])

    def _skip(self, path: Path, why: Text, code: int = LEFT_OUT) -> None:
        self.notices.append(Notice(str(path), why, code=code))


def _why(error: LogError) -> Text:
    """What is wrong with a log, without its path."""
    if isinstance(error, LogDamaged):
        return Text(error.damage.text("ja"), error.damage.text("en"))
    if isinstance(error, LogUnavailable):
        return Text(str(error.args[1]), str(error.args[1]))
    return Text(error.text("ja"), error.text("en"))


def _cut(told: Told) -> Text | None:
    """Why a log was not taken in to its end."""
    log = told.log
    if told.fault:
        return told.fault
    if log.damage:
        return Text(log.damage.text("ja"), log.damage.text("en"))
    if log.torn is not None:
        return words.TORN
    return None


def _unfit(error: Exception) -> Text:
    return words.UNFIT.filled(why=str(error).partition("\n")[0])

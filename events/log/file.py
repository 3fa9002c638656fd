"""The file a match is recorded in: read it, create it, append to it. The only I/O of this package.

One writer a log, held off by a lock beside it (`NAME.jsonl.lock`, which stays behind; the kernel
frees the lock itself when a program dies). What `append` has returned from is on the disk.
"""

import os
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Final, NoReturn, Self

from filelock import FileLock, Timeout
from msgspec import MsgspecError

from senpu.events.bounded import read_whole
from senpu.events.envelope import FORMAT, Entry, Header
from senpu.events.log.chain import LogFile, Tip, read_bytes, seal_entry, seal_header
from senpu.events.log.codec import codec
from senpu.events.log.damage import Fault, LogDamaged, Reason
from senpu.events.log.errors import (
    EndRecordWrong,
    EntryUnfit,
    FormatOld,
    HeaderUnfit,
    LogChanged,
    LogClosed,
    LogError,
    LogExists,
    LogLocked,
    LogMissing,
    LogRescued,
    LogUnavailable,
    SequenceConflict,
    WriteFailed,
    WriteTorn,
)
from senpu.events.log.upcast import CURRENT, STEPS, Steps

_LOCK: Final = ".lock"
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)  # else Windows changes the line ends
_sync: Final = getattr(os, "fdatasync", os.fsync)

_UNFIT: Final = (MsgspecError, ValueError, TypeError, RecursionError)
_REFUSALS: Final[dict[Reason, type[LogError]]] = {
    "sequence": SequenceConflict,
    "after_end": LogClosed,
    "end_record": EndRecordWrong,
}


def read(path: str | Path, steps: Steps = STEPS) -> LogFile:
    """The log at `path`, as `chain.read_bytes` gives it.

    Raises `LogMissing` and `LogUnavailable` besides.
    """
    return read_bytes(read_all(path), str(path), steps)


def read_all(path: str | Path) -> bytes:
    """All that stands in a file. Raises `LogMissing` and `LogUnavailable`."""
    try:
        return read_whole(Path(path))
    except FileNotFoundError as error:
        raise LogMissing(path) from error
    except OSError as error:
        raise LogUnavailable(path, error.strerror) from error


class LogWriter:
    """The one writer of a log; a context manager.

    `log` is what the file held on opening, `tip` where it ends now, `torn` the file into which a
    torn last line was set aside.
    """

    def __init__(self, path: Path, lock: FileLock, steps: Steps = STEPS) -> None:
        with ExitStack() as held:
            held.enter_context(_acquired(lock))
            self.path = path
            self._fd = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY)
            held.callback(os.close, self._fd)
            self.log = _continuable(path, steps)
            self.tip: Tip = self.log.tip
            self._size = self.log.size
            self._written = os.fstat(self._fd).st_mtime_ns
            self.torn = self._mend()
            self._held = held.pop_all()

    @classmethod
    def create(cls, path: str | Path, header: Header) -> Self:
        """A new log.

        Raises `LogExists`, `LogLocked`, `LogUnavailable`, `GameUnknown`, `HeaderUnfit`.
        """
        path = Path(path).resolve()
        line = _header_line(header)
        if path.is_dir():
            raise LogExists(path)
        try:
            lock = _lock(path)
            with _acquired(lock):
                _create(path, line)
                return cls(path, lock)
        except OSError as error:
            raise LogUnavailable(path, error.strerror) from error

    @classmethod
    def open(cls, path: str | Path, steps: Steps = STEPS) -> Self:
        """A log to be continued; a torn last line is set aside.

        Raises `LogLocked`, `LogDamaged`, `FormatOld` and what `read` raises.
        """
        found = Path(path).resolve()
        try:
            found.stat()
            return cls(found, _lock(found), steps)
        except FileNotFoundError as error:
            raise LogMissing(path) from error
        except OSError as error:
            raise LogUnavailable(path, error.strerror) from error

    def append(self, entries: Sequence[Entry], expected: int) -> None:
        """Put entries on the disk, all by one write; `expected` is the number due to the first.

        Raises `SequenceConflict`, `LogChanged`, `LogClosed`, `EndRecordWrong`, `EntryUnfit`,
        `WriteFailed`; the log is then as it was.
        """
        if expected != self.tip.entries + 1:
            raise SequenceConflict(self.path, expected, self.tip.entries + 1)
        data, tip = self._sealed(entries)
        self._check_untouched()
        self._write(data)
        self.tip = tip

    def close(self) -> None:
        """Free the log for other writers."""
        self._fd = -1
        self._held.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _mend(self) -> Path | None:
        if self.log.unterminated:
            self._write(b"\n")
        if self.log.torn is None:
            return None
        aside = _laid_beside(self.path, "torn", self.log.torn)
        self._cut()
        return aside

    def _sealed(self, entries: Sequence[Entry]) -> tuple[bytes, Tip]:
        lines: list[bytes] = []
        tip = self.tip
        for entry in entries:
            try:
                line, tip = seal_entry(entry, tip)
                codec(self.log.header.game).decode(line)
            except Fault as fault:
                raise _REFUSALS[fault.reason](self.path, *fault.facts) from fault
            except _UNFIT as error:
                raise EntryUnfit(entry.seq, error) from error
            lines.append(line)
        return b"".join(lines), tip

    def _check_untouched(self) -> None:
        """The path must still lead to the file that is open, with what this writer left in it.

        Raises `LogChanged`, or `LogRescued` where nothing lies there any more.
        """
        try:
            held = os.fstat(self._fd)
            found = self.path.stat()
        except FileNotFoundError:
            self._rescue()
        except OSError as error:
            raise LogChanged(self.path) from error
        if not os.path.samestat(found, held) or held.st_size != self._size or self._edited(held):
            raise LogChanged(self.path)

    def _edited(self, held: os.stat_result) -> bool:
        """Whether somebody wrote into the file without making it longer or shorter."""
        if held.st_mtime_ns == self._written:
            return False
        try:
            same = read_bytes(self._held_bytes()).tip == self.tip
        except LogDamaged:
            return True
        self._written = held.st_mtime_ns  # touched, but as it was
        return not same

    def _held_bytes(self) -> bytes:
        """What the open file holds, wherever it lies."""
        os.lseek(self._fd, 0, os.SEEK_SET)
        with os.fdopen(os.dup(self._fd), "rb") as file:
            return file.read()

    def _rescue(self) -> NoReturn:
        """The log was deleted or moved while it is open: what it holds is laid beside."""
        aside = _laid_beside(self.path, "rescued", self._held_bytes())
        raise LogRescued(self.path, aside)

    def _write(self, data: bytes) -> None:
        try:
            _write_all(self._fd, data)
            _sync(self._fd)
        except BaseException as error:
            failure = WriteFailed if self._took_back() else WriteTorn
            if isinstance(error, OSError):
                raise failure(self.path, error.strerror) from error
            raise
        self._size += len(data)
        self._written = os.fstat(self._fd).st_mtime_ns

    def _took_back(self) -> bool:
        try:
            self._cut()
        except OSError:
            return False
        return True

    def _cut(self) -> None:
        os.ftruncate(self._fd, self._size)
        _sync(self._fd)


def write_new(path: str | Path, data: bytes) -> None:
    """Put a whole log where none is. Raises `LogExists`, `LogLocked`, `LogUnavailable`."""
    path = Path(path).resolve()
    try:
        with _acquired(_lock(path)):
            _create(path, data)
    except OSError as error:
        raise LogUnavailable(path, error.strerror) from error


def _header_line(header: Header) -> bytes:
    codec(header.game)
    try:
        line, _ = seal_header(header)
        read_bytes(line)
    except _UNFIT as error:
        raise HeaderUnfit(error) from error
    return line


def _continuable(path: Path, steps: Steps) -> LogFile:
    log = read(path, steps)
    if log.damage:
        raise LogDamaged(path, log.damage)
    if log.format != CURRENT:
        raise FormatOld(path, f"senpu/{log.format}", FORMAT)
    return log


def _lock(path: Path) -> FileLock:
    path.parent.stat()  # the lock would make a directory that is mistyped
    return FileLock(f"{path}{_LOCK}", timeout=0, thread_local=False)


def _acquired(lock: FileLock) -> AbstractContextManager[object]:
    """Holds the lock until the context ends; it may be held more than once by its owner."""
    try:
        return lock.acquire()
    except Timeout as error:
        raise LogLocked(lock.lock_file.removesuffix(_LOCK)) from error


def _create(path: Path, line: bytes) -> None:
    """The file with its header appears complete or not at all, and never over another."""
    draft = path.with_name(f"{path.name}.new")
    try:
        _write_durably(draft, line, "wb")
        _publish(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    _sync_directory(path.parent)


def _publish(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError as error:
        raise LogExists(path) from error
    except OSError as error:  # a file system without hard links; the lock keeps other writers off
        if path.exists():
            raise LogExists(path) from error
        draft.rename(path)


def _laid_beside(path: Path, what: str, data: bytes) -> Path:
    """A new file beside the log, named for what it holds."""
    places = (path.with_name(f"{path.name}.{what}-{n}") for n in count(1))
    aside = next(place for place in places if not place.exists())
    _write_durably(aside, data, "xb")
    _sync_directory(path.parent)
    return aside


def _write_durably(path: Path, data: bytes, mode: str) -> None:
    with path.open(mode) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _write_all(fd: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(fd, left) :]


def _sync_directory(path: Path) -> None:
    if os.name == "nt":  # a directory cannot be opened there
        return
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)

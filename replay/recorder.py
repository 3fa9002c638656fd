"""A match being recorded: typed lines in; entries on the disk out, or every reason why not.

A line is all or nothing. Whatever is acknowledged is on the disk.
"""

from contextlib import ExitStack
from pathlib import Path
from typing import Self

from msgspec import ValidationError

from senpu.events.base import Event
from senpu.events.envelope import Header
from senpu.events.log.chain import LogFile, match_closed
from senpu.events.log.errors import GameUnknown, LogClosed, LogError
from senpu.events.log.file import LogWriter
from senpu.events.match import CorrectionMade, MatchEnded, MatchRewound, MatchStarted
from senpu.projections.fold import Finding, History, verified
from senpu.projections.game import NotationError, games
from senpu.replay import messages
from senpu.replay.attempt import Answer, Attempt, Declined, Taken

SCRIBE = "scribe"


class UnfitHeader(LogError):
    """The header is not one of the game's: path, why."""

    en = "the header of {0} does not fit the game: {1}"
    ja = "{0} の見出しがゲームに合いません: {1}"


class OtherMatch(LogError):
    """The log at a path is no longer that of the match: path."""

    en = "{0} is the log of another match"
    ja = "{0} は別の対戦の記録です"


def judged(path: Path, log: LogFile, to: int | None = None) -> tuple[History, tuple[Finding, ...]]:
    """The positions of a log, every entry decided again, and what was found wrong.

    `to` is the last entry asked for; what comes after it is left alone.

    Raises `GameUnknown` where only the events of a game are known, and `UnfitHeader`.
    """
    slug = log.header.game
    if slug not in games():
        raise GameUnknown(slug, ", ".join(games()))
    try:
        return verified(games()[slug], log.header, log.entries[:to])
    except ValidationError as error:
        raise UnfitHeader(path, error) from error


class Recorder:
    """The history of one match and the one writer of its log; a context manager.

    `findings` is what was wrong with the log on opening. The time `now` of an entry comes from
    the caller, in ISO UTC with milliseconds. Every method that records raises `LogClosed` after
    the end record, and what `LogWriter.append` raises.
    """

    def __init__(self, writer: LogWriter) -> None:
        """Verifies what the log holds. Raises what `judged` raises; the log is then free again."""
        self.writer = writer
        self.header = writer.log.header
        with ExitStack() as held:
            held.enter_context(writer)
            self.history, self.findings = judged(writer.path, writer.log)
            held.pop_all()
        self.game = self.history.game

    @classmethod
    def create(cls, path: str | Path, header: Header, now: str) -> Self:
        """A new log with its first entry. Raises what `LogWriter.create` raises."""
        recorder = cls(LogWriter.create(path, header))
        recorder._commit(recorder._attempt(now))
        return recorder

    @classmethod
    def open(cls, path: str | Path) -> Self:
        """A log to be continued. Raises what `LogWriter.open` raises."""
        return cls(LogWriter.open(path))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.writer.close()

    def reopen(self) -> None:
        """Take up the log at the same path again, as it is now.

        Raises what `open` raises, and `OtherMatch`; the recorder is then without a log.
        """
        self.writer.close()
        fresh = Recorder.open(self.writer.path)
        if fresh.header.match != self.header.match:
            fresh.writer.close()
            raise OtherMatch(self.writer.path)
        self.writer, self.history, self.findings = fresh.writer, fresh.history, fresh.findings

    @property
    def closed(self) -> bool:
        """Whether the end record is written."""
        return self.writer.tip.closed

    def offer(self, what: str | Event, by: str, now: str) -> Answer:
        """Decide an event, or the items of a typed line one after another; record them all."""
        attempt = self._attempt(now)
        return attempt.offered(what, by) or self._commit(attempt)

    def complete(self, line: str) -> tuple[str, ...]:
        """What may follow a line typed so far, on the position its earlier items lead to."""
        try:  # a letter more shows where the item begins that is being typed
            *before, (_, column) = self.game.items(f"{line}?")
        except NotationError:
            return ()
        attempt = Attempt(self.history, "")
        for item, at in before:
            if attempt.item(item, at, SCRIBE):
                return ()
        return self.game.complete(attempt.history.board, line[column - 1 :])

    def undo(self, by: str, now: str, reason: str = "") -> Answer:
        """Take back the last entry to stand, or a rewind with its ruling, as the scribe's slip."""
        return self.offer(CorrectionMade(to=-1, reason=reason), by, now)

    def rewind(self, to: int, reason: str, judge: str, now: str) -> Answer:
        """Back the match up to the position after entry `to`, by a judge's ruling."""
        return self.offer(MatchRewound(to=to, reason=reason), f"judge:{judge}", now)

    def close(self, result: MatchEnded | None, by: str, now: str) -> Answer:
        """Write the end record, and before it the result where the record does not say it."""
        end = self.history.ended() or result
        if end is None:
            return Declined(message=messages.NO_RESULT)
        if result and end.winner != result.winner:
            facts = {"said": result.winner or "-", "recorded": end.winner or "-"}
            return Declined(message=messages.OTHER_RESULT, facts=facts)
        if end is result and isinstance(answer := self.offer(end, by, now), Declined):
            return answer
        return self.offer(match_closed(end.winner, self.writer.tip), by, now)

    def _attempt(self, now: str) -> Attempt:
        if self.closed:
            raise LogClosed(self.writer.path)
        attempt = Attempt(self.history, now)
        if not self.history.entries:  # a log that was left with its header only begins now
            attempt.offered(MatchStarted(first=self.header.first), SCRIBE)
        return attempt

    def _commit(self, attempt: Attempt) -> Taken:
        """Put a whole line on the disk by one write, and only then let it be history."""
        if attempt.steps:
            entries = [step.entry for step in attempt.steps]
            self.writer.append(entries, self.history.seq + 1)
        self.history = attempt.history
        return Taken(tuple(attempt.steps))

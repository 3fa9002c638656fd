"""A match being recorded: typed lines in; entries on the disk out, or every reason why not.

A line is all or nothing. Whatever is acknowledged is on the disk.
"""

from collections.abc import Iterable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any, Self

from msgspec import Struct, ValidationError
from msgspec.structs import replace

from senpu.events.base import Breach, Event, Facts, Mark, Seat
from senpu.events.chain import LogFile, match_closed
from senpu.events.envelope import Entry, Header
from senpu.events.errors import GameUnknown, LogClosed, LogError
from senpu.events.log import LogWriter
from senpu.events.match import (
    CorrectionMade,
    MatchClosed,
    MatchEnded,
    MatchRewound,
    MatchStarted,
    NoteMade,
)
from senpu.projections.fold import RETURNS, Finding, History, verified
from senpu.projections.game import Intent, NotationError, games
from senpu.projections.rules import Accepted, Text
from senpu.replay import messages

SCRIBE = "scribe"


class UnfitHeader(LogError):
    """The header is not one of the game's: path, why."""

    en = "the header of {0} does not fit the game: {1}"
    ja = "{0} の見出しがゲームに合いません: {1}"


def judged(path: Path, log: LogFile) -> tuple[History, tuple[Finding, ...]]:
    """The positions of a log, every entry decided again, and what was found wrong.

    Raises `GameUnknown` where only the events of a game are known, and `UnfitHeader`.
    """
    slug = log.header.game
    if slug not in games():
        raise GameUnknown(slug, ", ".join(games()))
    try:
        return verified(games()[slug], log.header, log.entries)
    except ValidationError as error:
        raise UnfitHeader(path, error) from error


class Step(Struct, frozen=True):
    """An entry that now stands in the log, the position before it, and how it was meant."""

    entry: Entry
    before: Any
    meant: Mark


class Taken(Struct, frozen=True):
    """Everything typed is on the disk."""

    steps: tuple[Step, ...] = ()


class Declined(Struct, frozen=True, kw_only=True):
    """Nothing of the line was recorded: the item, where it stands, and why.

    `breaches` are the rules it breaks on the position `before`; `message` says what cannot be
    read or done at all. `observable` is whether `x:` may record it as seen although illegal.
    """

    item: str = ""
    column: int = 1
    breaches: tuple[Breach, ...] = ()
    message: Text | None = None
    facts: Facts = {}
    before: Any = None
    observable: bool = False


Answer = Taken | Declined


class Result(Struct, frozen=True):
    """How a match ended; without a winner it is a draw."""

    winner: Seat | None
    reason: str = ""


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
        recorder._record([Intent(event=MatchStarted(first=header.first), by=SCRIBE)], now)
        return recorder

    @classmethod
    def open(cls, path: str | Path) -> Self:
        """A log to be continued. Raises what `LogWriter.open` raises."""
        return cls(LogWriter.open(path))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.writer.close()

    @property
    def closed(self) -> bool:
        """Whether the end record is written."""
        return self.writer.tip.closed

    def offer(self, line: str, by: str, now: str) -> Answer:
        """Read a typed line, decide each of its items on the position reached, record them all."""
        attempt = self._attempt(now)
        try:
            for item, column in self.game.items(line):
                if declined := self._declined(attempt, item, column, by):
                    return declined
        except NotationError as error:
            return Declined(item=line, column=error.column, message=error.message)
        return self._commit(attempt)

    def _declined(self, attempt: "_Attempt", item: str, column: int, by: str) -> Declined | None:
        """Take one item of a line as far as it goes: why it cannot be recorded, if it cannot."""
        try:
            for intent in self.game.read(attempt.history.board, item, by):
                attempt.take(intent)
        except NotationError as error:
            return Declined(item=item, column=column + error.column - 1, message=error.message)
        except _Breached as breached:
            return replace(breached.answer, item=item, column=column)
        return None

    def complete(self, line: str) -> tuple[str, ...]:
        """What may follow a line typed so far, on the position its earlier items lead to."""
        try:
            *before, (_, column) = self.game.items(
                f"{line}?"
            )  # one more letter: where it would stand
        except NotationError:
            return ()
        attempt = _Attempt(self.history.branch(), "")
        for item, at in before:
            if self._declined(attempt, item, at, SCRIBE):
                return ()
        return self.game.complete(attempt.history.board, line[column - 1 :])

    def note(self, text: str, by: str, now: str) -> Answer:
        """Record a remark."""
        return self._record([Intent(event=NoteMade(text=text), by=by)], now)

    @property
    def undoable(self) -> int:
        """The entry that `undo` takes back: the last to stand, or a rewind; 0 if there is none."""
        if _is_rewound(self.history):
            return self.history.seq
        places = _places(self.history)
        return places[-1] if len(places) > 1 else 0

    def undo(self, by: str, now: str, reason: str = "") -> Answer:
        """Take back the entry `undoable` names, as the scribe's slip."""
        return self._record([Intent(event=CorrectionMade(to=-1, reason=reason), by=by)], now)

    def rewind(self, to: int, reason: str, judge: str, now: str) -> Answer:
        """Back the match up to the position after entry `to`, by a judge's ruling."""
        rewound = MatchRewound(to=to, reason=reason)
        return self._record([Intent(event=rewound, by=f"judge:{judge}")], now)

    def ended(self) -> MatchEnded | None:
        """How the match ended, as far as the record says."""
        standing = (self.history.entries[seq - 1] for seq in reversed(self.history.effective()))
        events = (event for entry in standing for event in (entry.event, *entry.then))
        return next((event for event in events if isinstance(event, MatchEnded)), None)

    def close(self, result: Result | None, by: str, now: str) -> Answer:
        """Write the end record, and before it how the match ended where that is not recorded."""
        ended = self.ended()
        if ended is None and result is None:
            return Declined(message=messages.NO_RESULT)
        if ended and result and ended.winner != result.winner:
            facts = {"said": _named(result.winner), "recorded": _named(ended.winner)}
            return Declined(message=messages.OTHER_RESULT, facts=facts)
        end = ended or MatchEnded(winner=result.winner, reason=result.reason)  # type: ignore[union-attr]
        first = () if ended else self._recorded(end, by, now)
        last = self._recorded(match_closed(end.winner, self.writer.tip), by, now)
        return Taken((*first, *last))

    def _recorded(self, event: MatchEnded | MatchClosed, by: str, now: str) -> tuple[Step, ...]:
        answer = self._record([Intent(event=event, by=by)], now)
        return answer.steps if isinstance(answer, Taken) else ()

    def _record(self, intents: Iterable[Intent], now: str) -> Answer:
        attempt = self._attempt(now)
        try:
            for intent in intents:
                attempt.take(intent)
        except _Breached as breached:
            return breached.answer
        return self._commit(attempt)

    def _attempt(self, now: str) -> "_Attempt":
        if self.closed:
            raise LogClosed(self.writer.path)
        return _Attempt(self.history.branch(), now)

    def _commit(self, attempt: "_Attempt") -> Taken:
        """Put a whole line on the disk by one write, and only then let it be history."""
        if attempt.steps:
            entries = [step.entry for step in attempt.steps]
            self.writer.append(entries, self.history.seq + 1)
        self.history = attempt.history
        return Taken(tuple(attempt.steps))


class _Breached(Exception):
    """An item is refused."""

    def __init__(self, answer: Declined) -> None:
        super().__init__()
        self.answer = answer


class _Attempt:
    """A line as far as it has been decided, on a history of its own."""

    def __init__(self, history: History, now: str) -> None:
        self.history = history
        self.now = now
        self.steps: list[Step] = []

    def take(self, intent: Intent) -> None:
        """Decide an intent and go on from there. Raises `_Breached` if it is refused."""
        event = _absolute(intent.event, self.history)
        decision = self.history.decide(event, intent.by)
        breaches = () if isinstance(decision, Accepted) else decision.breaches
        observable = type(event) not in RETURNS
        if breaches and (intent.mark == "legal" or not observable):
            before = self.history.board
            raise _Breached(Declined(breaches=breaches, before=before, observable=observable))
        entry = Entry(
            seq=self.history.seq + 1,
            time=self.now,
            by=intent.by,
            event=decision.event,
            then=decision.then,
            mark=_mark(intent.mark, breaches),
            breaches=breaches,
            reason=intent.reason,
            clock=intent.clock,
            doubt=intent.doubt,
        )
        self.steps.append(Step(entry, self.history.board, intent.mark))
        self.history.append(entry, decision.board)


def _mark(meant: Mark, breaches: tuple[Breach, ...]) -> Mark:
    """What is said to be illegal and is not stands as legal; what is forced stays forced."""
    return "legal" if meant == "observed" and not breaches else meant


def _absolute(event: Event, history: History) -> Event:
    """A return by `-n` as one to an entry. Raises `_Breached` if so much has not happened."""
    if not isinstance(event, (MatchRewound, CorrectionMade)) or event.to >= 0:
        return event
    undone = isinstance(event, CorrectionMade)
    places = _undo_places(history) if undone else _rewind_places(history)
    if -event.to > len(places):
        raise _Breached(Declined(message=messages.TOO_FAR, facts={"n": len(places)}))
    return replace(event, to=places[event.to])


def _undo_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last entry, the last two ... (from the end)."""
    if _is_rewound(history):
        return (history.seq - 1,)
    return _places(history)[:-1]


def _rewind_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last action that moved something, the last two ..."""
    boards = history.boards
    return tuple(at for at, then in pairwise(_places(history)) if boards[at] != boards[then])


def _places(history: History) -> tuple[int, ...]:
    """The entries that stand, each as a place to return to; a match does not go unstarted."""
    standing = history.effective()
    started = standing and isinstance(history.entries[standing[0] - 1].event, MatchStarted)
    return standing if started else (0, *standing)


def _is_rewound(history: History) -> bool:
    return bool(history.entries) and isinstance(history.entries[-1].event, MatchRewound)


def _named(winner: Seat | None) -> str:
    return winner or "-"

"""A line being decided: its items one after another, on a history of its own."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Breach, Event, Facts, Mark
from senpu.events.envelope import Entry
from senpu.events.match import CardDeclared, MatchClosed, MatchStarted
from senpu.projections.fold import RETURNS, History
from senpu.projections.game import Intent, NotationError
from senpu.projections.rules import Accepted, Text
from senpu.replay import messages, returns
from senpu.replay.turns import next_turn

UNSEEN = RETURNS | {MatchStarted, MatchClosed, CardDeclared}
"""What is not done at a table but only in the record: no mark puts it past a rule."""


class Step(Struct, frozen=True):
    """An entry of a line, the position before it, and how it was meant."""

    entry: Entry
    before: Any
    meant: Mark


class Taken(Struct, frozen=True):
    """Everything typed is on the disk."""

    steps: tuple[Step, ...] = ()


class Declined(Struct, frozen=True, kw_only=True):
    """Nothing of the line was recorded: the item, where it stands, and why.

    `breaches` are the rules it breaks on the position `before`; `message` says what cannot be
    done at all, or, if it is `unreadable`, what cannot be read. `observable` is whether `x:` may
    record it as seen although illegal. `turn` begins the next turn where none runs (`1.1`).
    `sound` are the items of the line before it, which may be entered by themselves.
    """

    item: str = ""
    column: int = 1
    breaches: tuple[Breach, ...] = ()
    message: Text | None = None
    facts: Facts = {}
    before: Any = None
    unreadable: bool = False
    observable: bool = False
    turn: str = ""
    sound: tuple[str, ...] = ()


Answer = Taken | Declined


class Refusal(Exception):
    """An item is refused; `answer` says why."""

    def __init__(self, answer: Declined) -> None:
        super().__init__()
        self.answer = answer


class Attempt:
    """A line as far as it has been decided. Nothing of it is history yet."""

    def __init__(self, history: History, now: str) -> None:
        """Begins where `history` ends, which itself stays as it is."""
        self.history = history.branch()
        self.now = now
        self.steps: list[Step] = []

    def offered(self, what: str | Event, by: str) -> Declined | None:
        """Take a typed line or an event: why it cannot be recorded, if it cannot."""
        if isinstance(what, str):
            return self.read(what, by)
        try:
            self.take(Intent(event=what, by=by))
        except Refusal as refusal:
            return refusal.answer
        return None

    def read(self, line: str, by: str) -> Declined | None:
        """Take the items of a line one after another: why it cannot be recorded, if it cannot."""
        sound: tuple[str, ...] = ()
        try:
            for item, column in self.history.game.items(line):
                if declined := self.item(item, column, by):
                    return replace(declined, sound=sound)
                sound += (item,)
        except NotationError as error:
            return _unreadable(error, line)
        return None

    def item(self, item: str, column: int, by: str) -> Declined | None:
        """Take one item of a line as far as it goes: why it cannot be recorded, if it cannot."""
        try:
            for intent in self.history.game.read(self.history.board, item, by):
                self.take(intent)
        except NotationError as error:
            return _unreadable(error, item, column)
        except Refusal as refusal:
            return replace(refusal.answer, item=item, column=column)
        return None

    def take(self, intent: Intent) -> None:
        """Decide an intent and go on from there. Raises `Refusal`."""
        intent = self._absolute(intent)
        known = intent.decision if intent.board is self.history.board else None
        decision = self.history.decide(intent.event, intent.by, known)
        breaches = () if isinstance(decision, Accepted) else decision.breaches
        if breaches:
            self._check_mark(intent, breaches)
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

    def _absolute(self, intent: Intent) -> Intent:
        try:
            return returns.absolute(intent, self.history)
        except returns.TooFar as error:
            message = messages.TOO_FAR if error.n else messages.NOTHING_BACK
            raise Refusal(Declined(message=message, facts={"n": error.n})) from error

    def _check_mark(self, intent: Intent, breaches: tuple[Breach, ...]) -> None:
        """What breaks rules must be marked; the rules of the record hold in any case."""
        observable = type(intent.event) not in UNSEEN
        if intent.mark == "legal" or not observable:
            raise Refusal(
                Declined(
                    breaches=breaches,
                    before=self.history.board,
                    observable=observable,
                    turn=next_turn(self.history, intent),
                )
            )


def _unreadable(error: NotationError, item: str, column: int = 1) -> Declined:
    at = column + error.column - 1
    return Declined(item=item, column=at, message=error.message, unreadable=True)


def _mark(meant: Mark, breaches: tuple[Breach, ...]) -> Mark:
    """What is said to be illegal and is not stands as legal; what is forced stays forced."""
    return "legal" if meant == "observed" and not breaches else meant

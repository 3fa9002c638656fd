"""The log folded into positions, under rule enforcement.

`boards[k]` is the position after entry k, `boards[0]` the one before the first. Nothing is ever
deleted: a correction or a rewind is an entry whose position is an earlier one, and the entries it
undoes are skipped by the effective history.
"""

from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import chain, groupby, takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Breach, Event
from senpu.events.envelope import Entry, Header
from senpu.events.match import (
    CorrectionMade,
    MatchClosed,
    MatchEnded,
    MatchRewound,
    MatchStarted,
)
from senpu.projections.differences import differences
from senpu.projections.game import Game
from senpu.projections.record import RECORD as RECORD
from senpu.projections.record import RETURNING, Closing, Return, winner_agrees
from senpu.projections.rules import Accepted, Decision, Refused

RETURNS = frozenset({MatchRewound, CorrectionMade})
ODD = RETURNS | {MatchStarted, MatchClosed}
"""Events the history itself has something to say about; all others are the game's alone."""


class Finding(Struct, frozen=True):
    """What verifying found wrong with an entry, and the entry as the rules give it."""

    seq: int
    breaches: tuple[Breach, ...]
    ruled: Entry


class History:
    """The positions of one match, grown entry by entry.

    After most entries the entry itself is the last that stands. `_back` says which it is after
    each of the `_returns`, `_undone` which stood last before one. `_rested` says that every
    position was reached by deciding, so that nothing is left to happen by itself on any.
    """

    def __init__(self, game: Game, header: Header) -> None:
        """Raises msgspec.ValidationError if the header does not fit the game."""
        self.game = game
        self.header = header
        self.boards: list[Any] = [game.opened(header)]
        self.entries: list[Entry] = []
        self._returns: list[int] = []
        self._back: dict[int, int] = {}
        self._undone: set[int] = set()
        self._rested = True
        self.started = 0
        """The entry with which the match started; 0 if there is none."""

    @property
    def board(self) -> Any:
        """The position now."""
        return self.boards[-1]

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 if there is none."""
        return len(self.entries)

    def branch(self) -> "History":
        """A history of its own that begins as this one: for trying what may not stay."""
        twin = History.__new__(History)
        twin.game, twin.header = self.game, self.header
        twin.started, twin._rested = self.started, self._rested
        twin.boards, twin.entries = [*self.boards], [*self.entries]
        twin._returns, twin._back = [*self._returns], {**self._back}
        twin._undone = {*self._undone}
        return twin

    def branch_at(self, seq: int) -> "History":
        """The history as it was after an earlier entry."""
        twin = History(self.game, self.header)
        twin.boards = self.boards[:1]
        for entry, board in zip(self.entries[:seq], self.boards[1:], strict=False):
            twin.append(entry, board)
        return twin

    def decide(
        self, event: Event, by: str = "scribe", decision: Decision | None = None
    ) -> Decision:
        """Whether an event recorded by somebody may come next, and the position it leads to.

        `decision` is what the game says of it on the last position, if that is known already.
        """
        if isinstance(event, (MatchRewound, CorrectionMade)):
            return self._decide_return(event, by)
        decision = decision or self.game.decide(self.boards[-1], event)
        return self._with_result(decision, event) if type(event) is MatchClosed else decision

    def _decide_return(self, event: MatchRewound | CorrectionMade, by: str) -> Decision:
        stands = self._may_return(event.to)
        back = Return(
            to=event.to,
            last=self.seq,
            started=self.started,
            standing="" if stands else _ranges(sorted(self.standing())),
            stands=stands,
            by=by,
            authorised=isinstance(event, CorrectionMade) or by.startswith("judge:"),
        )
        found = tuple(rule.breach(back) for rule in RETURNING if not rule.holds(back))
        board = self.boards[event.to] if stands else self.board
        return Refused(found, event, (), board) if found else Accepted(event, (), board)

    def _with_result(self, decision: Decision, event: MatchClosed) -> Decision:
        """The end record names the winner that stands on record."""
        ended = self.ended()
        end = Closing(_winner(event), _winner(ended) if ended else "none")
        if winner_agrees.holds(end):
            return decision
        found = (winner_agrees.breach(end),)
        return Refused(found, decision.event, decision.then, decision.board)

    def ended(self) -> MatchEnded | None:
        """How the match ended, as far as what stands says."""
        standing = (self.entries[seq - 1] for seq in self._standing_from(self.seq))
        events = (event for entry in standing for event in (entry.event, *entry.then))
        return next((event for event in events if isinstance(event, MatchEnded)), None)

    def standing(self) -> frozenset[int]:
        """Entries one may return to: those of the effective history, and what a return undid.

        A return itself may be taken back, so the entry before each return counts too, and with
        each entry those that left the same entries standing. The start of the match stays.
        """
        heads = {0, *self.effective(), *self._undone}
        numbers = range(self.started, self.seq + 1)
        return frozenset(k for k in numbers if self._head(k) in heads)

    def _may_return(self, to: int) -> bool:
        """Whether an entry is among those `standing` lists, looked for from the end."""
        if not self.started <= to <= self.seq:
            return False
        head = self._head(to)
        late = takewhile(lambda seq: seq >= head, self._standing_from(self.seq))
        return head == 0 or head in self._undone or head in late

    def _head(self, seq: int) -> int:
        """The last entry that stood after an entry; 0 if none did."""
        return self._back.get(seq, seq)

    def _standing_from(self, seq: int) -> Iterator[int]:
        """The entries that stood after an entry, the latest first."""
        return chain.from_iterable(self._runs_from(seq))

    def _runs_from(self, seq: int) -> Iterator[range]:
        """The same, as the runs of entries between which something was undone."""
        while head := self._head(seq):
            n = bisect(self._returns, head)
            seq = self._returns[n - 1] if n else 0
            yield range(head, seq, -1)

    def made_before(self, seq: int) -> Iterator[tuple[int, Any, Event]]:
        """What stood before an entry, the latest first: number, board it was made on, event."""
        for earlier in self._standing_from(seq - 1):
            yield earlier, self.boards[earlier - 1], self.entries[earlier - 1].event

    def append(self, entry: Entry, board: Any) -> None:
        """Add an entry and the position after it."""
        if type(entry.event) in ODD:
            self._note(entry.event)
        self.entries.append(entry)
        self.boards.append(board)

    def _note(self, event: Any) -> None:
        """What an entry about to be added says of the history itself."""
        last = self.seq
        if type(event) is MatchStarted:
            self.started = self.started or last + 1
        elif type(event) in RETURNS:
            self._returns.append(last + 1)
            self._undone.add(self._head(last))
            self._back[last + 1] = self._head(event.to if 0 <= event.to <= last else last)

    def effective(self, after: int = -1) -> tuple[int, ...]:
        """The numbers of the entries that stand, or stood after an earlier entry, in order."""
        found = [*self._standing_from(self.seq if after < 0 else after)]
        return tuple(reversed(found))

    def watch(self, entries: Iterable[Entry]) -> None:
        """Add entries as they are stored, without judging them."""
        self._rested = False
        boards, evolve = self.boards, self.game.evolve
        for entry in entries:
            if type(entry.event) in ODD:
                self.append(entry, self._moved(entry))
                continue
            board = evolve(boards[-1], entry.event)
            for consequence in entry.then:
                board = evolve(board, consequence)
            boards.append(board)
            self.entries.append(entry)

    def _moved(self, entry: Entry) -> Any:
        event: Any = entry.event
        if type(event) in RETURNS:
            return self.boards[event.to] if 0 <= event.to < len(self.boards) else self.board
        return reduce(self.game.evolve, (event, *entry.then), self.board)

    def judge(self, entry: Entry) -> Finding | None:
        """Add an entry after deciding it again; what is wrong with it, if anything is."""
        return next(self.judged((entry,)), None)

    def judged(self, entries: Iterable[Entry]) -> Iterator[Finding]:
        """Add entries, each after deciding it again; what is wrong with them.

        An entry is added as it is stored even if it is wrong, so that the tail can be read.
        """
        boards, decide = self.boards, self.game.decide
        for entry in entries:
            event = entry.event
            if type(event) in ODD:
                decision = self.decide(event, entry.by)
            else:
                decision = decide(boards[-1], event, self._rested)
                if (
                    type(decision) is Accepted
                    and decision.event == event
                    and decision.then == entry.then
                    and entry.mark == "legal"
                    and not entry.breaches
                ):
                    self.entries.append(entry)
                    boards.append(decision.board)
                    continue
            if found := self._compared(entry, decision):
                yield found

    def _compared(self, entry: Entry, decision: Decision) -> Finding | None:
        """What is wrong with an entry, compared in everything; it is added."""
        found = tuple(differences(self.game, entry, decision))
        if found:
            self._rested = False
        self.append(entry, self._moved(entry) if found else decision.board)
        ruled = replace(entry, event=decision.event, then=decision.then)
        return Finding(entry.seq, found, ruled) if found else None


def _winner(end: MatchEnded | MatchClosed) -> str:
    return end.winner or "no_winner"


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers in order, those that follow each other drawn together: `1-4 6 8-9`."""
    runs = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    ends = ([number for _, number in run] for _, run in runs)
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in ends)


def folded(game: Game, header: Header, entries: Iterable[Entry]) -> History:
    """A log folded without judging: for watching."""
    history = History(game, header)
    history.watch(entries)
    return history


def verified(
    game: Game, header: Header, entries: Iterable[Entry]
) -> tuple[History, tuple[Finding, ...]]:
    """A log folded with every action decided again, and everything found wrong, in log order."""
    history = History(game, header)
    findings = [*history.judged(entries)]
    findings.extend(found_late(history))
    return history, tuple(sorted(findings, key=lambda found: found.seq))


def found_late(history: History) -> Iterator[Finding]:
    """What entries that stand show of earlier ones: each breach at the entry that made it."""
    shows, entries = history.game.hindsight, history.entries
    standing = history.effective() if shows else ()
    for seq in [seq for seq in standing if type(entries[seq - 1].event) in shows]:
        board, event = history.boards[seq - 1], entries[seq - 1].event
        past = history.made_before(seq)
        for earlier, breaches in shows[type(event)](past, board, event):
            entry = entries[earlier - 1]
            known = {breach.rule for breach in entry.breaches}
            if new := tuple(breach for breach in breaches if breach.rule not in known):
                yield Finding(earlier, new, entry)

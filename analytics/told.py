"""One log folded for asking: each entry with the turn it belongs to, how it stands, the counts."""

from collections.abc import Mapping
from operator import attrgetter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from senpu.analytics import words
from senpu.events.base import SEATS, Event, Seat
from senpu.events.envelope import Entry
from senpu.events.log.chain import LogFile
from senpu.events.match import CorrectionMade, MatchRewound, StepEntered, TurnStarted
from senpu.projections.fold import RETURNS, Finding, History, found_late
from senpu.projections.game import Game
from senpu.projections.rules import Text
from senpu.projections.undone import undone

EFFECTIVE: Final = "effective"
CORRECTED: Final = "corrected"
REWOUND: Final = "rewound"
RETURN: Final = "return"
_SEQ: Final = attrgetter("seq")

Counted = Mapping[Seat, Mapping[str, int]]
"""What lies in each zone of each seat."""


class Moment(Struct, frozen=True, gc=False):
    """When in a match: the turn, whose it is, how many each seat has had, the step."""

    turn: int = 0
    active: Seat | None = None
    had: Mapping[Seat, int] = {}
    step: str | None = None

    @property
    def own_turn(self) -> int | None:
        """How many-th turn of its player this is."""
        return self.had[self.active] if self.active else None

    def after(self, event: Event) -> "Moment":
        """The moment an event leads to."""
        if isinstance(event, TurnStarted):
            had: dict[Seat, int] = {**self.had, event.player: self.had.get(event.player, 0) + 1}
            return Moment(event.turn, event.player, had, "start")
        if isinstance(event, StepEntered):
            return replace(self, step=event.step)
        return self


class Told:
    """A log as far as it could be folded.

    `moments` and `standings` are by entry from 0, `counted` by position: `counted[k]` is after
    entry k. `fault` says why the fold ended early, if it did.
    """

    def __init__(self, game: Game, log: LogFile, *, verify: bool) -> None:
        """With `verify` every action is decided again.

        Raises msgspec.ValidationError if the header does not fit the game.
        """
        self.game = game
        self.log = log
        self.history = History(game, log.header)
        self.findings: list[Finding] = []
        self.moments: list[Moment] = []
        self.counted: list[Counted] = [self._count()]
        self._after = [Moment()]
        self.fault = self._run(verify)
        if verify and not self.fault:
            self.findings = sorted([*self.findings, *found_late(self.history)], key=_SEQ)
        self.entries = tuple(self.history.entries[: len(self.moments)])
        self._undone_by = undone(self.history)
        self.standings = tuple(map(self._standing, self.entries))

    def _run(self, verify: bool) -> Text | None:
        """Fold all entries; what stopped it, if anything did.

        A log made by something else may hold what no board of the game can bear, and break the
        fold in any way; what was folded before that is good.
        """
        for entry in self.log.entries:
            try:
                self._add(entry, verify)
            except Exception as error:
                return words.OFF_THE_BOARD.filled(seq=entry.seq, error=repr(error))
        return None

    def _add(self, entry: Entry, verify: bool) -> None:
        found = self._fold(entry, verify)
        self.counted.append(self._count())
        self._move(entry)
        self.findings.extend(found)

    def _fold(self, entry: Entry, verify: bool) -> tuple[Finding, ...]:
        if not verify:
            self.history.watch((entry,))
            return ()
        finding = self.history.judge(entry)
        return (finding,) if finding else ()

    def _count(self) -> Counted:
        return {seat: self.game.measures(self.history.board, seat) for seat in SEATS}

    def _move(self, entry: Entry) -> None:
        event = entry.event
        if isinstance(event, (MatchRewound, CorrectionMade)):
            self.moments.append(self._after[-1])
            self._after.append(self._after[event.to if 0 <= event.to < len(self._after) else -1])
            return
        moment = self._after[-1].after(event)
        self.moments.append(moment)
        for consequence in entry.then:
            moment = moment.after(consequence)
        self._after.append(moment)

    def _standing(self, entry: Entry) -> str:
        by = self._undone_by.get(entry.seq)
        if by is not None:
            corrected = isinstance(self.entries[by - 1].event, CorrectionMade)
            return CORRECTED if corrected else REWOUND
        return RETURN if type(entry.event) in RETURNS else EFFECTIVE

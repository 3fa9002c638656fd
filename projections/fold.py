"""The log folded into positions, under rule enforcement.

`boards[k]` is the position after entry k, `boards[0]` the one before the first. Nothing is ever
deleted: a correction or a rewind is an entry whose position is an earlier one, and the entries it
undoes are skipped by the effective history.
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

from msgspec import Struct

from senpu.events.base import Breach, Event
from senpu.events.envelope import Entry, Header
from senpu.events.match import CorrectionMade, MatchRewound
from senpu.projections.game import Game
from senpu.projections.rules import Accepted, Decision, Refused, Rulebook

RECORD = Rulebook("the record of the match")

RETURN = RECORD.rule(
    "REC-1",
    "戻り先は有効な履歴にある記録",
    "the entry to return to is part of the effective history",
    at="rewinding",
    facts="to last",
    right=(
        "0から{last}までの有効な番号を選ぶ",
        "choose a number from 0 to {last} that still stands",
    ),
)(lambda back: back.stands)
AUTHORITY = RECORD.rule(
    "REC-5",
    "対戦を戻すのは審判",
    "a judge backs a match up",
    at="rewinding",
    facts="by to",
    right=(
        "審判の裁定を同じ行に書く（例：R-2 JH {{理由}}）。書き間違いなら取り消しを使う",
        "put the ruling on the same line (R-2 JH {{reason}}); a scribe's own slip is undone",
    ),
)(lambda back: back.authorised)
OUTCOME = RECORD.state(
    "REC-2",
    "記録された計算結果は規則どおりである",
    "the stored outcome is what the rules give",
    at="verifying",
)
FOLLOWED = RECORD.state(
    "REC-3",
    "記録された結果の出来事は規則どおりである",
    "the stored consequences are what the rules give",
    at="verifying",
)
VERDICT = RECORD.state(
    "REC-4",
    "記録された判定は規則どおりである",
    "the stored verdict is what the rules give",
    at="verifying",
)

RETURNS = frozenset({MatchRewound, CorrectionMade})


class Return(Struct, frozen=True):
    """A step back: to which entry, whether that one stands, and whether `by` may go back."""

    to: int
    last: int
    by: str
    stands: bool
    authorised: bool


class Finding(Struct, frozen=True):
    """What verifying found wrong with an entry."""

    seq: int
    breaches: tuple[Breach, ...]


class History:
    """The positions of one match, grown entry by entry."""

    def __init__(self, game: Game, header: Header) -> None:
        """Raises msgspec.ValidationError if the header does not fit the game."""
        self.game = game
        self.header = header
        self.boards: list[Any] = [game.opened(header)]
        self.entries: list[Entry] = []
        self._heads = [0]
        self._before = [0]

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
        twin.boards, twin.entries = [*self.boards], [*self.entries]
        twin._heads, twin._before = [*self._heads], [*self._before]
        return twin

    def decide(self, event: Event, by: str = "scribe") -> Decision:
        """Whether an event recorded by somebody may come next, and the position it leads to."""
        if type(event) in RETURNS:
            return self._decide_return(event, by)  # type: ignore[arg-type]
        return self.game.decide(self.boards[-1], event)

    def _decide_return(self, event: MatchRewound | CorrectionMade, by: str) -> Decision:
        stands = event.to in self.standing()
        authorised = isinstance(event, CorrectionMade) or by.startswith("judge:")
        back = Return(event.to, self.seq, by, stands, authorised)
        found = tuple(rule.breach(back) for rule in (RETURN, AUTHORITY) if not rule.holds(back))
        if found:
            return Refused(found, event, (), self.boards[event.to] if stands else self.board)
        return Accepted(event, (), self.boards[event.to])

    def standing(self) -> frozenset[int]:
        """Entries one may return to: those of the effective history, and what a return undid.

        A return itself may be taken back, so the entry before each return counts too.
        """
        returns = (
            k for k, e in enumerate(self.entries)
            if isinstance(e.event, (MatchRewound, CorrectionMade))
        )  # fmt: skip
        return frozenset({0, self.seq, *self.effective(), *returns})

    def append(self, entry: Entry, board: Any) -> None:
        """Add an entry and the position after it."""
        seq = len(self.boards)
        head = self._returned(entry.event) if type(entry.event) in RETURNS else seq
        self._before.append(self._heads[-1])
        self._heads.append(head)
        self.entries.append(entry)
        self.boards.append(board)

    def _returned(self, event: Any) -> int:
        """The entry that is the last to stand after a return; the one now, if there is none."""
        return self._heads[event.to if 0 <= event.to < len(self._heads) else -1]

    def effective(self) -> tuple[int, ...]:
        """The numbers of the entries that stand, in order."""
        found: list[int] = []
        at = self._heads[-1]
        while at:
            found.append(at)
            at = self._before[at]
        return tuple(reversed(found))

    def watch(self, entry: Entry) -> None:
        """Add an entry as it is stored, without judging it."""
        self.append(entry, self._moved(entry))

    def _moved(self, entry: Entry) -> Any:
        event = entry.event
        if isinstance(event, (MatchRewound, CorrectionMade)):
            return self.boards[event.to] if 0 <= event.to < len(self.boards) else self.board
        board = self.game.evolve(self.board, event)
        for consequence in entry.then:
            board = self.game.evolve(board, consequence)
        return board

    def judge(self, entry: Entry) -> Finding | None:
        """Add an entry after deciding it again; what is wrong with it, if anything is.

        An entry is added as it is stored even if it is wrong, so that the tail can be read.
        """
        decision = self.decide(entry.event, entry.by)
        as_stored = decision.event == entry.event and decision.then == entry.then
        plain = entry.mark == "legal" and not entry.breaches
        if as_stored and plain and type(decision) is Accepted:
            self.append(entry, decision.board)
            return None
        found = tuple(_wrong(self.game, entry, decision))
        self.append(entry, self._moved(entry) if found else decision.board)
        return Finding(entry.seq, found) if found else None


def _wrong(game: Game, entry: Entry, decision: Decision) -> Iterator[Breach]:
    given = decision.breaches if isinstance(decision, Refused) else ()
    if entry.mark == "legal":
        yield from given
        given = ()
    if given != entry.breaches:
        yield Breach(rule=VERDICT.id, facts=_differ(_ids(given), _ids(entry.breaches)))
    if decision.event != entry.event:
        facts = _differ(repr(decision.event), repr(entry.event))
        field = _fields(decision.event, entry.event)
        yield Breach(rule=OUTCOME.id, facts={"field": field, **facts})
    if decision.then != entry.then:
        facts = _differ(repr(decision.then), repr(entry.then))
        because = game.because(_first_other(decision.then, entry.then))
        yield Breach(rule=FOLLOWED.id, facts={"because": because, **facts})


def _fields(by_rule: Event, stored: Event) -> str:
    """The fields in which two events of one type differ."""
    names = by_rule.__struct_fields__
    return " ".join(n for n in names if getattr(by_rule, n) != getattr(stored, n))


def _first_other(by_rule: tuple[Event, ...], stored: tuple[Event, ...]) -> Event:
    """The first consequence that is not as the rules give it: the rules' own, if it is missing."""
    pairs = zip_longest(by_rule, stored)
    return next(ruled or found for ruled, found in pairs if ruled != found)


def _ids(breaches: Iterable[Breach]) -> str:
    return " ".join(breach.rule for breach in breaches) or "-"


def _differ(by_rule: str, stored: str) -> dict[str, int | str]:
    return {"by_rule": by_rule, "stored": stored}


def folded(game: Game, header: Header, entries: Iterable[Entry]) -> History:
    """A log folded without judging: for watching."""
    history = History(game, header)
    for entry in entries:
        history.watch(entry)
    return history


def verified(
    game: Game, header: Header, entries: Iterable[Entry]
) -> tuple[History, tuple[Finding, ...]]:
    """A log folded with every action decided again, and everything found wrong."""
    history = History(game, header)
    findings = [found for entry in entries if (found := history.judge(entry))]
    return history, tuple(findings)

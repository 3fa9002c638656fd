"""Given, when, then: a rule told as the table tells it; the words here are of Battle Spirits.

`given(A=side(reserve=4, hand=["RYU"])).when(summon("RYU", pay={"reserve": 2}, ...)).then(refused(
"BS-C4", payable=3, paid=2))`. The words for what lies and what is done stand in `table`. A story
is only told here: `run` is what a test calls.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

import sound
from senpu.events.base import Breach, Event, Seat
from senpu.events.envelope import Entry, Header
from senpu.projections.battle_spirits.board import Board, FieldCard, Side
from senpu.projections.fold import Finding, History
from senpu.projections.game import Game
from senpu.projections.rules import Accepted, Decision, Refused
from table import GAME, Zones, header, laid, named


def given(
    A: Zones | None = None, B: Zones | None = None, *, step: str = "main", **marks: Any
) -> "Given":
    """A board: A's third turn in the main step, unless the marks say otherwise.

    `options`, `decks` and `first` are the header's, all other marks the board's.
    """
    of_header = {key: marks.pop(key) for key in ("options", "decks", "first") if key in marks}
    opened: Board = GAME.opened(header(**of_header))
    sides: dict[Seat, Side] = {"A": laid(opened, "A", A), "B": laid(opened, "B", B)}
    marks = {"turn": 3, "player": "A", **marks}
    return Given(header(**of_header), replace(opened, sides=sides, step=step, **marks))


class Stored(Struct, frozen=True):
    """An entry as a log may hold it: what the rules give, but for what was altered."""

    event: Event
    altered: Mapping[str, Any]


def stored(event: Event, **altered: Any) -> Stored:
    """The entry of an event, as legal.

    `lacks` is a type of consequence it leaves out, `but` alters the event, all else the entry.
    """
    return Stored(event, altered)


Seen = Decision | Finding | None
Check = Callable[[Seen], None]


class Given(Struct, frozen=True):
    """A position of a game, and what happened on it before it counts."""

    header: Header
    board: Any
    before: tuple[Event, ...] = ()
    game: Game = GAME

    def after(self, *events: Event) -> "Given":
        """First this happens, legally."""
        return replace(self, before=self.before + events)

    def when(self, what: Event | Stored) -> "Story":
        """Then somebody does, or a log says, this."""
        return Story(self, what)

    def reached(self) -> Any:
        """The board on which it counts."""
        board = self.board
        for event in self.before:
            decision = self.game.decide(board, event)
            assert isinstance(decision, Accepted), decision.breaches
            board = decision.board
        return board


class Story(Struct, frozen=True):
    """An example of a rule."""

    given: Given
    what: Event | Stored
    checks: tuple[Check, ...] = ()

    def then(self, *checks: Check) -> "Story":
        """What is to be seen."""
        return replace(self, checks=checks)

    def run(self) -> None:
        """Play it and look."""
        assert self.checks, "a story without an end"
        if isinstance(self.what, Stored):
            seen: Seen = _judged(self.given, self.what)
        else:
            seen = decided(self.given.reached(), self.what, self.given.game)
        for check in self.checks:
            check(seen)


def test_example(story: Story) -> None:
    """Each example of the file that takes this test in ends as its rule says."""
    story.run()


def decided(board: Any, event: Event, game: Game = GAME) -> Decision:
    """The verdict on an event, which is the same on the event as it is completed."""
    decision = game.decide(board, event)
    assert game.decide(board, decision.event) == decision
    if isinstance(decision, Accepted) and game.rulebook.kinds[type(event)].by_itself:
        assert not sound.faults(board, decision.event, decision.then, decision.board)
    return decision


def _judged(given: Given, entry: Stored) -> Finding | None:
    history = _told(given)
    altered: dict[str, Any] = {"by": "A", "mark": "legal", **entry.altered}
    decision = history.decide(entry.event, altered["by"])
    lacks, but = altered.pop("lacks", None), altered.pop("but", {})
    then = tuple(event for event in decision.then if type(event) is not lacks)
    seen = isinstance(decision, Refused) and altered["mark"] != "legal"
    breaches = decision.breaches if seen else ()  # type: ignore[union-attr]
    fields: dict[str, Any] = {"then": then, "breaches": breaches, **altered}
    event = replace(decision.event, **but)
    return history.judge(Entry(seq=history.seq + 1, time="", event=event, **fields))


def _told(given: Given) -> History:
    """The log of what happened before."""
    history = History(given.game, given.header)
    history.boards[0] = given.board
    for event in given.before:
        decision = history.decide(event)
        assert isinstance(decision, Accepted), decision.breaches
        seq, event, then = history.seq + 1, decision.event, decision.then
        history.append(Entry(seq=seq, time="", by="A", event=event, then=then), decision.board)
    return history


def legal(*, then: Iterable[type[Event]] | None = None, **sides: Zones) -> Check:
    """The action stands; `A` and `B` say what lies where afterwards, None what is gone."""

    def check(seen: Seen) -> None:
        assert isinstance(seen, Accepted), seen
        if then is not None:
            assert [type(event) for event in seen.then] == list(then)
        for seat, zones in sides.items():
            _compare(seen.board.sides[seat], zones)

    return check


def _compare(lying: Side, wanted: Zones) -> None:
    for name, value in wanted.items():
        if name == "field":
            for card, marks in value.items():
                _compare_card(lying.field.get(named(card, lying.seat)), marks, lying.seat)
        elif name == "soul":
            assert lying.soul == named(value, lying.seat)
        else:
            found = getattr(lying, name)
            assert (list(found) if isinstance(value, list) else found) == value, name


def _compare_card(card: FieldCard | None, wanted: Any, seat: Seat) -> None:
    if wanted is None:
        assert card is None
        return
    assert card is not None
    marks: dict[str, Any] = {"cores": wanted} if isinstance(wanted, int) else dict(wanted)
    for key in {"braves", "hosts"} & marks.keys():
        marks[key] = tuple(named(other, seat) for other in marks[key].split())
    found = asdict(card) | {"level": card.level}
    assert {key: found[key] for key in marks} == marks


def refused(*rules: str, **facts: int | str) -> Check:
    """The action breaks exactly these rules, the first with these facts among others."""

    def check(seen: Seen) -> None:
        assert isinstance(seen, Refused), "accepted"
        _compare_breaches(seen.breaches, rules, facts)

    return check


def found(*rules: str, **facts: int | str) -> Check:
    """Verifying finds exactly these rules broken in what was stored; none: the entry stands."""

    def check(seen: Seen) -> None:
        breaches = seen.breaches if isinstance(seen, Finding) else ()
        _compare_breaches(breaches, rules, facts)

    return check


def _compare_breaches(
    breaches: tuple[Breach, ...], rules: tuple[str, ...], facts: Mapping[str, int | str]
) -> None:
    assert [breach.rule for breach in breaches] == list(rules), breaches
    shown = dict(breaches[0].facts) if breaches else {}
    assert {name: shown.get(name) for name in facts} == dict(facts)

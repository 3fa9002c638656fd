"""Items as typed, understood on a board: actions, their answers, and the passes between them.

What goes on the gate resolves at once unless answers stand behind it. The passes nobody types are
written all the same, each as an entry of its own, and so is what a text did as its item resolved.
"""

from collections.abc import Iterable, Iterator, Mapping

from senpu.events.base import Event, Seat, Waiver, other
from senpu.events.gate_ruler import (
    EVENTS,
    AbilityPlayed,
    Action,
    EffectResolved,
    EventPlayed,
    GateItemResolved,
    PriorityPassed,
    RulingGiven,
)  # fmt: skip
from senpu.events.gate_ruler.changes import Effect
from senpu.events.notation.changes import Told
from senpu.events.notation.gate_ruler.kinds import FORMS
from senpu.events.notation.gate_ruler.short import TONGUE
from senpu.events.notation.gate_ruler.vocabulary import PHASES
from senpu.events.notation.items import Answers, Item, Judge, Raw
from senpu.events.notation.lifts import Lift
from senpu.events.notation.short import Deed
from senpu.projections.game import Intent
from senpu.projections.gate_ruler.board import Board, GateItem
from senpu.projections.gate_ruler.decide import decide
from senpu.projections.gate_ruler.reading.actions import done
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.reading.places import is_ruler, place_said
from senpu.projections.gate_ruler.reading.remedies import remedied
from senpu.projections.gate_ruler.reading.texts import effects
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.reading import lifting
from senpu.projections.reading.reader import Reading

COUNTS: Mapping[str, str] = {
    "d": "deck", "h": "hand", "g": "graveyard", "x": "damage", "e": "ready",
}  # fmt: skip
"""Letters of a closing count."""


class GateReading(Reading):
    """An item of Gate Ruler on a board."""

    board: Board
    speech = TONGUE.speech
    forms = FORMS
    events = EVENTS
    acts = (Action, PriorityPassed)
    ruling = RulingGiven
    counts = COUNTS
    steps = PHASES
    late = ("attack", "end")
    facts = '{"type":"event","level":1}'
    decide = staticmethod(decide)
    names = Naming

    def __init__(self, board: Board, by: str, text: str, column: int) -> None:
        super().__init__(board, by, text, column)
        self.waiting: dict[str, Item] = {}
        """What will be done as an item of the gate resolves, by the id of that."""
        self.open = False
        """Whether what is on the gate is left there."""

    def deed(self, item: Item) -> tuple[Event, ...]:
        """An action, or what a text did. Raises Unreadable."""
        return done(self.naming, item.what)

    def effects(self, changes: Iterable[Told]) -> tuple[Effect, ...]:
        """The typed changes. Raises Unreadable."""
        return effects(self.naming, changes)

    def waivers(self, lifts: Iterable[Lift]) -> tuple[Waiver, ...]:
        """The rules that texts lift. Raises Unreadable."""
        return lifting.waivers(self.naming, lifts, BOOK.rules())

    def remedied(self, judge: Judge, player: Seat) -> tuple[Effect, ...]:
        """What a remedy does to the board."""
        return remedied(self.board, judge, player)

    def means_else(self, name: str) -> bool:
        """Whether a word names a place of the table."""
        return place_said(name) is not None or is_ruler(name)

    def holder(self, handle: str) -> Seat:
        """Whose an unknown card is, driven or set."""
        for side in self.board.sides.values():
            if any(laid.card == handle for laid in (*side.drive, *side.set)):
                return side.seat
        return self.seat

    # Answers

    def understood(self, items: tuple[Item, ...]) -> Iterator[Intent]:
        """What an item stands for, each answer resolved before what it answers."""
        judge = next((item.what for item in items if type(item.what) is Judge), None)
        for item, chains in _with_answers(items):
            depth = len(self.board.gate)
            if item:
                yield from self.one(item, judge)
            for chain in chains:
                under = len(self.board.gate)
                yield from self._stacked(chain, other(self._actor(item)))
                yield from self._resolved(under, chain[0])
            if item:
                yield from self._resolved(depth, item)

    def _stacked(self, items: tuple[Item, ...], seat: Seat) -> Iterator[Intent]:
        """Answers of a player put on the gate one upon the other, each with those it met."""
        before, self.seat = self.seat, seat
        for item, chains in _with_answers(items):
            if item:
                yield from self.one(item)
            for chain in chains:
                yield from self._stacked(chain, other(self._actor(item)))
        self.seat = before

    def _actor(self, item: Item | None) -> Seat:
        """Who does it: the player said, or whose turn to speak it is."""
        said: int = item.what.side if item and isinstance(item.what, Deed) else 0
        actor: Seat = self.naming.seat_of(said)
        return actor

    def one(self, item: Item, judge: Judge | None = None) -> Iterator[Intent]:
        """What one part stands for; what goes on the gate will do its changes as it resolves."""
        acting, self.seat = self.seat, self._actor(item)
        said_open = isinstance(item.what, Deed) and bool(item.what.at(".."))
        self.open = self.open or said_open or isinstance(item.what, Raw)
        for event in self.meant(item):
            yield from self._handed_over(item, event)
            before = {waiting.id for waiting in self.board.gate}
            yield self.intent(item, event, judge)
            self._note(item, before)
        self.seat = acting

    def _note(self, item: Item, before: set[str]) -> None:
        top = self.board.gate[-1].id if self.board.gate else ""
        if top and top not in before:
            self.waiting[top] = item

    def _handed_over(self, item: Item, event: Event) -> Iterator[Intent]:
        """Who answers has priority: the player who has it passes, if nobody passed before."""
        answers = isinstance(event, AbilityPlayed) or (
            isinstance(event, EventPlayed) and event.source == "set"
        )
        waits = not (self.board.passes or self.board.over or self.open)
        if answers and waits and self.board.priority != self.seat:
            yield self._pass(item)

    def _resolved(self, depth: int, item: Item) -> Iterator[Intent]:
        """Both pass until no more than `depth` is on the gate; what texts did stands behind."""
        while len(self.board.gate) > depth and not (self.open or self.board.over):
            top = self.board.gate[-1]
            yield (going_on := self._resolve(item) if self._resolving() else self._pass(item))
            if (done := going_on.decision) and self.board.item(top.id) is None:
                yield from self._done_by_text(top, (done.event, *done.then))

    def _resolving(self) -> bool:
        """Whether what is left on the gate resolves without anybody passing again."""
        return self.board.resolving and self.board.book.options.resolves_all

    def _resolve(self, item: Item) -> Intent:
        return self.intent(Item(None, item.column), GateItemResolved(item=self.board.gate[-1].id))

    def _pass(self, item: Item) -> Intent:
        return self.intent(Item(None, item.column), PriorityPassed(player=self.board.priority))

    def _done_by_text(self, top: GateItem, then: tuple[Event, ...]) -> Iterator[Intent]:
        """What the text of an item did as it resolved, if that was said."""
        item = self.waiting.pop(top.id, None)
        deed = item.what if item else None
        if item and isinstance(deed, Deed) and deed.at("&"):
            there = Naming(self.board, top.controller)
            source = next((e.id for e in then if isinstance(e, GateItemResolved)), "") or top.card
            event = EffectResolved(source=source, effects=effects(there, deed.at("&")))
            yield self.intent(item if item.mark != "legal" else item._replace(note=None), event)


def _with_answers(
    items: tuple[Item, ...],
) -> Iterator[tuple[Item | None, tuple[tuple[Item, ...], ...]]]:
    """Each part of an item with the chains of answers behind it."""
    alone: Item | None = None
    chains: list[tuple[Item, ...]] = []
    for item in items:
        if isinstance(item.what, Answers):
            chains += [item.what.items] if item.what.items else []
            continue
        if alone or chains:
            yield alone, tuple(chains)
        alone, chains = item, []
    yield alone, tuple(chains)

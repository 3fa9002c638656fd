"""A match in memory, typed line by line as a recorder would take it."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, Self, TypeVar

import pytest

from senpu.events.base import Breach
from senpu.events.envelope import Entry, Header
from senpu.projections.fold import History
from senpu.projections.game import Intent, NotationError, game
from senpu.projections.rules import Accepted
from senpu.replay.returns import absolute

B = TypeVar("B")
"""The board of a game."""


class Refusal(Exception):
    """An item was refused by the rules."""

    def __init__(self, breaches: tuple[Breach, ...]) -> None:
        super().__init__(" ".join(breach.rule for breach in breaches))
        self.breaches = breaches


class Typist(Generic[B]):
    """Somebody who types a match."""

    def __init__(self, header: Header) -> None:
        self.game = game(header.game)
        self.history = History(self.game, header)

    @property
    def board(self) -> B:
        """The position now."""
        board: B = self.history.board
        return board

    def types(self, *lines: str, by: str = "scribe") -> Self:
        """Type lines. Raises NotationError or Refusal; what came before stands."""
        for line in lines:
            for item, _ in self.game.items(line):
                for intent in self.game.read(self.board, item, by):
                    self.take(intent)
        return self

    def read(self, item: str, by: str = "scribe") -> tuple[Intent, ...]:
        """What an item means now, without taking it."""
        return self.game.read(self.board, item, by)

    def cannot_read(self, item: str, column: int, said: str) -> None:
        """That an item is no text: where, and what would be right, in both languages."""
        with pytest.raises(NotationError) as error:
            self.read(item)
        assert said in error.value.message.en
        assert error.value.message.ja
        assert error.value.column == column

    def event(self, item: str) -> Any:
        """The one event an item stands for."""
        (intent,) = self.read(item)
        return intent.event

    def take(self, intent: Intent) -> Entry:
        """Decide an intent and go on from there. Raises Refusal."""
        intent = absolute(intent, self.history)
        decision = self.history.decide(intent.event, intent.by)
        breaches = () if isinstance(decision, Accepted) else decision.breaches
        if breaches and intent.mark == "legal":
            raise Refusal(breaches)
        entry = Entry(
            seq=self.history.seq + 1,
            time="t",
            by=intent.by,
            event=decision.event,
            then=decision.then,
            mark="legal" if intent.mark == "observed" and not breaches else intent.mark,
            breaches=breaches,
            reason=intent.reason,
            clock=intent.clock,
            doubt=intent.doubt,
        )
        self.history.append(entry, decision.board)
        return entry

    def entries(self) -> Iterator[tuple[Any, Entry]]:
        """The entries with the position before each."""
        yield from zip(self.history.boards, self.history.entries, strict=False)


def misread(*cases: tuple[str, int, str]) -> Callable[..., None]:
    """A test that items are no text, each with the column that is named and what is said there."""

    @pytest.mark.parametrize(("item", "column", "said"), cases)
    def test(table: Typist[Any], item: str, column: int, said: str) -> None:
        table.cannot_read(item, column, said)

    asked: Callable[..., None] = test
    return asked

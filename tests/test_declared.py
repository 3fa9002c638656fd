"""A book names what is left undeclared: here a small one, of which each piece is left out."""

from collections.abc import Callable
from typing import Any

import pytest

from senpu.events.base import Event, Seat
from senpu.projections.declared import ANY_TIME, Book
from senpu.projections.engine import Engine
from senpu.projections.proof import Unproved
from senpu.projections.rules import Rule


class Drawn(Event, frozen=True, kw_only=True):
    """A card was drawn for a cost."""

    player: Seat
    cost: int = 0


class Reshuffled(Event, frozen=True, kw_only=True):
    """What follows when the deck is empty."""


class Changed(Event, frozen=True, kw_only=True):
    """A typed change."""


class Draw:
    """Drawing."""

    when = ANY_TIME
    evolve = None

    def __init__(self, board: int, event: Drawn) -> None:
        self.paid = event.cost

    def complete(self) -> Event:
        """What it costs."""
        return Drawn(player="A", cost=self.paid)


def rule_of(book: Book, id: str = "T-1", facts: str = "paid") -> Rule:
    """A rule about drawing."""
    return book.rule(id, at="p. 1", facts=facts)(_is_paid)


def _is_paid(play: Draw) -> bool:
    """払う
    it is paid
    """
    return play.paid > 0


def drawing(book: Book, **pieces: object) -> None:
    """The row of drawing, with other pieces; None: without it."""
    kept = {name: piece for name, piece in vars(Draw).items() if not name.startswith("__")}
    told = {**kept, "__init__": Draw.__init__, "rules": (), **pieces}
    left = {name: piece for name, piece in told.items() if piece is not LEFT_OUT}
    book.action(Drawn)(type("Draw", (), left))


LEFT_OUT = object()
Lays = Callable[[Book], None]


def whole(book: Book) -> None:
    """Nothing is left out."""
    drawing(book, rules=(rule_of(book),))
    book.free(Reshuffled)


def no_row(book: Book) -> None:
    drawing(book)


def no_rules(book: Book) -> None:
    drawing(book, rules=LEFT_OUT)


def no_when(book: Book) -> None:
    drawing(book, when=LEFT_OUT)


def no_evolve(book: Book) -> None:
    drawing(book, evolve=LEFT_OUT)


def no_complete(book: Book) -> None:
    drawing(book, complete=LEFT_OUT)
    book.free(Reshuffled)


def rule_of_nobody(book: Book) -> None:
    rule_of(book)
    drawing(book)
    book.free(Reshuffled)


def rule_twice(book: Book) -> None:
    rule_of(book)
    rule_of(book)


def row_twice(book: Book) -> None:
    drawing(book)
    drawing(book)


def fact_misspelled(book: Book) -> None:
    drawing(book, rules=(rule_of(book, facts="payed"),))
    book.free(Reshuffled)


def stays(board: Any, event: Any) -> Any:
    return board


def no_such_rule(book: Book) -> None:
    drawing(book)
    book.moves(Reshuffled, because="T-9")(stays)


def no_way(book: Book) -> None:
    rule = rule_of(book)
    drawing(book, rules={"one": (rule,), "two": ()})
    book.free(Reshuffled)


def other_ways(book: Book) -> None:
    drawing(book, when={"one": ()}, rules={"two": ()})


def row_of_nothing(book: Book) -> None:
    whole(book)
    book.free(Changed)


@pytest.mark.parametrize(
    ("lays", "said"),
    [
        (no_row, "Reshuffled: no row says what this event is asked and moves"),
        (no_rules, "Draw: no rules"),
        (no_when, "Draw: no when"),
        (no_evolve, "Draw: no evolve"),
        (no_complete, "Drawn: nothing completes cost"),
        (rule_of_nobody, "T-1: a rule that no action is asked"),
        (rule_twice, "rule T-1 is stated twice"),
        (row_twice, "Drawn is declared twice"),
        (fact_misspelled, "Drawn: T-1 shows payed, which its play has not"),
        (no_such_rule, "Reshuffled: follows by T-9, which is no rule"),
        (no_way, "Drawn: asked in several ways, but its play has none"),
        (other_ways, "when and rules have other ways"),
        (row_of_nothing, "Changed: a row, but no event of the game"),
    ],
)
def test_what_is_left_out_is_named(lays: Lays, said: str) -> None:
    """Before anything is decided."""
    book = Book("a book")
    with pytest.raises((Unproved, TypeError, ValueError), match=said):
        lays(book)
        Engine(book, (Drawn, Reshuffled))


def test_a_typed_change_without_a_row_is_named() -> None:
    """As an event is."""
    book = Book("a book")
    whole(book)
    with pytest.raises(Unproved, match="Changed: no row says what this change is asked and moves"):
        Engine(book, (Drawn, Reshuffled), (Changed,))


def test_nothing_left_out_nothing_named() -> None:
    """The same book, whole."""
    book = Book("a book")
    whole(book)
    assert Engine(book, (Drawn, Reshuffled)).kinds.keys() == {Drawn, Reshuffled}

"""A card declared on the spot: its facts are read, and stand in the book of the match."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, ValidationError
from msgspec.structs import replace

from senpu.events.match import CardDeclared
from senpu.projections.declared import ANY_TIME, Book
from senpu.projections.rules import OURS, Rule
from senpu.projections.shared.book import declared

Board = TypeVar("Board", bound=Struct)
Reads = Callable[[CardDeclared], Any]
"""The card an event declares. Raises msgspec.ValidationError if its facts cannot be read."""


class DeclarePlay:
    """A card is declared on the spot. A game says how it `reads` the facts."""

    when = ANY_TIME
    reads: Reads

    def __init__(self, board: Any, event: CardDeclared) -> None:
        self.number = event.card
        self.unreadable = ""
        try:
            _card(event, self.reads)
        except ValidationError as error:
            self.unreadable = str(error)


def _card(event: CardDeclared, reads: Reads) -> Any:
    return reads(event) if event.facts else None


def card_declared(board: Board, event: CardDeclared, reads: Reads) -> Board:
    """Facts that cannot be read are no facts: the short name alone is kept."""
    try:
        card = _card(event, reads)
    except ValidationError:
        card = None
    return replace(board, book=declared(board.book, event, card))  # type: ignore[attr-defined]


def declared_facts_can_be_read(book: Book, id: str) -> Rule:
    """State the rule."""
    return book.rule(
        id, at="declaration", source=OURS, option="declared_facts_read", facts="number unreadable"
    )(_reads)


def _reads(play: DeclarePlay) -> bool:
    """その場で宣言するカードの印刷内容は読める形で書かれている
    the facts of a card declared on the spot can be read
    → {number}の内容を直す：{unreadable}
    → mend the facts of {number}: {unreadable}
    """
    return not play.unreadable

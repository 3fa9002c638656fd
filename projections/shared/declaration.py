"""A card declared on the spot: its facts are read, and stand in the book of the match."""

from typing import Any

from msgspec import ValidationError, convert
from msgspec.structs import replace

from senpu.events.match import CardDeclared
from senpu.projections.declared import ANY_TIME, Book
from senpu.projections.rules import OURS
from senpu.projections.shared.book import declared


def enter_declaration(book: Book, id: str, card: type[Any]) -> None:
    """Enter the row and the rule of a card declared on the spot; cards are of that type."""

    def read(event: CardDeclared) -> tuple[Any, str]:
        """The card, if there are facts, and what is wrong with them."""
        try:
            facts = convert(event.facts, card) if event.facts else None
        except ValidationError as error:
            return None, str(error)
        return facts and replace(facts, id=event.card), ""

    @book.rule(
        id, at="declaration", source=OURS, option="declared_facts_read", facts="number unreadable"
    )
    def facts_can_be_read(play: "Declare") -> bool:
        """その場で宣言するカードの印刷内容は読める形で書かれている
        the facts of a card declared on the spot can be read
        → {number}の内容を直す：{unreadable}
        → mend the facts of {number}: {unreadable}
        """
        return not play.unreadable

    @book.action(CardDeclared)
    class Declare:
        """A card is declared on the spot."""

        when = ANY_TIME
        rules = (facts_can_be_read,)

        def __init__(self, board: Any, event: CardDeclared) -> None:
            self.number = event.card
            self.unreadable = read(event)[1]

        @staticmethod
        def evolve(board: Any, event: CardDeclared) -> Any:
            """Facts that cannot be read are no facts: the short name alone is kept."""
            return replace(board, book=declared(board.book, event, read(event)[0]))

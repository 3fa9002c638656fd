"""The book of a match: what its header and its declarations say about cards and options."""

import msgspec

from senpu.events.base import Seat
from senpu.events.battle_spirits.cards import Card
from senpu.events.envelope import Header
from senpu.events.match import CardDeclared
from senpu.projections.battle_spirits.board import Board, Book, Side
from senpu.projections.battle_spirits.options import Options
from senpu.projections.shared import book as shared


def opened(header: Header) -> Board:
    """The board before the first entry: decks shuffled, life and reserve laid out.

    Raises msgspec.ValidationError if the header's cards or options are not of this game.
    """
    book = shared.opened(header, Book, Card, Options)
    return Board(book=book, sides={"A": _side(book, "A"), "B": _side(book, "B")})


def _side(book: Book, seat: Seat) -> Side:
    listed = book.decks.get(seat)
    soul = "reserve" if book.options.soul_core else ""
    return Side(seat, deck=sum(listed.values()) if listed else 40, soul=soul)


def read_card(event: CardDeclared) -> Card:
    """The card an event declares. Raises msgspec.ValidationError if it cannot be read."""
    return msgspec.convert(event.facts, Card)

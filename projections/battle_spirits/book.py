"""The book of a match: what its header and its declarations say about cards and options."""

from functools import cache

import msgspec
from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.events.battle_spirits.cards import Card
from senpu.events.envelope import Header
from senpu.events.match import CardDeclared
from senpu.projections.battle_spirits.board import Board, Book, Side
from senpu.projections.battle_spirits.options import Options


def opened(header: Header) -> Board:
    """The board before the first entry: decks shuffled, life and reserve laid out.

    Raises msgspec.ValidationError if the header's cards or options are not of this game.
    """
    book = Book(
        cards={card.id: card for card in msgspec.convert(header.cards, tuple[Card, ...])},
        aliases=header.aliases,
        names={number: alias for alias, number in header.aliases.items()},
        decks=header.decks,
        options=_shared(msgspec.convert(header.options, Options)),
        first=header.first,
    )
    return Board(book=book, sides={"A": _side(book, "A"), "B": _side(book, "B")})


@cache
def _shared(options: Options) -> Options:
    """One value for equal options, so that what is derived from them is derived once."""
    return options


def _side(book: Book, seat: Seat) -> Side:
    listed = book.decks.get(seat)
    soul = "reserve" if book.options.soul_core else ""
    return Side(seat, deck=sum(listed.values()) if listed else 40, soul=soul)


def declared(book: Book, event: CardDeclared) -> Book:
    """The book with a card, or a short name for one, added."""
    cards = book.cards
    if event.facts:
        cards = {**cards, event.card: msgspec.convert(event.facts, Card)}
    return replace(
        book,
        cards=cards,
        aliases={**book.aliases, event.alias: event.card},
        names={event.card: event.alias, **book.names},
    )

"""The book of a match: what its header and its declarations say about cards and options."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.events.envelope import Header
from senpu.events.gate_ruler.cards import Card
from senpu.events.match import CardDeclared
from senpu.projections.gate_ruler.board import Board, Book, Side
from senpu.projections.gate_ruler.options import Options
from senpu.projections.shared import book as shared


def opened(header: Header) -> Board:
    """The board before the first entry: decks shuffled, energy laid out ready.

    Raises msgspec.ValidationError if the header's cards or options are not of this game.
    """
    book = shared.opened(header, Book, Card, Options)
    return Board(
        book=book,
        sides={"A": _side(book, "A"), "B": _side(book, "B")},
        player=header.first,
        priority=header.first,
    )


def _side(book: Book, seat: Seat) -> Side:
    ruler = ruler_of(book, seat)
    return laid_out(seat, ruler, deck_size(book, book.decks.get(seat), ruler))


def laid_out(seat: Seat, ruler: Card, deck: int) -> Side:
    """A side with empty zones, as its ruler has them, and its energy ready."""
    zones: Mapping[str, tuple[()]] = dict.fromkeys(ruler.zones.attack + ruler.zones.defence, ())
    return Side(seat, ruler, deck=deck, zones=zones, ready=ruler.energy)


def ruler_of(book: Book, seat: Seat) -> Card:
    """The ruler of a seat: as the options say, in its deck list, or the only one there is."""
    said = book.options.ruler_a if seat == "A" else book.options.ruler_b
    listed = [said, *book.decks.get(seat, {}), *book.cards]
    rulers = (book.cards[number] for number in listed if number in book.cards)
    return next((card for card in rulers if card.type == "ruler"), Card(id="?", type="ruler"))


def deck_size(book: Book, listed: Mapping[str, int] | None, ruler: Card) -> int:
    """Cards of the deck: as listed, without the ruler; else as the ruler's deck rules say."""
    if listed is None:
        return ruler.deck.size
    return sum(n for number, n in listed.items() if not _is_ruler(book, number))


def _is_ruler(book: Book, number: str) -> bool:
    card = book.cards.get(number)
    return card is not None and card.type == "ruler"


def read_card(event: CardDeclared) -> Card:
    """The card an event declares. Raises msgspec.ValidationError if it cannot be read."""
    return replace(msgspec.convert(event.facts, Card), id=event.card)

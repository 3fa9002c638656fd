"""What leaves no trace in what a seat may know, in every game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.projections.shared.book import Kept, MatchBook
from senpu.projections.shared.names import UNKNOWN


def unnumbered(card: str) -> str:
    """A card by its number; `?` for the handle of an unknown one, which says how many there are."""
    return UNKNOWN if card.startswith(UNKNOWN) else card


def all_unnumbered(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards by their numbers, unknown ones as `?`."""
    return tuple(map(unnumbered, cards))


def own_decks(book: MatchBook, seat: str) -> Mapping[Seat, Mapping[str, int]]:
    """The deck lists a seat knows: its own."""
    return {owner: deck for owner, deck in book.decks.items() if owner == seat}


def shown_book(book: Kept, seat: str, lying: Iterable[str]) -> Kept:
    """The book without deck lists of others and without cards that have not been seen."""
    decks = own_decks(book, seat)
    seen = {*lying, *(card for deck in decks.values() for card in deck)}
    return replace(
        book,
        decks=decks,
        cards={number: card for number, card in book.cards.items() if number in seen},
        names={number: alias for number, alias in book.names.items() if number in seen},
        aliases={alias: number for alias, number in book.aliases.items() if number in seen},
    )


def sides_seen(
    board: Any, seat: str, face_down: Callable[[Any], Any], unnumbered: Callable[[Any], Any]
) -> dict[Seat, Any]:
    """Both sides as a seat sees them: the other `face_down`, unknown cards `unnumbered`."""
    return {
        name: unnumbered(side if name == seat else face_down(side))
        for name, side in board.sides.items()
    }

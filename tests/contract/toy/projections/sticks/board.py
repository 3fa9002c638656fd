"""The board of Sticks: how many lie there, whose turn it is."""

from msgspec import Struct

from senpu.events.base import Seat
from senpu.events.cards.plain import Card
from senpu.events.envelope import Header
from senpu.projections.shared import book


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match may switch; at the beginning so many lie there."""

    pile: int = 12
    no_copying: bool = True
    results_agree: bool = True


class Book(book.MatchBook, frozen=True):
    """What holds for the whole match."""

    cards: dict[str, Card] = {}
    options: Options = Options()


class Board(Struct, frozen=True):
    """A position."""

    book: Book
    pile: int
    player: Seat
    last: int = 0
    turn: int = 0
    step: str = "main"
    gap: bool = False
    uncounted: tuple[Seat, ...] = ()
    over: bool = False
    winner: Seat | None = None


def opened(header: Header) -> Board:
    """The board before the first entry. Raises msgspec.ValidationError."""
    kept = book.opened(header, Book, Card, Options)
    return Board(kept, pile=kept.options.pile, player=header.first)

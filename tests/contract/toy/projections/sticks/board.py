"""The board of Sticks: how many lie there, whose turn it is."""

from msgspec import Struct

from senpu.events.base import Seat


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Sticks has no cards; should a header hold some, this is what is known of them."""

    id: str
    name: str = ""
    name_en: str = ""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match may switch."""

    pile: int = 12
    """How many lie there at the beginning."""
    no_copying: bool = True
    """Not as many are taken as the other player took just before."""


class Book(Struct, frozen=True):
    """What holds for the whole match."""

    options: Options


class Board(Struct, frozen=True):
    """A position."""

    book: Book
    pile: int
    player: Seat
    last: int = 0
    turn: int = 0
    over: bool = False
    winner: Seat | None = None

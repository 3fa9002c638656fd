"""What is seen of a board: one seat's knowledge, the numbers that are counted at the table."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.projections.battle_spirits.board import UNKNOWN, Board, Side
from senpu.projections.shared.view import all_unnumbered, shown_book, sides_seen, unnumbered

COUNTED = ("reserve", "core_trash", "life", "hand", "deck")
"""What a closing count counts, as a side names it."""
PILES = ("trash", "removed", "tegamoto")
"""Cards that lie open in no order."""


def view(board: Board, seat: str) -> Board:
    """The board as a player ("A", "B") or "public" (any other word) may know it.

    Hidden are the cards in another's hand, the faces of another's deck list and burst, and every
    number given to an unknown card: an unknown one is `?`, whoever set it. A card known in hand
    is known to its owner alone, even if all saw it return there: the record does not say who saw.
    Cards at hand 手元 and removed ones count as face up. Two boards that differ only in what is
    hidden have equal views.
    """
    sides = sides_seen(board, seat, _face_down, _unnumbered)
    seen = replace(board, sides=sides, handles={}, last=unnumbered(board.last))
    lying = (card for side in sides.values() for card in _cards_of(side))
    return replace(seen, book=shown_book(board.book, seat, (seen.last, *lying)))


def _face_down(side: Side) -> Side:
    return replace(side, known=(), burst=UNKNOWN if side.burst else "")


def _unnumbered(side: Side) -> Side:
    return replace(
        side,
        burst=unnumbered(side.burst),
        mirage=unnumbered(side.mirage),
        **{pile: all_unnumbered(getattr(side, pile)) for pile in PILES},
    )


def _cards_of(side: Side) -> Iterator[str]:
    """The numbers of all cards of a side that are more than counted."""
    yield from (*side.known, *side.trash, *side.removed, *side.tegamoto, side.burst, side.mirage)
    for card in side.field.values():
        yield from (card.card.id, *card.under)


def counts(board: Board, seat: Seat) -> Mapping[str, int]:
    """The numbers a closing count names, by zone."""
    side = board.sides[seat]
    return {zone: getattr(side, zone) for zone in COUNTED}


def measures(board: Board, seat: Seat) -> Mapping[str, int]:
    """The counts, besides the cards on the field and in the trash, and the cores on field cards."""
    side = board.sides[seat]
    return {
        **counts(board, seat),
        "field": len(side.field),
        "field_cores": sum(card.cores for card in side.field.values()),
        "trash": len(side.trash),
    }

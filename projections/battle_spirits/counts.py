"""The numbers of a board that are counted at the table."""

from collections.abc import Mapping

from senpu.events.base import Seat
from senpu.projections.battle_spirits.board import Board

COUNTED = ("reserve", "core_trash", "life", "hand", "deck")
"""What a closing count counts, as a side names it."""


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

"""The numbers of a board that are counted at the table."""

from collections.abc import Mapping

from senpu.events.base import Seat
from senpu.projections.gate_ruler.board import Board


def counts(board: Board, seat: Seat) -> Mapping[str, int]:
    """The numbers a closing count names, by zone; energy is what is ready."""
    side = board.sides[seat]
    return {
        "deck": side.deck,
        "hand": side.hand,
        "graveyard": len(side.graveyard),
        "damage": len(side.damage),
        "ready": side.ready,
    }


def measures(board: Board, seat: Seat) -> Mapping[str, int]:
    """What is asked of positions afterwards: the counts, and what lies where none is taken."""
    side = board.sides[seat]
    return {
        **counts(board, seat),
        "field": sum(1 for _ in side.units()) + len(side.fields),
        "set": len(side.set),
        "drive": len(side.drive),
        "rested": side.rested,
        "summons": side.summons,
    }

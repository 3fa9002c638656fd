"""What can be done now: the same rules asked of every card and every kind of action."""

from senpu.projections.battle_spirits.board import Board
from senpu.projections.game import Offer


def offers(board: Board) -> tuple[Offer, ...]:
    """All that the turn player can do with each card, and why not where not."""
    raise NotImplementedError

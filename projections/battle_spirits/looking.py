"""What is seen of a board: counts, one seat's knowledge, the picture to be drawn."""

from collections.abc import Mapping

from senpu.events.base import Seat
from senpu.projections.battle_spirits.board import Board
from senpu.projections.game import Picture
from senpu.projections.rules import Lang


def counts(board: Board, seat: Seat) -> Mapping[str, int]:
    """The numbers a closing count names, by zone."""
    raise NotImplementedError


def view(board: Board, seat: str) -> Board:
    """The board as a player ("A", "B") or "public" may know it."""
    raise NotImplementedError


def picture(board: Board, lang: Lang) -> Picture:
    """The board as it is to be drawn."""
    raise NotImplementedError

"""Where something is typed: the position, who acts, who types, how strictly names are meant."""

from typing import NamedTuple

from senpu.events.base import Seat
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.reading.names import Naming


class Moment(NamedTuple):
    """The position an item is understood on.

    `lenient` where it happened although illegal, or was put through: then also a card that should
    lie on the field and does not is taken down.
    """

    board: Board
    seat: Seat
    by: str
    lenient: bool = False

    @property
    def naming(self) -> Naming:
        """The names on the board, as the acting player means them."""
        return Naming(self.board, self.seat, lenient=self.lenient)

"""What a scribe calls the cards on the fields of a board."""

import re

from senpu.events.base import Seat
from senpu.events.notation.full import Lang
from senpu.projections.battle_spirits.board import Board
from senpu.projections.reading.card_names import CardNames

ID = re.compile(r"([AB])\.(.+)#(\d+)")
"""The id of a field card: seat, short name or number, copy number."""


def copy_of(id: str) -> int:
    """The copy number of a field card."""
    found = ID.fullmatch(id)
    return int(found[3]) if found else 0


class Called(CardNames):
    """The names of cards on the fields, as the player at `seat` uses them."""

    board: Board

    def lying(self, seat: Seat, number: str) -> tuple[str, ...]:
        """The field cards of that number on a side."""
        number = self.board.handles.get(number, number)
        field = self.board.sides[seat].field.values()
        return tuple(card.id for card in field if card.card.id == number)

    def owner(self, id: str) -> Seat:
        """Whose a field card is."""
        seat: Seat = "B" if id.startswith("B.") else "A" if id.startswith("A.") else self.seat
        return self.board.side(id).seat if self.board.find(id) else seat

    def typed(self, id: str, lang: Lang = "en") -> str:
        """A field card as a scribe types it: with its copy number where there are several."""
        card = self.board.find(id)
        if not card:
            return id
        seat = self.board.side(id).seat
        side = "" if seat == self.seat else f"{self.side_of(seat)}."
        several = len(self.lying(seat, card.card.id)) > 1
        return side + self.called(card.card.id) + (str(copy_of(id)) if several else "")

"""What a scribe calls cards and sides on a board."""

import re
from collections.abc import Iterable

from senpu.events.base import Seat, other
from senpu.events.notation.full import Lang
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.reading.catalogue import Same, catalogue, key

ID = re.compile(r"([AB])\.(.+)#(\d+)")
"""The id of a field card: seat, short name or number, copy number."""


def copy_of(id: str) -> int:
    """The copy number of a field card."""
    found = ID.fullmatch(id)
    return int(found[3]) if found else 0


class Called:
    """The names of cards and sides on a board, as the player at `seat` uses them."""

    def __init__(self, board: Board, seat: Seat | None = None) -> None:
        self.board = board
        self.seat: Seat = seat or board.player
        self.catalogue = catalogue(Same(board.book))

    def seat_of(self, side: int) -> Seat:
        """The seat of side 1, the first player, or 2; of 0, the acting one."""
        if not side:
            return self.seat
        first = self.board.book.first
        return first if side == 1 else other(first)

    def side_of(self, seat: Seat) -> int:
        """1 for the first player, 2 for the other."""
        return 1 if seat == self.board.book.first else 2

    def own(self, numbers: Iterable[str]) -> list[str]:
        """Those that may be the acting player's; if none may be, all."""
        deck, numbers = self.board.book.decks.get(self.seat), list(numbers)
        return [number for number in numbers if deck is None or number in deck] or numbers

    def lying(self, seat: Seat, number: str) -> tuple[str, ...]:
        """The field cards of that number on a side."""
        number = self.board.handles.get(number, number)
        field = self.board.sides[seat].field.values()
        return tuple(card.id for card in field if card.card.id == number)

    def owner(self, id: str) -> Seat:
        """Whose a field card is."""
        seat: Seat = "B" if id.startswith("B.") else "A" if id.startswith("A.") else self.seat
        return self.board.side(id).seat if self.board.find(id) else seat

    def is_card(self, name: str) -> bool:
        """Whether a card is called exactly so."""
        return key(name) in self.catalogue.exact

    def is_name(self, name: str) -> bool:
        """Whether a card is called so, or a name of one begins so or holds it."""
        typed, names = key(name), self.catalogue
        return typed in names.exact or bool(names.begun(typed) or names.holding(typed))

    def called(self, number: str) -> str:
        """What a scribe types for a card."""
        return self.board.book.names.get(number, number)

    def named(self, number: str, lang: Lang) -> str:
        """That, and the printed name where it does not begin so."""
        alias, card = self.called(number), self.board.book.cards.get(number)
        printed = (card.name, card.name_en) if card else ()
        if not any(printed) or any(key(name).startswith(key(alias)) for name in printed):
            return alias
        name = next(filter(None, printed if lang == "ja" else reversed(printed)))
        return f"{alias}《{name}》" if lang == "ja" else f"{alias} [{name}]"

    def typed(self, id: str, lang: Lang = "en") -> str:
        """A field card as a scribe types it: with its copy number where there are several."""
        card = self.board.find(id)
        if not card:
            return id
        seat = self.board.side(id).seat
        side = "" if seat == self.seat else f"{self.side_of(seat)}."
        several = len(self.lying(seat, card.card.id)) > 1
        return side + self.called(card.card.id) + (str(copy_of(id)) if several else "")

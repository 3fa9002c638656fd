"""What cards are called in writing: names that are read as the card again."""

from collections.abc import Iterable, Iterator

from senpu.events.base import Seat
from senpu.events.notation.full import Lang
from senpu.projections.battle_spirits.board import UNKNOWN
from senpu.projections.battle_spirits.reading.called import ID
from senpu.projections.battle_spirits.reading.meaning import Meaning


class Naming(Meaning):
    """The names on a board, as the player at `seat` means and says them."""

    def said(self, what: str, lang: Lang, *, fielded: bool) -> str:
        """What full text calls a card: the first of its names that is read as this card again."""
        meant = self.either if fielded else self.card
        texts = self._candidates(what, self.displayed(self.parts(what)[0], lang), ("", "#{}"))
        return self.first_read(texts, what, meant)

    def _candidates(self, what: str, names: Iterable[str], ends: Iterable[str]) -> Iterator[str]:
        """Names with each of these ends; `{}` is the copy number."""
        if what.startswith(UNKNOWN):
            yield what
        _, side, copy = self.parts(what)
        for name in names:
            yield from (side + name + end.replace("{}", str(copy)) for end in ends)

    def parts(self, what: str) -> tuple[str, str, int]:
        """The number of a card or field card, its side as a prefix, its copy number."""
        found = ID.fullmatch(what)
        card = self.board.find(what)
        if not found:
            return (card.card.id if card else what), "", 1
        seat: Seat = "A" if found[1] == "A" else "B"
        number = card.card.id if card else self.board.book.aliases.get(found[2], found[2])
        return number, "" if seat == self.seat else f"{self.side_of(seat)}.", int(found[3])

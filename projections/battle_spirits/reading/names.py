"""What cards are called in writing: names that are read as the card again."""

import re
from collections.abc import Callable, Iterable, Iterator

from senpu.events.base import Seat
from senpu.events.notation.codecs import quoted
from senpu.events.notation.full import Lang
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.events.notation.refs import Ref, take_ref
from senpu.projections.battle_spirits.board import UNKNOWN
from senpu.projections.battle_spirits.reading.called import ID
from senpu.projections.battle_spirits.reading.meaning import Meaning

_PLAIN = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_RESERVED = frozenset({"none", "and", "to", "from", "with", "nowhere", "nothing"})


class Naming(Meaning):
    """The names on a board, as the player at `seat` means and says them."""

    def of(self, seat: Seat) -> "Naming":
        """The same names as the player at another seat means them."""
        return Naming(self.board, seat, lenient=self.lenient)

    def said(self, what: str, lang: Lang, *, fielded: bool) -> str:
        """What full text calls a card: the first of its names that is read as this card again."""
        meant = self.either if fielded else self.card
        texts = self._candidates(what, self._displayed(what, lang), ("", "#{}"))
        return self.first_read(texts, what, meant)

    def short(self, what: str, meant: Callable[[Ref], str]) -> str:
        """What short text calls a card where `meant` reads it."""
        number = self.parts(what)[0]
        names = [*filter(None, [self.board.book.names.get(number)]), number]
        return self.first_read(self._candidates(what, names, ("", "{}", "#{}")), what, meant)

    def first_read(self, texts: Iterable[str], what: str, meant: Callable[[Ref], str]) -> str:
        """The first text that is read as `what`; in quotes, as it is stored, if none is."""
        return next((text for text in texts if _reads(text, what, meant)), quoted(what))

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

    def _displayed(self, what: str, lang: Lang) -> Iterator[str]:
        number = self.parts(what)[0]
        card = self.board.book.cards.get(number)
        names = (card.name, card.name_en) if card else ()
        for name in names if lang == "ja" else reversed(names):
            if name:
                plain = _PLAIN.fullmatch(name)
                yield name if plain else f"《{name}》" if lang == "ja" else f"[{name}]"
        if alias := self.board.book.names.get(number):
            yield alias.upper()
        yield number


def _reads(text: str, what: str, meant: Callable[[Ref], str]) -> bool:
    scan = Scan(normal(text))
    ref = take_ref(scan)
    if ref is None or not scan.done or ref.name.casefold() in _RESERVED:
        return False
    try:
        return meant(ref) == what
    except Unreadable:
        return False

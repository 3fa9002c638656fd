"""What things are called in writing: names that are read as the thing again."""

import re
from collections.abc import Callable, Iterator

from senpu.events.notation.full import Lang
from senpu.events.notation.refs import Ref
from senpu.projections.gate_ruler.board import UNKNOWN, Unit
from senpu.projections.gate_ruler.reading.meaning import Meaning, seat_in
from senpu.projections.gate_ruler.reading.places import RULER, WORDS, key_of, place_of

_ID = re.compile(r"([AB])\.(.+?)(?:#(\d+))?")


class Naming(Meaning):
    """The names on a board, as the player at `seat` means and says them."""

    def said(self, what: str, lang: Lang, *, fielded: bool) -> str:
        """What full text calls something: the first of its names that is read as it again."""
        meant = self.either if fielded else self.card
        return self.first_read(self._in_full(what, lang), what, meant)

    def said_as(self, role: str, what: str, lang: Lang) -> str:
        """What full text calls a card that is played, an overdrive, an item of the gate."""
        names = (*self._in_full(self._card_of(role, what), lang), *self._in_full(what, lang))
        return self.first_read(names, what, self._role(role))

    def meant_as(self, role: str, ref: Ref) -> str:
        """The number or id of what was written so. Raises Unreadable."""
        return self._role(role)(ref)

    def _role(self, role: str) -> Callable[[Ref], str]:
        return {"played": self.played, "overdrive": self.overdrive, "item": self.item}[role]

    def _card_of(self, role: str, what: str) -> str:
        """The card, or the thing in play, that goes under a name in a role."""
        side = self.board.sides[self.seat]
        if role == "item":
            item = self.board.item(what)
            return item.card if item else what
        each = side.overdrive(what) if role == "overdrive" else None
        return self.card_at(each.of if each else what) or what

    def _unit(self, id: str) -> Unit | None:
        side = self.board.owner(id)
        return side.unit(id) if side else None

    def _in_full(self, what: str, lang: Lang) -> Iterator[str]:
        at = 1 if lang == "ja" else 2
        yield from self._by_place(what, at, RULER[at - 1])
        number = self._number_named(what)
        for name in self.displayed(number, lang):
            yield from self._at(what, name)

    def _by_place(self, what: str, at: int, ruler: str) -> Iterator[str]:
        """By the place where it lies: cards set, driven, overdrives, rulers, unknown cards."""
        if what.startswith(UNKNOWN):
            yield from self._unknown_at(what)
            yield what
        elif what.endswith(".ruler"):
            yield self._side(what) + ruler
        elif place := place_of(what):
            word = f"{self._side(what)}{WORDS[place.kind][at]}{place.n}"
            yield word
            yield f"{word}#{place.copy}"

    def _unknown_at(self, handle: str) -> Iterator[str]:
        for side in self.board.sides.values():
            for laid in (*side.drive, *side.set):
                place = place_of(laid.id)
                if laid.card == handle != UNKNOWN and place:
                    letter = WORDS[place.kind][0]
                    yield f"{self._side(laid.id)}{UNKNOWN}{letter}{place.n}"

    def _at(self, what: str, name: str) -> Iterator[str]:
        """A name with the zone it stands in, alone, with its copy number."""
        found = _ID.fullmatch(what)
        if not found:
            yield name
            return
        side = self._side(what)
        yield from [f"{side}{name}{digit}" for digit in [key_of(self.board, what)] if digit]
        yield side + name
        yield f"{side}{name}#{found[3]}"

    def _number_named(self, what: str) -> str:
        found = _ID.fullmatch(what)
        unit = self._unit(what)
        if unit:
            return unit.card.id
        return self.board.book.aliases.get(found[2], found[2]) if found else what

    def _side(self, id: str) -> str:
        return "" if id[:1] == self.seat else f"{self.side_of(seat_in(id))}."

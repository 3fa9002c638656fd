"""What cards are called in Battle Spirits: from what was typed to cards on the field, and back.

A name is taken exactly first (short name, number, printed name), then as the beginning of a name,
then as a part of a printed one: each time first among the cards that fit the place where it stands.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from senpu.events.base import Seat, other
from senpu.events.notation.full import Lang
from senpu.events.notation.refs import Ref
from senpu.projections.battle_spirits.board import UNKNOWN, Board, FieldCard
from senpu.projections.battle_spirits.names import typed
from senpu.projections.battle_spirits.reading import misnamed
from senpu.projections.reading.card_names import CardNames
from senpu.projections.reading.catalogue import key, splits

ID = re.compile(r"([AB])\.(.+)#(\d+)")
"""The id of a field card: seat, short name or number, copy number."""


def copy_of(id: str) -> int:
    """The copy number of a field card."""
    found = ID.fullmatch(id)
    return int(found[3]) if found else 0


Fits = Callable[[FieldCard], bool]


class Lying(NamedTuple):
    """Field cards of one side that are called so, and the number that stood behind the name.

    `named` are those whose own name it is; an advent is called by the card above, too.
    """

    ids: tuple[str, ...]
    number: int
    named: tuple[str, ...]

    @property
    def copies(self) -> tuple[str, ...]:
        """Those with that copy number in their name; without a number all."""
        numbered = tuple(id for id in self.named if copy_of(id) == self.number)
        return numbered if self.number else self.ids


class Naming(CardNames):
    """The names on a board, as the player at `seat` means and says them.

    A card that should lie on the field and does not is an error, or, if that is `lenient`, the
    number of the card: so it is recorded that it was said.
    """

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
        number = self.number_in(id)
        several = len(self._called(seat, {number: None})) > 1
        return side + (typed(self.board, id) if several else self.called(number))

    def number_in(self, id: str) -> str:
        """The number of the card that a field card was named by as it entered."""
        found = ID.fullmatch(id)
        return self.board.book.aliases.get(found[2], found[2]) if found else id

    def _called(self, seat: Seat, numbers: Mapping[str, None]) -> dict[str, bool]:
        """The field cards that are called by one of these cards: whether it is in their name."""
        field = self.board.sides[seat].field.values()
        named = {card.id: self.number_in(card.id) in numbers for card in field}
        return {c.id: named[c.id] for c in field if named[c.id] or c.card.id in numbers}

    # From what was typed

    def fielded(self, ref: Ref, fits: Fits | None = None) -> str:
        """The id of a field card of the acting side, or of the side said.

        One that fits, if several are called so. Raises Unreadable if none lies there.
        """
        if ref.kind == "raw":
            return ref.name
        seat = self.seat_of(ref.side)
        lying = self.lying_as(ref, seat)
        if lying and lying.copies:
            return self.one(ref, self._fitting(seat, lying.copies, fits), self.typed)
        return self._absent(ref, seat, fits)

    def either(self, ref: Ref) -> str:
        """A field card of either side, the acting one's first; else the number of a card."""
        if ref.kind in ("raw", "handle"):
            return ref.name
        return self._on_any(ref) or self._number(ref)

    def lies(self, ref: Ref) -> str:
        """A card on either field, the acting side's first."""
        if ref.kind in ("raw", "handle") or ref.side:
            return self.fielded(ref)
        return self._on_any(ref) or self._absent(ref, self.seat)

    def _on_any(self, ref: Ref) -> str:
        for seat in self._seats(ref):
            lying = self.lying_as(ref, seat)
            if lying and (lying.copies or seat == self.seat):
                return self.one(ref, list(lying.copies), self.typed) if lying.copies else ""
        return ""

    def _seats(self, ref: Ref) -> tuple[Seat, ...]:
        return (self.seat_of(ref.side),) if ref.side else (self.seat, other(self.seat))

    def lying_as(self, ref: Ref, seat: Seat) -> Lying | None:
        """The field cards of a side that are called so; of the card before, the last to come."""
        if ref.kind == "handle":
            ids = self.lying(seat, ref.name)
            return Lying(ids, ref.copy, ids) if ids else None
        if ref.kind == "same":
            ids = self.lying(seat, self.last(ref))
            return Lying(ids if ref.copy else ids[-1:], ref.copy, ids) if ids else None
        return next(self._called_so(ref, seat), None)

    def _called_so(self, ref: Ref, seat: Seat) -> Iterator[Lying]:
        for numbers_of in self._ways(ref):
            for base, number in _splits(ref):
                if found := self._called(seat, numbers_of(key(base))):
                    named = tuple(id for id, own in found.items() if own)
                    yield Lying((*found,), number or ref.copy, named)

    def _ways(self, ref: Ref) -> tuple[Callable[[str], Mapping[str, None]], ...]:
        """How a name is compared: a known one only as a whole."""
        if any(self.is_card(base) for base, _ in _splits(ref)):
            return (self._exactly,)
        return (self.catalogue.begun, self.catalogue.holding)

    def _exactly(self, name: str) -> dict[str, None]:
        number = self.catalogue.exact.get(name)
        return {number: None} if number else {}

    def _number(self, ref: Ref) -> str:
        """The number of a card that lies nowhere; the id it would have where `#` names a copy."""
        for base, copy in _splits(ref):
            if number := self.catalogue.exact.get(key(base)):
                if ref.copy:
                    return f"{self._seats(ref)[0]}.{self.called(number)}#{ref.copy}"
                return self._absent(ref, self._seats(ref)[0]) if copy else number
        return self.card(ref)

    def _fitting(self, seat: Seat, ids: Iterable[str], fits: Fits | None) -> list[str]:
        field, ids = self.board.sides[seat].field, list(ids)
        return [id for id in ids if fits and fits(field[id])] or ids

    def _absent(self, ref: Ref, seat: Seat, fits: Fits | None = None) -> str:
        """The number of a card that does not lie on a side; that is an error unless lenient."""
        field = self._fitting(seat, self.board.sides[seat].field, fits)
        if ref.kind == "word" and not any(self.is_name(base) for base, _ in _splits(ref)):
            raise misnamed.unknown_there(self, ref, field)
        here, elsewhere = self.lying_as(ref, seat), self.lying_as(ref, other(seat))
        if elsewhere and elsewhere.copies and not here:
            raise misnamed.on_other_side(self, ref, elsewhere.ids)
        if self.lenient:
            return self._known(ref)
        alike = here or elsewhere
        raise misnamed.not_there(self, ref, alike.ids if alike else field)

    def _known(self, ref: Ref) -> str:
        bases = [base for base, _ in _splits(ref) if self.is_name(base)]
        return self.card(ref._replace(name=bases[0]) if bases else ref)

    # To what is written

    def said(self, what: str, lang: Lang, *, fielded: bool) -> str:
        """What full text calls a card: the first of its names that is read as this card again."""
        meant = self.either if fielded else self.card
        texts = self._candidates(what, self.displayed(self.parts(what)[0], lang), ("", "#{}"))
        named = self._candidates(what, self.displayed(self.number_in(what), lang), ("#{}",))
        return self.first_read((*texts, *named), what, meant)

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


def _splits(ref: Ref) -> Iterator[tuple[str, int]]:
    return splits(ref.name) if ref.kind == "word" and not ref.copy else iter([(ref.name, 0)])

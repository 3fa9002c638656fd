"""What cards are called: from what was typed to numbers and field ids, and back.

A name is taken exactly first (short name, number, printed name), with the digits behind it as copy
number if need be; then as the beginning of a name that is unique among the cards that fit the
place where it stands, then among all.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches

from senpu.events.base import Seat, other
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.battle_spirits.board import Board, FieldCard
from senpu.projections.battle_spirits.reading.catalogue import Same, catalogue, key, splits

Fits = Callable[[FieldCard], bool]
ID = re.compile(r"([AB])\.(.+)#(\d+)")
"""The id of a field card: seat, short name or number, copy number."""


def copy_of(id: str) -> int:
    found = ID.fullmatch(id)
    return int(found[3]) if found else 0


class Meaning:
    """What names mean on a board when the player at `seat` acts."""

    def __init__(self, board: Board, seat: Seat | None = None) -> None:
        self.board = board
        self.seat: Seat = seat or board.player
        self.catalogue = catalogue(Same(board.book))

    # Sides

    def seat_of(self, side: int) -> Seat:
        """The seat of side 1, the first player, or 2; of 0, the acting one."""
        if not side:
            return self.seat
        first = self.board.book.first
        return first if side == 1 else other(first)

    def side_of(self, seat: Seat) -> int:
        """1 for the first player, 2 for the other."""
        return 1 if seat == self.board.book.first else 2

    # From what was typed

    def meant(self, ref: Ref, *, fielded: bool) -> str:
        """The number of a card, or what lies on a field if it may be `fielded`."""
        return self.either(ref) if fielded else self.card(ref)

    def card(self, ref: Ref, wanted: Iterable[str] = ()) -> str:
        """The number of a card, one of the `wanted` if only a beginning was typed."""
        if ref.kind == "raw" or ref.kind == "handle":
            return ref.name
        if ref.kind == "same":
            return self._last(ref)
        typed = key(ref.name)
        if number := self.catalogue.exact.get(typed):
            return number
        begun = self.catalogue.begun(typed)
        fitting = [number for number in wanted if number in begun]
        return self._one(ref, fitting or list(begun), self._short)

    def fielded(self, ref: Ref, fits: Fits | None = None) -> str:
        """The id of a field card of the acting side, or of the side said.

        One that fits, if several are called so. A known card that does not lie there gets the id
        it would have: what is wrong with that is for the rules to say.
        """
        if ref.kind == "raw":
            return ref.name
        seat = self.seat_of(ref.side)
        if ref.kind in ("same", "handle"):
            named = self._last(ref) if ref.kind == "same" else ref.name
            return self._copy(ref, seat, named, ref.copy, fits)
        for base, copy in self._splits(ref):
            if number := self.catalogue.exact.get(key(base)):
                return self._copy(ref, seat, number, copy or ref.copy, fits)
        return self._begun(ref, seat, fits)

    def either(self, ref: Ref) -> str:
        """A field card of either side, the acting one's first; else the number of a card."""
        if ref.kind == "raw":
            return ref.name
        if ref.side:
            return self.fielded(ref)
        for seat in (self.seat, other(self.seat)):
            if found := self._lying_as(ref, seat):
                return found
        return self._number(ref)

    def _lying_as(self, ref: Ref, seat: Seat) -> str:
        """The field card of a seat that is called so, or whose name alone begins so."""
        if ref.kind == "handle":
            return ""
        if ref.kind == "same":
            lying = self.lying(seat, self.board.last)
            return lying[-1] if lying else ""
        there = Meaning(self.board, seat)
        for base, copy in self._splits(ref):
            exact = self.catalogue.exact.get(key(base), "")
            lying = self.lying(seat, exact) if exact else ()
            wanted = copy or ref.copy
            if len(lying) > 1 or any(copy_of(id) == wanted for id in lying):
                return there._copy(ref, seat, exact, wanted, None)
            if lying and not wanted:
                return lying[0]
        if self._known(ref):
            return ""
        begun = list(self._begun_on(ref, seat))
        return there._one(ref, begun, there.typed) if begun else ""

    def _known(self, ref: Ref) -> bool:
        return any(key(base) in self.catalogue.exact for base, _ in self._splits(ref))

    def _number(self, ref: Ref) -> str:
        for base, copy in self._splits(ref):
            if number := self.catalogue.exact.get(key(base)):
                wanted = copy or ref.copy
                return self._would_be(self.seat, number, wanted) if wanted else number
        return self.card(ref)

    def _splits(self, ref: Ref) -> Iterator[tuple[str, int]]:
        return splits(ref.name) if ref.kind == "word" and not ref.copy else iter([(ref.name, 0)])

    def _copy(self, ref: Ref, seat: Seat, number: str, copy: int, fits: Fits | None) -> str:
        lying = self.lying(seat, number)
        if copy:
            named = [id for id in lying if copy_of(id) == copy]
            return named[0] if named else self._would_be(seat, number, copy)
        if not lying:
            return self._would_be(seat, number, 1)
        return self._one(ref, self._fitting(seat, lying, fits), self.typed)

    def _fitting(self, seat: Seat, ids: Iterable[str], fits: Fits | None) -> list[str]:
        field, ids = self.board.sides[seat].field, list(ids)
        return [id for id in ids if fits and fits(field[id])] or ids

    def _begun(self, ref: Ref, seat: Seat, fits: Fits | None) -> str:
        if begun := list(self._begun_on(ref, seat)):
            return self._one(ref, self._fitting(seat, begun, fits), self.typed)
        for base, copy in self._splits(ref):
            if numbers := list(self.catalogue.begun(key(base))):
                number = self._one(ref, numbers, self._short)
                return self._would_be(seat, number, copy or ref.copy or 1)
        raise self._unknown(ref)

    def _begun_on(self, ref: Ref, seat: Seat) -> Iterator[str]:
        """The cards on a field whose name begins as typed."""
        for base, copy in self._splits(ref):
            begun = self.catalogue.begun(key(base))
            wanted = copy or ref.copy
            found = [
                card.id
                for card in self.board.sides[seat].field.values()
                if card.card.id in begun and wanted in (0, copy_of(card.id))
            ]
            if found:
                yield from found
                return

    def lying(self, seat: Seat, number: str) -> tuple[str, ...]:
        """The field cards of that number on a side."""
        number = self.board.handles.get(number, number)
        field = self.board.sides[seat].field.values()
        return tuple(card.id for card in field if card.card.id == number)

    def _would_be(self, seat: Seat, number: str, copy: int) -> str:
        return f"{seat}.{self.board.book.names.get(number, number)}#{copy}"

    def _last(self, ref: Ref) -> str:
        if not self.board.last:
            raise Unreadable(
                "同（=）の前にカードがありません", "there is no card before for =", ref.column
            )
        return self.board.last

    def lies(self, ref: Ref) -> str:
        """A card on either field, the acting side's first."""
        if ref.side or ref.kind == "raw":
            return self.fielded(ref)
        seats = (self.seat, other(self.seat))
        return next(filter(None, (self._lying_as(ref, seat) for seat in seats)), "") or (
            self.fielded(ref)
        )

    def owner(self, id: str) -> Seat:
        """Whose a field card is."""
        seat: Seat = "B" if id.startswith("B.") else "A" if id.startswith("A.") else self.seat
        return self.board.side(id).seat if self.board.find(id) else seat

    def is_card(self, name: str) -> bool:
        """Whether a card is called exactly so."""
        return key(name) in self.catalogue.exact

    def begins_card(self, name: str, seat: Seat) -> bool:
        """Whether the name of a card on a side begins so."""
        return any(self._begun_on(Ref(name, "name"), seat))

    def copy_said(self, ref: Ref) -> str:
        """The field card whose copy number a word ends in, where several alike lie; else empty."""
        seat = self.seat_of(ref.side)
        for base, copy in splits(ref.name) if ref.kind == "word" and not ref.copy else ():
            number = self.catalogue.exact.get(key(base), "")
            lying = self.lying(seat, number) if number and copy else ()
            named = [id for id in lying if copy_of(id) == copy]
            if named and len(lying) > 1:
                return named[0]
        return ""

    # Errors

    def _one(self, ref: Ref, found: list[str], said: Callable[[str], str]) -> str:
        if len(found) == 1:
            return found[0]
        if not found:
            raise self._unknown(ref)
        named = " ".join(sorted({said(one) for one in found}))
        raise Unreadable(
            f"「{ref.name}」は1枚に決まりません：{named}",
            f"{ref.name!r} may be any of: {named}",
            ref.column,
        )

    def _unknown(self, ref: Ref) -> Unreadable:
        names = [name for name, _ in self.catalogue.all]
        near = get_close_matches(key(ref.name), names, 3, 0.5)
        shorts = dict.fromkeys(self._short(self.catalogue.exact.get(name, name)) for name in near)
        known = " ".join(shorts or sorted(self.board.book.aliases)[:12])
        lead = ("近いもの", "near are") if near else ("短い名前", "short names are")
        return Unreadable(
            f"「{ref.name}」というカードはありません（{lead[0]}：{known}）",
            f"no card is called {ref.name!r}; {lead[1]}: {known}",
            ref.column,
        )

    def _short(self, number: str) -> str:
        return self.board.book.names.get(number, number)

    def typed(self, id: str) -> str:
        """A field card as a scribe types it: with its copy number where there are several."""
        card = self.board.find(id)
        if not card:
            return id
        seat = self.board.side(id).seat
        side = "" if seat == self.seat else f"{self.side_of(seat)}."
        several = len(self.lying(seat, card.card.id)) > 1
        return side + self._short(card.card.id) + (str(copy_of(id)) if several else "")

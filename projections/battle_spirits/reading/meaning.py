"""What cards are called: from what was typed to numbers and field ids, and back.

A name is taken exactly first (short name, number, printed name), with the digits behind it as copy
number if need be; then as the beginning of a name that is unique, then as a part of a printed one:
each time among the cards that fit the place where it stands, then among all.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from senpu.events.base import Seat, other
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.battle_spirits.board import Board, FieldCard
from senpu.projections.battle_spirits.reading.catalogue import Same, catalogue, key, splits

Fits = Callable[[FieldCard], bool]
ID = re.compile(r"([AB])\.(.+)#(\d+)")
"""The id of a field card: seat, short name or number, copy number."""
MOST = 8
"""How many names an error lists."""


def copy_of(id: str) -> int:
    """The copy number of a field card."""
    found = ID.fullmatch(id)
    return int(found[3]) if found else 0


def few(names: Iterable[str]) -> str:
    """Names for an error: not more than can be read at a glance."""
    said = list(dict.fromkeys(names))
    return " ".join(said[:MOST]) + (" …" if len(said) > MOST else "")


class Lying(NamedTuple):
    """Field cards of one side that are called so, and the number that stood behind the name."""

    ids: tuple[str, ...]
    number: int

    @property
    def copies(self) -> tuple[str, ...]:
        """Those with that copy number; without a number all."""
        return tuple(id for id in self.ids if self.number in (0, copy_of(id)))


class Meaning:
    """What names mean on a board when the player at `seat` acts.

    A card that should lie on the field and does not is an error, or, if that is `lenient`, the
    number of the card: so it is recorded that it was said.
    """

    def __init__(self, board: Board, seat: Seat | None = None, *, lenient: bool = False) -> None:
        self.board = board
        self.seat: Seat = seat or board.player
        self.lenient = lenient
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
        """The number of a card, one of the `wanted` if its name was not typed whole."""
        if ref.kind in ("raw", "handle"):
            return ref.name
        if ref.kind == "same":
            return self._last(ref)
        typed, wanted = key(ref.name), tuple(wanted)
        if number := self.catalogue.exact.get(typed):
            return number
        found = (self.catalogue.begun(typed), self.catalogue.holding(typed))
        for among in (wanted, self.own(found[0]), self.own(found[1])):
            for numbers in found:
                if fitting := [number for number in among if number in numbers]:
                    return self._one(ref, fitting, self.called)
        raise self._unknown(ref, wanted or self.own(self.board.book.cards))

    def own(self, numbers: Iterable[str]) -> list[str]:
        """Those that may be the acting player's; if none may be, all."""
        deck, numbers = self.board.book.decks.get(self.seat), list(numbers)
        return [number for number in numbers if deck is None or number in deck] or numbers

    def fielded(self, ref: Ref, fits: Fits | None = None) -> str:
        """The id of a field card of the acting side, or of the side said.

        One that fits, if several are called so. Raises Unreadable if none lies there.
        """
        if ref.kind == "raw":
            return ref.name
        seat = self.seat_of(ref.side)
        lying = self.lying_as(ref, seat)
        if lying and lying.copies:
            return self._one(ref, self._fitting(seat, lying.copies, fits), self.typed)
        return self.absent(ref, seat, fits)

    def either(self, ref: Ref) -> str:
        """A field card of either side, the acting one's first; else the number of a card."""
        if ref.kind in ("raw", "handle"):
            return ref.name
        return self._on_any(ref) or self._number(ref)

    def lies(self, ref: Ref) -> str:
        """A card on either field, the acting side's first."""
        if ref.kind in ("raw", "handle") or ref.side:
            return self.fielded(ref)
        return self._on_any(ref) or self.absent(ref, self.seat)

    def _on_any(self, ref: Ref) -> str:
        for seat in self._seats(ref):
            lying = self.lying_as(ref, seat)
            if lying and lying.copies:
                return self._one(ref, list(lying.copies), self.typed)
        return ""

    def _seats(self, ref: Ref) -> tuple[Seat, ...]:
        return (self.seat_of(ref.side),) if ref.side else (self.seat, other(self.seat))

    def lying_as(self, ref: Ref, seat: Seat) -> Lying | None:
        """The field cards of a side that are called so; of the card before, the last to come."""
        if ref.kind == "handle":
            ids = self.lying(seat, ref.name)
            return Lying(ids, ref.copy) if ids else None
        if ref.kind == "same":
            ids = self.lying(seat, self._last(ref))
            return Lying(ids if ref.copy else ids[-1:], ref.copy) if ids else None
        return next(self._named(ref, seat), None)

    def _named(self, ref: Ref, seat: Seat) -> Iterator[Lying]:
        field = self.board.sides[seat].field.values()
        for numbers_of in self._ways(ref):
            for base, number in self._splits(ref):
                numbers = numbers_of(key(base))
                if ids := tuple(card.id for card in field if card.card.id in numbers):
                    yield Lying(ids, number or ref.copy)

    def _ways(self, ref: Ref) -> tuple[Callable[[str], Mapping[str, None]], ...]:
        """How a name is compared: a known one only as a whole."""
        if any(key(base) in self.catalogue.exact for base, _ in self._splits(ref)):
            return (self._exactly,)
        return (self.catalogue.begun, self.catalogue.holding)

    def _exactly(self, name: str) -> dict[str, None]:
        number = self.catalogue.exact.get(name)
        return {number: None} if number else {}

    def _splits(self, ref: Ref) -> Iterator[tuple[str, int]]:
        return splits(ref.name) if ref.kind == "word" and not ref.copy else iter([(ref.name, 0)])

    def _number(self, ref: Ref) -> str:
        """The number of a card that lies nowhere; the id it would have where `#` names a copy."""
        for base, copy in self._splits(ref):
            if number := self.catalogue.exact.get(key(base)):
                if ref.copy:
                    name = self.board.book.names.get(number, number)
                    return f"{self._seats(ref)[0]}.{name}#{ref.copy}"
                return self.absent(ref, self._seats(ref)[0]) if copy else number
        return self.card(ref)

    def _fitting(self, seat: Seat, ids: Iterable[str], fits: Fits | None) -> list[str]:
        field, ids = self.board.sides[seat].field, list(ids)
        return [id for id in ids if fits and fits(field[id])] or ids

    def lying(self, seat: Seat, number: str) -> tuple[str, ...]:
        """The field cards of that number on a side."""
        number = self.board.handles.get(number, number)
        field = self.board.sides[seat].field.values()
        return tuple(card.id for card in field if card.card.id == number)

    def _last(self, ref: Ref) -> str:
        if not self.board.last:
            raise Unreadable(
                "同（=）の前にカードがありません", "there is no card before for =", ref.column
            )
        return self.board.last

    def owner(self, id: str) -> Seat:
        """Whose a field card is."""
        seat: Seat = "B" if id.startswith("B.") else "A" if id.startswith("A.") else self.seat
        return self.board.side(id).seat if self.board.find(id) else seat

    def is_card(self, name: str) -> bool:
        """Whether a card is called exactly so."""
        return key(name) in self.catalogue.exact

    def is_name(self, name: str) -> bool:
        """Whether a card is called so, or a name of one begins so or holds it."""
        typed = key(name)
        known = self.catalogue.begun(typed) or self.catalogue.holding(typed)
        return self.is_card(name) or bool(known)

    # Errors

    def _one(self, ref: Ref, found: list[str], said: Callable[[str], str]) -> str:
        if len(found) == 1:
            return found[0]
        named = few(sorted({said(one) for one in found}))
        raise Unreadable(
            f"「{ref.name}」は1枚に決まりません：{named}",
            f"{ref.name!r} may be any of: {named}",
            ref.column,
        )

    def _unknown(self, ref: Ref, wanted: Iterable[str]) -> Unreadable:
        wanted = tuple(wanted)
        like = self.catalogue.like(key(ref.name))
        mine = set(self.own(self.board.book.cards))
        near = [number for number in like if number in wanted]
        near += [number for number in like if number in mine]
        lead = ("近いもの", "near are") if near else ("候補", "possible are")
        return self._no_card(ref, lead, map(self.called, near or wanted))

    def _no_card(self, ref: Ref, lead: tuple[str, str], names: Iterable[str]) -> Unreadable:
        known = few(names) or "-"
        return Unreadable(
            f"「{ref.name}」というカードはありません（{lead[0]}：{known}）",
            f"no card is called {ref.name!r}; {lead[1]}: {known}",
            ref.column,
        )

    def absent(self, ref: Ref, seat: Seat, fits: Fits | None = None) -> str:
        """The number of a card that does not lie on a side; that is an error unless lenient."""
        there = ("フィールドにあるもの", "on the field lie")
        field = self._fitting(seat, self.board.sides[seat].field, fits)
        if ref.kind == "word" and not any(self.is_name(base) for base, _ in self._splits(ref)):
            raise self._no_card(ref, there, map(self.typed, field))
        here, elsewhere = self.lying_as(ref, seat), self.lying_as(ref, other(seat))
        if elsewhere and elsewhere.copies and not here:
            raise self._on_other_side(ref, elsewhere.ids)
        if self.lenient:
            return self._known(ref)
        alike = here or elsewhere
        said, known = self._said(ref), few(map(self.typed, alike.ids if alike else field)) or "-"
        raise Unreadable(
            f"{said}はフィールドにありません（{there[0]}：{known}）",
            f"{said} is not on the field; {there[1]}: {known}",
            ref.column,
        )

    def _known(self, ref: Ref) -> str:
        bases = [base for base, _ in self._splits(ref) if self.is_name(base)]
        return self.card(ref._replace(name=bases[0]) if bases else ref)

    def _said(self, ref: Ref) -> str:
        """How an error names a card that is not there: `KEN`, `TSU 3`."""
        for base, number in self._splits(ref):
            if self.is_name(base):
                return " ".join(filter(None, (base.upper(), str(number or ref.copy or ""))))
        return ref.name

    def _on_other_side(self, ref: Ref, ids: Iterable[str]) -> Unreadable:
        said, typed = self._said(ref), few(map(self.typed, ids))
        foreign = typed[:2] in ("1.", "2.")
        whose = ("相手", "the other player's") if foreign else ("自分", "the acting player's own")
        return Unreadable(
            f"{said}は{whose[0]}のカードです：{typed}", f"{said} is {whose[1]}: {typed}", ref.column
        )

    def called(self, number: str) -> str:
        """What a scribe types for a card."""
        return self.board.book.names.get(number, number)

    def typed(self, id: str) -> str:
        """A field card as a scribe types it: with its copy number where there are several."""
        card = self.board.find(id)
        if not card:
            return id
        seat = self.board.side(id).seat
        side = "" if seat == self.seat else f"{self.side_of(seat)}."
        several = len(self.lying(seat, card.card.id)) > 1
        return side + self.called(card.card.id) + (str(copy_of(id)) if several else "")

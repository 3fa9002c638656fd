"""Names on a board of Gate Ruler: what those typed mean, and how things are called in writing.

A digit behind a name is the zone it stands in; copies of a name are told apart by it. Whatever is
written is read as the thing again.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from senpu.events.base import Seat, other
from senpu.events.notation.full import Lang
from senpu.events.notation.gate_ruler.refs import take_card
from senpu.events.notation.line import Scan, Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.gate_ruler.board import UNKNOWN, Board, Overdrive, Unit
from senpu.projections.gate_ruler.names import typed
from senpu.projections.gate_ruler.reading.places import (
    RULER,
    WORDS,
    id_at,
    is_ruler,
    key_of,
    laid_at,
    place_of,
    place_said,
    ruler_id,
    zone_named,
)  # fmt: skip
from senpu.projections.gate_ruler.zones import KEYS, RULER_KEY
from senpu.projections.reading.card_names import CardNames
from senpu.projections.reading.catalogue import key

_ID = re.compile(r"([AB])\.(.+?)(?:#(\d+))?")


def split_zone(ref: Ref) -> tuple[Ref, str]:
    """A name and the digit of a zone close behind it."""
    digit = ref.name[-1:] if ref.kind == "word" and not ref.copy else ""
    if digit.isdecimal() and len(ref.name) > 1:
        return ref._replace(name=ref.name[:-1]), digit
    return ref, ""


class Naming(CardNames):
    """The names on a board, as the player at `seat` means and says them."""

    board: Board

    def take(self, scan: Scan) -> Ref | None:
        """The name that stands here, if one does."""
        return take_card(scan)

    def handle(self, ref: Ref) -> str:
        """The unknown card of that number, or at that place."""
        place = place_said(ref.name) if ref.name != UNKNOWN else None
        laid = laid_at(self.board.sides[self.seat_of(ref.side)], place) if place else None
        return laid.card if laid else ref.name

    def place(self, ref: Ref) -> str:
        """What lies at the place a word names: set, driven, the ruler; empty for other words."""
        if ref.kind not in ("word", "handle") or self.is_card(ref.name):
            return ""
        seat = self.seat_of(ref.side)
        if ref.kind == "word" and is_ruler(ref.name):
            return ruler_id(seat)
        place = place_said(ref.name, ref.copy)
        return id_at(self.board.sides[seat], place) if place else self._in_zone(ref, seat)

    def _in_zone(self, ref: Ref, seat: Seat) -> str:
        zone = zone_named(ref.name) if ref.kind == "word" else ""
        units = self.board.sides[seat].zones.get(zone, ()) if zone else ()
        if zone and not units:
            raise Unreadable(
                f"{ref.name}のゾーンにユニットはいません",
                f"no unit stands in zone {ref.name}",
                ref.column,
            )
        return units[-1].id if units else ""

    def either(self, ref: Ref) -> str:
        """What lies on the table, the acting player's first; else the number of a card."""
        if ref.kind == "raw":
            return ref.name
        found = self.place(ref) or self.lying(ref)
        if found or ref.kind in ("handle", "same"):
            return found or self.card(ref)
        base, zone = split_zone(ref)
        if zone and self.is_card(base.name) and not self.is_card(ref.name):
            raise self._elsewhere(base, zone)
        return self.card(ref)

    def lying(self, ref: Ref) -> str:
        """The unit or field of that name in play, of the side said or the acting one's first."""
        if ref.kind == "handle":
            return ""
        seats = (self.seat_of(ref.side),) if ref.side else (self.seat, other(self.seat))
        for find in (self._exact, self._begun):
            for seat in seats:
                if found := find(ref, seat):
                    return self.one(ref, found, self.typed)
        return ""

    def _exact(self, ref: Ref, seat: Seat) -> list[str]:
        if ref.kind == "same":
            standing = list(self._standing(seat, (self.last(ref),), "", ref.copy))
            return standing[-1:]
        for base, zone in (split_zone(ref), (ref, "")):
            number = self.catalogue.exact.get(key(base.name))
            standing = list(self._standing(seat, (number,), zone, ref.copy)) if number else []
            if standing:
                return standing
        return []

    def _begun(self, ref: Ref, seat: Seat) -> list[str]:
        """By the beginning or a part of a name, where no card is called exactly so."""
        base, zone = split_zone(ref)
        if ref.kind == "same" or self.is_card(ref.name) or self.is_card(base.name):
            return []
        typed = key(base.name)
        found = (self.catalogue.begun(typed), self.catalogue.holding(typed))
        standing = (list(self._standing(seat, each, zone, ref.copy)) for each in found)
        return next(filter(None, standing), list[str]())

    def _standing(self, seat: Seat, numbers: Iterable[str], zone: str, copy: int) -> Iterator[str]:
        """What is in play of these numbers on a side, in a zone by its key if one is said."""
        side, wanted = self.board.sides[seat], {*numbers}
        placed = [(KEYS.get(name, ""), unit) for name, unit in side.units()]
        for at, unit in (*placed, *(("", field) for field in side.fields)):
            fits = (not zone or at == zone) and (not copy or unit.id.endswith(f"#{copy}"))
            if unit.card.id in wanted and fits:
                yield unit.id
        if side.ruler.id in wanted and zone in ("", RULER_KEY) and not copy:
            yield ruler_id(seat)

    def _elsewhere(self, base: Ref, zone: str) -> Unreadable:
        number = self.catalogue.exact[key(base.name)]
        standing = [
            self.typed(id)
            for seat in self.board.sides
            for id in self._standing(seat, [number], "", 0)
        ]
        where = " ".join(standing)
        return Unreadable(
            f"「{base.name}」は{zone}にいません（{where or '場にいない'}）",
            f"{base.name!r} does not stand in {zone}; {where or 'it is not in play'}",
            base.column,
        )

    def typed(self, id: str, lang: Lang = "en") -> str:
        """Something on the board as a scribe types it."""
        side = "" if id[:1] == self.seat else f"{self.side_of(seat_in(id))}."
        return side + typed(self.board, id)

    # Where cards are played from

    def played(self, ref: Ref, wanted: Iterable[str] = ()) -> str:
        """A card that is played: a revealed drive card of that name, or else its number."""
        place = place_said(ref.name) if ref.kind in ("word", "handle") else None
        if place and place.kind == "drive" and not self.is_card(ref.name):
            return self.place(ref)
        number = self.card(ref, wanted)
        return number if ref.kind == "raw" else self.driven(number, up=True) or number

    def driven(self, number: str, *, up: bool) -> str:
        """A card of the own drive zone by its number, one without overdrive first; or nothing."""
        side = self.board.sides[self.seat]
        found = [c.id for c in side.drive if c.up == up and self.number(c.card) == number]
        linked = {ability.of for ability in side.overdrives}
        return next((id for id in found if id not in linked), found[0] if found else "")

    def number(self, card: str) -> str:
        """The number of a card, also of one that was unknown once."""
        return self.board.handles.get(card, card)

    def overdrive(self, ref: Ref, ability: str = "") -> str:
        """An overdrive ability by its card; the number of a card that has none there."""
        side = self.board.sides[self.seat]
        place = place_said(ref.name) if ref.kind == "word" and not self.is_card(ref.name) else None
        if ref.kind == "raw" or (place and place.kind == "overdrive"):
            return ref.name if ref.kind == "raw" else self.place(ref)
        of = self.place(ref) if place else ""
        number = "" if of else self.card(ref, self._with_overdrives())
        found = [
            each.id for each in side.overdrives
            if (each.of == of if of else self.belongs_to(each) == number)
            and ability in ("", each.ability)
        ]  # fmt: skip
        return self.one(ref, found, self.typed_overdrive) if found else of or number

    def _with_overdrives(self) -> tuple[str, ...]:
        return tuple(self.belongs_to(each) for each in self.board.sides[self.seat].overdrives)

    def card_at(self, id: str) -> str:
        laid = self.board.sides[self.seat].driven(id)
        return self.number(laid.card) if laid else ""

    def belongs_to(self, waiting: Overdrive) -> str:
        """The number of the card of an overdrive."""
        return self.number(self.board.sides[self.seat].card_of(waiting))

    def typed_overdrive(self, id: str, lang: Lang = "en") -> str:
        """An overdrive as a scribe types it: its card and its own name."""
        each = self.board.sides[self.seat].overdrive(id)
        return f"{typed(self.board, id)}/{each.ability}" if each else id

    def item(self, ref: Ref) -> str:
        """Something on the gate: by its id, else the last of its card."""
        if ref.kind == "raw" or self.board.item(ref.name):
            return ref.name
        try:
            meant = self.either(ref)
        except Unreadable:
            meant = ""
        found = [item.id for item in self.board.gate if meant and item.card == meant]
        found = found or [i.id for i in self.board.gate if i.card == self._number_of(ref)]
        return found[-1] if found else ref.name

    def _number_of(self, ref: Ref) -> str:
        return self.catalogue.exact.get(key(ref.name), "")

    # In writing

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
        return (self.belongs_to(each) if each else self.card_at(what)) or what

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


def seat_in(id: str) -> Seat:
    """The seat a name on the board begins with."""
    return "A" if id[:1] == "A" else "B"

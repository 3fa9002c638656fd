"""Moving cards about one side: the hands of `evolve`."""

from itertools import chain
from operator import attrgetter
from typing import TypeVar

from msgspec.structs import replace

from senpu.events.gate_ruler.cards import Card
from senpu.events.gate_ruler.changes import End
from senpu.projections.gate_ruler.board import UNKNOWN, Laid, Side, Unit
from senpu.projections.shared.names import with_name
from senpu.projections.shared.sides import minus

Thing = TypeVar("Thing", Laid, Unit)
_ID, _OF = attrgetter("id"), attrgetter("of")
PILES = ("graveyard", "damage", "removed")
NAMED = (*PILES, "known")
"""Zones that hold cards by their numbers alone."""


def taken(side: Side, card: str, zone: str) -> Side:
    """Take a card out of a pile, the hand or the deck."""
    if zone == "hand":
        return _from_hand(side, card)
    if zone in ("deck", "deck_top", "deck_bottom"):
        return replace(side, deck=side.deck - 1)
    return replace(side, **{zone: minus(getattr(side, zone), card)}) if zone in PILES else side


def _from_hand(side: Side, card: str) -> Side:
    """An unknown card may be any of those that were known."""
    unseen = card.startswith(UNKNOWN)
    known = () if unseen else minus(side.known, card)
    seen = () if unseen else minus(side.seen, card)
    return replace(side, hand=side.hand - 1, known=known, seen=seen)


def unseen(side: Side) -> Side:
    """A card left the hand face down: to the other player it may be any of those seen."""
    return replace(side, seen=()) if side.seen else side


def returned(before: Side, side: Side) -> Side:
    """What came to the hand from where all saw it is known to both players."""
    return replace(side, seen=side.seen + side.known[len(before.known) :])


def dropped(side: Side, card: str, zone: str) -> Side:
    """Lay a card into a pile, the hand or the deck; a deck is only counted."""
    if zone == "hand":
        known = side.known if card.startswith(UNKNOWN) else (*side.known, card)
        return replace(side, hand=side.hand + 1, known=known)
    if zone in ("deck_top", "deck_bottom"):
        return replace(side, deck=side.deck + 1)
    return replace(side, **{zone: (*getattr(side, zone), card)})


def lifted(side: Side, id: str) -> tuple[Side, str]:
    """Take up a card of the drive zone or a set zone by its id; the side without it, the card."""
    if laid := side.driven(id):
        return replace(side, drive=tuple(c for c in side.drive if c.id != id)), laid.card
    if laid := side.laid(id):
        return replace(side, set=tuple(c for c in side.set if c.id != id)), laid.card
    return side, id


def entered(side: Side, unit: Unit, zone: str) -> Side:
    """A unit enters a zone, beside whatever stands there until rule processing."""
    zones = {**side.zones, zone: (*side.zones.get(zone, ()), unit)}
    return replace(side, zones=zones, given=with_name(side.given, unit.id))


def without(side: Side, id: str, zone: str) -> Side:
    """A unit or field leaves play for a pile; souls under it go to the graveyard."""
    unit = side.unit(id)
    if unit is None:
        return side
    zones = {
        name: tuple(stood for stood in units if stood.id != id)
        for name, units in side.zones.items()
    }
    fields = tuple(field for field in side.fields if field.id != id)
    side = replace(side, zones=zones, fields=fields, graveyard=(*side.graveyard, *unit.souls))
    if side.used:  # another copy of this name is another card (3-2d)
        used = tuple(each for each in side.used if each.partition("/")[0] != id)
        side = replace(side, used=used)
    return side if unit.token else dropped(side, unit.card.id, zone)


def changed_unit(side: Side, changed: Unit) -> Side:
    """A unit or field, changed where it stands."""
    for zone, units in side.zones.items():
        for unit in units:
            if unit.id == changed.id:
                return replace(side, zones={**side.zones, zone: _put_in(units, changed)})
    return replace(side, fields=_put_in(side.fields, changed))


def expired(side: Side, *ends: End) -> Side:
    """Values of units are as printed again that texts changed until then."""
    found = [unit for _, unit in side.units() if any(each.end in ends for each in unit.bonuses)]
    for unit in found:
        kept = tuple(each for each in unit.bonuses if each.end not in ends)
        side = changed_unit(side, replace(unit, bonuses=kept))
    lasting = any(unit.bonuses for _, unit in side.units())
    return side if lasting == side.lasting else replace(side, lasting=lasting)


def _put_in(things: tuple[Thing, ...], changed: Thing) -> tuple[Thing, ...]:
    """Things, one of which is changed where it stands."""
    return tuple(changed if thing.id == changed.id else thing for thing in things)


def driven(side: Side, cards: tuple[str, ...]) -> Side:
    """Cards from the deck face down into the drive zone, under the lowest free names.

    A name is taken while an overdrive is linked to it, even if its card has left.
    """
    taken = {*map(_ID, side.drive), *map(_OF, side.overdrives)}
    drive, n = [*side.drive], 1
    for card in cards:
        while (name := f"{side.seat}.d{n}") in taken:
            n += 1
        drive.append(Laid(name, card))
        n += 1
    return replace(side, drive=tuple(drive), deck=side.deck - len(cards))


def renamed(side: Side, handle: str, facts: Card) -> Side:
    """An unknown card is known from now on, wherever on this side it lies."""
    for laid in side.set:
        if laid.card == handle:
            return replace(side, set=_put_in(side.set, replace(laid, card=facts.id)))
    for laid in side.drive:
        if laid.card == handle:
            return replace(side, drive=_put_in(side.drive, replace(laid, card=facts.id)))
    for pile in NAMED:
        if handle in getattr(side, pile):
            return replace(side, **{pile: _named(getattr(side, pile), handle, facts.id)})
    for unit in (*chain.from_iterable(side.zones.values()), *side.fields):
        if unit.card.id == handle:
            return changed_unit(side, replace(unit, card=facts))
        if handle in unit.souls:
            return changed_unit(side, replace(unit, souls=_named(unit.souls, handle, facts.id)))
    return side


def _named(cards: tuple[str, ...], handle: str, number: str) -> tuple[str, ...]:
    return tuple(number if card == handle else card for card in cards)


def summoned(side: Side) -> Side:
    """A normal summon counts."""
    return replace(side, summons=side.summons + 1)

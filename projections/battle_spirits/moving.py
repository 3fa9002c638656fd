"""Moving cores and cards about one side: the hands of `evolve`."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.battle_spirits import BurstSet, PaidAction
from senpu.events.battle_spirits.changes import Cores, State
from senpu.projections.battle_spirits.board import CORE_ZONES, UNKNOWN, FieldCard, Side
from senpu.projections.shared.names import with_name
from senpu.projections.shared.sides import minus

ZONES = frozenset(CORE_ZONES)
RANK: Mapping[State, int] = {"ready": 0, "exhausted": 1, "heavy": 2}


def shift(side: Side, deltas: Mapping[str, int], soul: str = "") -> Side:
    """Add to each place so many cores, fewer if negative; `soul` is where the soul core now lies.

    Places that are no place of this side (the void) take and give without end.
    """
    field: dict[str, FieldCard] = {}
    changed: dict[str, Any] = {"soul": soul} if soul else {}
    for place, n in deltas.items():
        if place in CORE_ZONES:
            changed[place] = getattr(side, place) + n
        elif card := side.field.get(place):
            field[place] = replace(card, cores=card.cores + n)
    if field:
        changed["field"] = {**side.field, **field}
    return replace(side, **changed)


def lying(side: Side, cores: Cores) -> Cores:
    """Cores by place, without those of places that are not there: observed, but from nowhere."""
    if not cores.keys() - side.field.keys() - ZONES:
        return cores
    return {place: n for place, n in cores.items() if is_place(side, place)}


def is_place(side: Side, place: str) -> bool:
    """Whether cores of a side may lie there."""
    return place in CORE_ZONES or place in side.field


def paid(side: Side, action: PaidAction | BurstSet) -> Side:
    """The cores paid go to the core trash, the soul core too."""
    if not action.pay:
        return side
    pay = lying(side, action.pay)
    taken = {place: -n for place, n in pay.items()}
    taken["core_trash"] = taken.get("core_trash", 0) + sum(pay.values())
    return shift(side, taken, "core_trash" if action.soul == "pay" else "")


def put(side: Side, id: str, place: Cores, *, soul: bool) -> Side:
    """Put cores from the places named onto a field card."""
    deltas = {where: -n for where, n in place.items()}
    deltas[id] = deltas.get(id, 0) + sum(place.values())
    return shift(side, deltas, id if soul else "")


def lifted(side: Side, card: str, zone: str) -> Side:
    """Take up a card from hand or tegamoto 手元 to play it; for the moment it is in no zone."""
    if zone == "tegamoto":
        return replace(side, tegamoto=minus(side.tegamoto, card))
    unseen = card.startswith(UNKNOWN)  # it may be any of those that were known
    return replace(side, hand=side.hand - 1, known=() if unseen else minus(side.known, card))


def dropped(side: Side, card: str, zone: str) -> Side:
    """Lay a card that is in no zone into one; a deck is only counted."""
    if zone == "hand":
        known = side.known if card.startswith(UNKNOWN) else (*side.known, card)
        return replace(side, hand=side.hand + 1, known=known)
    if zone in ("deck_top", "deck_bottom"):
        return replace(side, deck=side.deck + 1)
    if zone in ("burst", "mirage"):
        return replace(side, **{zone: card})
    return replace(side, **{zone: (*getattr(side, zone), card)})


def taken(side: Side, card: str, zone: str) -> Side:
    """Take a card out of a zone other than the field."""
    if zone in ("hand", "tegamoto"):
        return lifted(side, card, zone)
    if zone in ("deck_top", "deck_bottom"):
        return replace(side, deck=side.deck - 1)
    if zone in ("burst", "mirage"):
        return replace(side, **{zone: ""})
    if zone == "token":
        return side
    return replace(side, **{zone: minus(getattr(side, zone), card)})


def fielded(side: Side, card: FieldCard) -> Side:
    """Put a card on the field."""
    given = with_name(side.given, card.id)
    return replace(side, field={**side.field, card.id: card}, given=given)


def without(side: Side, id: str, zone: str, below: str = "trash") -> Side:
    """A card leaves the field for a zone: the card first, then its cores to the reserve.

    What it was stacked on goes to the zone `below`. Its braves stay behind with a host that is
    gone, until consequences settle them.
    """
    card = side.field.get(id)
    if card is None:
        return side
    field = {name: other for name, other in side.field.items() if name != id}
    for host in card.hosts:
        if host in field:
            field[host] = replace(field[host], braves=minus(field[host].braves, id))
    soul = "reserve" if side.soul == id else side.soul
    side = replace(side, field=field, reserve=side.reserve + card.cores, soul=soul)
    for under in card.under:
        side = dropped(side, under, below)
    return side if card.token else dropped(side, card.card.id, zone)


def combine(side: Side, brave_id: str, host_id: str, slot: str | None) -> Side:
    """Stack a brave on a host: its cores go to the host, both take the lower state.

    A brave with two hosts is never exhausted itself (digest 7.5). A host that takes no cores
    leaves them to the reserve (BS-B8b).
    """
    brave, host = side.field.get(brave_id), side.field.get(host_id)
    if brave is None or host is None or brave is host:
        return side
    lone = brave.card.two_hosts
    state = host.state if lone else max(brave.state, host.state, key=RANK.__getitem__)
    stacked = replace(
        brave,
        cores=0,
        minimum=0,
        hosts=(*brave.hosts, host_id),
        slots=(*brave.slots, slot or ""),
        state="ready" if lone else state,
    )
    held = replace(host, braves=(*host.braves, brave_id), state=state)
    taker = host_id if host.card.takes_cores else "reserve"
    soul = taker if side.soul == brave_id else ""
    side = replace(side, field={**side.field, host_id: held, brave_id: stacked})
    return shift(side, {taker: brave.cores}, soul)


def separate(side: Side, brave_id: str, host_id: str) -> Side:
    """Take a brave off a host, or off all where none is named; both keep their state."""
    brave = side.field.get(brave_id)
    if brave is None:
        return side
    leaving = (host_id,) if host_id else brave.hosts
    pairs = [
        (host, slot)
        for host, slot in zip(brave.hosts, brave.slots, strict=True)
        if host not in leaving
    ]
    hosts = tuple(host for host, _ in pairs)
    slots = tuple(slot for _, slot in pairs)
    minimum = 0 if hosts else brave.card.minimum
    field = {**side.field, brave_id: replace(brave, hosts=hosts, slots=slots, minimum=minimum)}
    for host in leaving:
        if host in field:
            field[host] = replace(field[host], braves=minus(field[host].braves, brave_id))
    return replace(side, field=field)


def turned(side: Side, id: str, state: State) -> Side:
    """Turn a field card; a combined one is turned as one, whichever part is named."""
    card = side.field.get(id)
    if card and card.hosts and not card.card.two_hosts:
        id = card.hosts[0]
        card = side.field.get(id)
    if card is None:
        return side
    field = {**side.field, id: replace(card, state=state)}
    for brave in card.braves:
        if brave in field and not field[brave].card.two_hosts:
            field[brave] = replace(field[brave], state=state)
    return replace(side, field=field)


def renamed(side: Side, handle: str, card: str) -> Side:
    """An unknown card is known from now on, wherever it lies."""

    def named(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(card if name == handle else name for name in cards)

    return replace(
        side,
        burst=card if side.burst == handle else side.burst,
        known=named(side.known),
        trash=named(side.trash),
        removed=named(side.removed),
        tegamoto=named(side.tegamoto),
    )

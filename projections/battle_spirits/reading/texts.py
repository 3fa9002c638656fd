"""What card texts do, as typed, understood on a board."""

from collections.abc import Iterable, Mapping
from typing import Any, cast, get_args

from senpu.events.base import Seat, Waiver, other
from senpu.events.battle_spirits import Adjustment
from senpu.events.battle_spirits.cards import Icon
from senpu.events.battle_spirits.changes import (
    CardFielded,
    CardMoved,
    CoresShifted,
    DeckTrashed,
    Effect,
)
from senpu.events.notation.battle_spirits.prices import Price
from senpu.events.notation.battle_spirits.short import Keep
from senpu.events.notation.changes import Told
from senpu.events.notation.lifts import Lift
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount, Ref
from senpu.projections.battle_spirits.board import UNKNOWN, printed
from senpu.projections.battle_spirits.reading.cores import holder, moved, shared_out, zone_of
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.rules import BOOK
from senpu.projections.reading import lifting
from senpu.projections.reading.changes import Meanings
from senpu.projections.reading.decks import ended


def _shifted(naming: Naming, told: Told) -> CoresShifted:
    source, target = told.found["source"], told.found["target"]
    giver = _giver(naming, source.ref, target.ref)
    to = target.ref
    taker = naming.seat_of(to.side) if to.side else holder(naming, to, giver)
    move = moved(naming.of(giver), naming.of(taker), source, target)
    return CoresShifted(player=giver, owner=taker if taker != giver else None, **move._asdict())


def _giver(naming: Naming, source: Ref, target: Ref) -> Seat:
    """Whose cores: as said; of a life the other player's than acts, whom attacks and texts take it
    from; from the void the taker's."""
    if source.side:
        return naming.seat_of(source.side)
    zone = zone_of(source)
    if zone is None:
        return holder(naming, source, naming.seat)
    if zone.name == "void":
        return naming.seat_of(target.side) if target.side else holder(naming, target, naming.seat)
    return other(naming.seat) if zone.name == "life" else naming.seat


def _trashed(naming: Naming, told: Told) -> DeckTrashed:
    there = naming.of(naming.seat_of(told.side))
    milled: Any = told.found["cards"]
    known = isinstance(milled, tuple)
    cards = tuple(map(there.card, cast(tuple[Ref, ...], milled))) if known else (UNKNOWN,) * milled
    return DeckTrashed(player=there.seat, cards=cards)


def _gone(naming: Naming, told: Told) -> CardMoved:
    path = ended({**told.found, **told.way.verb.fixed}, told.column)
    ref = path.pop("card")
    if not ref.side:
        ref = ref._replace(side=told.side)
    if path["source"] == "field":
        card = naming.lies(ref)
        return CardMoved(player=naming.owner(card), card=card, **path)
    seat = naming.seat_of(ref.side)
    return CardMoved(player=seat, card=naming.of(seat).card(ref), **path)


def _fielded(naming: Naming, told: Told) -> CardFielded:
    ref: Ref | None = told.found.get("card")
    if ref is None:
        raise Unreadable(
            "フィールドに出すカードが必要です（例：&put fox<trash）",
            "name the card that is put on the field: &put fox<trash",
        )
    seat = naming.seat_of(ref.side or told.side)
    zone = zone_said(told) or "hand"
    return put(naming.of(seat), naming.card(ref), zone, told.found.get("place", ()))


def zone_said(told: Told) -> str:
    """Whence a card comes that is put on the field; empty if nothing was said."""
    zone: str = told.found.get("source") or told.way.verb.usual.get("source", "")
    return "deck_top" if zone == "deck" else zone


def put(naming: Naming, card: str, zone: str, amounts: Iterable[Amount]) -> CardFielded:
    """A card put on the field from a zone by a text, with as few cores as it needs by default."""
    cores = shared_out(naming, amounts, printed(naming.board, card).minimum)
    source: Any = zone
    return CardFielded(
        player=naming.seat, card=card, source=source, place=cores.places, soul=cores.soul
    )


effects = Meanings(
    get_args(Effect),
    means={
        "each": lambda naming, ref: naming.lies(ref),
        "lies": lambda naming, ref: naming.lies(ref),
        "number": lambda naming, n: n,
    },
    odd={
        CoresShifted: _shifted,
        CardMoved: _gone,
        CardFielded: _fielded,
        DeckTrashed: _trashed,
    },
)
"""The typed changes: by their parts, or as a whole where these depend on each other."""


def kept(naming: Naming, keeps: Iterable[Keep]) -> dict[str, Mapping[str, int]]:
    """The braves that stay when their host leaves, on cores for their lowest level by default."""
    found: dict[str, Mapping[str, int]] = {}
    for keep in keeps:
        brave = naming.lies(keep.brave)
        card = naming.board.find(brave)
        wanted = card.card.minimum if card else 0
        if brave in found:
            raise Unreadable("同じブレイヴが2回あります", "a brave stays once", keep.brave.column)
        there = naming.of(naming.owner(brave))
        found[brave] = shared_out(there, keep.cores, wanted).places
    return found


def adjusted(
    naming: Naming, prices: Iterable[Price], icons: Mapping[Icon, int]
) -> tuple[Adjustment, ...]:
    """What texts do to the cost of a card with these icons. Raises Unreadable."""
    return tuple(
        Adjustment(
            source=naming.either(price.source),
            set=price.set,
            add=price.add,
            icons=_by_kind(price.icons, icons, price.source),
            symbols=_by_kind(price.symbols, icons, price.source),
            surcharge=price.surcharge,
            free=price.free,
        )
        for price in prices
    )


def _by_kind(
    parts: Iterable[tuple[str | None, int]], icons: Mapping[Icon, int], source: Ref
) -> dict[str, int]:
    found: dict[str, int] = {}
    for kind, n in parts:
        if kind is None and len(icons) != 1:
            raise Unreadable(
                "色が必要です（例：$sr1:hal）", "say which colour: $sr1:hal", source.column
            )
        name = next(iter(icons)) if kind is None else kind
        found[name] = found.get(name, 0) + n
    return found


def waivers(naming: Naming, lifts: Iterable[Lift]) -> tuple[Waiver, ...]:
    """The rules that texts lift, by their ids with or without BS. Raises Unreadable."""
    return lifting.waivers(naming, lifts, BOOK.rules(), "BS-")

"""What card texts do, as typed, understood on a board."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from senpu.events.base import Seat, Waiver
from senpu.events.battle_spirits import Adjustment
from senpu.events.battle_spirits.cards import Icon
from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    Effect,
    LevelCostSet,
)  # fmt: skip
from senpu.events.notation.battle_spirits.effects import (
    Change,
    Draw,
    Go,
    Keep,
    LevelCost,
    Lock,
    Mill,
    Part,
    Price,
    Put,
    Shift,
    Turned,
)  # fmt: skip
from senpu.events.notation.lifts import Lift
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount, Ref
from senpu.projections.battle_spirits.board import UNKNOWN, printed
from senpu.projections.battle_spirits.reading.cores import holder, moved, shared_out, zone_of
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.rules import BOOK
from senpu.projections.reading import lifting


def effects(naming: Naming, changes: Iterable[Change]) -> tuple[Effect, ...]:
    """The typed changes. Raises Unreadable."""
    return tuple(_MEANT[type(change)](naming, change) for change in changes)


def _shifted(naming: Naming, change: Shift) -> CoresShifted:
    giver = _giver(naming, change)
    to = change.target.ref
    taker = naming.seat_of(to.side) if to and to.side else holder(naming, to, giver)
    move = moved(naming.of(giver), naming.of(taker), change.source, change.target)
    return CoresShifted(
        player=giver,
        source=move.source,
        target=move.target,
        n=move.n,
        soul=move.soul,
        owner=taker if taker != giver else None,
    )


def _giver(naming: Naming, change: Shift) -> Seat:
    """Whose cores: as said; of a life the waiting player's, whom attacks and texts take it from;
    from the void the taker's."""
    source, target = change.source.ref, change.target.ref
    if source is None or source.side:
        return naming.seat_of(source.side if source else 0)
    zone = zone_of(source)
    if zone is None:
        return holder(naming, source, naming.seat)
    if zone.name == "void" and target:
        return naming.seat_of(target.side) if target.side else holder(naming, target, naming.seat)
    return naming.board.waiting if zone.name == "life" else naming.seat


def _drawn(naming: Naming, change: Draw) -> DeckDrawn:
    return DeckDrawn(player=naming.seat_of(change.side), n=change.n)


def _trashed(naming: Naming, change: Mill) -> DeckTrashed:
    there = naming.of(naming.seat_of(change.side))
    cards = tuple(there.card(ref) for ref in change.cards) or (UNKNOWN,) * change.n
    return DeckTrashed(player=there.seat, cards=cards)


def _gone(naming: Naming, change: Go) -> CardMoved:
    way, ref = change.way, change.card
    if not ref.side:
        ref = ref._replace(side=change.side)
    if way.source == "field":
        card = naming.lies(ref)
        seat = naming.owner(card)
    else:
        seat = naming.seat_of(ref.side)
        card = naming.of(seat).card(ref)
    zones: Any = {"source": way.source, "target": way.target, "cause": way.cause}
    return CardMoved(player=seat, card=card, **zones)


def _turned(naming: Naming, change: Turned) -> CardTurned:
    return CardTurned(card=naming.lies(change.card), state=change.state)


def _fielded(naming: Naming, change: Put) -> CardFielded:
    if change.card is None:
        raise Unreadable(
            "フィールドに出すカードが必要です（例：&put fox<trash）",
            "name the card that is put on the field: &put fox<trash",
        )
    seat = naming.seat_of(change.card.side or change.side)
    return put(naming.of(seat), naming.card(change.card), change.source or "hand", change.cores)


def put(naming: Naming, card: str, zone: str, amounts: Iterable[Amount]) -> CardFielded:
    """A card put on the field from a zone by a text, with as few cores as it needs by default."""
    cores = shared_out(naming, amounts, printed(naming.board, card).minimum)
    source: Any = zone
    return CardFielded(
        player=naming.seat, card=card, source=source, place=cores.places, soul=cores.soul
    )


def _level(naming: Naming, change: LevelCost) -> LevelCostSet:
    return LevelCostSet(card=naming.lies(change.card), minimum=change.n)


def _locked(naming: Naming, change: Lock) -> CoresProtected:
    return CoresProtected(card=naming.lies(change.card), on=change.on)


def _parted(naming: Naming, change: Part) -> BraveParted:
    host = naming.lies(change.host) if change.host else ""
    return BraveParted(brave=naming.lies(change.brave), host=host)


_MEANT: Mapping[type[Any], Callable[[Naming, Any], Effect]] = {
    Shift: _shifted,
    Draw: _drawn,
    Mill: _trashed,
    Go: _gone,
    Turned: _turned,
    Put: _fielded,
    LevelCost: _level,
    Lock: _locked,
    Part: _parted,
}


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

"""What card texts do, as typed, understood on a board."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from senpu.events.base import Seat, other
from senpu.events.gate_ruler.changes import (
    CardMoved,
    CardTurned,
    DamageDealt,
    DeckDrawn,
    DeckDriven,
    Effect,
    EnergyTurned,
    RulerDamaged,
    SummonRightChanged,
    UnitEntered,
)  # fmt: skip
from senpu.events.notation.gate_ruler.effects import (
    Change,
    Checked,
    Draw,
    Drive,
    Energy,
    Go,
    Hurt,
    Put,
    Right,
    Turned,
)  # fmt: skip
from senpu.events.notation.line import Unreadable
from senpu.projections.gate_ruler.board import UNKNOWN
from senpu.projections.gate_ruler.reading.meaning import seat_in, split_zone
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.reading.places import zone_named


def effects(naming: Naming, changes: Iterable[Change]) -> tuple[Effect, ...]:
    """The typed changes. Raises Unreadable."""
    return tuple(_MEANT[type(change)](naming, change) for change in changes)


def _hurt(naming: Naming, change: Hurt) -> Effect:
    """To a unit, or, where the ruler is named, to its player."""
    target = naming.either(change.target)
    if target.endswith(".ruler"):
        return RulerDamaged(player=seat_in(target), cards=(UNKNOWN,) * change.n)
    return DamageDealt(unit=target, n=change.n)


def _checked(naming: Naming, change: Checked) -> Effect:
    """Damage nobody is named for is the other player's."""
    player = naming.seat_of(change.side) if change.side else other(naming.seat)
    return RulerDamaged(player=player, cards=_cards(naming, change))


def _cards(naming: Naming, change: Checked | Drive) -> tuple[str, ...]:
    return tuple(map(naming.card, change.cards)) or (UNKNOWN,) * change.n


def _drawn(naming: Naming, change: Draw) -> Effect:
    return DeckDrawn(player=naming.seat_of(change.side), n=change.n)


def _driven(naming: Naming, change: Drive) -> Effect:
    return DeckDriven(player=naming.seat_of(change.side), cards=_cards(naming, change))


def _gone(naming: Naming, change: Go) -> Effect:
    way, ref = change.way, change.card
    ways: dict[str, Any] = {"target": way.target, "cause": way.cause}
    if ref is None:
        seat = naming.seat_of(change.side)
        return CardMoved(player=seat, card=UNKNOWN, source=_source(way.source), **ways)
    ref = ref if ref.side else ref._replace(side=change.side)
    if way.source not in ("play", "set", "drive"):
        seat = naming.seat_of(ref.side)
        return CardMoved(player=seat, card=naming.card(ref), source=_source(way.source), **ways)
    card = naming.either(ref)
    seat = _owner(naming, card, naming.seat_of(ref.side))
    source = _lies_in(naming, card, way.source)
    return CardMoved(player=seat, card=card, source=_source(source), **ways)


def _source(zone: str) -> Any:
    return zone


def _owner(naming: Naming, id: str, otherwise: Seat) -> Seat:
    return seat_in(id) if naming.board.owner(id) and id[1:2] == "." else otherwise


def _lies_in(naming: Naming, id: str, said: str) -> str:
    """Where a card lies that is said to leave play: it may as well be set or driven."""
    side = naming.board.owner(id)
    if said != "play" or side is None:
        return said
    return "set" if side.laid(id) else "drive" if side.driven(id) else said


def _put(naming: Naming, change: Put) -> Effect:
    base, digit = (change.card, "") if change.zone else split_zone(change.card)
    zone = change.zone or zone_named(digit)
    if not zone:
        raise Unreadable(
            "ゾーンが必要です（例：&put mus9）", "say into which zone: &put mus9", base.column
        )
    seat = naming.seat_of(change.card.side or change.side)
    card = naming.card(base)
    return UnitEntered(player=seat, card=card, source=_source(change.source), zone=zone)


def _turned(naming: Naming, change: Turned) -> Effect:
    return CardTurned(card=naming.either(change.card), rested=change.rested)


def _energy(naming: Naming, change: Energy) -> Effect:
    return EnergyTurned(player=naming.seat_of(change.side), n=change.n)


def _right(naming: Naming, change: Right) -> Effect:
    return SummonRightChanged(player=naming.seat_of(change.side), n=change.n)


_MEANT: Mapping[type[Any], Callable[[Naming, Any], Effect]] = {
    Hurt: _hurt,
    Checked: _checked,
    Draw: _drawn,
    Drive: _driven,
    Go: _gone,
    Put: _put,
    Turned: _turned,
    Energy: _energy,
    Right: _right,
}

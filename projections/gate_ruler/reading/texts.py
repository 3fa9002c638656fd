"""What card texts do, as typed, understood on a board."""

from typing import Any, get_args

from senpu.events.base import Seat, other
from senpu.events.gate_ruler.changes import (
    CardMoved,
    DamageDealt,
    DeckDriven,
    Effect,
    RulerDamaged,
    UnitEntered,
)  # fmt: skip
from senpu.events.notation.changes import Told
from senpu.events.notation.line import Unreadable
from senpu.projections.gate_ruler.board import UNKNOWN
from senpu.projections.gate_ruler.reading.names import Naming, seat_in, split_zone
from senpu.projections.gate_ruler.reading.places import zone_named
from senpu.projections.reading.changes import Meanings
from senpu.projections.reading.decks import ended


def _hurt(naming: Naming, told: Told) -> Effect:
    """To a unit, or, where the ruler is named, to its player."""
    target, n = naming.either(told.found["unit"]), told.found["n"]
    if target.endswith(".ruler"):
        return RulerDamaged(player=seat_in(target), cards=(UNKNOWN,) * n)
    return DamageDealt(unit=target, n=n)


def _checked(naming: Naming, told: Told) -> RulerDamaged:
    """Damage nobody is named for is the other player's."""
    player = naming.seat_of(told.side) if told.side else other(naming.seat)
    return RulerDamaged(player=player, cards=_cards(naming, told))


def _driven(naming: Naming, told: Told) -> DeckDriven:
    return DeckDriven(player=naming.seat_of(told.side), cards=_cards(naming, told))


def _cards(naming: Naming, told: Told) -> tuple[str, ...]:
    """Cards from the deck: those named, or so many unknown ones."""
    cards = told.found["cards"]
    return (UNKNOWN,) * cards if isinstance(cards, int) else tuple(map(naming.card, cards))


def _gone(naming: Naming, told: Told) -> CardMoved:
    path = ended({**told.found, **told.way.verb.fixed}, told.column)
    ref = path.pop("card")
    if ref is None:
        return CardMoved(player=naming.seat_of(told.side), card=UNKNOWN, **path)
    ref = ref if ref.side else ref._replace(side=told.side)
    if path["source"] not in ("play", "set", "drive"):
        return CardMoved(player=naming.seat_of(ref.side), card=naming.card(ref), **path)
    card = naming.either(ref)
    path["source"] = _lies_in(naming, card, path["source"])
    return CardMoved(player=_owner(naming, card, naming.seat_of(ref.side)), card=card, **path)


def _owner(naming: Naming, id: str, otherwise: Seat) -> Seat:
    return seat_in(id) if naming.board.owner(id) and id[1:2] == "." else otherwise


def _lies_in(naming: Naming, id: str, said: str) -> str:
    """Where a card lies that is said to leave play: it may as well be set or driven."""
    side = naming.board.owner(id)
    if said != "play" or side is None:
        return said
    return "set" if side.laid(id) else "drive" if side.driven(id) else said


def _put(naming: Naming, told: Told) -> UnitEntered:
    card, zone = told.found["card"]
    base, digit = (card, "") if zone else split_zone(card)
    zone = zone or zone_named(digit)
    if not zone:
        raise Unreadable(
            "ゾーンが必要です（例：&put mus9）", "say into which zone: &put mus9", base.column
        )
    came: Any = ended({"source": "hand", **told.way.verb.usual, **told.found})["source"]
    player = naming.seat_of(card.side or told.side)
    return UnitEntered(player=player, card=naming.card(base), source=came, zone=zone)


effects = Meanings(
    get_args(Effect),
    means={
        "each": lambda naming, ref: naming.either(ref),
        "number": lambda naming, n: n,
        "signed": lambda naming, n: n,
        "damage": lambda naming, n: n,
        "until": lambda naming, end: end,
    },
    odd={
        DamageDealt: _hurt,
        RulerDamaged: _checked,
        CardMoved: _gone,
        UnitEntered: _put,
        DeckDriven: _driven,
    },
)
"""The typed changes: by their parts, or as a whole where these depend on each other."""

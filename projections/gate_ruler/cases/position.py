"""Positions of Gate Ruler as cases tell them: made a board, and told again at the end.

What lies there has the names the case gives it.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from senpu.events import gate_ruler as events
from senpu.events.base import SEATS, Seat
from senpu.events.gate_ruler.cards import Card
from senpu.projections.cases import shapes
from senpu.projections.cases.contract import Case, NotUnderstood
from senpu.projections.cases.dialect import Comparison, Position
from senpu.projections.cases.shapes import State, by_name, choice, is_handle, many, shape
from senpu.projections.gate_ruler.board import (
    UNKNOWN,
    Board,
    Book,
    GateItem,
    Laid,
    Overdrive,
    Side,
    Unit,
    ability_of,
    ids,
)  # fmt: skip
from senpu.projections.gate_ruler.options import Options
from senpu.projections.gate_ruler.phases import PHASES
from senpu.projections.rules import Decision

ZONES: Mapping[str, str] = {
    "ruler_rested": "ruler_rested", "damage": "damage", "deck_count": "deck", "hand": "known",
    "hand_count": "hand", "graveyard": "graveyard", "removed": "removed",
    "summons_made": "summons", "summon_bonus": "summon_bonus", "sets_made": "sets",
    "rearranged": "rearranged", "used": "used",
}  # fmt: skip
"""The zones and counts of a side as cases call them, and as the board does."""
ZONE_KINDS = shapes.kinds_of(Side, ZONES)
DRIVEN = shape("Driven", {"iid": str, "card": str, "face": Literal["up", "down"]})
LINKED = shape("Overdrive", {"iid": str, "of": str, "ability": str})
UNIT = shape("Unit", {"iid": str, "card": str, "rested": bool, "damage": int, "souls": list[str]})
SET = shape("Set", {"iid": str, "card": str, "turn": int})
ENERGY = shape("Energy", {"ready": int, "rested": int})
SIDE = shape("Side", {
    "ruler": str, **ZONE_KINDS, "drive": many(DRIVEN), "overdrive": many(LINKED),
    "zones": by_name(UNIT, None), "set": many(SET, None), "fields": many(UNIT), "energy": ENERGY,
})  # fmt: skip
ITEM = shape("Item", {
    "iid": str, "card": str, "ability": str, "controller": Seat, "source": str, "zone": str,
    "from": str,
})  # fmt: skip
TURN = {
    "turn": int, "turn_player": Seat, "phase": choice(*PHASES), "priority": Seat, "passes": int,
}  # fmt: skip
SETUP = shape("Setup", {**TURN, "first_player": Seat, "gate": many(ITEM), "A": SIDE, "B": SIDE})

GATED = shape("Gated", {"iid": str, "card": str, "ability": str, "controller": Seat})
SET_END = shape("SetEnd", {"iid": str, "card": str, "face": Literal["up", "down"]})
SIDE_END = shape("SideEnd", {
    **shapes.piles(ZONE_KINDS), "drive": many(str, DRIVEN), "overdrive": many(str, LINKED),
    "zones": by_name(str, UNIT, None), "set": many(str, SET_END, None),
    "fields": many(str, UNIT), "energy": ENERGY,
})  # fmt: skip
END = shape("End", {
    **TURN, "winner": Seat | None, "gate": many(str, GATED), "A": SIDE_END, "B": SIDE_END,
})  # fmt: skip
COMPARISON = Comparison(
    loose=("priority", "passes", "summon_bonus", "sets_made", "rearranged", "used"),
    implied={
        events.UnitPlayed: ("summons_made",),
        events.DriveCardRevealed: ("drive", "overdrive"),
    },
    named="zones",
    merged=("energy",),
    ordered=("gate", "set"),
)

Cards = Mapping[str, Card]


def board_of(setup: State, case: Case, cards: Cards, options: Options) -> Board:
    """The board of a position.

    Raises NotUnderstood, also where the printed facts of a card face up are not known.
    """
    player: Seat = setup.get("turn_player", "A")
    board = Board(
        book=Book(cards=cards, first=setup.get("first_player", "A"), options=options),
        sides={seat: _side(seat, setup.get(seat, {}), cards) for seat in SEATS},
        turn=setup.get("turn", 1),
        player=player,
        step=setup.get("phase", "main"),
        priority=setup.get("priority", player),
        passes=setup.get("passes", 0),
        gate=tuple(_gated(each, cards) for each in setup.get("gate", ())),
    )
    for side in board.sides.values():
        shapes.unique(ids(Board(book=board.book, sides={side.seat: side}, gate=board.gate)))
    unknown = (card for side in board.sides.values() for card in _cards(side))
    handles = {card: UNKNOWN for card in unknown if is_handle(card) and card != UNKNOWN}
    turns = {laid.card: laid.turn for side in board.sides.values() for laid in side.set}
    return replace(
        board, handles=handles, set_in={card: turns[card] for card in handles if card in turns}
    )


def _cards(side: Side) -> Iterator[str]:
    """The cards of a side that may be unknown."""
    yield from (*side.damage, *side.graveyard, *side.removed)
    yield from (laid.card for laid in (*side.drive, *side.set))


def number_of(cards: Cards, number: str) -> str:
    """A card face down: its number if its facts are known, or a handle. Raises NotUnderstood."""
    return number if is_handle(number) else shapes.facts_of(cards, number).id


def _side(seat: Seat, told: State, cards: Cards) -> Side:
    ruler, energy = shapes.facts_of(cards, told.get("ruler", "")), told.get("energy", {})
    zones = {ZONES[key]: value for key, value in told.items() if key in ZONES}
    side = Side(
        seat,
        ruler=ruler,
        drive=tuple(_driven(each, cards) for each in told.get("drive", ())),
        overdrives=tuple(map(_overdrive, told.get("overdrive", ()))),
        zones=_zones(seat, told.get("zones", {}), ruler, cards),
        set=tuple(_set(seat, told.get("set", ()), ruler, cards)),
        fields=tuple(_unit(each, cards) for each in told.get("fields", ())),
        ready=energy.get("ready", 0),
        rested=energy.get("rested", 0),
    )
    side = replace(side, **{"hand": len(told.get("hand", ())), **zones})
    return replace(side, known=tuple(card for card in side.known if not is_handle(card)))


def _driven(told: State, cards: Cards) -> Laid:
    number = number_of(cards, told.get("card", ""))
    return Laid(told.get("iid", ""), number, up=told.get("face") == "up")


def _overdrive(told: State) -> Overdrive:
    return Overdrive(told.get("iid", ""), told.get("of", ""), told.get("ability", ""))


def _zones(seat: Seat, told: State, ruler: Card, cards: Cards) -> dict[str, tuple[Unit, ...]]:
    names = ruler.zones.attack + ruler.zones.defence
    for zone in told:
        if zone not in names:
            raise shapes.unknown_name(zone, names, f"setup.{seat}.zones")
    units = {zone: told.get(zone) for zone in names}
    return {zone: (_unit(unit, cards),) if unit else () for zone, unit in units.items()}


def _unit(told: State, cards: Cards) -> Unit:
    return Unit(
        told.get("iid", ""),
        shapes.facts_of(cards, told.get("card", "")),
        rested=told.get("rested", False),
        damage=told.get("damage", 0),
        souls=tuple(told.get("souls", ())),
    )


def _set(seat: Seat, told: list[State | None], ruler: Card, cards: Cards) -> Iterator[Laid]:
    if len(told) > ruler.zones.set:
        n, at = ruler.zones.set, f"setup.{seat}.set"
        raise NotUnderstood(f"セットゾーンは{n}つ", f"there are {n} set zones", at)
    for zone, each in enumerate(told, 1):
        if each:
            number = number_of(cards, each.get("card", ""))
            yield Laid(each.get("iid", ""), number, zone=zone, turn=each.get("turn", 0))


def _gated(told: State, cards: Cards) -> GateItem:
    """Something on the gate: a card, or an ability of a card or of what lies in play."""
    card: str = told.get("card", "")
    ability: str = told.get("ability", "")
    found = ability_of(cards[card], ability) if card in cards else None
    item = GateItem(
        told.get("iid", ""),
        told.get("controller", "A"),
        "overdrive" if found and found.kind == "overdrive" else "ability",
        told.get("source", card),
        ability,
        zone=told.get("zone", ""),
        source=told.get("from", "hand"),
    )
    if ability:
        return item
    kind = shapes.facts_of(cards, card).type
    if kind == "ruler":
        raise NotUnderstood("ルーラーはゲートに置けない", "a ruler is never on the gate")
    return replace(item, kind=kind, card=card)


def told(at: Position) -> State:
    """A position as cases tell it."""
    board: Board = at.board
    whole: State = {
        "gate": [_told_item(item) for item in board.gate],
        "phase": board.step,
        "priority": board.priority,
        "passes": board.passes,
        "turn": board.turn,
        "turn_player": board.player,
        "winner": board.winner if board.over else None,
    }
    return whole | {seat: _told_side(board.sides[seat]) for seat in SEATS}


def _told_side(side: Side) -> State:
    set_cards = {laid.zone: _told_laid(laid) for laid in side.set}
    return {
        **shapes.told_zones(side, ZONES),
        "drive": [_told_laid(laid) for laid in side.drive],
        "overdrive": [{"iid": o.id, "of": o.of, "ability": o.ability} for o in side.overdrives],
        "zones": {
            zone: _told_unit(units[-1]) if units else None for zone, units in side.zones.items()
        },
        "set": [set_cards.get(zone + 1) for zone in range(side.ruler.zones.set)],
        "fields": [_told_unit(field) for field in side.fields],
        "energy": {"ready": side.ready, "rested": side.rested},
    }


def _told_item(item: GateItem) -> State:
    card = "" if item.ability else item.card
    return {"iid": item.id, "card": card, "ability": item.ability, "controller": item.controller}


def _told_laid(laid: Laid) -> State:
    return {"iid": laid.id, "card": laid.card, "face": "up" if laid.up else "down"}


def _told_unit(unit: Unit) -> State:
    return {
        "iid": unit.id,
        "card": unit.card.id,
        "rested": unit.rested,
        "damage": unit.damage,
        "souls": list(unit.souls),
    }


def entered(at: Position, decision: Decision, action: Mapping[str, Any]) -> Mapping[str, str]:
    """What later steps may call things that came: `new`, `s1` for a set zone, `o1`, an ability.

    A name of the position itself means what lay there.
    """
    found: dict[str, str] = {}
    for event in (decision.event, *decision.then):
        if isinstance(event, events.CardSet):
            found |= {f"s{event.zone}": event.id, "new": event.id}
        elif isinstance(event, events.OverdriveLinked):
            short = event.id.partition(".")[2]
            found |= {short: event.id, event.ability: event.id, "new": event.id}
        elif isinstance(event, events.GateItemResolved) and event.id:
            found["new"] = event.id
    taken = set(ids(at.begun))
    return {name: id for name, id in found.items() if name not in taken}

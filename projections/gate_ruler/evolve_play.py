"""What cards revealed, played and set, abilities and the gate do to the board."""

from typing import Any

from msgspec.structs import replace

from senpu.events.base import other
from senpu.events.gate_ruler import (
    AbilityPlayed,
    CardPlayed,
    CardSet,
    DriveCardRevealed,
    EffectResolved,
    EventPlayed,
    FieldPlayed,
    GateItemResolved,
    OverdriveLinked,
    OverdrivePlayed,
    OverdriveRemoved,
    PriorityPassed,
    RulingGiven,
    UnitPlayed,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.gate_ruler.changes import Effect
from senpu.projections.gate_ruler.board import (
    UNKNOWN,
    Board,
    GateItem,
    Laid,
    Overdrive,
    Side,
    Unit,
    printed,
)  # fmt: skip
from senpu.projections.gate_ruler.changes import changed, noted, rests_in
from senpu.projections.gate_ruler.evolve_table import identified
from senpu.projections.gate_ruler.moving import dropped, entered, lifted, taken, unseen
from senpu.projections.shared.sides import on_side, with_side


def drive_card_revealed(board: Board, event: DriveCardRevealed) -> Board:
    laid = board.sides[event.player].driven(event.card)
    if laid is None:
        return board
    board = identified(board, laid.card, event.number)

    def turned_up(side: Side) -> Side:
        drive = tuple(replace(c, up=True) if c.id == event.card else c for c in side.drive)
        return replace(side, drive=drive)

    return on_side(board, event.player, turned_up)


def _paid(side: Side, energy: int | None) -> Side:
    due = energy or 0
    return replace(side, ready=side.ready - due, rested=side.rested + due) if due else side


def _gated(board: Board, event: CardPlayed, kind: Any, **more: Any) -> Board:
    """Put a card that is played on the gate, its energy rested."""
    side = _paid(board.sides[event.player], event.energy)
    if event.source in ("drive", "set"):
        side, card = lifted(side, event.card)
    else:
        side, card = taken(side, event.card, event.source), event.card
    item = GateItem(event.id, event.player, kind, card, source=event.source, **more)
    return _added(with_side(board, side), item, card)


def _added(board: Board, item: GateItem, last: str) -> Board:
    """Adding to the gate begins anew: who has priority first is an option (9-3b, U9)."""
    first = board.player if board.book.options.turn_player_first else other(item.controller)
    return replace(board, gate=(*board.gate, item), priority=first, passes=0, last=last)


def unit_played(board: Board, event: UnitPlayed) -> Board:
    board = _gated(board, event, "unit", zone=event.zone)
    if board.book.options.summons_count_at_playing:
        return on_side(board, event.player, _summoned)
    return board


def _summoned(side: Side) -> Side:
    return replace(side, summons=side.summons + 1)


def field_played(board: Board, event: FieldPlayed) -> Board:
    return _gated(board, event, "field")


def event_played(board: Board, event: EventPlayed) -> Board:
    if laid := board.sides[event.player].laid(event.card):
        board = identified(board, laid.card, event.number)
    return _gated(board, event, "event")


def ability_played(board: Board, event: AbilityPlayed) -> Board:
    def used(side: Side) -> Side:
        return replace(
            _paid(side, event.energy), used=(*side.used, f"{event.card}/{event.ability}")
        )

    board = on_side(board, event.player, used)
    item = GateItem(event.id, event.player, "ability", event.card, event.ability, source="play")
    return _added(board, item, board.last)


def overdrive_played(board: Board, event: OverdrivePlayed) -> Board:
    ability = board.sides[event.player].overdrive(event.card)
    if ability is None:
        return board
    board = on_side(board, event.player, lambda side: _paid(_unlinked(side, ability), event.energy))
    linked = board.sides[event.player].driven(ability.of)
    card = linked.card if linked else ""
    item = GateItem(event.id, event.player, "overdrive", card, ability.ability, source="drive")
    return _added(board, item, board.last)


def _unlinked(side: Side, ability: Overdrive) -> Side:
    return replace(side, overdrives=tuple(o for o in side.overdrives if o.id != ability.id))


def overdrive_removed(board: Board, event: OverdriveRemoved) -> Board:
    ability = board.sides[event.player].overdrive(event.card)
    return on_side(board, event.player, lambda s: _unlinked(s, ability)) if ability else board


def overdrive_linked(board: Board, event: OverdriveLinked) -> Board:
    def linked(side: Side) -> Side:
        ability = Overdrive(event.id, event.card, event.ability)
        return replace(side, overdrives=(*side.overdrives, ability))

    return on_side(board, event.player, linked)


def card_set(board: Board, event: CardSet) -> Board:
    side = _paid(board.sides[event.player], event.energy)
    if event.source == "drive":
        side, card = lifted(side, event.card)
    else:
        side, card = unseen(taken(side, event.card, event.source)), event.card
    laid = Laid(event.id, card, zone=event.zone, turn=board.turn)
    side = replace(side, set=(*side.set, laid), sets=side.sets + 1)
    board = noted(with_side(board, side), (card,))
    if card.startswith(UNKNOWN):
        return replace(board, set_in={**board.set_in, card: board.turn})
    return board


def units_rearranged(board: Board, event: UnitsRearranged) -> Board:
    """7-10b-1, 7-10b-2: both at once; readied and rested as 15-3a-2 says."""
    one, two = event.zones

    def swapped(side: Side) -> Side:
        there, here = side.zones.get(one, ()), side.zones.get(two, ())
        moved = {
            one: tuple(_arrived(board, side, unit, two, one) for unit in here),
            two: tuple(_arrived(board, side, unit, one, two) for unit in there),
        }
        zones = {**side.zones, **moved}
        return replace(side, zones=zones, rearranged=side.rearranged + 1)

    return on_side(board, event.player, swapped)


def _arrived(board: Board, side: Side, unit: Unit, source: str, target: str) -> Unit:
    """15-3a-2: from defence to attack a unit readies; the other way it rests, if so chosen (U5)."""
    defence = side.ruler.zones.defence
    if source in defence and target not in defence:
        return replace(unit, rested=False)
    rests = source not in defence and target in defence and board.book.options.defence_rests
    return replace(unit, rested=True) if rests else unit


def priority_passed(board: Board, event: PriorityPassed) -> Board:
    return replace(board, priority=other(event.player), passes=board.passes + 1)


def gate_item_resolved(board: Board, event: GateItemResolved) -> Board:
    """The item leaves the gate for where it belongs; then its effects."""
    found = [item for item in board.gate if item.id == event.item]
    if found:
        gate = tuple(item for item in board.gate if item.id != event.item)
        board = replace(board, gate=gate, priority=board.player, passes=0)
        board = _settled(board, found[-1], event)
    return _resolve(board, event.effects)


def _settled(board: Board, item: GateItem, event: GateItemResolved) -> Board:
    side = board.sides[item.controller]
    if item.kind == "event":
        return with_side(board, dropped(side, item.card, "graveyard"))
    if item.kind == "field":
        field = Unit(event.id, printed(board, item.card))
        return with_side(board, replace(side, fields=(*side.fields, field)))
    if item.kind == "unit":
        return _stands(board, side, item, event)
    return board


def _stands(board: Board, side: Side, item: GateItem, event: GateItemResolved) -> Board:
    if not board.book.options.summons_count_at_playing:
        side = _summoned(side)
    zone = event.zone or item.zone
    unit = Unit(event.id, printed(board, item.card), rested=rests_in(board, side, zone))
    return with_side(board, entered(side, unit, zone))


def _resolve(board: Board, effects: tuple[Effect, ...]) -> Board:
    for effect in effects:
        board = changed(board, effect)
    return board


def resolved(board: Board, event: EffectResolved | RulingGiven) -> Board:
    return _resolve(board, event.effects)

"""The end state of a case: read strictly, and compared with the board the action leads to.

What a case does not list has not changed; of a unit or card it lists, the keys told must match.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypedDict

import msgspec

from senpu.events.base import SEATS, Seat
from senpu.projections.cases.contract import Difference, Facts, NotUnderstood
from senpu.projections.cases.fields import object_of
from senpu.projections.gate_ruler.board import Board, GateItem, Laid, Overdrive, Side, Unit

State = dict[str, Any]
Told = str | dict[str, Any] | None
"""A thing as a case tells it: by number or name, by keys that must match, or nothing there."""


class SideEnd(TypedDict, total=False):
    """What a case may say of a side."""

    ruler_rested: bool
    damage: list[Told]
    deck_count: int
    hand: list[Told]
    hand_count: int
    drive: list[Told]
    overdrive: list[Told]
    zones: dict[str, Told]
    set: list[Told]
    fields: list[Told]
    energy: dict[str, int]
    graveyard: list[Told]
    removed: list[Told]
    summons_made: int


class End(TypedDict, total=False):
    """What a case may say of the end."""

    A: SideEnd
    B: SideEnd
    gate: list[Told]
    phase: str
    priority: str
    turn: int
    turn_player: str
    winner: str | None


WHOLE = ("gate", "phase", "turn", "turn_player", "winner")
"""What stays as it was unless the case says otherwise; priority is compared only where told."""


def end_of(stated: Facts) -> End:
    """An end state without its remarks. Raises NotUnderstood for a key or a value of no sense."""
    end = _known(stated, "after", End)
    for seat in SEATS:
        end[seat] = _known(end.get(seat, {}), f"after.{seat}", SideEnd)
    try:
        return msgspec.convert(end, End)
    except msgspec.ValidationError as error:
        raise NotUnderstood(f"after が読めない: {error}", f"after: {error}") from None


def _known(stated: Any, where: str, kind: Any) -> dict[str, Any]:
    """An object whose keys are all known."""
    found = dict(object_of(stated, where))
    if unknown := found.keys() - kind.__annotations__.keys():
        keys = f"{where}: {', '.join(sorted(unknown))}"
        raise NotUnderstood(f"{keys} を知らない", f"{keys} is not known")
    return found


def told(board: Board) -> State:
    """A position as cases tell it."""
    whole: State = {
        "gate": [_item(item) for item in board.gate],
        "phase": board.step,
        "priority": board.priority,
        "turn": board.turn,
        "turn_player": board.player,
        "winner": board.winner if board.over else None,
    }
    return whole | {seat: _side(board.sides[seat]) for seat in SEATS}


def _side(side: Side) -> State:
    set_cards = {laid.zone: _laid(laid) for laid in side.set}
    zones = {zone: _unit(units[-1]) if units else None for zone, units in side.zones.items()}
    return {
        "ruler_rested": side.ruler_rested,
        "damage": list(side.damage),
        "deck_count": side.deck,
        "hand": list(side.known),
        "hand_count": side.hand,
        "drive": [_laid(laid) for laid in side.drive],
        "overdrive": [_overdrive(each) for each in side.overdrives],
        "zones": zones,
        "set": [set_cards.get(zone + 1) for zone in range(side.ruler.zones.set)],
        "fields": [_unit(field) for field in side.fields],
        "energy": {"ready": side.ready, "rested": side.rested},
        "graveyard": list(side.graveyard),
        "removed": list(side.removed),
        "summons_made": side.summons,
    }


def _item(item: GateItem) -> State:
    return {
        "iid": item.id,
        "card": "" if item.ability else item.card,
        "ability": item.ability,
        "controller": item.controller,
    }


def _laid(laid: Laid) -> State:
    return {"iid": laid.id, "card": laid.card, "face": "up" if laid.up else "down"}


def _overdrive(each: Overdrive) -> State:
    return {"iid": each.id, "of": each.of, "ability": each.ability}


def _unit(unit: Unit) -> State:
    return {
        "iid": unit.id,
        "card": unit.card.id,
        "rested": unit.rested,
        "damage": unit.damage,
        "souls": list(unit.souls),
    }


def differences(before: State, found: State, end: End) -> Iterator[Difference]:
    """Every thing that should be and is otherwise."""
    due: State = {key: end.get(key, before[key]) for key in WHOLE}
    if "priority" in end:
        due["priority"] = end["priority"]
    for key, wanted in due.items():
        if not _fits(key, found[key], wanted):
            yield Difference(where=key, found=found[key], due=wanted)
    for seat in SEATS:
        yield from _side_differences(seat, before[seat], found[seat], _side_end(end, seat))


def _side_end(end: End, seat: Seat) -> SideEnd:
    return end.get("A", {}) if seat == "A" else end.get("B", {})


def _side_differences(
    seat: Seat, before: State, found: State, end: SideEnd
) -> Iterator[Difference]:
    due: State = {**before, **end}
    if "hand" in end and "hand_count" not in end:
        due["hand_count"] = len(end["hand"])
    if "hand_count" in end and "hand" not in end:
        del due["hand"]  # cards drawn are not known by name
    due["zones"] = before["zones"] | end.get("zones", {})
    due["energy"] = before["energy"] | end.get("energy", {})
    for key, wanted in due.items():
        if not _fits(key, found[key], wanted):
            yield Difference(where=f"{seat}.{key}", found=found[key], due=wanted)


ORDERED = ("gate", "set")
PILES = ("damage", "hand", "drive", "overdrive", "fields", "graveyard", "removed")


def _fits(key: str, found: Any, due: Any) -> bool:
    """Whether what is there is what a case tells; piles lie in any order."""
    if key == "zones":
        return found.keys() == due.keys() and all(_is(found[zone], due[zone]) for zone in due)
    if key in ORDERED:
        return len(found) == len(due) and all(map(_is, found, due))
    return _same_things(found, due) if key in PILES else bool(found == due)


def _same_things(found: list[Any], due: Iterable[Told]) -> bool:
    """Each thing told is one of those there, and none is left over."""
    left = list(found)
    for wanted in sorted(due, key=_how_little):
        thing = next((each for each in left if _is(each, wanted)), None)
        if thing is None:
            return False
        left.remove(thing)
    return not left


def _how_little(wanted: Told) -> int:
    """Those of which most is told are looked for first."""
    return -len(wanted) if isinstance(wanted, Mapping) else 0


def _is(found: Any, wanted: Told) -> bool:
    """Whether a thing is the one told: by name, number or ability, or by keys."""
    if wanted is None or found is None:
        return found is wanted
    if isinstance(found, str):
        return found == (wanted.get("card") if isinstance(wanted, Mapping) else wanted)
    if isinstance(wanted, Mapping):
        return all(key in found and found[key] == value for key, value in wanted.items())
    return wanted in (found.get("iid"), found.get("card"), found.get("ability"))

"""The end state of a case: read strictly, and completed by what has not changed."""

from collections.abc import Mapping
from typing import Any, TypedDict

import msgspec

from senpu.events.base import SEATS, Seat
from senpu.projections.battle_spirits.cases.seen import State
from senpu.projections.cases.contract import Facts, NotUnderstood
from senpu.projections.cases.fields import object_of

Pile = list[str | dict[str, Any]]
"""Cards by number, or objects that hold it."""


class CardEnd(TypedDict, total=False):
    """What a case may say of a field card."""

    card: str
    cores: int
    exhausted: bool
    braves: Pile
    level: int
    bp: int
    combined_cost: int
    colors: list[str]
    symbols: dict[str, int]


class SideEnd(TypedDict, total=False):
    """What a case may say of a side; a field card that left is null."""

    life: int
    reserve: int
    core_trash: int
    soul_core: str | None
    hand: list[str]
    hand_count: int
    deck_count: int
    trash: list[str]
    removed: list[str]
    tegamoto: list[str]
    burst: str | None
    mirage: str | None
    burst_set_this_turn: bool
    mirage_set_this_turn: bool
    field: dict[str, CardEnd | None]


class End(TypedDict, total=False):
    """What a case may say of the end."""

    A: SideEnd
    B: SideEnd
    A_sees: dict[str, Any]
    B_sees: dict[str, Any]
    quotes: dict[str, int]
    turn: int
    turn_player: str
    step: str
    winner: str | None


WHOLE = ("turn", "turn_player", "step", "winner")
LYING = ("card", "cores", "exhausted", "braves")
"""Of a field card; level, BP and the like follow from it and are compared only where stated."""


def end_of(stated: Facts) -> End:
    """An end state without its remarks. Raises NotUnderstood for a key or a value of no sense."""
    end = _known(stated, "after", End)
    for seat in SEATS:
        side = _known(end.get(seat, {}), f"after.{seat}", SideEnd)
        field = object_of(side.get("field", {}), f"after.{seat}.field")
        cards = {
            name: None if card is None else _known(card, f"after.{seat}.{name}", CardEnd)
            for name, card in field.items()
        }
        end[seat] = {**side, "field": cards}
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


def due(before: State, end: End) -> State:
    """What a position should have become: what the end state does not list has not changed."""
    whole = {key: end.get(key, before[key]) for key in WHOLE}
    return whole | {seat: _side_due(before[seat], _side(end, seat)) for seat in SEATS}


def _side(end: End, seat: Seat) -> SideEnd:
    if seat == "A":
        return end.get("A", {})
    return end.get("B", {})


def _side_due(before: State, stated: SideEnd) -> State:
    side: State = {**before, **stated}
    if "hand" in stated and "hand_count" not in stated:
        side["hand_count"] = len(stated["hand"])
    if "hand_count" in stated and "hand" not in stated:
        del side["hand"]  # cards drawn are not known by name
    side["field"] = _field_due(before["field"], stated.get("field", {}))
    return side


def _field_due(
    before: Mapping[str, State], after: Mapping[str, CardEnd | None]
) -> dict[str, State]:
    field = {name: {key: card[key] for key in LYING} for name, card in before.items()}
    for name, stated in after.items():
        if stated is None:
            field.pop(name, None)
        else:
            entered: State = {"exhausted": False, "braves": []}
            field[name] = {**field.get(name, entered), **stated}
    return field


def named(end: End) -> tuple[str, ...]:
    """What the end state calls the field cards it lists."""
    return tuple(name for seat in SEATS for name in _side(end, seat).get("field", {}))

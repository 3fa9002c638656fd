"""A board told as cases tell it, and what differs between what is and what should be."""

from collections.abc import Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS, Seat
from senpu.projections.battle_spirits.board import (
    UNKNOWN,
    FieldCard,
    Side,
    bp,
    braves_of,
    colours,
    combined_cost,
    symbols,
)
from senpu.projections.battle_spirits.cases.fields import listed, object_of, plain
from senpu.projections.battle_spirits.cases.reader import Position
from senpu.projections.battle_spirits.looking import view
from senpu.projections.cases import Difference, Facts, NotUnderstood

LYING = ("card", "cores", "exhausted", "braves")
"""Of a field card; level, BP and the like follow from it and are compared only where stated."""
WHOLE = ("turn", "turn_player", "step", "winner")
State = dict[str, Any]


def told(at: Position) -> State:
    """The whole position: both sides, and whose turn and step it is."""
    board = at.board
    whole: State = {
        "turn": board.turn,
        "turn_player": board.player,
        "step": board.step,
        "winner": board.winner if board.over else None,
    }
    return whole | {seat: _side(board.sides[seat], at) for seat in SEATS}


def _side(side: Side, at: Position) -> State:
    called = {id: name for name, id in at.names.items()}
    field = [card for card in side.field.values() if not card.hosts]
    return {
        "life": side.life,
        "reserve": side.reserve,
        "core_trash": side.core_trash,
        "soul_core": called.get(side.soul, side.soul) or None,
        "hand": list(side.known),
        "hand_count": side.hand,
        "deck_count": side.deck,
        "trash": list(side.trash),
        "removed": list(side.removed),
        "tegamoto": list(side.tegamoto),
        "burst": side.burst or None,
        "mirage": side.mirage or None,
        "burst_set_this_turn": side.burst_set,
        "mirage_set_this_turn": side.mirage_set,
        "field": {called.get(card.id, card.id): _card(side, card, at) for card in field},
    }


def _card(side: Side, card: FieldCard, at: Position) -> State:
    return {
        "card": card.card.id,
        "cores": card.cores,
        "exhausted": card.state != "ready",
        "braves": [brave.card.id for brave in braves_of(side, card)],
        "level": card.level,
        "bp": bp(side, card) + at.bonus.get(card.id, 0),
        "combined_cost": combined_cost(side, card),
        "colors": list(colours(side, card)),
        "symbols": {kind: n for kind, n in symbols(side, card).items() if n},
    }


def due(before: State, after: Facts) -> State:
    """What a position should have become: what is not listed has not changed.

    Raises NotUnderstood for a key that is not known.
    """
    whole = {key: before[key] for key in WHOLE}
    for key, value in plain(after).items():
        if key in WHOLE:
            whole[key] = value
        elif key not in SEATS and key not in ("quotes", "A_sees", "B_sees"):
            raise NotUnderstood(f"after.{key} を知らない", f"after.{key} is not known")
    sides = {seat: object_of(after.get(seat, {}), f"after.{seat}") for seat in SEATS}
    return whole | {seat: _side_due(before[seat], sides[seat], seat) for seat in SEATS}


def _side_due(before: State, stated: Facts, seat: Seat) -> State:
    if unknown := set(stated) - set(before):
        keys = f"after.{seat}: {', '.join(sorted(unknown))}"
        raise NotUnderstood(f"{keys} を知らない", f"{keys} is not known")
    side = {**before, **stated}
    if "hand" in stated and "hand_count" not in stated:
        side["hand_count"] = len(listed(stated["hand"]))
    if "hand_count" in stated and "hand" not in stated:
        del side["hand"]  # cards drawn are not known by name
    field = object_of(stated.get("field", {}), f"after.{seat}.field")
    side["field"] = _field_due(before["field"], field)
    return side


def _field_due(before: Mapping[str, State], after: Mapping[str, Any]) -> dict[str, State]:
    field = {name: {key: card[key] for key in LYING} for name, card in before.items()}
    for name, stated in after.items():
        if stated is None:
            field.pop(name, None)
            continue
        entered: State = {"exhausted": False, "braves": []}
        field[name] = {**field.get(name, entered), **object_of(stated, f"after.{name}")}
    return field


def differences(found: Facts, due: Facts, *, where: str = "") -> Iterator[Difference]:
    """Every thing that should be and is otherwise; what is due says what is compared."""
    for key, wanted in due.items():
        name = f"{where}{key}"
        if key == "field":
            yield from _field_differences(found[key], wanted, where)
        elif key in SEATS:
            yield from differences(found[key], wanted, where=f"{key}.")
        elif key not in found:
            raise NotUnderstood(f"{name} を知らない", f"{name} is not known")
        elif _plain_value(found[key]) != _plain_value(wanted):
            yield Difference(where=name, found=found[key], due=wanted)


def _field_differences(
    found: Mapping[str, State], due: Mapping[str, State], where: str
) -> Iterator[Difference]:
    for name in sorted(found.keys() - due.keys()):
        yield Difference(where=f"{where}{name}", found=found[name]["card"], due=None)
    for name in sorted(due.keys() - found.keys()):
        yield Difference(where=f"{where}{name}", found=None, due=due[name].get("card", name))
    for name in sorted(found.keys() & due.keys()):
        yield from differences(found[name], due[name], where=f"{where}{name}.")


def _plain_value(value: Any) -> Any:
    """A value as far as it matters: cards of a pile in any order, symbols without zeros."""
    match value:
        case [*cards]:
            return sorted(map(_number, cards))
        case {**counts}:
            return {key: n for key, n in counts.items() if n}
        case _:
            return value


def _number(card: Any) -> str:
    """A card of a pile is named by its number, or by an object that holds it."""
    match card:
        case {"card": number}:
            return str(number)
        case _:
            return str(card)


def knowledge(at: Position, after: Facts) -> Iterator[Difference]:
    """What differs in what a player may know of the other's burst area and hand."""
    for seat in SEATS:
        stated = after.get(f"{seat}_sees")
        if stated is not None:
            other: Seat = "B" if seat == "A" else "A"
            seen = object_of(stated, f"{seat}_sees")
            yield from differences(_known(at, seat, other), seen, where=f"{seat}_sees.")


def _known(at: Position, seat: Seat, other: Seat) -> State:
    side = view(at.board, seat).sides[other]
    burst = None if side.burst.startswith(UNKNOWN) else side.burst or None
    return {
        "burst_set": bool(side.burst),
        "card": burst,
        "burst": burst,
        "mirage": side.mirage or None,
        "hand": list(side.known),
        "hand_count": side.hand,
        "deck_count": side.deck,
    }

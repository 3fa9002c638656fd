"""A board told as cases tell it, and what differs between what is and what should be."""

from collections.abc import Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS, Seat, other
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
from senpu.projections.battle_spirits.cases.reader import Position
from senpu.projections.battle_spirits.view import view
from senpu.projections.cases.contract import Difference, Facts, NotUnderstood

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


def knowledge(at: Position, end: Mapping[str, Any]) -> Iterator[Difference]:
    """What differs in what a player may know of the other's burst area and hand."""
    for seat in SEATS:
        stated = end.get(f"{seat}_sees", {})
        yield from differences(_known(at, seat, other(seat)), stated, where=f"{seat}_sees.")


def _known(at: Position, seat: Seat, owner: Seat) -> State:
    """What a player knows of the owner's side."""
    side = view(at.board, seat).sides[owner]
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

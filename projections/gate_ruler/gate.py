"""Putting things on the gate ゲート, and what resolves from there."""

from typing import Any

from msgspec.structs import replace

from senpu.events.base import other
from senpu.events.gate_ruler import CardPlayed, GateItemResolved
from senpu.projections.gate_ruler.board import Board, GateItem, Side, new_id
from senpu.projections.gate_ruler.moving import lifted, taken
from senpu.projections.shared.sides import with_side


def paid(side: Side, energy: int | None) -> Side:
    """Energy is rested."""
    due = energy or 0
    return replace(side, ready=side.ready - due, rested=side.rested + due) if due else side


def gated(board: Board, event: CardPlayed, kind: Any, **more: Any) -> Board:
    """A card that is played is put on the gate, its energy rested."""
    side = paid(board.sides[event.player], event.energy)
    if event.source in ("drive", "set"):
        side, card = lifted(side, event.card)
    else:
        side, card = taken(side, event.card, event.source), event.card
    item = GateItem(event.id, event.player, kind, card, source=event.source, **more)
    return added(with_side(board, side), item, card)


def added(board: Board, item: GateItem, last: str) -> Board:
    """Adding to the gate begins anew: who has priority first is an option (9-3b, U9)."""
    first = board.player if board.book.options.turn_player_first else other(item.controller)
    return replace(
        board, gate=(*board.gate, item), priority=first, passes=0, last=last, resolving=False
    )


def resolution(board: Board, item: GateItem) -> GateItemResolved:
    """The resolving of an item, with the name of what enters play."""
    if item.kind not in ("unit", "field"):
        return GateItemResolved(item=item.id)
    name = board.book.names.get(item.card, item.card)
    id = new_id(board, f"{item.controller}.{name}#")
    return GateItemResolved(item=item.id, zone=item.zone, id=id)

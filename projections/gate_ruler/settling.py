"""What happens on a board by itself: rule processing ルール処理 (chapter 12)."""

from collections.abc import Mapping
from typing import Literal

from senpu.events.base import SEATS, Event, Seat
from senpu.events.gate_ruler import MatchLost, SetCardOverwritten, UnitDestroyed, UnitOverwritten
from senpu.events.match import MatchEnded
from senpu.projections.gate_ruler.board import Board, Side
from senpu.projections.shared.sides import FROM

Loss = Literal["damage", "deck"]


def rest(before: Board, board: Board, event: Event, rested: bool) -> tuple[Event, ...]:
    """What rule processing does next (chapter 12): cards fall, the turn player's first; the end.

    Where nothing moved it finds nothing new.
    """
    sides, were = board.sides, before.sides
    if sides is were:
        return ()
    for seat in FROM[board.player]:
        side, was = sides[seat], were[seat]
        if rested and side.zones is was.zones and side.set is was.set:
            continue
        if found := _unit_falls(side) or _set_card_falls(side):
            return (found,)
    return _ends(board)


def _unit_falls(side: Side) -> Event | None:
    for units in side.zones.values():
        for unit in units:
            if unit.damage and unit.card.hp and unit.value("hp") <= unit.damage:
                return UnitDestroyed(player=side.seat, id=unit.id)
        if len(units) > 1:
            return UnitOverwritten(player=side.seat, id=units[0].id)
    return None


def _set_card_falls(side: Side) -> Event | None:
    zones: dict[int, str] = {}
    for laid in side.set:
        if laid.zone in zones:
            return SetCardOverwritten(player=side.seat, id=zones[laid.zone])
        zones[laid.zone] = laid.id
    return None


def _ends(board: Board) -> tuple[Event, ...]:
    """12-x2, 1-4b: who loses leaves, who is left wins; nobody left is a draw.

    Nobody loses before the first turn or after the end.
    """
    if board.over or not board.turn:
        return ()
    lost = _losers(board)
    if not lost or (len(lost) == 2 and not board.book.options.double_loss_is_draw):
        return ()
    left: list[Seat] = [seat for seat in SEATS if seat not in lost]
    said = " ".join(dict.fromkeys(lost.values()))
    losses = (MatchLost(player=seat, reason=reason) for seat, reason in lost.items())
    return (*losses, MatchEnded(winner=left[0] if left else None, reason=said))


def _losers(board: Board) -> Mapping[Seat, Loss]:
    lost: dict[Seat, Loss] = {}
    for seat, side in board.sides.items():
        if side.damage and 0 < side.ruler.life <= len(side.damage):
            lost[seat] = "damage"
        elif side.deck <= 0:
            lost[seat] = "deck"
    return lost

"""What happens by itself: everything that follows an event by rule, until the board is at rest."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from senpu.events.base import SEATS, Event, Seat, other
from senpu.events.gate_ruler import (
    CardsDriven,
    CardsReadied,
    DamageCleared,
    DriveCardRevealed,
    DriveZoneCleared,
    EnergyReadied,
    GateItemResolved,
    MatchLost,
    OverdriveLinked,
    PriorityPassed,
    SetCardOverwritten,
    SummonRightReset,
    UnitDestroyed,
    UnitOverwritten,
)  # fmt: skip
from senpu.events.match import (
    CardsDrawn,
    MatchEnded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.declared import Because
from senpu.projections.gate_ruler.board import Board, GateItem, Side, new_handle, new_id, printed
from senpu.projections.gate_ruler.evolve_play import overdrive_linked

Loss = Literal["damage", "deck"]


def rest(before: Board, board: Board, event: Event, rested: bool) -> Event | None:
    """The next card rule processing takes away (chapter 12), the turn player's first.

    Where nothing moved it finds nothing new.
    """
    if board.sides is before.sides:
        return None
    for seat in (board.player, other(board.player)):
        side, was = board.sides[seat], before.sides[seat]
        if rested and side.zones is was.zones and side.set is was.set:
            continue
        if found := _unit_falls(side) or _set_card_falls(side):
            return found
    return None


def _unit_falls(side: Side) -> Event | None:
    for units in side.zones.values():
        for unit in units:
            if 0 < unit.card.hp <= unit.damage:
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


def ends(before: Board, board: Board) -> tuple[Event, ...]:
    """12-x2, 1-4b: who loses leaves, who is left wins; nobody left is a draw.

    Nobody loses before the first turn, after the end, or where nothing moved.
    """
    if board.sides is before.sides or board.over or not board.turn:
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
        if 0 < side.ruler.life <= len(side.damage):
            lost[seat] = "damage"
        elif side.deck <= 0:
            lost[seat] = "deck"
    return lost


def card_revealed(before: Board, board: Board, event: DriveCardRevealed) -> Iterator[Event]:
    """7-2a-2: each overdrive of the card becomes a pseudo-card of its own."""
    laid = board.sides[event.player].driven(event.card)
    if laid is None:
        return
    for ability in printed(board, laid.card).abilities_of("overdrive"):
        id = new_id(board, f"{event.player}.o")
        linked = OverdriveLinked(player=event.player, id=id, card=event.card, ability=ability.id)
        board = overdrive_linked(board, linked)
        yield linked


def both_passed(before: Board, board: Board, event: PriorityPassed) -> Iterator[Event]:
    """9-2a: the last item resolves; 6-3b, 6-3c: with an empty gate the main phase ends."""
    if board.passes < 2:
        return
    if board.gate:
        yield resolution(board, board.gate[-1])
    elif board.step == "main" and board.book.options.passes_end_main:
        yield from drive_zone_clears(board)
        yield StepEntered(step="attack")


def resolution(board: Board, item: GateItem) -> GateItemResolved:
    """The resolving of an item, with the name of what enters play."""
    if item.kind not in ("unit", "field"):
        return GateItemResolved(item=item.id)
    name = board.book.names.get(item.card, item.card)
    id = new_id(board, f"{item.controller}.{name}#")
    return GateItemResolved(item=item.id, zone=item.zone, id=id)


def drive_zone_clears(board: Board) -> Iterator[Event]:
    """6-3c."""
    side = board.sides[board.player]
    if side.drive or side.overdrives:
        cards = tuple(laid.card for laid in side.drive)
        yield DriveZoneCleared(player=side.seat, cards=cards)


def phase_entered(before: Board, board: Board, event: StepEntered) -> Iterator[Event]:
    """The end of the main phase."""
    if before.step == "main":
        yield from drive_zone_clears(board)


def turn_opens(before: Board, board: Board, event: TurnStarted) -> Iterator[Event]:
    """The end of the turn before: 6-3c, U14; then 6-2a, 6-2c, 6-2f."""
    if before.step == "main":
        yield from drive_zone_clears(before)
    if not board.book.options.damage_stays and _any_damage(board):
        yield DamageCleared()
    yield SummonRightReset()
    yield CardsReadied(player=event.player)
    yield from ruler_acts(board, event.player, event.turn)
    if event.to != "start":
        yield StepEntered(step=event.to)


def _any_damage(board: Board) -> bool:
    return any(unit.damage for side in board.sides.values() for _, unit in side.units())


def ruler_acts(board: Board, seat: Seat, turn: int) -> Iterator[Event]:
    """6-2f: energy readied, cards drawn, cards driven, as far as there are any."""
    side = board.sides[seat]
    start = side.ruler.turn_start
    if ready := min(start.ready, side.rested):
        yield EnergyReadied(player=seat, n=ready)
    first = side.ruler.first_draw
    due = start.draw if turn > 1 or first is None else first
    drawn = min(due, side.deck)
    if drawn:
        yield CardsDrawn(player=seat, n=drawn)
    if drives := min(start.drive, side.deck - drawn):
        handles = tuple(new_handle(board, before) for before in range(drives))
        yield CardsDriven(player=seat, cards=handles)


AT_ONCE: Mapping[type[Event], Callable[[Board, Board, Any], Iterator[Event]]] = {
    DriveCardRevealed: card_revealed,
    PriorityPassed: both_passed,
    StepEntered: phase_entered,
    TurnStarted: turn_opens,
}


def lost_because(event: MatchLost) -> str:
    """The rule by which a player lost."""
    return "1-4c" if event.reason == "concession" else "12-x2"


def entered_because(event: StepEntered) -> str:
    """The rule by which a phase was entered."""
    return "6-3b-x" if event.step == "attack" else "6-x1"


BECAUSE: Mapping[type[Event], Because] = {
    OverdriveLinked: "7-2a-2",
    GateItemResolved: "9-2a",
    UnitDestroyed: "12-4a",
    UnitOverwritten: "12-x1",
    SetCardOverwritten: "7-5a-x2",
    DriveZoneCleared: "6-3c",
    SummonRightReset: "6-2a",
    CardsReadied: "6-2c",
    EnergyReadied: "6-2f",
    CardsDrawn: "6-2f",
    CardsDriven: "6-2f",
    DamageCleared: "6-5-x",
    MatchLost: lost_because,
    StepEntered: entered_because,
}
FOLLOWING = (
    CardsDrawn, CardsDriven, CardsReadied, DamageCleared, DriveZoneCleared, EnergyReadied,
    MatchLost, OverdriveLinked, SetCardOverwritten, SummonRightReset, UnitDestroyed,
    UnitOverwritten,
)  # fmt: skip
"""Events that only ever follow from another."""

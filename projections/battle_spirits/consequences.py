"""What happens by itself: everything that follows an event by rule, until the board is at rest."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS, Event, Seat, other
from senpu.events.battle_spirits import (
    BraveKept,
    BraveLeft,
    BraveReleased,
    BurstReplaced,
    BurstSet,
    CardDepleted,
    CardUsed,
    CoreGained,
    EffectUsed,
    MagicUsed,
    MirageReturned,
    MirageSet,
    Refreshed,
)  # fmt: skip
from senpu.events.battle_spirits.changes import CardMoved, Cores, Zone
from senpu.events.match import (
    CardsDrawn,
    MatchEnded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.battle_spirits.board import (
    Board,
    FieldCard,
    Side,
    braves_of,
)
from senpu.projections.battle_spirits.changes import changed
from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.play import soul_use
from senpu.projections.battle_spirits.play_table import steps_until
from senpu.projections.declared import Because

Kept = Mapping[str, Cores]
NONE_KEPT: Kept = {}


def rest(before: Board, board: Board, event: Event, rested: bool) -> Event | None:
    """The next thing that happens by itself: what becomes of a card that cannot stay as it is.

    The turn player's cards come first (BS-M6c, BS-B9).
    """
    for seat in (board.player, other(board.player)):
        side = board.sides[seat]
        if rested and side.field is before.sides[seat].field:
            continue
        for card in side.field.values():
            if card.cores < card.minimum:
                return CardDepleted(player=seat, id=card.id, cores=card.cores)
            if card.hosts and not all(host in side.field for host in card.hosts):
                return _left_behind(side, card, getattr(event, "keep", NONE_KEPT), event)
    return None


def _left_behind(side: Side, brave: FieldCard, kept: Kept, event: Event) -> Event:
    """What becomes of a brave whose host is gone: its other host, spirit state, or the same way."""
    gone = [host for host in brave.hosts if host not in side.field]
    if len(gone) < len(brave.hosts):
        return BraveReleased(player=side.seat, id=brave.id, host=gone[0])
    place = kept.get(brave.id)
    if place is None or not can_stand(side, brave, place):
        return BraveLeft(player=side.seat, id=brave.id, target=_way_of(brave.hosts, event))
    soul = soul_use(side, {}, place, "") == "place"
    return BraveKept(player=side.seat, id=brave.id, place=place, soul=soul)


def _way_of(hosts: tuple[str, ...], event: Event) -> Zone:
    """Where a text of the event sent a host; the trash, if it was depleted."""
    moves = (change for change in getattr(event, "effects", ()) if type(change) is CardMoved)
    sent: list[Zone] = [move.target for move in moves if move.card in hosts]
    return sent[0] if sent else "trash"


def can_stand(side: Side, brave: FieldCard, place: Cores) -> bool:
    """Whether these cores are there for the brave and hold it in spirit state (BS-B9a)."""
    usable = all(where == "reserve" or _gives(side.field.get(where)) for where in place)
    there = all(0 <= n <= side.at(where) for where, n in place.items())
    return usable and there and sum(place.values()) >= brave.card.minimum


def _gives(card: FieldCard | None) -> bool:
    return card is not None and card.card.takes_cores and not card.protected


def ends(before: Board, board: Board) -> tuple[Event, ...]:
    """BS-S7 and BS-S11."""
    sides = board.sides
    if board.over or (sides["A"].life > 0 and sides["B"].life > 0):
        return ()
    dead: list[Seat] = [seat for seat in SEATS if sides[seat].life <= 0]
    if len(dead) == 1:
        return (MatchEnded(winner=other(dead[0]), reason="life"),)
    draw = board.book.options.double_loss_is_draw
    return (MatchEnded(winner=None, reason="life"),) if draw else ()


def magic_put_away(before: Board, board: Board, event: MagicUsed) -> Iterator[Event]:
    """BS-M4b."""
    yield CardUsed(player=event.player, card=event.card)


def effect_follows(before: Board, board: Board, event: EffectUsed) -> Iterator[Event]:
    """BS-M5g, BS-B11."""
    if event.effect == "accel":
        yield CardUsed(player=event.player, card=event.card, target="tegamoto")
    elif event.effect == "advent":
        yield from advent_parts(before, board, event)


def advent_parts(before: Board, board: Board, event: EffectUsed) -> Iterator[Event]:
    """BS-B11: a brave whose condition fitted the card below, and does not fit the one above."""
    side = board.sides[event.player]
    above, below = side.field.get(event.onto), before.sides[event.player].field.get(event.onto)
    if above is None or below is None:
        return
    for brave in braves_of(side, above):
        slot = brave.slots[brave.hosts.index(above.id)]
        if brave_fits(brave.card, below, slot) and not brave_fits(brave.card, above, slot):
            yield BraveReleased(player=event.player, id=brave.id, host=above.id)


def burst_makes_room(before: Board, board: Board, event: BurstSet) -> Iterator[Event]:
    """BS-M7d."""
    return _put_off(before.sides[event.player], "burst")


def mirage_makes_room(before: Board, board: Board, event: MirageSet) -> Iterator[Event]:
    """BS-M8d."""
    return _put_off(before.sides[event.player], "mirage")


def texts_make_room(board: Board, event: Any) -> Iterator[Event]:
    """BS-M7d and BS-M8d, where a text sets a card on the one set before."""
    for change in event.effects:
        if type(change) is CardMoved and _is_set(board, change):
            yield from _put_off(board.sides[change.player], change.target)
        board = changed(board, change)


def _is_set(board: Board, change: CardMoved) -> bool:
    """Whether a card comes to lie in the burst area; a token vanishes instead."""
    card = board.find(change.card) if change.source == "field" else None
    arrives = change.source != change.target and not (card and card.token)
    return arrives and change.target in ("burst", "mirage")


def _put_off(side: Side, zone: str) -> Iterator[Event]:
    """The card set before goes where its kind goes."""
    if zone == "burst" and side.burst:
        yield BurstReplaced(player=side.seat, card=side.burst)
    if zone == "mirage" and side.mirage:
        yield MirageReturned(player=side.seat, card=side.mirage)


def turn_opens(before: Board, board: Board, event: TurnStarted) -> Iterator[Event]:
    """BS-S4 to BS-S8, as far as the step the turn went on to."""
    if before.sides[event.player].deck <= 0:
        yield MatchEnded(winner=other(event.player), reason="deck")
        return
    for step in steps_until(event.turn, event.to):
        yield from step_brings(before, event.player, step)
    if event.to != "start":
        yield StepEntered(step=event.to)


def step_opens(before: Board, board: Board, event: StepEntered) -> Iterator[Event]:
    """What a step brings when it is entered on its own."""
    return step_brings(before, before.player, event.step)


def step_brings(before: Board, seat: Seat, step: str) -> Iterator[Event]:
    """BS-S4 to BS-S6. `before` is the board before the turn or the step."""
    side = before.sides[seat]
    if step == "core":
        yield CoreGained(player=seat)
    elif step == "draw" and side.deck > 0:
        yield CardsDrawn(player=seat, n=1)
    elif step == "refresh":
        tired = tuple(card.id for card in side.field.values() if card.state != "ready")
        if tired or side.core_trash:
            yield Refreshed(player=seat, cards=tired, cores=side.core_trash)


AT_ONCE: Mapping[type[Event], Callable[[Board, Board, Any], Iterator[Event]]] = {
    MagicUsed: magic_put_away,
    EffectUsed: effect_follows,
    BurstSet: burst_makes_room,
    MirageSet: mirage_makes_room,
    TurnStarted: turn_opens,
    StepEntered: step_opens,
}


BECAUSE: Mapping[type[Event], Because] = {
    CardDepleted: "BS-M6c",
    BraveLeft: "BS-B9",
    BraveKept: "BS-B9",
    BraveReleased: "BS-B11",
    BurstReplaced: "BS-M7d",
    MirageReturned: "BS-M8d",
    CoreGained: "BS-S4",
    CardsDrawn: "BS-S5",
    Refreshed: "BS-S6",
    StepEntered: "BS-S2",
    CardUsed: lambda event: "BS-M4b" if event.target == "trash" else "BS-M5g",
}
FOLLOWING = (
    BraveKept, BraveLeft, BraveReleased, BurstReplaced, CardDepleted, CardUsed, CardsDrawn,
    CoreGained, MirageReturned, Refreshed,
)  # fmt: skip
"""Events that only ever follow from another."""

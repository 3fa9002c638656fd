"""What an event does to the board. Nothing here refuses and nothing here knows a rule."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event, Seat
from senpu.events.battle_spirits import (
    Action,
    BraveCombined,
    BraveExchanged,
    BraveKept,
    BraveLeft,
    BraveReleased,
    BraveSeparated,
    BurstActivated,
    BurstReplaced,
    BurstSet,
    CardDepleted,
    CardUsed,
    CoreGained,
    CoresMoved,
    EffectResolved,
    EffectUsed,
    MagicUsed,
    MirageReturned,
    MirageSet,
    NexusDeployed,
    PaidAction,
    Refreshed,
    RulingGiven,
    Summoned,
)  # fmt: skip
from senpu.events.battle_spirits.changes import Cores, Effect
from senpu.events.match import (
    CardsDrawn,
    HandRedrawn,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.battle_spirits.board import UNKNOWN, Board, FieldCard, Side, printed
from senpu.projections.battle_spirits.changes import changed
from senpu.projections.battle_spirits.moving import (
    combine,
    dropped,
    fielded,
    lifted,
    put,
    separate,
    shift,
    without,
)  # fmt: skip
from senpu.projections.shared.record import cards_drawn


def _paid(side: Side, action: PaidAction | BurstSet) -> Side:
    if not action.pay:
        return side
    taken = {place: -n for place, n in action.pay.items()}
    taken["core_trash"] = taken.get("core_trash", 0) + sum(action.pay.values())
    return shift(side, taken, "core_trash" if action.soul == "pay" else "")


def _resolve(board: Board, effects: tuple[Effect, ...]) -> Board:
    for effect in effects:
        board = changed(board, effect)
    return board


def _done(board: Board, action: Action, side: Side, last: str) -> Board:
    board = replace(board, sides={**board.sides, action.player: side}, last=last)
    return _resolve(board, action.effects) if action.effects else board


def _entered(
    board: Board, action: Summoned | NexusDeployed, minimum: int, place: Cores, state: Any = "ready"
) -> Side:
    """The actor's side with the card paid for, taken up and put on the field with its cores."""
    side = _paid(board.sides[action.player], action)
    side = lifted(side, action.card, action.source)
    cores = sum(place.values())
    soul = action.id if action.soul == "place" else ""
    if place:
        side = shift(side, {where: -n for where, n in place.items()}, soul)
    card = printed(board, action.card)
    entered = FieldCard(action.id, card, cores, minimum, state, protected=card.cores_protected)
    return fielded(side, entered)


def summoned(board: Board, event: Summoned) -> Board:
    if event.transmigrate:
        board = _transmigrated(board, event)
    card = printed(board, event.card)
    side = _entered(board, event, 0 if event.onto else card.minimum, event.place)
    if event.onto:
        side = combine(side, event.id, event.onto, event.slot)
    return _done(board, event, side, event.card)


def _transmigrated(board: Board, event: Summoned) -> Board:
    """転召: after paying, the cores of the chosen spirit go away; it is depleted afterwards."""
    side = board.sides[event.player]
    text = printed(board, event.card).transmigration
    victim = event.transmigrate
    held = side.at(victim) - event.pay.get(victim, 0) - event.place.get(victim, 0)
    target = text.to if text else "void"
    if side.soul != victim or event.soul:
        side = shift(side, {victim: -held, target: held})
    elif target == "void":  # the soul core does not go there (digest 6.5): it comes back
        side = shift(side, {victim: -held, target: held - 1, "reserve": 1}, "reserve")
    else:
        side = shift(side, {victim: -held, target: held}, target)
    return replace(board, sides={**board.sides, event.player: side})


def nexus_deployed(board: Board, event: NexusDeployed) -> Board:
    minimum = printed(board, event.card).minimum
    return _done(board, event, _entered(board, event, minimum, event.place), event.card)


def magic_used(board: Board, event: MagicUsed) -> Board:
    side = lifted(_paid(board.sides[event.player], event), event.card, event.source)
    return _done(board, event, side, event.card)


def mirage_set(board: Board, event: MirageSet) -> Board:
    side = lifted(_paid(board.sides[event.player], event), event.card, event.source)
    return _done(board, event, replace(side, mirage=event.card, mirage_set=True), event.card)


def effect_used(board: Board, event: EffectUsed) -> Board:
    side = _paid(board.sides[event.player], event)
    if event.effect in ("accel", "advent"):
        side = lifted(side, event.card, event.source)
    if event.effect == "advent":
        side = _advent(board, side, event)
    return _done(board, event, side, event.card)


def _advent(board: Board, side: Side, event: EffectUsed) -> Side:
    """煌臨: the card from hand lies on the field card `onto`, in the same state, on its cores."""
    if event.onto not in side.field:
        return side
    host, card = side.field[event.onto], printed(board, event.card)
    under = (*host.under, host.card.id)
    stacked = replace(
        host, card=card, minimum=card.minimum, under=under, protected=card.cores_protected
    )
    return replace(side, field={**side.field, event.onto: stacked})


def burst_set(board: Board, event: BurstSet) -> Board:
    side = _paid(board.sides[event.player], event)
    if event.card.startswith(UNKNOWN):
        board = replace(board, handles={**board.handles, event.card: UNKNOWN})
    side = lifted(side, event.card, "hand")
    return _done(board, event, replace(side, burst=event.card, burst_set=True), board.last)


def brave_combined(board: Board, event: BraveCombined) -> Board:
    side = combine(board.sides[event.player], event.brave, event.onto, event.slot)
    return _done(board, event, side, board.last)


def brave_separated(board: Board, event: BraveSeparated) -> Board:
    side = separate(board.sides[event.player], event.brave, event.host)
    side = put(side, event.brave, event.place, soul=event.soul == "place")
    return _done(board, event, side, board.last)


def brave_exchanged(board: Board, event: BraveExchanged) -> Board:
    side = board.sides[event.player]
    brave, new = side.field.get(event.brave), side.field.get(event.onto)
    if brave is None or new is None:
        return board
    old = event.host or next(iter(brave.hosts), "")
    side = separate(side, event.brave, old)
    if new.braves and not brave.card.two_hosts and old in side.field:
        side = combine(separate(side, new.braves[0], event.onto), new.braves[0], old, None)
    side = combine(side, event.brave, event.onto, event.slot)
    return _done(board, event, side, board.last)


def cores_moved(board: Board, event: CoresMoved) -> Board:
    deltas: dict[str, int] = {}
    soul = ""
    for move in event.moves:
        deltas[move.source] = deltas.get(move.source, 0) - move.n
        deltas[move.target] = deltas.get(move.target, 0) + move.n
        soul = move.target if move.soul else soul
    side = shift(board.sides[event.player], deltas, soul)
    return _done(board, event, side, board.last)


def burst_activated(board: Board, event: BurstActivated) -> Board:
    side = board.sides[event.player]
    if side.burst and event.target != "field":  # there the effect that fields it takes it away
        card = side.burst if event.card == UNKNOWN else event.card
        side = dropped(replace(side, burst=""), card, event.target)
    board = replace(board, sides={**board.sides, event.player: side})
    return _resolve(board, event.effects)


def resolved(board: Board, event: EffectResolved | RulingGiven) -> Board:
    return _resolve(board, event.effects)


def core_gained(board: Board, event: CoreGained) -> Board:
    return _with(board, event.player, lambda side: replace(side, reserve=side.reserve + event.n))


def _with(board: Board, seat: Seat, change: Callable[[Side], Side]) -> Board:
    return replace(board, sides={**board.sides, seat: change(board.sides[seat])})


def hand_redrawn(board: Board, event: HandRedrawn) -> Board:
    side = board.sides[event.player]
    deck, redrawn = side.deck + side.hand - event.n, side.redrawn + 1
    side = replace(side, deck=deck, hand=event.n, known=(), redrawn=redrawn)
    return replace(board, sides={**board.sides, event.player: side})


def refreshed(board: Board, event: Refreshed) -> Board:
    side = board.sides[event.player]
    field = dict(side.field)
    for id in event.cards:
        if card := field.get(id):
            state: Any = "exhausted" if card.state == "heavy" else "ready"
            field[id] = replace(card, state=state)
    soul = "reserve" if side.soul == "core_trash" else side.soul
    side = replace(
        side,
        field=field,
        soul=soul,
        reserve=side.reserve + event.cores,
        core_trash=side.core_trash - event.cores,
    )
    return replace(board, sides={**board.sides, event.player: side})


def turn_started(board: Board, event: TurnStarted) -> Board:
    side = replace(board.sides[event.player], burst_set=False, mirage_set=False)
    return replace(
        board,
        sides={**board.sides, event.player: side},
        turn=event.turn,
        player=event.player,
        step="start",
        gap=False,
    )


def step_entered(board: Board, event: StepEntered) -> Board:
    return replace(board, step=event.step)


def card_depleted(board: Board, event: CardDepleted) -> Board:
    return _with(board, event.player, lambda side: without(side, event.id, "trash"))


def brave_left(board: Board, event: BraveLeft) -> Board:
    return _with(board, event.player, lambda side: without(side, event.id, event.target))


def brave_kept(board: Board, event: BraveKept) -> Board:
    def stand(side: Side) -> Side:
        return put(separate(side, event.id, ""), event.id, event.place, soul=event.soul)

    return _with(board, event.player, stand)


def brave_released(board: Board, event: BraveReleased) -> Board:
    return _with(board, event.player, lambda side: separate(side, event.id, event.host))


def burst_replaced(board: Board, event: BurstReplaced) -> Board:
    return _with(board, event.player, lambda side: dropped(side, event.card, "trash"))


def mirage_returned(board: Board, event: MirageReturned) -> Board:
    return _with(board, event.player, lambda side: dropped(side, event.card, "hand"))


def card_used(board: Board, event: CardUsed) -> Board:
    return _with(board, event.player, lambda side: dropped(side, event.card, event.target))


EVOLVE: Mapping[type[Event], Callable[[Board, Any], Board]] = {
    Summoned: summoned,
    NexusDeployed: nexus_deployed,
    MagicUsed: magic_used,
    MirageSet: mirage_set,
    EffectUsed: effect_used,
    BurstSet: burst_set,
    BraveCombined: brave_combined,
    BraveSeparated: brave_separated,
    BraveExchanged: brave_exchanged,
    CoresMoved: cores_moved,
    BurstActivated: burst_activated,
    EffectResolved: resolved,
    RulingGiven: resolved,
    CoreGained: core_gained,
    CardsDrawn: cards_drawn,
    HandRedrawn: hand_redrawn,
    Refreshed: refreshed,
    TurnStarted: turn_started,
    StepEntered: step_entered,
    CardDepleted: card_depleted,
    BraveLeft: brave_left,
    BraveKept: brave_kept,
    BraveReleased: brave_released,
    BurstReplaced: burst_replaced,
    MirageReturned: mirage_returned,
    CardUsed: card_used,
}

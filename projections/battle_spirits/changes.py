"""What the typed changes of a card's text do to the board."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.events.battle_spirits import Action, NexusDeployed, Summoned
from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    Effect,
    LevelCostSet,
)  # fmt: skip
from senpu.projections.battle_spirits.board import UNKNOWN, Board, FieldCard, Side, printed
from senpu.projections.battle_spirits.moving import (
    dropped,
    fielded,
    lifted,
    paid,
    put,
    separate,
    shift,
    taken,
    turned,
    without,
)  # fmt: skip


def changed(board: Board, effect: Effect) -> Board:
    """The board after one typed change."""
    return CHANGES[type(effect)](board, effect)


def carried_out(board: Board, effects: tuple[Effect, ...]) -> Board:
    """The board after all changes of a text, one by one."""
    for effect in effects:
        board = changed(board, effect)
    return board


def acted(board: Board, action: Action, side: Side, last: str) -> Board:
    """The board after an action: the actor's side, the card played last, what texts did."""
    board = replace(board, sides={**board.sides, action.player: side}, last=last)
    return carried_out(board, action.effects) if action.effects else board


def entered(board: Board, action: Summoned | NexusDeployed, minimum: int) -> Side:
    """The actor's side with the card paid for, taken up and put on the field with its cores."""
    side = paid(board.sides[action.player], action)
    side = lifted(side, action.card, action.source)
    if place := action.place:
        soul = action.id if action.soul == "place" else ""
        side = shift(side, {where: -n for where, n in place.items()}, soul)
    card = printed(board, action.card)
    cores = sum(place.values())
    return fielded(side, FieldCard(action.id, card, cores, minimum, protected=card.cores_protected))


def _with(board: Board, seat: Seat, side: Side) -> Board:
    return replace(board, sides={**board.sides, seat: side})


def cores_shifted(board: Board, effect: CoresShifted) -> Board:
    giver = effect.player
    taker = effect.owner or giver
    soul = effect.target if effect.soul and taker == giver else ""
    board = _with(board, giver, shift(board.sides[giver], {effect.source: -effect.n}, soul))
    return _with(board, taker, shift(board.sides[taker], {effect.target: effect.n}))


def card_moved(board: Board, effect: CardMoved) -> Board:
    side = board.sides[effect.player]
    if effect.source == "field":
        below = "trash" if board.book.options.advent_stack_to_trash else effect.target
        return _with(board, effect.player, without(side, effect.card, effect.target, below))
    side = dropped(taken(side, effect.card, effect.source), effect.card, effect.target)
    if effect.target in SET_BY_TEXT:
        return _set(_with(board, effect.player, side), effect)
    return _with(board, effect.player, side)


SET_BY_TEXT = {
    "burst": ("effect_burst_counts", "burst_set"), "mirage": ("effect_mirage_counts", "mirage_set"),
}  # fmt: skip
"""The option by which a text uses up the set of the turn, and the mark of that."""


def _set(board: Board, effect: CardMoved) -> Board:
    """A text set a card: it may use up the set of the turn, and may be unknown."""
    option, mark = SET_BY_TEXT[effect.target]
    if getattr(board.book.options, option):
        board = _with(board, effect.player, replace(board.sides[effect.player], **{mark: True}))
    if effect.card.startswith(UNKNOWN):
        board = replace(board, handles={effect.card: UNKNOWN, **board.handles})
    return board


def card_fielded(board: Board, effect: CardFielded) -> Board:
    side = taken(board.sides[effect.player], effect.card, effect.source)
    card = printed(board, effect.card)
    token = effect.source == "token"
    entered = FieldCard(
        effect.id, card, minimum=card.minimum, protected=card.cores_protected, token=token
    )
    side = fielded(side, entered)
    return _with(board, effect.player, put(side, effect.id, effect.place, soul=effect.soul))


def deck_drawn(board: Board, effect: DeckDrawn) -> Board:
    side = board.sides[effect.player]
    drawn = replace(side, deck=side.deck - effect.n, hand=side.hand + effect.n)
    return _with(board, effect.player, drawn)


def deck_trashed(board: Board, effect: DeckTrashed) -> Board:
    side = board.sides[effect.player]
    milled = replace(
        side, deck=side.deck - len(effect.cards), trash=side.trash + tuple(effect.cards)
    )
    return _with(board, effect.player, milled)


def card_turned(board: Board, effect: CardTurned) -> Board:
    side = board.side(effect.card)
    return _with(board, side.seat, turned(side, effect.card, effect.state))


def _marked(board: Board, id: str, **marks: Any) -> Board:
    side = board.side(id)
    card = side.field.get(id)
    if card is None:
        return board
    return _with(board, side.seat, replace(side, field={**side.field, id: replace(card, **marks)}))


def level_cost_set(board: Board, effect: LevelCostSet) -> Board:
    """A combined brave needs no core whatever its level cost (digest 7.1)."""
    card = board.find(effect.card)
    combined = card is not None and card.hosts
    return board if combined else _marked(board, effect.card, minimum=effect.minimum)


def cores_protected(board: Board, effect: CoresProtected) -> Board:
    return _marked(board, effect.card, protected=effect.on)


def brave_parted(board: Board, effect: BraveParted) -> Board:
    side = board.side(effect.brave)
    return _with(board, side.seat, separate(side, effect.brave, effect.host))


CHANGES: Mapping[type[Any], Callable[[Board, Any], Board]] = {
    CoresShifted: cores_shifted,
    CardMoved: card_moved,
    CardFielded: card_fielded,
    DeckDrawn: deck_drawn,
    DeckTrashed: deck_trashed,
    CardTurned: card_turned,
    LevelCostSet: level_cost_set,
    CoresProtected: cores_protected,
    BraveParted: brave_parted,
}

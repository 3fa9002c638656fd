"""What the typed changes of a card's text do to the board."""

from typing import Any

from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.events.battle_spirits import Action, NexusDeployed, Summoned
from senpu.events.battle_spirits import changes as typed
from senpu.projections.battle_spirits import moving
from senpu.projections.battle_spirits.board import UNKNOWN, Board, FieldCard, Side, printed
from senpu.projections.battle_spirits.recent import Moments, moments
from senpu.projections.shared.changes import Movers
from senpu.projections.shared.record import cards_drawn
from senpu.projections.shared.sides import with_side


def acted(board: Board, action: Action, side: Side, last: str, recent: Moments = ()) -> Board:
    """The board after an action: the actor's side, the card played last, what texts did.

    `recent` is what the action itself was to a burst, without its texts.
    """
    if action.effects:
        recent = moments(action)
    sides = board.sides
    if side is not sides[action.player]:
        sides = {**sides, action.player: side}
    board = replace(board, sides=sides, last=last, recent=recent)
    return carried_out(board, action.effects) if action.effects else board


def entered(board: Board, action: Summoned | NexusDeployed, minimum: int) -> Side:
    """The actor's side with the card paid for, taken up and put on the field with its cores."""
    side = moving.paid(board.sides[action.player], action)
    side = moving.lifted(side, action.card, action.source)
    if place := moving.lying(side, action.place):
        soul = action.id if action.soul == "place" else ""
        side = moving.shift(side, {where: -n for where, n in place.items()}, soul)
    card = printed(board, action.card)
    cores = sum(place.values())
    return moving.fielded(
        side, FieldCard(action.id, card, cores, minimum, protected=card.cores_protected)
    )


def cores_shifted(board: Board, effect: typed.CoresShifted) -> Board:
    giver = effect.player
    taker = effect.owner or giver
    if not (_holds(board, giver, effect.source) and _holds(board, taker, effect.target)):
        return board  # observed, but from nowhere or to nowhere
    soul = effect.target if effect.soul and taker == giver else ""
    board = with_side(board, moving.shift(board.sides[giver], {effect.source: -effect.n}, soul))
    return with_side(board, moving.shift(board.sides[taker], {effect.target: effect.n}))


def _holds(board: Board, seat: Seat, place: str) -> bool:
    """Whether cores may come from a place, or go there: beyond the table without end."""
    return place in ("void", "removed") or moving.is_place(board.sides[seat], place)


def card_moved(board: Board, effect: typed.CardMoved) -> Board:
    side = board.sides[effect.player]
    if effect.source == "field":
        below = "trash" if board.book.options.advent_stack_to_trash else effect.target
        return with_side(board, moving.without(side, effect.card, effect.target, below))
    side = moving.dropped(
        moving.taken(side, effect.card, effect.source), effect.card, effect.target
    )
    if effect.target in SET_BY_TEXT:
        return _set(with_side(board, side), effect)
    return with_side(board, side)


SET_BY_TEXT = {
    "burst": ("effect_burst_counts", "burst_set"), "mirage": ("effect_mirage_counts", "mirage_set"),
}  # fmt: skip
"""The option by which a text uses up the set of the turn, and the mark of that."""


def _set(board: Board, effect: typed.CardMoved) -> Board:
    """A text set a card: it may use up the set of the turn, and may be unknown."""
    option, mark = SET_BY_TEXT[effect.target]
    if getattr(board.book.options, option):
        board = with_side(board, replace(board.sides[effect.player], **{mark: True}))
    if effect.card.startswith(UNKNOWN):
        board = replace(board, handles={effect.card: UNKNOWN, **board.handles})
    return board


def card_fielded(board: Board, effect: typed.CardFielded) -> Board:
    side = moving.taken(board.sides[effect.player], effect.card, effect.source)
    card = printed(board, effect.card)
    token = effect.source == "token"
    entered = FieldCard(
        effect.id, card, minimum=card.minimum, protected=card.cores_protected, token=token
    )
    side = moving.fielded(side, entered)
    return with_side(board, moving.put(side, effect.id, effect.place, soul=effect.soul))


def deck_trashed(board: Board, effect: typed.DeckTrashed) -> Board:
    side = board.sides[effect.player]
    deck, trash = side.deck - len(effect.cards), (*side.trash, *effect.cards)
    return with_side(board, replace(side, deck=deck, trash=trash))


def card_turned(board: Board, effect: typed.CardTurned) -> Board:
    side = board.side(effect.card)
    return with_side(board, moving.turned(side, effect.card, effect.state))


def _marked(board: Board, id: str, **marks: Any) -> Board:
    side = board.side(id)
    card = side.field.get(id)
    if card is None:
        return board
    return with_side(board, replace(side, field={**side.field, id: replace(card, **marks)}))


def level_cost_set(board: Board, effect: typed.LevelCostSet) -> Board:
    """A combined brave needs no core whatever its level cost (digest 7.1)."""
    card = board.find(effect.card)
    combined = card is not None and card.hosts
    return board if combined else _marked(board, effect.card, minimum=effect.minimum)


def cores_protected(board: Board, effect: typed.CoresProtected) -> Board:
    return _marked(board, effect.card, protected=effect.on)


def brave_parted(board: Board, effect: typed.BraveParted) -> Board:
    side = board.side(effect.brave)
    return with_side(board, moving.separate(side, effect.brave, effect.host))


CHANGES: Movers[Board] = Movers(
    {
        typed.CoresShifted: cores_shifted,
        typed.CardMoved: card_moved,
        typed.CardFielded: card_fielded,
        typed.DeckDrawn: cards_drawn,
        typed.DeckTrashed: deck_trashed,
        typed.CardTurned: card_turned,
        typed.LevelCostSet: level_cost_set,
        typed.CoresProtected: cores_protected,
        typed.BraveParted: brave_parted,
    }
)
changed, carried_out = CHANGES.changed, CHANGES.carried_out

"""What a deed of a text comes to on a board: typed changes, and BP raised for the turn."""

from collections.abc import Iterator, Mapping
from typing import Any

from senpu.events.base import Seat
from senpu.events.battle_spirits import changes
from senpu.events.battle_spirits.changes import Effect
from senpu.projections.battle_spirits.board import Board, FieldCard, bp
from senpu.projections.battle_spirits.cases.texts import Deed

CAUSES = {"trash": "destroyed", "hand": "returned", "deck_top": "returned"}


def changes_of(
    deed: Deed, board: Board, seat: Seat, named: tuple[str, ...], bonus: Mapping[str, int]
) -> Iterator[Effect]:
    """The typed changes a deed of a card of `seat` makes, as far as there is something to change.

    `named` are the field cards the player chose, `bonus` the BP raised before.
    """
    side = board.sides[seat]
    if drawn := min(deed.draw, side.deck):
        yield changes.DeckDrawn(player=seat, n=drawn)
    there = deed.cores if deed.source == "void" else side.at(deed.source)
    if moved := min(deed.cores, there):
        yield changes.CoresShifted(player=seat, source=deed.source, target=deed.target, n=moved)
    if deed.move or deed.turn:
        for card in chosen(deed, board, seat, named, bonus):
            yield from _on_card(deed, board, card)


def _on_card(deed: Deed, board: Board, card: FieldCard) -> Iterator[Effect]:
    owner = board.side(card.id).seat
    if deed.move:
        moved: Any = {"source": "field", "target": deed.move, "cause": CAUSES.get(deed.move, "")}
        yield changes.CardMoved(player=owner, card=card.id, **moved)
    if deed.turn and deed.turn != card.state:
        yield changes.CardTurned(card=card.id, state=deed.turn)


def raised(
    deed: Deed, board: Board, seat: Seat, named: tuple[str, ...], bonus: Mapping[str, int]
) -> Mapping[str, int]:
    """The BP raised for the turn by field card, what was raised before included."""
    if not deed.bp:
        return bonus
    cards = chosen(deed, board, seat, named, bonus)
    return {**bonus, **{card.id: bonus.get(card.id, 0) + deed.bp for card in cards}}


def chosen(
    deed: Deed, board: Board, seat: Seat, named: tuple[str, ...], bonus: Mapping[str, int]
) -> tuple[FieldCard, ...]:
    """The field cards a deed is done to; one that waits for depletion is out of reach."""
    field = [card for side in board.sides.values() for card in side.field.values()]
    reach = {"named": named, "own": board.sides[seat].field, "all": [card.id for card in field]}
    within = reach[deed.on]
    return tuple(c for c in field if c.id in within and _fits(deed, board, c, bonus))


def _fits(deed: Deed, board: Board, card: FieldCard, bonus: Mapping[str, int]) -> bool:
    strength = bp(board.side(card.id), card) + bonus.get(card.id, 0)
    return (
        card.kind == deed.kind
        and card.stands
        and (deed.max_bp is None or strength <= deed.max_bp)
        and (deed.state is None or card.state == deed.state)
    )

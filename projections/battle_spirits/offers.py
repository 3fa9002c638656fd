"""What can be done now: the same rules asked of every card and every kind of action."""

from collections.abc import Hashable
from typing import Any

from senpu.events.base import Event
from senpu.events.battle_spirits import PaidAction
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.intents import intents
from senpu.projections.game import Offer
from senpu.projections.offers import told


def offers(board: Board) -> tuple[Offer, ...]:
    """What the turn player can do: in the main step with each card in hand and on the field.

    Where part of the hand is unknown, each card that may be in it counts. A legal offer's event
    is accepted as it stands. What cannot be done is told once for each card and kind of action,
    in the variant that breaks fewest rules; what a card has not (a burst, say) is left out.
    """
    return told((_kind(event), _offer(board, event)) for event in intents(board))


def _card_of(event: Any) -> str:
    """The card an action is about: a number, the id of a field card, or nothing."""
    return getattr(event, "brave", "") or getattr(event, "card", "")


def _offer(board: Board, event: Event) -> Offer:
    play, breaches = ENGINE.judged(board, event)
    card = _card_of(event)
    side = board.sides[board.player]
    return Offer(
        card=card,
        event=event,
        cost=play.payable if isinstance(event, PaidAction) else None,
        breaches=breaches,
        certain=card not in board.book.cards or card in (*side.known, *side.tegamoto),
    )


def _kind(event: Any) -> Hashable:
    """What variants of one action have in common: all but host, payment and placement."""
    name: str = type(event).__name__
    return (name, _card_of(event), getattr(event, "effect", ""), bool(getattr(event, "onto", "")))

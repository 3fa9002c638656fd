"""What can be done now: the same rules asked of every card and every kind of action."""

from collections.abc import Hashable, Iterator
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.gate_ruler import CardPlayed, CardSet, UnitPlayed
from senpu.projections.game import Offer
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.decide import ENGINE
from senpu.projections.gate_ruler.intents import intents
from senpu.projections.offers import told


def offers(board: Board) -> tuple[Offer, ...]:
    """What the player with priority can do: chapter 7 with an empty gate, answers, the next phase.

    Where cards are unknown, each that may be there counts, but only with what it can do. A legal
    offer's event is accepted as it stands. What cannot be done is told once for each card and kind
    of action, in the variant that breaks fewest rules.
    """
    found = (_offer(board, event) for event in intents(board))
    return told((_kind(o.event), o) for o in found if o.certain or not o.breaches)


def _card_of(event: Any) -> str:
    """The card an action is about: its number, or where it lies; nothing where there is none."""
    return getattr(event, "number", "") or getattr(event, "card", "")


def _offer(board: Board, event: Event) -> Offer:
    play, breaches = ENGINE.judged(board, event)
    return Offer(
        card=_card_of(event),
        event=event,
        cost=play.due if _pays(board, event) else None,
        breaches=breaches,
        certain=_is_certain(board, event),
    )


def _pays(board: Board, event: Any) -> bool:
    """Whether energy is paid for such an action, be it none for this card."""
    energy = board.sides[event.player].ruler.energy if hasattr(event, "player") else 0
    return energy > 0 and isinstance(event, (CardPlayed, CardSet))


def _is_certain(board: Board, event: Any) -> bool:
    """Whether the card is known to be there; a number is said only of one that is not."""
    if getattr(event, "number", ""):
        return False
    in_hand = getattr(event, "source", "") == "hand" and event.card in board.book.cards
    return not in_hand or event.card in board.sides[event.player].known


def _kind(event: Any) -> Hashable:
    """What variants of one action have in common: all but the zone it is done in."""
    name: str = type(event).__name__
    return (name, _card_of(event), getattr(event, "source", ""), getattr(event, "ability", ""))


def varied(board: Board, event: Event) -> Iterator[tuple[str, str, Event]]:
    """What else may be chosen: the zone of a card not seen in hand.

    The name of the part, another value of it, and the action with that.
    """
    if isinstance(event, UnitPlayed):
        for zone in board.sides[event.player].zone_names:
            yield "zone", zone, replace(event, zone=zone)

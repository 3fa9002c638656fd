"""What can be done now: the same rules asked of every card and every kind of action.

And what else may be chosen in an action that is offered: levels, who pays, how many cores.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events import battle_spirits as bs
from senpu.events.base import Event
from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import Board, FieldCard, Side, printed
from senpu.projections.battle_spirits.cost import gives, payment
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
        cost=play.payable if isinstance(event, bs.PaidAction) else None,
        breaches=breaches,
        certain=card not in board.book.cards or card in (*side.known, *side.tegamoto),
    )


def _kind(event: Any) -> Hashable:
    """What variants of one action have in common: all but host, payment and placement."""
    name: str = type(event).__name__
    return (name, _card_of(event), getattr(event, "effect", ""), bool(getattr(event, "onto", "")))


Varied = Iterator[tuple[str, Any, Event]]


def varied(board: Board, event: Event) -> Varied:
    """The name of a part, another value of it, and the action with that."""
    for vary in VARIED.get(type(event), ()):
        yield from vary(board, event)


def _levels(board: Board, event: Any) -> Varied:
    """As many cores as each level takes that the card may enter with."""
    card = printed(board, event.card)
    for line in card.levels if not getattr(event, "onto", "") else ():
        if line.cores >= card.minimum:
            pay, place = _paid(board.sides[event.player], event, line.cores)
            if sum(place.values()) == line.cores:
                yield "level", line.level, replace(event, pay=pay, place=place)


def _payers(board: Board, event: Any) -> Varied:
    """Each field card that gives cores before any other."""
    side, payable = board.sides[event.player], sum(event.pay.values())
    for card in side.field.values() if payable else ():
        if gives(card):
            n = min(card.cores, payable)
            rest, spent = replace(event, pay={"reserve": payable - n}), _spent(side, card, n)
            pay, place = _paid(spent, rest, sum(getattr(event, "place", {}).values()))
            pay = {card.id: n, **pay, **({card.id: n + pay[card.id]} if card.id in pay else {})}
            yield "pay", pay, _filled(event, pay, place)


def _souls(board: Board, event: Any) -> Varied:
    """The soul core among what is paid or placed, where that is taken from where it lies."""
    soul = board.sides[event.player].soul
    for use in ("pay", "place"):
        if soul in getattr(event, use, {}):
            yield "soul", use, replace(event, soul=use)


def _slots(board: Board, event: Any) -> Varied:
    """Either side of a brave with two hosts."""
    lying = board.find(event.brave) if hasattr(event, "brave") else None
    card = lying.card if lying else printed(board, event.card)
    for slot in ("left", "right") if card.two_hosts and event.onto else ():
        yield "slot", slot, replace(event, slot=slot)


def _numbers(board: Board, event: bs.CoresMoved) -> Varied:
    """All that lie there, and fewer."""
    (move,) = event.moves
    for n in range(2, board.sides[event.player].at(move.source) + 1):
        yield "n", n, replace(event, moves=(replace(move, n=n),))


def _paid(side: Side, event: Any, placed: int) -> tuple[Cores, Cores]:
    """The default payment of as many cores as an action takes."""
    host, victim = getattr(event, "onto", ""), getattr(event, "transmigrate", "")
    return payment(side, sum(event.pay.values()), placed, host=host, victim=victim)


def _spent(side: Side, card: FieldCard, n: int) -> Side:
    return replace(side, field={**side.field, card.id: replace(card, cores=card.cores - n)})


def _filled(event: Any, pay: Cores, place: Cores) -> Event:
    filled: Event = replace(event, pay=pay, **({"place": place} if place else {}))
    return filled


VARIED: Mapping[type[Event], tuple[Callable[[Board, Any], Varied], ...]] = {
    bs.Summoned: (_levels, _slots, _payers, _souls),
    bs.NexusDeployed: (_levels, _payers, _souls),
    bs.MagicUsed: (_payers, _souls),
    bs.MirageSet: (_payers, _souls),
    bs.EffectUsed: (_payers, _souls),
    bs.BraveCombined: (_slots,),
    bs.BraveExchanged: (_slots,),
    bs.CoresMoved: (_numbers,),
}
"""What is free in each kind of action."""

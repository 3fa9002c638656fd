"""Every action worth asking about on a board, with default payment and minimum placement.

Whether it is legal is not asked here.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from senpu.events import battle_spirits as bs
from senpu.events.base import Event, other
from senpu.events.battle_spirits.cards import Card, Icon
from senpu.events.match import StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import Board, FieldCard, Side, combined_cost, printed
from senpu.projections.battle_spirits.cost import NO_CORES, cost_of, gives, payment
from senpu.projections.battle_spirits.fills import FIELD, HAND
from senpu.projections.battle_spirits.plays import copies_seen
from senpu.projections.battle_spirits.steps import STEPS, steps_of
from senpu.projections.shared.turn import opening

Source = Literal["hand", "tegamoto"]


def intents(board: Board) -> Iterator[Event]:
    """What the turn player may want to do: in the main step all actions, always the next steps."""
    if board.over:
        return
    if board.step == "main":
        side = board.sides[board.player]
        yield from _with_hand(board, side)
        yield from _with_field(side)
        yield from _with_cores(side)
        yield from (action(player=side.seat) for action in PLAIN)
    yield from _next_steps(board)


PLAIN: tuple[type[bs.Action], ...] = tuple(
    event
    for event in bs.EVENTS
    if issubclass(event, bs.Action) and event.__struct_fields__ == bs.Action.__struct_fields__
)
"""Actions that leave nothing to choose."""


def playable(board: Board, side: Side) -> Iterator[str]:
    """The numbers of cards that are in hand, then of those that may be, each once."""
    known = dict.fromkeys(side.known)
    yield from known
    if side.hand > len(side.known):
        yield from (number for number in _unseen(board, side) if number not in known)


def _unseen(board: Board, side: Side) -> Iterator[str]:
    """Cards of the declared deck of which a copy is not seen elsewhere; without one, all cards."""
    deck = board.book.decks.get(side.seat)
    if deck is None:
        return iter(board.book.cards)
    return (number for number, copies in deck.items() if copies_seen(side, number) < copies)


def payable(board: Board, side: Side, cost: int, icons: Mapping[Icon, int]) -> int:
    """What a cost with these icons comes to on the field as it lies."""
    return cost_of(side, cost, icons, (), board.book.options).payable


def _with_hand(board: Board, side: Side) -> Iterator[Event]:
    for number in playable(board, side):
        yield from _with_card(board, side, printed(board, number), "hand")
    for number in dict.fromkeys(side.tegamoto):
        yield from _with_card(board, side, printed(board, number), "tegamoto")
    if side.hand > len(side.known):
        yield bs.BurstSet(player=side.seat)


def _with_card(board: Board, side: Side, card: Card, source: Source) -> Iterator[Event]:
    """All that a card is for, in hand or, of what is played, in the tegamoto."""
    cost = payable(board, side, card.cost, card.reduction)
    for verb, play in PLAYED.items():
        if HAND[verb](card):
            yield from play(side, card, cost, source)
    for verb, put in FROM_HAND.items() if source == "hand" else ():
        if HAND[verb](card):
            yield from put(board, side, card)


def _deployed(side: Side, card: Card, cost: int, source: Source) -> Iterator[Event]:
    pay, place = payment(side, cost, card.minimum)
    yield bs.NexusDeployed(player=side.seat, card=card.id, source=source, pay=pay, place=place)


def _summoned(side: Side, card: Card, cost: int, source: Source) -> Iterator[Event]:
    for victim in _victims(side, card):
        pay, place = payment(side, cost, card.minimum, victim=victim)
        yield bs.Summoned(
            player=side.seat,
            card=card.id,
            source=source,
            pay=pay,
            place=place,
            transmigrate=victim,
        )


def _victims(side: Side, card: Card) -> Iterator[str]:
    """The spirits that can be given up for transmigration 転召; none (`""`) without it."""
    text = card.transmigration
    if text is None:
        yield ""
        return
    spirits = [host for host in side.field.values() if host.kind == "spirit"]
    fit = [host.id for host in spirits if combined_cost(side, host) >= text.min_cost]
    yield from fit or ("",)


def _directly_combined(side: Side, card: Card, cost: int, source: Source) -> Iterator[Event]:
    for host in _hosts(side):
        pay, _ = payment(side, cost, 0, host=host.id)
        yield bs.Summoned(player=side.seat, card=card.id, source=source, pay=pay, onto=host.id)


def _hosts(side: Side, brave: FieldCard | None = None) -> Iterator[FieldCard]:
    """Cards that are no braves, but those that a brave is combined with."""
    own = brave.hosts if brave else ()
    return (c for c in side.field.values() if c.card.type != "brave" and c.id not in own)


def _used(side: Side, card: Card, cost: int, source: Source) -> Iterator[Event]:
    """What the catalogue does not state about a magic holds nothing up; see `Card`."""
    pay, _ = payment(side, cost, 0)
    any_effect = card.has_main is not False or card.has_flash is not False
    if card.has_main is not False or not any_effect:
        yield bs.MagicUsed(player=side.seat, card=card.id, source=source, pay=pay)
    if card.has_flash is not False:
        yield bs.MagicUsed(player=side.seat, card=card.id, source=source, pay=pay, effect="flash")


def _burst(board: Board, side: Side, card: Card) -> Iterator[Event]:
    yield bs.BurstSet(player=side.seat, card=card.id)


def _mirage(board: Board, side: Side, card: Card) -> Iterator[Event]:
    if own := card.mirage:
        pay, _ = payment(side, payable(board, side, own.cost, own.reduction), 0)
        yield bs.MirageSet(player=side.seat, card=card.id, pay=pay)


def _accelerated(board: Board, side: Side, card: Card) -> Iterator[Event]:
    if own := card.accel:
        pay, _ = payment(side, payable(board, side, own.cost, own.reduction), 0)
        yield bs.EffectUsed(player=side.seat, card=card.id, effect="accel", pay=pay)


def _advent(board: Board, side: Side, card: Card) -> Iterator[Event]:
    """Paid with the soul core, from where it lies."""
    pay = {side.soul: 1} if side.soul else NO_CORES
    for host in side.field.values():
        if host.card.type in ("spirit", "ultimate"):
            yield bs.EffectUsed(
                player=side.seat,
                card=card.id,
                effect="advent",
                onto=host.id,
                pay=pay,
                soul="pay" if pay else "",
            )


def _with_field(side: Side) -> Iterator[Event]:
    for card in side.field.values():
        for verb, use in ON_FIELD.items():
            if FIELD[verb](card):
                yield from use(side, card)


def _main_step(side: Side, card: FieldCard) -> Iterator[Event]:
    yield bs.EffectUsed(player=side.seat, card=card.id, effect="main_step")


def _flash(side: Side, card: FieldCard) -> Iterator[Event]:
    yield bs.EffectUsed(player=side.seat, card=card.id, effect="flash")


def _combined(side: Side, brave: FieldCard) -> Iterator[Event]:
    for host in _hosts(side, brave) if len(brave.hosts) < 2 else ():
        yield bs.BraveCombined(player=side.seat, brave=brave.id, onto=host.id)


def _separated(side: Side, brave: FieldCard) -> Iterator[Event]:
    """With the cores of its own Lv1, unless another host remains."""
    needed = 0 if len(brave.hosts) > 1 else brave.card.minimum
    _, place = payment(side, 0, needed)
    for host in brave.hosts:
        yield bs.BraveSeparated(player=side.seat, brave=brave.id, place=place, host=host)


def _exchanged(side: Side, brave: FieldCard) -> Iterator[Event]:
    for left in brave.hosts:
        for host in _hosts(side, brave):
            yield bs.BraveExchanged(player=side.seat, brave=brave.id, onto=host.id, host=left)


def _with_cores(side: Side) -> Iterator[Event]:
    """One core from each place to each other; the soul core too, where it is not alone."""
    open_cards = [c for c in side.field.values() if c.card.takes_cores and not c.hosts]
    sources = [card.id for card in open_cards if gives(card)]
    if side.reserve:
        sources.insert(0, "reserve")
    for source in sources:
        for target in ("reserve", *(card.id for card in open_cards)):
            if target != source:
                yield _moved(side, source, target, soul=False)
                if source == side.soul and side.at(source) > 1:
                    yield _moved(side, source, target, soul=True)


def _moved(side: Side, source: str, target: str, *, soul: bool) -> Event:
    move = bs.CoreMove(source=source, target=target, n=1, soul=soul)
    return bs.CoresMoved(player=side.seat, moves=(move,))


def _next_steps(board: Board) -> Iterator[Event]:
    if board.turn == 0:
        yield from opening(board)
        return
    later = STEPS[STEPS.index(board.step) + 1 :] if board.step in STEPS else ()
    for step in later:
        if step in steps_of(board.turn):
            yield StepEntered(step=step)
    if not later:
        yield TurnStarted(turn=board.turn + 1, player=other(board.player))


PLAYED: Mapping[str, Callable[[Side, Card, int, Source], Iterator[Event]]] = {
    "s": _summoned,
    "n": _deployed,
    "m": _used,
    "b": _directly_combined,
}
FROM_HAND: Mapping[str, Callable[[Board, Side, Card], Iterator[Event]]] = {
    "u": _burst,
    "i": _mirage,
    "f/a": _accelerated,
    "f/k": _advent,
}
ON_FIELD: Mapping[str, Callable[[Side, FieldCard], Iterator[Event]]] = {
    "a": _main_step,
    "f": _flash,
    "j": _combined,
    "x": _separated,
    "e": _exchanged,
}
"""What is offered with a card, by the verb it is typed with: for the cost of the card, with a card
in hand alone, with one on the field."""

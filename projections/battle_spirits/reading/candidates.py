"""Which cards fit the place where a name stands: the candidates of completion."""

from collections.abc import Callable, Mapping

from senpu.events.base import Seat, other
from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import FieldCard
from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.play import copies_seen
from senpu.projections.battle_spirits.reading.names import Naming

Fits = Callable[[FieldCard], bool]
Wanted = Callable[[Card], bool]


def _is(*kinds: str) -> Wanted:
    return lambda card: card.type in kinds


HAND: Mapping[str, Wanted] = {
    "s": _is("spirit", "ultimate", "brave"),
    "b": _is("brave"),
    "n": _is("nexus"),
    "m": _is("magic"),
    "i": lambda card: card.mirage is not None,
    "f/a": lambda card: card.accel is not None,
    "f/k": lambda card: card.type in ("spirit", "ultimate") and card.has_advent is not False,
    "u": lambda card: card.has_burst is not False,
    "U": lambda card: card.has_burst is not False,
}
"""Cards in hand, by verb."""


def wanted(verb: str) -> Wanted:
    """The cards in hand a verb is for, by its option where that says so."""
    return HAND.get(verb) or HAND[verb.partition("/")[0]]


FIELD: Mapping[str, Fits] = {
    "j": lambda card: card.card.type == "brave" and (not card.hosts or card.card.two_hosts),
    "x": lambda card: bool(card.hosts),
    "e": lambda card: bool(card.hosts),
    "f": lambda card: card.card.has_flash is not False,
    "a": lambda card: card.card.has_main_step_effect is not False,
}
"""Cards on the own field, by verb."""


def takes(brave: Card, slot: str | None) -> Fits:
    """Whether a field card can be the host of a brave."""
    sides = (slot,) if slot else ("left", "right")

    def fits(host: FieldCard) -> bool:
        free = host.card.type != "brave" and not host.braves
        return free and any(brave_fits(brave, host, side) for side in sides)

    return fits


def carries(brave: str) -> Fits:
    """Whether a field card is a host of the brave of that id."""
    return lambda host: brave in host.braves


def in_hand(naming: Naming, wanted: Wanted) -> tuple[str, ...]:
    """The numbers of cards that may be in the acting player's hand and are wanted."""
    board, side = naming.board, naming.board.sides[naming.seat]
    deck = board.book.decks.get(naming.seat)
    unknown = side.hand > len(side.known)

    def may_be_there(number: str) -> bool:
        if number in side.known or number in side.tegamoto:
            return True
        left = deck is None or copies_seen(side, number) < deck.get(number, 0)
        return unknown and left

    return tuple(
        card.id for card in board.book.cards.values() if wanted(card) and may_be_there(card.id)
    )


def burst_of(naming: Naming) -> Seat:
    """Whose burst is activated: the acting player's, or the only one that is set."""
    sides, seat = naming.board.sides, naming.seat
    alone = not sides[seat].burst and sides[other(seat)].burst
    return other(seat) if alone else seat

"""Which cards fit the place where a name stands: the candidates of completion."""

from collections.abc import Callable

from senpu.events.base import Seat, other
from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import FieldCard
from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.fills import FIELD, HAND
from senpu.projections.battle_spirits.plays import copies_seen
from senpu.projections.battle_spirits.reading.names import Naming

Fits = Callable[[FieldCard], bool]
Wanted = Callable[[Card], bool]


def wanted(verb: str) -> Wanted:
    """The cards in hand a verb is for, by its option where that says so, or may be for."""
    fills = HAND.get(verb) or HAND[verb.partition("/")[0]]
    return lambda card: fills(card) is not False


def likely(verb: str) -> Fits | None:
    """The cards on the own field a verb is for, or may be for, if it is for any."""
    fills = FIELD.get(verb)
    return (lambda card: fills(card) is not False) if fills else None


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
    """Whose burst is activated: the acting player's; outside parentheses also the only one set."""
    sides, seat = naming.board.sides, naming.seat
    alone = not sides[seat].burst and sides[other(seat)].burst
    return other(seat) if alone and seat == naming.board.player else seat

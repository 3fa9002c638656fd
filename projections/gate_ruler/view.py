"""What is seen of a board: one seat's knowledge, the numbers that are counted at the table."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.projections.gate_ruler.board import UNKNOWN, Board, Laid, Side
from senpu.projections.gate_ruler.moving import PILES
from senpu.projections.shared.view import all_unnumbered, shown_book, sides_seen, unnumbered


def view(board: Board, seat: str) -> Board:
    """The board as a player ("A", "B") or "public" (any other word) may know it.

    Hidden are the cards in another's hand but those all saw return there, another's face-down
    drive and set cards and deck list, and every number given to an unknown card: an unknown one
    is `?`, whoever's it is. The owner may look at face-down drive cards (U10). Two boards that
    differ only in what is hidden have equal views.
    """
    sides = sides_seen(board, seat, _face_down, _unnumbered)
    gate = tuple(replace(item, card=unnumbered(item.card)) for item in board.gate)
    last = unnumbered(board.last)
    seen = replace(board, sides=sides, gate=gate, handles={}, set_in={}, last=last)
    lying = (card for side in sides.values() for card in _cards_of(side))
    shown = (last, *(item.card for item in gate), *lying)
    return replace(seen, book=shown_book(board.book, seat, shown))


def _face_down(side: Side) -> Side:
    return replace(side, known=side.seen, drive=_covered(side.drive), set=_covered(side.set))


def _covered(cards: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return tuple(laid if laid.up else replace(laid, card=UNKNOWN) for laid in cards)


def _unnumbered(side: Side) -> Side:
    return replace(
        side,
        drive=_all_named(side.drive),
        set=_all_named(side.set),
        **{pile: all_unnumbered(getattr(side, pile)) for pile in PILES},
    )


def _all_named(cards: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return tuple(replace(laid, card=unnumbered(laid.card)) for laid in cards)


def _cards_of(side: Side) -> Iterator[str]:
    """The numbers of all cards of a side that are more than counted, its ruler among them."""
    yield side.ruler.id
    yield from (*side.known, *side.damage, *side.graveyard, *side.removed)
    yield from (laid.card for laid in (*side.drive, *side.set))
    for unit in (*(unit for _, unit in side.units()), *side.fields):
        yield from (unit.card.id, *unit.souls)


def counts(board: Board, seat: Seat) -> Mapping[str, int]:
    """The numbers a closing count names, by zone; energy is what is ready."""
    side = board.sides[seat]
    return {
        "deck": side.deck,
        "hand": side.hand,
        "graveyard": len(side.graveyard),
        "damage": len(side.damage),
        "ready": side.ready,
    }


def measures(board: Board, seat: Seat) -> Mapping[str, int]:
    """What is asked of positions afterwards: the counts, and what lies where none is taken."""
    side = board.sides[seat]
    return {
        **counts(board, seat),
        "field": sum(1 for _ in side.units()) + len(side.fields),
        "set": len(side.set),
        "drive": len(side.drive),
        "rested": side.rested,
        "summons": side.summons,
    }

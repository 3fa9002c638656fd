"""What is seen of a board: one seat's knowledge."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.projections.battle_spirits.board import UNKNOWN, Board, Book, Side


def view(board: Board, seat: str) -> Board:
    """The board as a player ("A", "B") or "public" (any other word) may know it.

    Hidden are the cards in another's hand, the faces of another's deck list and burst, and every
    number given to an unknown card: an unknown one is `?`, whoever set it. A card known in hand
    is known to its owner alone, even if all saw it return there: the record does not say who saw.
    Cards at hand 手元 and removed ones count as face up. Two boards that differ only in what is
    hidden have equal views.
    """
    sides = {
        name: _unnumbered(side if name == seat else _face_down(side))
        for name, side in board.sides.items()
    }
    seen = replace(board, sides=sides, handles={}, last=_name(board.last))
    return replace(seen, book=_shown(seen, seat))


def _face_down(side: Side) -> Side:
    return replace(side, known=(), burst=UNKNOWN if side.burst else "")


def _unnumbered(side: Side) -> Side:
    return replace(
        side,
        burst=_name(side.burst),
        mirage=_name(side.mirage),
        trash=_names(side.trash),
        removed=_names(side.removed),
        tegamoto=_names(side.tegamoto),
    )


def _name(card: str) -> str:
    return UNKNOWN if card.startswith(UNKNOWN) else card


def _names(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(_name, cards))


def _shown(board: Board, seat: str) -> Book:
    """The book without deck lists of others and without cards that have not been seen."""
    book = board.book
    decks = {owner: deck for owner, deck in book.decks.items() if owner == seat}
    seen = {board.last, *(card for deck in decks.values() for card in deck)}
    for side in board.sides.values():
        seen.update(cards_of(side))
    return replace(
        book,
        decks=decks,
        cards={number: card for number, card in book.cards.items() if number in seen},
        names={number: alias for number, alias in book.names.items() if number in seen},
        aliases={alias: number for alias, number in book.aliases.items() if number in seen},
    )


def cards_of(side: Side) -> Iterator[str]:
    """The numbers of all cards of a side that are more than counted."""
    yield from (*side.known, *side.trash, *side.removed, *side.tegamoto, side.burst, side.mirage)
    for card in side.field.values():
        yield from (card.card.id, *card.under)

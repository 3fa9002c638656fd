"""What is seen of a board: one seat's knowledge."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.projections.gate_ruler.board import UNKNOWN, Board, Book, Laid, Side


def view(board: Board, seat: str) -> Board:
    """The board as a player ("A", "B") or "public" (any other word) may know it.

    Hidden are the cards in another's hand but those all saw return there, another's face-down
    drive and set cards and deck list, and every number given to an unknown card: an unknown one
    is `?`, whoever's it is. The owner may look at face-down drive cards (U10). Two boards that
    differ only in what is hidden have equal views.
    """
    sides = {
        name: _unnumbered(side if name == seat else _face_down(side))
        for name, side in board.sides.items()
    }
    gate = tuple(replace(item, card=_name(item.card)) for item in board.gate)
    last = _name(board.last)
    seen = replace(board, sides=sides, gate=gate, handles={}, set_in={}, last=last)
    return replace(seen, book=_shown(seen, seat))


def _face_down(side: Side) -> Side:
    return replace(side, known=side.seen, drive=_covered(side.drive), set=_covered(side.set))


def _covered(cards: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return tuple(laid if laid.up else replace(laid, card=UNKNOWN) for laid in cards)


def _unnumbered(side: Side) -> Side:
    return replace(
        side,
        drive=_all_named(side.drive),
        set=_all_named(side.set),
        damage=_names(side.damage),
        graveyard=_names(side.graveyard),
        removed=_names(side.removed),
    )


def _all_named(cards: tuple[Laid, ...]) -> tuple[Laid, ...]:
    return tuple(replace(laid, card=_name(laid.card)) for laid in cards)


def _name(card: str) -> str:
    return UNKNOWN if card.startswith(UNKNOWN) else card


def _names(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(_name, cards))


def _shown(board: Board, seat: str) -> Book:
    """The book without deck lists of others and without cards that have not been seen."""
    book = board.book
    decks = {owner: deck for owner, deck in book.decks.items() if owner == seat}
    seen = {board.last, *(item.card for item in board.gate)}
    seen.update(card for deck in decks.values() for card in deck)
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
    """The numbers of all cards of a side that are more than counted, its ruler among them."""
    yield side.ruler.id
    yield from (*side.known, *side.damage, *side.graveyard, *side.removed)
    yield from (laid.card for laid in (*side.drive, *side.set))
    for unit in (*(unit for _, unit in side.units()), *side.fields):
        yield from (unit.card.id, *unit.souls)

"""What is seen of a board: counts, one seat's knowledge, what cards are called."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.projections.battle_spirits.board import UNKNOWN, Board, Book, Side
from senpu.projections.rules import Lang, Text

COUNTED = ("reserve", "core_trash", "life", "hand", "deck")
"""What a closing count counts, as a side names it."""


def counts(board: Board, seat: Seat) -> Mapping[str, int]:
    """The numbers a closing count names, by zone."""
    side = board.sides[seat]
    return {zone: getattr(side, zone) for zone in COUNTED}


def measures(board: Board, seat: Seat) -> Mapping[str, int]:
    """The counts, besides the cards on the field and in the trash, and the cores on field cards."""
    side = board.sides[seat]
    return {
        **counts(board, seat),
        "field": len(side.field),
        "field_cores": sum(card.cores for card in side.field.values()),
        "trash": len(side.trash),
    }


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


def called(board: Board, number: str, lang: Lang) -> str:
    """What a card is called: its name in the language and its short name; `?1` if unknown."""
    bound = board.handles.get(number, number)
    known = number if bound == UNKNOWN else bound
    return " ".join(filter(None, (_printed(board, known, lang), board.book.names.get(known))))


def _printed(board: Board, number: str, lang: Lang) -> str:
    card = board.book.cards.get(number)
    printed = (card.name, card.name_en) if card else ()
    return next(filter(None, printed if lang == "ja" else reversed(printed)), number)


def typed(board: Board, id: str) -> str:
    """A field card as its owner's scribe types it: `A.ryu#1` is `ryu1`."""
    name = id.partition(".")[2]
    alias, _, copy = name.rpartition("#")
    return alias + copy if alias in board.book.aliases else name


def names(board: Board) -> Mapping[str, Text]:
    """What readers call what verdicts name by number or id: cards, field cards."""
    called_both = {
        number: Text(called(board, number, "ja"), called(board, number, "en"))
        for number in board.book.cards
    }
    lying = (id for side in board.sides.values() for id in side.field)
    return {**called_both, **{id: _typed_by_turn_player(board, id) for id in lying}}


def _typed_by_turn_player(board: Board, id: str) -> Text:
    """With the side before it (1 is the first player) where the card is the other player's."""
    seat = id[0]
    side = "" if seat == board.player else "1." if seat == board.book.first else "2."
    word = side + typed(board, id)
    return Text(word, word)

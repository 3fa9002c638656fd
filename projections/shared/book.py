"""The book of a match: what its header and its declarations say about cards and options."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Seat
from senpu.events.envelope import Header
from senpu.events.match import CardDeclared

Packs = Mapping[str, Mapping[str, bool | int]]
"""Options as they were by default in earlier rule packs, where a later one changed them."""
NO_PACKS: Packs = {}


class MatchBook(Struct, frozen=True, gc=False):
    """What holds for the whole match: cards by number, short names, deck lists, options."""

    cards: Mapping[str, Any] = {}
    aliases: Mapping[str, str] = {}
    names: Mapping[str, str] = {}
    """Short name by card number: the other way round."""
    decks: Mapping[Seat, Mapping[str, int]] = {}
    options: Any = None
    first: Seat = "A"


Kept = TypeVar("Kept", bound=MatchBook)


def opened(
    header: Header,
    book: type[Kept],
    card: type[Any],
    options: type[Any],
    packs: Packs = NO_PACKS,
) -> Kept:
    """The book of a game as a header states it, with the options as its rule pack had them.

    Raises msgspec.ValidationError if the header's cards or options are not of this game.
    """
    several: Any = tuple[card, ...]  # type: ignore[valid-type]
    cards: tuple[Any, ...] = msgspec.convert(header.cards, several)
    settled = {**packs.get(header.pack, {}), **header.options}
    return book(
        cards={each.id: each for each in cards},
        aliases=header.aliases,
        names={number: alias for alias, number in header.aliases.items()},
        decks=header.decks,
        options=_shared(msgspec.convert(settled, options)),
        first=header.first,
    )


@cache
def _shared(options: Any) -> Any:
    """One value for equal options, so that what is derived from them is derived once."""
    return options


def declared(book: Kept, event: CardDeclared, card: Any) -> Kept:
    """The book with a card, or, without one, a short name alone added."""
    return replace(
        book,
        cards=book.cards if card is None else {**book.cards, event.card: card},
        aliases={**book.aliases, event.alias: event.card},
        names={event.card: event.alias, **book.names},
    )

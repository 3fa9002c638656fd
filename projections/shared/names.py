"""What cards are called, in every game whose board has a book and handles for unknown cards."""

from collections.abc import Mapping
from typing import Any

from senpu.projections.rules import Lang, Text

UNKNOWN = "?"
"""A card nobody has named; followed by a number, the handle of one."""


def known(board: Any, number: str) -> str:
    """The number of a card given by its number or handle; the handle of one that is unknown."""
    bound: str = board.handles.get(number, number)
    return number if bound == UNKNOWN else bound


def called(board: Any, number: str, lang: Lang) -> str:
    """What a card is called: its name in the language and its short name; `?1` if unknown."""
    card = known(board, number)
    return " ".join(filter(None, (printed_name(board, card, lang), board.book.names.get(card))))


def printed_name(board: Any, number: str, lang: Lang) -> str:
    """A card's name in the language, or the one it has; the number of one without a name."""
    card = board.book.cards.get(number)
    ja, en = (card.name, card.name_en) if card else ("", "")
    name: str = (ja or en) if lang == "ja" else (en or ja)
    return name or number


def called_cards(board: Any) -> Mapping[str, Text]:
    """What each card of the match is called, by its number."""
    cards = board.book.cards
    return {each: Text(called(board, each, "ja"), called(board, each, "en")) for each in cards}


def side_before(board: Any, seat: str) -> str:
    """What is typed before a card of the player whose turn it is not: 1 is the first player."""
    return "" if seat == board.player else "1." if seat == board.book.first else "2."

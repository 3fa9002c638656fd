"""What cards are called, in every game whose board has a book and handles for unknown cards."""

from collections.abc import Callable, Mapping
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


def new_name(stem: str, given: Mapping[str, int], lies: Callable[[str], object]) -> str:
    """The first name `stem1`, `stem2` … above all given so far, under which nothing lies."""
    n = given.get(stem, 0) + 1
    while lies(f"{stem}{n}"):
        n += 1
    return f"{stem}{n}"


def with_name(given: Mapping[str, int], id: str) -> Mapping[str, int]:
    """The names given, counted by their stems, with one more."""
    stem, sign, n = id.rpartition("#")
    counted = int(n) if n.isdecimal() else 0
    return {**given, stem + sign: max(given.get(stem + sign, 0), counted)}

"""Unknown cards identified, and what declared deck lists say of cards that show themselves."""

from collections.abc import Callable
from functools import partial
from typing import Any

from senpu.events.match import CardIdentified
from senpu.projections.declared import ANY_TIME, Book
from senpu.projections.rules import OURS, Rule


class IdentityPlay:
    """An unknown card is identified. A game counts the copies that are seen of a card on a side."""

    when = ANY_TIME
    copies_seen: Callable[[Any, str], int]

    def __init__(self, board: Any, event: CardIdentified) -> None:
        self.board = board
        self.handle = event.handle
        self.number = event.card
        owner = self.owner()
        listed = board.book.decks.get(owner.seat) if owner else None
        self.copies = -1 if listed is None else listed.get(event.card, 0)
        self.elsewhere = self.copies_seen(owner, event.card) if owner else 0

    def owner(self) -> Any:
        """The side the card lies on, if it is still to be seen anywhere."""
        sides = self.board.sides.values()
        return next((side for side in sides if self.copies_seen(side, self.handle)), None)


def identity_rules(book: Book, unknown: str, listed: str) -> tuple[Rule, Rule]:
    """State the rules that a card is unknown, and that a deck list holds what it is."""
    ask = partial(book.rule, at="identification", source=OURS)
    return (
        ask(unknown, option="handles_known", facts="handle")(_is_unknown),
        ask(listed, option="deck_lists_bind", facts="number copies elsewhere")(_fits_deck),
    )


def _is_unknown(play: IdentityPlay) -> bool:
    """特定できるのは、この対戦で置かれた未知のカード
    a card is identified that was put down unknown in this match
    → {handle}は未知のカードではない
    → name an unknown card; {handle} is none
    """
    return bool(play.board.handles.get(play.handle) == "?")


def _fits_deck(play: IdentityPlay) -> bool:
    """特定したカードは登録したデッキにある
    the card identified is in the declared deck, with a copy to spare
    → {number}か確かめる：デッキには{copies}枚、すでに{elsewhere}枚が見えている
    → check that it is {number}: the deck holds {copies}, {elsewhere} are seen elsewhere
    """
    return play.copies < 0 or play.elsewhere < play.copies


def deck_holds_it(book: Book, id: str) -> Rule:
    """State the rule: of any play of a card that says whether it is `newly_seen`."""
    return book.rule(
        id, at="deck lists", source=OURS, option="deck_lists_bind", facts="number copies elsewhere"
    )(_deck_holds)


def _deck_holds(play: Any) -> bool:
    """登録したデッキの枚数を超えるカードは使えない
    no more copies appear than the declared deck holds
    → {number}か確かめる：デッキには{copies}枚、すでに{elsewhere}枚が見えている
    → check that it is {number}: the deck holds {copies}, {elsewhere} are seen elsewhere
    """
    return not play.newly_seen or play.elsewhere < play.copies

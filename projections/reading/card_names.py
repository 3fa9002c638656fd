"""What cards are called, in any game: from what was typed to numbers, and back.

A name is taken exactly first (short name, number, printed name), then as the beginning of a name
that is unique, then as a part of a printed one: each time among the cards that fit the place where
it stands, then among the player's own, then among all. How things on the table are told apart is
for each game to say.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

from senpu.events.base import Seat, other
from senpu.events.notation.codecs import quoted
from senpu.events.notation.full import Lang
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.events.notation.refs import Ref, take_ref
from senpu.projections.reading import misnamed
from senpu.projections.reading.catalogue import Same, catalogue, key

_PLAIN = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
RESERVED = frozenset({"none", "and", "to", "from", "with", "nowhere", "nothing"})
"""Words that mean something else where a name may stand."""


class CardNames:
    """The names on a board, as the player at `seat` means and says them.

    A board has a `player`, whose turn it is, a `last` card, and a `book`. What should lie on the
    table and does not is an error, or, if that is `lenient`, the number of the card: so it is
    recorded that it was said.
    """

    def __init__(self, board: Any, seat: Seat | None = None, *, lenient: bool = False) -> None:
        self.board = board
        self.seat: Seat = seat or board.player
        self.lenient = lenient
        self.catalogue = catalogue(Same(board.book))

    def on(self, board: Any) -> Self:
        """The names on another board, as the same player means them."""
        return type(self)(board, self.seat, lenient=self.lenient)

    def of(self, seat: Seat) -> Self:
        """The same names as the player at another seat means them."""
        return type(self)(self.board, seat, lenient=self.lenient)

    def said(self, what: str, lang: Lang, *, fielded: bool) -> str:
        """What full text calls a card, or what lies on the table if it may be `fielded`."""
        return self.named(what, lang)

    def either(self, ref: Ref) -> str:
        """What lies on the table, the acting player's first; else the number of a card."""
        return self.card(ref)

    # Sides

    def seat_of(self, side: int) -> Seat:
        """The seat of side 1, the first player, or 2; of 0, the acting one."""
        if not side:
            return self.seat
        first: Seat = self.board.book.first
        return first if side == 1 else other(first)

    def side_of(self, seat: Seat) -> int:
        """1 for the first player, 2 for the other."""
        return 1 if seat == self.board.book.first else 2

    # From what was typed

    def take(self, scan: Scan) -> Ref | None:
        """The name that stands here, if one does."""
        return take_ref(scan)

    def meant(self, ref: Ref, *, fielded: bool) -> str:
        """The number of a card, or what lies on the table if it may be `fielded`."""
        return self.either(ref) if fielded else self.card(ref)

    def handle(self, ref: Ref) -> str:
        """The unknown card that is called so."""
        return ref.name

    def card(self, ref: Ref, wanted: Iterable[str] = ()) -> str:
        """The number of a card, one of the `wanted` if its name was not typed whole."""
        if ref.kind == "raw":
            return ref.name
        if ref.kind == "handle":
            return self.handle(ref)
        if ref.kind == "same":
            return self.last(ref)
        typed, wanted = key(ref.name), tuple(wanted)
        if number := self.catalogue.exact.get(typed):
            return number
        found = (self.catalogue.begun(typed), self.catalogue.holding(typed))
        for among in (wanted, self.own(found[0]), self.own(found[1])):
            for numbers in found:
                if fitting := [number for number in among if number in numbers]:
                    return self.one(ref, fitting, self.named)
        mine = self.own(self.board.book.cards)
        raise misnamed.unknown(ref, self._near(typed, wanted, mine), wanted or mine, self.named)

    def _near(self, typed: str, wanted: Iterable[str], mine: Iterable[str]) -> Iterator[str]:
        """The cards with a name much like this, the `wanted` first."""
        like = self.catalogue.like(typed)
        for among in (set(wanted), set(mine)):
            yield from (number for number in like if number in among)

    def own(self, numbers: Iterable[str]) -> list[str]:
        """Those that may be the acting player's; if none may be, all."""
        deck, numbers = self.board.book.decks.get(self.seat), list(numbers)
        return [number for number in numbers if deck is None or number in deck] or numbers

    def last(self, ref: Ref) -> str:
        """The card played last. Raises Unreadable if there is none."""
        if not self.board.last:
            raise Unreadable(
                "同（=）の前にカードがありません", "there is no card before for =", ref.column
            )
        last: str = self.board.last
        return last

    def is_card(self, name: str) -> bool:
        """Whether a card is called exactly so."""
        return key(name) in self.catalogue.exact

    def is_name(self, name: str) -> bool:
        """Whether a card is called so, or a name of one begins so or holds it."""
        typed, names = key(name), self.catalogue
        return typed in names.exact or bool(names.begun(typed) or names.holding(typed))

    # To what is written

    def called(self, number: str) -> str:
        """The short name of a card; its number where it has none."""
        name: str = self.board.book.names.get(number, number)
        return name

    def named(self, number: str, lang: Lang) -> str:
        """That, and the printed name where it does not begin so."""
        alias, card = self.called(number), self.board.book.cards.get(number)
        printed = [str(name) for name in (card.name, card.name_en) if name] if card else []
        if not printed or any(key(name).startswith(key(alias)) for name in printed):
            return alias
        name = printed[0 if lang == "ja" else -1]
        return f"{alias}《{name}》" if lang == "ja" else f"{alias} [{name}]"

    def displayed(self, number: str, lang: Lang) -> Iterator[str]:
        """The names of a card in full text: printed ones in brackets, the short one, the number."""
        card = self.board.book.cards.get(number)
        names = (card.name, card.name_en) if card else ()
        for name in names if lang == "ja" else reversed(names):
            if name:
                plain = _PLAIN.fullmatch(name)
                yield name if plain else f"《{name}》" if lang == "ja" else f"[{name}]"
        if alias := self.board.book.names.get(number):
            yield alias.upper()
        yield number

    def first_read(self, texts: Iterable[str], what: str, meant: Callable[[Ref], str]) -> str:
        """The first text that is read as `what`; in quotes, as it is stored, if none is."""
        return next((text for text in texts if self._reads(text, what, meant)), quoted(what))

    def _reads(self, text: str, what: str, meant: Callable[[Ref], str]) -> bool:
        scan = Scan(normal(text))
        ref = self.take(scan)
        if ref is None or not scan.done or ref.name.casefold() in RESERVED:
            return False
        try:
            return meant(ref) == what
        except Unreadable:
            return False

    def one(self, ref: Ref, found: list[str], says: misnamed.Says) -> str:
        """What was found, if it is one. Raises Unreadable, with the candidates."""
        if len(found) > 1:
            raise misnamed.ambiguous(ref, found, says)
        return found[0]

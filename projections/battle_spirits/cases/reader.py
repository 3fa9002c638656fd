"""The words of one action read: names of the case made those of the board, cores by place."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from senpu.events.base import Seat
from senpu.projections.battle_spirits.board import Board, Side
from senpu.projections.battle_spirits.cases.setup import known
from senpu.projections.cases.contract import Facts, NotUnderstood
from senpu.projections.cases.fields import Fields, plain, seat_of

Slot = Literal["left", "right"]
NO_SLOT: Slot | None = None


class Position(Struct, frozen=True):
    """Where a case has got to: the board, what the case calls cards that came since, and the BP
    that field cards have been raised by for the turn."""

    board: Board
    names: Mapping[str, str] = {}
    bonus: Mapping[str, int] = {}


class Reader:
    """The keys of one action, read on the position it is made in."""

    def __init__(self, action: Facts, at: Position) -> None:
        """Raises NotUnderstood for a player there is not."""
        self.fields = Fields(plain(action), "action")
        self.at = at
        self.kind = self.word("type")
        self.player: Seat = seat_of(self.word("player", at.board.player))

    @property
    def side(self) -> Side:
        """The side of who acts."""
        return self.at.board.sides[self.player]

    def word(self, key: str, default: str = "") -> str:
        """A word; the default if it is not stated."""
        return self.fields.word(key, default)

    def name(self, key: str) -> str:
        """The field card or place a key names."""
        return self.called(self.word(key))

    def called(self, word: str) -> str:
        """What the board calls a field card or place of the case."""
        return self.at.names.get(word, word)

    def card(self) -> str:
        """The number of the card played. Raises NotUnderstood without its printed facts."""
        return known(self.at.board.book.cards, self.word("card")).id

    def slot(self) -> Slot | None:
        """The side of a brave with two hosts."""
        return self.fields.take("slot", Slot | None, NO_SLOT)

    def targets(self) -> tuple[str, ...]:
        """The field cards an effect is aimed at."""
        one = self.word("target")
        many: tuple[str, ...] = self.fields.take("targets", tuple[str, ...], ())
        return tuple(map(self.called, (*((one,) if one else ()), *many)))

    def source(self, card: str) -> Literal["hand", "tegamoto"]:
        """Whence the card is played: one from elsewhere is looked for in the hand, in vain."""
        zone = self.word("from", "hand")
        if zone not in ("hand", "tegamoto") and card in self.side.known:
            raise NotUnderstood(f"{zone} からは言えない", f"from the {zone} cannot be said")
        return "tegamoto" if zone == "tegamoto" else "hand"

    def cores(self, key: str) -> tuple[dict[str, int], bool]:
        """Cores by place, and whether the soul core is said to be among them."""
        stated: dict[str, Any] = self.fields.take(key, dict[str, Any], {})
        return self.placed(stated, key)

    def placed(self, stated: Any, where: str) -> tuple[dict[str, int], bool]:
        """Cores by place as an object says them. Raises NotUnderstood."""
        fields = Fields(stated, where)
        soul = fields.take("soul", bool, False)
        found: dict[str, int] = {}
        for place, n in fields.rest():
            if type(n) is not int:
                raise NotUnderstood(f"{where}.{place} は数でない", f"{where}.{place} is no number")
            if n:
                found[self.called(place)] = n
        return found, soul

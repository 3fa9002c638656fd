"""An action as typed, its parts found by name: card, zone, targets, what texts do to it."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.notation.gate_ruler.short import Deed
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.gate_ruler.board import Board, Side
from senpu.projections.gate_ruler.play import CardPlay
from senpu.projections.gate_ruler.reading import slots
from senpu.projections.gate_ruler.reading.meaning import split_zone
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.reading.places import place_said, zone_named
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.reading import lifting

_SIGNS: Mapping[str, str] = {
    "forced": "<", "zones": "@", "named": "=", "ability": "/", "arrows": ">", "paid": "p",
    "prices": "$", "lifts": "%", "bars": "%no", "changes": "&", "open": "..",
}  # fmt: skip


class Typed:
    """An action as typed, on a board: its parts by name."""

    def __init__(self, naming: Naming, deed: Deed) -> None:
        self.naming = naming
        self.deed = deed
        self.board: Board = naming.board
        self.side: Side = naming.board.sides[naming.seat]
        self._check()

    def _check(self) -> None:
        """Whether the verb takes all that was typed: nothing is silently dropped."""
        for part in slots.PARTS:
            held = getattr(self.deed, part)
            if held not in (None, (), "", False) and not slots.takes(self.verb, part):
                sign = _SIGNS.get(part) or self.deed.words[0].name
                raise self.error(f"「{self.verb}」に {sign} は付きません",
                                 f"{sign} means nothing behind {self.verb}")  # fmt: skip
        if self.deed.open and self.deed.changes:
            raise self.error(
                "ゲートに残すものの効果は、解決した時に & で書く",
                "it is left on the gate: type & and what it does as it resolves",
            )

    def error(self, ja: str, en: str, ref: Ref | None = None) -> Unreadable:
        """Something wrong with the action, or with one name in it."""
        return Unreadable(ja, en, ref.column if ref else self.deed.column)

    @property
    def verb(self) -> str:
        """The verb typed."""
        return self.deed.verb

    def common(self) -> dict[str, Any]:
        """What every action may have. Raises Unreadable."""
        naming, deed = self.naming, self.deed
        return {
            "player": naming.seat,
            "targets": tuple(map(naming.either, deed.arrows)),
            "waive": lifting.waivers(naming, deed.lifts, BOOK.rules()),
            "barred": tuple(map(naming.either, deed.bars)),
        }

    # Names

    def needed(self, n: int = 0) -> Ref:
        """The n-th card named. Raises Unreadable."""
        if len(self.deed.words) <= n:
            raise self.error(f"「{self.verb}」の後にカードが必要です",
                             f"name a card behind {self.verb}")  # fmt: skip
        return self.deed.words[n]

    def no_more(self, n: int) -> None:
        """Raises Unreadable if more than n cards are named."""
        if len(self.deed.words) > n:
            ref = self.deed.words[n]
            raise self.error(f"「{ref.name}」が余分です", f"what is {ref.name!r} for?", ref)

    def with_zone(self) -> tuple[Ref, str]:
        """The card named, and the digit behind it: close to its name, or for itself."""
        ref = self.needed()
        if len(self.deed.words) > 1 and _is_digit(self.deed.words[1]):
            self.no_more(2)
            return ref, self.deed.words[1].name
        self.no_more(1)
        base, digit = split_zone(ref)
        whole = bool(self.deed.zones) or (_is_place(ref) and not _is_place(base))
        if self.verb != "t":
            whole = whole or (not zone_named(digit) and self.naming.is_card(ref.name))
        return (ref, "") if whole else (base, digit)

    def zone(self, digit: str) -> str:
        """The attack or defence zone said, by name or by its key; empty if none is."""
        if self.deed.zones:
            return self.deed.zones[0]
        return self.zone_under(digit) if digit else ""

    def zone_under(self, digit: str) -> str:
        """The attack or defence zone under a key. Raises Unreadable."""
        if zone := zone_named(digit):
            return zone
        raise self.error(
            f"{digit} は攻撃・守備ゾーンではありません（7 8 9 4 6）",
            f"{digit} is no attack or defence zone; choose of 7 8 9 4 6",
        )

    def card(self, ref: Ref) -> str:
        """The number of a card the verb is for."""
        return self.naming.card(ref, slots.likely(self.naming, self.verb))

    # Where it comes from

    def played(self, ref: Ref) -> tuple[str, str]:
        """A card that is played, by its name or number, and where it comes from.

        By default a revealed drive card, else the hand; of a player without hand the drive zone.
        """
        naming, forced = self.naming, self.deed.forced
        likely = slots.likely(naming, self.verb)
        if forced not in ("", "drive"):
            return naming.card(ref, likely), forced
        card = naming.played(ref, likely)
        if self.side.driven(card):
            return card, "drive"
        if forced or not self.side.ruler.hand:
            return naming.driven(card, up=False) or card, "drive"
        return card, "hand"

    # Costs

    def paid(self, event: Any) -> Any:
        """The event with the energy said, and with what texts do to its cost."""
        for price in self.deed.prices[:1]:
            due: int = CardPlay(self.board, event).due
            less = -price.add if price.set is None else due - price.set
            source = self.naming.either(price.source)
            event = replace(event, discount=less, discount_source=source)
        if len(self.deed.prices) > 1:
            raise self.error("コストを変えるカードは1枚まで", "one text changes the cost, not more")
        return replace(event, energy=self.deed.paid)


def _is_place(ref: Ref) -> bool:
    return ref.kind == "word" and place_said(ref.name) is not None


def _is_digit(ref: Ref) -> bool:
    return ref.kind == "word" and len(ref.name) == 1 and ref.name.isdecimal() and not ref.side

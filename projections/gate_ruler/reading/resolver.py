"""An action as typed, resolved on a board: each part of it by its kind.

Names come first, then what texts do; what it costs comes last, when the event is known.
"""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec.structs import replace

from senpu.events.base import Event, Waiver
from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.events.notation.gate_ruler.kinds import CODECS
from senpu.events.notation.gate_ruler.short import CHANGES, DIGITS, LEXERS, TONGUE
from senpu.events.notation.line import Unreadable
from senpu.events.notation.proof import Known, prove
from senpu.events.notation.refs import Ref
from senpu.events.notation.short import Deed
from senpu.projections.gate_ruler.board import Board, Side
from senpu.projections.gate_ruler.plays import CardPlay
from senpu.projections.gate_ruler.reading import candidates
from senpu.projections.gate_ruler.reading.names import Naming, split_zone
from senpu.projections.gate_ruler.reading.places import place_said, zone_named
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.reading import lifting


class Resolver:
    """An action as typed, on a board."""

    def __init__(self, naming: Naming, deed: Deed) -> None:
        """Raises Unreadable if the verb does not take all that was typed."""
        self.naming = naming
        self.deed = deed
        self.board: Board = naming.board
        self.side: Side = naming.board.sides[naming.seat]
        self.words: tuple[Ref, ...] = deed.at("")
        TONGUE.check(deed)
        self.way = TONGUE.way(deed)
        self.found: dict[str, Any] = {"player": naming.seat, **self.way.verb.fixed}
        if deed.at("..") and deed.at("&"):
            raise self.error(
                "ゲートに残すものの効果は、解決した時に & で書く",
                "it is left on the gate: type & and what it does as it resolves",
            )

    def error(self, ja: str, en: str, ref: Ref | None = None) -> Unreadable:
        """Something wrong with the action, or with one name in it."""
        return Unreadable(ja, en, ref.column if ref else self.deed.column)

    def event(self, **said: Any) -> Event:
        """The event, with what is said of it; its other parts by their kinds. Raises Unreadable."""
        struct: Any = self.way.type
        self.found |= said
        for kind, resolve in RESOLVES.items():
            for field, part in self.way.typed.items():
                left = field in struct.__struct_fields__ and field not in self.found
                if part.fills == kind and left:
                    self.found[field] = resolve(self)
        event = struct(**self.found)
        priced: Event = self._priced(event) if "energy" in self.way.typed else event
        return priced

    def _priced(self, event: Any) -> Any:
        """The event with the energy said, and with what texts do to its cost."""
        prices = self.deed.at("$")
        for price in prices[:1]:
            due: int = CardPlay(self.board, event).due
            less = -price.add if price.set is None else due - price.set
            source = self.naming.either(price.source)
            event = replace(event, discount=less, discount_source=source)
        if len(prices) > 1:
            raise self.error("コストを変えるカードは1枚まで", "one text changes the cost, not more")
        return replace(event, energy=self.deed.first("p"))

    # Names

    def needed(self, n: int = 0) -> Ref:
        """The n-th card named. Raises Unreadable."""
        if len(self.words) <= n:
            raise self.error(f"「{self.deed.verb}」の後にカードが必要です",
                             f"name a card behind {self.deed.verb}")  # fmt: skip
        return self.words[n]

    def no_more(self, n: int) -> None:
        """Raises Unreadable if more than n cards are named."""
        if len(self.words) > n:
            ref = self.words[n]
            raise self.error(f"「{ref.name}」が余分です", f"what is {ref.name!r} for?", ref)

    def alone(self) -> Ref:
        """The only card named. Raises Unreadable."""
        self.no_more(1)
        return self.needed()

    def with_zone(self) -> tuple[Ref, str]:
        """The card named, and the digit behind it: close to its name, or for itself."""
        ref = self.needed()
        if len(self.words) > 1 and _is_digit(self.words[1]):
            self.no_more(2)
            return ref, self.words[1].name
        self.no_more(1)
        base, digit = split_zone(ref)
        whole = bool(self.deed.at("@")) or (_is_place(ref) and not _is_place(base))
        if self.deed.verb != "t":
            whole = whole or (not zone_named(digit) and self.naming.is_card(ref.name))
        return (ref, "") if whole else (base, digit)

    def zone(self, digit: str = "") -> str:
        """The attack or defence zone said, by name or by its key; empty if none is."""
        if named := self.deed.first("@"):
            return str(named)
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
        return self.naming.card(ref, candidates.likely(self.naming, self.deed.verb))

    # Parts by their kind

    def overdrive(self) -> str:
        """The overdrive of the card named."""
        return self.naming.overdrive(self.alone(), self.deed.first("/") or "")

    def ability(self) -> str:
        """The ability named; else the only one of a timing that is possible now."""
        if said := self.deed.first("/"):
            return str(said)
        found, board = candidates.activated(self.naming, self.found["card"]), self.board
        normal = board.step == "main" and not board.gate and self.naming.seat == board.player
        fitting = [each.id for each in found if normal or each.timing != "normal"]
        if len(fitting) == 1 or not found:
            return fitting[0] if fitting else ""
        known = " ".join(f"/{each.id}" for each in found)
        raise self.error(f"どの能力ですか（{known}）", f"which ability? {known}")

    def played(self) -> str:
        """A card that is played, by its name or number; where it comes from and goes to follows.

        By default a revealed drive card, else the hand; of a player without hand the drive zone.
        """
        zoned = "zone" in self.way.typed
        ref, digit = self.with_zone() if zoned else (self.alone(), "")
        card, self.found["source"] = self._from(ref)
        if zoned:
            self.found["zone"] = self.zone(digit)
        return card

    def _from(self, ref: Ref) -> tuple[str, str]:
        naming, forced = self.naming, self.deed.first("<")
        likely = candidates.likely(naming, self.deed.verb)
        if forced not in (None, "drive"):
            return naming.card(ref, likely), str(forced)
        card = naming.played(ref, likely)
        if self.side.driven(card):
            return card, "drive"
        if forced or not self.side.ruler.hand:
            return naming.driven(card, up=False) or card, "drive"
        return card, "hand"

    def all_of(self, sign: str) -> tuple[str, ...]:
        """The cards behind a sign, wherever they lie."""
        return tuple(map(self.naming.either, self.deed.at(sign)))

    def waivers(self) -> tuple[Waiver, ...]:
        """The rules that texts lift."""
        return lifting.waivers(self.naming, self.deed.at("%"), BOOK.rules())


RESOLVES: Mapping[str, Callable[[Resolver], Any]] = {
    "overdrive": Resolver.overdrive,
    "able": lambda action: action.naming.either(action.alone()),
    "ability": Resolver.ability,
    "played": Resolver.played,
    "targets": lambda action: action.all_of(">"),
    "waivers": Resolver.waivers,
    "barred": lambda action: action.all_of("%no"),
}
"""What each kind of part means, in the order in which they are looked at."""
ALONG = frozenset({"source", "zone", "discount", "energy"})
"""Kinds that are found along with others: where a card comes from and goes to, what is paid."""
ODD = frozenset({
    "driven", "card", "laid", "number", "set_zone", "zones", "effects", "open", "author",
})  # fmt: skip
"""Kinds that verbs with a function of their own give a meaning."""

prove(
    EVENTS,
    Known(CODECS, {*TONGUE.signs, DIGITS}, {*RESOLVES, *ALONG, *ODD}),
    get_args(Effect),
    Known(CODECS, CHANGES.signs, LEXERS),
)


def _is_place(ref: Ref) -> bool:
    return ref.kind == "word" and place_said(ref.name) is not None


def _is_digit(ref: Ref) -> bool:
    return ref.kind == "word" and len(ref.name) == 1 and ref.name.isdecimal() and not ref.side

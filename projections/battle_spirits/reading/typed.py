"""An action as typed, its parts found by name: card, host, targets, cores, card texts."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from senpu.events.battle_spirits import (
    Slot,
)  # fmt: skip
from senpu.events.battle_spirits.cards import Icon
from senpu.events.notation.battle_spirits.short import Deed
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.battle_spirits.board import UNKNOWN, printed
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.reading import slots
from senpu.projections.battle_spirits.reading.cores import shared_out
from senpu.projections.battle_spirits.reading.fitting import check
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.texts import adjusted, effects, kept, waivers
from senpu.projections.battle_spirits.reading.words import told_apart

_SLOTS: Mapping[str, Slot] = {"l": "left", "r": "right"}


class Typed:
    """An action as typed, on a board: its parts by name."""

    def __init__(self, naming: Naming, deed: Deed) -> None:
        self.naming = naming
        self.deed = deed
        self.board = naming.board
        self.object, self.pays = told_apart(naming, deed)
        check(deed, self.object, self.pays)

    # Cards

    @property
    def verb(self) -> str:
        """The verb typed."""
        return self.deed.verb

    def needed(self) -> Ref:
        """The card named. Raises Unreadable."""
        if self.object is None or self.object.ref is None:
            raise Unreadable(
                f"「{self.verb}」の後にカードが必要です",
                f"name a card behind {self.verb}",
                self.deed.column,
            )
        return self.object.ref

    def hand(self) -> str:
        """The number of the card named, from the hand."""
        ref = self.needed()
        if ref.kind == "handle":
            return self._handle(ref)
        kinds = slots.HAND["k" if "k" in self.deed.options else self.verb]
        return self.naming.card(self._in_hand(ref), slots.in_hand(self.naming, kinds))

    def _in_hand(self, ref: Ref) -> Ref:
        """The name of a card in hand: in quotes as it is stored, else as it is printed."""
        if ref.copy or self.naming.seat_of(ref.side) != self.naming.seat:
            raise Unreadable(
                "手札のカードに側や番号は付きません（相手の行動は括弧に：(s bei)）",
                "a card in hand has no side and no copy number; the other player acts in (s bei)",
                ref.column,
            )
        stored = ref.name in self.board.book.cards or self.naming.lenient
        printed_name = ref.kind == "raw" and (self.naming.is_card(ref.name) or not stored)
        return ref._replace(kind="name") if printed_name else ref

    def _handle(self, ref: Ref) -> str:
        """An unknown card, which can be set as burst, or what it turned out to be."""
        known = self.board.handles.get(ref.name, UNKNOWN)
        if self.verb in "uU" or not known.startswith(UNKNOWN):
            return ref.name if self.verb in "uU" else known
        raise Unreadable(
            "カードを示してください（未知のまま置けるのはバーストだけ：u）",
            "name the card: an unknown card can only be set as burst (u)",
            ref.column,
        )

    def own(self) -> str:
        """The id of the field card named."""
        return self.naming.fielded(self.needed(), slots.FIELD.get(self.verb))

    @property
    def by_effect(self) -> bool:
        """Whether it is accel or advent: an effect from the hand."""
        return self.verb == "f" and bool({"a", "k"} & set(self.deed.options))

    @property
    def source(self) -> Literal["hand", "tegamoto"]:
        """Where the card is played from."""
        return "tegamoto" if "t" in self.deed.options else "hand"

    @property
    def slot(self) -> Slot | None:
        """The side of a brave with two hosts, if said."""
        return next((_SLOTS[letter] for letter in self.deed.options if letter in _SLOTS), None)

    def host(self, fits: slots.Fits | None = None) -> str:
        """The id of the host named. Raises Unreadable."""
        if not self.deed.arrows:
            raise Unreadable(
                f"「>」の後に対象が必要です（例：{self.verb} ken>ryu）",
                f"name the host behind >, as in {self.verb} ken>ryu",
                self.deed.column,
            )
        return self.naming.fielded(self.deed.arrows[0], fits)

    def given(self, fits: slots.Fits | None = None) -> str:
        """The field card behind `<`, or nothing."""
        return self.naming.fielded(self.deed.given, fits) if self.deed.given else ""

    def targets(self, arrows: Iterable[Ref]) -> tuple[str, ...]:
        """What the action aims at."""
        return tuple(self.naming.either(ref) for ref in (*arrows, *self.deed.aims))

    def common(self, arrows: Iterable[Ref]) -> dict[str, Any]:
        """What every action may have."""
        return {
            "player": self.naming.seat,
            "effects": effects(self.naming, self.deed.changes),
            "keep": kept(self.naming, self.deed.keeps),
            "waive": waivers(self.naming, self.deed.lifts),
            "barred": tuple(self.naming.either(ref) for ref in self.deed.bars),
            "targets": self.targets(arrows),
        }

    # Cores

    def paid(self, event: Any, icons: Mapping[Icon, int]) -> Any:
        """The event with what texts do to its cost, and with what is paid for it."""
        event = replace(event, adjust=adjusted(self.naming, self.deed.prices, icons))
        cores = shared_out(self.naming, self.pays, self._payable(event))
        soul = "pay" if cores.soul or self._soul_on_card(event) == "pay" else event.soul
        return replace(event, pay=cores.places, soul=soul)

    def _payable(self, event: Any) -> int:
        payable: int = ENGINE.play(self.board, event).payable
        return payable

    def _soul_on_card(self, event: Any) -> str:
        """`*` behind the card itself: on it if it enters the field, else paid."""
        if not (self.object and self.object.soul):
            return ""
        return "place" if hasattr(event, "place") and not getattr(event, "onto", "") else "pay"

    def placed(self, event: Any, minimum: int) -> Any:
        """The event with the cores placed: for the level said, as many as said, or the fewest."""
        level = self.deed.level
        wanted = minimum if level is None else self._cores_for(event.card, level)
        self._check_level(event.card)
        cores = shared_out(self.naming, self.deed.puts, wanted, in_all=level is not None)
        soul = cores.soul or self.deed.level_soul or self._soul_on_card(event) == "place"
        if soul and event.soul == "pay":
            raise Unreadable(
                "ソウルコアは1個です：支払か配置の一方",
                "there is one soul core: paid or placed, not both",
                self.deed.column,
            )
        return replace(event, place=cores.places, soul="place" if soul else event.soul)

    def _check_level(self, number: str) -> None:
        """Whether a level and a number of cores both said fit. Raises Unreadable."""
        totals = [put for put in self.deed.puts if put.ref is None and put.n is not None]
        if self.deed.level is None or not totals:
            return
        n = totals[0].n or 0
        reached = [line.level for line in printed(self.board, number).levels if line.cores <= n]
        if self.deed.level != max(reached, default=0):
            raise Unreadable(
                f"+{n} では Lv{self.deed.level} になりません（どちらか一方を書く）",
                f"+{n} is not level {self.deed.level}; write one of them",
                totals[0].column,
            )

    def _cores_for(self, number: str, level: int) -> int:
        lines = printed(self.board, number).levels
        for line in lines:
            if line.level == level:
                return line.cores
        known = " ".join(f"@{line.level}" for line in lines) or "-"
        name = self.naming.called(number)
        if not level:
            raise Unreadable(
                f"@ の後にレベルが必要です（{name}は {known}）",
                f"a level must follow @; {name} has {known}",
                self.deed.column,
            )
        raise Unreadable(
            f"{name}にLv{level}はありません（{known}）",
            f"{name} has no level {level}; it has {known}",
            self.deed.column,
        )

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
from senpu.events.notation.refs import Amount, Ref
from senpu.projections.battle_spirits.board import printed
from senpu.projections.battle_spirits.decide import JUDGED
from senpu.projections.battle_spirits.reading import slots
from senpu.projections.battle_spirits.reading.catalogue import splits
from senpu.projections.battle_spirits.reading.cores import shared_out, zone_of
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.texts import adjusted, effects, kept, waivers

_SIGNS: Mapping[str, str] = {
    "pays": "p", "prices": "$", "puts": "+", "level": "@", "given": "<", "arrows": ">",
    "aims": ">>", "lifts": "%", "bars": "%no",
}  # fmt: skip
_SLOTS: Mapping[str, Slot] = {"l": "left", "r": "right"}


class Typed:
    """An action as typed, on a board: its parts by name."""

    def __init__(self, naming: Naming, deed: Deed) -> None:
        self.naming = naming
        self.deed = deed
        self.board = naming.board
        self.pays = list(deed.pays)
        self.object = self._told_apart()
        self._check()

    def _told_apart(self) -> Amount | None:
        """The card among the words; the others are payments, `p` and a place or number."""
        words = list(self.deed.words)
        first = next((word for word in words if not self._pays_for_sure(word)), None)
        if first is None and self.deed.verb != "u" and words:
            first = words[0]
        for word in words:
            if word is not first:
                self.pays.append(self._payment(word))
        return first

    def _pays_for_sure(self, word: Amount) -> bool:
        ref = word.ref
        if ref is None or ref.kind != "word" or ref.side or ref.name[0] not in "pP":
            return False
        rest = ref.name[1:]
        zone = zone_of(ref._replace(name=rest)) if rest else None
        place = any(self.naming.is_card(base) for base, _ in splits(rest)) if rest else False
        number = not rest or rest.isdecimal()
        return not self.naming.is_card(ref.name) and (number or place or zone is not None)

    def _payment(self, word: Amount) -> Amount:
        ref = word.ref
        if ref is None or ref.kind != "word" or ref.name[0] not in "pP":
            name = ref.name if ref else ""
            raise Unreadable(
                f"「{name}」が余分です", f"what is {name!r} for? one card is enough", word.column
            )
        rest = ref.name[1:]
        if rest.isdecimal() or not rest:
            return Amount(None, int(rest) if rest else word.n, word.soul, word.column)
        return word._replace(ref=ref._replace(name=rest))

    def _check(self) -> None:
        """Whether the verb takes all that was typed: nothing is silently dropped."""
        typed = {part: getattr(self.deed, part) for part in slots.PARTS} | {"pays": self.pays}
        for part, held in typed.items():
            if held not in (None, (), []) and self.verb not in slots.PARTS[part]:
                raise self._useless(_SIGNS[part])
        for option in self.deed.options:
            if option not in slots.OPTIONS.get(self.verb, ""):
                raise self._useless(f"/{option}")
        if self.verb == "c" and self.object is not None:
            raise self._useless(self.object.ref.name if self.object.ref else "*")

    def _useless(self, sign: str) -> Unreadable:
        return Unreadable(
            f"「{self.verb}」に {sign} は付きません",
            f"{sign} means nothing behind {self.verb}",
            self.deed.column,
        )

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
        kinds = slots.HAND[self.verb] if not self.by_effect else slots.HAND["f"]
        return self.naming.card(self.needed(), slots.in_hand(self.naming, kinds))

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
        payable: int = JUDGED[type(event)].play(self.board, event).payable
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
        cores = shared_out(self.naming, self.deed.puts, wanted, in_all=level is not None)
        soul = cores.soul or self.deed.level_soul or self._soul_on_card(event) == "place"
        if soul and event.soul == "pay":
            raise Unreadable(
                "ソウルコアは1個です：支払か配置の一方",
                "there is one soul core: paid or placed, not both",
                self.deed.column,
            )
        return replace(event, place=cores.places, soul="place" if soul else event.soul)

    def _cores_for(self, number: str, level: int) -> int:
        lines = printed(self.board, number).levels
        for line in lines:
            if line.level == level:
                return line.cores
        known = " ".join(f"@{line.level}" for line in lines)
        raise Unreadable(
            f"{number}にLv{level}はありません（{known}）",
            f"{number} has no level {level}; it has {known or 'none'}",
            self.deed.column,
        )

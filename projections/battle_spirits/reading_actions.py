"""Actions as typed, understood on a board: from verb and cards to the event to be decided."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    BurstActivated,
    BurstSet,
    CoreMove,
    CoresMoved,
    EffectResolved,
    EffectUsed,
    MagicUsed,
    MirageSet,
    NexusDeployed,
    PaidAction,
    Slot,
    Summoned,
)  # fmt: skip
from senpu.events.battle_spirits.cards import Icon
from senpu.events.match import CardIdentified
from senpu.events.notation.battle_spirits.short import Deed, Moved, Spoken
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount, Ref
from senpu.projections.battle_spirits import reading_slots as slots
from senpu.projections.battle_spirits.board import UNKNOWN, printed
from senpu.projections.battle_spirits.decide import JUDGED
from senpu.projections.battle_spirits.reading_cores import place, shared_out, source, zone_of
from senpu.projections.battle_spirits.reading_names import Naming, splits
from senpu.projections.battle_spirits.reading_texts import adjusted, effects, kept, waivers

_SIGNS: Mapping[str, str] = {
    "pays": "p", "prices": "$", "puts": "+", "level": "@", "given": "<", "arrows": ">",
    "aims": ">>", "lifts": "%", "bars": "%no",
}  # fmt: skip
_SLOTS: Mapping[str, Slot] = {"l": "left", "r": "right"}


def spoken(naming: Naming, said: Spoken) -> EffectResolved:
    """What the text of a card did."""
    return EffectResolved(
        source=naming.either(said.source),
        effects=effects(naming, said.changes),
        keep=kept(naming, said.keeps),
    )


def done(naming: Naming, deed: Deed) -> tuple[Event, ...]:
    """The events an action stands for: one, or two where a burst is named as it is activated.

    Raises Unreadable.
    """
    return _DONE[deed.verb](_Action(naming, deed))


class _Action:
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

    def given(self) -> str:
        """The field card behind `<`, or nothing."""
        return self.naming.fielded(self.deed.given) if self.deed.given else ""

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
        cores = shared_out(self.naming, self.deed.puts, wanted)
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


def _summon(action: _Action) -> tuple[Event, ...]:
    number = action.hand()
    event = Summoned(
        card=number, source=action.source, transmigrate=action.given(),
        **action.common(action.deed.arrows),
    )  # fmt: skip
    card = printed(action.board, number)
    return (action.placed(action.paid(event, card.reduction), card.minimum),)


def _direct_brave(action: _Action) -> tuple[Event, ...]:
    number = action.hand()
    card = printed(action.board, number)
    event = Summoned(
        card=number, source=action.source, onto=action.host(slots.takes(card, action.slot)),
        slot=action.slot, transmigrate=action.given(), **action.common(action.deed.arrows[1:]),
    )  # fmt: skip
    return (action.placed(action.paid(event, card.reduction), 0),)


def _deploy(action: _Action) -> tuple[Event, ...]:
    number = action.hand()
    event = NexusDeployed(card=number, source=action.source, **action.common(action.deed.arrows))
    card = printed(action.board, number)
    return (action.placed(action.paid(event, card.reduction), card.minimum),)


def _magic(action: _Action) -> tuple[Event, ...]:
    number = action.hand()
    effect = _magic_effect(action, number)
    common = action.common(action.deed.arrows)
    event = MagicUsed(card=number, source=action.source, effect=effect, **common)
    return (action.paid(event, printed(action.board, number).reduction),)


def _magic_effect(action: _Action, number: str) -> Literal["main", "flash"]:
    """Main in the own main step if the card has it, else flash."""
    said = [letter for letter in action.deed.options if letter in "mf"]
    if said:
        return "main" if said[-1] == "m" else "flash"
    card, board = printed(action.board, number), action.board
    own_main = board.step == "main" and action.naming.seat == board.player
    flash_only = card.has_main is False and card.has_flash is not False
    return "main" if own_main and not flash_only else "flash"


def _mirage(action: _Action) -> tuple[Event, ...]:
    number = action.hand()
    event = MirageSet(card=number, source=action.source, **action.common(action.deed.arrows))
    own = printed(action.board, number).mirage
    return (action.paid(event, own.reduction if own else {}),)


def _effect(action: _Action) -> tuple[Event, ...]:
    if action.by_effect:
        return (_effect_from_hand(action),)
    effect: Literal["flash", "main_step"] = "main_step" if action.verb == "a" else "flash"
    event = EffectUsed(
        card=action.own(), source=action.source, effect=effect,
        **action.common(action.deed.arrows),
    )  # fmt: skip
    return (action.paid(event, {}),)


def _effect_from_hand(action: _Action) -> PaidAction:
    number = action.hand()
    card = printed(action.board, number)
    if "k" in action.deed.options:
        common = action.common(action.deed.arrows[1:])
        event = EffectUsed(
            card=number, source=action.source, effect="advent", onto=action.host(), **common
        )
        return _advent(action, event)
    common = action.common(action.deed.arrows)
    event = EffectUsed(card=number, source=action.source, effect="accel", **common)
    paid: PaidAction = action.paid(event, card.accel.reduction if card.accel else {})
    return paid


def _advent(action: _Action, event: EffectUsed) -> PaidAction:
    """Advent is paid with the soul core, from where it lies."""
    soul = action.board.sides[action.naming.seat].soul
    paid: PaidAction = action.paid(event, {})
    if action.pays or not soul:
        return paid
    pay = {**paid.pay, soul: paid.pay.get(soul, 0) + 1}
    return replace(paid, pay=pay, soul="pay")


def _burst(action: _Action) -> tuple[Event, ...]:
    unknown = action.object is None or action.needed().kind == "handle"
    event = BurstSet(
        card=UNKNOWN if unknown else action.hand(), **action.common(action.deed.arrows)
    )
    return (action.paid(event, {}),)


def _combine(action: _Action) -> tuple[Event, ...]:
    brave = action.own()
    lying = action.board.find(brave)
    fits = slots.takes(lying.card, action.slot) if lying else None
    host, common = action.host(fits), action.common(action.deed.arrows[1:])
    if action.verb == "j":
        return (BraveCombined(brave=brave, onto=host, slot=action.slot, **common),)
    return (
        BraveExchanged(brave=brave, onto=host, slot=action.slot, host=action.given(), **common),
    )


def _separate(action: _Action) -> tuple[Event, ...]:
    brave = action.own()
    event = BraveSeparated(brave=brave, host=action.given(), **action.common(action.deed.arrows))
    needed: int = JUDGED[BraveSeparated].play(action.board, event).still_needed
    cores = shared_out(action.naming, action.deed.puts, needed)
    soul: Literal["", "place"] = "place" if cores.soul else ""
    return (replace(event, place=cores.places, soul=soul),)


def _move(action: _Action) -> tuple[Event, ...]:
    moves = tuple(_moved(action.naming, moved) for moved in action.deed.moves)
    if not moves:
        raise Unreadable(
            "コアの移動元と移動先が必要です（例：c r>gor1）",
            "say from where to where: c r>gor1",
            action.deed.column,
        )
    return (CoresMoved(moves=moves, **action.common(action.deed.arrows)),)


def _moved(naming: Naming, moved: Moved) -> CoreMove:
    """Without a number the soul core alone if it is marked, else all cores of the place."""
    if moved.source.ref is None or moved.target.ref is None:
        raise Unreadable(
            "コアの移動元が必要です", "say where the cores come from", moved.source.column
        )
    start, end = source(naming, moved.source.ref), place(naming, moved.target.ref)
    soul = moved.source.soul or moved.target.soul
    said = (moved.target.n, end.n, moved.source.n, start.n, 1 if soul else None)
    n = next((n for n in said if n is not None), None)
    if n is None and start.name == "void":
        raise Unreadable(
            "ボイドからの個数が必要です", "say how many come from the void", moved.source.column
        )
    there = naming.board.sides[naming.seat].at(start.name)
    return CoreMove(source=start.name, target=end.name, n=there if n is None else n, soul=soul)


def _activate(action: _Action) -> tuple[Event, ...]:
    return tuple(_activated(action))


def _activated(action: _Action) -> Iterator[Event]:
    naming, board = action.naming, action.board
    seat = slots.burst_of(naming)
    set_card = board.sides[seat].burst
    card = UNKNOWN
    if action.object is not None:
        card = action.hand()
        if board.handles.get(set_card) == UNKNOWN and not card.startswith(UNKNOWN):
            yield CardIdentified(handle=set_card, card=card)
    options = action.deed.options
    target: Literal["trash", "field", "hand"] = "hand" if "h" in options else "trash"
    there = Naming(board, seat)
    yield BurstActivated(
        player=seat,
        card=card,
        target="field" if "f" in options else target,
        effects=effects(there, action.deed.changes),
        keep=kept(there, action.deed.keeps),
    )


_DONE: Mapping[str, Callable[[_Action], tuple[Event, ...]]] = {
    "s": _summon,
    "b": _direct_brave,
    "n": _deploy,
    "m": _magic,
    "i": _mirage,
    "f": _effect,
    "a": _effect,
    "u": _burst,
    "j": _combine,
    "e": _combine,
    "x": _separate,
    "c": _move,
    "U": _activate,
}

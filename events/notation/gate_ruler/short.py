"""Short text of Gate Ruler: what was typed of an action, before a board gives it sense."""

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from senpu.events.notation.common import Speech
from senpu.events.notation.gate_ruler.effects import Change, Price
from senpu.events.notation.gate_ruler.effects_reading import (
    no_change,
    read_change,
    take_change,
    take_price,
    take_source,
    take_zone,
)  # fmt: skip
from senpu.events.notation.gate_ruler.refs import take_card, take_cards
from senpu.events.notation.lifts import BAR, Lift, take_lift
from senpu.events.notation.line import Scan, unescaped
from senpu.events.notation.marks import Tail
from senpu.events.notation.refs import Ref

MEANINGS: Mapping[str, tuple[str, str]] = {
    "o": ("公開", "turn up a drive card"), "k": ("オーバードライブ", "overdrive"),
    "k-": ("オーバードライブ除去", "drop it"), "s": ("召喚", "summon"),
    "f": ("フィールド", "field"), "t": ("セット", "set"), "e": ("発動", "event"),
    "a": ("起動", "ability"), "v": ("セットから発動", "set event"), "w": ("配置変更", "rearrange"),
    ",": ("パス", "pass"), ">": ("解決", "resolve"),
}  # fmt: skip
"""Every verb, and what it means; the Japanese words are verbs as well."""
VERBS = tuple(MEANINGS)
WORDS: Mapping[str, str] = {ja: verb for verb, (ja, _) in MEANINGS.items()}
"""Verbs in Japanese."""

_WORDS = "|".join(sorted(WORDS, key=len, reverse=True))
_VERB = re.compile(rf"(?:([12])\.\s*)?({_WORDS}|k\s*[-ー]|[osfteavwk,>])", re.I)
_FORCED = re.compile(r"([hd])(?=\s)", re.I)
_FORCED_SET = re.compile(r"([hd])(?=\s|\d(?!\w))", re.I)
_DIGIT = re.compile(r"\d")
_LONE_DIGIT = re.compile(r"\d(?!\w)")
_TWO_ZONES = re.compile(r"(\d)?\s*[,>]?\s*(\d)?(?!\w)")
_OPEN = re.compile(r"\.{2,}")
_IS = re.compile(r"=(?=\s*[^\s=])")
_ABILITY = re.compile(r'/\s*(?:"([^"]*)"|([^\W_]+(?:[-.][^\W_]+)*))')
_PAID = re.compile(r"p\s*(\d+)(?!\w)", re.I)
_ARROW = re.compile(r">")
_TEXT = re.compile(r"&")
_COLON = re.compile(r":")
_SOURCES = {"h": "hand", "d": "drive"}


class Deed(Struct, frozen=True, kw_only=True):
    """An action as typed.

    `side` is 1 or 2 where it was said, `forced` the zone the card is said to come from; `digits`
    are zones close behind the verb, `zones` those said by name; `named` stands behind `=`,
    `arrows` behind `>`. `open`: nothing is implied, what goes on the gate stays there.
    """

    verb: str
    column: int
    side: int = 0
    forced: str = ""
    digits: str = ""
    zones: tuple[str, ...] = ()
    words: tuple[Ref, ...] = ()
    named: Ref | None = None
    ability: str = ""
    arrows: tuple[Ref, ...] = ()
    paid: int | None = None
    prices: tuple[Price, ...] = ()
    lifts: tuple[Lift, ...] = ()
    bars: tuple[Ref, ...] = ()
    changes: tuple[Change, ...] = ()
    open: bool = False


class Spoken(Struct, frozen=True, kw_only=True):
    """What the text of a card did, typed for itself."""

    source: Ref
    changes: tuple[Change, ...]


def read_deed(scan: Scan, tail: Tail) -> Deed | Spoken:
    """An action, or `&` and what a text did. Raises Unreadable."""
    if scan.take(_TEXT):
        return _spoken(scan, tail)
    column = scan.column
    verb = scan.take(_VERB)
    if not verb:
        ja, en = (", ".join(f"{v} {said[lang]}" for v, said in MEANINGS.items()) for lang in (0, 1))
        raise scan.fail(
            f"「{scan.rest}」は動詞で始まっていません（動詞：{ja}）",
            f"{scan.rest!r} begins with no verb; verbs are: {en}",
        )
    parts = _Parts(verb_of(verb[2]), int(verb[1] or 0), column)
    parts.begin(scan)
    while not scan.done and (tail.take(scan) or parts.take(scan)):
        pass
    return parts.deed()


def verb_of(typed: str) -> str:
    """The verb typed, by its letter."""
    return WORDS.get(typed) or ("k-" if len(typed) > 1 else typed.lower())


def _spoken(scan: Scan, tail: Tail) -> Spoken:
    source = take_card(scan)
    if not source:
        raise scan.fail(
            "& の後に効果を持つカードが必要です（例：& mus d1）",
            "name the card whose text did this: & mus d1",
        )
    scan.take(_COLON)
    changes: list[Change] = []
    while not scan.done:
        if tail.take(scan):
            continue
        found = take_change(scan) or read_change(scan)
        if found is None:
            raise no_change(scan)
        changes += found
    return Spoken(source=source, changes=tuple(changes))


class _Parts:
    """The parts of an action as they are read, in any order behind what belongs to the verb."""

    def __init__(self, verb: str, side: int, column: int) -> None:
        self.verb = verb
        self.said: dict[str, Any] = {"verb": verb, "side": side, "column": column}
        self.found: dict[str, list[object]] = {}

    def _add(self, part: str, *found: object) -> None:
        self.found.setdefault(part, []).extend(found)

    def _once(self, part: str, value: object, scan: Scan) -> None:
        """What can be said once: where it comes from, what it is called, what is paid."""
        if value is None:
            raise scan.fail("カードが必要です", "a card must follow")
        if self.said.get(part) not in (None, ""):
            raise scan.fail("= も / も p も < も1回だけ書けます", "one =, one /, one p and one <")
        self.said[part] = value

    def _cards(self, part: str, scan: Scan) -> None:
        cards = take_cards(scan)
        if not cards:
            raise scan.fail("カードが必要です", "a card must follow")
        self._add(part, *cards)

    def begin(self, scan: Scan) -> None:
        """What stands close behind the verb: where the card comes from, zones by digit."""
        forced = _FORCED_SET if self.verb == "t" else _FORCED
        if self.verb in "sfte" and scan.glued and (source := scan.take(forced)):
            self.said["forced"] = _SOURCES[source[1].lower()]
        if self.verb == "w":
            zones = scan.take(_TWO_ZONES)
            self.said["digits"] = "".join(filter(None, zones.groups())) if zones else ""
        elif self.verb in "tv>":
            digit = scan.take(_DIGIT if scan.glued else _LONE_DIGIT)
            self.said["digits"] = digit[0] if digit else ""

    def take(self, scan: Scan) -> bool:
        """Read one part, if one stands here. Raises Unreadable."""
        if changes := take_change(scan):
            self._add("changes", *changes)
        elif price := take_price(scan):
            self._add("prices", price)
        elif scan.take(BAR):
            self._cards("bars", scan)
        elif lifts := take_lift(scan):
            self._add("lifts", *lifts)
        elif scan.take(_OPEN):
            self.said["open"] = True
        elif ability := scan.take(_ABILITY):
            said = ability[1]
            self._once("ability", ability[2] if said is None else unescaped(said), scan)
        elif zone := take_zone(scan):
            self._add("zones", zone)
        elif source := take_source(scan):
            self._once("forced", source, scan)
        else:
            return self._take_cards(scan)
        return True

    def _take_cards(self, scan: Scan) -> bool:
        if self.verb in "ov" and scan.take(_IS):
            self._once("named", take_card(scan), scan)
        elif scan.take(_ARROW):
            self._cards("arrows", scan)
        elif self._may_pay() and (paid := scan.take(_PAID)):
            self._once("paid", int(paid[1]), scan)
        elif word := take_card(scan):
            self._add("words", word)
        else:
            return False
        return True

    def _may_pay(self) -> bool:
        """The first word is the card, unless a zone says which card it is."""
        return bool(self.found.get("words") or self.said.get("digits"))

    def deed(self) -> Deed:
        """All parts together."""
        parts = {name: tuple(found) for name, found in self.found.items()}
        return Deed(**self.said, **parts)  # type: ignore[arg-type]


SPEECH = Speech(read_deed, take_change)

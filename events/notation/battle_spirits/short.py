"""Short text of Battle Spirits: what was typed of an action, before a board gives it sense."""

import re
from collections.abc import Mapping

from msgspec import Struct

from senpu.events.notation.battle_spirits.effects import Change, Keep, Price
from senpu.events.notation.battle_spirits.effects_reading import (
    no_change,
    read_change,
    take_change,
    take_keep,
    take_price,
)  # fmt: skip
from senpu.events.notation.common import Speech
from senpu.events.notation.lifts import Lift, take_lift
from senpu.events.notation.line import Scan, Unreadable
from senpu.events.notation.marks import Tail
from senpu.events.notation.refs import Amount, Ref, needed, take_amount, take_ref, take_refs

MEANINGS: Mapping[str, tuple[str, str]] = {
    "s": ("召喚", "summon"), "b": ("直接合体", "direct brave"), "j": ("合体", "combine"),
    "x": ("分離", "separate"), "e": ("交換", "exchange"), "n": ("配置", "deploy"),
    "m": ("使用", "magic"), "f": ("フラッシュ", "flash"), "a": ("メイン効果", "main step effect"),
    "c": ("コア移動", "cores"), "u": ("バースト", "burst"), "i": ("ミラージュ", "mirage"),
    "U": ("バースト発動", "activate"),
}  # fmt: skip
"""Every verb, and what it means; the Japanese words are verbs as well."""
VERBS = "".join(MEANINGS)
WORDS: Mapping[str, str] = {
    **{ja: letter for letter, (ja, _) in MEANINGS.items()},
    "マジック使用": "m", "マジック": "m", "フラッシュ効果": "f", "メインステップ効果": "a",
    "移動": "c", "バーストセット": "u", "ミラージュセット": "i",
}  # fmt: skip
"""Verbs in Japanese."""
OPTIONS: Mapping[str, str] = {
    "main": "m", "メイン": "m", "m": "m", "flash": "f", "フラッシュ": "f", "f": "f",
    "field": "f", "フィールド": "f", "accel": "a", "アクセル": "a", "a": "a",
    "advent": "k", "煌臨": "k", "k": "k", "left": "l", "左": "l", "l": "l",
    "right": "r", "右": "r", "r": "r", "tegamoto": "t", "手元": "t", "trash": "t",
    "トラッシュ": "t", "t": "t", "hand": "h", "手札": "h", "h": "h",
}  # fmt: skip
"""What stands behind `/`, as its letter; what a letter means depends on the verb."""

_VERB = re.compile("|".join([*sorted(WORDS, key=len, reverse=True), f"[{VERBS}]"]), re.I)
_AIM = re.compile(r">>")
_ARROW = re.compile(r">(?!>)")
_FROM = re.compile(r"<")
_LONGEST_FIRST = "|".join(sorted(OPTIONS, key=len, reverse=True))
_OPTION = re.compile(rf"/\s*(?:({_LONGEST_FIRST})(?![a-oq-z])|([^\W_]*))", re.I)
"""A payment (p) may follow closely."""
_LEVEL = re.compile(r"@\s*(?:lv)?\s*(\d*)\s*(\*)?", re.I)
_COMMA = re.compile(r",")
_PUT = re.compile(r"\+")
_PAY = re.compile(r'p(?=[12]\.|["《\[?*=])')
_TEXT = re.compile(r"&")
_SIDED = re.compile(r"[12]\s*\.\s*(?=[^\W\d])")
_COLON = re.compile(r":")


class Moved(Struct, frozen=True):
    """Cores from a place to another, as typed."""

    source: Amount
    target: Amount


class Deed(Struct, frozen=True, kw_only=True):
    """An action as typed.

    Among `words` is the card, and payments that began with a p; `arrows` stand behind `>`, `aims`
    behind `>>`, `given` behind `<`. Of a level that was not named `level` is 0. `column` is where
    the verb stands.
    """

    verb: str
    column: int
    words: tuple[Amount, ...] = ()
    moves: tuple[Moved, ...] = ()
    arrows: tuple[Ref, ...] = ()
    aims: tuple[Ref, ...] = ()
    given: Ref | None = None
    options: tuple[str, ...] = ()
    pays: tuple[Amount, ...] = ()
    puts: tuple[Amount, ...] = ()
    level: int | None = None
    level_soul: bool = False
    keeps: tuple[Keep, ...] = ()
    prices: tuple[Price, ...] = ()
    lifts: tuple[Lift, ...] = ()
    bars: tuple[Ref, ...] = ()
    changes: tuple[Change, ...] = ()


class Spoken(Struct, frozen=True, kw_only=True):
    """What the text of a card did, typed for itself."""

    source: Ref
    changes: tuple[Change, ...]
    keeps: tuple[Keep, ...]


def read_deed(scan: Scan, tail: Tail) -> Deed | Spoken:
    """An action, or `&` and what a text did. Raises Unreadable."""
    if scan.take(_TEXT):
        return _spoken(scan, tail)
    column = scan.column
    verb = scan.take(_VERB)
    if not verb:
        raise _no_verb(scan)
    parts = _Parts(verb_of(verb[0]))
    while not scan.done and (tail.take(scan) or parts.take(scan)):
        pass
    return parts.deed(column)


def _no_verb(scan: Scan) -> Unreadable:
    if scan.ahead(_SIDED):
        return scan.fail(
            "相手の行動は括弧に入れます（例：(s bei)）",
            "acts of the other player stand in parentheses: (s bei)",
        )
    ja, en = (", ".join(f"{v} {said[lang]}" for v, said in MEANINGS.items()) for lang in (0, 1))
    return scan.fail(
        f"「{scan.rest}」は動詞で始まっていません（動詞：{ja}）",
        f"{scan.rest!r} begins with no verb; verbs are: {en}",
    )


def verb_of(typed: str) -> str:
    """The letter of a verb, whose case counts only for bursts."""
    return WORDS.get(typed) or (typed if typed in VERBS else typed.lower())


def _spoken(scan: Scan, tail: Tail) -> Spoken:
    source = take_ref(scan)
    if not source:
        raise scan.fail(
            "& の後に効果を持つカードが必要です（例：& bei l>r1）",
            "name the card whose text did this: & bei l>r1",
        )
    scan.take(_COLON)
    changes: list[Change] = []
    keeps: list[Keep] = []
    while not scan.done:
        if tail.take(scan):
            continue
        if keep := take_keep(scan):
            keeps.append(keep)
        elif (found := take_change(scan) or read_change(scan)) is not None:
            changes += found
        else:
            raise no_change(scan)
    return Spoken(source=source, changes=tuple(changes), keeps=tuple(keeps))


class _Parts:
    """The parts of an action as they are read, in any order."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.found: dict[str, list[object]] = {}
        self.level: re.Match[str] | None = None
        self.given: Ref | None = None

    def _add(self, part: str, *found: object) -> None:
        self.found.setdefault(part, []).extend(found)

    def take(self, scan: Scan) -> bool:
        """Read one part, if one stands here. Raises Unreadable."""
        if changes := take_change(scan):
            self._add("changes", *changes)
        elif price := take_price(scan):
            self._add("prices", price)
        elif keep := take_keep(scan):
            self._add("keeps", keep)
        elif lift := take_lift(scan):
            self._lift(lift, scan)
        elif option := scan.take(_OPTION):
            self._option(option, scan)
        elif scan.ahead(_LEVEL):
            self._once("level", scan)
            self.level = scan.take(_LEVEL)
        else:
            return self._take_cards(scan)
        return True

    def _option(self, option: re.Match[str], scan: Scan) -> None:
        if not option[1] and not option[2]:
            raise Unreadable(
                "行動は | で区切ります（例：s ryu | /）",
                "write | between actions, as in s ryu | /",
                scan.column_at(option.start()),
            )
        self._add("options", OPTIONS[option[1].lower()] if option[1] else option[2])

    def _lift(self, lift: object, scan: Scan) -> None:
        if isinstance(lift, Lift):
            self._add("lifts", lift)
        else:
            self._cards("bars", scan)

    def _take_cards(self, scan: Scan) -> bool:
        if scan.take(_AIM):
            self._cards("aims", scan)
        elif scan.take(_ARROW):
            self._cards("arrows", scan)
        elif scan.ahead(_FROM):
            self._once("given", scan)
            scan.take(_FROM)
            self.given = needed(scan, take_ref(scan))
        elif scan.take(_PUT):
            self._amount("puts", scan)
        elif scan.take(_PAY):
            self._amount("pays", scan)
        elif word := take_amount(scan):
            self._word(word, scan)
        else:
            return False
        return True

    def _cards(self, part: str, scan: Scan) -> None:
        refs = take_refs(scan)
        needed(scan, refs)
        self._add(part, *refs)

    def _once(self, part: str, scan: Scan) -> None:
        if getattr(self, part) is not None:
            raise scan.fail("@ も < も1回だけ書けます", "one @ and one < are enough")

    def _amount(self, part: str, scan: Scan) -> None:
        amount = take_amount(scan)
        if amount is None:
            raise scan.fail("数か場所が必要です", "a number or a place must follow")
        self._add(part, amount)

    def _word(self, word: Amount, scan: Scan) -> None:
        if self.verb != "c" or not scan.ahead(_ARROW):
            self._add("words", word)
        while self.verb == "c" and scan.take(_ARROW):
            target = take_amount(scan)
            if target is None or target.ref is None:
                raise scan.fail("コアの行き先が必要です", "say where the cores go")
            self._add("moves", Moved(word, target))
            if not scan.ahead(_ARROW):
                scan.take(_COMMA)

    def deed(self, column: int) -> Deed:
        """All parts together."""
        parts = {name: tuple(found) for name, found in self.found.items()}
        return Deed(
            verb=self.verb,
            column=column,
            given=self.given,
            level=int(self.level[1] or 0) if self.level else None,
            level_soul=bool(self.level and self.level[2]),
            **parts,  # type: ignore[arg-type]
        )


SPEECH = Speech(read_deed, take_change)

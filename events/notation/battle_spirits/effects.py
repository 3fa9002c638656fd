"""Short text of what card texts do: changes `&`, costs `$`, rules `%`, braves that stay `^`."""

from collections.abc import Mapping
from typing import NamedTuple

from senpu.events.battle_spirits.changes import State
from senpu.events.notation.refs import Amount, Ref

KINDS: Mapping[str, str] = {
    "r": "red", "p": "purple", "g": "green", "w": "white", "y": "yellow", "b": "blue",
    "u": "ultimate", "k": "god", "a": "any",
    "赤": "red", "紫": "purple", "緑": "green", "白": "white", "黄": "yellow", "青": "blue",
    "極": "ultimate", "神": "god", "全": "any",
}  # fmt: skip
"""Letters of icons and symbols."""
ZONES: Mapping[str, str] = {
    "hand": "hand", "手札": "hand", "top": "deck_top", "デッキ上": "deck_top",
    "bottom": "deck_bottom", "デッキ下": "deck_bottom", "trash": "trash", "トラッシュ": "trash",
    "removed": "removed", "除外": "removed", "tegamoto": "tegamoto", "手元": "tegamoto",
    "burst": "burst", "バースト": "burst", "mirage": "mirage", "ミラージュ": "mirage",
    "field": "field", "フィールド": "field", "token": "token", "トークン": "token",
}  # fmt: skip
CAUSES: Mapping[str, str] = {
    "destroyed": "destroyed", "破壊": "destroyed", "returned": "returned", "戻り": "returned",
    "discarded": "discarded", "破棄": "discarded",
}  # fmt: skip


class Way(NamedTuple):
    """A change of zone that has a word of its own: from where to where, and why."""

    source: str
    target: str
    cause: str = ""


WAYS: Mapping[str, Way] = {
    "kill": Way("field", "trash", "destroyed"), "破壊": Way("field", "trash", "destroyed"),
    "back": Way("field", "hand", "returned"), "戻す": Way("field", "hand", "returned"),
    "top": Way("field", "deck_top", "returned"), "デッキ上": Way("field", "deck_top", "returned"),
    "bot": Way("field", "deck_bottom", "returned"),
    "デッキ下": Way("field", "deck_bottom", "returned"),
    "out": Way("field", "removed"), "除外": Way("field", "removed"),
    "dis": Way("hand", "trash", "discarded"), "手札破棄": Way("hand", "trash", "discarded"),
}  # fmt: skip
STATES: Mapping[str, State] = {
    "ex": "exhausted", "疲労": "exhausted", "re": "ready", "回復": "ready",
    "hv": "heavy", "重疲労": "heavy",
}  # fmt: skip


class Shift(NamedTuple):
    """Cores from a place to another."""

    source: Amount
    target: Amount


class Draw(NamedTuple):
    """Cards from deck to hand; side 0 is the acting player."""

    side: int
    n: int


class Mill(NamedTuple):
    """Cards from deck to trash: so many, or those named."""

    side: int
    n: int
    cards: tuple[Ref, ...]


class Go(NamedTuple):
    """A card changes zone."""

    side: int
    card: Ref
    way: Way


class Turned(NamedTuple):
    """A field card is exhausted or refreshed."""

    card: Ref
    state: State


class Put(NamedTuple):
    """A card comes to the field, with cores: from a zone, if that was said; no card is the burst
    just turned up."""

    side: int
    card: Ref | None
    source: str
    cores: tuple[Amount, ...]


class LevelCost(NamedTuple):
    """A field card needs so many cores from now on."""

    card: Ref
    n: int


class Lock(NamedTuple):
    """The cores of a field card are protected, or no longer."""

    card: Ref
    on: bool


class Part(NamedTuple):
    """A brave comes off a host."""

    brave: Ref
    host: Ref | None


Change = Shift | Draw | Mill | Go | Turned | Put | LevelCost | Lock | Part


class Price(NamedTuple):
    """What a text does to a cost. A kind of None is the only one the card has."""

    source: Ref
    set: int | None
    add: int
    surcharge: int
    icons: tuple[tuple[str | None, int], ...]
    symbols: tuple[tuple[str | None, int], ...]
    free: bool


class Keep(NamedTuple):
    """A brave that stays when its host leaves, and on which cores."""

    brave: Ref
    cores: tuple[Amount, ...]

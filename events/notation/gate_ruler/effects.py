"""Short text of what card texts do: changes `&`, costs `$`."""

from collections.abc import Mapping
from typing import NamedTuple

from senpu.events.notation.refs import Ref

ZONES: Mapping[str, str] = {
    "h": "hand", "hand": "hand", "手札": "hand",
    "d": "deck_top", "top": "deck_top", "デッキ上": "deck_top",
    "bottom": "deck_bottom", "bot": "deck_bottom", "デッキ下": "deck_bottom",
    "g": "graveyard", "graveyard": "graveyard", "墓地": "graveyard",
    "x": "damage", "damage": "damage", "ダメージ": "damage",
    "removed": "removed", "除外": "removed", "play": "play", "場": "play",
    "set": "set", "セット": "set", "drive": "drive", "ドライブ": "drive",
}  # fmt: skip
"""Letters and words of the zones a text moves cards between."""
SOURCES: Mapping[str, str] = {
    "g": "graveyard", "graveyard": "graveyard", "墓地": "graveyard",
    "x": "damage", "damage": "damage", "ダメージ": "damage",
    "d": "deck", "deck": "deck", "デッキ": "deck", "removed": "removed", "除外": "removed",
    "h": "hand", "hand": "hand", "手札": "hand", "set": "set", "セット": "set",
    "drive": "drive", "ドライブ": "drive",
}  # fmt: skip
"""Where a card is played from, if a text lets it come from there."""
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
    "kill": Way("play", "graveyard", "destroyed"), "破壊": Way("play", "graveyard", "destroyed"),
    "gone": Way("play", "graveyard"), "墓地": Way("play", "graveyard"),
    "back": Way("play", "hand", "returned"), "戻す": Way("play", "hand", "returned"),
    "top": Way("play", "deck_top", "returned"), "デッキ上": Way("play", "deck_top", "returned"),
    "bot": Way("play", "deck_bottom", "returned"),
    "デッキ下": Way("play", "deck_bottom", "returned"),
    "out": Way("play", "removed"), "除外": Way("play", "removed"),
    "dis": Way("hand", "graveyard", "discarded"), "手札破棄": Way("hand", "graveyard", "discarded"),
}  # fmt: skip
"""A card said to come from play may as well be set or driven."""
RESTED: Mapping[str, bool] = {
    "re": False, "act": False, "アクト": False, "ex": True, "rest": True, "レスト": True,
}  # fmt: skip


class Hurt(NamedTuple):
    """So much damage to a unit, or to a ruler."""

    target: Ref
    n: int


class Checked(NamedTuple):
    """Damage to a player: cards from the deck to the damage zone, so many or those named."""

    side: int
    n: int
    cards: tuple[Ref, ...] = ()


class Draw(NamedTuple):
    """Cards from deck to hand; side 0 is the acting player."""

    side: int
    n: int


class Drive(NamedTuple):
    """Cards from the deck into the drive zone: so many, or those named."""

    side: int
    n: int
    cards: tuple[Ref, ...] = ()


class Go(NamedTuple):
    """A card changes zone; None is an unknown one."""

    side: int
    card: Ref | None
    way: Way


class Put(NamedTuple):
    """A unit enters a zone: the digit behind its name, or `zone`."""

    side: int
    card: Ref
    zone: str
    source: str


class Turned(NamedTuple):
    """A unit or ruler is readied or rested."""

    card: Ref
    rested: bool


class Energy(NamedTuple):
    """So much energy is readied, or, if negative, rested."""

    side: int
    n: int


class Right(NamedTuple):
    """The summon right of the turn changes."""

    side: int
    n: int


Change = Hurt | Checked | Draw | Drive | Go | Put | Turned | Energy | Right


class Price(NamedTuple):
    """What a text does to a cost: it becomes `set`, or changes by `add`."""

    source: Ref
    set: int | None
    add: int

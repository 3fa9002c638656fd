"""How parts of every game are written in full text, by the name of their kind."""

from collections.abc import Mapping

from senpu.events.base import Waiver
from senpu.events.notation.codecs import (
    CARD,
    ENTRY,
    FIELD,
    FLAG,
    JSON,
    NUMBER,
    SEAT,
    TEXT,
    TITLE,
    WORD,
    choice,
    known_text,
    listed,
    nested,
)
from senpu.events.notation.forms import Words, forms
from senpu.events.notation.full import Codec
from senpu.events.notation.full_values import WINNER, counted

CAUSES: Words = {
    "destroyed": ("破壊", "destroyed"), "returned": ("戻り", "returned"),
    "discarded": ("破棄", "discarded"),
}  # fmt: skip
CAUSE_WORDS = {word: cause for cause, words in CAUSES.items() for word in words}
PENALTIES: Words = {
    "W": ("警告", "warning"), "C": ("注意", "caution"), "GL": ("ゲームロス", "game loss"),
    "ML": ("マッチロス", "match loss"), "DQ": ("失格", "disqualification"),
}  # fmt: skip
COMMON: dict[str, Codec] = {
    "card": CARD,
    "cards": listed(CARD),
    "cause": choice(CAUSES),
    "entry": ENTRY,
    "field": FIELD,
    "fields": listed(FIELD),
    "flag": FLAG,
    "json": JSON,
    "number": NUMBER,
    "penalty": choice(PENALTIES),
    "seat": SEAT,
    "text": TEXT,
    "title": TITLE,
    "winner": WINNER,
    "word": WORD,
}
"""Kinds that need no words of a game."""
COMMON["waivers"] = listed(nested(forms((Waiver,), COMMON)))


def recorded(zones: Words, steps: Words, endings: Words) -> Mapping[str, Codec]:
    """Kinds of the shared events, for a game that counts these zones, has these steps and ends of
    itself for these reasons."""
    return {"counts": counted(zones), "step": choice(steps), "reason": known_text(endings)}

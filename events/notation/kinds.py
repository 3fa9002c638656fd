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
RESULTS: Words = {
    "rule": ("規則", "rule"), "concession": ("投了", "concession"), "time": ("時間", "time"),
    "judge": ("審判", "judge"), "agreed": ("合意", "agreement"),
    "outside": ("対象外", "what is not recorded"),
}  # fmt: skip
RESULT_WORDS: Mapping[str, str] = {
    typed: cause
    for cause, words in {
        "rule": "rule r life l deck d burst b 規則 ルール ライフ デッキ",
        "concession": "concession concede c 投了",
        "time": "time t 時間 時間切れ",
        "judge": "judge j noshow n 審判",
        "agreed": "agreed id i 合意",
        "outside": "outside out x 対象外",
    }.items()
    for typed in words.split()
}
"""What is typed behind a result."""
RESULT_CAUSE = "|".join(sorted(RESULT_WORDS, key=len, reverse=True))
COMMON: dict[str, Codec] = {
    "card": CARD,
    "cards": listed(CARD),
    "cause": choice(CAUSES),
    "ending": choice(RESULTS),
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

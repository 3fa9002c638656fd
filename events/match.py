"""Events that every game shares. Their names are storage: see `senpu.events`."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from senpu.events.base import Event, Seat, Waiver
from senpu.events.parts import Part, Verb

Penalty = Literal["W", "C", "GL", "ML", "DQ"]
"""Warning, caution, game loss, match loss, disqualification."""

CARDS = Part("-", "{}枚", "{}", "number", "joined")
REASON = Part("-", "事由{}", "reason {}", "text")
WINNER = Part("-", "：{}", ": {}", "winner", "joined")
OF = Part("-", " {}", "of {}", "seat", "joined")
"""Whose it is: the side before the word, else the acting player."""
EACH = Part("", " {}", "{}", "each", "joined")
LIES = Part("", " {}", "{}", "lies", "joined")
WAIVE = Part("%", "規則除外{}", "waived {}", "waivers")
"""Rules that texts lift."""
Cause = Annotated[
    Literal["", "destroyed", "returned", "discarded"], Part("", "{}", "{}", "cause", "optional")
]
"""Why a card changed zone, where that has a word."""


class MatchStarted(Event, frozen=True, kw_only=True):
    """Both players are seated and `first` begins."""

    verbs: ClassVar = (Verb("", "対戦開始", "match begins"),)
    first: Annotated[Seat, Part("-", "先攻{}", "{} first", "seat")]


class HandDrawn(Event, frozen=True, kw_only=True):
    """The opening hand 初期手札."""

    verbs: ClassVar = (Verb("", "初期手札", "opening hand"),)
    player: Seat
    n: Annotated[int, CARDS]


class HandRedrawn(Event, frozen=True, kw_only=True):
    """The opening hand was returned, shuffled in and drawn anew."""

    verbs: ClassVar = (Verb("", "引き直し", "redraws"),)
    player: Seat
    n: Annotated[int, CARDS]


class TurnStarted(Event, frozen=True, kw_only=True):
    """A turn began and went on to the step `to` without anything out of the ordinary."""

    verbs: ClassVar = (Verb("", "ターン", "begins turn"),)
    turn: Annotated[int, Part("-", "{}開始", "{}", "number", "joined")]
    player: Seat
    to: Annotated[str, Part("-", "{}{step}まで", "up to the {} {step}", "step")] = "main"


class StepEntered(Event, frozen=True, kw_only=True):
    """The next step or phase of the turn began."""

    verbs: ClassVar = (Verb("", "{step}：", "{step}:"),)
    step: Annotated[str, Part("-", "{}", "{}", "step", "joined")]


class CardsDrawn(Event, frozen=True, kw_only=True):
    """Cards moved from the top of the deck to the hand; `n` may be less than was due."""

    verbs: ClassVar = (Verb("", "ドロー", "draws"),)
    player: Seat
    n: Annotated[int, CARDS]


class CardDeclared(Event, frozen=True, kw_only=True):
    """A short name for a card was agreed on the spot; `facts` if the header does not hold them."""

    verbs: ClassVar = (Verb("", "宣言", "declare"),)
    alias: Annotated[str, Part("-", " {}", "{}", "word", "joined hidden")]
    card: Annotated[str, Part("-", " ＝{}", "= {}", "word", "joined hidden")]
    facts: Annotated[Mapping[str, Any], Part("-", "内容{}", "facts {}", "json", "hidden")] = {}


class CardIdentified(Event, frozen=True, kw_only=True):
    """An unknown card (`?3`) turned out to be `card`, also for all events before this one."""

    verbs: ClassVar = (Verb("", "特定", "identify"),)
    handle: Annotated[str, Part("-", " {}", "{}", "word", "joined")]
    card: Annotated[str, Part("-", " ＝{}", "as {}", "card", "joined hidden")]
    basis: Annotated[str, Part("-", "根拠{}", "basis {}", "text")] = ""
    waive: Annotated[tuple[Waiver, ...], WAIVE] = ()


class CountTaken(Event, frozen=True, kw_only=True):
    """Somebody counted the table: a closing count, zone by zone."""

    verbs: ClassVar = (Verb("", "確認", "count of"),)
    player: Annotated[Seat, Part("-", " {}", "{}", "seat", "joined")]
    counts: Annotated[Mapping[str, int], Part("-", "：{}", ": {}", "counts", "joined always")]


class CorrectionMade(Event, frozen=True, kw_only=True):
    """The scribe's slip: what was recorded after entry `to` did not happen."""

    verbs: ClassVar = (Verb("", "訂正", "correction, back to"),)
    to: Annotated[int, Part("-", " {}まで戻す", "{}", "entry", "joined")]
    reason: Annotated[str, REASON] = ""


class MatchRewound(Event, frozen=True, kw_only=True):
    """A judge backed the match up to the position after entry `to`."""

    verbs: ClassVar = (Verb("", "巻き戻し", "rewound to"),)
    to: Annotated[int, Part("-", " {}まで", "{}", "entry", "joined")]
    reason: Annotated[str, REASON] = ""


class NoteMade(Event, frozen=True, kw_only=True):
    """A remark for the reader of the record."""

    verbs: ClassVar = (Verb("", "メモ", "note", usual={"text": ""}),)
    text: Annotated[str, Part("-", "{}", "{}", "text", "joined")]


class GapNoted(Event, frozen=True, kw_only=True):
    """`n` actions (0: some) were not seen."""

    verbs: ClassVar = (Verb("", "未確認の行動", "actions not seen"),)
    n: Annotated[int, Part("-", " {}", "{}", "number", "joined")] = 0
    text: Annotated[str, Part("-", "{}", "{}", "text")] = ""


EndCause = Annotated[
    Literal["", "rule", "concession", "time", "judge", "agreed", "outside"],
    Part("-", "{}による", "by {}", "ending", "optional"),
]
"""Why a match ended, where the rules on record do not say it: `outside` is by what this format
does not record."""


class PlayerConceded(Event, frozen=True, kw_only=True):
    """A player gave up 投了."""

    verbs: ClassVar = (Verb("", "投了", "concedes"),)
    player: Seat


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over; without a winner it is a draw. What only followed has no `cause`."""

    verbs: ClassVar = (Verb("", "対戦終了", "match over", usual={"reason": ""}),)
    winner: Annotated[Seat | None, WINNER]
    reason: Annotated[str, Part("-", "事由{}", "reason {}", "reason")]
    cause: EndCause = ""


class MatchClosed(Event, frozen=True, kw_only=True):
    """The end record: what the match slip says. Nothing is appended after it."""

    verbs: ClassVar = (Verb("", "記録終了", "record closed"),)
    winner: Annotated[Seat | None, WINNER]
    entries: Annotated[int, Part("-", "{}件", "{} entries", "number")]
    digest: Annotated[str, Part("-", "照合{}", "digest {}", "word")]


class Ruling(Event, frozen=True, kw_only=True):
    """A judge ruled; a game adds what the remedy did at the table."""

    verbs: ClassVar = (Verb("", "裁定", "ruling"),)
    order: ClassVar = "judge penalty player remedy text effects"
    judge: Annotated[str, Part("-", " {}", "by {}", "word", "joined")]
    text: Annotated[str, Part("-", "内容{}", "saying {}", "text")] = ""
    penalty: Annotated[Penalty | None, Part("-", "{}", "{}", "penalty")] = None
    player: Annotated[Seat | None, Part("-", "対象{}", "for {}", "seat")] = None
    remedy: Annotated[str, Part("-", "処置{}", "remedy {}", "word")] = ""


class Change(Event, frozen=True, kw_only=True):
    """What a card's text did, a part of an effect."""


class DeckDrawn(Change, frozen=True, kw_only=True):
    """Cards from the deck to the hand."""

    verbs: ClassVar = (Verb("d", "ドロー", "draws", "draw draws ドロー"),)
    player: Annotated[Seat, OF]
    n: Annotated[int, Part("", " {}枚", "{}", "number", "joined")]


def moves(
    key: str, words: str, source: str, target: str, cause: str = "", card: Part = EACH
) -> Verb:
    """A word of its own for a change of zone."""
    path = {"source": source, "target": target, "cause": cause}
    return Verb(key, words=words, fixed=path, parts={"card": card})


SHARED: tuple[type[Event], ...] = (
    MatchStarted, HandDrawn, HandRedrawn, TurnStarted, StepEntered, CardsDrawn, CardDeclared,
    CardIdentified, CountTaken, CorrectionMade, MatchRewound, NoteMade, GapNoted, PlayerConceded,
    MatchEnded, MatchClosed,
)  # fmt: skip
"""The event types a game adds its own to."""

"""Full text of the events every game shares."""

from collections.abc import Mapping

from senpu.events.base import UnknownEvent
from senpu.events.match import (
    CardDeclared,
    CardIdentified,
    CardsDrawn,
    CorrectionMade,
    CountTaken,
    GapNoted,
    HandDrawn,
    HandRedrawn,
    MatchClosed,
    MatchEnded,
    MatchRewound,
    MatchStarted,
    NoteMade,
    PlayerConceded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.events.notation.codecs import (
    CARD,
    ENTRY,
    JSON,
    NUMBER,
    SEAT,
    TEXT,
    WORD,
    choice,
    known_text,
)  # fmt: skip
from senpu.events.notation.full import Clause, Codec, Form
from senpu.events.notation.full_values import WINNER, counted

Words = Mapping[str, tuple[str, str]]
"""Japanese and English by stored word."""


def forms(
    zones: Words, steps: Words, endings: Words, step: tuple[str, str] = ("ステップ", "step")
) -> tuple[Form, ...]:
    """The forms of the shared events, for a game that counts these zones, has these steps, or
    whatever it calls a step, and ends of itself for these reasons."""
    turns = _turns(choice(steps), *step)
    return (*_setting_up(), *turns, *_record(zones), *_ends(known_text(endings)))


def _setting_up() -> tuple[Form, ...]:
    n = Clause("n", "{}枚", "{}", NUMBER, joined=True)
    return (
        Form(
            MatchStarted, "対戦開始", "match begins",
            (Clause("first", "先攻{}", "{} first", SEAT),),
        ),
        Form(HandDrawn, "初期手札", "opening hand", (n,), actor=True),
        Form(HandRedrawn, "引き直し", "redraws", (n,), actor=True),
        Form(CardsDrawn, "ドロー", "draws", (n,), actor=True),
        Form(
            CardDeclared, "宣言", "declare",
            (
                Clause("alias", " {}", "{}", WORD, joined=True),
                Clause("card", " ＝{}", "= {}", WORD, joined=True),
                Clause("facts", "内容{}", "facts {}", JSON),
            ),
        ),
        Form(
            CardIdentified, "特定", "identify",
            (
                Clause("handle", " {}", "{}", WORD, joined=True),
                Clause("card", " ＝{}", "as {}", CARD, joined=True),
                Clause("basis", "根拠{}", "basis {}", TEXT),
            ),
        ),
    )  # fmt: skip


def _turns(step: Codec, ja: str, en: str) -> tuple[Form, ...]:
    return (
        Form(
            TurnStarted, "ターン", "begins turn",
            (
                Clause("turn", "{}開始", "{}", NUMBER, joined=True),
                Clause("to", f"{{}}{ja}まで", f"up to the {{}} {en}", step),
            ),
            actor=True,
        ),
        Form(
            StepEntered, f"{ja}：", f"{en}:",
            (Clause("step", "{}", "{}", step, joined=True),),
        ),
    )  # fmt: skip


def _record(zones: Words) -> tuple[Form, ...]:
    reason = Clause("reason", "事由{}", "reason {}", TEXT)
    return (
        Form(
            CountTaken, "確認", "count of",
            (
                Clause("player", " {}", "{}", SEAT, joined=True),
                Clause("counts", "：{}", ": {}", counted(zones), joined=True, always=True),
            ),
        ),
        Form(
            CorrectionMade, "訂正", "correction, back to",
            (Clause("to", " {}まで戻す", "{}", ENTRY, joined=True), reason),
        ),
        Form(
            MatchRewound, "巻き戻し", "rewound to",
            (Clause("to", " {}まで", "{}", ENTRY, joined=True), reason),
        ),
        Form(
            NoteMade, "メモ", "note",
            (Clause("text", "{}", "{}", TEXT, joined=True),), usual={"text": ""},
        ),
        Form(
            GapNoted, "未確認の行動", "actions not seen",
            (
                Clause("n", " {}", "{}", NUMBER, joined=True),
                Clause("text", "{}", "{}", TEXT),
            ),
        ),
        Form(
            UnknownEvent, "未知の記録", "unknown entry",
            (
                Clause("type", " {}", "{}", WORD, joined=True),
                Clause("fields", "{}", "{}", JSON, joined=True),
            ),
        ),
    )  # fmt: skip


def _ends(reason: Codec) -> tuple[Form, ...]:
    winner = Clause("winner", "：{}", ": {}", WINNER, joined=True)
    return (
        Form(PlayerConceded, "投了", "concedes", actor=True),
        Form(
            MatchEnded, "対戦終了", "match over",
            (winner, Clause("reason", "事由{}", "reason {}", reason)),
            usual={"reason": ""},
        ),
        Form(
            MatchClosed, "記録終了", "record closed",
            (
                winner,
                Clause("entries", "{}件", "{} entries", NUMBER),
                Clause("digest", "照合{}", "digest {}", WORD),
            ),
        ),
    )  # fmt: skip

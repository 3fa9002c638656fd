"""The rules of the record itself, which hold in every game."""

from msgspec import Struct

from senpu.projections.rules import Rulebook

RECORD = Rulebook("the record of the match")


class Return(Struct, frozen=True):
    """A step back: to which entry, the numbers that stand, where the match started, by whom.

    `standing` is what one may return to, in words (`1-4 6`); `authorised` whether `by` may.
    """

    to: int
    last: int
    started: int
    standing: str
    stands: bool
    by: str
    authorised: bool


class Closing(Struct, frozen=True):
    """An end record: the winner it names, and the one on record: A, B, `no_winner`, `none`."""

    winner: str
    recorded: str


@RECORD.rule("REC-1", at="rewinding", facts="to last standing")
def place_stands(back: Return) -> bool:
    """戻り先は有効な履歴にある記録
    the entry to return to is part of the effective history
    → 戻れる番号は {standing}（senpu log で内容を確認）
    → choose one of {standing}; senpu log shows what they are
    """
    return back.stands or 0 <= back.to < back.started


OUTCOME = RECORD.state(
    "REC-2",
    "記録された計算結果は規則どおりである",
    "the stored outcome is what the rules give",
    at="verifying",
)
FOLLOWED = RECORD.state(
    "REC-3",
    "記録された結果の出来事は規則どおりである",
    "the stored consequences are what the rules give",
    at="verifying",
)
VERDICT = RECORD.state(
    "REC-4",
    "記録された判定は規則どおりである",
    "the stored verdict is what the rules give",
    at="verifying",
)


@RECORD.rule("REC-5", at="rewinding", facts="by to")
def judge_backs_up(back: Return) -> bool:
    """対戦を戻すのは審判
    a judge backs a match up
    → 審判の裁定を同じ行に書く（例：R-2 JH {{理由}}）。書き間違いなら取り消しを使う
    → put the ruling on the same line (R-2 JH {{reason}}); a scribe's own slip is undone
    """
    return back.authorised


@RECORD.rule("REC-6", at="rewinding", facts="to started")
def start_stands(back: Return) -> bool:
    """対戦の開始は取り消さない
    the start of the match stands
    → {started}番から後に戻す。{started}番で対戦は始まったばかりになる
    → return to entry {started} or later; at {started} the match has just begun
    """
    return not 0 <= back.to < back.started


@RECORD.rule("REC-7", at="closing", facts="winner recorded")
def winner_agrees(end: Closing) -> bool:
    """終了記録の勝者は、記録された勝敗と同じ
    the end record names the winner the record names
    → 記録では {recorded}
    → the record says {recorded}
    """
    return end.winner == end.recorded


RETURNING = (place_stands, start_stands, judge_backs_up)

"""Chapter 6: turns and phases; chapter 5 and 1.5 of the digest: the beginning of a match."""

from senpu.projections.gate_ruler.play_table import HandPlay, StepPlay, TurnPlay
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import match_is_on


@BOOK.rule(
    "6-1a",
    "ターンは先攻から交互に、1から数える（見ていない間に進んだ分は除く）",
    "turns alternate, beginning with the first player, counted from 1 (but for what was not seen)",
    at="6-1a",
    facts="turn due_turn player due_player",
    right=(
        "次はターン{due_turn}、{due_player}の番。抜けた分は ~ で記録する",
        "next is turn {due_turn} of {due_player}; note what was missed with ~",
    ),
)
def turn_is_due(play: TurnPlay) -> bool:
    due = play.turn == play.due_turn and play.player == play.due_player
    return due or (play.later and play.player == play.turn_player)


@BOOK.rule(
    "6-x1",
    "フェイズはスタート・メイン・アタック・エンドの順に進む",
    "phases follow: start, main, attack, end",
    at="6-2 to 6-5",
    facts="step due_steps",
    right=("次は{due_steps}", "next is {due_steps}"),
)
def phase_is_due(play: StepPlay | TurnPlay) -> bool:
    return play.is_due


@BOOK.rule(
    "6-3b",
    "フェイズは、ゲート処理が終わり、ゲートが空になってから進む",
    "a phase is left when its gate processing is over, with nothing on the gate",
    at="6-2g, 6-3b, 9-2a",
    facts="step on_gate",
    right=(
        "先にゲートを解決する（ゲートに{on_gate}）",
        "resolve what is on the gate first ({on_gate} there)",
    ),
)
def gate_is_done(play: StepPlay | TurnPlay) -> bool:
    return play.on_gate == 0


BOOK.state(
    "6-2a",
    "スタートフェイズ：召喚権と召喚回数が戻る",
    "start phase: summon right and counts are set back",
    at="6-2a",
    force="happens",
)
BOOK.state(
    "6-2c",
    "スタートフェイズ：攻撃ゾーンとルーラーゾーンのカードをアクトする",
    "start phase: cards in attack zones and the ruler are readied",
    at="6-2c",
    force="happens",
)
BOOK.state(
    "6-2f",
    "スタートフェイズ：ルーラーの行動（ドロー、ドライブ、エナジーのアクト）",
    "start phase: the ruler's action (draw, drive, ready energy)",
    at="6-2f",
    force="happens",
)
BOOK.state(
    "6-3c",
    "メインフェイズの終わりに、ドライブゾーンのカードは墓地へ、能力は取り除かれる",
    "at the end of the main phase drive-zone cards go to the graveyard, abilities are removed",
    at="6-3c",
    force="happens",
)
BOOK.state(
    "6-5-x",
    "ユニットのダメージはターンの終わりにも残る",
    "damage on units stays at the end of the turn",
    at="6-5, U14",
    standing="inferred",
    source=OURS,
    option="damage_stays",
    force="happens",
)


@BOOK.rule(
    "GR-8",
    "手札の引き直しはない",
    "the opening hand is not drawn anew",
    at="U15",
    standing="inferred",
    source=OURS,
    option="no_mulligan",
    facts="player",
    right=("最初の手札のまま始める", "{player} keeps the hand drawn first"),
)
def hand_is_kept(play: HandPlay) -> bool:
    return False


TURN = (match_is_on, turn_is_due, phase_is_due, gate_is_done)
STEP = (match_is_on, phase_is_due, gate_is_done)

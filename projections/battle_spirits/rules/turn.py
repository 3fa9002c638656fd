"""Turns and steps (digest 1.4, 1.5, 4), as far as the main step needs them."""

from senpu.projections.battle_spirits.play_table import (
    HandPlay,
    StepPlay,
    TurnPlay,
    steps_of,
)
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.main_step import match_is_on


@BOOK.rule(
    "BS-S1",
    "ターンは先攻から交互に、1から数える（見ていない間に進んだ分は除く）",
    "turns alternate, beginning with the first player, counted from 1 (but for what was not seen)",
    at="turn (digest 4)",
    source=MANUAL,
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
    "BS-S1a",
    "ターン1の前に対戦を開始し、両者が手札を引く",
    "the match has started, and both have drawn, before turn 1",
    at="setup (digest 1.3)",
    source=MANUAL,
    facts="turn dealt",
    right=("対戦の開始からやり直す", "go back no further than the start of the match"),
)
def match_has_started(play: TurnPlay) -> bool:
    return play.due_turn > 1 or play.dealt > 0 or play.later


@BOOK.rule(
    "BS-S2a",
    "前のターンは、リフレッシュステップまで済んでいる（どのステップも省けない）",
    "the turn before went through its refresh step (no step is left out)",
    at="turn (digest 4)",
    source=MANUAL,
    facts="turn_player open_step",
    right=(
        "前のターンを {open_step} から先へ進める（/core /draw /refresh /main）",
        "go on with the turn before: it stands at its {open_step} step",
    ),
)
def turn_before_is_complete(play: TurnPlay) -> bool:
    return play.board.turn == 0 or play.open_step not in ("start", "core", "draw") or play.later


@BOOK.rule(
    "BS-S2",
    "ステップはスタート・コア・ドロー・リフレッシュ・メイン・アタック・エンドの順",
    "steps follow: start, core, draw, refresh, main, attack, end",
    at="turn (digest 4)",
    source=MANUAL,
    facts="step due_steps",
    right=(
        "{due_steps}へ進むか、次のターンを始める",
        "go on to {due_steps}, or begin the next turn",
    ),
)
def step_is_due(play: StepPlay | TurnPlay) -> bool:
    return play.step in play.due_steps.split(" / ") or _may_be_later(play)


def _may_be_later(play: StepPlay | TurnPlay) -> bool:
    """Whether steps may have passed unseen."""
    return play.board.gap and play.step in steps_of(play.turn)


@BOOK.rule(
    "BS-S3",
    "先攻の第1ターンにコアステップとアタックステップはない",
    "the first player's first turn has no core step and no attack step",
    at="first turn (digest 1.4)",
    source=MANUAL,
    facts="turn step",
    right=("{step}ステップを飛ばす", "leave the {step} step out"),
)
def first_turn_has_step(play: StepPlay | TurnPlay) -> bool:
    return play.turn != 1 or play.step not in ("core", "attack")


@BOOK.rule(
    "BS-S9",
    "手札の引き直しは、ターン1の前に、決められた回数まで",
    "the opening hand is drawn anew before turn 1, as often as the match allows",
    at="digest 1.3, U9",
    source=QUOTED,
    standing="second_hand",
    facts="turn redrawn allowed",
    right=(
        "引き直しは{allowed}回まで（すでに{redrawn}回）",
        "{allowed} redraws are allowed, before turn 1; {redrawn} were made",
    ),
)
def redraw_is_allowed(play: HandPlay) -> bool:
    return play.turn == 0 and play.redrawn < play.allowed


@BOOK.rule(
    "BS-S9a",
    "引き直しでは、戻した枚数と同じだけ引く",
    "as many cards are drawn anew as were returned",
    at="digest 1.3",
    source=QUOTED,
    standing="second_hand",
    facts="returned drawn",
    right=("{returned}枚引く（{drawn}枚）", "draw {returned}, not {drawn}"),
)
def redraw_is_complete(play: HandPlay) -> bool:
    return play.drawn == play.returned


BOOK.state(
    "BS-S4",
    "コアステップ：ボイドからコア1個を自分のリザーブに置く",
    "core step: one core from the void to the own reserve",
    at="turn (digest 4)",
    source=MANUAL,
    force="happens",
)
BOOK.state(
    "BS-S5",
    "ドローステップ：1枚引く。デッキがなければ引かない",
    "draw step: one card; none if the deck is empty",
    at="turn (digest 4, 1.5)",
    source=MANUAL,
    force="happens",
)
BOOK.state(
    "BS-S6",
    "リフレッシュステップ：疲労カードを回復（重疲労は疲労へ）し、コアトラッシュをリザーブに戻す",
    "refresh step: exhausted cards are refreshed (heavy ones exhausted), the core trash comes back",
    at="turn (digest 4)",
    source=MANUAL,
    force="happens",
)
BOOK.state(
    "BS-S7",
    "ライフが0になったプレイヤーは負ける",
    "a player whose life becomes 0 loses",
    at="ending (digest 1.5)",
    source=MANUAL,
    force="happens",
)
BOOK.state(
    "BS-S8",
    "自分のスタートステップにデッキが0枚のプレイヤーは負ける",
    "a player whose deck is empty at the own start step loses",
    at="ending (digest 1.5)",
    source=MANUAL,
    force="happens",
)
BOOK.state(
    "BS-S11",
    "両者のライフが同時に0なら引き分け",
    "both lives 0 at once is a draw",
    at="U12",
    source=OURS,
    standing="inferred",
    force="happens",
    option="double_loss_is_draw",
)

TURN = (
    match_is_on,
    match_has_started,
    turn_is_due,
    turn_before_is_complete,
    first_turn_has_step,
    step_is_due,
)
STEP = (match_is_on, first_turn_has_step, step_is_due)

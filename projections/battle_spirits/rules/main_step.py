"""Main step メインステップ: who may act, when, and with which card."""

from typing import Any

from senpu.projections.battle_spirits.plays import CardPlay, EffectPlay, Play
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.declared import Rules
from senpu.projections.shared import identification, record


@BOOK.rule("BS-M0", at="¶1", facts="player turn_player step")
def own_main_step(play: Play) -> bool:
    """メインステップの行動は、ターンプレイヤーが自分のメインステップに行う
    only the turn player acts, in the own main step
    → {turn_player}のメインステップを待つ（今は{step}）
    → wait for the main step of the acting player; now it is {turn_player}'s {step} step
    """
    return play.board.step == "main" and play.action.player == play.board.player


FLASH_EFFECTS = ("flash", "accel", "advent")
"""Effects that have a flash as well as a main timing (digest 5.8, 5.9)."""


@BOOK.rule("BS-M0a", at="magic (digest 5.8)", facts="player turn_player step", source=MANUAL)
def flash_timing(play: EffectPlay) -> bool:
    """フラッシュ効果は自分のメインステップか、アタックステップのフラッシュタイミングに使う
    a flash effect is used in the own main step or at flash timing of an attack step
    → 自分のメインステップかアタックステップで使う（今は{turn_player}の{step}）
    → use it in the own main step or an attack step; now it is {turn_player}'s {step} step
    """
    in_battle = play.effect in FLASH_EFFECTS and play.board.step == "attack"
    return in_battle or (play.board.step == "main" and play.action.player == play.board.player)


match_is_on = BOOK.rule("BS-S0", at="ending (digest 1.5, 9)", source=OURS, option="end_is_final")(
    record.match_is_on
)


@BOOK.rule("BS-S0a", at="setup (digest 1.3)", source=OURS, option="turn_begun_first")
def turn_has_begun(play: Any) -> bool:
    """最初のターンが始まるまで、だれも行動せず、効果も発揮しない
    nobody acts, and no text does anything, before the first turn begins
    → 先にターン1を始める（1.1）
    → begin turn 1 first (1.1)
    """
    return bool(play.board.turn)


@BOOK.rule("BS-X1", at="card texts", source=QUOTED, facts="bars")
def no_text_forbids(play: Play) -> bool:
    """カードの効果がその行動を禁じていない
    no card's text forbids the action
    → {bars}の効果がなくなるまで待つ
    → wait until the text of {bars} no longer applies
    """
    return not play.action.barred


@BOOK.rule("BS-R1", at="record", source=OURS, option="facts_needed", facts="number")
def facts_on_record(play: CardPlay) -> bool:
    """使うカードの印刷内容が記録にある
    the printed facts of the card are on record
    → {number}をカードデータで宣言する
    → declare {number} with its facts, or check the number
    """
    return play.action.card in play.board.book.cards


@BOOK.rule("BS-H1", at="summoning, deploying, using, setting", facts="number zone")
def card_in_hand(play: CardPlay) -> bool:
    """使うカードは手札（許可があれば手元）にある
    the card is in the hand (with permission: at hand 手元)
    → {zone}にあるカードを使う
    → play a card that is in the {zone}
    """
    side, card = play.side, play.action.card
    if play.zone == "tegamoto":
        return card in side.tegamoto
    return card in side.known or len(side.known) < side.hand


@BOOK.rule("BS-M4d", at="card texts (digest 5.8)", source=QUOTED, facts="number step")
def flash_may_be_used_here(play: EffectPlay) -> bool:
    """メインステップに使えないと書かれたフラッシュ効果はメインステップに使えない
    a flash effect whose text excludes the main step is not used there
    → {number}はバトル中に使う
    → use {number} in a battle
    """
    barred = play.effect == "flash" and not play.card.flash_in_main
    return not (barred and play.board.step == "main")


deck_holds_it = identification.deck_holds_it(BOOK, "BS-H2")

IN_MATCH: Rules = (match_is_on, turn_has_begun)
MAIN_STEP = (match_is_on, own_main_step, no_text_forbids)
FLASH = (match_is_on, flash_timing, no_text_forbids)
FROM_HAND = (facts_on_record, card_in_hand, deck_holds_it)

BOOK.permits("BS-M5c", at="¶ flash and main step effects")("""
    効果の使用にコスト支払いは不要だが、指定された条件は満たす必要がある
    using an effect costs nothing, but conditions stated in its text must hold
""")
BOOK.happens("BS-H3", at="article 11-3-1-6 (digest 2)", source=QUOTED)("""
    魔法・能力の解決中のカードはどの領域にもない
    a magic being used is in no zone until it is put away
""")

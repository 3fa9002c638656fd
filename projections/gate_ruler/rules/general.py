"""7-1 and 9-3e: who may act, when, with cards from where; 14-3: what is paid."""

from typing import Any

from senpu.projections.declared import Rules
from senpu.projections.gate_ruler.change_play import ChangePlay
from senpu.projections.gate_ruler.plays import CardPlay, Play
from senpu.projections.gate_ruler.rules import BOOK, FANS, OURS, PLAYERS
from senpu.projections.shared import identification, record

match_is_on = BOOK.rule("GR-1", at="1-4b", source=OURS, option="end_is_final")(record.match_is_on)


@BOOK.rule("9-3b-x", at="6-1a, 9-3b", source=OURS, option="priority_from_turn_1")
def turn_has_begun(play: Any) -> bool:
    """最初のターンが始まるまで、だれも優先権を持たない
    nobody has priority before the first turn begins
    → ターン1を始める（1.1）
    → begin turn 1 first (1.1)
    """
    return bool(play.board.turn)


@BOOK.rule("9-4-x1", at="9-2a, 9-4", source=PLAYERS, option="resolves_all", facts="next_card")
def nothing_is_resolving(play: Any) -> bool:
    """両者が優先権を放棄したら、ゲートにあるものはすべて順に解決し、その間には何も加えられない
    once both have passed, all that is on the gate resolves, and nothing is added in between
    → 次の{next_card}を解決する（>）
    → let the next one resolve: {next_card} (>)
    """
    return not play.board.resolving


deck_holds_it = identification.deck_holds_it(BOOK, "GR-3")


@BOOK.rule("GR-2", at="record", source=OURS, option="facts_needed", facts="number")
def facts_on_record(play: CardPlay) -> bool:
    """使うカードの印刷内容が記録にある
    the printed facts of the card are on record
    → {number}がどのカードかを言い、なければカードデータで宣言する
    → say which card {number} is, and declare it with its facts if they are new
    """
    return play.known


@BOOK.rule("GR-9", at="identification", source=OURS, option="handles_known", facts="number lying")
def card_is_what_lies_there(play: CardPlay) -> bool:
    """すでに分かっているカードを、別のカードとして使わない
    a card that is known is not turned up as another
    → そこにあるのは{lying}
    → what lies there is {lying}, not {number}
    """
    return not play.is_another


@BOOK.rule("GR-12", at="record", source=OURS, option="discounts_named", facts="discount")
def discount_has_source(play: CardPlay) -> bool:
    """コストを軽減するカードを示す
    a cost is lowered by the text of a card that is named
    → 軽減{discount}の出典となるカードを書く
    → name the card whose text takes {discount} off the cost
    """
    return not play.discount or play.discount_source != ""


@BOOK.rule("7-1a", at="7-1a, 9-3e-4", facts="player turn_player step on_gate")
def main_phase_with_empty_gate(play: Play) -> bool:
    """自分のターンのメインフェイズで、ゲートに何もない時に行動する
    the turn player acts, in the own main phase, with nothing on the gate
    → {turn_player}のメインフェイズで、ゲートが空になってから（今は{step}、ゲートに{on_gate}）
    → wait for the acting player's main phase and an empty gate; now it is {turn_player}'s {step}
      phase, {on_gate} on the gate
    """
    board = play.board
    if not board.turn and board.book.options.priority_from_turn_1:
        return True
    own = board.step == "main" and play.action.player == board.player
    return own and not board.gate


@BOOK.rule("9-3e", facts="player priority")
def has_priority(play: Play) -> bool:
    """優先権を持つプレイヤーだけが行動する
    only the player with priority acts
    → 優先権は{priority}にある：{priority}の行動か放棄を待つ
    → priority is with {priority}, who acts or passes first
    """
    return play.board.priority == play.player


@BOOK.rule("1-5a", facts="bars")
def no_text_forbids(play: Play) -> bool:
    """カードの効果がその行動を禁じていない（カードの効果は総合ルールに優先する）
    no card's text forbids the action (card text beats the rules)
    → {bars}の効果が消えるまで待つ
    → wait until the text of {bars} no longer applies
    """
    return not play.action.barred


@BOOK.rule("7-1b", facts="number source")
def card_is_in_hand_or_drive_zone(play: CardPlay) -> bool:
    """領域の表記がなければ、自分の手札かドライブゾーンのカードをプレイする
    unless a zone is named, cards are played from the own hand or drive zone
    → 手札かドライブゾーンにあるカードを選ぶ（{number}は{source}から）
    → choose a card that lies in the own hand or drive zone; {number} was to come from {source}
    """
    return play.source in ("hand", "drive") and play.is_there


@BOOK.rule("3-1a", facts="number source")
def card_lies_there(play: CardPlay | ChangePlay) -> bool:
    """カードは、置かれている領域から動かす
    a card is moved out of the zone it lies in
    → {number}は{source}にない
    → name a card that lies there; {number} is not in {source}
    """
    return play.lies_there


@BOOK.rule("7-1b-1", facts="number overdrive")
def drive_card_is_free(play: CardPlay) -> bool:
    """ドライブゾーンのカードは、関連付けられたオーバードライブ能力がそこにない時だけプレイできる
    a drive-zone card is played only while no overdrive ability linked to it is there
    → 先に{overdrive}をプレイする（k）か取り除く（k-）
    → first play {overdrive} (k) or remove it (k-); then the card may be played
    """
    return play.linked is None


@BOOK.rule("7-2a-2a", facts="number overdrive")
def overdrive_is_settled(play: CardPlay) -> bool:
    """オーバードライブ能力がドライブゾーンにある間、公開したそのカードはプレイできない
    while the overdrive ability is in the drive zone its card is not played from there
    → 先に{overdrive}をプレイする（k）か取り除く（k-）
    → first play {overdrive} (k) or remove it (k-); then the card may be played
    """
    return play.linked is None


@BOOK.rule("14-3", source=FANS, facts="due energy ready")
def cost_is_paid(play: CardPlay) -> bool:
    """プレイする時、ルーラーに応じたコストをエナジーで支払う
    the cost, by the ruler, is paid in energy on playing
    → エナジー{due}をレストする（レスト{energy}、アクト中{ready}）
    → rest {due} energy; {energy} was rested, {ready} ready
    """
    return play.energy == play.due and play.energy <= play.ready


@BOOK.rule("15-3a-1", facts="zone zones")
def zone_exists(play: Any) -> bool:
    """ルーラーにない領域には置けない
    nothing goes to a zone the ruler does not have
    → {zones} から選ぶ。その領域がなければカードは動かない
    → choose a zone of {zones}; without the zone named the card is not moved
    """
    held: bool = play.zone_exists
    return held


@BOOK.rule("7-5a-1", at="7-5a-1, 16-15", facts="number timing")
def event_is_no_open_card(play: CardPlay) -> bool:
    """イベントは、オープンカードでないかぎりセットできる
    events are set unless their timing is open card
    → {number}はオープンカード：セットできない
    → {number} is an open card: play it at once
    """
    open_card = play.kind == "event" and play.timing == "open_card"
    return not open_card or "7-5a-1" in play.set_by


@BOOK.rule("7-5a-2", facts="number kind")
def card_is_settable(play: CardPlay) -> bool:
    """イベントでないカードは、その能力や効果によってだけセットできる
    a card that is no event is set only by its own ability or an effect
    → イベントをセットする（{number}は{kind}）。効果によるなら出典を記録する
    → set an event ({number} is of the kind {kind}), or waive the rule with the card that allows it
    """
    fits = play.missing or not play.on_record or play.kind == "event" or play.card.settable
    return fits or "7-5a-2" in play.set_by


PAID = (discount_has_source, cost_is_paid)
SETTABLE = (event_is_no_open_card, card_is_settable)
IN_MATCH: Rules = (match_is_on, turn_has_begun)
CHAPTER_7 = (*IN_MATCH, main_phase_with_empty_gate, has_priority, no_text_forbids)
ANSWER = (*IN_MATCH, nothing_is_resolving, has_priority, no_text_forbids)
SEEN = (facts_on_record, deck_holds_it)
TOLD = (facts_on_record, card_is_what_lies_there, deck_holds_it)
"""Of a card whose number may be said although it lies there."""
PLAYED = (
    card_is_in_hand_or_drive_zone, card_lies_there, drive_card_is_free, overdrive_is_settled,
)  # fmt: skip

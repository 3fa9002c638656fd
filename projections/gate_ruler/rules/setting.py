"""7-5: cards set face down."""

from senpu.projections.gate_ruler.play import CardPlay, SetPlay
from senpu.projections.gate_ruler.rules import BOOK, FANS, OURS
from senpu.projections.gate_ruler.rules.general import CHAPTER_7, SEEN, cost_is_paid


@BOOK.rule(
    "7-5a",
    "手札か、ドライブゾーンに裏向きのカード1枚を、自分のセットゾーンに置く",
    "a card from hand, or face down in the drive zone, goes to an own set zone",
    at="7-5a",
    facts="number source zone set_zones",
    right=(
        "手札か裏向きのドライブカードを、セットゾーン1～{set_zones}に置く",
        "set a card from hand or a face-down drive card into set zone 1 to {set_zones}",
    ),
)
def card_goes_to_own_set_zone(play: SetPlay) -> bool:
    return play.is_face_down and play.zone_is_open


@BOOK.rule(
    "7-5a-1",
    "イベントは、オープンカードでないかぎりセットできる",
    "events are set unless their timing is open card",
    at="7-5a-1, 16-15",
    facts="number timing",
    right=("{number}はオープンカード：セットできない", "{number} is an open card: play it at once"),
)
def event_is_no_open_card(play: CardPlay) -> bool:
    return play.kind != "event" or play.timing != "open_card"


@BOOK.rule(
    "7-5a-2",
    "イベントでないカードは、その能力や効果によってだけセットできる",
    "a card that is no event is set only by its own ability or an effect",
    at="7-5a-2",
    facts="number kind",
    right=(
        "イベントをセットする（{number}は{kind}）。効果によるなら出典を記録する",
        "set an event ({number} is a {kind}), or waive the rule with the card that allows it",
    ),
)
def card_is_settable(play: CardPlay) -> bool:
    return play.missing or not play.on_record or play.kind == "event" or play.card.settable


@BOOK.rule(
    "7-5a-x1",
    "ルーラーが決める枚数までしか1ターンにセットできない",
    "no more cards a turn are set than the ruler allows",
    at="rulers (digest 1.4)",
    standing="second_hand",
    source=FANS,
    facts="sets sets_allowed",
    right=("1ターンに{sets_allowed}枚まで", "the ruler allows {sets_allowed} a turn"),
)
def sets_are_left(play: SetPlay) -> bool:
    return play.sets_allowed < 0 or play.sets < play.sets_allowed


BOOK.state(
    "7-5a-x2",
    "すでにカードのあるセットゾーンにも置ける。ルール処理で古いカードが墓地に置かれる",
    "an occupied set zone may be set into; the older card goes to the graveyard by rule processing",
    at="U4",
    standing="inferred",
    source=OURS,
    option="set_overwrites",
    force="happens",
)
BOOK.state(
    "7-5a-x3",
    "セットにコストはかからない",
    "setting costs nothing",
    at="U8",
    standing="inferred",
    source=OURS,
    option="setting_is_free",
    force="happens",
)
BOOK.state(
    "7-5b",
    "セットはゲートを使用せず、ただちに実行される",
    "setting does not use the gate and is carried out at once",
    at="7-5b",
    force="happens",
)

SETTABLE = (event_is_no_open_card, card_is_settable)
SET = (
    *CHAPTER_7, *SEEN, card_goes_to_own_set_zone, *SETTABLE, sets_are_left, cost_is_paid,
)  # fmt: skip

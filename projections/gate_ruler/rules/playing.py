"""7-4, 7-6, 7-7, 7-8: fields, events and abilities played; 9-3e-2, 9-3e-3: answers."""

from senpu.projections.gate_ruler.play import CardPlay
from senpu.projections.gate_ruler.play_in_play import AbilityPlay
from senpu.projections.gate_ruler.rules import BOOK, FANS, OURS
from senpu.projections.gate_ruler.rules.general import (
    ANSWER,
    CHAPTER_7,
    PLAYED,
    SEEN,
    TOLD,
    cost_is_paid,
    discount_has_source,
)  # fmt: skip
from senpu.projections.gate_ruler.rules.setting import card_is_settable, event_is_no_open_card

# 7-4 フィールドカードのプレイ


@BOOK.rule(
    "7-4a",
    "プレイするのは、公開されているか手札にあるフィールド1枚",
    "one field, revealed or in hand, is played",
    at="7-4a",
    facts="number kind",
    right=(
        "フィールドを選ぶ。ドライブゾーンのカードは先に公開する（{number}は{kind}）",
        "choose a field; reveal a drive-zone card first ({number} is a {kind})",
    ),
)
def field_is_open(play: CardPlay) -> bool:
    return play.is_a("field") and play.is_open


# 7-6 通常タイミングのイベントの直接プレイ


@BOOK.rule(
    "7-6a",
    "直接プレイするのは、公開されているか手札にある通常タイミングのイベント1枚",
    "one event of normal timing, revealed or in hand, is played directly",
    at="7-6a",
    facts="number kind timing",
    right=(
        "通常タイミングのイベントを選ぶ。裏向きなら先に公開し、ほかのタイミングなら先にセットする"
        "（{number}は{timing}の{kind}）",
        "choose an event of normal timing; reveal it first if it lies face down, set it if its "
        "timing is another ({number} is a {kind}, timing {timing})",
    ),
)
def event_is_normal_and_open(play: CardPlay) -> bool:
    return (play.missing or play.is_normal_event) and play.is_open


@BOOK.rule(
    "7-6a-x",
    "セットゾーンからしかイベントをプレイできないルーラーがある",
    "some rulers play events from set zones only",
    at="rulers (digest 1.4)",
    standing="second_hand",
    source=FANS,
    facts="number",
    right=("{number}を先にセットする", "set {number} first"),
)
def ruler_plays_events_directly(play: CardPlay) -> bool:
    return play.side.ruler.events_from_hand


BOOK.state(
    "7-6a-1",
    "プレイなので、イベントはセットゾーンを介さず直接ゲートに置かれる",
    "being a play, the event goes directly on the gate, past the set zones",
    at="7-6a-1",
    force="happens",
)

# 7-7 通常タイミングの起動能力


def _own_and_paid(play: AbilityPlay) -> bool:
    activated = play.ability is not None and play.ability.kind == "activated"
    return activated and play.energy == play.due and play.energy <= play.ready


ability_is_own_and_paid = BOOK.rule(
    "7-7a",
    "自分が支配者である起動能力1つを、コストを払ってプレイする",
    "one activated ability the player controls is played, its cost paid",
    at="7-7a, 14-1a-1",
    facts="source name due energy ready",
    right=(
        "自分のカードの、まだ使える起動能力を選び、エナジー{due}を払う（アクト中{ready}）",
        "choose an activated ability of an own card that may still be used, and rest {due} energy; "
        "{ready} ready",
    ),
)(lambda play: _own_and_paid(play) and not play.used_up)


@BOOK.rule(
    "7-7a-x",
    "ターン1の能力は1ターンに1回",
    "an ability marked for once a turn is played once a turn",
    at="digest 3.4",
    standing="inferred",
    source=OURS,
    option="once_a_turn_binds",
    facts="source name",
    right=("次のターンを待つ", "wait for the next turn"),
)
def ability_is_unused(play: AbilityPlay) -> bool:
    return not play.used_up


@BOOK.rule(
    "9-3e-3",
    "優先権で使う能力は、自分が支配者の、通常タイミングでない起動能力",
    "an ability played with priority is an own activated one that is not of normal timing",
    at="9-3e-3, 14-8",
    facts="source name timing due energy ready",
    right=(
        "自分の「いつでも」の起動能力を選び、エナジー{due}を払う（アクト中{ready}）",
        "choose an own any-time ability and rest {due} energy; {ready} ready",
    ),
)
def ability_may_answer(play: AbilityPlay) -> bool:
    return play.timing == "any_time" and _own_and_paid(play)


# 7-8 セットゾーンの通常タイミングのイベント


@BOOK.rule(
    "7-8a",
    "自分のセットゾーンに裏向きのイベントをプレイする",
    "an event face down in an own set zone is played",
    at="7-8a",
    facts="number kind",
    right=(
        "自分のセットゾーンのイベントを選ぶ（{number}は{kind}）",
        "choose an event in an own set zone ({number} is a {kind})",
    ),
)
def set_event_is_own(play: CardPlay) -> bool:
    return play.laid is not None and (not play.known or play.kind == "event")


@BOOK.rule(
    "7-8a-x",
    "セットしたターンにはプレイできない",
    "a set card is not played in the turn it was set",
    at="U19",
    standing="inferred",
    source=OURS,
    option="set_cards_wait",
    facts="number set_in_turn",
    right=("次のターンを待つ", "wait for the next turn; {number} was set in turn {set_in_turn}"),
)
def was_set_before(play: CardPlay) -> bool:
    return play.set_in_turn != play.board.turn


@BOOK.rule(
    "9-3e-2",
    "優先権で使うのは、自分のセットゾーンの、通常タイミングでも自動能力扱いでもないカード",
    "a set card played with priority is neither of normal timing nor treated as automatic",
    at="9-3e-2, 14-4b",
    facts="number timing",
    right=(
        "自分のセットゾーンの「いつでも」のカードを選ぶ（{number}は{timing}）",
        "choose an own any-time card; {number} has the timing {timing}",
    ),
)
def set_card_may_answer(play: CardPlay) -> bool:
    return play.laid is not None and play.timing not in ("normal", "automatic")


FIELD = (*CHAPTER_7, *SEEN, *PLAYED, field_is_open, discount_has_source, cost_is_paid)
EVENT = (
    *CHAPTER_7, *TOLD, *PLAYED, event_is_normal_and_open, ruler_plays_events_directly,
    discount_has_source, cost_is_paid,
)  # fmt: skip
SET_CARD = (
    *TOLD, set_event_is_own, was_set_before, event_is_no_open_card, card_is_settable,
    discount_has_source, cost_is_paid,
)  # fmt: skip
SET_EVENT = (*CHAPTER_7, *SET_CARD)
SET_ANSWER = (*ANSWER, set_card_may_answer, *SET_CARD)
ABILITY = (*CHAPTER_7, ability_is_own_and_paid, ability_is_unused)
ABILITY_ANSWER = (*ANSWER, ability_may_answer, ability_is_unused)

"""What the record itself asks: facts on record, counts that agree, cards identified once."""

from senpu.projections.declared import ByItself
from senpu.projections.gate_ruler.play import CardPlay, Play
from senpu.projections.gate_ruler.play_table import (
    CountPlay,
    DeclarePlay,
    IdentityPlay,
    StepPlay,
    TurnPlay,
)  # fmt: skip
from senpu.projections.gate_ruler.rules import BOOK, OURS


@BOOK.rule(
    "GR-1",
    "対戦が終わったあとは行動できない",
    "nobody acts after the end of the match",
    at="1-4b",
    right=("記録を閉じる", "close the record"),
)
def match_is_on(play: Play | TurnPlay | StepPlay) -> bool:
    return not play.board.over


@BOOK.rule(
    "GR-2",
    "使うカードの印刷内容が記録にある",
    "the printed facts of the card are on record",
    at="record",
    standing="inferred",
    source=OURS,
    option="facts_needed",
    facts="number",
    right=(
        "{number}がどのカードかを言い、なければカードデータで宣言する",
        "say which card {number} is, and declare it with its facts if they are new",
    ),
)
def facts_on_record(play: CardPlay) -> bool:
    return play.known


@BOOK.rule(
    "GR-3",
    "登録したデッキの枚数を超えるカードは使えない",
    "no more copies appear than the declared deck holds",
    at="deck lists",
    standing="inferred",
    source=OURS,
    option="deck_lists_bind",
    facts="number copies elsewhere",
    right=(
        "{number}か確かめる：デッキには{copies}枚、すでに{elsewhere}枚が見えている",
        "check that it is {number}: the deck holds {copies}, {elsewhere} are seen elsewhere",
    ),
)
def deck_holds_it(play: CardPlay) -> bool:
    return not play.newly_seen or play.elsewhere < play.copies


@BOOK.rule(
    "GR-4",
    "数えた結果は記録と一致する",
    "what was counted is what the record says",
    at="closing count",
    standing="inferred",
    source=OURS,
    option="counts_agree",
    facts="differing",
    right=(
        "違い：{differing}。数え直すか、直前の行動を見直す（x: で数えた値を採用）",
        "count again or look at the last actions (x: takes the count); different: {differing}",
    ),
)
def count_agrees(play: CountPlay) -> bool:
    return not play.differing


@BOOK.rule(
    "GR-5",
    "特定できるのは、この対戦で置かれた未知のカード",
    "a card is identified that was put down unknown in this match",
    at="identification",
    standing="inferred",
    source=OURS,
    option="handles_known",
    facts="handle",
    right=("{handle}は未知のカードではない", "name an unknown card; {handle} is none"),
)
def handle_is_unknown(play: IdentityPlay) -> bool:
    return play.board.handles.get(play.handle) == "?"


@BOOK.rule(
    "GR-6",
    "特定したカードは登録したデッキにある",
    "the card identified is in the declared deck, with a copy to spare",
    at="identification",
    standing="inferred",
    source=OURS,
    option="deck_lists_bind",
    facts="number copies elsewhere",
    right=(
        "{number}か確かめる：デッキには{copies}枚、すでに{elsewhere}枚が見えている",
        "check that it is {number}: the deck holds {copies}, {elsewhere} are seen elsewhere",
    ),
)
def identity_fits_deck(play: IdentityPlay) -> bool:
    return play.copies < 0 or play.elsewhere < play.copies


@BOOK.rule(
    "GR-9",
    "すでに分かっているカードを、別のカードとして使わない",
    "a card that is known is not turned up as another",
    at="identification",
    standing="inferred",
    source=OURS,
    option="handles_known",
    facts="number lying",
    right=("そこにあるのは{lying}", "what lies there is {lying}, not {number}"),
)
def card_is_what_lies_there(play: CardPlay) -> bool:
    return not play.is_another


@BOOK.rule(
    "GR-10",
    "その場で宣言するカードの印刷内容は読める形で書かれている",
    "the facts of a card declared on the spot can be read",
    at="declaration",
    standing="inferred",
    source=OURS,
    option="declared_facts_read",
    facts="number unreadable",
    right=("{number}の内容を直す：{unreadable}", "mend the facts of {number}: {unreadable}"),
)
def declared_facts_can_be_read(play: DeclarePlay) -> bool:
    return not play.unreadable


@BOOK.rule(
    "GR-11",
    "規則から起こる出来事は、それだけでは記録しない",
    "what follows by rule is not recorded as an action of its own",
    at="record",
    standing="inferred",
    source=OURS,
    option="consequences_follow",
    facts="what",
    right=(
        "{what}を起こした行動か効果を記録する",
        "record the action or the effect that led to {what}",
    ),
)
def stands_by_itself(play: ByItself) -> bool:
    return False


@BOOK.rule(
    "GR-12",
    "コストを軽減するカードを示す",
    "a cost is lowered by the text of a card that is named",
    at="record",
    standing="inferred",
    source=OURS,
    option="discounts_named",
    facts="discount",
    right=(
        "軽減{discount}の出典となるカードを書く",
        "name the card whose text takes {discount} off the cost",
    ),
)
def discount_has_source(play: CardPlay) -> bool:
    return not play.discount or play.discount_source != ""


@BOOK.rule(
    "7-5a-x4",
    "セットされていたと分かったカードは、セットできるカードだった",
    "a card found to have been set was one that may be set",
    at="7-5a-1, 7-5a-2",
    facts="handle number kind timing set_in_turn",
    right=(
        "{number}はセットできない：ターン{set_in_turn}のセットがさかのぼって違反となる",
        "{number} may not be set: setting it in turn {set_in_turn} was illegal, found only now",
    ),
)
def identified_set_card_was_settable(play: IdentityPlay) -> bool:
    return play.set_in_turn == 0 or play.was_settable

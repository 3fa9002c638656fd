"""What the record itself asks: counts that agree, cards identified once, stored verdicts."""

from senpu.projections.battle_spirits.play_table import CountPlay, DeclarePlay, IdentityPlay
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS
from senpu.projections.declared import ByItself


@BOOK.rule(
    "BS-R2",
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
    "BS-R3",
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
    "BS-R4",
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
    "BS-R5",
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
    "BS-R6",
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
    "BS-M7e",
    "バーストとしてセットされていたカードは、バースト効果を持つ（持たなければ負け）",
    "a card that was set as burst has a burst effect; else its player loses",
    at="burst (digest 1.5, 5.12)",
    source=MANUAL,
    facts="handle number",
    right=(
        "{handle}＝{number}にバースト効果はない：セットした行動がさかのぼって反則となる",
        "{handle} = {number} has no burst effect: setting it was illegal, found only now",
    ),
)
def identified_burst_has_effect(play: IdentityPlay) -> bool:
    return play.card.has_burst is not False

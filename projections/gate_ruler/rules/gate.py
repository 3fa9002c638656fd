"""Chapter 9: priority and the gate ゲート; chapter 12: rule processing; what effects may do."""

from senpu.projections.gate_ruler.play_table import ChangePlay, PassPlay, ResolvePlay
from senpu.projections.gate_ruler.rules import BOOK, FANS, FAQ, OURS
from senpu.projections.gate_ruler.rules.general import card_lies_there, match_is_on
from senpu.projections.gate_ruler.rules.summoning import zone_exists


@BOOK.rule(
    "9-3e-1",
    "優先権を持つプレイヤーがそれを放棄できる",
    "the player with priority may give it up",
    at="9-3e-1",
    facts="player priority",
    right=("優先権は{priority}にある", "it is {priority} who may pass"),
)
def passes_own_priority(play: PassPlay) -> bool:
    return play.board.priority == play.player


@BOOK.rule(
    "9-2a",
    "両者が優先権を放棄すると、ゲートの一番上のものが解決する（後入れ先出し）",
    "when both have passed, the last thing put on the gate resolves first",
    at="9-2a, 9-3",
    facts="item top",
    right=("解決するのは{top}", "what resolves next is {top}"),
)
def last_item_resolves(play: ResolvePlay) -> bool:
    return play.item == play.top != "-"


BOOK.state(
    "9-3b",
    "ゲートに加えたあとは、ターンプレイヤーが優先権を得る",
    "after something is put on the gate the turn player has priority",
    at="9-3b, U9",
    standing="inferred",
    source=OURS,
    option="turn_player_first",
    force="happens",
)
BOOK.state(
    "6-3b-x",
    "ゲートが空のまま両者が続けて優先権を放棄すると、メインフェイズが終わる",
    "the main phase ends when both pass in a row with nothing on the gate",
    at="6-3b, 9-3e-1",
    standing="inferred",
    source=OURS,
    option="passes_end_main",
    force="happens",
)
BOOK.state(
    "12-x1",
    "ルール処理：1つのゾーンに2体いれば、先のユニットが墓地に置かれる",
    "rule processing: of two units in a zone the earlier goes to the graveyard",
    at="chapter 12",
    source=FAQ,
    force="happens",
)
BOOK.state(
    "12-4a",
    "ルール処理：ダメージがHP以上のユニットは破壊される",
    "rule processing: a unit with damage of its HP or more is destroyed",
    at="12-4a, 2-11c",
    source=FANS,
    standing="second_hand",
    force="happens",
)
BOOK.state(
    "12-x2",
    "ルール処理：ダメージゾーンがLIFEに達したプレイヤー、デッキが0枚のプレイヤーは負ける",
    "rule processing: a player loses with damage of LIFE, or with no card in the deck",
    at="chapter 12",
    source=FANS,
    standing="second_hand",
    force="happens",
)
BOOK.state(
    "1-4b",
    "ただ1人残ったプレイヤーが勝つ",
    "the only player left wins",
    at="1-4a, 1-4b",
    force="happens",
)
BOOK.state(
    "1-4b-1",
    "ルール処理で同時に負けたら、だれも残らず引き分け",
    "both losing at one rule processing is a draw: nobody is left",
    at="1-4b-1",
    standing="inferred",
    source=OURS,
    option="double_loss_is_draw",
    force="happens",
)


@BOOK.rule(
    "1-5b",
    "できない部分は行わない：デッキにある枚数、エナジーの数まで",
    "what is impossible is not done: no more cards than the deck holds, energy than there is",
    at="1-5b",
    facts="asked there",
    right=("{there}まで（{asked}）", "no more than {there}; {asked} were taken"),
)
def effect_is_possible(play: ChangePlay) -> bool:
    return 0 <= play.asked <= play.there


PASS = (match_is_on, passes_own_priority, zone_exists)
RESOLVE = (match_is_on, last_item_resolves, zone_exists)
DAMAGE = (card_lies_there, effect_is_possible)
RELOCATE = (card_lies_there, zone_exists)
TURN = (card_lies_there,)
DRAW = (effect_is_possible, zone_exists)
DECK = (effect_is_possible,)

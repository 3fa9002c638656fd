"""Moving cores コアの移動 and what it leads to (digest 5.11, 6)."""

from senpu.projections.battle_spirits.play_field import MovePlay
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.battle_spirits.rules.brave import combined_braves_hold_no_cores
from senpu.projections.battle_spirits.rules.cost import cores_are_there, sources_are_not_protected
from senpu.projections.battle_spirits.rules.main_step import PERMISSION


@BOOK.rule(
    "BS-M6",
    "置き直せるのは、自分のリザーブと自分のフィールドのカードの上のコア",
    "cores of the own reserve and own field cards are put anew, among these places",
    at="¶ cores",
    facts="closed_place closed_target",
    right=(
        "リザーブと自分のフィールドの間で動かす（不可：{closed_place} {closed_target}）",
        "move between reserve and own field cards; closed: {closed_place} {closed_target}",
    ),
)
def places_are_open(play: MovePlay) -> bool:
    given = len(play.givers) + ("reserve" in play.taken) == len(play.taken)
    return given and len(play.takers) + play.targets.count("reserve") == len(play.targets)


@BOOK.rule(
    "BS-M6a",
    "ソウルコアも通常のコアと同様に、それが置かれた場所から置き直せる（入れ替えも可）",
    "the soul core is put anew like any other, from where it lies; it may be swapped",
    at="¶ cores, first point",
    facts="soul_place souls_astray",
    right=(
        "ソウルコアは{soul_place}から動かす",
        "move the soul core from where it lies: {soul_place}",
    ),
)
def soul_core_moves_from_its_place(play: MovePlay) -> bool:
    return not any(move.soul for move in play.action.moves) or not play.souls_astray


@BOOK.rule(
    "BS-M6b",
    "創界神・創界石ネクサスの上のコアは置き直せず、そこへ置くこともできない",
    "cores on grandwalker and grandstone nexuses stay, and none are put there",
    at="¶ cores, second point",
    facts="sealed_place sealed_target",
    right=(
        "ほかのカードで動かす（不可：{sealed_place} {sealed_target}）",
        "leave these nexuses out: {sealed_place} {sealed_target}",
    ),
)
def sealed_nexuses_are_left_alone(play: MovePlay) -> bool:
    return all(card.card.takes_cores for card in (*play.givers, *play.takers))


@BOOK.rule(
    "BS-M6d",
    "1個も動かさない移動は行動ではない",
    "moving no core is no action",
    at="digest 5.11",
    source=OURS,
    standing="inferred",
    option="empty_moves_refused",
    right=("1個以上動かす", "move one core or more to another place"),
)
def something_moves(play: MovePlay) -> bool:
    moves = play.action.moves
    return bool(moves) and all(move.n > 0 and move.source != move.target for move in moves)


BOOK.state(
    "BS-M6c",
    "Lv1を維持できないスピリット、Lv3を維持できないアルティメットは消滅する",
    "a spirit below Lv1, an ultimate below Lv3, is depleted",
    at="¶ cores, third point",
    force="happens",
)
BOOK.state(
    "BS-M6e",
    "一度に行う移動は同時。途中の不足では消滅しない",
    "moves made at once are simultaneous; nothing is depleted on the way",
    at="digest 5.11",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)
BOOK.state(
    "BS-M6f",
    "フィールドを離れるカードは先に動き、その上のコアは持ち主のリザーブに置く",
    "a card that leaves goes first, its cores then go to the owner's reserve",
    at="digest 6.3",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)

MOVE = (
    *PERMISSION, something_moves, places_are_open, soul_core_moves_from_its_place,
    sealed_nexuses_are_left_alone, combined_braves_hold_no_cores, sources_are_not_protected,
    cores_are_there,
)  # fmt: skip

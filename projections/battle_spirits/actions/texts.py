"""What a text or a judge's remedy did: typed changes obey conservation and zones (digest 2, 6)."""

from functools import partial

from msgspec.structs import replace

from senpu.events.battle_spirits import EffectResolved, RulingGiven
from senpu.events.battle_spirits import changes as did
from senpu.projections.battle_spirits import changes
from senpu.projections.battle_spirits.board import UNKNOWN, Board
from senpu.projections.battle_spirits.change_play import ChangePlay
from senpu.projections.battle_spirits.plays import new_handle, new_id, soul_use
from senpu.projections.battle_spirits.recent import moments
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.main_step import IN_MATCH
from senpu.projections.declared import ANY_TIME, TextPlay, filled


@BOOK.rule("BS-X2", at="cores (digest 6)", source=MANUAL, facts="place asked there")
def effect_cores_are_there(play: ChangePlay) -> bool:
    """効果で動かすコアは、その場所にあるだけ
    an effect moves no more cores than lie at the place
    → {place}には{there}個（{asked}個）
    → {place} has {there}, {asked} are moved
    """
    return play.least <= play.asked <= play.there


@BOOK.rule("BS-X2a", at="cores (digest 2, 7.1)", source=MANUAL, facts="target")
def effect_cores_have_a_place(play: ChangePlay) -> bool:
    """効果でコアを置く先は、コアを置ける場所（合体しているブレイヴには置かない）
    an effect puts cores where cores lie (not on a combined brave, but on its host)
    → {target}ではなく、場のカードか領域を指定する
    → name a zone or a field card, not {target}
    """
    return play.target_is_open


@BOOK.rule("BS-X2b", at="soul core (digest 6.5)", source=QUOTED, facts="soul_place place")
def effect_soul_core_is_there(play: ChangePlay) -> bool:
    """効果で動かすソウルコアは、それが置かれている場所から動かす
    an effect moves the soul core from where it lies
    → ソウルコアは{soul_place}から動かす
    → move the soul core from where it lies: {soul_place}
    """
    return play.soul_is_there


@BOOK.rule("BS-X3", at="soul core (digest 6.5)", source=QUOTED, facts="soul_place target")
def soul_core_stays_out(play: ChangePlay) -> bool:
    """ソウルコアはライフ、ボイド、創界神・創界石ネクサス、相手の場所には置けない
    the soul core does not go to life, void, grandwalker, grandstone or to the other player
    → 通常のコアを動かす（ソウルコアは{soul_place}、{target}には置けない）
    → move normal cores only; {target} is closed to the soul core
    """
    return not play.takes_soul or play.target_takes_soul


@BOOK.rule("BS-X4", at="zones (digest 2)", source=MANUAL, facts="card zone")
def effect_card_is_there(play: ChangePlay) -> bool:
    """効果で動かすカードは、その領域にある
    an effect moves a card that is in the zone named
    → {card}は{zone}にない
    → {card} is not in the {zone}
    """
    return play.card_is_there


@BOOK.rule("BS-X5", at="digest 1.5", source=QUOTED, facts="asked there")
def deck_has_cards(play: ChangePlay) -> bool:
    """デッキにある枚数より多くは引けず、破棄できない
    no more cards are drawn or trashed than the deck holds
    → デッキは{there}枚（{asked}枚）
    → the deck holds {there}, {asked} are taken
    """
    return 0 < play.asked <= play.there


@BOOK.rule("BS-X6", at="digest 4", source=QUOTED, facts="card state")
def card_can_be_turned(play: ChangePlay) -> bool:
    """すでに疲労しているカードを疲労させることはできない
    a card that is exhausted already is not exhausted again
    → 別のカードを選ぶ（{card}はすでに{state}）
    → choose another card; {card} is {state} already
    """
    return play.state != play.wanted


@BOOK.rule("BS-X7", at="digest 8.1", source=QUOTED, facts="card minimum placed")
def fielded_card_stands(play: ChangePlay) -> bool:
    """フィールドに出すカードには維持できるコアを置く
    a card put on the field gets the cores that hold it
    → {minimum}個以上置く（{placed}個）
    → place {minimum} or more; placed {placed}
    """
    return play.placed >= play.minimum


@BOOK.rule("BS-X8", at="digest 5.0.3", source=QUOTED, facts="place")
def effect_cores_are_not_protected(play: ChangePlay) -> bool:
    """効果で取り除けないコアは、効果でも動かせない
    cores that a text protects are not moved by effects either
    → {place}のコアは取り除けない
    → the cores of {place} cannot be removed
    """
    return not play.protected


@BOOK.rule("BS-X7a", at="digest 3.7, 5.8", source=MANUAL, facts="card kind")
def no_magic_is_fielded(play: ChangePlay) -> bool:
    """マジックのカードはフィールドに出ない
    a magic card never lies on the field
    → {card}の効果でしたことを書く（使うなら m）
    → write what the effects of {card} did (to use it: m)
    """
    return play.kind != "magic"


BOOK.permits("BS-X9", at="card texts", source=OURS)("""
    カードの効果は記録者が出典とともに申告し、その行動に限り規則を除外できる
    a card's text is asserted by the scribe with its source, and may waive a rule for one action
""")


@BOOK.action(EffectResolved)
class Resolve(TextPlay):
    """When it may be, and its changes, are judged."""

    when = IN_MATCH

    @staticmethod
    def evolve(board: Board, event: EffectResolved | RulingGiven) -> Board:
        board = replace(board, recent=(*board.recent, *moments(event)))
        return changes.carried_out(board, event.effects)


@BOOK.action(RulingGiven)
class GiveRuling(Resolve):
    """A judge rules at any time; the changes of a remedy are judged."""

    when = ANY_TIME


def shifted(board: Board, change: did.CoresShifted) -> did.CoresShifted:
    """Cores moved by a text: the soul core."""
    side = board.sides[change.player]
    said = "pay" if change.soul else ""
    return filled(change, soul=soul_use(side, {change.source: change.n}, {}, said) == "pay")


def fielded(board: Board, change: did.CardFielded) -> did.CardFielded:
    """A card put on the field by a text: its name there, the soul core."""
    side = board.sides[change.player]
    soul = soul_use(side, {}, change.place, "place" if change.soul else "") == "place"
    return filled(change, id=new_id(board, change.player, change.card), soul=soul)


def moved(board: Board, change: did.CardMoved) -> did.CardMoved:
    """A card moved by a text: a handle, if it is set as burst unseen."""
    unseen = change.card.startswith(UNKNOWN) and change.card not in board.handles
    return filled(change, card=new_handle(board)) if unseen and change.target == "burst" else change


CORES = (
    effect_cores_are_there, effect_soul_core_is_there, soul_core_stays_out,
    effect_cores_are_not_protected,
)  # fmt: skip

enter = partial(BOOK.change, play=ChangePlay, movers=changes.CHANGES)
enter(did.CoresShifted, effect_cores_have_a_place, *CORES, complete=shifted)
enter(did.CardMoved, effect_card_is_there, complete=moved)
enter(
    did.CardFielded,
    effect_card_is_there,
    no_magic_is_fielded,
    fielded_card_stands,
    *CORES,
    complete=fielded,
)
enter(did.DeckDrawn, deck_has_cards)
enter(did.DeckTrashed, deck_has_cards)
enter(did.CardTurned, effect_card_is_there, card_can_be_turned)
enter(did.LevelCostSet, effect_card_is_there)
enter(did.CoresProtected, effect_card_is_there)
enter(did.BraveParted, effect_card_is_there)

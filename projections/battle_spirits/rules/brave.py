"""Braves ブレイヴ and their hosts, however the brave is put there (digest 5.3 to 5.6, 7)."""

from typing import Any

from senpu.projections.battle_spirits.braves import OntoFacts
from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, QUOTED


@BOOK.rule("BS-B1", at="brave", source=MANUAL, facts="host_name")
def host_is_own(play: OntoFacts) -> bool:
    """合体する対象は自分のフィールドのカード
    the host is an own card on the field
    → 自分のフィールドのカードを選ぶ
    → choose a card on the own field
    """
    return not play.host_name or play.onto is not None


@BOOK.rule(
    "BS-B2",
    at="brave (digest 3.5, 5.3)",
    source=MANUAL,
    facts="brave_number host_name host_kind host_cost condition",
)
def condition_fits(play: OntoFacts) -> bool:
    """合体する対象は合体条件を満たす（タイプの指定がなければスピリット）
    the host fits the brave condition (spirits, if it names no type)
    → 合体条件「{condition}」に合う対象を選ぶ（{host_name}はコスト{host_cost}の{host_kind}）
    → choose a host that fits: {condition}; {host_name} is of the kind {host_kind}, cost {host_cost}
    """
    host = play.onto
    return host is None or brave_fits(play.brave, host, play.slot)


@BOOK.rule("BS-B3", at="digest 5.3, 7.1", source=QUOTED, facts="host_name host_braves")
def host_has_room(play: OntoFacts) -> bool:
    """1体に合体できるブレイヴは1枚まで
    one brave a host
    → {host_braves}を先に分離するか、別の対象を選ぶ
    → separate {host_braves} first, or choose another host
    """
    return not play.host_braves or play.swaps


@BOOK.rule("BS-B4", at="digest 7.1", source=QUOTED, facts="host_name")
def host_is_no_brave(play: OntoFacts) -> bool:
    """スピリット状態のブレイヴには合体できない
    a brave in spirit state is no host
    → ブレイヴでない対象を選ぶ
    → choose a host that is no brave
    """
    return play.onto is None or play.onto.card.type != "brave"


@BOOK.rule("BS-B8a", at="brave (digest 7.1)", source=MANUAL, facts="laden_brave")
def combined_braves_hold_no_cores(play: Any) -> bool:
    """合体しているブレイヴの上にコアは置けない（コアは合体先に置く）
    no cores lie on a combined brave; they lie on its host
    → {laden_brave}ではなく、その合体先に置く
    → put the cores on the host of {laden_brave} instead
    """
    return not play.laden_brave


HOST = (host_is_own, condition_fits, host_has_room, host_is_no_brave)

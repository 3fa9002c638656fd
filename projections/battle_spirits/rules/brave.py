"""Braves ブレイヴ: combining 合体, separating 分離, exchanging 交換 (digest 5.3 to 5.6, 7)."""

from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.play_card import SummonPlay
from senpu.projections.battle_spirits.play_field import Aftermath, BravePlay, MovePlay
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.cost import SOURCES, soul_core_is_there
from senpu.projections.battle_spirits.rules.main_step import PERMISSION

OntoPlay = SummonPlay | BravePlay


def combines(play: OntoPlay) -> bool:
    """Whether the action puts a brave on a host at all."""
    return bool(play.host_name)


@BOOK.rule(
    "BS-B1",
    "合体する対象は自分のフィールドのカード",
    "the host is an own card on the field",
    at="brave",
    source=MANUAL,
    facts="host_name",
    right=("自分のフィールドのカードを選ぶ", "choose a card on the own field"),
)
def host_is_own(play: OntoPlay) -> bool:
    return not combines(play) or play.onto is not None


@BOOK.rule(
    "BS-B2",
    "合体する対象は合体条件を満たす（タイプの指定がなければスピリット）",
    "the host fits the brave condition (spirits, if it names no type)",
    at="brave (digest 3.5, 5.3)",
    source=MANUAL,
    facts="brave_number host_name host_kind host_cost condition",
    right=(
        "合体条件「{condition}」に合う対象を選ぶ（{host_name}はコスト{host_cost}の{host_kind}）",
        "choose a host that fits: {condition}; {host_name} is a {host_kind} of cost {host_cost}",
    ),
)
def condition_fits(play: OntoPlay) -> bool:
    host = play.onto
    return host is None or brave_fits(play.brave, host, play.slot)


@BOOK.rule(
    "BS-B3",
    "1体に合体できるブレイヴは1枚まで",
    "one brave a host",
    at="digest 5.3, 7.1",
    source=QUOTED,
    standing="second_hand",
    facts="host_name host_braves",
    right=(
        "{host_braves}を先に分離するか、別の対象を選ぶ",
        "separate {host_braves} first, or choose another host",
    ),
)
def host_has_room(play: OntoPlay) -> bool:
    return not play.host_braves or play.swaps


@BOOK.rule(
    "BS-B3a",
    "交換先は合体していない対象（2体のブレイヴの入れ替えは分離と合体で行う）",
    "an exchange goes to a host without a brave (two braves are swapped by separating, combining)",
    at="U3 (digest 5.6)",
    source=OURS,
    standing="inferred",
    option="host_must_be_free",
    facts="host_name host_braves",
    right=(
        "{host_braves}を先に分離するか、別の対象を選ぶ",
        "separate {host_braves} first, or choose another host",
    ),
)
def host_is_free(play: BravePlay) -> bool:
    return not play.swaps


@BOOK.rule(
    "BS-B4",
    "スピリット状態のブレイヴには合体できない",
    "a brave in spirit state is no host",
    at="digest 7.1",
    source=QUOTED,
    standing="second_hand",
    facts="host_name",
    right=("ブレイヴでない対象を選ぶ", "choose a host that is no brave"),
)
def host_is_no_brave(play: OntoPlay) -> bool:
    return play.onto is None or play.onto.card.type != "brave"


@BOOK.rule(
    "BS-B5",
    "そのブレイヴの支払いで維持できなくなるカードには直接合体できない",
    "a host emptied by paying for its own direct brave is no host",
    at="U8",
    source=OURS,
    standing="inferred",
    option="emptied_host_refused",
    facts="host_name host_left host_minimum",
    right=(
        "{host_name}に{host_minimum}個以上残す（残り{host_left}）",
        "leave {host_minimum} or more on {host_name}; {host_left} would be left",
    ),
)
def host_survives_payment(play: SummonPlay) -> bool:
    return play.onto is None or play.host_left >= play.onto.minimum


@BOOK.rule(
    "BS-M2a",
    "合体できるのは、自分のフィールドにあるスピリット状態のブレイヴ",
    "a brave in spirit state on the own field is combined",
    at="¶ brave",
    facts="brave_name",
    right=("スピリット状態のブレイヴを選ぶ", "choose a brave in spirit state"),
)
def brave_is_uncombined(play: BravePlay) -> bool:
    brave = play.brave_card
    return brave is not None and brave.card.type == "brave" and _has_free_slot(play)


def _has_free_slot(play: BravePlay) -> bool:
    """A brave with two hosts 異魔神 may take its second one (digest 7.5)."""
    brave = play.brave_card
    if brave is None or not brave.hosts:
        return brave is not None
    free = len(brave.hosts) < 2 and play.slot not in brave.slots
    return brave.card.two_hosts and free and play.host_name not in brave.hosts


@BOOK.rule(
    "BS-M2b",
    "分離できるのは、自分のフィールドで合体しているブレイヴ",
    "a combined brave on the own field is separated",
    at="¶ brave",
    facts="brave_name",
    right=("合体しているブレイヴを選ぶ", "choose a combined brave"),
)
def brave_is_combined(play: BravePlay) -> bool:
    brave = play.brave_card
    return brave is not None and play.leaving in brave.hosts


@BOOK.rule(
    "BS-M2c",
    "交換は、合体しているブレイヴを別の対象へ移す",
    "an exchange moves a combined brave to another host",
    at="¶ brave",
    facts="brave_name host_name",
    right=(
        "合体しているブレイヴと別の対象を選ぶ",
        "choose a combined brave and a host other than its own",
    ),
)
def brave_changes_host(play: BravePlay) -> bool:
    brave = play.brave_card
    return brave is not None and play.leaving in brave.hosts and play.host_name not in brave.hosts


@BOOK.rule(
    "BS-B6",
    "分離するブレイヴにはLv1のコアを置く",
    "a separated brave gets the cores of its Lv1",
    at="digest 5.5, U2",
    source=QUOTED,
    standing="inferred",
    option="separation_needs_cores",
    facts="brave_name minimum placed",
    right=("{minimum}個以上置く（{placed}個）", "place {minimum} or more; placed {placed}"),
)
def separated_brave_stands(play: BravePlay) -> bool:
    return play.placed >= play.still_needed


BOOK.state(
    "BS-B7",
    "合体したカードは、どちらかが疲労（重疲労）していれば疲労（重疲労）する",
    "if either part is exhausted (heavily), the combined card is",
    at="digest 5.4, 7.4",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)
BOOK.state(
    "BS-B8",
    "ブレイヴの上のコアは合体先に置かれる",
    "the cores of a brave move to its host",
    at="brave (digest 5.4)",
    source=MANUAL,
    force="happens",
)
BOOK.state(
    "BS-B8b",
    "コアを置けない合体先（創界神・創界石）なら、ブレイヴの上のコアはリザーブに置かれる",
    "if the host takes no cores (grandwalker, grandstone), those of its brave go to the reserve",
    at="digest 3.6, 7.6",
    source=OURS,
    standing="inferred",
    force="happens",
)


@BOOK.rule(
    "BS-B8a",
    "合体しているブレイヴの上にコアは置けない（コアは合体先に置く）",
    "no cores lie on a combined brave; they lie on its host",
    at="brave (digest 7.1)",
    source=MANUAL,
    facts="laden_brave",
    right=(
        "{laden_brave}ではなく、その合体先に置く",
        "put the cores on the host of {laden_brave} instead",
    ),
)
def combined_braves_hold_no_cores(play: BravePlay | MovePlay) -> bool:
    return not play.laden_brave


BOOK.state(
    "BS-B9",
    "合体先がフィールドを離れる時、ブレイヴはLv1のコアを置けば残せる。置かなければトラッシュへ",
    "when the host leaves, its brave stays on cores for its Lv1, or goes to the trash",
    at="digest 7.3",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)


@BOOK.rule(
    "BS-B9a",
    "残すブレイヴは、離れる合体先を持ち、Lv1のコアを自分のリザーブかフィールドから受け取る",
    "a brave that is to stay loses its host and gets the cores of its Lv1 from own cores",
    at="digest 7.3, U21, U24",
    source=QUOTED,
    standing="second_hand",
    facts="unkept",
    right=(
        "{unkept}：合体先が離れ、Lv1のコアが足りる時だけ残せる",
        "{unkept} stays only if its host leaves and cores for its Lv1 are put on it",
    ),
)
def kept_braves_can_stay(play: Aftermath) -> bool:
    return not play.unkept


BOOK.state(
    "BS-B10",
    "左右の合体条件を持つブレイヴ（異魔神）は左右1体ずつに合体し、両方にシンボルを加える",
    "a brave with a left and a right condition has a host on each side and lends both its symbols",
    at="digest 7.5",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)
BOOK.state(
    "BS-B11",
    "合体先が合体条件に合わなくなった（2体のうち1体を失った）ブレイヴはそこから分離する。Lv1のコアがなければトラッシュへ",
    "a brave comes apart from a host that no longer fits, or that it lost while it has another; "
    "without cores for its Lv1 it goes to the trash",
    at="digest 7.2, 7.5",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)
BOOK.state(
    "BS-B12",
    "合体スピリットのレベルと消滅は合体先のLvコストだけで決まる",
    "level and depletion of a combined card follow the host's lines only",
    at="brave (digest 6.1, 7.1)",
    source=MANUAL,
    force="happens",
)
BOOK.state(
    "BS-B13",
    "交換してもコアは元の合体先に残る",
    "in an exchange the cores stay on the old host",
    at="U16",
    source=OURS,
    standing="inferred",
    force="happens",
)

COMBINE = (
    *PERMISSION, brave_is_uncombined, host_is_own, condition_fits, host_has_room, host_is_no_brave,
)  # fmt: skip
SEPARATE = (
    *PERMISSION, brave_is_combined, *SOURCES, soul_core_is_there, separated_brave_stands,
    combined_braves_hold_no_cores,
)  # fmt: skip
EXCHANGE = (
    *PERMISSION, brave_changes_host, host_is_own, condition_fits, host_has_room, host_is_free,
    host_is_no_brave,
)  # fmt: skip

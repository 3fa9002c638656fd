"""Summoning 召喚 and deploying 配置."""

from senpu.projections.battle_spirits.conditions import met
from senpu.projections.battle_spirits.play_card import SummonPlay
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.battle_spirits.rules.brave import (
    condition_fits,
    host_has_room,
    host_is_no_brave,
    host_is_own,
    host_survives_payment,
)  # fmt: skip
from senpu.projections.battle_spirits.rules.cost import PAYMENT
from senpu.projections.battle_spirits.rules.main_step import FROM_HAND, PERMISSION


@BOOK.rule(
    "BS-M1",
    "召喚できるのはスピリット、アルティメット、ブレイヴのカード",
    "spirits, ultimates and braves are summoned",
    at="¶ summoning",
    facts="number kind proper",
    right=(
        "{number}は{kind}なので、代わりに{proper}",
        "{proper} it instead: {number} is a {kind}",
    ),
)
def is_summonable(play: SummonPlay) -> bool:
    return play.card.type in ("spirit", "ultimate", "brave")


@BOOK.rule(
    "BS-M1a",
    "召喚するカードに最低でもLv1（アルティメットはLv3）のコアを置く",
    "at least the cores of Lv1 (ultimate: Lv3) are placed on the summoned card",
    at="¶ summoning",
    facts="minimum placed",
    right=("{minimum}個以上置く（{placed}個）", "place {minimum} or more; placed {placed}"),
)
def lowest_level_is_covered(play: SummonPlay) -> bool:
    return bool(play.action.onto) or play.placed >= play.card.minimum


BOOK.state(
    "BS-M1b",
    "コストを払えるなら、1ターンの召喚回数にもフィールドの数にも制限はない",
    "no limit on summons a turn nor on spirits and ultimates on the field",
    at="¶ summoning, first point",
    force="permits",
)


@BOOK.rule(
    "BS-M1c",
    "アルティメットは召喚条件を満たしていないと召喚できない",
    "an ultimate needs its summoning condition",
    at="¶ summoning, second point",
    facts="number",
    right=(
        "{number}の召喚条件を先に満たす（カードを見せた時に確認）",
        "meet the summoning condition of {number} first; it is checked when the card is shown",
    ),
)
def summoning_condition_is_met(play: SummonPlay) -> bool:
    condition = play.card.summon_condition
    return condition is None or met(play.side, condition)


@BOOK.rule(
    "BS-M1d",
    "直接合体できるのはブレイヴだけ",
    "only a brave is directly combined",
    at="¶ summoning, third point",
    facts="number kind proper",
    right=(
        "{number}は{kind}なので、代わりに{proper}",
        "{proper} it instead: {number} is a {kind}",
    ),
)
def combines_as_brave(play: SummonPlay) -> bool:
    return not play.action.onto or play.card.type == "brave"


@BOOK.rule(
    "BS-M1e",
    "直接合体するブレイヴ自身にはコアを置かない",
    "no cores are placed on a directly combined brave; they lie on its host",
    at="brave (digest 5.3, 7.1)",
    source=QUOTED,
    standing="second_hand",
    facts="placed host_name",
    right=("コアは{host_name}に置く", "put cores on {host_name} instead"),
)
def combined_brave_takes_no_cores(play: SummonPlay) -> bool:
    return not play.action.onto or play.placed == 0


@BOOK.rule(
    "BS-C9",
    "転召を持つカードは、指定コスト以上の自分のスピリットを選び、そのコアを置いて消滅させる",
    "a card with transmigration 転召 needs an own spirit of the stated cost to give up",
    at="digest 5.0.7",
    standing="second_hand",
    source=QUOTED,
    facts="needed_cost victim_cost",
    right=(
        "コスト{needed_cost}以上の自分のスピリットを選ぶ（<名前）",
        "name an own spirit of cost {needed_cost} or more to give up (<name)",
    ),
)
def transmigration_is_given(play: SummonPlay) -> bool:
    text, victim = play.card.transmigration, play.victim
    if text is None:
        return not play.action.transmigrate
    if victim is None or victim.kind != "spirit" or victim.protected:
        return False
    return play.victim_cost >= text.min_cost


@BOOK.rule(
    "BS-C9a",
    "転召で選んだスピリットのコアは、召喚するカードに置けない（先にすべて移る）",
    "the cores of the spirit given up are gone before cores are placed on the new card",
    at="digest 5.0.7",
    standing="second_hand",
    source=QUOTED,
    facts="victim_name",
    right=("{victim_name}以外から置く", "place cores from elsewhere than {victim_name}"),
)
def victim_holds_nothing_up(play: SummonPlay) -> bool:
    return play.victim is None or play.victim.id not in play.action.place


@BOOK.rule(
    "BS-C9b",
    "ソウルコアはボイドに置けないので、ソウルコアの置かれたスピリットはボイドへの転召に選べない",
    "a spirit holding the soul core is not given up to the void, where that core may not go",
    at="digest 6.5",
    standing="inferred",
    source=OURS,
    option="soul_bars_transmigration",
    facts="victim_name soul_place",
    right=(
        "先にソウルコア（{soul_place}）を動かすか、支払いに使う",
        "move the soul core (at {soul_place}) first, or pay with it",
    ),
)
def soul_core_is_kept_from_void(play: SummonPlay) -> bool:
    return not play.voids_soul


@BOOK.rule(
    "BS-M3",
    "配置できるのはネクサスのカード",
    "nexuses are deployed",
    at="¶ deploying",
    facts="number kind proper",
    right=(
        "{number}は{kind}なので、代わりに{proper}",
        "{proper} it instead: {number} is a {kind}",
    ),
)
def is_deployable(play: SummonPlay) -> bool:
    return play.card.type == "nexus"


BOOK.state(
    "BS-M3d",
    "ネクサスに置くコアは任意。Lv1にコアが必要なネクサスは、足りなければ消滅する",
    "cores on a nexus are optional; one whose Lv1 asks for cores it does not get is depleted",
    at="¶ deploying (digest 5.7)",
    force="happens",
)


BOOK.state(
    "BS-M3a",
    "コストを払えるなら、1ターンの配置回数に制限はない",
    "no limit on deployments a turn",
    at="¶ deploying, first point",
    force="permits",
)
BOOK.state(
    "BS-M3b",
    "フィールドに配置できるネクサスの数に制限はない",
    "no limit on nexuses on the field",
    at="¶ deploying, first point",
    force="permits",
)


@BOOK.rule(
    "BS-M3c",
    "創界神・創界石ネクサスには、配置時にコアを置けない",
    "grandwalker and grandstone nexuses take no cores at deployment",
    at="¶ deploying, second point",
    facts="number placed",
    right=("{number}にはコアを置かない", "place no cores on {number}"),
)
def sealed_nexus_takes_no_cores(play: SummonPlay) -> bool:
    return play.card.takes_cores or play.placed == 0


@BOOK.rule(
    "BS-H4",
    "手元のネクサスは配置できない",
    "a nexus at hand 手元 is not deployed",
    at="U17",
    standing="inferred",
    source=QUOTED,
    option="nexus_from_tegamoto_refused",
    facts="number zone",
    right=("{number}を手札から配置する", "deploy {number} from the hand"),
)
def nexus_comes_from_hand(play: SummonPlay) -> bool:
    return play.zone == "hand"


HOST = (host_is_own, condition_fits, host_has_room, host_is_no_brave, host_survives_payment)
SUMMON = (
    *PERMISSION, is_summonable, *FROM_HAND, summoning_condition_is_met, combines_as_brave, *HOST,
    transmigration_is_given, victim_holds_nothing_up, soul_core_is_kept_from_void, *PAYMENT,
    lowest_level_is_covered, combined_brave_takes_no_cores,
)  # fmt: skip
DEPLOY = (
    *PERMISSION, is_deployable, *FROM_HAND, nexus_comes_from_hand, *PAYMENT,
    sealed_nexus_takes_no_cores,
)  # fmt: skip

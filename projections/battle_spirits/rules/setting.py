"""Setting a burst バースト and a mirage ミラージュ (digest 5.12, 5.13)."""

from senpu.projections.battle_spirits.play_card import BurstActivation, BurstPlay, MiragePlay
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.cost import (
    PAYMENT,
    SOURCES,
    burst_set_is_free,
    mirage_cost_is_paid,
    not_overpaid,
    soul_core_is_there,
)  # fmt: skip
from senpu.projections.battle_spirits.rules.main_step import (
    FROM_HAND,
    PERMISSION,
    deck_holds_it,
    match_is_on,
)  # fmt: skip


@BOOK.rule(
    "BS-M7",
    "バーストのセットはターンに1回",
    "a burst is set once a turn",
    at="¶ burst",
    right=("次の自分のターンを待つ", "wait for the next own turn"),
)
def first_burst_of_turn(play: BurstPlay) -> bool:
    return not play.side.burst_set


@BOOK.rule(
    "BS-M7b",
    "セットするのはバースト効果を持つカード",
    "the card set has a burst effect",
    at="¶ burst",
    facts="number",
    right=(
        "バースト効果を持つカードをセットする（{number}にはない）",
        "set a card that has a burst effect; {number} has none",
    ),
)
def card_has_burst(play: BurstPlay) -> bool:
    return play.card is None or play.card.has_burst is not False


@BOOK.rule(
    "BS-M7c",
    "バーストは手札からセットする",
    "a burst is set from the hand",
    at="¶ burst",
    facts="number",
    right=("手札のカードをセットする", "set a card from the hand"),
)
def burst_comes_from_hand(play: BurstPlay) -> bool:
    side, number = play.side, play.action.card
    if play.card is None or number not in side.known:
        return len(side.known) < side.hand if play.card else side.hand > 0
    return True


BOOK.state(
    "BS-M7d",
    "すでにあるバーストは表向きでトラッシュに置かれる",
    "a burst set before goes face up to the trash",
    at="burst (digest 5.12)",
    source=MANUAL,
    force="happens",
)


@BOOK.rule(
    "BS-M8",
    "ミラージュのセットはターンに1回",
    "a mirage is set once a turn",
    at="¶ mirage",
    right=("次の自分のターンを待つ", "wait for the next own turn"),
)
def first_mirage_of_turn(play: MiragePlay) -> bool:
    return not play.side.mirage_set


@BOOK.rule(
    "BS-M8b",
    "セットするのはミラージュ効果を持つカード",
    "the card set has a mirage effect",
    at="¶ mirage",
    facts="number",
    right=(
        "ミラージュ効果を持つカードをセットする（{number}にはない）",
        "set a card that has a mirage effect; {number} has none",
    ),
)
def card_has_mirage(play: MiragePlay) -> bool:
    return play.card.mirage is not None


@BOOK.rule(
    "BS-M8c",
    "ミラージュは手札からセットする",
    "a mirage is set from the hand",
    at="¶ mirage",
    facts="zone",
    right=("手札のカードをセットする", "set a card from the hand, not from the {zone}"),
)
def mirage_comes_from_hand(play: MiragePlay) -> bool:
    return play.zone == "hand"


BOOK.state(
    "BS-M7f",
    "効果でセットしたバーストは、ターンに1回のセットに数えない",
    "a burst set by an effect does not use up the set of the turn",
    at="U5 (digest 5.12)",
    source=OURS,
    standing="inferred",
    force="permits",
    option="effect_burst_counts",
)
BOOK.state(
    "BS-M8e",
    "効果でセットしたミラージュは、ターンに1回のセットに数えない",
    "a mirage set by an effect does not use up the set of the turn",
    at="digest 5.13",
    source=QUOTED,
    standing="second_hand",
    force="permits",
    option="effect_mirage_counts",
)
BOOK.state(
    "BS-M8d",
    "すでにあるミラージュは手札に戻る",
    "a mirage set before returns to the hand",
    at="digest 5.13",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)


@BOOK.rule(
    "BS-M9",
    "発動できるのはセットされているバースト",
    "the burst that is activated is the one set",
    at="burst (digest 8.1)",
    source=MANUAL,
    facts="set_burst number",
    right=(
        "セットされているのは{set_burst}",
        "set is {set_burst}; identify it first if it is another card",
    ),
)
def burst_is_set(play: BurstActivation) -> bool:
    return bool(play.side.burst) and play.number == play.side.burst


@BOOK.rule(
    "BS-M9a",
    "発動したバーストはバーストエリアを離れる（フィールドに出すのは効果）",
    "an activated burst leaves the burst area (onto the field by an effect)",
    at="burst (digest 8.1)",
    source=MANUAL,
    facts="number",
    right=(
        "{number}をフィールドに出す効果も書く",
        "say how {number} is put on the field, as an effect of it",
    ),
)
def activated_burst_leaves(play: BurstActivation) -> bool:
    return play.action.target != "field" or play.fielded


BURST = (
    *PERMISSION, first_burst_of_turn, card_has_burst, burst_comes_from_hand, deck_holds_it,
    burst_set_is_free, *SOURCES, soul_core_is_there,
)  # fmt: skip
MIRAGE = (
    *PERMISSION, first_mirage_of_turn, *FROM_HAND, card_has_mirage, mirage_comes_from_hand,
    mirage_cost_is_paid, not_overpaid, *PAYMENT[2:],
)  # fmt: skip
ACTIVATE = (match_is_on, burst_is_set, activated_burst_leaves)

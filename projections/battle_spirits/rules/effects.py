"""Magic マジック and the effects of other cards (digest 5.8 to 5.10)."""

from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.conditions import fits
from senpu.projections.battle_spirits.play_card import EffectPlay, MagicPlay
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.battle_spirits.rules.cost import PAYMENT
from senpu.projections.battle_spirits.rules.main_step import (
    FLASH_PERMISSION,
    FROM_HAND,
    PERMISSION,
    card_in_hand,
    deck_holds_it,
    facts_on_record,
)  # fmt: skip


def has_any_effect(card: Card) -> bool:
    """Whether a magic has a main or a flash effect, as far as its facts are stated."""
    return (card.has_flash, card.has_main) != (False, False)


@BOOK.rule(
    "BS-M4",
    "「使用」できる手札のカードはマジック",
    "magics are used from hand",
    at="¶ magic",
    facts="number kind proper",
    right=(
        "{number}は{kind}なので、代わりに{proper}",
        "{proper} it instead: {number} is a {kind}",
    ),
)
def is_magic(play: MagicPlay) -> bool:
    return play.card.type == "magic"


@BOOK.rule(
    "BS-M4a",
    "マジックは持っているメイン効果かフラッシュ効果のどちらか一方を発揮する",
    "a magic's main or its flash effect is used, one that it has",
    at="¶ magic",
    facts="number effect",
    right=(
        "{number}に{effect}効果はない。もう一方の効果（/m、/f）を選ぶ",
        "choose the other effect (/m, /f): {number} has no {effect} effect",
    ),
)
def magic_has_effect(play: MagicPlay) -> bool:
    card, chosen = play.card, "has_flash" if play.effect == "flash" else "has_main"
    return getattr(card, chosen) is not False or not has_any_effect(card)


@BOOK.rule(
    "BS-M4c",
    "メイン効果もフラッシュ効果もないマジックは手札から使用できない",
    "a magic with neither main nor flash effect is not used from hand",
    at="digest 5.8",
    source=OURS,
    standing="inferred",
    option="magic_needs_effect",
    facts="number",
    right=("バーストかミラージュとしてセットする", "set it as burst or mirage"),
)
def magic_has_any_effect(play: MagicPlay) -> bool:
    return has_any_effect(play.card)


BOOK.state(
    "BS-M4b",
    "使用したマジックは、効果を解決したのちトラッシュに置く",
    "a magic goes to the trash after its effect is resolved",
    at="¶ magic",
    force="happens",
)


@BOOK.rule(
    "BS-M4d",
    "メインステップに使えないと書かれたフラッシュ効果はメインステップに使えない",
    "a flash effect whose text excludes the main step is not used there",
    at="card texts (digest 5.8)",
    source=QUOTED,
    standing="second_hand",
    facts="number step",
    right=("{number}はバトル中に使う", "use {number} in a battle"),
)
def flash_may_be_used_here(play: MagicPlay | EffectPlay) -> bool:
    barred = play.effect == "flash" and not play.card.flash_in_main
    return not (barred and play.board.step == "main")


@BOOK.rule(
    "BS-M5a",
    "マジック以外のフラッシュ効果も、持っているカードのものを使用できる",
    "flash effects of other cards are used if the card has one",
    at="¶ flash effects",
    facts="number",
    right=(
        "フラッシュ効果を持つカードを選ぶ（{number}にはない）",
        "choose a card that has a flash effect; {number} has none",
    ),
)
def card_has_flash(play: EffectPlay) -> bool:
    return play.effect != "flash" or play.is_of_mirage or play.card.has_flash is not False


@BOOK.rule(
    "BS-M5b",
    "『自分のメインステップ』の任意効果も、持っているカードのものを使用できる",
    "optional 'own main step' effects are used if the card has one",
    at="¶ main step effects",
    facts="number step",
    right=(
        "『自分のメインステップ』の効果を持つカードを選ぶ（{number}にはない）",
        "choose a card with an 'own main step' effect; {number} has none",
    ),
)
def card_has_main_step_effect(play: EffectPlay) -> bool:
    has_one = play.is_of_mirage or play.card.has_main_step_effect is not False
    return play.effect != "main_step" or has_one


@BOOK.rule(
    "BS-M5d",
    "使う効果は、自分のフィールドのカードか、自分のセットしたミラージュのもの",
    "the effect used is of a card on the own field or of the own set mirage",
    at="¶ flash effects, ¶ mirage",
    facts="number",
    right=(
        "自分のフィールドのカードか、セットしたミラージュを選ぶ",
        "choose a card on the own field or the mirage that is set",
    ),
)
def effect_source_is_own(play: EffectPlay) -> bool:
    return play.user is not None or play.is_of_mirage


@BOOK.rule(
    "BS-M5h",
    "自身のコアを使う効果は、そのために自身が消滅するなら使えない",
    "an effect that takes cores from its own card is not used if that depletes the card",
    at="digest 5.10",
    source=QUOTED,
    standing="second_hand",
    facts="number minimum user_left",
    right=(
        "{number}に{minimum}個以上残す（残り{user_left}）",
        "leave {minimum} or more on {number}; {user_left} would be left",
    ),
)
def user_survives_its_effect(play: EffectPlay) -> bool:
    return not play.user_gives or play.user_left >= play.minimum


@BOOK.rule(
    "BS-M5e",
    "アクセルは、アクセルを持つ手札のカードをそのコストで使う",
    "accel is used from hand, by a card that has it, for its own cost",
    at="digest 5.9",
    source=QUOTED,
    standing="second_hand",
    facts="number zone",
    right=("アクセルを持つ手札のカードを選ぶ", "choose a card in hand that has accel"),
)
def accel_is_there(play: EffectPlay) -> bool:
    return play.card.accel is not None and play.zone == "hand"


BOOK.state(
    "BS-M5i",
    "煌臨元のカードは、煌臨したカードがフィールドを離れる時トラッシュに置く",
    "what lies below an advent goes to the trash when the card on it leaves the field",
    at="digest 5.9",
    source=OURS,
    standing="inferred",
    force="happens",
    option="advent_stack_to_trash",
)
BOOK.state(
    "BS-M5g",
    "アクセルを使ったカードは、効果のあと表向きで手元に置く",
    "a card whose accel was used goes face up to the tegamoto after its effect",
    at="digest 5.9",
    source=QUOTED,
    standing="second_hand",
    force="happens",
)


@BOOK.rule(
    "BS-M5f",
    "煌臨は、自分のソウルコアをトラッシュに置き、自分のスピリットかアルティメットに重ねる",
    "advent puts the own soul core in the trash and lies on an own spirit or ultimate",
    at="digest 5.9",
    source=QUOTED,
    standing="second_hand",
    facts="number soul_place",
    right=(
        "ソウルコア（{soul_place}）を払い、重ねるカードを選ぶ",
        "pay the soul core (at {soul_place}) and name the card it lies on",
    ),
)
def advent_is_paid(play: EffectPlay) -> bool:
    under = play.field.get(play.action.onto)
    paid = play.soul == "pay" and play.paid == 1
    return paid and under is not None and under.kind in ("spirit", "ultimate")


@BOOK.rule(
    "BS-M5k",
    "煌臨するのは、煌臨を持つスピリットかアルティメットのカード",
    "a spirit or ultimate that has advent is put by advent",
    at="digest 5.9",
    source=QUOTED,
    standing="second_hand",
    facts="number kind",
    right=(
        "煌臨を持つカードを選ぶ（{number}は{kind}）",
        "choose a card that has advent ({number} is a {kind})",
    ),
)
def card_has_advent(play: EffectPlay) -> bool:
    return play.card.type in ("spirit", "ultimate") and play.card.has_advent is not False


@BOOK.rule(
    "BS-M5l",
    "煌臨で重ねる相手は、煌臨条件を満たす",
    "what it lies on meets the condition of its advent",
    at="digest 5.9",
    source=QUOTED,
    standing="second_hand",
    facts="number onto_name",
    right=(
        "煌臨条件に合うカードを選ぶ（{onto_name}は合わない）",
        "choose a card the advent names; {onto_name} does not fit",
    ),
)
def advent_condition_fits(play: EffectPlay) -> bool:
    under, condition = play.field.get(play.action.onto), play.card.advent
    return under is None or condition is None or any(fits(t, under) for t in condition.any_of)


MAGIC = (
    is_magic, *FROM_HAND, magic_has_effect, magic_has_any_effect, flash_may_be_used_here, *PAYMENT,
)  # fmt: skip
MAGIC_MAIN = (*PERMISSION, *MAGIC)
MAGIC_FLASH = (*FLASH_PERMISSION, *MAGIC)
EFFECT = (
    effect_source_is_own, card_has_flash, card_has_main_step_effect,
    flash_may_be_used_here, *PAYMENT, user_survives_its_effect,
)  # fmt: skip
EFFECT_MAIN = (*PERMISSION, *EFFECT)
EFFECT_FLASH = (*FLASH_PERMISSION, *EFFECT)
ACCEL = (
    *FLASH_PERMISSION, facts_on_record, card_in_hand, deck_holds_it, accel_is_there, *PAYMENT,
)  # fmt: skip
ADVENT = (
    *FLASH_PERMISSION, facts_on_record, card_in_hand, deck_holds_it, card_has_advent,
    advent_is_paid, advent_condition_fits, *PAYMENT[2:],
)  # fmt: skip

"""Cost コスト and payment (digest 5.0.1 to 5.0.6)."""

from senpu.projections.battle_spirits.plays import CardPlay, Play
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.waiting import nothing_waits_for_depletion

BOOK.happens("BS-C1", at="digest 5.0.1", source=QUOTED)("""
    コストはカードを見せた時に確定する：印刷値、次に効果による増減
    the cost is fixed when the card is shown: printed, then changed by texts
""")
BOOK.happens("BS-C2", at="cost (digest 5.0.2)", source=MANUAL)("""
    軽減は色ごとに、軽減シンボルと自分のフィールドの同色シンボルの少ない方。省略できない
    each colour reduces by its icons or the own field's symbols, whichever is fewer; always
""")
BOOK.happens("BS-C2a", at="digest 5.0.2", source=QUOTED)("""
    全の軽減シンボルは、ほかで使っていない色シンボルで軽減する
    an icon for any colour 全 takes a colour symbol not used otherwise
""")
BOOK.happens("BS-C2c", at="U13 (digest 5.0.2)", source=OURS, option="any_takes_ultimate")("""
    全の軽減シンボルに極・神のシンボルは使えない
    an icon for any colour 全 takes no symbol 極 or 神
""")
BOOK.happens("BS-C2b", at="digest 5.0.2", source=MANUAL)("""
    極・神の軽減シンボルは極・神のシンボルだけで軽減する
    icons 極 and 神 are reduced by symbols 極 and 神 only
""")
BOOK.happens("BS-C3", at="digest 5.0.1", source=QUOTED)("""
    余分なコストは軽減のあとに足す
    a surcharge is added after reduction
""")


@BOOK.rule(
    "BS-C4",
    at="cost (digest 5.0.1)",
    source=MANUAL,
    facts="total_cost reduced surcharge payable paid",
)
def cost_is_covered(play: CardPlay) -> bool:
    """支払コストより少なく払えない
    no less than the payable cost is paid
    → {payable}個払う（コスト{total_cost}－軽減{reduced}＋追加{surcharge}）。支払は{paid}
    → pay {payable} (cost {total_cost} - reduction {reduced} + {surcharge}); paid {paid}
    """
    return play.paid >= play.payable


@BOOK.rule(
    "BS-C4a",
    at="article 2-3-3 (digest 5.0.2)",
    source=QUOTED,
    option="exact_payment",
    facts="total_cost reduced surcharge payable paid",
)
def not_overpaid(play: CardPlay) -> bool:
    """支払コストより多く払えない（軽減は任意ではない）
    no more than the payable cost is paid (reduction is not optional)
    → {payable}個払う（コスト{total_cost}－軽減{reduced}＋追加{surcharge}）。支払は{paid}
    → pay {payable} (cost {total_cost} - reduction {reduced} + {surcharge}); paid {paid}
    """
    return play.paid <= play.payable


@BOOK.rule("BS-C5", at="cost (digest 5.0.3)", source=MANUAL, facts="closed_place")
def sources_are_open(play: Play) -> bool:
    """コアは自分のリザーブか自分のフィールドのカードからだけ使う
    cores come from the own reserve and own field cards only
    → {closed_place}ではなく、リザーブか自分のフィールドから使う
    → take them from the reserve or own field cards, not from {closed_place}
    """
    return play.closed is None


@BOOK.rule("BS-C5a", at="digest 5.0.3, U23", source=QUOTED, facts="sealed_place")
def sources_are_not_sealed(play: Play) -> bool:
    """創界神・創界石ネクサスの上のコアは支払いにも維持にも使えない
    cores on grandwalker and grandstone nexuses are not used
    → {sealed_place}以外から使う
    → take them from elsewhere than {sealed_place}
    """
    return not play.sealed_place


@BOOK.rule("BS-C5b", at="digest 5.0.3", source=QUOTED, facts="protected_place")
def sources_are_not_protected(play: Play) -> bool:
    """効果で取り除けないコアは使えない
    cores that a text protects are not used
    → {protected_place}以外から使う
    → take them from elsewhere than {protected_place}
    """
    return not play.protected_place


@BOOK.rule("BS-C5c", at="cost (digest 5.0.3)", source=MANUAL, facts="short_place asked there")
def cores_are_there(play: Play) -> bool:
    """ある場所から、そこにあるより多くのコアは使えない
    no place gives more cores than lie there
    → {short_place}には{there}個、{asked}個必要
    → take no more than {there} from {short_place} (asked: {asked}); place fewer, or name another
      own place, p… or +…
    """
    return play.short is None


@BOOK.rule("BS-C5d", at="soul core (digest 5.0.3, 6.5)", source=MANUAL, facts="soul_place")
def soul_core_is_there(play: CardPlay) -> bool:
    """ソウルコアは、それが置かれている場所からだけ使う
    the soul core is used only from where it lies
    → ソウルコアは{soul_place}から使う
    → use the soul core from where it lies: {soul_place}
    """
    if not play.soul:
        return True
    pool = play.action.pay if play.soul == "pay" else getattr(play.action, "place", {})
    return pool.get(play.side.soul, 0) > 0


BOOK.happens("BS-C6", at="digest 5.0.4", source=MANUAL)("""
    払ったコアはソウルコアも含めて自分のコアトラッシュに置く
    paid cores, the soul core too, go to the own core trash
""")
BOOK.happens("BS-C7", at="digest 5.0.5", source=MANUAL)("""
    召喚・配置したカードに置くコアはコストではなく、軽減されない
    cores placed on the new card are no part of the cost and are not reduced
""")
BOOK.happens("BS-C8", at="digest 5.0.6", source=QUOTED)("""
    支払いや配置で維持できなくなったカードは、効果の解決後にトラッシュへ置く
    a card emptied by payment or placement leaves after everything is resolved
""")

TAKEN = (
    sources_are_open, sources_are_not_sealed, sources_are_not_protected, cores_are_there,
    soul_core_is_there, nothing_waits_for_depletion,
)  # fmt: skip
PAYMENT = (cost_is_covered, not_overpaid, *TAKEN)

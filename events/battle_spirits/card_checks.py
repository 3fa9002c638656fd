"""What printed facts of a Battle Spirits card cannot be, and what is probably a slip.

A fault keeps a card out of the catalogue, since rules would rest on it; a doubt does not.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from senpu.events.battle_spirits.cards import Card, SummonCondition, Trait
from senpu.events.cards.checks import NAMELESS, Check, below_zero, found, within
from senpu.events.cards.forms import Fault, fault

MOST_CORES = 50
"""More than this no field card ever holds."""
LOWEST = {"spirit": 1, "ultimate": 3, "brave": 1, "nexus": 1}
"""The level a kind of card begins with (digest 0.3)."""
SIGNED = ("brave_bp", "bp_plus", "copies")
"""Numbers that may be below 0, or of which more is said."""


def faults(card: Card) -> Iterable[Fault]:
    """Why the card cannot be used."""
    yield from below_zero(card, SIGNED)
    yield from _level_lines(card)
    yield from found(_FAULTS, card)


def doubts(card: Card) -> Iterable[Fault]:
    """What is probably a slip."""
    yield from found(_DOUBTS, card)
    for cores in (line.cores for line in card.levels if line.cores > MOST_CORES):
        en = f"with {cores} cores on a level; is that BP?"
        yield fault("levels", f"コア{cores}個のLvです（BPでは？）", en)
    yield from _out_of_kind(card)
    yield from _text_beside_none(card)


def doubts_together(cards: Mapping[str, Card]) -> Iterable[tuple[str, Fault]]:
    """A family that a condition asks for and no card of the file has; each is said once."""
    known = {family for card in cards.values() for family in card.family}
    for number, card in cards.items():
        for field in ("brave_condition", "summon_condition", "advent"):
            inner = (fact for _, fact in within(getattr(card, field)))
            for family in (trait.family for trait in inner if isinstance(trait, Trait)):
                if family and family not in known:
                    known.add(family)
                    ja = f"系統「{family}」のカードがありません"
                    yield number, fault(field, ja, f"no card here is of the family {family}")


def _has_sides(card: Card) -> bool:
    condition = card.brave_condition
    return bool(condition and condition.left and condition.right)


def _level_lines(card: Card) -> Iterator[Fault]:
    lowest = LOWEST.get(card.type)
    if card.type in ("spirit", "ultimate", "brave") and not card.levels:
        ja = f"Lv{lowest}の行がありません（置くコアの数が決まりません）"
        yield fault("levels", ja, f"lacks Lv{lowest}: how many cores it needs is unknown")
    elif card.levels and lowest not in (None, card.levels[0].level):
        first = card.levels[0].level
        en = f"begins with Lv{first}, should be Lv{lowest}"
        yield fault("levels", f"最初の行はLv{lowest}のはずですがLv{first}です", en)
    for low, high in pairwise(card.levels):
        if low.level >= high.level or low.cores >= high.cores:
            before, after = (f"Lv{line.level} ({line.cores})" for line in (low, high))
            ja = f"{before} の次の {after} が増えていません"
            yield fault("levels", ja, f"{after} does not rise above {before}")


def _bp_falls(card: Card) -> bool:
    bps = [line.bp for line in card.levels if line.bp is not None]
    return bps != sorted(bps)


def _differs_combined(card: Card) -> bool:
    added = {line.bp_plus for line in card.brave_levels}
    return card.brave_bp is not None and bool(added) and card.brave_bp not in added


def _unusable(card: Card) -> bool:
    effects = (card.has_main, card.has_flash, card.has_burst)
    return card.type == "magic" and effects == (False, False, False) and not card.mirage


def _odd_grandwalker(card: Card) -> bool:
    return card.subtype in ("grandwalker", "grandstone") and card.type != "nexus"


_ONLY: Mapping[str, str] = {
    "brave_condition": "brave", "brave_bp": "brave", "brave_levels": "brave",
    "two_hosts": "brave", "summon_condition": "ultimate",
}  # fmt: skip


def _out_of_kind(card: Card) -> Iterator[Fault]:
    for field in (field for field, kind in _ONLY.items() if card.type != kind):
        if getattr(card, field):
            ja = f"種類が{card.type}なのに述べられています"
            yield fault(field, ja, f"stated of a {card.type}")


def _text_beside_none(card: Card) -> Iterator[Fault]:
    effects = ("has_burst", "has_main", "has_flash", "mirage", "accel")
    told = next((field for field in effects if getattr(card, field)), "")
    if card.no_effect_text and told:
        ja, en = f"効果なしなのに {told} があります", f"although {told} is stated"
        yield fault("no_effect_text", ja, en)


_FAULTS: tuple[Check[Card], ...] = (
    (lambda card: card.copies < 1,
     "copies", "{0.copies}枚は入れられません", "allows {0.copies} copies"),
    (lambda card: card.two_hosts and card.brave_condition is not None and not _has_sides(card),
     "brave_condition", "左右の条件が必要です", "needs a condition left and right"),
)  # fmt: skip

_DOUBTS: tuple[Check[Card], ...] = (
    (lambda card: not card.colors,
     "colors", "色がありません", "states no colour"),
    (lambda card: len(set(card.colors)) < len(card.colors),
     "colors", "同じ色が重複しています", "states a colour twice"),
    (lambda card: card.type == "ultimate" and any(s != "ultimate" for s in card.symbols),
     "symbols", "アルティメットに極以外のシンボル", "of an ultimate are not ultimate"),
    (lambda card: card.type == "magic" and bool(card.levels),
     "levels", "マジックにLvはありません", "on a magic: is it another kind of card?"),
    (lambda card: card.type == "magic" and bool(card.symbols),
     "symbols", "マジックにシンボルはありません", "on a magic, which never is fielded"),
    (lambda card: card.type == "nexus" and any(line.bp is not None for line in card.levels),
     "levels", "ネクサスにBPはありません", "with BP on a nexus"),
    (lambda card: card.type == "nexus" and not card.levels,
     "levels", "Lvの行がありません", "are not stated"),
    (lambda card: card.type == "nexus" and card.minimum > 0,
     "levels", "ネクサスのLv1はふつうコア0です", "with a Lv1 above 0 cores on a nexus"),
    (_bp_falls,
     "levels", "BPが下がっています", "with a BP that falls"),
    (_odd_grandwalker,
     "subtype", "創界神・創界石はネクサスですが種類は{0.type}です",
     "{0.subtype} is a kind of nexus, not of {0.type}"),
    (lambda card: card.type == "brave" and card.brave_condition is None,
     "brave_condition", "合体条件がありません（合体条件を確認しません）",
     "is not stated; every host will be accepted"),
    (lambda card: card.type == "ultimate" and card.summon_condition in (None, SummonCondition()),
     "summon_condition", "召喚条件がありません（召喚条件を確認しません）",
     "is not stated; none will be asked for"),
    (lambda card: _has_sides(card) and not card.two_hosts,
     "two_hosts", "左右の条件があります", "is not stated, but left and right are"),
    (_differs_combined,
     "brave_bp", "brave_levels と違います", "differs from brave_levels"),
    (_unusable,
     "has_main", "使える効果がありません", "nor flash, burst or mirage: unusable"),
    NAMELESS,
    (lambda card: sum(card.reduction.values()) > card.cost,
     "reduction", "コストより多い軽減です", "lowers by more than the cost"),
)  # fmt: skip

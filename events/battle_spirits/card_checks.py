"""What printed facts of a Battle Spirits card cannot be, and what is probably a slip.

A fault keeps a card out of the catalogue, since rules would rest on it; a doubt does not.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from senpu.events.battle_spirits.cards import Card, SummonCondition, Trait
from senpu.events.cards.checks import found, impossible, like, nearly_others, within
from senpu.events.cards.forms import Fault, fault, read_parts
from senpu.events.text import table

Checks = Mapping[str, Callable[[Card], object]]
TEXTS = table(Path(__file__).parent / "data" / "card_checks.tsv")
"""What is said where a check of the same name holds."""
MOST_CORES = 50
"""More than this no field card ever holds."""
MOST_COST, HIGHEST_LEVEL, LEAST_BP, MOST_BP, MOST_SYMBOLS = 20, 6, 100, 99_999, 6
"""Beyond these nothing was ever printed."""
LOWEST = {"spirit": 1, "ultimate": 3, "brave": 1, "nexus": 1}
"""The level a kind of card begins with (digest 0.3)."""
SIGNED = ("brave_bp", "bp_plus", "copies")
"""Numbers that may be below 0, or of which more is said."""


def faults(card: Card) -> Iterable[Fault]:
    """Why the card cannot be used."""
    yield from impossible(card, SIGNED)
    yield from _level_lines(card)
    yield from found(FAULTS, TEXTS, card)


def doubts(card: Card) -> Iterable[Fault]:
    """What is probably a slip."""
    yield from found(DOUBTS, TEXTS, card)
    for cores in (line.cores for line in card.levels if line.cores > MOST_CORES):
        en = f"with {cores} cores on a level; is that BP?"
        yield fault("levels", f"コア{cores}個のLvです（BPでは？）", en)
    yield from _out_of_kind(card)
    yield from _text_beside_none(card)


def doubts_together(cards: Mapping[str, Card]) -> Iterable[tuple[str, Fault]]:
    """A family nearly that of others, or that a condition asks for and no card of the file has."""
    yield from nearly_others(cards, "family", lambda card: card.family)
    known = {family for card in cards.values() for family in card.family}
    for number, card in cards.items():
        for field in ("brave_condition", "summon_condition", "advent"):
            inner = (fact for _, fact in within(getattr(card, field)))
            for family in (trait.family for trait in inner if isinstance(trait, Trait)):
                if family and family not in known:
                    other = like(family, known)
                    known.add(family)
                    ja, en = (
                        (f"（近いもの：{other}）", f" (nearest: {other})") if other else ("", "")
                    )
                    ja = f"系統「{family}」のカードがありません{ja}"
                    yield number, fault(field, ja, f"no card here is of the family {family}{en}")


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


FAULTS: Checks = {
    "copies of none": lambda card: card.copies < 1,
    "brave_condition on one side": lambda card: (
        card.two_hosts and card.brave_condition is not None and not _has_sides(card)
    ),
}

DOUBTS: Checks = {
    "colors missing": lambda card: not card.colors,
    "colors twice": lambda card: len(set(card.colors)) < len(card.colors),
    "symbols of an ultimate": lambda card: (
        card.type == "ultimate" and any(s != "ultimate" for s in card.symbols)
    ),
    "levels of a magic": lambda card: card.type == "magic" and card.levels,
    "symbols of a magic": lambda card: card.type == "magic" and card.symbols,
    "levels with BP": lambda card: (
        card.type == "nexus" and any(line.bp is not None for line in card.levels)
    ),
    "levels missing": lambda card: card.type == "nexus" and not card.levels,
    "levels above none": lambda card: card.type == "nexus" and card.minimum > 0,
    "levels with falling BP": _bp_falls,
    "subtype of another kind": _odd_grandwalker,
    "brave_condition missing": lambda card: card.type == "brave" and card.brave_condition is None,
    "summon_condition missing": lambda card: (
        card.type == "ultimate" and card.summon_condition in (None, SummonCondition())
    ),
    "two_hosts missing": lambda card: _has_sides(card) and not card.two_hosts,
    "brave_bp otherwise": _differs_combined,
    "has_main nor else": _unusable,
    "burst_condition without burst": lambda card: card.burst_condition and not card.has_burst,
    "name missing": lambda card: not (card.name or card.name_en),
    "family with a sign": lambda card: any(len(read_parts(name)) != 1 for name in card.family),
    "cost beyond print": lambda card: card.cost > MOST_COST,
    "symbols beyond print": lambda card: max(card.symbols.values(), default=0) > MOST_SYMBOLS,
    "levels beyond print": lambda card: any(line.level > HIGHEST_LEVEL for line in card.levels),
    "levels with a gap": lambda card: any(
        high.level > low.level + 1 for low, high in pairwise(card.levels)
    ),
    "levels without BP": lambda card: (
        card.type in ("spirit", "ultimate") and any(line.bp is None for line in card.levels)
    ),
    "levels with odd BP": lambda card: any(
        line.bp is not None and not LEAST_BP <= line.bp <= MOST_BP for line in card.levels
    ),
    "reduction above the cost": lambda card: sum(card.reduction.values()) > card.cost,
}

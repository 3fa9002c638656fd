"""What printed facts of a Battle Spirits card cannot be, and what is probably a slip.

A fault keeps a card out of the catalogue, since rules would rest on it; a doubt does not.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, cast

import msgspec
from msgspec import Struct

from senpu.events.battle_spirits.cards import Card, OwnCost, SummonCondition, Trait
from senpu.events.cards.forms import Fault, fault

MOST_CORES = 50
"""More than this no field card ever holds."""
LOWEST = {"spirit": 1, "ultimate": 3, "brave": 1, "nexus": 1}
"""The level a kind of card begins with (digest 0.3)."""


def faults(card: Card) -> Iterable[Fault]:
    """Why the card cannot be used."""
    yield from _negative_numbers(card)
    yield from _level_lines(card)
    if card.copies < 1:
        yield fault("copies", f"{card.copies}枚は入れられません", f"allows {card.copies} copies")
    if card.two_hosts and not (card.brave_condition is None or _has_sides(card)):
        ja, en = "左右の条件が必要です", "needs a condition left and right"
        yield fault("brave_condition", ja, en)


def doubts(card: Card) -> Iterable[Fault]:
    """What is probably a slip."""
    for check in (_doubtful_colours, _doubtful_levels, _out_of_kind, _not_stated, _no_text):
        yield from check(card)
    if not card.name and not card.name_en:
        yield fault("name", "名前がありません", "is not stated")
    if sum(card.reduction.values()) > card.cost:
        yield fault("reduction", "コストより多い軽減です", "lowers by more than the cost")


def doubts_together(cards: Mapping[str, Card]) -> Iterable[tuple[str, Fault]]:
    """A family that a condition asks for and no card of the file has; each is said once."""
    known = {family for card in cards.values() for family in card.family}
    for number, card in cards.items():
        for field in ("brave_condition", "summon_condition", "advent"):
            for family in (trait.family for trait in _traits(getattr(card, field))):
                if family and family not in known:
                    known.add(family)
                    ja = f"系統「{family}」のカードがありません"
                    yield number, fault(field, ja, f"no card here is of the family {family}")


def _traits(fact: Any) -> Iterator[Trait]:
    """Every trait a condition speaks of."""
    if isinstance(fact, Trait):
        yield fact
    elif isinstance(fact, Struct):
        for inner in msgspec.structs.astuple(fact):
            yield from _traits(inner)
    elif isinstance(fact, tuple):
        for inner in cast(tuple[object, ...], fact):
            yield from _traits(inner)


def _has_sides(card: Card) -> bool:
    condition = card.brave_condition
    return bool(condition and condition.left and condition.right)


def _numbers(card: Card) -> Iterator[tuple[str, int]]:
    """Every number that is never below 0, with its field."""
    yield "cost", card.cost
    yield from (("reduction", n) for n in card.reduction.values())
    yield from (("symbols", n) for n in card.symbols.values())
    yield from (("levels", n) for line in card.levels for n in (line.cores, line.bp or 0))
    yield from (("brave_levels", line.cores) for line in card.brave_levels)
    yield from _own_cost("mirage", card.mirage)
    yield from _own_cost("accel", card.accel)
    if card.transmigration:
        yield "transmigration", card.transmigration.min_cost
    if card.limited and card.limited.max_copies is not None:
        yield "limited", card.limited.max_copies


def _own_cost(field: str, own: OwnCost | None) -> Iterator[tuple[str, int]]:
    if own:
        yield from ((field, n) for n in (own.cost, *own.reduction.values()))


def _negative_numbers(card: Card) -> Iterator[Fault]:
    for field, n in _numbers(card):
        if n < 0:
            yield fault(field, f"{n}は負の数です", f"{n} is below 0")


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


def _doubtful_colours(card: Card) -> Iterator[Fault]:
    if not card.colors:
        yield fault("colors", "色がありません", "states no colour")
    if len(set(card.colors)) < len(card.colors):
        yield fault("colors", "同じ色が重複しています", "states a colour twice")
    if card.type == "ultimate" and any(symbol != "ultimate" for symbol in card.symbols):
        yield fault(
            "symbols", "アルティメットに極以外のシンボル", "of an ultimate are not ultimate"
        )


def _doubtful_levels(card: Card) -> Iterator[Fault]:
    if card.type == "magic" and card.levels:
        yield fault("levels", "マジックにLvはありません", "on a magic: is it another kind of card?")
    if card.type == "magic" and card.symbols:
        yield fault(
            "symbols", "マジックにシンボルはありません", "on a magic, which never is fielded"
        )
    if card.type == "nexus" and any(line.bp is not None for line in card.levels):
        yield fault("levels", "ネクサスにBPはありません", "with BP on a nexus")
    if card.type == "nexus" and not card.levels:
        yield fault("levels", "Lvの行がありません", "are not stated")
    if card.type == "nexus" and card.minimum > 0:
        yield fault(
            "levels", "ネクサスのLv1はふつうコア0です", "with a Lv1 above 0 cores on a nexus"
        )
    for cores in (line.cores for line in card.levels):
        if cores > MOST_CORES:
            en = f"with {cores} cores on a level; is that BP?"
            yield fault("levels", f"コア{cores}個のLvです（BPでは？）", en)
    bps = [line.bp for line in card.levels if line.bp is not None]
    if bps != sorted(bps):
        yield fault("levels", "BPが下がっています", "with a BP that falls")


_ONLY: dict[str, str] = {
    "brave_condition": "brave", "brave_bp": "brave", "brave_levels": "brave",
    "two_hosts": "brave", "summon_condition": "ultimate",
}  # fmt: skip


def _out_of_kind(card: Card) -> Iterator[Fault]:
    for field, kind in _ONLY.items():
        if card.type != kind and getattr(card, field):
            yield fault(
                field, f"種類が{card.type}なのに述べられています", f"stated of a {card.type}"
            )
    if card.subtype in ("grandwalker", "grandstone") and card.type != "nexus":
        ja = f"創界神・創界石はネクサスですが種類は{card.type}です"
        yield fault("subtype", ja, f"{card.subtype} is a kind of nexus, not of {card.type}")


def _not_stated(card: Card) -> Iterator[Fault]:
    if card.type == "brave" and card.brave_condition is None:
        ja = "合体条件がありません（合体条件を確認しません）"
        yield fault("brave_condition", ja, "is not stated; every host will be accepted")
    if card.type == "ultimate" and card.summon_condition in (None, SummonCondition()):
        ja = "召喚条件がありません（召喚条件を確認しません）"
        yield fault("summon_condition", ja, "is not stated; none will be asked for")
    if _has_sides(card) and not card.two_hosts:
        yield fault("two_hosts", "左右の条件があります", "is not stated, but left and right are")
    added = {line.bp_plus for line in card.brave_levels}
    if card.brave_bp is not None and added and card.brave_bp not in added:
        yield fault("brave_bp", "brave_levels と違います", "differs from brave_levels")


def _no_text(card: Card) -> Iterator[Fault]:
    told = [
        f for f in ("has_burst", "has_main", "has_flash", "mirage", "accel") if getattr(card, f)
    ]
    if card.no_effect_text and told:
        ja, en = f"効果なしなのに {told[0]} があります", f"although {told[0]} is stated"
        yield fault("no_effect_text", ja, en)
    stated = (card.has_main, card.has_flash, card.has_burst)
    if card.type == "magic" and stated == (False, False, False) and not card.mirage:
        yield fault("has_main", "使える効果がありません", "nor flash, burst or mirage: unusable")

"""Whether field cards are what a condition asks for (digest 3.4, 3.5)."""

from senpu.events.battle_spirits.cards import Card, Need, SummonCondition, Trait
from senpu.projections.battle_spirits.board import FieldCard, Side, braves_of, combined_cost


def fits(trait: Trait, host: FieldCard) -> bool:
    """Whether a field card can be the host a brave condition describes.

    Without a word for the type, spirits are meant; facts the catalogue does not state fit.
    """
    return host.kind == (trait.type or "spirit") and printed_fits(trait, host.card)


def printed_fits(trait: Trait, card: Card) -> bool:
    """Whether a card's printed facts are what a trait asks, whatever its type."""
    return _is(trait, card, card.cost)


def _is(trait: Trait, card: Card, cost: int) -> bool:
    return (
        (trait.color is None or trait.color in card.colors)
        and (trait.family is None or trait.family in card.family)
        and (trait.name is None or trait.name in card.name)
        and (trait.min_cost is None or cost >= trait.min_cost)
        and (trait.max_cost is None or cost <= trait.max_cost)
        and (trait.subtype is None or trait.subtype == card.subtype)
        and (trait.no_effect_text is None or card.no_effect_text in (None, trait.no_effect_text))
    )


def brave_fits(brave: Card, host: FieldCard, slot: str | None) -> bool:
    """Whether a brave's condition 合体条件 fits a host, on the left or right where it has sides."""
    condition = brave.brave_condition
    if condition is None:
        return host.kind == "spirit"
    if condition.left and condition.right:
        side = condition.right if slot == "right" else condition.left
        return any(fits(trait, host) for trait in side.any_of)
    return any(fits(trait, host) for trait in condition.any_of)


def met(side: Side, condition: SummonCondition) -> bool:
    """Whether a side meets a summoning condition 召喚条件: each need stated, or one of several."""
    needs = (
        (condition.own_spirits_at_least, "spirit"),
        (condition.own_ultimates_at_least, "ultimate"),
        (condition.own_braves_at_least, "brave"),
        (condition.own_nexuses_at_least, "nexus"),
        (condition.own_cards_at_least, ""),
    )
    stated = all(need is None or _enough(side, need, kind) for need, kind in needs)
    return stated and (not condition.any_of or any(met(side, one) for one in condition.any_of))


def _enough(side: Side, need: Need, kind: str) -> bool:
    return sum(_counts(side, card, need, kind) for card in side.field.values()) >= need.count


def _counts(side: Side, card: FieldCard, need: Need, kind: str) -> bool:
    """A combined spirit also has the colours of its braves, and their cost (digest 5.2, 7.1)."""
    kinds = {card.kind, card.card.type} if kind == "brave" else {card.kind}
    if kind and kind not in kinds:
        return False
    lent = any(need.color in brave.card.colors for brave in braves_of(side, card))
    wanted = _colourless(need) if lent else need
    return _is(wanted, card.card, combined_cost(side, card))


def _colourless(need: Need) -> Trait:
    return Trait(
        family=need.family,
        name=need.name,
        min_cost=need.min_cost,
        max_cost=need.max_cost,
        no_effect_text=need.no_effect_text,
        subtype=need.subtype,
    )


def condition_words(brave: Card) -> str:
    """A brave condition as short words: `cost 3+ / family Sword`."""
    condition = brave.brave_condition
    if condition is None:
        return "spirit"
    if condition.left and condition.right:
        return f"left {_any(condition.left.any_of)}, right {_any(condition.right.any_of)}"
    return _any(condition.any_of)


def _any(traits: tuple[Trait, ...]) -> str:
    return " / ".join(_words(trait) for trait in traits)


def _words(trait: Trait) -> str:
    words = {
        "type": trait.type,
        "color": trait.color,
        "family": trait.family and f"family {trait.family}",
        "name": trait.name and f"name {trait.name}",
        "min": trait.min_cost is not None and f"cost {trait.min_cost}+",
        "max": trait.max_cost is not None and f"cost {trait.max_cost}-",
        "text": trait.no_effect_text and "no effect text",
        "subtype": trait.subtype,
    }
    return " ".join(str(word) for word in words.values() if word) or "any"

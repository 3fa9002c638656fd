"""What printed facts of a Gate Ruler card cannot be, and what is probably a slip.

A fault keeps a card out of the catalogue, since rules would rest on it; a doubt does not.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from senpu.events.cards.checks import found, impossible, nearly_others
from senpu.events.cards.forms import Fault, fault, read_parts
from senpu.events.gate_ruler.cards import Card
from senpu.events.text import table

Checks = Mapping[str, Callable[[Card], object]]
TEXTS = table(Path(__file__).parent / "data" / "card_checks.tsv")
"""What is said where a check of the same name holds."""
MOST = 20
"""Of level, ATK, HP, STRIKE; no card comes near. Of a ruler's LIFE, twice that."""
OF_RULERS = (
    "life", "zones", "summon_right", "pays", "hand", "energy", "start_hand", "turn_start",
    "first_draw", "deck", "events_from_hand", "sets_a_turn",
)  # fmt: skip
"""Fields that only a ruler has."""


def faults(card: Card) -> Iterable[Fault]:
    """Why the card cannot be used."""
    yield from impossible(card, ("level",))
    for name in _twice(ability.id for ability in card.abilities):
        yield fault("abilities", f"「{name}」が2つあります", f"hold {name} twice")
    for name in _twice(card.zones.attack + card.zones.defence):
        yield fault("zones", f"「{name}」が2つあります", f"hold {name} twice")
    if card.deck.size < 1:
        yield fault("deck", "カードのないデッキです", "has no cards")


def doubts(card: Card) -> Iterable[Fault]:
    """What is probably a slip."""
    yield from found(DOUBTS, TEXTS, card)
    if card.type == "ruler":
        yield from found(DOUBTS_OF_RULERS, TEXTS, card)
    else:
        yield from _out_of_kind(card)


def doubts_together(cards: Mapping[str, Card]) -> Iterable[tuple[str, Fault]]:
    """A faction or attribute that is nearly that of other cards of the file."""
    yield from nearly_others(cards, "faction", lambda card: filter(None, (card.faction,)))
    yield from nearly_others(cards, "attributes", lambda card: card.attributes)


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, n in Counter(names).items() if n > 1]


def _out_of_kind(card: Card) -> Iterator[Fault]:
    usual = {field.name: field.default for field in msgspec.structs.fields(Card)}
    for field in OF_RULERS:
        if getattr(card, field) != usual[field]:
            ja = f"ルーラーのものですが種類は{card.type}です"
            yield fault(field, ja, f"is of rulers, not of a {card.type}")


DOUBTS: Checks = {
    "hp missing": lambda card: card.type == "unit" and card.hp < 1,
    "hp of another kind": lambda card: card.type != "unit" and card.hp,
    "atk of another kind": lambda card: card.type in ("event", "field") and card.atk,
    "strike of another kind": lambda card: card.type in ("event", "field") and card.strike,
    "faction missing": lambda card: card.type != "ruler" and not card.faction,
    "timing of another kind": lambda card: card.type != "event" and card.timing != "normal",
    "settable without saying": lambda card: card.type == "event" and card.settable,
    "abilities of an event": lambda card: card.type == "event" and card.abilities_of("touchdown"),
    "attributes with a sign": lambda card: any(
        len(read_parts(name)) != 1 for name in card.attributes
    ),
    "level beyond print": lambda card: abs(card.level) > MOST,
    "atk beyond print": lambda card: card.atk > MOST,
    "hp beyond print": lambda card: card.hp > MOST,
    "strike beyond print": lambda card: card.strike > MOST,
    "name missing": lambda card: not (card.name or card.name_en),
}

DOUBTS_OF_RULERS: Checks = {
    "level of a ruler": lambda card: card.level,
    "life beyond print": lambda card: card.life > 2 * MOST,
    "energy beyond print": lambda card: card.energy > MOST,
    "life missing": lambda card: card.life < 1,
    "energy missing": lambda card: card.pays != "none" and not card.energy,
    "pays nothing": lambda card: card.pays == "none" and card.energy,
    "hand missing": lambda card: not card.hand and (card.start_hand or card.turn_start.draw),
    "turn_start without cards": lambda card: (
        not (card.turn_start.draw or card.turn_start.drive or card.start_hand)
    ),
    "zones without attack": lambda card: not card.zones.attack,
}

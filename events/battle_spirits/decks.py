"""Rules for decks of Battle Spirits (digest 1.1)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from senpu.events.base import Breach
from senpu.events.battle_spirits.cards import Card
from senpu.events.cards.decks import Deck, named_alike
from senpu.events.text import table

SMALLEST = 40
"""Cards a deck has at least; there is no upper limit."""

GISTS = table(Path(__file__).parent / "data" / "deck_rules.tsv")


def breaches(deck: Deck, cards: Mapping[str, Card]) -> Iterable[Breach]:
    """Every rule the deck breaks. Raises KeyError for a number that is not in `cards`."""
    if deck.size < SMALLEST:
        yield Breach(rule="BS-D1", facts={"cards": deck.size, "least": SMALLEST})
    names = named_alike(deck, cards)
    for name, group in names.items():
        yield from _too_many(name, deck.count(group), group)
    contracts = [name for name, group in names.items() if group[0].subtype == "contract"]
    if len(contracts) > 1:
        together = ", ".join(contracts)
        yield Breach(rule="BS-D4", facts={"kinds": len(contracts), "most": 1, "names": together})


def _too_many(name: str, copies: int, group: Sequence[Card]) -> Iterator[Breach]:
    printed = min(card.copies for card in group)
    listed = [c.limited.max_copies for c in group if c.limited and c.limited.max_copies is not None]
    for rule, limits in (("BS-D2", [printed]), ("BS-D3", listed)):
        if limits and copies > min(limits):
            yield Breach(rule=rule, facts={"name": name, "copies": copies, "most": min(limits)})

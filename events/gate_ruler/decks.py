"""Rules for decks of Gate Ruler: the ruler says how its deck is built (digest 1.3, 1.4).

The ruler stands in the deck list, once, and is not counted.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from senpu.events.base import Breach
from senpu.events.cards.decks import Deck, named_alike
from senpu.events.gate_ruler.cards import Card, DeckRules
from senpu.events.text import table

GISTS = table(Path(__file__).parent / "data" / "deck_rules.tsv")


def breaches(deck: Deck, cards: Mapping[str, Card]) -> Iterable[Breach]:
    """Every rule the deck breaks. Raises KeyError for a number that is not in `cards`.

    Without exactly one ruler nothing else can be told.
    """
    rulers = [cards[number] for number in deck.copies if cards[number].type == "ruler"]
    if (n := deck.count(rulers)) != 1:
        yield Breach(rule="GR-D1", facts={"rulers": n, "due": 1})
        return
    others = {number: n for number, n in deck.copies.items() if number != rulers[0].id}
    yield from _breaches(Deck(copies=others), cards, rulers[0].deck)


def _breaches(deck: Deck, cards: Mapping[str, Card], rules: DeckRules) -> Iterator[Breach]:
    """What a ruler's rules forbid of the deck without it."""
    if deck.size != rules.size:
        yield Breach(rule="GR-D2", facts={"cards": deck.size, "due": rules.size})
    for name, group in named_alike(deck, cards).items():
        if (copies := deck.count(group)) > rules.copies:
            yield Breach(rule="GR-D3", facts={"name": name, "copies": copies, "most": rules.copies})
    listed = [cards[number] for number in deck.copies]
    levels = sum(card.level * deck.copies[card.id] for card in listed)
    yield from _above("GR-D4", "levels", levels, rules.level_cap)
    factions = sorted({card.faction for card in listed if card.faction})
    named = {"names": ", ".join(factions)}
    yield from _above("GR-D5", "factions", len(factions), rules.factions, **named)
    counters = deck.count(card for card in listed if card.abilities_of("counter"))
    yield from _above("GR-D6", "counters", counters, rules.counters)


def _above(rule: str, what: str, n: int, most: int | None, **more: str) -> Iterator[Breach]:
    if most is not None and n > most:
        yield Breach(rule=rule, facts={what: n, "most": most, **more})

"""Rules for decks of Battle Spirits (digest 1.1)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from senpu.events.base import Breach
from senpu.events.battle_spirits.cards import Card
from senpu.events.cards.decks import Deck, named_alike
from senpu.events.cards.source import Reason

SMALLEST = 40
"""Cards a deck has at least; there is no upper limit."""

GISTS: Mapping[str, Reason] = {
    "BS-D1": Reason("デッキは40枚以上", "a deck has at least 40 cards"),
    "BS-D2": Reason(
        "同じ名前のカードは3枚まで（カードに枚数の定めがあればその枚数まで）",
        "at most 3 copies of the same name, or as many as the card itself allows",
    ),
    "BS-D3": Reason(
        "禁止・制限カードは一覧の枚数まで",
        "of a banned or limited card at most as many copies as the list allows",
    ),
    "BS-D4": Reason("契約カードは1種類まで", "contract cards of one kind only"),
}


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

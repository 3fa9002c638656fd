"""Rules for decks of Gate Ruler: the ruler says how its deck is built (digest 1.3, 1.4).

The ruler stands in the deck list, once, and is not counted.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from senpu.events.base import Breach
from senpu.events.cards.decks import Deck
from senpu.events.cards.source import Reason
from senpu.events.gate_ruler.cards import Card

GISTS: Mapping[str, Reason] = {
    "GR-D1": Reason(
        "デッキリストにルーラーがちょうど1枚ある", "a deck list names exactly one ruler, once"
    ),
    "GR-D2": Reason(
        "デッキはルーラーの定める枚数ちょうど（ルーラーは数えない）",
        "a deck has exactly as many cards as its ruler says, the ruler not counted",
    ),
    "GR-D3": Reason(
        "同じ名前のカードはルーラーの定める枚数まで",
        "at most as many copies of the same name as the ruler says",
    ),
    "GR-D4": Reason(
        "カードのレベルの合計はルーラーの定める値まで",
        "the levels of all cards together come to no more than the ruler says",
    ),
    "GR-D5": Reason("軍はルーラーの定める数まで", "no more factions than the ruler says"),
    "GR-D6": Reason(
        "カウンターを持つカードはルーラーの定める枚数まで",
        "no more cards with counter than the ruler says",
    ),
}


def breaches(deck: Deck, cards: Mapping[str, Card]) -> Iterable[Breach]:
    """Every rule the deck breaks. Raises KeyError for a number that is not in `cards`.

    Without exactly one ruler nothing else can be told.
    """
    rulers = [number for number in deck.copies if cards[number].type == "ruler"]
    n = sum(deck.copies[number] for number in rulers)
    if n != 1:
        yield Breach(rule="GR-D1", facts={"rulers": n, "due": 1})
        return
    listed = [cards[number] for number in deck.copies if number not in rulers]
    yield from _Listed(deck, listed).breaches(cards[rulers[0]])


class _Listed:
    """The cards of a deck list without the ruler, and how many of each."""

    def __init__(self, deck: Deck, cards: Sequence[Card]) -> None:
        self.copies = {card.id: deck.copies[card.id] for card in cards}
        self.cards = cards

    def breaches(self, ruler: Card) -> Iterator[Breach]:
        """What the ruler's deck rules forbid."""
        rules = ruler.deck
        if self._count(self.cards) != rules.size:
            yield Breach(rule="GR-D2", facts={"cards": self._count(self.cards), "due": rules.size})
        for name, copies in self._by_name().items():
            if copies > rules.copies:
                facts: dict[str, int | str] = {"name": name, "copies": copies, "most": rules.copies}
                yield Breach(rule="GR-D3", facts=facts)
        levels = sum(card.level * self.copies[card.id] for card in self.cards)
        yield from _above("GR-D4", "levels", levels, rules.level_cap)
        factions = sorted({card.faction for card in self.cards if card.faction})
        named = {"names": ", ".join(factions)}
        yield from _above("GR-D5", "factions", len(factions), rules.factions, **named)
        counters = self._count(card for card in self.cards if card.abilities_of("counter"))
        yield from _above("GR-D6", "counters", counters, rules.counters)

    def _count(self, cards: Iterable[Card]) -> int:
        return sum(self.copies[card.id] for card in cards)

    def _by_name(self) -> Counter[str]:
        """Copies of each printed name, whatever the number."""
        names: Counter[str] = Counter()
        for card in self.cards:
            names[card.name or card.name_en or card.id] += self.copies[card.id]
        return names


def _above(rule: str, what: str, n: int, most: int | None, **more: str) -> Iterator[Breach]:
    if most is not None and n > most:
        yield Breach(rule=rule, facts={what: n, "most": most, **more})

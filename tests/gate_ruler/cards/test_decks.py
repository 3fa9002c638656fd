"""The rules for decks, each ruler with its own."""

from typing import Any

import pytest
from msgspec.structs import replace

from senpu.events.cards.catalogue import Catalogue
from senpu.events.cards.decks import Deck, deck_breaches, deck_gists
from senpu.events.gate_ruler.cards import Ability, Card, DeckRules

RULES = DeckRules(size=20, copies=3, level_cap=20, factions=2, counters=4)
RULER = Card(id="R", type="ruler", name="R", deck=RULES)
COUNTER = (Ability(id="cnt1", kind="counter"),)


def unit(number: str, **facts: Any) -> Card:
    """A unit of level 1, called like its number."""
    settled: dict[str, Any] = {"name": number, "level": 1, "hp": 1, "faction": "残照"}
    return Card(id=number, type="unit", **(settled | facts))


def broken(
    copies: dict[str, int], *cards: Card, ruler: Card = RULER, filled: int = 20
) -> list[tuple[str, dict[str, int | str]]]:
    """Rule and facts of every breach of a deck filled up to so many cards of level 1."""
    fill = [unit(f"F-{n}") for n in range(10)]
    due = filled - sum(n for number, n in copies.items() if number not in ("R", "R2"))
    listed = {card.id: min(2, max(0, due - 2 * n)) for n, card in enumerate(fill)}
    listed = {number: n for number, n in listed.items() if n} | copies
    known = {card.id: card for card in (ruler, *fill, *cards)}
    catalogue = Catalogue(card_type=Card, cards=known)
    found = deck_breaches(Deck(copies=listed), catalogue)
    assert {breach.rule for breach in found} <= deck_gists(catalogue).keys()
    return [(breach.rule, dict(breach.facts)) for breach in found]


def test_a_deck_that_keeps_the_rules() -> None:
    """The ruler is in the list and is not counted."""
    assert broken({"R": 1}) == []


def test_d1_one_ruler() -> None:
    """None, two copies, two rulers: nothing else can be told then."""
    assert broken({}) == [("GR-D1", {"rulers": 0, "due": 1})]
    assert broken({"R": 2}) == [("GR-D1", {"rulers": 2, "due": 1})]
    two = replace(RULER, id="R2")
    assert broken({"R": 1, "R2": 1}, two) == [("GR-D1", {"rulers": 2, "due": 1})]


@pytest.mark.parametrize("n", [19, 21])
def test_d2_exactly_as_many_cards(n: int) -> None:
    """Neither fewer nor more."""
    spare = replace(RULER, deck=replace(RULES, level_cap=None))
    assert broken({"R": 1, "X": 1}, unit("X"), ruler=spare, filled=n) == [
        ("GR-D2", {"cards": n, "due": 20})
    ]


def test_d3_copies_of_a_name() -> None:
    """Cards of one printed name count together, whatever their number."""
    assert broken({"R": 1, "X": 3}, unit("X")) == []
    fourth = {"name": "X", "copies": 4, "most": 3}
    assert broken({"R": 1, "X": 4}, unit("X")) == [("GR-D3", fourth)]
    assert broken({"R": 1, "X": 2, "Y": 2}, unit("X"), unit("Y", name="X")) == [("GR-D3", fourth)]
    alone = replace(RULER, deck=replace(RULES, copies=1))
    assert ("GR-D3", {"name": "F-0", "copies": 2, "most": 1}) in broken({"R": 1}, ruler=alone)


def test_d4_sum_of_levels() -> None:
    """Negative levels make room; no cap, no rule."""
    assert broken({"R": 1, "X": 1}, unit("X", level=2)) == [("GR-D4", {"levels": 21, "most": 20})]
    evened = {"R": 1, "X": 1, "Y": 1}
    assert broken(evened, unit("X", level=3), unit("Y", level=-1)) == []
    free = replace(RULER, deck=replace(RULES, level_cap=None))
    assert broken({"R": 1, "X": 1}, unit("X", level=9), ruler=free) == []


def test_d5_factions() -> None:
    """A card without a faction adds none."""
    two = {"R": 1, "X": 1, "N": 1}
    none = unit("N", faction="")
    assert broken(two, unit("X", faction="風紋"), none) == []
    three = {"R": 1, "X": 1, "Y": 1}
    facts = {"factions": 3, "most": 2, "names": "残照, 深潮, 風紋"}
    cards = (unit("X", faction="風紋"), unit("Y", faction="深潮"))
    assert broken(three, *cards) == [("GR-D5", facts)]
    free = replace(RULER, deck=replace(RULES, factions=None))
    assert broken(three, *cards, ruler=free) == []


def test_d6_cards_with_counter() -> None:
    """All copies count."""
    cards = (unit("X", abilities=COUNTER), unit("Y", abilities=COUNTER))
    assert broken({"R": 1, "X": 3, "Y": 1}, *cards) == []
    assert broken({"R": 1, "X": 3, "Y": 2}, *cards) == [("GR-D6", {"counters": 5, "most": 4})]


def test_each_rule_has_a_gist_in_both_languages() -> None:
    """Said with every breach."""
    for gist in deck_gists(Catalogue(card_type=Card)).values():
        assert gist.ja and gist.en.isascii()

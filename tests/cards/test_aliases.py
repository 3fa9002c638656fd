"""Short names for the cards of a match."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senpu.events.battle_spirits.cards import Card
from senpu.events.cards.aliases import aliases, clashing, is_alias
from senpu.events.cards.catalogue import read_catalogue, shipped
from senpu.events.cards.decks import read_deck

ALIAS = re.compile(r"[a-z0-9ぁ-ゖァ-ヺー]{2,4}")


def card(number: str, name: str = "", name_en: str = "") -> Card:
    """A card of which only number and names matter."""
    return Card(id=number, name=name, name_en=name_en, type="magic", cost=1)


def short(*cards: Card) -> list[str]:
    """The aliases of cards, in the order of the cards."""
    by_number = {number: alias for alias, number in aliases(cards).items()}
    return [by_number[c.id] for c in cards]


def test_the_worked_turns_can_be_typed() -> None:
    """The invented decks give the short names that the notation's examples use."""
    data = shipped("battle_spirits")
    catalogue = read_catalogue(data / "catalogue.toml", Card)
    decks = [read_deck(data / f"{name}.toml", catalogue) for name in ("red", "blue")]
    numbers = {number for deck in decks for number in deck.copies}
    found = aliases(catalogue.cards[number] for number in numbers)
    worked = {"ryu": 1, "hal": 2, "ken": 3, "gor": 4, "fla": 5, "bei": 6}
    assert {alias: found[alias] for alias in worked} == {
        alias: f"SEN01-00{n}" for alias, n in worked.items()
    }


@pytest.mark.parametrize(
    ("one", "alias"),
    [
        (card("T-1", "龍", "Ryu Emberling"), "ryu"),
        (card("T-1", "牛", "Ox Rider"), "oxr"),
        (card("T-1", "牛", "Ox"), "ox"),
        (card("T-1", "姫", "Étoile"), "eto"),
        (card("T-1", "灯竜リュメル"), "リュメ"),
        (card("T-1", "ﾗﾝﾌﾟの子"), "ランプ"),
        (card("T-1", "竜"), "tc01"),
        (card("SEN01-042", "竜"), "se42"),
        (card("077", "竜", "X"), "ca77"),
    ],
)
def test_an_alias_comes_from_name_or_number(one: Card, alias: str) -> None:
    """English name first, then kana, then the number."""
    assert short(one) == [alias]


def test_cards_that_begin_alike_get_longer_aliases() -> None:
    """None of them is what the other's name begins with."""
    assert short(card("T-1", "", "Ryumel"), card("T-2", "", "Ryuko")) == ["ryum", "ryuk"]
    kana = short(card("T-1", "スケルトン・王"), card("T-2", "スケル・バイパ"))
    assert kana == ["スケルト", "バイパ"]


def test_hiragana_between_kanji_is_no_alias() -> None:
    """Nobody calls a card by an ending of its name."""
    assert short(card("SEN01-042", "浮遊する岩塊")) == ["se42"]


def test_no_alias_is_another_one_behind_a_p() -> None:
    """`pen` could also mean: paid with cores of EN."""
    assert short(card("T-1", "", "En"), card("T-2", "", "Penta")) == ["en", "pent"]


def test_given_aliases_stay_and_the_others_keep_clear_of_them() -> None:
    """What the scribe chose goes before what the program would choose."""
    cards = (card("T-1", "", "Ryumel"), card("T-2", "", "Halda"))
    assert aliases(cards, {"hal": "T-1"}) == {"hal": "T-1", "had": "T-2"}


@pytest.mark.parametrize(
    ("word", "other"), [("ry", "ryu"), ("ryu2", "ryu"), ("pryu", "ryu"), ("yu", ""), ("rya", "")]
)
def test_a_clash_is_named(word: str, other: str) -> None:
    """An alias may not begin another one, nor be another one behind a p."""
    assert clashing(word, ["hal", "ryu"]) == other


@pytest.mark.parametrize(
    ("word", "fits"),
    [("ryu", True), ("リュウ", True), ("r", False), ("ryuga", False), ("竜王", False)],
)
def test_the_form_of_an_alias(word: str, fits: bool) -> None:
    """Two to four characters of a-z, 0-9 or kana."""
    assert is_alias(word) == fits


names = st.text("abcp ", max_size=6)
kana = st.text("アイウー竜", max_size=5)
numbers = st.from_regex(r"[A-Z]{0,2}[0-9]{0,2}-[0-9]{1,2}", fullmatch=True)
collections = st.lists(st.builds(card, numbers, kana, names), max_size=40)


@given(collections, st.randoms())
def test_aliases_are_unique_and_complete(cards: list[Card], chance: Random) -> None:
    """Every card has one, none begins another, and the order of the cards does not matter."""
    found = aliases(cards)
    assert sorted(found.values()) == sorted({c.id for c in cards})
    assert all(ALIAS.fullmatch(alias) for alias in found)
    assert not [
        (a, b) for a in found for b in found if a != b and (b.startswith(a) or b == f"p{a}")
    ]
    one_each = list({c.id: c for c in cards}.values())
    chance.shuffle(one_each)
    assert aliases(one_each) == found

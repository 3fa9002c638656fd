"""The invented cards and decks that come with the project."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from senpu.events.battle_spirits.cards import COLOURS, Card, Colour, SummonCondition, Trait
from senpu.events.cards.catalogue import Catalogue, card_type, read_catalogue, shipped
from senpu.events.cards.decks import Deck, deck_breaches, read_deck

REAL = Path(__file__).resolve().parents[2].parent / "shared" / "cards" / "battle_spirits.json"
"""Printed facts of real cards, beside the repository where there are any."""

real_cards = pytest.mark.skipif(not REAL.exists(), reason="no facts of real cards at hand")


@pytest.fixture(scope="module")
def catalogue() -> Catalogue[Card]:
    """The invented cards."""
    return read_catalogue(shipped("battle_spirits") / "catalogue.toml", Card)


def deck(name: str, catalogue: Catalogue[Card]) -> Deck:
    """One of the invented decks."""
    return read_deck(shipped("battle_spirits") / f"{name}.toml", catalogue)


def test_the_card_type_is_found_by_the_name_of_the_game() -> None:
    """Nothing neutral names a game."""
    assert card_type("battle_spirits") is Card
    with pytest.raises(ModuleNotFoundError):
        card_type("no_such_game")


def test_the_catalogue_is_without_fault_or_doubt(catalogue: Catalogue[Card]) -> None:
    """Every entry is read, and none looks like a slip."""
    assert (catalogue.unreadable, catalogue.unknown, catalogue.doubts) == ((), (), ())
    assert len({card.name for card in catalogue.cards.values()}) == len(catalogue.cards)
    assert all(card.name_en for card in catalogue.cards.values())


def _hosts(card: Card) -> tuple[Trait, ...]:
    return card.brave_condition.any_of if card.brave_condition else ()


def _needs(card: Card) -> SummonCondition:
    return card.summon_condition or SummonCondition()


KINDS: dict[str, Callable[[Card], object]] = {
    "spirit of two colours": lambda c: c.type == "spirit" and len(c.colors) == 2,
    "symbols of two colours": lambda c: len(c.symbols) == 2,
    "spirit of cost 0": lambda c: c.type == "spirit" and c.cost == 0,
    "spirit with Lv1 of 2 cores": lambda c: c.type == "spirit" and c.minimum == 2,
    "spirit without text": lambda c: c.type == "spirit" and c.no_effect_text,
    "double symbol spirit": lambda c: c.type == "spirit" and max(c.symbols.values()) == 2,
    "contract card": lambda c: c.subtype == "contract",
    "transmigration": lambda c: c.transmigration,
    "any icon": lambda c: "any" in c.reduction,
    "ultimate icon": lambda c: "ultimate" in c.reduction,
    "god icon": lambda c: "god" in c.reduction,
    "ultimate from a spirit": lambda c: _needs(c).own_spirits_at_least,
    "ultimate from cards": lambda c: _needs(c).own_cards_at_least,
    "ultimate from alternatives": lambda c: _needs(c).any_of,
    "ultimate from a brave": lambda c: _needs(c).own_braves_at_least,
    "ultimate from an ultimate": lambda c: _needs(c).own_ultimates_at_least,
    "ultimate with Lv3 of 2 cores": lambda c: c.type == "ultimate" and c.minimum == 2,
    "brave by cost": lambda c: any(t.min_cost for t in _hosts(c)),
    "brave by family": lambda c: any(t.family for t in _hosts(c)),
    "brave by alternatives": lambda c: len(_hosts(c)) > 1,
    "brave for no text": lambda c: any(t.no_effect_text for t in _hosts(c)),
    "brave for ultimates only": lambda c: [t.type for t in _hosts(c)]
    == ["ultimate"],
    "brave for a grandwalker": lambda c: any(t.subtype for t in _hosts(c)),
    "brave with symbol": lambda c: c.type == "brave" and c.symbols,
    "brave without symbol": lambda c: c.type == "brave" and not c.symbols,
    "brave for two hosts": lambda c: c.two_hosts and c.brave_condition and c.brave_condition.left,
    "brave with accel": lambda c: c.type == "brave" and c.accel,
    "spirit with accel": lambda c: c.type == "spirit" and c.accel,
    "ordinary nexus": lambda c: c.type == "nexus" and c.takes_cores and len(c.levels) > 1,
    "double symbol nexus": lambda c: c.type == "nexus" and max(c.symbols.values()) == 2,
    "grandwalker with god symbol": lambda c: c.subtype == "grandwalker" and "god" in c.symbols,
    "grandwalker with colour": lambda c: c.subtype == "grandwalker" and "god" not in c.symbols,
    "grandstone": lambda c: c.subtype == "grandstone",
    "magic main only": lambda c: c.type == "magic" and c.has_main and not c.has_flash,
    "magic flash only": lambda c: c.type == "magic" and c.has_flash and not c.has_main,
    "magic main and flash": lambda c: c.type == "magic" and c.has_main and c.has_flash,
    "magic main, flash and burst": lambda c: c.has_main and c.has_flash and c.has_burst,
    "magic burst only": lambda c: c.type == "magic" and c.has_burst and not c.has_flash,
    "magic flash not in main step": lambda c: c.type == "magic" and not c.flash_in_main,
    "burst on a spirit": lambda c: c.type == "spirit" and c.has_burst,
    "burst on a nexus": lambda c: c.type == "nexus" and c.has_burst,
    "mirage on a spirit": lambda c: c.type == "spirit" and c.mirage,
    "mirage on a nexus": lambda c: c.type == "nexus" and c.mirage,
    "mirage on a magic": lambda c: c.type == "magic" and c.mirage,
    "mirage with own icons": lambda c: c.mirage and c.mirage.reduction not in ({}, c.reduction),
    "mirage for nothing": lambda c: c.mirage and c.mirage.cost == 0,
    "main-step effect of a spirit": lambda c: c.type == "spirit" and c.has_main_step_effect,
    "main-step effect of a nexus": lambda c: c.type == "nexus" and c.has_main_step_effect,
    "flash effect of a spirit": lambda c: c.type == "spirit" and c.has_flash,
    "one copy by its own text": lambda c: c.copies == 1,
    "ten copies by its own text": lambda c: c.copies == 10,
    "limited by a list": lambda c: c.limited and c.limited.max_copies == 1,
}  # fmt: skip


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_is_there(catalogue: Catalogue[Card], colour: Colour) -> None:
    """As spirit, nexus, brave and magic, and as icon and symbol."""
    cards = [card for card in catalogue.cards.values() if colour in card.colors]
    assert {"spirit", "nexus", "brave", "magic"} <= {card.type for card in cards}
    assert any(colour in card.reduction for card in cards)
    assert any(colour in card.symbols for card in cards)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_is_there(catalogue: Catalogue[Card], kind: str) -> None:
    """Whatever the rules tell apart can be tried with the invented cards."""
    assert any(KINDS[kind](card) for card in catalogue.cards.values())


def test_the_cards_of_the_worked_turns_are_there(catalogue: Catalogue[Card]) -> None:
    """Cost, icons, symbols and cores are those of the notation's examples."""
    ryu, hal, ken, gor, fla, bei = (catalogue.cards[f"SEN01-00{n}"] for n in range(1, 7))
    red = [(c.type, c.cost, c.reduction, c.symbols) for c in (ryu, hal, ken, gor, fla)]
    assert red == [
        ("spirit", 3, {"red": 1}, {"red": 1}),
        ("nexus", 3, {"red": 2}, {"red": 1}),
        ("brave", 3, {"red": 1}, {}),
        ("spirit", 5, {"red": 2}, {"red": 1}),
        ("magic", 3, {"red": 2}, {}),
    ]
    assert (ryu.minimum, hal.minimum, ken.minimum, bei.minimum) == (1, 0, 1, 1)
    assert [(line.level, line.cores) for line in gor.levels] == [(1, 1), (2, 3)]
    assert ken.brave_condition and [t.min_cost for t in ken.brave_condition.any_of] == [3]
    assert (fla.has_main, fla.has_flash, fla.has_burst) == (True, True, True)
    assert (bei.type, bei.colors, bei.cost) == ("spirit", ("blue",), 2)


@pytest.mark.parametrize("name", ["red", "blue"])
def test_the_invented_decks_are_legal(catalogue: Catalogue[Card], name: str) -> None:
    """Forty cards, and no rule for decks broken."""
    read = deck(name, catalogue)
    assert read.size == 40
    assert read.name
    assert deck_breaches(read, catalogue) == ()


def test_the_decks_hold_the_cards_of_the_worked_turns(catalogue: Catalogue[Card]) -> None:
    """Three copies each, on the side that plays them."""
    red, blue = deck("red", catalogue), deck("blue", catalogue)
    assert [red.copies[f"SEN01-00{n}"] for n in range(1, 6)] == [3] * 5
    assert blue.copies["SEN01-006"] == 3


@real_cards
def test_no_invented_card_has_the_name_or_family_of_a_real_one(catalogue: Catalogue[Card]) -> None:
    """As far as the facts of real cards at hand can tell."""
    real = read_catalogue(REAL, Card).cards.values()
    names = {card.name for card in real} | {family for card in real for family in card.family}
    ours = catalogue.cards.values()
    assert not names & {word for card in ours for word in (card.name, *card.family)}


@real_cards
def test_a_catalogue_of_real_cards_is_read_whole() -> None:
    """Every entry gives a card; the facts are those of the file, unless they say nothing."""
    entries = json.loads(REAL.read_text(encoding="utf-8"))
    read = read_catalogue(REAL, Card)
    assert read.unreadable == ()
    assert list(read.cards) == [entry["id"] for entry in entries]
    for entry in entries:
        card = read.cards[entry["id"]]
        assert (card.name, card.cost, card.reduction) == tuple(
            entry[key] for key in ("name", "cost", "reduction")
        )
        assert [line.cores for line in card.levels] == [line["cores"] for line in entry["levels"]]

"""The invented cards and decks of Gate Ruler that come with the project."""

from collections.abc import Callable, Iterable

import pytest

from gate_playing import DATA, catalogue, number
from senpu.events.cards.aliases import aliases
from senpu.events.cards.catalogue import card_type, read_catalogue
from senpu.events.cards.decks import Deck, deck_breaches, read_deck
from senpu.events.gate_ruler.cards import Ability, Card

CARDS = tuple(catalogue().cards.values())
RULERS = [card for card in CARDS if card.type == "ruler"]


def deck(name: str) -> Deck:
    """One of the invented decks."""
    return read_deck(DATA / f"{name}.toml", catalogue())


def test_the_card_type_is_found_by_the_name_of_the_game() -> None:
    """Nothing neutral names a game."""
    assert card_type("gate_ruler") is Card


def test_the_catalogue_is_without_fault_or_doubt() -> None:
    """Every entry is read, and none looks like a slip."""
    read = read_catalogue(DATA / "catalogue.toml", Card)
    assert (read.unreadable, read.doubts) == ((), ())
    assert len({card.name for card in CARDS}) == len({card.name_en for card in CARDS}) == len(CARDS)


def _abilities(card: Card) -> Iterable[Ability]:
    return card.abilities_of("activated")


KINDS: dict[str, Callable[[Card], object]] = {
    "ruler without a hand that drives": lambda c: not c.hand and c.turn_start.drive,
    "ruler that pays nothing, with a hand": lambda c: c.pays == "none" and c.start_hand,
    "ruler that pays the level": lambda c: c.pays == "level" and c.energy == 3,
    "ruler that always pays one": lambda c: c.pays == "one" and c.zones.set == 2,
    "ruler that draws less at first": lambda c: c.first_draw == 1 and c.turn_start.draw == 2,
    "ruler without a defence zone": lambda c: not c.zones.defence and len(c.zones.attack) == 4,
    "ruler with four attack zones and one": lambda c: c.zones.defence and len(c.zones.attack) == 4,
    "ruler with events from set zones": lambda c: not c.events_from_hand and c.sets_a_turn == 2,
    "ruler with an ability": lambda c: c.type == "ruler" and c.abilities,
    "ruler without a level cap": lambda c: c.type == "ruler" and c.deck.level_cap is None,
    "ruler of one faction": lambda c: c.deck.factions == 1,
    "ruler with summon right 1": lambda c: c.summon_right == 1,
    "ruler with summon right 3": lambda c: c.summon_right == 3,
    "unit of level 0": lambda c: c.type == "unit" and c.level == 0,
    "unit of negative level": lambda c: c.type == "unit" and c.level < 0,
    "unit of level 4 and more": lambda c: c.type == "unit" and c.level >= 4,
    "unit without abilities": lambda c: c.type == "unit" and not c.abilities,
    "unit with overdrive": lambda c: c.type == "unit" and c.abilities_of("overdrive"),
    "unit with two overdrives": lambda c: len(c.abilities_of("overdrive")) == 2,
    "overdrive that costs": lambda c: any(a.cost for a in c.abilities_of("overdrive")),
    "unit with touchdown": lambda c: c.abilities_of("touchdown"),
    "touchdown and overdrive": lambda c: c.abilities_of("touchdown")
    and c.abilities_of("overdrive"),
    "unit that may be set": lambda c: c.type == "unit" and c.settable,
    "unit with counter": lambda c: c.type == "unit" and c.abilities_of("counter"),
    "normal ability": lambda c: any(a.timing == "normal" for a in _abilities(c)),
    "any-time ability": lambda c: any(a.timing == "any_time" for a in _abilities(c)),
    "ability for energy": lambda c: any(a.cost.get("energy") for a in _abilities(c)),
    "ability once a turn": lambda c: any(a.once_a_turn for a in _abilities(c)),
    "two abilities of one card": lambda c: len(c.abilities_of("activated")) == 2,
    "normal event": lambda c: c.type == "event" and c.timing == "normal",
    "normal event with overdrive": lambda c: c.type == "event" and c.abilities_of("overdrive"),
    "any-time event": lambda c: c.timing == "any_time",
    "open card": lambda c: c.timing == "open_card",
    "automatic event": lambda c: c.timing == "automatic",
    "event with counter": lambda c: c.type == "event" and c.abilities_of("counter"),
    "event of level 0": lambda c: c.type == "event" and c.level == 0,
    "field": lambda c: c.type == "field" and c.level == 0,
    "field with a normal ability": lambda c: c.type == "field"
    and any(a.timing == "normal" for a in _abilities(c)),
    "field with an any-time ability": lambda c: c.type == "field"
    and any(a.timing == "any_time" for a in _abilities(c)),
    "automatic ability": lambda c: c.abilities_of("automatic"),
    "continuous ability": lambda c: c.abilities_of("continuous"),
    "keyword": lambda c: c.abilities_of("keyword"),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_is_there(kind: str) -> None:
    """Whatever the rules tell apart can be tried with the invented cards."""
    assert any(KINDS[kind](card) for card in CARDS)


def test_the_cards_of_the_worked_turns_are_there() -> None:
    """Under the short names of the notation's examples, with the facts they rest on."""
    chosen = aliases(CARDS)
    kag, sil, mus, tat, mag, elf, nag, kaj, hen = (
        catalogue().cards[chosen[alias]]
        for alias in ("kag", "sil", "mus", "tat", "mag", "elf", "nag", "kaj", "hen")
    )
    assert all(card.type == "unit" for card in (kag, sil, mus, tat, mag, elf))
    assert [bool(card.abilities_of("overdrive")) for card in (kag, sil)] == [True, False]
    assert (mag.level, bool(mag.abilities_of("touchdown")), elf.hp) == (2, True, 2)
    assert [card.timing for card in (nag, kaj, hen)] == ["any_time", "any_time", "normal"]
    assert hen.level == 1


@pytest.mark.parametrize("name", ["drive", "energy"])
def test_the_invented_decks_are_legal(name: str) -> None:
    """As their ruler says; the ruler is one card more."""
    read = deck(name)
    (ruler,) = (card for card in RULERS if card.id in read.copies)
    assert read.size == ruler.deck.size + 1
    assert read.name
    assert deck_breaches(read, catalogue()) == ()


def test_the_decks_hold_the_cards_of_the_worked_turns() -> None:
    """Four copies each, on the side that plays them."""
    drive, energy = deck("drive"), deck("energy")
    assert [drive.copies[number(alias)] for alias in ("kag", "sil", "mus", "tat", "nag")] == [4] * 5
    assert [energy.copies[number(alias)] for alias in ("mag", "elf", "kaj", "hen")] == [4] * 4


def test_the_decks_are_of_both_families() -> None:
    """One drives and pays nothing, one draws and rests energy."""
    cards = catalogue().cards
    drive, energy = (
        next(cards[n] for n in deck(name).copies if cards[n].type == "ruler")
        for name in ("drive", "energy")
    )
    assert (drive.pays, drive.hand, drive.turn_start.drive) == ("none", False, 2)
    assert (energy.pays, energy.hand, energy.energy, energy.turn_start.draw) == (
        "level",
        True,
        3,
        2,
    )

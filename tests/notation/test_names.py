"""Names: whole, by their beginning, by a part; and what an error suggests."""

from typing import Any

import pytest

from courses import header_of
from notation.table import Table
from senpu.projections.game import NotationError, game

ONE = [{"level": 1, "cores": 1}]


def card(id: str, kind: str, name: str, name_en: str = "") -> dict[str, Any]:
    """A card that costs nothing."""
    levels = [] if kind == "magic" else ONE
    facts = {"id": id, "type": kind, "cost": 0, "name": name, "levels": levels}
    return facts | ({"name_en": name_en} if name_en else {})


CARDS: tuple[dict[str, Any], ...] = (
    card("X01", "spirit", "灯竜リュメル", "Ryumel, Lantern Drake"),
    card("X02", "spirit", "地竜ジロ", "Jiro, Earth Drake"),
    card("X03", "magic", "リュメル・フレア", "Lantern Flare"),
    card("X04", "spirit", "ジーク・ヤマト"),
    card("X05", "spirit", "カガロ", "Kagaro"),
    card("X06", "spirit", "カガミ", "Kagami"),
    card("X07", "nexus", "古城"),
    *(card(f"Y{n:02}", "spirit", f"波{n}", f"Wave {n}") for n in range(1, 11)),
)
ALIASES = {"ryu": "X01", "jir": "X02", "fre": "X03", "ジーク": "X04", "kag": "X05", "kami": "X06"}
DECKS = {
    "A": {card["id"]: 3 for card in CARDS if card["id"].startswith("X")},
    "B": {card["id"]: 3 for card in CARDS if card["id"].startswith("Y")},
}
HEADER = header_of(game("battle_spirits"), cards=CARDS, aliases=ALIASES, decks=DECKS)


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 1 of side 1, with RYU on the field."""
    return Table(HEADER).types("start", "1.1 s ryu")


def refused(table: Table, item: str) -> tuple[str, str]:
    """Why an item cannot be read, in Japanese and English."""
    with pytest.raises(NotationError) as error:
        table.read(item)
    return error.value.message.ja, error.value.message.en


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("灯竜リュメル", "X01"),
        ("リュメル", "X01"),
        ("りゅめる", "X01"),
        ("灯", "X01"),
        ("Lantern", "X01"),
        ("ジーク・ヤマト", "X04"),
        ("ジークヤマト", "X04"),
        ("ヤマト", "X04"),
        ("kag", "X05"),
        ("kagam", "X06"),
        ("x06", "X06"),
    ],
)
def test_a_name_by_a_part_of_it(table: Table, typed: str, card: str) -> None:
    """Of the cards that may be summoned one is called so; a short name typed whole is that card."""
    assert table.event(f"s {typed}").card == card


@pytest.mark.parametrize("typed", ["リュメル", "lantern", "灯", "Ryum"])
def test_a_field_card_by_a_part_of_its_name(table: Table, typed: str) -> None:
    """As host, as target, as a place of cores."""
    assert table.event(f"c r>{typed}").moves[0].target == "A.ryu#1"
    assert table.event(f"c r>{typed}2").moves[0].n == 2
    assert table.event(f"m fre>{typed}").targets == ("A.ryu#1",)


def test_what_several_names_begin_with_is_ambiguous(table: Table) -> None:
    """Also where it begins a short name of one of them."""
    assert "'ka' may be any of: kag kami" in refused(table, "s ka")[1]
    assert "'drake' may be any of: jir ryu" in refused(table, "s drake")[1]


@pytest.mark.parametrize("typed", ["an", "k", "ュ", "ake"])
def test_a_part_must_be_telling(table: Table, typed: str) -> None:
    """Two Latin letters, one kana, or letters within a word are no name."""
    said = refused(table, f"s {typed}")[1]
    assert "no card is called" in said or "may be any of" in said


def test_a_name_like_it_is_suggested(table: Table) -> None:
    """In either script, with the printed name where the short one does not tell."""
    assert "near are: ryu" in refused(table, "s Ryumal")[1]
    assert "near are: ryu" in refused(table, "s リュミル")[1]
    assert "近いもの：ryu" in refused(table, "s りゅみる")[0]
    assert "kami《カガミ》" in refused(table, "s かがむ")[0]


def test_else_those_that_fit_are_suggested_and_none_of_the_other_player(table: Table) -> None:
    """What may be summoned, deployed, used; of the own deck alone."""
    assert refused(table, "n xyz")[1].endswith("possible are: X07 [古城]")
    assert refused(table, "m xyz")[1].endswith("possible are: fre [Lantern Flare]")
    for item in ("s xyz", "n xyz", "s wavo"):
        assert "Y0" not in refused(table, item)[1]
    assert "on the field lie: ryu" in refused(table, "c r>xyz")[1]


def test_no_more_are_listed_than_can_be_read() -> None:
    """Eight, and a sign that there are more."""
    table = Table(HEADER).types("start", "1.1 /", "2.2")
    said = refused(table, "s xyz")[1]
    assert said.count("[") + said.count("Y") >= 8
    assert said.endswith(" …")
    assert len(said.partition("are: ")[2].replace("Wave ", "Wave").split()) <= 17

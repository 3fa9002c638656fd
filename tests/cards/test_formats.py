"""A catalogue says the same in TOML, JSON and CSV."""

import json
from pathlib import Path

import pytest

from cards.csv_text import as_csv, card_to_cells
from senpu.events.battle_spirits.cards import Card
from senpu.events.cards.catalogue import (
    Catalogue,
    card_from_facts,
    read_catalogue,
    shipped,
)

TOML = """\
title = "two cards"

[[card]]
id = "T-1"
name = "火の子"
type = "spirit"
colors = "red"
cost = "3(red 1)"
levels = "1:1:2000 2:3:4000"

[[card]]
id = "T-2"
type = "magic"
cost = 2
"""

JSON = """\
[
 {"id": "T-1", "name": "火の子", "type": "spirit", "colors": ["red"], "cost": 3,
  "reduction": {"red": 1}, "limited": null,
  "levels": [{"level": 1, "cores": 1, "bp": 2000}, {"level": 2, "cores": 3, "bp": 4000}]},
 {"id": "T-2", "type": "magic", "cost": 2}
]
"""

CSV = """\
id,name,type,colors,cost,reduction,levels
T-1,火の子,spirit,red,3,red 1,1:1:2000 2:3:4000
T-2,,magic,,2,,
"""

JAPANESE = """\
番号,名前,種類,色,コスト,Lv
Ｔ－１,火の子,スピリット,赤,３（赤１）,Lv1:1:2000 Lv2:3:4000

Ｔ－２,,マジック,,２,
"""


@pytest.fixture(scope="module")
def invented() -> Catalogue[Card]:
    """The catalogue that comes with the project."""
    return read_catalogue(shipped("battle_spirits") / "catalogue.toml", Card)


@pytest.mark.parametrize(
    "text", [TOML, f"# two\n\n{TOML}", JSON, CSV, JAPANESE, CSV.replace(",", "\t")]
)
def test_each_format_gives_the_same_cards(text: str) -> None:
    """The format is known by how the text begins; full-width digits are ordinary ones."""
    read = read_catalogue(text, Card)
    assert read.unreadable == ()
    assert read.cards == read_catalogue(JSON, Card).cards
    assert read.cards["T-1"].reduction == {"red": 1}
    assert read.cards["T-1"].levels[1].bp == 4000


@pytest.mark.parametrize(("ending", "text"), [("toml", TOML), ("json", JSON), ("csv", CSV)])
def test_a_file_is_read_with_and_without_bom(tmp_path: Path, ending: str, text: str) -> None:
    """The file's ending tells the format, and a byte order mark is not part of the text."""
    plain, marked = tmp_path / f"a.{ending}", tmp_path / f"b.{ending}"
    plain.write_text(text, encoding="utf-8")
    marked.write_text(text, encoding="utf-8-sig")
    assert read_catalogue(plain, Card) == read_catalogue(marked, Card)
    assert len(read_catalogue(plain, Card).cards) == 2


def test_json_may_hold_the_list_under_cards() -> None:
    """An object with `cards` is as good as a bare list, whatever else it holds."""
    text = json.dumps({"source": {"year": 2026}, "cards": json.loads(JSON)})
    assert read_catalogue(text, Card).cards == read_catalogue(JSON, Card).cards


def test_the_invented_catalogue_survives_json(invented: Catalogue[Card]) -> None:
    """What a log header holds gives the same cards again."""
    text = json.dumps([invented.facts(number) for number in invented.cards])
    assert read_catalogue(text, Card).cards == invented.cards


def test_the_invented_catalogue_survives_csv(invented: Catalogue[Card]) -> None:
    """Facts may stand in a cell as JSON."""
    cells = [card_to_cells(card) for card in invented.cards.values()]
    assert read_catalogue(as_csv(cells), Card).cards == invented.cards


def test_facts_the_game_does_not_know_are_kept(invented: Catalogue[Card]) -> None:
    """A field of another program does no harm and goes into the log header."""
    read = read_catalogue('[{"id": "T-2", "type": "magic", "cost": 2, "rarity": "R"}]', Card)
    assert read.unreadable == ()
    assert read.facts("T-2") == {"id": "T-2", "type": "magic", "cost": 2, "rarity": "R"}


def test_one_card_is_read_from_facts() -> None:
    """Facts declared on the spot are read like an entry of a catalogue."""
    card = card_from_facts(
        {"id": "T-9", "種類": "ネクサス", "cost": "4(紫2)", "levels": "1:0"}, Card
    )
    assert (card.type, card.cost, card.reduction, card.minimum) == ("nexus", 4, {"purple": 2}, 0)
    with pytest.raises(ValueError, match="cost: is required and not stated"):
        card_from_facts({"id": "T-9", "type": "nexus"}, Card)

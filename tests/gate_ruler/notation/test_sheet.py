"""The notation on one page."""

import pytest

from gate_ruler.notation.table import Table, gr_2
from pages import assert_page, missing, spread
from senpu.events.notation.full import Lang
from senpu.events.notation.gate_ruler.short import CHANGES, TONGUE
from senpu.events.notation.sheets import sheet

PARTS = sheet("gate_ruler")
NAMES = {"…": "x", "kag:=SEN02-001": "kin:=HEN", "4.2": "5.1"}
SEVERAL = ("x: …", "! … {理由}", "{…} ~2 {…}", "?! [12:34]", "投了1 1-0/t 1/2")
"""Rows that are no single item."""
ITEMS = [
    row.typed for part in (*PARTS[:3], PARTS[5]) for row in part.rows if row.typed not in SEVERAL
]
BEHIND = [each for row in PARTS[3].rows for each in row.typed.split()]
TEXTS = [text for row in PARTS[4].rows for text in spread(row.typed)]


@pytest.fixture(scope="module")
def table() -> Table:
    """A table at which everything on the page can be typed."""
    return gr_2().types("& ? tok mus8 v1 x nag", "f fie p0 %14-3:elf", "& ? v1", "o kag", "?s1=hen")


@pytest.mark.parametrize("item", ITEMS)
def test_every_item_on_the_page_is_understood(table: Table, item: str) -> None:
    """What the page says can be typed, can be typed."""
    for other, name in NAMES.items():
        item = item.replace(other, name)
    assert table.read(item)


@pytest.mark.parametrize("part", BEHIND)
def test_every_part_behind_a_card_is_understood(table: Table, part: str) -> None:
    """Behind an action that is paid."""
    assert table.read(f"s mag9 {part}")


@pytest.mark.parametrize("text", TEXTS)
def test_every_change_on_the_page_is_understood(table: Table, text: str) -> None:
    """Behind an action, or for itself."""
    assert table.read(text if text.startswith("& ") else f"s mag9 {text}")


def test_all_that_can_be_typed_stands_on_the_page() -> None:
    """Every verb, option, sign and change."""
    assert missing(PARTS, TONGUE, CHANGES) == []


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("k- kag", "k-"),
        ("s kag@back <g", "<"),
        (">elf >2.elf7 >2.5", ""),
        ("&top &bot elf", "&bot"),
    ],
)
def test_what_the_page_leaves_out_is_named(typed: str, named: str) -> None:
    """By a row that is left out; the arrow stands in other rows too."""
    parts = [part._replace(rows=tuple(r for r in part.rows if r.typed != typed)) for part in PARTS]
    assert (named in missing(parts, TONGUE, CHANGES)) == bool(named)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_page_is_a_page(lang: Lang) -> None:
    """Every row in its language, no line wider than a terminal."""
    assert_page(PARTS, lang)

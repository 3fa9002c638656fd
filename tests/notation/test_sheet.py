"""The notation on one page."""

import pytest

from notation.table import Table
from pages import assert_page, missing
from senpu.events.notation.battle_spirits.short import CHANGES, TONGUE
from senpu.events.notation.full import Lang
from senpu.events.notation.sheets import sheet

PARTS = sheet("battle_spirits")
NAMES = {
    "yam": "odo", "mir": "odo", "…": "x", "3.1": "5.1", "BS01-X01": "RYU", "tsu2": "gor1",
    "mad": "gor",
}  # fmt: skip
"""What the page names and this table has under another name, or has already."""
SEVERAL = (
    "( … )",
    "JH JT J:田中",
    "x: …",
    "! … {理由}",
    "{…} ~2 {…}",
    "?! [12:34]",
    "投了1 1-0/t 1/2",
)
"""Rows that are no single item."""
ITEMS = [
    row.typed
    for part in (PARTS[0], PARTS[1], PARTS[4])
    for row in part.rows
    if row.typed not in SEVERAL
]


@pytest.fixture(scope="module")
def table() -> Table:
    """A table at which everything on the page can be typed."""
    return Table().types(
        "start", "1.1 ! & ? v>r20 {x} | s ryu* | s gor | n hal | b ken>ryu | /",
        "2.2 s bei | /", "3.1",
    )  # fmt: skip


@pytest.mark.parametrize("item", ITEMS)
def test_every_item_on_the_page_is_understood(table: Table, item: str) -> None:
    """What the page says can be typed, can be typed."""
    for other, name in NAMES.items():
        item = item.replace(other, name)
    assert table.read(item)


def test_all_that_can_be_typed_stands_on_the_page() -> None:
    """Every verb, option, sign and change."""
    assert missing(PARTS, TONGUE, CHANGES) == []


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_page_is_a_page(lang: Lang) -> None:
    """Every row in its language, no line wider than a terminal."""
    assert_page(PARTS, lang)

"""The notation on one page."""

import re

import pytest

from notation.table import Table
from senpu.events.notation.battle_spirits import cheat_sheet
from senpu.events.notation.battle_spirits.sheet import PARTS
from senpu.events.notation.battle_spirits.short import CHANGES, TONGUE
from senpu.events.notation.full import Lang

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
    "投了1 1-0 1/2",
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


TYPED = [row.typed for part in PARTS for row in part.rows]
ACTIONS = [(verb, option) for verb, shape in TONGUE.shapes.items() for option in shape.options]


@pytest.mark.parametrize("verb", TONGUE.shapes)
def test_every_verb_stands_on_the_page(verb: str) -> None:
    """With what stands behind it, or alone where that is enough."""
    assert any(typed.split()[0] == verb for typed in TYPED)


@pytest.mark.parametrize(("verb", "option"), ACTIONS)
def test_every_option_stands_on_the_page(verb: str, option: str) -> None:
    """Behind its verb, or for itself where several verbs have it."""
    rows = [typed for typed in TYPED if typed.split()[0] == verb or typed.startswith("/")]
    assert any(f"/{option}" in row for row in rows)


@pytest.mark.parametrize("sign", TONGUE.signs)
def test_every_sign_stands_on_the_page(sign: str) -> None:
    """Moves of cores have no sign of their own but the arrow."""
    assert any((">" if sign == "moves" else sign) in typed for typed in TYPED)


@pytest.mark.parametrize("change", [way.verb.key for way in CHANGES.ways])
def test_every_change_stands_on_the_page(change: str) -> None:
    """By its word behind `&`; cores that go from place to place have none."""
    said = {word for typed in TYPED for word in re.findall(r"&([a-z]+)", typed)}
    assert change in said or (change == ">" and "& bei l>r1" in TYPED)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_page_is_a_page(lang: Lang) -> None:
    """Every row in its language, no line wider than a terminal."""
    page = cheat_sheet(lang)
    for part in PARTS:
        assert all(row.typed in page for row in part.rows)
        assert (part.ja if lang == "ja" else part.en) in page
    assert max(map(len, page.splitlines())) <= 80

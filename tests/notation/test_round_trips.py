"""Text to events to text and back is the identity, whatever was recorded."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from notation.table import Anybody, Table
from round_trips import CALM, SEEDS, WIDE, carried, entries, read_back, unbroken
from senpu.events.envelope import Entry
from senpu.events.notation.full import LANGS, Lang
from senpu.projections.game import game

GAME = game("battle_spirits")
TURNS = "1.1 s ryu* | /", "2.2 s bei | /", "3.1 n hal | b ken>ryu | u"
BOARD = Table().types("start", *TURNS).board


@pytest.mark.parametrize("lang", LANGS)
@given(SEEDS)
@CALM
def test_what_anybody_does_is_read_back(lang: Lang, seed: int) -> None:
    """Legal, observed and forced entries, in both widths."""
    table = Table()
    Anybody(table, Random(seed)).plays(12)
    for board, entry in table.entries():
        read_back(GAME, board, entry, lang)


@pytest.mark.parametrize("lang", LANGS)
@given(entries("battle_spirits"))
@WIDE
def test_full_text_carries_any_event(lang: Lang, entry: Entry) -> None:
    """Whatever a log may hold is written and read back, in both widths."""
    carried(GAME, BOARD, entry, lang)


@given(st.text(max_size=12))
@WIDE
def test_nothing_typed_breaks_the_reader(text: str) -> None:
    """Behind whatever an item may begin with."""
    for start in ("", "s ", "b ken>", "& bei ", "3-2 P1 "):
        unbroken(GAME, BOARD, start + text)

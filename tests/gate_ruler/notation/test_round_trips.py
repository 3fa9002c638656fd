"""Text to events to text and back is the identity, whatever was recorded."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from courses import picks
from gate_playing import board_after, picked, played
from gate_ruler.notation.anybody import Anybody
from gate_ruler.notation.table import Table, gr_1
from round_trips import CALM, SEEDS, WIDE, carried, entries, read_back, unbroken
from senpu.events.envelope import Entry
from senpu.events.notation.full import LANGS, Lang
from senpu.projections.game import game

GAME = game("gate_ruler")
BOARD = gr_1().types("5.1 o kag | k kag &v1 | t3").board


@pytest.mark.parametrize("lang", LANGS)
@given(SEEDS)
@CALM
def test_what_anybody_does_is_read_back(lang: Lang, seed: int) -> None:
    """Legal, observed and forced entries."""
    table = Table()
    Anybody(table, Random(seed)).plays(12)
    for board, entry in table.entries():
        read_back(GAME, board, entry, lang)


@pytest.mark.parametrize("lang", LANGS)
@given(picks(5, 40), st.integers(0, 2**20))
@CALM
def test_legal_play_is_read_back(lang: Lang, course: list[int], pick: int) -> None:
    """With the shipped cards, declared decks, both rulers."""
    board = board_after(course, None)
    event = picked(board, pick)
    if event is not None:
        entry = Entry(seq=7, time="t", by=getattr(event, "player", "scribe"), event=event)
        decided = GAME.decide(board, event).event
        read_back(GAME, board, msgspec.structs.replace(entry, event=decided), lang)
        played(board, event)


@pytest.mark.parametrize("lang", LANGS)
@given(entries("gate_ruler"))
@WIDE
def test_full_text_carries_any_event(lang: Lang, entry: Entry) -> None:
    """Whatever a log may hold is written and read back, in both widths."""
    carried(GAME, BOARD, entry, lang)


@given(st.text(max_size=12))
@WIDE
def test_nothing_typed_breaks_the_reader(text: str) -> None:
    """Behind whatever an item may begin with."""
    starts = ("", "s ", "o ", "t2 ", "v1=", "w", "& mus ", "5-2 P1 ", "s kag9 &", "(", "k- ", "2.")
    for start in starts:
        unbroken(GAME, BOARD, start + text)

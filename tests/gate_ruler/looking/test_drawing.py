"""Boards drawn in the terminal: the lines stay lines however narrow it is, plain where none is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from drawings import LANGS, compared, drawn, piped, says_all
from gate_playing import GAME, boards, in_turn
from gate_scenes import SCENES
from senpu.projections.gate_ruler.board import Board
from senpu.projections.rules import Lang


def test_the_other_seat_sees_the_table_from_across() -> None:
    """Golden picture of the same board from the other side."""
    compared(GAME, "answered_ja_80_near_b", drawn(GAME, SCENES["answered"], "ja", 80, "B"))
    compared(GAME, "answered_ja_plain_near_b", piped(GAME, SCENES["answered"], "ja", "B"))


@settings(max_examples=40, deadline=None)
@given(boards(), st.sampled_from(LANGS), st.integers(50, 160))
def test_no_line_is_wider_than_the_terminal(board: Board, lang: Lang, width: int) -> None:
    """Boxes end exactly at the right edge, full-width letters counted as two columns."""
    lines = drawn(GAME, board, lang, width).splitlines()
    boxed = [line for line in lines if line[:1] in "╭│╰"]
    assert all(cell_len(line) <= width for line in lines)
    assert {cell_len(line) for line in boxed} == {width}


@settings(max_examples=30, deadline=None)
@given(boards(), st.sampled_from(LANGS))
def test_plain_lines_say_all_that_the_picture_says(board: Board, lang: Lang) -> None:
    """Every title, line and count of the picture stands in the plain text, unbroken."""
    says_all(GAME, board, lang)


@pytest.mark.parametrize("width", [50, 60, 80, 120])
def test_lines_stay_under_each_other(width: int) -> None:
    """Three places of the front row stand side by side at any width, each above its set zone."""
    lines = drawn(GAME, in_turn(), "en", width).splitlines()
    front = [line for line in lines if "─ 7 " in line and "─ 9 " in line]
    back = [line for line in lines if "─ set zon" in line]
    assert len(front) == len(back) == 2
    assert front[1].index("7 left") == back[1].index("set zon")
    assert front[0].index("9 right") < front[0].index("7 left")

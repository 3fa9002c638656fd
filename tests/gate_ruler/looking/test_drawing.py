"""Boards drawn in the terminal: the lines stay lines however narrow it is, plain where none is."""

import os
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from gate_playing import GAME, boards, in_turn
from gate_scenes import SCENES
from senpu.events.base import Seat
from senpu.projections.gate_ruler.board import Board
from senpu.projections.picture import seated
from senpu.projections.rules import Lang
from senpu.replay.layout import laid_out
from senpu.replay.render import draw, plain_lines

GOLDEN = Path(__file__).parents[2] / "golden" / "gate_ruler"
LANGS: tuple[Lang, ...] = ("ja", "en")
PLAYERS: Mapping[Seat, str] = {"A": "朱里", "B": "Ao"}


def drawn(board: Board, lang: Lang, width: int, near: Seat = "A") -> str:
    """The board as a terminal of that width shows it, without colour."""
    out = StringIO()
    terminal = Console(
        file=out, width=width, force_terminal=True, color_system=None, no_color=False
    )
    draw(seated(GAME.picture(board), PLAYERS), terminal, lang, near)
    return out.getvalue()


def piped(board: Board, lang: Lang, near: Seat = "A") -> str:
    """The board as a file or a pipe gets it."""
    out = StringIO()
    draw(seated(GAME.picture(board), PLAYERS), Console(file=out, width=40), lang, near)
    return out.getvalue()


def compared(name: str, text: str) -> None:
    """Hold a text against its golden file; `GOLDEN=write` in the environment writes it anew."""
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text == file.read_text(encoding="utf-8"), f"{file.name} differs; see GOLDEN=write"


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scene", SCENES)
def test_boards_are_drawn_as_they_were(scene: str, lang: Lang, width: int) -> None:
    """Golden pictures: a change of a drawing is seen before it is shipped."""
    compared(f"{scene}_{lang}_{width}", drawn(SCENES[scene], lang, width))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scene", SCENES)
def test_boards_are_written_plainly_as_they_were(scene: str, lang: Lang) -> None:
    """Golden texts of what a pipe gets."""
    compared(f"{scene}_{lang}_plain", piped(SCENES[scene], lang))


def test_the_other_seat_sees_the_table_from_across() -> None:
    """Golden picture of the same board from the other side."""
    compared("answered_ja_80_near_b", drawn(SCENES["answered"], "ja", 80, "B"))
    compared("answered_ja_plain_near_b", piped(SCENES["answered"], "ja", "B"))


@settings(max_examples=40, deadline=None)
@given(boards(), st.sampled_from(LANGS), st.integers(50, 160))
def test_no_line_is_wider_than_the_terminal(board: Board, lang: Lang, width: int) -> None:
    """Boxes end exactly at the right edge, full-width letters counted as two columns."""
    lines = drawn(board, lang, width).splitlines()
    boxed = [line for line in lines if line[:1] in "╭│╰"]
    assert all(cell_len(line) <= width for line in lines)
    assert {cell_len(line) for line in boxed} == {width}


@settings(max_examples=30, deadline=None)
@given(boards(), st.sampled_from(LANGS))
def test_plain_lines_say_all_that_the_picture_says(board: Board, lang: Lang) -> None:
    """Every title, line and count of the picture stands in the plain text, unbroken."""
    layout = laid_out(seated(GAME.picture(board), PLAYERS), lang)
    text = piped(board, lang)
    assert text.splitlines() == list(plain_lines(layout))
    for half in (layout.far, layout.near):
        assert half.heading in text
        places = [place for row in half.grid for place in row if place]
        for zone in (*half.rows, *places, *layout.middle):
            assert zone.name in text
            for cell in zone.boxes:
                assert all(said in text for said in (cell.title, *cell.lines))


@pytest.mark.parametrize("width", [50, 60, 80, 120])
def test_lines_stay_under_each_other(width: int) -> None:
    """Three places of the front row stand side by side at any width, each above its set zone."""
    lines = drawn(in_turn(), "en", width).splitlines()
    front = [line for line in lines if "─ 7 " in line and "─ 9 " in line]
    back = [line for line in lines if "─ set zon" in line]
    assert len(front) == len(back) == 2
    assert front[1].index("7 left") == back[1].index("set zon")
    assert front[0].index("9 right") < front[0].index("7 left")

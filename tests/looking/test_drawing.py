"""Pictures drawn in the terminal: as wide as it is, aligned, plain where there is none."""

import os
import re
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from playing import GAME, boards
from scenes import SCENES
from senpu.events.base import Seat
from senpu.projections.battle_spirits.board import Board
from senpu.projections.picture import seated
from senpu.projections.rules import Lang
from senpu.replay.layout import laid_out
from senpu.replay.render import draw, plain_lines

GOLDEN = Path(__file__).parents[1] / "golden" / "battle_spirits"
LANGS: tuple[Lang, ...] = ("ja", "en")
PLAYERS: Mapping[Seat, str] = {"A": "朱里", "B": "Ao"}


def drawn(board: Board, lang: Lang, width: int) -> str:
    """The board as a terminal of that width shows it, without colour."""
    out = StringIO()
    terminal = Console(
        file=out, width=width, force_terminal=True, color_system=None, no_color=False
    )
    draw(seated(GAME.picture(board), PLAYERS), terminal, lang)
    return out.getvalue()


def piped(board: Board, lang: Lang) -> str:
    """The board as a file or a pipe gets it."""
    out = StringIO()
    draw(seated(GAME.picture(board), PLAYERS), Console(file=out, width=40), lang)
    return out.getvalue()


def compared(name: str, text: str) -> None:
    """Hold a text against its golden file; `GOLDEN=write` in the environment writes it anew."""
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
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


@settings(max_examples=40, deadline=None)
@given(boards(), st.sampled_from(LANGS), st.integers(40, 160))
def test_no_line_is_wider_than_the_terminal(board: Board, lang: Lang, width: int) -> None:
    """Boxes end exactly at the right edge, full-width letters counted as two columns."""
    title, *lines = drawn(board, lang, width).splitlines()
    assert cell_len(title) <= width
    assert {cell_len(line) for line in lines} == {width}


@settings(max_examples=30, deadline=None)
@given(boards(), st.sampled_from(LANGS))
def test_plain_lines_say_all_that_the_picture_says(board: Board, lang: Lang) -> None:
    """Every title, line and count of the picture stands in the plain text, unbroken."""
    layout = laid_out(seated(GAME.picture(board), PLAYERS), lang)
    text = piped(board, lang)
    assert text.splitlines() == list(plain_lines(layout))
    for half in (layout.far, layout.near):
        assert half.heading in text
        for zone in half.rows:
            for cell in zone.boxes:
                assert all(said in text for said in (zone.name, cell.title, *cell.lines))


def test_no_colour_wanted_is_plain() -> None:
    """With NO_COLOR a terminal gets the plain lines too, without escape sequences."""
    picture = GAME.picture(SCENES["crowded"])
    out = StringIO()
    draw(picture, Console(file=out, width=80, force_terminal=True, no_color=True), "en")
    assert out.getvalue().splitlines() == list(plain_lines(laid_out(picture, "en")))
    assert "\x1b" not in out.getvalue()


def test_a_terminal_with_colours_gets_them() -> None:
    """Exhausted cards and what is hidden differ in colour, besides being said in words."""
    out = StringIO()
    draw(
        GAME.picture(SCENES["crowded"]),
        Console(file=out, width=80, force_terminal=True, color_system="standard", no_color=False),
        "en",
    )
    assert "\x1b[" in out.getvalue()


@pytest.mark.parametrize("lang", LANGS)
def test_less_than_nothing_is_marked(lang: Lang) -> None:
    """The record is ahead of the table there; the other counts are drawn as ever."""
    board = SCENES["worked_turn"]
    short = replace(board, sides={**board.sides, "A": replace(board.sides["A"], reserve=-2)})
    assert "⚠" not in piped(board, lang) + drawn(board, lang, 80)
    for text in (piped(short, lang), drawn(short, lang, 80)):
        assert text.count("⚠") == text.count("-2⚠") == 1
    out = StringIO()
    coloured = Console(file=out, width=80, force_terminal=True, color_system="standard")
    draw(GAME.picture(short), coloured, lang)
    assert re.search(r"\x1b\[1;31m[^\x1b]*-2⚠", out.getvalue())


def test_square_brackets_are_no_markup() -> None:
    """A name in brackets is shown as it is."""
    picture = seated(GAME.picture(SCENES["worked_turn"]), {"A": "[red]x[/red]", "B": "y"})
    for console in (Console(file=StringIO()), Console(file=StringIO(), force_terminal=True)):
        draw(picture, console, "en")
        assert "[red]x[/red]" in console.file.getvalue()  # type: ignore[attr-defined]

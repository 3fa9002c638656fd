"""Pictures drawn in the terminal: as wide as it is, aligned, plain where there is none."""

import re
from io import StringIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from drawings import LANGS, compared, drawn, piped, says_all
from gate_playing import GAME as GATE
from gate_scenes import SCENES as GATE_SCENES
from playing import GAME, boards
from scenes import SCENES
from senpu.projections.battle_spirits.board import Board
from senpu.projections.game import Game
from senpu.projections.picture import seated
from senpu.projections.rules import Lang
from senpu.replay.layout import laid_out
from senpu.replay.render import draw, plain_lines

every_scene = pytest.mark.parametrize(
    ("game", "scene", "board"),
    [
        (game, scene, board)
        for game, scenes in ((GAME, SCENES), (GATE, GATE_SCENES))
        for scene, board in scenes.items()
    ],
    ids=(*SCENES, *GATE_SCENES),
)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("lang", LANGS)
@every_scene
def test_boards_are_drawn_as_they_were(
    game: Game, scene: str, board: Any, lang: Lang, width: int
) -> None:
    """Golden pictures: a change of a drawing is seen before it is shipped."""
    compared(game, f"{scene}_{lang}_{width}", drawn(game, board, lang, width))


@pytest.mark.parametrize("lang", LANGS)
@every_scene
def test_boards_are_written_plainly_as_they_were(
    game: Game, scene: str, board: Any, lang: Lang
) -> None:
    """Golden texts of what a pipe gets."""
    compared(game, f"{scene}_{lang}_plain", piped(game, board, lang))


@settings(max_examples=40, deadline=None)
@given(boards(), st.sampled_from(LANGS), st.integers(40, 160))
def test_no_line_is_wider_than_the_terminal(board: Board, lang: Lang, width: int) -> None:
    """Boxes end exactly at the right edge, full-width letters counted as two columns."""
    title, *lines = drawn(GAME, board, lang, width).splitlines()
    assert cell_len(title) <= width
    assert {cell_len(line) for line in lines} == {width}


@settings(max_examples=30, deadline=None)
@given(boards(), st.sampled_from(LANGS))
def test_plain_lines_say_all_that_the_picture_says(board: Board, lang: Lang) -> None:
    """Every title, line and count of the picture stands in the plain text, unbroken."""
    says_all(GAME, board, lang)


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
    assert "⚠" not in piped(GAME, board, lang) + drawn(GAME, board, lang, 80)
    for text in (piped(GAME, short, lang), drawn(GAME, short, lang, 80)):
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

"""Boards of any game as a terminal, a file or a golden file has them."""

import os
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from senpu.events.base import Seat
from senpu.projections.game import Game
from senpu.projections.picture import Picture, seated
from senpu.projections.rules import Lang
from senpu.replay.layout import laid_out
from senpu.replay.render import draw, plain_lines

LANGS: tuple[Lang, ...] = ("ja", "en")
GOLDEN = Path(__file__).parent / "golden"
PLAYERS: Mapping[Seat, str] = {"A": "朱里", "B": "Ao"}


def pictured(game: Game, board: Any) -> Picture:
    """The picture of a board between two players."""
    return seated(game.picture(board), PLAYERS)


def drawn(game: Game, board: Any, lang: Lang, width: int, near: Seat = "A") -> str:
    """The board as a terminal of that width shows it, without colour."""
    out = StringIO()
    terminal = Console(
        file=out, width=width, force_terminal=True, color_system=None, no_color=False
    )
    draw(pictured(game, board), terminal, lang, near)
    return out.getvalue()


def piped(game: Game, board: Any, lang: Lang, near: Seat = "A") -> str:
    """The board as a file or a pipe gets it."""
    out = StringIO()
    draw(pictured(game, board), Console(file=out, width=40), lang, near)
    return out.getvalue()


def compared(game: Game, name: str, text: str) -> None:
    """Hold a text against its golden file; `GOLDEN=write` in the environment writes it anew."""
    file = GOLDEN / game.slug / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text == file.read_text(encoding="utf-8"), f"{file.name} differs; see GOLDEN=write"


def says_all(game: Game, board: Any, lang: Lang) -> None:
    """Every title, line and count of the picture stands in the plain text, unbroken."""
    layout = laid_out(pictured(game, board), lang)
    text = piped(game, board, lang)
    assert text.splitlines() == list(plain_lines(layout))
    for half in (layout.far, layout.near):
        assert half.heading in text
        places = [place for row in half.grid for place in row if place]
        for zone in (*half.rows, *places, *layout.middle):
            assert zone.name in text
            for box in zone.boxes:
                assert all(said in text for said in (box.title, *box.lines))

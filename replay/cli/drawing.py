"""Boards and tables drawn on stdout. What draws is imported only when something is drawn."""

import sys
from typing import TYPE_CHECKING

from senpu.events.base import Seat
from senpu.projections.entry_view import JUDGE, known
from senpu.projections.fold import History
from senpu.projections.offers import proposals
from senpu.replay.cli.words import language

if TYPE_CHECKING:
    from rich.console import Console


def console() -> "Console":
    """The terminal results are drawn on."""
    from rich.console import Console

    return Console(file=sys.stdout)


def show_board(history: History, seq: int = -1, seat: str = JUDGE) -> None:
    """Draw the position after an entry, or the last, as `seat` (a player or "public") knows it."""
    from senpu.replay.picture import position_picture
    from senpu.replay.render import draw

    near: Seat = "B" if seat == "B" else "A"
    draw(position_picture(history, seq, seat), console(), language(), near)


def show_offers(history: History, seq: int = -1, seat: str = JUDGE) -> None:
    """Draw what can be done in the position after an entry, or the last, as `seat` knows it."""
    from senpu.replay.render_tables import offers_table, show_table
    from senpu.replay.render_words import wording

    game = history.game
    board = known(game, history.boards[seq], seat)
    table = offers_table(proposals(game, board), wording(game, language(), board))
    show_table(table, console())

"""What can be typed, on one page."""

from senpu.events.notation.sheets import page, sheet
from senpu.projections.rules import Lang

ASKS = ("?", "？")
"""Typed instead of a line: show the page."""


def cheat_sheet(game: str, lang: Lang) -> str:
    """The notation of a game on one page."""

    return page(sheet(game), lang)

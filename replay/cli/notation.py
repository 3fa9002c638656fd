"""What can be typed, on one page."""

from importlib import import_module

from senpu.projections.rules import Lang

ASKS = ("?", "？")
"""Typed instead of a line: show the page."""


def cheat_sheet(game: str, lang: Lang) -> str:
    """The notation of a game on one page."""
    sheet: str = import_module(f"senpu.events.notation.{game}").cheat_sheet(lang)
    return sheet

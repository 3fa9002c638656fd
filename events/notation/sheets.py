"""A notation on one page, for a scribe at the table.

A game has its page in `sheet.tsv` beside its cards: a heading in Japanese and English, and below
it rows of what is typed and what that means in both languages.
"""

import unicodedata
from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple

from senpu.events.notation.full import Lang


class Row(NamedTuple):
    """Something one can type, and what it means."""

    typed: str
    ja: str
    en: str


class Heading(NamedTuple):
    """A heading and its rows."""

    ja: str
    en: str
    rows: tuple[Row, ...] = ()


def sheet(game: str) -> tuple[Heading, ...]:
    """The page of a game. Raises FileNotFoundError if it has none."""
    text = (files(f"senpu.events.{game}") / "data" / "sheet.tsv").read_text("utf-8")
    found: list[Heading] = []
    for line in text.splitlines():
        *typed, ja, en = line.split("\t")
        if typed:
            found[-1] = found[-1]._replace(rows=(*found[-1].rows, Row(typed[0], ja, en)))
        else:
            found.append(Heading(ja, en))
    return tuple(found)


def page(parts: Sequence[Heading], lang: Lang) -> str:
    """The headings below each other with their rows, in Japanese or English."""
    width = max(_width(row.typed) for part in parts for row in part.rows) + 2
    lines: list[str] = []
    for part in parts:
        lines += ["", part.ja if lang == "ja" else part.en]
        for row in part.rows:
            blank = " " * (width - _width(row.typed))
            lines.append(f"  {row.typed}{blank}{row.ja if lang == 'ja' else row.en}")
    return "\n".join(lines[1:])


def _width(text: str) -> int:
    """Columns on a terminal: wide letters take two."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)

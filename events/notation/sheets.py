"""A notation on one page, for a scribe at the table."""

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from senpu.events.notation.full import Lang


class Row(NamedTuple):
    """Something one can type, and what it means."""

    typed: str
    ja: str
    en: str


class Part(NamedTuple):
    """Rows under a heading."""

    ja: str
    en: str
    rows: tuple[Row, ...]


def page(parts: Sequence[Part], lang: Lang) -> str:
    """The parts below each other, in Japanese or English."""
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

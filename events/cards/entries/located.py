"""The words for what stands where in a text file, and why it cannot be used."""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Literal

from msgspec import Struct

Lang = Literal["ja", "en"]

Source = Traversable | str
"""A file (`pathlib.Path` or a resource of a package), or, as `str`, the text itself."""


class Reason(Struct, frozen=True, kw_only=True):
    """One sentence for people, in both languages."""

    ja: str
    en: str

    def text(self, lang: Lang) -> str:
        """The sentence in one language."""
        return self.ja if lang == "ja" else self.en


class Place(Struct, frozen=True, kw_only=True):
    """Where something stands: entry, line and column, each from 1.

    `index` 0 is the file as a whole; line and column are None where the format does not give
    them; in CSV the column counts cells.
    """

    index: int = 0
    line: int | None = None
    column: int | None = None

    def text(self, lang: Lang) -> str:
        """`entry 3, line 12, column 5`."""
        numbers = (self.index or None, self.line, self.column)
        pairs = zip(_PLACE_WORDS[lang], numbers, strict=True)
        stated = [words.format(n) for words, n in pairs if n is not None]
        return (", " if lang == "en" else "").join(stated) or _FILE[lang]


_FILE: Mapping[Lang, str] = {"ja": "ファイル全体", "en": "the file"}
_PLACE_WORDS: Mapping[Lang, tuple[str, str, str]] = {
    "ja": ("{}件目", "{}行", "{}列"),
    "en": ("entry {}", "line {}", "column {}"),
}


class RawEntry(Struct, frozen=True, kw_only=True):
    """An entry as it stands in the file, or the `fault` that keeps it from being read."""

    at: Place
    fields: Mapping[str, Any] = {}
    fault: Reason | None = None
    place_of: Callable[[str], Place] | None = None

    def where(self, field: str) -> Place:
        """The place of a field; of one that is not stated, the entry's own."""
        return self.place_of(field) if self.place_of and field else self.at


def damaged(at: Place, ja: str, en: str) -> RawEntry:
    """An entry (or, with index 0, a file) that cannot be read."""
    return RawEntry(at=at, fault=Reason(ja=ja, en=en))


def nfkc(text: str) -> str:
    """Full-width letters, digits and signs made ordinary, blanks around them dropped."""
    return unicodedata.normalize("NFKC", text).strip()


def read_text(source: Source) -> str:
    """The text of a file, UTF-8 with or without BOM; what is not UTF-8 becomes U+FFFD.

    Raises OSError if the file cannot be read.
    """
    if isinstance(source, str):
        return source.removeprefix("\ufeff")
    return source.read_bytes().decode("utf-8-sig", errors="replace")


def ending_of(source: Source) -> str:
    """The file's ending in small letters, without the dot; empty for a text."""
    return "" if isinstance(source, str) else source.name.rpartition(".")[2].lower()


class Lines:
    """Finds line and column of an offset in a text, whose first line has the number `first`."""

    def __init__(self, text: str, first: int = 1) -> None:
        """Notes once where lines begin, so that many places are found quickly."""
        self._begins = [0, *(found.end() for found in re.finditer("\n", text))]
        self._first = first

    def place(self, offset: int, index: int = 0) -> Place:
        """The place of a character."""
        line = bisect_right(self._begins, offset) - 1
        column = offset - self._begins[line] + 1
        return Place(index=index, line=line + self._first, column=column)

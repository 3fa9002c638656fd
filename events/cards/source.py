"""The words for a file that is read: its text, what stands where in it, why it cannot be used."""

import unicodedata
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

Lang = Literal["ja", "en"]

Source = Traversable | str
"""A file (`pathlib.Path` or a resource of a package), or, as `str`, the text itself."""


class Reason(Struct, frozen=True):
    """One sentence for people, in both languages."""

    ja: str
    en: str

    def text(self, lang: Lang) -> str:
        """The sentence in one language."""
        return self.ja if lang == "ja" else self.en


class Place(Struct, frozen=True, kw_only=True):
    """Where an entry begins: which one it is and its line, each from 1.

    `index` 0 is the file as a whole; line is None where the format does not give it.
    """

    index: int = 0
    line: int | None = None

    def text(self, lang: Lang) -> str:
        """`entry 3, line 12`."""
        pairs = zip(_PLACE_WORDS[lang], (self.index or None, self.line), strict=True)
        stated = [words.format(n) for words, n in pairs if n is not None]
        return (", " if lang == "en" else "").join(stated) or _FILE[lang]


_FILE: Mapping[Lang, str] = {"ja": "ファイル全体", "en": "the file"}
_PLACE_WORDS: Mapping[Lang, tuple[str, str]] = {
    "ja": ("{}件目", "{}行"),
    "en": ("entry {}", "line {}"),
}


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


def line_of(text: str, offset: int) -> int:
    """The line, from 1, in which a character stands."""
    return text.count("\n", 0, offset) + 1

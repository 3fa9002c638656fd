"""The words for a file that is read: its text, what stands where in it, why it cannot be used."""

import codecs
import unicodedata
from importlib.resources.abc import Traversable

from msgspec import Struct

from senpu.events.bounded import read_whole
from senpu.events.text import Lang, Text

Source = Traversable | str
"""A file (`pathlib.Path` or a resource of a package), or, as `str`, the text itself."""


class Place(Struct, frozen=True, kw_only=True):
    """Where an entry begins: which one it is and its line, each from 1.

    `index` 0 is the file as a whole; line is None where the format does not give it.
    """

    index: int = 0
    line: int | None = None

    def text(self, lang: Lang) -> str:
        """`entry 3, line 12`."""
        pairs = ((_ENTRY, self.index or None), (_LINE, self.line))
        stated = [words.said(lang, {"n": n}) for words, n in pairs if n is not None]
        return (", " if lang == "en" else "").join(stated) or _FILE.said(lang)


_FILE = Text("ファイル全体", "the file")
_ENTRY = Text("{n}件目", "entry {n}")
_LINE = Text("{n}行", "line {n}")


def nfkc(text: str) -> str:
    """Full-width letters, digits and signs made ordinary, blanks around them dropped."""
    return unicodedata.normalize("NFKC", text).strip()


def read_text(source: Source) -> str:
    """The text of a file, as `read_encoded` gives it. Raises OSError if it cannot be read."""
    return read_encoded(source)[0]


def read_encoded(source: Source) -> tuple[str, str]:
    """The text of a file and the encoding taken for it, empty where that is UTF-8.

    Spreadsheets write UTF-16 with its mark, or CP932 (Shift_JIS). What else is not UTF-8 becomes
    U+FFFD. Raises OSError if the file cannot be read.
    """
    if isinstance(source, str):
        return source.removeprefix("\ufeff"), ""
    data = read_whole(source)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace"), "UTF-16"
    text = data.decode("utf-8-sig", errors="replace")
    return (data.decode("cp932"), "CP932") if _is_cp932(data, text) else (text, "")


def _is_cp932(data: bytes, as_utf8: str) -> bool:
    """Whether a text is Japanese in CP932: as UTF-8 nearly all that is not ASCII is broken."""
    broken = as_utf8.count("\ufffd")
    if broken <= sum(not char.isascii() for char in as_utf8) - broken:
        return False
    try:
        return any("ぁ" <= char <= "鿿" for char in data.decode("cp932"))
    except UnicodeDecodeError:
        return False


def ending_of(source: Source) -> str:
    """The file's ending in small letters, without the dot; empty for a text."""
    return "" if isinstance(source, str) else source.name.rpartition(".")[2].lower()


def line_of(text: str, offset: int) -> int:
    """The line, from 1, in which a character stands."""
    return text.count("\n", 0, offset) + 1

"""A typed line in ordinary letters, and reading along it.

Full-width letters, half-width kana and the punctuation of Japanese keyboards are taken as their
ordinary forms (NFKC and the table `LETTERS`). Inside `{}`, `""`, `《》` and `[]` only NFKC is
applied. Columns always count in what was typed.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

LETTERS = {
    "、": ",", "，": ",", "。": ".", "→": ">", "➡": ">", "⇒": "=>", "−": "-", "‐": "-", "–": "-",
    "—": "-", "―": "-", "〜": "~", "⁄": "/", "│": "|", "¦": "|", "「": "{", "」": "}", "『": "{",
    "』": "}", "“": '"', "”": '"', "＂": '"',
}  # fmt: skip
"""What NFKC leaves alone and scribes type all the same."""

_CLOSES = {"{": "}", "「": "」", "『": "』", '"': '"', "“": "”", "《": "》", "[": "]"}
_FOREIGN = {"「": "{}", "『": "{}", "“": '"'}
"""What would be misread inside brackets that become others."""
_PAIRS = ("{}", "「」", "『』")
"""Brackets of texts: inside, those that belong together stand as they are, others behind a
backslash."""
_BRACKETS = "".join(_PAIRS)
_ESCAPED = re.compile(rf"\\u([0-9a-f]{{4}})|\\U([0-9a-f]{{8}})|\\([{_BRACKETS}])")
_EMPTY = re.compile(r"\{\s*\}")


class Unreadable(ValueError):
    """A text that cannot be read: why, in both languages, and at which column."""

    def __init__(self, ja: str, en: str, column: int = 1) -> None:
        super().__init__(en)
        self.ja = ja
        self.en = en
        self.column = column


class Line(NamedTuple):
    """A line in ordinary letters. `columns` says where each of them, and the end, was typed;
    `quoted` whether it stands inside brackets that keep their text."""

    typed: str
    text: str
    columns: tuple[int, ...]
    quoted: tuple[bool, ...]


def normal(typed: str) -> Line:
    """What was typed, in ordinary letters."""
    text: list[str] = []
    columns: list[int] = []
    quoted: list[bool] = []
    inside = _Brackets()
    for start, raw in _clusters(typed):
        for letter in unicodedata.normalize("NFKC", raw):
            said, kept = inside.take(letter)
            text += said
            columns += [start + 1] * len(said)
            quoted += [kept] * len(said)
    return Line(typed, "".join(text), (*columns, len(typed) + 1), tuple(quoted))


class _Brackets:
    """Which brackets stand open: inside them letters are kept as they are."""

    def __init__(self) -> None:
        self.opened = ""
        self.depth = 0
        self.before = ""

    def take(self, letter: str) -> tuple[str, bool]:
        """How a letter is written, and whether it is kept text."""
        loose = self.before == "\\" and letter in _BRACKETS
        self.before = letter
        if not self.opened:
            if letter in _CLOSES:
                self.opened, self.depth = letter, 1
            return LETTERS.get(letter, letter), False
        if loose:
            return letter, True
        if letter == _CLOSES[self.opened]:
            self.depth -= 1
        elif letter == self.opened:
            self.depth += 1
        if not self.depth:
            self.opened = ""
            return LETTERS.get(letter, letter), False
        foreign = letter in _FOREIGN.get(self.opened, "")
        return _escape(letter) if foreign else letter, True


def _clusters(text: str) -> Iterator[tuple[int, str]]:
    """Letters with the marks that belong to them, each with its place."""
    start = 0
    for at in range(1, len(text) + 1):
        mark = at < len(text) and (text[at] in "ﾞﾟ" or unicodedata.combining(text[at]) > 0)
        if not mark:
            yield start, text[start:at]
            start = at


def _escape(letter: str) -> str:
    if letter in _BRACKETS:
        return f"\\{letter}"
    code = ord(letter)
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def escaped(text: str, closes: str = "{}") -> str:
    """Any text in such letters that reading it back between `closes` gives the text again."""
    paired = _paired(text)
    return "".join(
        raw if start in paired or _is_safe(text, start, raw, closes) else "".join(map(_escape, raw))
        for start, raw in _clusters(text)
    )


def _paired(text: str) -> set[int]:
    """Where brackets stand that belong together."""
    found: set[int] = set()
    opened: dict[str, list[int]] = {}
    for start, raw in _clusters(text):
        pair = next((pair for pair in _PAIRS if raw in tuple(pair)), "")
        if raw == pair[:1]:
            opened.setdefault(pair, []).append(start)
        elif opened.get(pair):
            found |= {opened[pair].pop(), start}
    return found


def _is_safe(text: str, start: int, raw: str, closes: str) -> bool:
    end = start + len(raw)
    return (
        unicodedata.normalize("NFKC", raw) == raw
        and not any(c in closes or unicodedata.category(c) in ("Cc", "Zl", "Zp") for c in raw)
        and not (raw == "\\" and (end == len(text) or text[end] in f"uU{_BRACKETS}"))
        and not (raw == " " and (start == 0 or end == len(text)))
    )


def unescaped(text: str) -> str:
    """The text that `escaped` was given."""
    return _ESCAPED.sub(lambda found: found[3] or chr(int(found[1] or found[2], 16)), text)


class Scan:
    """Reading along a line, from `at` to `end`."""

    def __init__(self, line: Line, at: int = 0, end: int | None = None) -> None:
        self.line = line
        self.at = at
        self.end = len(line.text) if end is None else end
        self.space()

    def space(self) -> None:
        """Go over blanks."""
        while self.at < self.end and self.line.text[self.at].isspace():
            self.at += 1

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Go over what the pattern finds here, and over the blanks behind it."""
        found = self.ahead(pattern)
        if found:
            self.at = found.end()
            self.space()
        return found

    def ahead(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What the pattern finds here."""
        return pattern.match(self.line.text, self.at, self.end)

    @property
    def done(self) -> bool:
        """Whether all is read."""
        return self.at >= self.end

    @property
    def rest(self) -> str:
        """What is left to read."""
        return self.line.text[self.at : self.end]

    @property
    def glued(self) -> bool:
        """Whether there is no blank before what comes next."""
        return self.at > 0 and not self.line.text[self.at - 1].isspace()

    @property
    def column(self) -> int:
        """Where in the typed line the next letter stands."""
        return self.line.columns[self.at]

    def column_at(self, at: int) -> int:
        """Where in the typed line a letter stands."""
        return self.line.columns[at]

    def fail(self, ja: str, en: str) -> Unreadable:
        """An error about what comes next."""
        return Unreadable(ja, en, self.column)

    def braced(self) -> str | None:
        """The inside of the braces that begin here, as it stands; None if none begin.

        Raises Unreadable if they are not closed.
        """
        if self.done or self.line.text[self.at] != "{":
            return None
        depth = 0
        for at in range(self.at, self.end):
            loose = depth and self.line.text[at - 1] == "\\"
            depth += 0 if loose else {"{": 1, "}": -1}.get(self.line.text[at], 0)
            if not depth:
                inside = self.line.text[self.at + 1 : at]
                self.at = at + 1
                self.space()
                return inside
        raise self.fail("{ が閉じていません", "the { is not closed")

    def told(self) -> str | None:
        """The text in the braces that begin here; None if none begin. Raises Unreadable."""
        if self.ahead(_EMPTY):
            raise self.fail("{ } の中が空です", "the braces are empty; write a text in them")
        inside = self.braced()
        return None if inside is None else unescaped(inside.strip())

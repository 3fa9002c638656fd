"""Where a log is damaged and how, said in English and Japanese."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from senpu.events.log.errors import LogError

Reason = Literal[
    "empty", "utf8", "json", "seal", "hash", "newline", "header", "entry", "sequence",
    "after_end", "end_record", "bom", "crlf", "blank",
]  # fmt: skip

_REASONS: Mapping[Reason, tuple[str, str]] = {
    "empty": ("the file is empty", "ファイルが空です"),
    "utf8": ("not UTF-8", "UTF-8 ではありません"),
    "json": ("not JSON: {0}", "JSON ではありません: {0}"),
    "seal": (
        "the line does not end with its hash: it was cut or rewritten, or this is no senpu log",
        "行末にハッシュがありません。切れたか書き換えられたか、senpu の記録ではありません",
    ),
    "hash": (
        "the hash {0} does not fit (due: {1}): this line was changed, or lines before it were"
        " removed, added or moved",
        "ハッシュ {0} が合いません (正: {1})。この行が変えられたか、前の行が増減、移動しました",
    ),
    "bom": (
        "a byte order mark stands before the log: an editor saved it",
        "記録の前に BOM があります。エディタで保存されています",
    ),
    "crlf": (
        "the line ends in CR LF: an editor or a transfer as text changed the ends of lines",
        "行末が CR LF です。エディタかテキスト転送が改行を変えました",
    ),
    "blank": (
        "a blank line: an editor or a script added it",
        "空行です。エディタかスクリプトが加えました",
    ),
    "newline": ("the end of the last line was changed", "最後の改行が変えられました"),
    "header": ("not a header: {0}", "見出しではありません: {0}"),
    "entry": ("not an entry: {0}", "項目ではありません: {0}"),
    "sequence": ("entry {0} stands where {1} is due", "{1} 番であるべき所に {0} 番があります"),
    "after_end": ("a line after the end record", "終了記録の後に行があります"),
    "end_record": (
        "the end record says {0}, the log gives {1}",
        "終了記録は {0} ですが、記録からは {1} です",
    ),
}


class Damage(Struct, frozen=True):
    """The first fault of a log.

    `line` counts from 1, `offset` is in bytes from the start of the file: of the fault itself
    where `column` (in bytes, from 1) is known, else of its line. `facts` fill the sentence.
    """

    line: int
    offset: int
    reason: Reason
    column: int = 0
    facts: tuple[str, ...] = ()

    def text(self, lang: str = "en") -> str:
        """Where and what, for a person; `lang` is `ja` or `en`."""
        english, japanese = (sentence.format(*self.facts) for sentence in _REASONS[self.reason])
        if lang == "ja":
            column = f" {self.column} 桁" if self.column else ""
            return f"{self.line} 行{column} (位置 {self.offset}): {japanese}"
        column = f", column {self.column}" if self.column else ""
        return f"line {self.line}{column} (offset {self.offset}): {english}"


class Fault(Exception):
    """What is wrong with one line: a reason, its facts, the column if known."""

    def __init__(self, reason: Reason, *facts: object, column: int = 0) -> None:
        self.reason: Reason = reason
        self.facts = tuple(map(str, facts))
        self.column = column

    def at(self, line: int, start: int) -> Damage:
        """The fault with its place: line from 1, offset of the line's first byte."""
        offset = start + max(self.column - 1, 0)
        return Damage(line, offset, self.reason, self.column, self.facts)


class LogDamaged(LogError):
    """A log that cannot be used as it stands: path, the `Damage`."""

    @property
    def damage(self) -> Damage:
        """Where and what."""
        damage: Damage = self.args[1]
        return damage

    def text(self, lang: str = "en") -> str:
        """The sentence for a person, `lang` being `ja` or `en`."""
        return f"{self.args[0]}: {self.damage.text(lang)}"

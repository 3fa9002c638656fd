"""Marks that may stand anywhere in an item: text, time, doubt, author, answers."""

import re

from senpu.events.notation.line import Scan, Unreadable, escaped, unescaped

_DOUBT = re.compile(r"\?\s*!")
CLOCK = re.compile(r"\[\s*(?:(\d{1,3}(?::[0-5]\d){1,2})|\"([^\"]*)\")\s*\]")
"""The time of a video; in quotes, whatever else the log holds."""
_WHY = re.compile(r"(?:because|理由)\s*:?\s*(?=\{)", re.I)
_BY = re.compile(r'by:(?:"([^"]*)"|([^\s{"]+))')


class Tail:
    """The marks that may stand anywhere in an item."""

    def __init__(self) -> None:
        self.note: str | None = None
        self.clock = ""
        self.doubt = False
        self.by = ""
        self.why = ""
        self.answers: list[tuple[int, int]] = []

    def take(self, scan: Scan) -> bool:
        """Read one of them, if one stands here."""
        if self.take_sign(scan):
            return True
        column = 0 if scan.done else scan.column
        if scan.take(_WHY):
            self._once("why", scan.told() or "", column)
        elif (note := scan.told()) is not None:
            self.note = note if self.note is None else f"{self.note} {note}"
        elif (inside := parenthesis(scan)) is not None:
            self.answers.append(inside)
        else:
            return False
        return True

    def take_sign(self, scan: Scan) -> bool:
        """Read one that may stand before the item too: doubt, time, author."""
        column = 0 if scan.done else scan.column
        if scan.take(_DOUBT):
            self.doubt = True
        elif found := scan.take(CLOCK):
            self._once("clock", found[1] or unescaped(found[2]), column)
        elif found := scan.take(_BY):
            self._once("by", found[1] if found[1] is not None else found[2], column)
        else:
            return False
        return True

    def _once(self, mark: str, value: str, column: int) -> None:
        if getattr(self, mark):
            raise Unreadable(
                "時刻・記録者・理由は1回だけ書けます", "time, by: and because stand once", column
            )
        setattr(self, mark, value)


def clock_text(clock: str) -> str:
    """A time as it stands in a line."""
    plain = CLOCK.fullmatch(f"[{clock}]")
    return f"[{clock}]" if plain else f'["{escaped(clock, chr(34) + "]")}"]'


def parenthesis(scan: Scan) -> tuple[int, int] | None:
    if scan.done or scan.line.text[scan.at] != "(":
        return None
    depth = 0
    for at in range(scan.at, scan.end):
        letter = "" if scan.line.quoted[at] else scan.line.text[at]
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if not depth:
            inside = (scan.at + 1, at)
            scan.at = at + 1
            scan.space()
            return inside
    raise scan.fail("( が閉じていません", "the ( is not closed")

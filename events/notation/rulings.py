"""Rulings: who ruled, penalty and side, remedy, how far back, in any order.

JF W1 pay1 {why}    JH R-1 {why}    R-1 JH {why}    W1 JF:Tanaka "deck shuffled"
"""

import re
from collections.abc import Callable
from typing import Any

from senpu.events.notation.items import Judge, Pay, Rewind
from senpu.events.notation.line import Scan, Unreadable, unescaped
from senpu.events.notation.marks import Tail

ROLES = {
    "H": ("ヘッドジャッジ", "head judge"),
    "F": ("フロアジャッジ", "floor judge"),
    "T": ("テーブルジャッジ", "table judge"),
}
"""Letters behind J; anybody else is named: `J:Tanaka`."""
_PENALTIES = "W|C|GL|ML|DQ"
_PENALTY = re.compile(rf"({_PENALTIES})(?:\s?([12])(?![\d.])|(?![\w.]))", re.I)
_PENALTY_NEXT = rf"(?:{_PENALTIES})(?:\s?[12](?![\d.])|(?![\w.]))"
_SIDE = re.compile(r"P?([12])(?![\w.])", re.I)
_PAY = re.compile(r"(?:pay|支払|払う)\s*(\d+)(\*)?(?![\d.])", re.I)
_BACK = re.compile(r"(?:back|戻す)(?![A-Za-z])", re.I)
_BACK_TO = re.compile(r"R\s*([-ー#])\s*(\d+)", re.I)
_FREE = re.compile(r'"([^"]*)"')
_WORD = re.compile(r"[^\s{}&()\"]+")

_NEXT = (
    rf"\s*(?:$|[{{&(\"]|\[|\?!|{_PENALTY_NEXT}|P?[12](?![\w.])"
    r"|pay|back|支払|払う|戻す|R\s*[-ー#]|by:|because|理由)"
)
_NAME = r"(?::(?:\"([^\"]*)\"|([^\s{}&\"]+)))?"
_JUDGE = rf"J(?:\s*(?!{_PENALTY_NEXT})([A-Z])(?={_NEXT}|:|\s+[^\s>])|(?=:)|(?={_NEXT})){_NAME}"
"""In capitals a J may also be the verb: it is none where what follows may stand in a ruling."""
_JUDGE_FIRST = re.compile(_JUDGE)
_JUDGE_LATER = re.compile(_JUDGE, re.I)
BEGINS = re.compile(rf"(?={_JUDGE}|[Rr]\s*[-ー#]\s*\d|(?:{_PENALTIES})[12](?=[\s{{&\"]|$))")
"""How a ruling may begin."""

Changes = Callable[[Scan], Any]
"""Reads what texts did, behind `&`."""


def read_ruling(scan: Scan, change: Changes, tail: Tail) -> list[Any]:
    """How far back, if that is said, and the ruling, if a judge is named. Raises Unreadable."""
    column = scan.column
    ruling = _Ruling()
    ruling.take_judge(scan, _JUDGE_FIRST)
    while not scan.done:
        if not tail.take(scan) and not ruling.take(scan, change):
            raise _unknown(scan)
    return ruling.items(column)


class _Ruling:
    """The parts of a ruling as they are read."""

    def __init__(self) -> None:
        self.judge: re.Match[str] | None = None
        self.penalty = ""
        self.side = 0
        self.pays: list[Pay] = []
        self.back = False
        self.to: int | None = None
        self.remedy: list[str] = []
        self.changes: list[Any] = []

    def take_judge(self, scan: Scan, pattern: re.Pattern[str] = _JUDGE_LATER) -> bool:
        """Read who ruled."""
        start = scan.column
        found = scan.take(pattern)
        if not found:
            return False
        if self.judge:
            raise _twice("審判が2人です", "two judges are named", start)
        if found[1] and found[1].upper() not in ROLES:
            raise _no_role(found[1], start)
        self.judge = found
        return True

    def take(self, scan: Scan, change: Changes) -> bool:
        """Read one part, if one stands here. Raises Unreadable."""
        start = scan.column
        if self._take_return(scan) or self._take_remedy(scan) or self.take_judge(scan):
            return True
        if found := scan.take(_PENALTY):
            if self.penalty:
                raise _twice("罰則が2つあります", "two penalties are named", start)
            self.penalty = found[1].upper()
            self._say_side(found[2], start)
        elif found := scan.take(_SIDE):
            self._say_side(found[1], start)
        elif (changes := change(scan)) is not None:
            self.changes.append(changes)
        else:
            return False
        return True

    def _say_side(self, side: str | None, column: int) -> None:
        if side and self.side and self.side != int(side):
            raise _twice("対象が2人です", "two sides are named", column)
        self.side = int(side or self.side)

    def _take_remedy(self, scan: Scan) -> bool:
        if found := scan.take(_PAY):
            self.pays.append(Pay(int(found[1]), bool(found[2])))
            self.remedy.append(f"pay{found[1]}{found[2] or ''}")
        elif found := scan.take(_FREE):
            self.remedy.append(unescaped(found[1]))
        else:
            return False
        return True

    def _take_return(self, scan: Scan) -> bool:
        start = scan.column
        if scan.take(_BACK):
            return self._once_back(start)
        if found := scan.take(_BACK_TO):
            to = return_to(found[1], found[2], start)
        else:
            return False
        self._check_once(start)
        self.to = to
        return True

    def _once_back(self, start: int) -> bool:
        self._check_once(start)
        self.remedy.append("back")
        self.back = True
        return True

    def _check_once(self, start: int) -> None:
        if self.back or self.to is not None:
            raise _twice("戻る先が2つあります", "it goes back twice", start)

    def items(self, column: int) -> list[Any]:
        """What was said. Raises Unreadable if it is a ruling of nobody."""
        back = [] if self.to is None else [Rewind(self.to)]
        if self.judge is None:
            if self.penalty or self.side or self.remedy or self.changes:
                raise Unreadable(
                    f"誰の裁定ですか（例：JF W1。{_roles(0)}）",
                    f"whose ruling is it? write JF W1; {_roles(1)}",
                    column,
                )
            return back
        if self.penalty and not self.side:
            raise Unreadable(
                f"誰への罰則ですか（例：{self.penalty}1、{self.penalty}2）",
                f"whose penalty is it? write {self.penalty}1 or {self.penalty}2",
                column,
            )
        name = self.judge[2] if self.judge[2] is not None else self.judge[3] or ""
        role, remedy = (self.judge[1] or "").upper(), " ".join(self.remedy)
        pays, changes = tuple(self.pays), tuple(self.changes)
        said = (self.penalty, self.side, pays, self.back, remedy, changes)
        return [*back, Judge(role, name, *said)]


def return_to(sign: str, number: str, column: int) -> int:
    """Where a return goes: `#12` after entry 12; `-2` two back, as a negative number."""
    n = int(number)
    if sign == "#":
        return n
    if not n:
        raise Unreadable(
            "0個は戻せません（-1 で最後の1つ）", "back 0? -1 takes back the last one", column
        )
    return -n


def _roles(lang: int) -> str:
    named = " ".join(f"J{letter} {said[lang]}" for letter, said in ROLES.items())
    return f"{named}、その他は J:名前" if lang == 0 else f"{named}, else J:name"


def _no_role(letter: str, column: int) -> Unreadable:
    return Unreadable(
        f"「{letter}」という役割はありません（{_roles(0)}）",
        f"{letter!r} is no role of a judge: {_roles(1)}",
        column,
    )


def _twice(ja: str, en: str, column: int) -> Unreadable:
    return Unreadable(ja, en, column)


def _unknown(scan: Scan) -> Unreadable:
    found = scan.ahead(_WORD)
    word = found[0] if found else scan.rest
    return scan.fail(
        f"裁定の「{word}」を読めません（罰則 W C GL ML DQ と 1 か 2：W1、"
        '処置 payN・back・R-N・"その他"・&効果、理由 {…}）',
        f"{word!r} is nothing a ruling says: penalties W C GL ML DQ with side 1 or 2 (W1); "
        'remedies payN, back, R-N, "any other", & changes; why in {}',
    )

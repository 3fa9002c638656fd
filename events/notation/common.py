"""Short text that every game shares: cutting a line, marks, turns, counts, judges, rewinds ...

A game adds its own verbs (`Speech`). What is read here is what was typed and no more: sides are 1
and 2, cards are names, counts are letters.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from senpu.events.base import Mark
from senpu.events.notation.cutting import split
from senpu.events.notation.items import (
    Answers,
    Bind,
    Concede,
    Count,
    Declare,
    Gap,
    Item,
    Judge,
    Note,
    Raw,
    Redraw,
    Result,
    Rewind,
    Start,
    Step,
    Turn,
    Undo,
)
from senpu.events.notation.line import Scan, Unreadable
from senpu.events.notation.marks import Tail
from senpu.events.notation.refs import take_ref

_TURN = re.compile(r"(\d+)\.([12])(?![\d.])(?:\s*/\s*([a-z]+|[ァ-ヶー]+))?", re.I)
_MARKS: dict[str, Mark] = {"x": "observed", "X": "observed", "!": "forced"}
_MARK = re.compile(r"([xX])\s*:|(!)")
_RESULT = re.compile(r"(1\s*-\s*0|0\s*-\s*1|1/2(?:\s*-\s*1/2)?)(?=\s|[{\[?]|$)")
_COUNT = re.compile(r"(?:([12])\s*\.?\s*)?=\s*(?:([12])\s*\.?\s*(?=[a-zA-Z]))?")
_COUNTED = re.compile(r"([a-zA-Z])\s*:?\s*(\d+),?")
_COUNT_NEXT = re.compile(rf"(?:{_MARK.pattern})?\s*{_COUNT.pattern}")
_STEP = re.compile(r"(//)|/\s*([a-zA-Z]+(?!\w|\s*:)|[ァ-ヶー]+)?")
_ROLE = r"([A-Z])(?=[\s:{&]|$|W|C|GL|ML|DQ)"
_RULES = r"\s*(?:$|[{&\[?]|(?:W|C|GL|ML|DQ)\s?[12]?(?!\w)|[12](?![\w.])|pay\d|back(?!\w))"
_JUDGE = re.compile(rf'J(?:\s*{_ROLE}|(?=:|{_RULES}))(?::(?:"([^"]*)"|([^\s{{}}&"]+)))?')
_PENALTY = re.compile(r"(W|C|GL|ML|DQ)\s?([12])?(?![\w.])", re.I)
_SIDE = re.compile(r"(?:P)?([12])(?![\w.])")
_REMEDY = re.compile(r'"([^"]*)"|([^\s{}&\[\]()?"]+)')
_REWIND = re.compile(r"[Rr]\s*([-ー#])\s*(\d+)")
_BIND = re.compile(r"(?=\?[^=]*=)")
_EQUALS = re.compile(r"=")
_DECLARE = re.compile(r"([^\s:=\"|]+)\s*:=\s*(?:\"([^\"]*)\"|([^\s{\"]+))")
_GAP = re.compile(r"~\s*(\d+)?")
_UNDO = re.compile(r"(?:undo|取り?消し?|-(?=[\s\d#{]|$))\s*(#)?\s*(\d+)?", re.I)
_CONCEDE = re.compile(r"(?:concedes?|投了)\s*:?\s*([12]|先手|後手)?", re.I)
_REDRAW = re.compile(
    r"(?:redraws?|mulligan|引き?直し)\s*:?\s*([12]|先手|後手)?\s*(?:\+(\d+))?", re.I
)
_START = re.compile(r"(?:start|開始)(?!\w)", re.I)
_RAW = re.compile(r"#\s*(?=\{)")
_SIDES = {"1": 1, "2": 2, "先手": 1, "後手": 2}


class Speech(NamedTuple):
    """What a game adds: its verbs, and what card texts do (`&`); a deed takes the item's `Tail`."""

    deed: Callable[[Scan, Tail], Any]
    change: Callable[[Scan], Any]


def parsed(scan: Scan, speech: Speech) -> tuple[Item, ...]:
    """What a typed item says. Raises Unreadable."""
    if scan.done:
        return ()
    column = scan.column
    tail = Tail()
    mark = _mark(scan, tail)
    whats = _whats(scan, speech, tail)
    while not scan.done and tail.take(scan):
        pass
    said = (tail.note, tail.clock, tail.doubt, tail.by, tail.why)
    items = tuple(Item(what, column, mark, *said) for what in whats)
    if whats and isinstance(whats[-1], Step) and scan.ahead(_COUNT_NEXT):
        return (*items, *_marked(parsed(scan, speech), mark))
    if not scan.done:
        raise scan.fail(f"「{scan.rest}」を読めません", f"cannot read {scan.rest!r}")
    return (*items, *_answers(scan, speech, tail))


def _marked(items: tuple[Item, ...], mark: Mark) -> Iterator[Item]:
    """A mark before `/` is for the count behind it too."""
    return (item._replace(mark=mark) if item.mark == "legal" else item for item in items)


def _answers(scan: Scan, speech: Speech, tail: Tail) -> Iterator[Item]:
    for start, end in tail.answers:
        found: list[Item] = []
        for part in split(scan.line, start, end, ";"):
            found += parsed(Scan(scan.line, *part), speech)
        yield Item(Answers(tuple(found)), scan.column_at(start))


def _mark(scan: Scan, tail: Tail) -> Mark:
    """The mark of an item, and what else may stand before it."""
    mark: Mark = "legal"
    while True:
        if found := scan.take(_MARK):
            mark = _MARKS[found[1] or found[2]]
        elif not tail.take_sign(scan):
            return mark


def _whats(scan: Scan, speech: Speech, tail: Tail) -> list[Any]:
    """What kind of item this is: the first whose sign stands here, else a verb of the game."""
    if scan.ahead(re.compile(r"\{")) and tail.take(scan):
        return [Note()]
    if scan.ahead(re.compile(r"\(")) and tail.take(scan):
        return []
    for sign, read in _KINDS:
        if found := scan.take(sign):
            return read(found, scan, speech, tail)
    return [speech.deed(scan, tail)]


def _turn(found: re.Match[str], *_: Any) -> list[Any]:
    return [Turn(int(found[1]), int(found[2]), (found[3] or "").lower())]


def _step(found: re.Match[str], *_: Any) -> list[Any]:
    return [Step("end" if found[1] else (found[2] or "").lower())]


def _count(found: re.Match[str], scan: Scan, *_: Any) -> list[Any]:
    counts: dict[str, int] = {}
    while pair := scan.take(_COUNTED):
        letter = pair[1].lower()
        if letter in counts:
            raise Unreadable(
                f"「{letter}」が2回あります",
                f"{letter!r} is counted twice",
                scan.column_at(pair.start()),
            )
        counts[letter] = int(pair[2])
    if not counts:
        raise scan.fail("数がありません（例：=r0t4l5h2d34）", "no counts; write =r0t4l5h2d34")
    return [Count(int(found[1] or found[2] or 0), tuple(counts.items()))]


def _judge(found: re.Match[str], scan: Scan, speech: Speech, tail: Tail) -> list[Any]:
    penalty, side, quoted = "", 0, None
    remedy: list[str] = []
    changes: list[Any] = []
    while not scan.done:
        if tail.take(scan):
            continue
        if (sign := scan.take(_PENALTY)) and not penalty:
            penalty, side = sign[1].upper(), int(sign[2] or side)
        elif sign := scan.take(_SIDE):
            side = int(sign[1])
        elif (change := speech.change(scan)) is not None:
            changes.append(change)
        elif sign := scan.take(_REMEDY):
            quoted = sign[1] if sign[1] is not None else quoted
            remedy += [sign[2]] if sign[2] else []
        else:
            break
    name = found[2] if found[2] is not None else found[3] or ""
    role = found[1] or ""
    return [Judge(role, name, penalty, side, tuple(remedy), quoted, tuple(changes))]


def _rewind(found: re.Match[str], scan: Scan, speech: Speech, tail: Tail) -> list[Any]:
    to = int(found[2]) if found[1] == "#" else -int(found[2])
    ruling = scan.take(_JUDGE)
    return [Rewind(to), *(_judge(ruling, scan, speech, tail) if ruling else ())]


def _bind(found: re.Match[str], scan: Scan, *_: Any) -> list[Any]:
    handle = take_ref(scan)
    scan.take(_EQUALS)
    card = take_ref(scan)
    if not handle or not card:
        raise scan.fail("カードがありません（例：?1=fla）", "no card; write ?1=fla")
    return [Bind(handle.name, card)]


def _declare(found: re.Match[str], scan: Scan, *_: Any) -> list[Any]:
    card = found[2] if found[2] is not None else found[3]
    return [Declare(found[1], card, scan.braced() or "")]


def _gap(found: re.Match[str], *_: Any) -> list[Any]:
    return [Gap(int(found[1] or 0))]


def _undo(found: re.Match[str], *_: Any) -> list[Any]:
    n = int(found[2] or 1)
    return [Undo(n if found[1] else -n)]


def _concede(found: re.Match[str], *_: Any) -> list[Any]:
    return [Concede(_SIDES.get(found[1] or "", 0))]


def _redraw(found: re.Match[str], *_: Any) -> list[Any]:
    return [Redraw(_SIDES.get(found[1] or "", 0), int(found[2] or 0))]


def _result(found: re.Match[str], *_: Any) -> list[Any]:
    return [Result({"1-0": 1, "0-1": 2}.get(found[1].replace(" ", ""), 0))]


def _start(*_: Any) -> list[Any]:
    return [Start()]


def _raw(found: re.Match[str], scan: Scan, *_: Any) -> list[Any]:
    return [Raw(f"{{{scan.braced()}}}")]


_KINDS: tuple[tuple[re.Pattern[str], Callable[..., list[Any]]], ...] = (
    (_TURN, _turn),
    (_RESULT, _result),
    (_COUNT, _count),
    (_STEP, _step),
    (_DECLARE, _declare),
    (_BIND, _bind),
    (_REWIND, _rewind),
    (_JUDGE, _judge),
    (_GAP, _gap),
    (_UNDO, _undo),
    (_CONCEDE, _concede),
    (_REDRAW, _redraw),
    (_START, _start),
    (_RAW, _raw),
)

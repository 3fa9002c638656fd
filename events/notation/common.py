"""Short text that every game shares: marks, turns, counts, returns, notes, results ...

A game adds its own verbs (`Speech`). What is read here is what was typed and no more: sides are 1
and 2, cards are names, counts are letters.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from senpu.events.base import Mark
from senpu.events.notation import rulings, unread
from senpu.events.notation.cutting import split
from senpu.events.notation.items import (
    Answers,
    Bind,
    Concede,
    Count,
    Declare,
    Gap,
    Item,
    Note,
    Raw,
    Redraw,
    Result,
    Start,
    Step,
    Turn,
    Undo,
)
from senpu.events.notation.kinds import RESULT_CAUSE, RESULT_WORDS
from senpu.events.notation.lifts import Lift, take_lift
from senpu.events.notation.line import Scan, Unreadable
from senpu.events.notation.marks import Tail
from senpu.events.notation.refs import take_ref

_TURN = re.compile(r"(\d+)\.([12])(?![\d.])(?:\s*/\s*([a-z]+|[ァ-ヶー]+))?", re.I)
_MARKS: dict[str, Mark] = {"x": "observed", "X": "observed", "!": "forced"}
_MARK = re.compile(r"([xX])\s*:|(!)")
_RESULT = re.compile(
    r"(1\s*-\s*0|0\s*-\s*1|1/2(?:\s*-\s*1/2)?)"
    rf"(?:\s*[/\s]\s*({RESULT_CAUSE}))?(?=\s|[{{\[?]|$)",
    re.I,
)
_COUNT = re.compile(r"(?:([12])\s*\.?\s*)?=\s*(?:([12])\s*\.?\s*(?=[a-zA-Z]))?")
_COUNTED = re.compile(r"([a-zA-Z])\s*:?\s*(\d+),?")
_COUNT_NEXT = re.compile(rf"(?:{_MARK.pattern})?\s*{_COUNT.pattern}")
_STEP = re.compile(r"(//)|/\s*([a-zA-Z]+(?!\w|\s*:)|[ァ-ヶー]+)?")
_BIND = re.compile(r"(?=(?:[12]\.\s*)?\?[^=:]*=)")
_EQUALS = re.compile(r"=")
_DECLARE = re.compile(r"([^\s:=\"|]+)\s*:=\s*(?:\"([^\"]*)\"|([^\s{\"]+))?")
_GAP = re.compile(r"~\s*(?:(\d+)(?![\d.=]))?")
_UNDO = re.compile(r"(?:undo|取り?消し?|[-ー](?=[\s\d#{]|$))\s*(#)?\s*(\d+)?", re.I)
_CONCEDE = re.compile(r"(?:concedes?|投了)\s*:?\s*([12]|先手|後手)?", re.I)
_REDRAW = re.compile(
    r"(?:redraws?|mulligan|引き?直し)\s*:?\s*([12]|先手|後手)?\s*(?:\+(\d+))?", re.I
)
_START = re.compile(r"(?:start|開始)(?!\w)", re.I)
_RAW = re.compile(r"#\s*(?=\{)")
_BRACE = re.compile(r"\{")
_PARENTHESIS = re.compile(r"\(")
_SIDES = {"1": 1, "2": 2, "先手": 1, "後手": 2}


class Speech(NamedTuple):
    """What a game adds: its verbs, and what card texts do (`&`); a deed takes the item's `Tail`."""

    deed: Callable[[Scan, Tail], Any]
    change: Callable[[Scan], Any]


def parsed(scan: Scan, speech: Speech) -> tuple[Item, ...]:
    """What a typed item says. Raises Unreadable."""
    if scan.done:
        return ()
    unread.check_numbers(scan)
    column = scan.column
    tail = Tail()
    mark = _mark(scan, tail)
    whats = _whats(scan, speech, tail, mark)
    while not scan.done and tail.take(scan):
        pass
    said = (tail.note, tail.clock, tail.doubt, tail.by, tail.why)
    items = tuple(Item(what, column, mark, *said) for what in whats)
    if whats and isinstance(whats[-1], (Step, Gap, Turn, Count)) and _goes_on(scan, whats[-1]):
        return (*items, *_marked(parsed(scan, speech), mark))
    if not scan.done:
        raise unread.rest_of(scan)
    return (*items, *_answers(scan, speech, tail))


def _goes_on(scan: Scan, what: object) -> bool:
    """Whether a count follows without a bar, or behind a gap the turn that goes on from it."""
    turn = isinstance(what, Gap) and scan.ahead(_TURN)
    return bool(scan.ahead(_COUNT_NEXT) or turn)


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
        column = scan.column
        if found := scan.take(_MARK):
            if mark != "legal":
                raise Unreadable("x: か ! は1つだけです", "one mark, x: or !, is enough", column)
            mark = _MARKS[found[1] or found[2]]
        elif not tail.take_sign(scan):
            return mark


def _whats(scan: Scan, speech: Speech, tail: Tail, mark: Mark) -> list[Any]:
    """What kind of item this is: the first whose sign stands here, else a verb of the game."""
    if scan.done:
        if tail.clock and mark == "legal":
            return [Note()]
        raise scan.fail("この後に行動が必要です（例：x:s ryu）", "an action must follow: x:s ryu")
    if scan.ahead(_BRACE) and tail.take(scan):
        return [Note()]
    if scan.ahead(_PARENTHESIS) and tail.take(scan):
        return []
    if scan.ahead(rulings.BEGINS):
        return rulings.read_ruling(scan, speech.change, tail)
    for sign, read in _KINDS:
        if found := scan.take(sign):
            return read(found, scan)
    unread.check_beginning(scan)
    return [speech.deed(scan, tail)]


def _turn(found: re.Match[str], scan: Scan) -> list[Any]:
    return [Turn(int(found[1]), int(found[2]), (found[3] or "").lower())]


def _step(found: re.Match[str], scan: Scan) -> list[Any]:
    return [Step("end" if found[1] else (found[2] or "").lower())]


def _count(found: re.Match[str], scan: Scan) -> list[Any]:
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
        raise scan.fail("数がありません（例：=h2d34）", "no counts; write =h2d34")
    return [Count(int(found[1] or found[2] or 0), tuple(counts.items()))]


def _bind(found: re.Match[str], scan: Scan) -> list[Any]:
    handle = take_ref(scan)
    scan.take(_EQUALS)
    card = take_ref(scan)
    if not handle or not card:
        raise scan.fail("カードがありません（例：?1=fla）", "no card; write ?1=fla")
    lifts: tuple[Lift, ...] = ()
    while lift := take_lift(scan):
        lifts += lift
    return [Bind(handle, card, lifts)]


def _declare(found: re.Match[str], scan: Scan) -> list[Any]:
    column = scan.column_at(found.start())
    card = found[2] if found[2] is not None else found[3]
    if found[1].startswith("?"):
        card = card or "fla"
        raise Unreadable(
            f"未知のカードの特定は {found[1]}={card}",
            f"an unknown card is identified by {found[1]}={card}",
            column,
        )
    if not card:
        raise scan.fail(
            f"カード番号が必要です（{found[1]}:=番号）",
            f"the number of the card must follow: {found[1]}:=NUMBER",
        )
    return [Declare(found[1], card, scan.braced() or "")]


def _gap(found: re.Match[str], scan: Scan) -> list[Any]:
    return [Gap(int(found[1] or 0))]


def _undo(found: re.Match[str], scan: Scan) -> list[Any]:
    column = scan.column_at(found.start())
    return [Undo(rulings.return_to(found[1] or "-", found[2] or "1", column))]


def _concede(found: re.Match[str], scan: Scan) -> list[Any]:
    return [Concede(_SIDES.get(found[1] or "", 0))]


def _redraw(found: re.Match[str], scan: Scan) -> list[Any]:
    return [Redraw(_SIDES.get(found[1] or "", 0), int(found[2] or 0))]


def _result(found: re.Match[str], scan: Scan) -> list[Any]:
    winner = {"1-0": 1, "0-1": 2}.get(found[1].replace(" ", ""), 0)
    return [Result(winner, RESULT_WORDS.get((found[2] or "").lower(), ""))]


def _start(found: re.Match[str], scan: Scan) -> list[Any]:
    return [Start()]


def _raw(found: re.Match[str], scan: Scan) -> list[Any]:
    return [Raw(f"{{{scan.braced()}}}")]


_KINDS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Scan], list[Any]]], ...] = (
    (_TURN, _turn),
    (_RESULT, _result),
    (_COUNT, _count),
    (_STEP, _step),
    (_DECLARE, _declare),
    (_BIND, _bind),
    (_GAP, _gap),
    (_UNDO, _undo),
    (_CONCEDE, _concede),
    (_REDRAW, _redraw),
    (_START, _start),
    (_RAW, _raw),
)

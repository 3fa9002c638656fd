"""Full text of an entry: its number, who acted, what happened, how it was meant, what followed.

`3-14 P1 direct brave KEN onto RYU, cost 3, reduction 1 red, paid 2 from reserve`: entry 14, in
turn 3. What stands behind `=>` follows by rule and is not read.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from senpu.events.base import Event, Mark, Seat
from senpu.events.envelope import Entry
from senpu.events.notation.codecs import SEAT, TEXT, WORD, say_seat
from senpu.events.notation.full import Form, Lang, Names, form_of, literal, read, write
from senpu.events.notation.line import Line, Scan
from senpu.events.notation.marks import Tail, clock_text

_HEAD = re.compile(r"-?\d+-\d+(?=\s)")
_BETWEEN = re.compile(r"[,;\s]*")
MARKS: dict[Mark, tuple[str, str]] = {
    "legal": ("", ""),
    "observed": ("【違反】", "observed: "),
    "forced": ("【強制】", "forced: "),
}
_BY = ("記録 {}", "recorded by {}")
_WHY = ("理由{}", "because {}")


class Said(NamedTuple):
    """What a line of full text says; `by` is empty where it goes without saying."""

    event: Event
    mark: Mark = "legal"
    reason: str = ""
    clock: str = ""
    doubt: bool = False
    by: str = ""


def write_line(
    entry: Entry, turn: int, names: Names, forms: Sequence[Form], lang: Lang, by: str
) -> str:
    """An entry in full text; `by` is written where it is not empty."""
    at = 0 if lang == "ja" else 1
    seat = _actor(entry.event, forms)
    text = f"{turn}-{entry.seq} {_by_actor(seat, names, lang)}{MARKS[entry.mark][at]}"
    text += write(entry.event, forms, names, lang)
    separator = ", " if lang == "en" else " "
    if by:
        text += separator + _BY[at].replace("{}", WORD.write(by, names, lang))
    if entry.reason:
        text += separator + _WHY[at].replace("{}", TEXT.write(entry.reason, names, lang))
    text += f" {clock_text(entry.clock)}" if entry.clock else ""
    text += " ?!" if entry.doubt else ""
    return text + _followed(entry, seat, names, forms, lang)


def _actor(event: Event, forms: Sequence[Form]) -> Seat | None:
    return event.player if form_of(event, forms).actor else None  # type: ignore[attr-defined]


def _by_actor(seat: Seat | None, names: Names, lang: Lang) -> str:
    return f"{say_seat(seat, names, lang)} " if seat else ""


def _followed(
    entry: Entry, seat: Seat | None, names: Names, forms: Sequence[Form], lang: Lang
) -> str:
    said: list[str] = []
    for event in entry.then:
        actor = _actor(event, forms)
        by = "" if actor == seat else _by_actor(actor, names, lang)
        said.append(by + write(event, forms, names, lang))
    arrow, between = (" ⇒ ", "；") if lang == "ja" else (" => ", "; ")
    return arrow + between.join(said) if said else ""


def read_line(line: Line, names_of: Callable[[Seat | None], Names], forms: Sequence[Form]) -> Said:
    """What a line of full text says. Raises Unreadable."""
    scan = Scan(line, 0, _end(line))
    scan.take(_HEAD)
    names = names_of(None)
    actor = SEAT.read(scan, names, "ja")
    given = {"player": actor} if isinstance(actor, str) else {}
    names = names_of(given.get("player"))  # type: ignore[arg-type]
    mark = _mark(scan)
    event = read(scan, forms, names, given)
    tail = _tail(scan, names)
    return Said(event, mark, **tail)


def _end(line: Line) -> int:
    """Where what follows by rule begins."""
    at = line.text.find("=>")
    while at >= 0 and line.quoted[at]:
        at = line.text.find("=>", at + 1)
    return len(line.text) if at < 0 else at


def _mark(scan: Scan) -> Mark:
    for mark, words in MARKS.items():
        if mark != "legal" and any(scan.take(literal(word.strip())) for word in words):
            return mark
    return "legal"


def _tail(scan: Scan, names: Names) -> dict[str, Any]:
    found: dict[str, Any] = {}
    heard = Tail()
    while not scan.done:
        scan.take(_BETWEEN)
        if heard.take(scan):
            found |= {"clock": heard.clock, "doubt": heard.doubt, "reason": heard.why}
        elif _begins(scan, _BY):
            found["by"] = _author(scan, names)
        elif not scan.done:
            raise scan.fail(f"「{scan.rest}」を読めません", f"cannot read {scan.rest!r}")
    return found


def _author(scan: Scan, names: Names) -> str:
    by = WORD.read(scan, names, "ja")
    if not isinstance(by, str):
        raise scan.fail("記録した人の名前が必要です", "name who recorded it")
    return by


def _begins(scan: Scan, words: tuple[str, str]) -> bool:
    return any(scan.take(literal(word.replace("{}", ""))) for word in words)

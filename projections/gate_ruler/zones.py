"""Where the zones of a ruler lie on the table: three lines, the foremost row first.

A zone is typed as the key of a numeric keypad under it, seen from its player: `7 8 9` the front,
`4 6` beside the ruler `5`, `1 2 3` the set zones.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from senpu.events.gate_ruler.cards import Card

KEYS: Mapping[str, str] = {"left": "7", "center": "8", "right": "9", "left2": "4", "right2": "6"}
"""The key of each attack and defence zone."""
RULER_KEY = "5"
LINES = ("left", "center", "right")
"""左, 中央, 右ライン."""
_NAME = re.compile(rf"({'|'.join(LINES)})(\d*)")


class Place(Struct, frozen=True):
    """A place on the table: a zone by name, a set zone by number, or the ruler's."""

    kind: Literal["attack", "defence", "ruler", "set"]
    name: str
    key: str


Row = tuple[Place | None, Place | None, Place | None]


def rows(ruler: Card) -> tuple[Row, ...]:
    """The places of a ruler as its player sees them; None where the ruler has none.

    A zone whose name is of no line stands in a row of its own in front of the set zones.
    """
    front, astray = _in_lines(ruler)
    return (*_with_ruler(front), *_by_three(astray), *_by_three(list(_set_places(ruler))))


def _in_lines(ruler: Card) -> tuple[dict[int, list[Place | None]], list[Place]]:
    """The zones by rank, 1 being the foremost, and those that fit in no line."""
    ranks: dict[int, list[Place | None]] = {}
    astray: list[Place] = []
    for place in _zones(ruler):
        found = _NAME.fullmatch(place.name)
        rank = ranks.setdefault(int(found[2] or 1), [None, None, None]) if found else []
        line = LINES.index(found[1]) if found else 0
        if found and rank[line] is None:
            rank[line] = place
        else:
            astray.append(place)
    return ranks, astray


def _zones(ruler: Card) -> Iterator[Place]:
    for name in ruler.zones.attack:
        yield Place("attack", name, KEYS.get(name, ""))
    for name in ruler.zones.defence:
        yield Place("defence", name, KEYS.get(name, ""))


def _with_ruler(ranks: dict[int, list[Place | None]]) -> Iterator[Row]:
    """The ruler stands in the centre line, behind the front row where that is free."""
    at = 2
    while ranks.setdefault(at, [None, None, None])[1] is not None:
        at += 1
    ranks[at][1] = Place("ruler", "", RULER_KEY)
    for _, (left, centre, right) in sorted(ranks.items()):
        if left or centre or right:
            yield left, centre, right


def _set_places(ruler: Card) -> Iterator[Place]:
    return (Place("set", str(n), str(n)) for n in range(1, ruler.zones.set + 1))


def _by_three(places: list[Place]) -> Iterator[Row]:
    for start in range(0, len(places), 3):
        row = places[start : start + 3]
        left, centre, right = (*row, None, None)[:3]
        yield left, centre, right

"""Where everything lies on the table of a ruler.

The zones lie in lines (`zones`); damage and fields to the left of them, the piles, the drive zone
and energy to the right.
"""

from collections.abc import Iterator

from senpu.events.gate_ruler.cards import Card
from senpu.projections.gate_ruler.words import WORDS
from senpu.projections.gate_ruler.zones import KEYS, Place, rows
from senpu.projections.picture import At, Table, Words, Zone, both, words
from senpu.projections.rules import Lang, Text

ATTACK, DEFENCE = Text("{zone} 攻撃", "{zone} attack"), Text("{zone} 守備", "{zone} defence")
SET, RULER = Text("セット {zone}", "set zone {zone}"), Text("ルーラー", "ruler")
LABELS = {"attack": ATTACK, "defence": DEFENCE, "ruler": RULER, "set": SET}
FIELDS, DAMAGE = Words("フィールドゾーン", "field zone"), Words("ダメージ", "damage")
ENERGY, SUMMONS = Words("エナジー", "energy"), Words("召喚", "summons")
LEAST = 3
"""Rows that what lies beside the lines needs."""


def table(ruler: Card) -> Table:
    """What lies where, as the player of that ruler sees it."""
    lines = rows(ruler)
    height = max(len(lines), LEAST)
    return Table(
        wide=(12, height),
        small=(6, len(lines) + 1),
        zones=(*_lines(lines), *_beside(height, len(lines) + 1)),
    )


def _lines(lines: tuple[tuple[Place | None, ...], ...]) -> Iterator[Zone]:
    for row, places in enumerate(lines, 1):
        for column, place in enumerate(places):
            if place is not None:
                yield _slot(place, (3 + 2 * column, row, 2, 1), (1 + 2 * column, row, 2, 1))


def _slot(place: Place, at: At, small: At) -> Zone:
    id = {"ruler": "ruler", "set": f"set{place.name}"}.get(place.kind, place.name)
    name = both(lambda lang: _label(place, lang))
    return Zone(id=id, name=name, look="slot", kind=place.kind, at=at, small=small)


def _label(place: Place, lang: Lang) -> str:
    """With the key it is typed as; the number of a set zone is its key."""
    zone = WORDS[place.name].said(lang) if place.name in KEYS else place.name
    label = LABELS[place.kind].said(lang, {"zone": zone})
    return label if place.kind == "set" else f"{place.key} {label}".strip()


def _zone(id: str, look: str, name: Words | None = None, **more: object) -> Zone:
    return Zone(id=id, name=name or words(WORDS[id]), look=look, **more)  # type: ignore[arg-type]


def _beside(height: int, last: int) -> Iterator[Zone]:
    yield _zone("drive", "cards", at=(11, 1, 2, height - 1), small=(1, last, 6, 1))
    yield _zone("fields", "cards", FIELDS, at=(1, 2, 2, height - 1))
    yield _zone("deck", "pile", at=(9, 1, 2, 1), counted=True)
    yield _zone("hand", "hand", at=(9, height, 2, 1), counted=True)
    yield _zone("graveyard", "pile", at=(9, 2, 2, 1), counted=True)
    yield _zone("damage", "pile", brief=DAMAGE, at=(1, 1, 2, 1), counted=True, key=True)
    yield _zone("removed", "pile")
    yield _zone("energy", "dots", ENERGY, at=(11, height, 2, 1), counted=True)
    yield _zone("summons", "number", SUMMONS, counted=True)

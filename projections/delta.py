"""What differs between two positions of a picture.

A delta is a merge patch one level deep: new values by name, None for what is gone. A return to an
earlier position is a delta like any other.
"""

from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from typing import TypeVar

from msgspec.structs import replace

from senpu.projections.picture import Delta, Position, Thing

V = TypeVar("V")


def delta(before: Position, after: Position) -> Delta:
    """What has to be changed in one position to make it the other."""
    return Delta(
        now=after.now if after.now != before.now else None,
        zones=_changes(before.zones, after.zones),
        things=_changes(before.things, after.things),
    )


def _changes(old: Mapping[str, V], new: Mapping[str, V]) -> dict[str, V | None]:
    changed: dict[str, V | None] = {
        id: value for id, value in new.items() if id not in old or old[id] != value
    }
    return changed | dict.fromkeys(id for id in old if id not in new)


def patched(position: Position, change: Delta) -> Position:
    """The position that a delta makes of one."""
    return Position(
        now=change.now or position.now,
        zones=_merged(position.zones, change.zones),
        things=_merged(position.things, change.things),
    )


def _merged(old: Mapping[str, V], changes: Mapping[str, V | None]) -> dict[str, V]:
    return {id: value for id, value in {**old, **changes}.items() if value is not None}


def followed(before: Position, after: Position) -> Position:
    """A position whose things keep the names and ranks they had in the one before it.

    A card of a pile keeps its name while it lies there, however many are taken from below it.
    """
    old, new = _by_zone(before), _by_zone(after)
    things: dict[str, Thing] = {}
    for zone, lying in new.items():
        things |= _ranked(zone, old.get(zone, []), lying)
    return replace(after, things=things)


Lying = list[tuple[str, Thing]]


def _by_zone(position: Position) -> dict[str, Lying]:
    found: dict[str, Lying] = {}
    for id, thing in sorted(position.things.items(), key=lambda each: each[1].at):
        found.setdefault(thing.in_, []).append((id, thing))
    return found


def _ranked(zone: str, old: Lying, new: Lying) -> Iterator[tuple[str, Thing]]:
    ranks = {id: thing.at for id, thing in old}
    last = -1
    for id, thing in _named(zone, old, new):
        last = max(last + 1, ranks.get(id, 0))
        yield id, thing if thing.at == last else replace(thing, at=last)


def _named(zone: str, old: Lying, new: Lying) -> Lying:
    """What lies in a zone now: cards without a name of their own by the names they had."""
    had = [(id, thing) for id, thing in old if _is_rank(zone, id)]
    have = [n for n, (id, _) in enumerate(new) if _is_rank(zone, id)]
    matching = SequenceMatcher(
        None, [_face(thing) for _, thing in had], [_face(new[n][1]) for n in have], autojunk=False
    )
    names = {
        have[block.b + k]: had[block.a + k][0]
        for block in matching.get_matching_blocks()
        for k in range(block.size)
    }
    fresh = 1 + max((int(id.rpartition("/")[2]) for id, _ in had), default=-1)
    for n in have:
        if n not in names:
            names[n], fresh = f"{zone}/{fresh}", fresh + 1
    return [(names.get(n, id), thing) for n, (id, thing) in enumerate(new)]


def _is_rank(zone: str, id: str) -> bool:
    """Whether a thing is named by its zone and a number there."""
    return id.startswith(f"{zone}/") and id[len(zone) + 1 :].isdecimal()


def _face(thing: Thing) -> tuple[str, str]:
    return thing.card, thing.label

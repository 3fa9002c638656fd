"""Braves that stay when their host leaves: `then.keep_brave`, in all the ways it can be said."""

from collections.abc import Iterator
from typing import Any

from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import Side
from senpu.projections.battle_spirits.cases.reader import Reader
from senpu.projections.cases.contract import NotUnderstood
from senpu.projections.cases.fields import Fields

Kept = dict[str, Cores]


def kept(reader: Reader, *places: str) -> Kept:
    """The braves that stay and the cores that hold them; `places` are what the action empties.

    Raises NotUnderstood.
    """
    stated: dict[str, Any] = reader.fields.take("then", dict[str, Any], {})
    then = Fields(stated, "then")
    said: Any = then.take("keep_brave", Any, None)
    place: Any = then.take("place", Any, True)
    then.end()
    braves = _braves(reader.side, places)
    if said is None or said is False:
        return {}
    if not braves:
        raise NotUnderstood("残すブレイヴがない", "there is no brave to keep")
    each = _each(said, place, braves)
    return {brave: _cores(reader, brave, how) for brave, how in each if how is not None}


def _braves(side: Side, places: tuple[str, ...]) -> tuple[str, ...]:
    """The braves of hosts among these places; if there are none, all combined ones."""
    field = side.field
    on_hosts = [brave for place in places if place in field for brave in field[place].braves]
    return tuple(on_hosts) or tuple(card.id for card in field.values() if card.hosts)


def _each(said: Any, place: Any, braves: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """Brave by brave, how it is held: true, a number from the reserve, cores by place."""
    match said:
        case True:
            yield braves[0], place
        case str():
            yield said, place
        case {"brave": brave, **rest}:
            yield brave, rest.get("place", place)
        case {"place": how}:
            yield braves[0], how
        case dict() if said and said.keys() <= set(braves):  # pyright: ignore[reportUnknownMemberType]
            yield from said.items()
        case _:
            yield braves[0], said


def _cores(reader: Reader, brave: str, how: Any) -> Cores:
    lying = reader.side.field.get(brave)
    if how is True:
        how = lying.card.minimum if lying else 0
    if type(how) is int:
        return {"reserve": how} if how else {}
    return reader.placed(how, "keep_brave")[0]

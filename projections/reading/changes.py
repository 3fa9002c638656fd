"""Typed changes understood on a board, in any game: each part by its kind."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from senpu.events.notation.changes import Told
from senpu.projections.reading.card_names import CardNames

Means = Mapping[str, Callable[[Any, Any], Any]]
"""What a typed part means, by its kind: the names on the board, and what was typed."""

Odd = Mapping[type[Any], Callable[[Any, Told], Any]]
"""Changes whose parts depend on each other, each with what it means."""


def understood(
    naming: CardNames, changes: Iterable[Told], means: Means, odd: Odd
) -> tuple[Any, ...]:
    """Typed changes on a board. Raises Unreadable."""
    return tuple(
        odd[told.way.type](naming, told) if told.way.type in odd else _changed(naming, told, means)
        for told in changes
    )


def _changed(naming: CardNames, told: Told, means: Means) -> Any:
    way = told.way
    found = {
        field: means[way.typed[field].fills](naming, value) for field, value in told.found.items()
    }
    if "player" in way.type.__struct_fields__:
        found["player"] = naming.seat_of(told.side)
    kind: Any = way.type
    return kind(**{**way.verb.usual, **way.verb.fixed, **found})

"""Typed changes understood on a board, in any game: each part by its kind."""

from collections.abc import Callable, Mapping
from typing import Any

from senpu.events.notation.changes import Told
from senpu.projections.reading.card_names import CardNames

Means = Mapping[str, Callable[[Any, Any], Any]]
"""What a typed part means, by its kind: the names on the board, and what was typed."""


def changed(naming: CardNames, told: Told, means: Means) -> Any:
    """The change, its parts understood by their kinds. Raises Unreadable."""
    way = told.way
    found = {
        field: means[way.typed[field].fills](naming, value) for field, value in told.found.items()
    }
    if "player" in way.type.__struct_fields__:
        found["player"] = naming.seat_of(told.side)
    kind: Any = way.type
    return kind(**{**way.verb.usual, **way.verb.fixed, **found})

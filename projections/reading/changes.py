"""Typed changes understood on a board, in any game: each part by its kind."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from senpu.events.notation.changes import Told
from senpu.events.notation.proof import Unwritten
from senpu.events.parts import Declared, ways

Means = Mapping[str, Callable[[Any, Any], Any]]
"""What a typed part means, by its kind: the names on the board, and what was typed."""
Odd = Mapping[type[Any], Callable[[Any, Told], Any]]
"""What a change means whose parts depend on each other."""


class Meanings:
    """What the typed changes of a game mean on a board."""

    def __init__(self, changes: Iterable[type[Declared]], means: Means, odd: Odd) -> None:
        """Raises Unwritten where a change has a part without meaning, and none of its own."""
        self.means = means
        self.odd = odd
        if gaps := (*self._gaps(changes),):
            raise Unwritten("; ".join(gaps))

    def __call__(self, naming: Any, changes: Iterable[Told]) -> tuple[Any, ...]:
        """The changes typed, as the player of the names means them. Raises Unreadable."""
        return tuple(self._one(naming, told) for told in changes)

    def _gaps(self, changes: Iterable[type[Declared]]) -> Iterator[str]:
        for way in ways(changes):
            for name, part in way.typed.items() if way.verb.key else ():
                if way.type not in self.odd and part.fills not in self.means:
                    yield f"{way.type.__name__}.{name}: {part.fills!r} means nothing"

    def _one(self, naming: Any, told: Told) -> Any:
        way = told.way
        if odd := self.odd.get(way.type):
            return odd(naming, told)
        found = {
            name: self.means[way.typed[name].fills](naming, value)
            for name, value in told.found.items()
        }
        if "player" in way.type.__struct_fields__:
            found["player"] = naming.seat_of(told.side)
        kind: Any = way.type
        return kind(**{**way.verb.usual, **way.verb.fixed, **found})

"""A game put together from its engine, what it says itself, and modules imported on use."""

from collections.abc import Mapping
from typing import Any

from senpu.projections.engine import Engine
from senpu.projections.game import Game, on_use

ON_USE: Mapping[str, str] = {
    "legal": "offers.offers",
    "varied": "offers.varied",
    "picture": "picture.picture",
    "read": "reading.read",
    "items": "reading.items",
    "write": "reading.write",
    "say": "reading.say",
    "complete": "reading.complete",
    "pieces": "reading.spelling.pieces",
}
"""What only some commands ask of a game: where in its package that stands."""


def assembled(slug: str, engine: Engine, **own: Any) -> Game:
    """The game of that package; `own` are the other parts of a `Game`."""
    parts: dict[str, Any] = dict(own)
    for part, place in ON_USE.items():
        module, _, name = f"senpu.projections.{slug}.{place}".rpartition(".")
        parts[part] = on_use(module)(name)
    decides, evolve, because = engine.decide, engine.evolve, engine.because
    return Game(slug=slug, decide=decides, evolve=evolve, because=because, **parts)

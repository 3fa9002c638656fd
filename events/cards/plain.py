"""What holds for the cards of a game that says nothing else of them, or has none: facts are written
plainly, none is impossible, and a deck may be anything."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from senpu.events.base import Breach

FORMS: Mapping[str, Any] = {}
GISTS: Mapping[str, Any] = {}


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of which a game knows no more than every game."""

    id: str
    name: str = ""
    name_en: str = ""
    type: str = ""


def spread(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Each field as it is stated."""
    return facts


def faults(card: Any) -> Iterable[Any]:
    """Nothing is wrong."""
    return ()


doubts = doubts_together = faults


def breaches(deck: Any, cards: Mapping[str, Any]) -> Iterable[Breach]:
    """Nothing is forbidden."""
    return ()

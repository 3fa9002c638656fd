"""What holds for the cards of a game that says nothing else of them: facts are written plainly,
none is impossible, and a deck may be anything."""

from collections.abc import Iterable, Mapping
from typing import Any

from senpu.events.base import Breach

COLUMNS: Mapping[str, str] = {}
FORMS: Mapping[str, Any] = {}
GISTS: Mapping[str, Any] = {}


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

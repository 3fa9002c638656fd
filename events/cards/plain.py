"""What a game says of its cards, in modules beside its `cards.Card`; this stands for all it lacks.

- `card_text`: `FORMS` and `spread`, beside what `Names` on the fields of the card say;
- `card_checks`: `faults`, `doubts` and `doubts_together`;
- `decks`: `GISTS` and `breaches`.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from senpu.events.base import Breach

FORMS: Mapping[str, Any] = {}
"""The compact form of each field that has one, a `forms.Form`."""
GISTS: Mapping[str, Any] = {}
"""What each rule for decks says, a `Text` by its id."""


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of which a game knows no more than every game."""

    id: str
    name: str = ""
    name_en: str = ""
    type: str = ""


def spread(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Facts in which what was written in one field but belongs to several is told apart.

    Raises FormError with the field.
    """
    return facts


def faults(card: Any) -> Iterable[Any]:
    """Each `Fault` that keeps the card from being used."""
    return ()


def doubts(card: Any) -> Iterable[Any]:
    """Each `Fault` that is probably a slip, although the card can be used."""
    return ()


def doubts_together(cards: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    """What is probably a slip of a card, by number, beside the other cards of its file."""
    return ()


def breaches(deck: Any, cards: Mapping[str, Any]) -> Iterable[Breach]:
    """Every deck rule that is broken; all numbers of the deck are in `cards`."""
    return ()

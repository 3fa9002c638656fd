"""What a game says of its cards, in modules beside its `cards.Card`; this stands for all it lacks.

- `card_text`: how facts are written in one cell or string, beside what `Names` on the fields of
  the card say. `FORMS` are the compact forms by field, each a `forms.Form`. `spread(facts)` tells
  apart what was written in one field but belongs to several; it raises FormError with the field.
- `card_checks`: `faults(card)` is each `Fault` that keeps a card from being used, `doubts(card)`
  each that is probably a slip, `doubts_together(cards)` what is a slip of one, by number, beside
  the other cards of its file.
- `decks`: `breaches(deck, cards)` is every deck rule that is broken, all numbers of the deck being
  in `cards`; `GISTS` says each rule, a `Text` by its id.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

FORMS: Mapping[str, Any] = {}
GISTS: Mapping[str, Any] = {}


class Names(NamedTuple):
    """On a field of a card: its other names in files, in small letters, blanks between."""

    words: str


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of which a game knows no more than every game."""

    id: str
    name: str = ""
    name_en: str = ""
    type: str = ""


def spread(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Each field as it is stated."""
    return facts


def nothing(*_: Any) -> Iterable[Any]:
    """Nothing is wrong, nothing is forbidden."""
    return ()


faults = doubts = doubts_together = breaches = nothing

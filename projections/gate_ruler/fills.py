"""Which cards an action is for, by its verb: asked by reading, completion and offers alike.

Offers go further with events: of one that cannot be played or set now, they say why.
"""

from collections.abc import Callable, Mapping

from senpu.events.gate_ruler.cards import Card


def _normal(card: Card) -> bool:
    return card.type == "event" and card.timing == "normal"


def _settable(card: Card) -> bool:
    return card.settable or (card.type == "event" and card.timing != "open_card")


FILLS: Mapping[str, Callable[[Card], bool]] = {
    "o": lambda card: card.type in ("unit", "field") or _normal(card),
    "s": lambda card: card.type == "unit",
    "f": lambda card: card.type == "field",
    "t": _settable,
    "e": _normal,
    "v": lambda card: card.type == "event",
}

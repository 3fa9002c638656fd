"""Which cards an action is for, by its verb: asked by reading, completion and offers alike.

A fact that the catalogue does not state is None: what is typed may then be that card, but nobody
offers it.
"""

from collections.abc import Callable, Mapping

from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import FieldCard

InHand = Callable[[Card], bool | None]
OnField = Callable[[FieldCard], bool | None]


def _is(*kinds: str) -> InHand:
    return lambda card: card.type in kinds


def _advent(card: Card) -> bool | None:
    return card.has_advent if card.type in ("spirit", "ultimate") else False


HAND: Mapping[str, InHand] = {
    "s": _is("spirit", "ultimate", "brave"),
    "b": _is("brave"),
    "n": _is("nexus"),
    "m": _is("magic"),
    "i": lambda card: card.mirage is not None,
    "f/a": lambda card: card.accel is not None,
    "f/k": _advent,
    "u": lambda card: card.has_burst,
    "U": lambda card: card.has_burst,
}
"""Cards in hand."""

FIELD: Mapping[str, OnField] = {
    "j": lambda card: card.card.type == "brave" and (not card.hosts or card.card.two_hosts),
    "x": lambda card: bool(card.hosts),
    "e": lambda card: bool(card.hosts),
    "f": lambda card: card.card.has_flash,
    "a": lambda card: card.card.has_main_step_effect,
}
"""Cards on the own field."""

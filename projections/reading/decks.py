"""A deck as a place of cards: what comes from it comes from its top, what goes there must say."""

from typing import Any

from senpu.events.notation.line import Unreadable


def ended(path: dict[str, Any], column: int = 1) -> dict[str, Any]:
    """The way of a card with the end of the deck it is about. Raises Unreadable."""
    if path.get("target") == "deck":
        raise Unreadable(
            "デッキの上ですか下ですか（top 上、bottom 下）",
            "which end of the deck? top or bottom",
            column,
        )
    return {**path, "source": "deck_top"} if path.get("source") == "deck" else path

"""What the pictures of several games have alike: whose turn it is, the faces of cards."""

from collections.abc import Mapping
from typing import Any

from senpu.events.base import Seat
from senpu.projections.picture import Card, Now, Thing, Words, both, words
from senpu.projections.rules import Text
from senpu.projections.shared.names import UNKNOWN, known, printed_name


def now_of(board: Any, step: Text, steps: Mapping[str, Text], priority: Seat | None = None) -> Now:
    """Turn and step, `step` with the word for it at `{step}`; whether the match is over."""
    word = steps.get(board.step, Text(board.step, board.step))
    return Now(
        turn=board.turn,
        seat=board.player,
        step=both(lambda lang: step.said(lang, {"step": word.said(lang)})),
        priority=priority,
        over=board.over,
        winner=board.winner,
    )


def role(board: Any, seat: Seat, first: Text, second: Text) -> Words:
    """What the player who goes first, or second, is called."""
    return words(first if seat == board.book.first else second)


def faced(board: Any, number: str, zone: str, **more: Any) -> Thing:
    """A card in a zone by its number, or by its handle where it is unknown."""
    card = known(board, number)
    if card.startswith(UNKNOWN):
        return Thing(in_=zone, label=card, **more)
    return Thing(in_=zone, card=card, **more)


def nameplate(board: Any, number: str) -> Card:
    """A card by its names alone."""
    name = both(lambda lang: printed_name(board, number, lang))
    return Card(name=name, short=board.book.names.get(number, ""))

"""What a card's text did, in typed changes that obey conservation and the rules of zones.

A place of cores is `reserve`, `core_trash`, `life`, `void`, `removed` or the id of a field card.
A zone of cards is one of `Zone`. A field card is named by its id on the board (`A.ryu#1`), any
other card by its number, an unknown one by its handle (`?2`).
"""

from collections.abc import Mapping
from typing import Literal

from senpu.events.base import Event, Seat

Zone = Literal["hand", "deck_top", "deck_bottom", "trash", "removed", "tegamoto", "burst", "mirage"]
State = Literal["ready", "exhausted", "heavy"]
"""回復, 疲労, 重疲労."""

Cores = Mapping[str, int]
"""So many cores by place."""


class Change(Event, frozen=True, kw_only=True):
    """A part of an effect."""


class CoresShifted(Change, frozen=True, kw_only=True):
    """Cores of `player` went from one place to another; `soul`: the soul core among them."""

    player: Seat
    source: str
    target: str
    n: int
    soul: bool = False
    owner: Seat | None = None
    """The other player, where the target is that player's."""


class CardMoved(Change, frozen=True, kw_only=True):
    """A card of `player` changed zone; one on the field leaves its cores to the reserve."""

    player: Seat
    card: str
    source: Zone | Literal["field"]
    target: Zone
    cause: Literal["", "destroyed", "returned", "discarded"] = ""


class CardFielded(Change, frozen=True, kw_only=True):
    """An effect put or summoned a card; `place` says whence the cores on it came."""

    player: Seat
    card: str
    source: Zone | Literal["token"]
    id: str = ""
    place: Cores = {}
    soul: bool = False


class DeckDrawn(Change, frozen=True, kw_only=True):
    """Cards from the deck to the hand."""

    player: Seat
    n: int


class DeckTrashed(Change, frozen=True, kw_only=True):
    """Cards from the top of the deck to the trash: the known ones by number, others `?`."""

    player: Seat
    cards: tuple[str, ...]


class CardTurned(Change, frozen=True, kw_only=True):
    """A field card was exhausted, refreshed or heavily exhausted."""

    card: str
    state: State


class LevelCostSet(Change, frozen=True, kw_only=True):
    """A field card needs `minimum` cores for its lowest level from now on."""

    card: str
    minimum: int


class CoresProtected(Change, frozen=True, kw_only=True):
    """Nobody may take cores from a field card, until `on` is false again."""

    card: str
    on: bool = True


class BraveParted(Change, frozen=True, kw_only=True):
    """A text, or a condition that no longer fits, took a brave off its host."""

    brave: str
    host: str = ""


Effect = (
    CoresShifted | CardMoved | CardFielded | DeckDrawn | DeckTrashed
    | CardTurned | LevelCostSet | CoresProtected | BraveParted
)  # fmt: skip

"""What an ability or an effect did, in typed changes that obey the rules of zones.

A unit, field, set card or drive card is named by its id on the board (`A.mus#1`, `A.s2`, `A.d1`);
any other card by its number, an unknown one by its handle (`?2`).
"""

from typing import Literal

from senpu.events.base import Event, Seat

Pile = Literal["hand", "deck_top", "deck_bottom", "graveyard", "damage", "removed"]
"""Zones of cards that are only listed or counted: 手札, デッキ, 墓地, ダメージゾーン, 除外."""


class Change(Event, frozen=True, kw_only=True):
    """A part of an effect."""


class DamageDealt(Change, frozen=True, kw_only=True):
    """Damage to a unit; it stays on the unit."""

    unit: str
    n: int


class RulerDamaged(Change, frozen=True, kw_only=True):
    """Damage to a player: one card a point from the deck, the known ones by number, others `?`."""

    player: Seat
    cards: tuple[str, ...]


class CardMoved(Change, frozen=True, kw_only=True):
    """A card changed zone; one in play, set or driven is named by its id and leaves from there."""

    player: Seat
    card: str
    source: Pile | Literal["play", "set", "drive"]
    target: Pile
    cause: Literal["", "destroyed", "returned", "discarded"] = ""


class UnitEntered(Change, frozen=True, kw_only=True):
    """A unit was put or specially summoned 特殊召喚 into a zone."""

    player: Seat
    card: str
    source: Pile | Literal["token"]
    zone: str
    id: str = ""


class DeckDrawn(Change, frozen=True, kw_only=True):
    """Cards from the deck to the hand."""

    player: Seat
    n: int


class DeckDriven(Change, frozen=True, kw_only=True):
    """Cards from the deck face down into the drive zone (10-2a); known ones by number, else `?`."""

    player: Seat
    cards: tuple[str, ...]


class CardTurned(Change, frozen=True, kw_only=True):
    """A unit, or the ruler (`A.ruler`), was readied アクト or rested レスト."""

    card: str
    rested: bool


class EnergyTurned(Change, frozen=True, kw_only=True):
    """So much energy was readied (rested if negative)."""

    player: Seat
    n: int


class SummonRightChanged(Change, frozen=True, kw_only=True):
    """The summon right 召喚権 of this turn changed by `n`."""

    player: Seat
    n: int


Effect = (
    DamageDealt
    | RulerDamaged
    | CardMoved
    | UnitEntered
    | DeckDrawn
    | DeckDriven
    | CardTurned
    | EnergyTurned
    | SummonRightChanged
)

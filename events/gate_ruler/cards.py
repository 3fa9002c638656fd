"""Printed facts of Gate Ruler cards, in the form catalogues and log headers hold them."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Kind = Literal["ruler", "unit", "event", "field"]
"""ルーラー, ユニット, イベント, フィールド."""
Timing = Literal["normal", "any_time", "open_card", "automatic"]
"""使用タイミング: 通常, いつでも (on its own condition), オープンカード, or written as trigger."""
AbilityKind = Literal[
    "activated", "automatic", "continuous", "overdrive", "touchdown", "counter", "keyword"
]
"""起動能力, 自動能力, 常時能力, オーバードライブ, タッチダウン, カウンター."""
Pays = Literal["level", "none", "one"]
"""What a ruler's player rests for a card: as much energy as its level, none, always one."""


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A part of a card."""


class Ability(Fact, frozen=True, kw_only=True):
    """An ability 能力 by its name on this card; `cost` by kind, `energy` being the one checked."""

    id: str
    kind: AbilityKind
    timing: Timing = "normal"
    cost: Mapping[str, int] = {}
    once_a_turn: bool = False


class Zones(Fact, frozen=True, kw_only=True):
    """The zones of a ruler: names of attack and defence zones, number of set zones."""

    attack: tuple[str, ...] = ("left", "right")
    defence: tuple[str, ...] = ("center",)
    set: int = 3


class TurnStart(Fact, frozen=True, kw_only=True):
    """What a ruler does at the start of its turn 6-2f: cards drawn, driven, energy readied."""

    draw: int = 0
    drive: int = 0
    ready: int = 0


class DeckRules(Fact, frozen=True, kw_only=True):
    """How a ruler's deck is built."""

    size: int = 50
    copies: int = 4
    level_cap: int | None = None
    factions: int | None = 2
    counters: int | None = 16


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One card as printed. What only rulers have stands from `life` on."""

    id: str
    type: Kind
    name: str = ""
    name_en: str = ""
    level: int = 0
    atk: int = 0
    hp: int = 0
    strike: int = 0
    faction: str = ""
    attributes: tuple[str, ...] = ()
    timing: Timing = "normal"
    settable: bool = False
    abilities: tuple[Ability, ...] = ()
    life: int = 0
    zones: Zones = Zones()
    summon_right: int = 2
    pays: Pays = "none"
    hand: bool = True
    energy: int = 0
    start_hand: int = 0
    turn_start: TurnStart = TurnStart()
    first_draw: int | None = None
    """Cards drawn on the very first turn, where that differs."""
    deck: DeckRules = DeckRules()
    events_from_hand: bool = True
    """Whether events may be played directly (7-6)."""
    sets_a_turn: int | None = None
    note: str = ""

    def abilities_of(self, kind: AbilityKind) -> tuple[Ability, ...]:
        """Its abilities of one kind."""
        return tuple(ability for ability in self.abilities if ability.kind == kind)

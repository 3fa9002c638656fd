"""What an event does to the board. Nothing here refuses and nothing here knows a rule."""

from collections.abc import Callable, Mapping
from typing import Any

from senpu.events.base import Event
from senpu.events.gate_ruler import (
    AbilityPlayed,
    CardsDriven,
    CardSet,
    CardsReadied,
    DamageCleared,
    DriveCardRevealed,
    DriveZoneCleared,
    EffectResolved,
    EnergyReadied,
    EventPlayed,
    FieldPlayed,
    GateItemResolved,
    OverdriveLinked,
    OverdrivePlayed,
    OverdriveRemoved,
    PriorityPassed,
    RulingGiven,
    SetCardOverwritten,
    SummonRightReset,
    UnitDestroyed,
    UnitOverwritten,
    UnitPlayed,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.match import (
    CardsDrawn,
    HandRedrawn,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.gate_ruler import evolve_play as play
from senpu.projections.gate_ruler import evolve_table as table
from senpu.projections.gate_ruler.board import Board
from senpu.projections.shared.record import cards_drawn

EVOLVE: Mapping[type[Event], Callable[[Board, Any], Board]] = {
    DriveCardRevealed: play.drive_card_revealed,
    UnitPlayed: play.unit_played,
    FieldPlayed: play.field_played,
    EventPlayed: play.event_played,
    AbilityPlayed: play.ability_played,
    OverdrivePlayed: play.overdrive_played,
    OverdriveRemoved: play.overdrive_removed,
    OverdriveLinked: play.overdrive_linked,
    CardSet: play.card_set,
    UnitsRearranged: play.units_rearranged,
    PriorityPassed: play.priority_passed,
    GateItemResolved: play.gate_item_resolved,
    EffectResolved: play.resolved,
    RulingGiven: play.resolved,
    CardsReadied: table.cards_readied,
    SummonRightReset: table.summon_right_reset,
    EnergyReadied: table.energy_readied,
    CardsDriven: table.cards_driven,
    DamageCleared: table.damage_cleared,
    CardsDrawn: cards_drawn,
    HandRedrawn: table.hand_redrawn,
    UnitOverwritten: table.unit_gone,
    UnitDestroyed: table.unit_gone,
    SetCardOverwritten: table.set_card_overwritten,
    DriveZoneCleared: table.drive_zone_cleared,
    TurnStarted: table.turn_started,
    StepEntered: table.step_entered,
}

"""Plays with what lies there already: abilities, overdrives, units rearranged."""

from typing import Any

from senpu.events.base import other
from senpu.events.gate_ruler import (
    AbilityPlayed,
    OverdrivePlayed,
    OverdriveRemoved,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.gate_ruler.cards import Ability
from senpu.projections.gate_ruler.board import Board, Side, ability_of, printed
from senpu.projections.gate_ruler.play import Play, rested


class AbilityPlay(Play):
    """Playing an activated ability of a card in play or of the ruler."""

    action: AbilityPlayed

    def __init__(self, board: Board, action: AbilityPlayed) -> None:
        super().__init__(board, action)
        self.ability = _found(self.side, action)
        self.due = self.ability.cost.get("energy", 0) if self.ability else 0

    @property
    def source(self) -> str:
        """The card asked for."""
        return self.action.card

    @property
    def name(self) -> str:
        """The ability asked for."""
        return self.action.ability

    @property
    def timing(self) -> str:
        """Its timing, also where it is one of the other player."""
        asked = self.ability or _found(self.board.sides[other(self.player)], self.action)
        return asked.timing if asked else "-"

    @property
    def way(self) -> str:
        """Any timing but the normal one makes it an answer (9-3e-3), whoever controls it."""
        return "normal" if self.timing in ("normal", "-") else "answer"

    @property
    def energy(self) -> int:
        """Energy rested for it."""
        return rested(self)

    @property
    def ready(self) -> int:
        """Ready energy."""
        return self.side.ready

    @property
    def used_up(self) -> bool:
        """Whether it was used this turn and may be used once, where a match keeps to that."""
        once = self.ability is not None and self.ability.once_a_turn
        binds = self.board.book.options.once_a_turn_binds and not self.lifts("7-7a-x")
        return binds and once and f"{self.source}/{self.name}" in self.side.used


def _found(side: Side, action: AbilityPlayed) -> Ability | None:
    """The ability an action asks for, if a card of a side has it."""
    unit = side.unit(action.card)
    is_ruler = action.card == f"{side.seat}.ruler"
    card = side.ruler if is_ruler else unit.card if unit else None
    return ability_of(card, action.ability) if card else None


class OverdrivePlay(Play):
    """Playing or removing an overdrive ability of the drive zone."""

    action: OverdrivePlayed | OverdriveRemoved

    def __init__(self, board: Board, action: Any) -> None:
        super().__init__(board, action)
        self.overdrive = self.side.overdrive(action.card)
        linked = self.side.driven(self.overdrive.of) if self.overdrive else None
        card = printed(board, linked.card) if linked else None
        ability = ability_of(card, self.overdrive.ability) if card and self.overdrive else None
        self.due = ability.cost.get("energy", 0) if ability else 0

    @property
    def is_removal(self) -> bool:
        """Whether it is taken away without being played."""
        return type(self.action) is OverdriveRemoved

    @property
    def is_paid(self) -> bool:
        """Whether what its text says is rested, where that is checked (U18)."""
        checked = self.board.book.options.overdrive_costs_its_text and not self.lifts("7-9a-x")
        return not checked or (self.energy == self.due and self.energy <= self.ready)

    @property
    def name(self) -> str:
        """The ability asked for."""
        return self.action.card

    @property
    def energy(self) -> int:
        """Energy rested for it."""
        return rested(self)

    @property
    def ready(self) -> int:
        """Ready energy."""
        return self.side.ready


class RearrangePlay(Play):
    """Rearranging what stands in two zones."""

    action: UnitsRearranged

    @property
    def chosen(self) -> str:
        """The zones chosen."""
        return " ".join(self.action.zones)

    @property
    def zones(self) -> str:
        """The zones there are."""
        return " ".join(self.side.zone_names)

    @property
    def rearranged(self) -> int:
        """Rearrangements made this turn."""
        return self.side.rearranged

    @property
    def units(self) -> int:
        """Units standing in them."""
        return sum(len(self.side.zones.get(zone, ())) for zone in self.action.zones)

"""Plays of a brave and its host: what rules ask of both, however the brave comes to its host."""

from typing import Any

from senpu.events.battle_spirits import BraveCombined, BraveExchanged, BraveSeparated
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import Board, FieldCard, Side, printed
from senpu.projections.battle_spirits.conditions import brave_fits, condition_words
from senpu.projections.battle_spirits.plays import NOTHING, Play, soul_use
from senpu.projections.shared.plays import fact


class OntoFacts:
    """What rules ask of a brave and the host it is put on."""

    board: Board
    side: Side
    action: Any
    onto: FieldCard | None
    brave: Card
    host_name: str
    taken_slots: tuple[str, ...] = ()
    slot: str | None = None
    """The side of a brave with two hosts that it takes."""
    brave_number: str = fact("brave.id")
    """The number of the brave."""

    def chosen_slot(self) -> str | None:
        """Left or right, for a brave with two hosts: as said, else the first free one that fits."""
        said: str | None = getattr(self.action, "slot", None)
        host = self.onto
        if said or host is None or not self.brave.two_hosts:
            return said
        free = [slot for slot in ("left", "right") if slot not in self.taken_slots]
        return next((s for s in free if brave_fits(self.brave, host, s)), free[0] if free else None)

    @property
    def swaps(self) -> bool:
        """Whether the braves of two hosts change places and fit there (U3)."""
        return False

    @property
    def host_kind(self) -> str:
        """What the host is."""
        return self.onto.kind if self.onto else "-"

    @property
    def host_cost(self) -> int:
        """The printed cost of the host."""
        return self.onto.card.cost if self.onto else 0

    @property
    def host_minimum(self) -> int:
        """Cores that hold the host."""
        return self.onto.minimum if self.onto else 0

    @property
    def host_braves(self) -> str:
        """The braves the host has, other than this one."""
        own = getattr(self.action, "brave", "")
        return " ".join(id for id in self.onto.braves if id != own) if self.onto else ""

    @property
    def condition(self) -> str:
        """The brave condition in words."""
        return condition_words(self.brave)


class BravePlay(OntoFacts, Play):
    """Combining, separating, exchanging a fielded brave."""

    action: BraveCombined | BraveExchanged | BraveSeparated
    brave_name: str = fact("action.brave")
    """The brave asked for."""
    minimum: int = fact("brave.minimum")
    """Cores the brave needs in spirit state."""

    def __init__(self, board: Board, action: Any) -> None:
        super().__init__(board, action)
        self.take(self.placing())
        self.placed = sum(self.taken.values())
        self.soul = soul_use(self.side, NOTHING, self.taken, getattr(action, "soul", ""))
        self.brave_card = self.field.get(action.brave)
        self.brave = self.brave_card.card if self.brave_card else printed(board, action.brave)
        self.host_name = getattr(action, "onto", "")
        self.onto = self.field.get(self.host_name)
        self.taken_slots = self.kept_slots()
        self.slot = self.chosen_slot()

    def placing(self) -> Cores:
        """Where the cores come from that are placed on the brave."""
        return NOTHING

    def kept_slots(self) -> tuple[str, ...]:
        """The sides of a brave with two hosts that it does not leave."""
        return self.brave_card.slots if self.brave_card else ()

    @property
    def leaving(self) -> str:
        """The host it leaves."""
        lying = self.brave_card
        first = next(iter(lying.hosts), "") if lying else ""
        return getattr(self.action, "host", "") or first

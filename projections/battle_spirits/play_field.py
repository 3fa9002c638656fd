"""Plays of what lies on the field: braves changing hosts, cores moving."""

from functools import cached_property
from typing import Any

from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    CoresMoved,
)  # fmt: skip
from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import (
    Board,
    FieldCard,
    Side,
    printed,
)  # fmt: skip
from senpu.projections.battle_spirits.conditions import brave_fits, condition_words
from senpu.projections.battle_spirits.play import NOTHING, Play, soul_use


class OntoFacts:
    """What rules ask of a brave and the host it is put on."""

    board: Board
    side: Side
    action: Any
    onto: FieldCard | None
    brave: Card
    swaps = False
    taken_slots: tuple[str, ...] = ()

    @cached_property
    def slot(self) -> str | None:
        """Left or right, for a brave with two hosts: as said, else the first free one that fits."""
        said: str | None = getattr(self.action, "slot", None)
        host = self.onto
        if said or host is None or not self.brave.two_hosts:
            return said
        free = [slot for slot in ("left", "right") if slot not in self.taken_slots]
        return next((s for s in free if brave_fits(self.brave, host, s)), free[0] if free else None)

    @property
    def brave_number(self) -> str:
        """The number of the brave."""
        return self.brave.id

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

    def __init__(self, board: Board, action: Any) -> None:
        super().__init__(board, action)
        self.take(getattr(action, "place", NOTHING))
        self.placed = sum(self.taken.values())
        self.soul = soul_use(self.side, NOTHING, self.taken, getattr(action, "soul", ""))
        self.brave_card = self.field.get(action.brave)
        self.brave = self.brave_card.card if self.brave_card else printed(board, action.brave)
        self.host_name = getattr(action, "onto", "")
        self.onto = self.field.get(self.host_name)
        if lying := self.brave_card:
            kept = zip(lying.hosts, lying.slots, strict=True)
            parts = type(action) is BraveExchanged
            self.taken_slots = tuple(s for host, s in kept if not parts or host != self.leaving)

    @property
    def brave_name(self) -> str:
        """The brave asked for."""
        return self.action.brave

    @property
    def swaps(self) -> bool:  # type: ignore[override]
        """Whether the braves of two hosts change places and fit there (U3)."""
        if type(self.action) is not BraveExchanged:
            return False
        old = self.field.get(self.leaving)
        other = self.field.get(self.host_braves.partition(" ")[0])
        return old is not None and other is not None and brave_fits(other.card, old, None)

    @property
    def minimum(self) -> int:
        """Cores the brave needs in spirit state."""
        return self.brave.minimum

    @property
    def leaving(self) -> str:
        """The host it leaves."""
        lying = self.brave_card
        first = next(iter(lying.hosts), "") if lying else ""
        return getattr(self.action, "host", "") or first

    @property
    def laden_brave(self) -> str:
        """The brave, if it keeps another host and is given cores all the same."""
        lying = self.brave_card
        return lying.id if lying and len(lying.hosts) > 1 and self.placed else ""

    @property
    def still_needed(self) -> int:
        """Cores it needs once separated: none while another host remains."""
        lying = self.brave_card
        return 0 if lying and len(lying.hosts) > 1 else self.minimum


class MovePlay(Play):
    """Moving cores about, all at once."""

    action: CoresMoved

    def __init__(self, board: Board, action: CoresMoved) -> None:
        super().__init__(board, action)
        taken: dict[str, int] = {}
        for move in action.moves:
            taken[move.source] = taken.get(move.source, 0) + move.n
        self.take(taken)
        self.targets = [move.target for move in action.moves]
        field = self.side.field
        self.takers = [field[place] for place in self.targets if place in field]

    @property
    def closed_target(self) -> str:
        """The first target that is neither the own reserve nor an own field card."""
        return next((p for p in self.targets if p != "reserve" and p not in self.field), "")

    @property
    def sealed_target(self) -> str:
        """The first target that takes no cores: 創界神 and 創界石 nexuses."""
        cards = ((p, self.field.get(p)) for p in self.targets)
        return next((p for p, card in cards if card and not card.card.takes_cores), "")

    @property
    def laden_brave(self) -> str:
        """The first combined brave that cores are put on."""
        return next((card.id for card in self.takers if card.hosts), "")

    @property
    def souls_astray(self) -> int:
        """Moves said to take the soul core from where it does not lie, or to take it twice."""
        moves = [move for move in self.action.moves if move.soul]
        astray = sum(move.source != self.side.soul or move.n < 1 for move in moves)
        return astray + max(0, len(moves) - 1)


class Aftermath:
    """What an action led to: the braves that were to stay and cannot."""

    def __init__(self, unkept: str) -> None:
        self.unkept = unkept

"""A play: an action on a board, with everything the rules ask about named once."""

from typing import Any

from senpu.events.base import Seat
from senpu.events.gate_ruler.cards import Card
from senpu.projections.declared import filled
from senpu.projections.gate_ruler.board import (
    UNKNOWN,
    Board,
    Laid,
    Overdrive,
    Side,
    new_gate_id,
    on_record,
    printed,
)  # fmt: skip
from senpu.projections.gate_ruler.whereabouts import copies_seen, holds, lies
from senpu.projections.shared import plays as shared
from senpu.projections.shared.plays import fact


class Play(shared.Play):
    """What every action has: who acts, on which side, in which phase."""

    board: Board
    side: Side
    priority: Seat = fact("board.priority")
    """Who has priority."""

    @property
    def on_gate(self) -> int:
        """How much is on the gate."""
        return len(self.board.gate)

    @property
    def next_card(self) -> str:
        """The card of what resolves next."""
        return next_on(self.board)

    def lifts(self, rule: str) -> bool:
        """Whether a text lifts a rule for the action."""
        return any(waiver.rule == rule for waiver in getattr(self.action, "waive", ()))


def next_on(board: Board) -> str:
    """The card of what lies on top of the gate."""
    return board.gate[-1].card if board.gate else "-"


class EnergyPlay(Play):
    """An action that energy is rested for; `due` says how much."""

    due: int
    ready: int = fact("side.ready")
    """Ready energy."""

    @property
    def energy(self) -> int:
        """Energy rested: as said, else what is due, as far as it is there."""
        said: int | None = getattr(self.action, "energy", None)
        return min(self.due, max(0, self.side.ready)) if said is None else said


class CardPlay(EnergyPlay):
    """An action with a card: in hand, in the drive zone, set, or where a text lets it come from.

    It is playing, setting or revealing the card.
    """

    timing: str = fact("card.timing")
    """The timing of an event."""

    def __init__(self, board: Board, action: Any) -> None:
        Play.__init__(self, board, action)
        self.source: str = getattr(action, "source", "drive")
        self.driven: Laid | None = self.side.driven(action.card) if self.source == "drive" else None
        self.laid: Laid | None = self.side.laid(action.card) if self.source == "set" else None
        where = self.driven or self.laid
        self.lying = where.card if where else "-"
        self.missing = where is None and self.source in ("drive", "set")
        self.said: str = getattr(action, "number", "")
        unnamed = self.missing and self.source == "set"
        self.number = self.said or (where.card if where else "-" if unnamed else self.named())
        self.card: Card = printed(board, self.number)
        self.on_record = on_record(board, self.number)
        self.due = self.cost_due()

    @property
    def kind(self) -> str:
        """The kind of the card; none of what is not there and was not named."""
        return "-" if self.number == "-" else self.card.type

    def named(self) -> str:
        """What the action calls a card that is not laid out."""
        name: str = self.action.card
        return name

    @property
    def known(self) -> bool:
        """Whether the rules can be asked about it: its facts are on record, or nothing is there."""
        return self.on_record or self.missing

    @property
    def identified(self) -> bool:
        """Whether it is known which card it is."""
        return not _is_unknown(self.board, self.number)

    @property
    def is_another(self) -> bool:
        """Whether it is said to be another card than the known one that lies there."""
        lies = not self.missing and not _is_unknown(self.board, self.lying)
        return self.lying != "-" and lies and self.number != self.lying

    def is_a(self, kind: str) -> bool:
        """Whether the card, if there is one, is of a kind."""
        return self.missing or self.kind == kind

    @property
    def is_normal_event(self) -> bool:
        """Whether it is an event of normal timing."""
        return self.kind == "event" and self.timing == "normal"

    @property
    def discount(self) -> int:
        """What a text takes off the cost."""
        taken_off: int = getattr(self.action, "discount", 0)
        return taken_off

    @property
    def discount_source(self) -> str:
        """The card whose text that is."""
        named: str = getattr(self.action, "discount_source", "")
        return named

    def cost_due(self) -> int:
        """Energy to be rested: by level, none, or always one; less what a text takes off."""
        pays = self.side.ruler.pays
        level = {"level": max(0, self.card.level), "one": 1, "none": 0}[pays]
        return max(0, level - self.discount)

    @property
    def linked(self) -> Overdrive | None:
        """An overdrive ability linked to the card."""
        linked = (o for o in self.side.overdrives if o.of == self.action.card)
        return next(linked, None) if self.source == "drive" else None

    @property
    def overdrive(self) -> str:
        """The name of that ability."""
        return self.linked.id if self.linked else "-"

    @property
    def is_there(self) -> bool:
        """Whether the card lies where it is played from, if that is the hand or the drive zone."""
        if self.source == "hand":
            return holds(self.side, self.number)
        return (self.driven or self.laid) is not None

    @property
    def lies_there(self) -> bool:
        """Whether it lies in the zone from which only a text lets it be played."""
        ruled = self.source in ("hand", "drive", "set")
        return ruled or lies(self.side, self.number, self.source)

    @property
    def is_open(self) -> bool:
        """Whether it may be played from where it lies: a drive-zone card is turned up."""
        return self.driven is None or self.driven.up

    @property
    def set_in_turn(self) -> int:
        """The turn a set card was set in."""
        return self.laid.turn if self.laid else 0

    @property
    def set_by(self) -> tuple[str, ...]:
        """The rules that texts lifted as it was set unknown."""
        return self.board.set_by.get(self.lying, ())

    @property
    def newly_seen(self) -> bool:
        """Whether a copy from a declared deck shows itself now."""
        if self.player not in self.board.book.decks or not self.identified:
            return False
        if self.source == "hand":
            return self.number not in self.side.known
        return _is_unknown(self.board, self.lying)

    @property
    def copies(self) -> int:
        """Copies the declared deck holds."""
        return self.board.book.decks.get(self.player, {}).get(self.number, 0)

    @property
    def elsewhere(self) -> int:
        """Copies of the card that are known to lie elsewhere."""
        gate = (i for i in self.board.gate if i.controller == self.player)
        return copies_seen(self.side, self.number) + sum(i.is_card(self.number) for i in gate)


class PlayedPlay(CardPlay):
    """A card is put on the gate; its energy is paid."""

    def complete(self) -> Any:
        """The energy rested, the name on the gate."""
        return filled(self.action, energy=self.energy, id=new_gate_id(self.board))


def _is_unknown(board: Board, number: str) -> bool:
    return board.handles.get(number, number).startswith(UNKNOWN)

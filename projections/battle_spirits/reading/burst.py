"""A burst as it is activated: which card it is, where it goes, what it did."""

from collections.abc import Iterator
from typing import Literal

from senpu.events.base import Event
from senpu.events.battle_spirits import BurstActivated
from senpu.events.battle_spirits.changes import CardFielded, Effect
from senpu.events.match import CardIdentified
from senpu.events.notation.battle_spirits.effects import Change, Put
from senpu.events.notation.line import Unreadable
from senpu.projections.battle_spirits.board import UNKNOWN
from senpu.projections.battle_spirits.reading import slots
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.texts import effects, kept, put
from senpu.projections.battle_spirits.reading.typed import Typed

Target = Literal["trash", "field", "hand"]


def activated(action: Typed) -> Iterator[Event]:
    """The activation, and before it which card it is, if that was not known. Raises Unreadable.

    A card that its own effect puts on the field comes from the burst just turned up: `U mad/f+1`,
    `U mad &put`, `U mad &put mad+1`.
    """
    board, seat = action.board, slots.burst_of(action.naming)
    set_card = board.sides[seat].burst
    card = UNKNOWN
    if action.object is not None:
        card = action.hand()
        if board.handles.get(set_card) == UNKNOWN and not card.startswith(UNKNOWN):
            yield CardIdentified(handle=set_card, card=card)
    turned_up = _TurnedUp(action.naming.of(seat), card if action.object else set_card)
    changes = turned_up.changes(action)
    onto_field = "f" in action.deed.options or turned_up.fielded
    target: Target = "hand" if "h" in action.deed.options else "trash"
    yield BurstActivated(
        player=seat,
        card=card,
        target="field" if onto_field else target,
        effects=changes,
        keep=kept(turned_up.naming, action.deed.keeps),
    )


class _TurnedUp:
    """The card turned up, and whether its effect puts it on the field."""

    def __init__(self, naming: Naming, card: str) -> None:
        self.naming = naming
        self.card = naming.board.handles.get(card, card)
        self.fielded = False

    def changes(self, action: Typed) -> tuple[Effect, ...]:
        """What it did, in the order typed; `/f` stands for putting it on the field first."""
        found = [effect for change in action.deed.changes for effect in self._change(change)]
        if "f" in action.deed.options and not self.fielded:
            found.insert(0, self._put(Put(0, None, "", action.deed.puts), action.deed.column))
        return tuple(found)

    def _change(self, change: Change) -> tuple[Effect, ...]:
        if isinstance(change, Put) and not change.side and self._is_meant(change):
            return (self._put(change, change.card.column if change.card else 1),)
        return effects(self.naming, (change,))

    def _is_meant(self, change: Put) -> bool:
        if change.card is None or change.source == "burst":
            return True
        other_place = change.source or change.card.side
        return not other_place and self.naming.card(change.card) == self.card

    def _put(self, change: Put, column: int) -> CardFielded:
        if change.card is None and self.card.startswith(UNKNOWN):
            raise Unreadable(
                "バーストのカードを示してください（例：U mad/f）",
                "name the burst that comes to the field: U mad/f",
                column,
            )
        card = self.naming.card(change.card) if change.card else self.card
        self.fielded = self.fielded or card == self.card
        return put(self.naming, card, "burst", change.cores)

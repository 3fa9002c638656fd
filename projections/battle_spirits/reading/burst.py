"""A burst as it is activated: which card it is, where it goes, what it did."""

from collections.abc import Iterator

from senpu.events.base import Event
from senpu.events.battle_spirits import BurstActivated
from senpu.events.battle_spirits.changes import CardFielded, Effect
from senpu.events.match import CardIdentified
from senpu.events.notation.battle_spirits.short import TONGUE
from senpu.events.notation.changes import Told
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount, Ref
from senpu.projections.battle_spirits.board import UNKNOWN
from senpu.projections.battle_spirits.reading import candidates
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.resolver import Resolver
from senpu.projections.battle_spirits.reading.texts import effects, kept, put, zone_said


def activated(action: Resolver) -> Iterator[Event]:
    """The activation, and before it which card it is, if that was not known. Raises Unreadable.

    A card that its own effect puts on the field comes from the burst just turned up: `U mad/f+1`,
    `U mad &put`, `U mad &put mad+1`.
    """
    if action.deed.at("+") and action.option("burst_goes") != "field":
        raise TONGUE.useless(action.deed, "+")
    board, seat = action.board, candidates.burst_of(action.naming)
    set_card = board.sides[seat].burst
    card = UNKNOWN
    if action.card is not None:
        card = action.hand()
        if board.handles.get(set_card) == UNKNOWN and not card.startswith(UNKNOWN):
            yield CardIdentified(handle=set_card, card=card)
    turned_up = _TurnedUp(action.naming.of(seat), card if action.card else set_card)
    changes = turned_up.changes(action)
    said = action.option("burst_goes")
    yield BurstActivated(
        player=seat,
        card=card,
        target="field" if turned_up.fielded else said or "trash",
        effects=changes,
        keep=kept(turned_up.naming, action.deed.at("^")),
    )


class _TurnedUp:
    """The card turned up, and whether its effect puts it on the field."""

    def __init__(self, naming: Naming, card: str) -> None:
        self.naming = naming
        self.card = naming.board.handles.get(card, card)
        self.fielded = False

    def changes(self, action: Resolver) -> tuple[Effect, ...]:
        """What it did, in the order typed; `/f` stands for putting it on the field first."""
        found = [effect for told in action.deed.at("&") for effect in self._change(told)]
        if action.option("burst_goes") == "field" and not self.fielded:
            found.insert(0, self._put(None, action.deed.at("+"), action.deed.column))
        return tuple(found)

    def _change(self, told: Told) -> tuple[Effect, ...]:
        if issubclass(told.way.type, CardFielded) and not told.side and self._is_meant(told):
            ref = told.found.get("card")
            cores = told.found.get("place", ())
            return (self._put(ref, cores, ref.column if ref else 1),)
        return effects(self.naming, (told,))

    def _is_meant(self, told: Told) -> bool:
        card, zone = told.found.get("card"), zone_said(told)
        if card is None or zone == "burst":
            return True
        return not (zone or card.side) and self.naming.card(card) == self.card

    def _put(self, ref: Ref | None, cores: tuple[Amount, ...], column: int) -> CardFielded:
        if ref is None and self.card.startswith(UNKNOWN):
            raise Unreadable(
                "バーストのカードを示してください（例：U mad/f）",
                "name the burst that comes to the field: U mad/f",
                column,
            )
        card = self.naming.card(ref) if ref else self.card
        self.fielded = self.fielded or card == self.card
        return put(self.naming, card, "burst", cores)

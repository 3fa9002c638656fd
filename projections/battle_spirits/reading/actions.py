"""Actions as typed, understood on a board: the events to be decided."""

from senpu.events.base import Event
from senpu.events.battle_spirits import EffectResolved
from senpu.events.notation.short import OF_TEXT, Deed
from senpu.projections.battle_spirits.reading.burst import activated
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.resolver import Resolver
from senpu.projections.battle_spirits.reading.texts import effects, kept


def done(naming: Naming, deed: Deed) -> tuple[Event, ...]:
    """The events an action stands for: one, or two where a burst is named as it is activated.

    Raises Unreadable.
    """
    if deed.verb == OF_TEXT:
        return (_by_text(naming, deed),)
    action = Resolver(naming, deed)
    return tuple(activated(action)) if deed.verb == "U" else (action.event(),)


def _by_text(naming: Naming, deed: Deed) -> EffectResolved:
    """What the text of a card did."""
    return EffectResolved(
        source=naming.either(deed.first("")),
        effects=effects(naming, deed.at(OF_TEXT)),
        keep=kept(naming, deed.at("^")),
    )

"""Items as typed, understood on a board: from what is said to what is to be decided."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from senpu.events.base import Event, Seat, Waiver
from senpu.events.battle_spirits import EVENTS, Action, BurstActivated, EffectResolved, RulingGiven
from senpu.events.battle_spirits.changes import CoresShifted, Effect
from senpu.events.notation.battle_spirits.kinds import FORMS
from senpu.events.notation.battle_spirits.short import TONGUE
from senpu.events.notation.battle_spirits.vocabulary import STEPS
from senpu.events.notation.changes import Told
from senpu.events.notation.items import Item, Judge
from senpu.events.notation.lifts import Lift
from senpu.events.notation.short import Deed
from senpu.events.notation.verbs import OF_TEXT
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.reading.burst import activated
from senpu.projections.battle_spirits.reading.cores import ZONES
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.resolver import Resolver
from senpu.projections.battle_spirits.reading.texts import effects, kept, waivers
from senpu.projections.battle_spirits.steps import steps_of
from senpu.projections.reading.reader import Reading

COUNTS: Mapping[str, str] = {
    "r": "reserve", "t": "core_trash", "l": "life", "h": "hand", "d": "deck",
}  # fmt: skip
"""Letters of a closing count."""


class BattleReading(Reading):
    """An item of Battle Spirits on a board."""

    board: Board
    speech = TONGUE.speech
    forms = FORMS
    events = EVENTS
    acts = (Action, BurstActivated)
    ruling = RulingGiven
    counts = COUNTS
    steps = STEPS
    late = ("attack", "end")
    facts = '{"type":"magic","cost":1}'
    decide = staticmethod(decide)
    names = Naming

    def deed(self, item: Item) -> Iterable[Event]:
        """An action, or what a text did: one event, or two where a burst is named as it is
        activated. Raises Unreadable."""
        deed: Deed = item.what
        if deed.verb == OF_TEXT:
            return (_by_text(self.naming, deed),)
        action = Resolver(self.naming, deed)
        return activated(action) if deed.verb == "U" else (action.event(),)

    def effects(self, changes: Iterable[Told]) -> tuple[Effect, ...]:
        """The typed changes. Raises Unreadable."""
        return effects(self.naming, changes)

    def waivers(self, lifts: Iterable[Lift]) -> tuple[Waiver, ...]:
        """The rules that texts lift. Raises Unreadable."""
        return waivers(self.naming, lifts)

    def takes_back(self, judge: Judge) -> bool:
        """`back`: the last action."""
        return judge.back

    def remedied(self, judge: Judge, player: Seat) -> tuple[Effect, ...]:
        """What a remedy does to the board."""
        return tuple(_paid(judge, player))

    def means_else(self, name: str) -> bool:
        """Whether a word names cores or where they lie."""
        return name in ZONES or name == "all"

    def holder(self, handle: str) -> Seat:
        """Whose burst an unknown card is."""
        for side in self.board.sides.values():
            if side.burst == handle:
                return side.seat
        return self.seat

    def order(self) -> Sequence[str]:
        """The steps of this turn, in order."""
        return steps_of(self.board.turn)


def _paid(judge: Judge, player: Seat) -> Iterator[CoresShifted]:
    """`pay1`: what was not paid is paid now, from the reserve."""
    for pay in judge.pays:
        yield CoresShifted(
            player=player, source="reserve", target="core_trash", n=pay.n, soul=pay.soul
        )


def _by_text(naming: Naming, deed: Deed) -> EffectResolved:
    """What the text of a card did, of which the player is the acting one."""
    source = naming.either(deed.first(""))
    own = naming.of(naming.owner(source))
    return EffectResolved(
        source=source,
        effects=effects(own, deed.at(OF_TEXT)),
        keep=kept(own, deed.at("^")),
        waive=waivers(naming, deed.at("%")),
    )

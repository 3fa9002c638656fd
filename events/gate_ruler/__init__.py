"""Events of Gate Ruler. Their names are storage: see `senpu.events`.

Of an action, `player` acts. Intent: which card, from where, to where. Outcome, filled in by
deciding: `energy`, what is rested for it, and `id`, the name of what was put on the gate or set.
Act アクト means ready, rest レスト means used.
"""

from collections.abc import Mapping
from typing import Literal

from senpu.events.base import Event, Seat, Waiver
from senpu.events.gate_ruler.changes import Effect
from senpu.events.match import SHARED, Penalty

Source = Literal["hand", "drive", "set", "graveyard", "damage", "deck", "removed"]
"""Where a card is played from; the rules allow the hand, the drive zone and, where named, set."""


class Action(Event, frozen=True, kw_only=True):
    """What a player chose to do, and what card texts do to it as the scribe asserts.

    `targets` are chosen by playing, `waive` are rules a text lifts, `barred` the cards whose text
    forbids it.
    """

    player: Seat
    targets: tuple[str, ...] = ()
    waive: tuple[Waiver, ...] = ()
    barred: tuple[str, ...] = ()


class CardPlayed(Action, frozen=True, kw_only=True):
    """An action that puts something on the gate ゲート and may cost energy エナジー.

    `card` is a number, or the id of a drive or set card. `energy` is what was rested for it; None:
    as much as is due. `discount` is what the text of `discount_source` takes off the cost.
    """

    card: str
    source: Source = "hand"
    energy: int | None = None
    discount: int = 0
    discount_source: str = ""
    id: str = ""

    @property
    def pay(self) -> Mapping[str, int]:
        """What was paid, by place, for whoever asks it of every game; not stored."""
        return _rested(self.energy)


def _rested(energy: int | None) -> Mapping[str, int]:
    return {"energy": energy} if energy else {}


class DriveCardRevealed(Action, frozen=True, kw_only=True):
    """7-2: a face-down card of the drive zone ドライブゾーン was turned up; it is `number`."""

    card: str
    number: str = ""


class UnitPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-3: a unit, as a normal summon 通常召喚, to enter `zone`; empty: chosen by resolution."""

    zone: str = ""


class FieldPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-4."""


class CardSet(Action, frozen=True, kw_only=True):
    """7-5: a card face down into a set zone, counted from 1; `?` made a handle if unknown."""

    card: str = "?"
    source: Source = "hand"
    zone: int
    energy: int | None = None
    id: str = ""

    @property
    def pay(self) -> Mapping[str, int]:
        """What was paid, by place, for whoever asks it of every game; not stored."""
        return _rested(self.energy)


class EventPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-6 from hand or drive zone, 7-8 and 9-3e-2 from a set zone; `number` names a set card."""

    number: str = ""


class AbilityPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-7 and 9-3e-3: an activated ability 起動能力 of `card`, a card in play or the ruler."""

    ability: str


class OverdrivePlayed(CardPlayed, frozen=True, kw_only=True):
    """7-9a: an overdrive ability オーバードライブ in the drive zone, named by its own id."""


class OverdriveRemoved(Action, frozen=True, kw_only=True):
    """7-9b: an overdrive ability was taken away without being played."""

    card: str


class UnitsRearranged(Action, frozen=True, kw_only=True):
    """7-10: what stands in two zones changed places 配置変更."""

    zones: tuple[str, str]


class PriorityPassed(Event, frozen=True, kw_only=True):
    """9-3e-1: priority given up."""

    player: Seat


class GateItemResolved(Event, frozen=True, kw_only=True):
    """The last item of the gate resolved; `effects` is what it did, `zone` where a unit went."""

    item: str = ""
    zone: str = ""
    id: str = ""
    effects: tuple[Effect, ...] = ()


class EffectResolved(Event, frozen=True, kw_only=True):
    """A text did this: `source` is the id or number of the card, or what else it was."""

    source: str
    effects: tuple[Effect, ...]


class RulingGiven(Event, frozen=True, kw_only=True):
    """A judge ruled; `effects` is the remedy as carried out at the table."""

    judge: str
    text: str = ""
    penalty: Penalty | None = None
    player: Seat | None = None
    remedy: str = ""
    effects: tuple[Effect, ...] = ()


class OverdriveLinked(Event, frozen=True, kw_only=True):
    """7-2a-2: the overdrive of a revealed card lies in the drive zone, linked to it."""

    player: Seat
    id: str
    card: str
    ability: str


class CardsReadied(Event, frozen=True, kw_only=True):
    """6-2c: units in attack zones and the ruler were readied."""

    player: Seat


class SummonRightReset(Event, frozen=True, kw_only=True):
    """6-2a: the turn player's summon right is the ruler's again, all counts are 0."""


class EnergyReadied(Event, frozen=True, kw_only=True):
    """Energy readied by the ruler's start of turn."""

    player: Seat
    n: int


class CardsDriven(Event, frozen=True, kw_only=True):
    """10-2a: cards driven face down into the drive zone, each by its handle or number."""

    player: Seat
    cards: tuple[str, ...]


class DamageCleared(Event, frozen=True, kw_only=True):
    """End of turn: damage on all units went away, in a match that plays so."""


class UnitOverwritten(Event, frozen=True, kw_only=True):
    """Rule processing: the earlier unit of a zone went to the graveyard 墓地."""

    player: Seat
    id: str


class SetCardOverwritten(Event, frozen=True, kw_only=True):
    """Rule processing: the earlier card of a set zone went to the graveyard."""

    player: Seat
    id: str


class UnitDestroyed(Event, frozen=True, kw_only=True):
    """Rule processing 12-4a: damage reached its HP."""

    player: Seat
    id: str


class DriveZoneCleared(Event, frozen=True, kw_only=True):
    """6-3c: what is left in the drive zone went to the graveyard, abilities were removed."""

    player: Seat
    cards: tuple[str, ...]


class MatchLost(Event, frozen=True, kw_only=True):
    """Rule processing: a player lost, by damage or by an empty deck."""

    player: Seat
    reason: Literal["damage", "deck", "concession"]


EVENTS: tuple[type[Event], ...] = (
    *SHARED,
    DriveCardRevealed,
    UnitPlayed,
    FieldPlayed,
    CardSet,
    EventPlayed,
    AbilityPlayed,
    OverdrivePlayed,
    OverdriveRemoved,
    UnitsRearranged,
    PriorityPassed,
    GateItemResolved,
    EffectResolved,
    RulingGiven,
    OverdriveLinked,
    CardsReadied,
    SummonRightReset,
    EnergyReadied,
    CardsDriven,
    DamageCleared,
    UnitOverwritten,
    SetCardOverwritten,
    UnitDestroyed,
    DriveZoneCleared,
    MatchLost,
)

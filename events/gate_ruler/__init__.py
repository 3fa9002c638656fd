"""Events of Gate Ruler. Their names are storage: see `senpu.events`.

Of an action, `player` acts. Intent: which card, from where, to where. Outcome, filled in by
deciding: `energy`, what is rested for it, and `id`, the name of what was put on the gate or set.
Act アクト means ready, rest レスト means used.
"""

from typing import Annotated, ClassVar, Literal

from senpu.events.base import Event, Seat, Waiver, events_of
from senpu.events.gate_ruler import parts as p
from senpu.events.gate_ruler.changes import Effect
from senpu.events.match import SHARED, WAIVE, Ruling
from senpu.events.parts import Part, Verb

Source = Literal["hand", "drive", "set", "graveyard", "damage", "deck", "removed"]
"""Where a card is played from; the rules allow the hand, the drive zone and, where named, set."""


class Action(Event, frozen=True, kw_only=True):
    """What a player chose to do, and what card texts do to it as the scribe asserts.

    `targets` are chosen by playing, `waive` are rules a text lifts, `barred` the cards whose text
    forbids it.
    """

    order: ClassVar = (
        "card zone zones ability number source energy discount discount_source targets barred waive"
    )
    player: Seat
    targets: Annotated[tuple[str, ...], p.TARGETS] = ()
    waive: Annotated[tuple[Waiver, ...], WAIVE] = ()
    barred: Annotated[tuple[str, ...], p.BARRED] = ()


class CardPlayed(Action, frozen=True, kw_only=True):
    """An action that puts something on the gate ゲート and may cost energy エナジー.

    `card` is a number, or the id of a drive or set card. `energy` is what was rested for it; None:
    as much as is due. `discount` is what the text of `discount_source` takes off the cost.
    """

    card: Annotated[str, p.PLAYED]
    source: Annotated[Source, p.SOURCE] = "hand"
    energy: Annotated[int | None, p.ENERGY] = None
    discount: Annotated[int, p.DISCOUNT] = 0
    discount_source: Annotated[str, p.DISCOUNTER] = ""
    id: Annotated[str, p.NEW_ID] = ""


class DriveCardRevealed(Action, frozen=True, kw_only=True):
    """7-2: a face-down card of the drive zone ドライブゾーン was turned up; it is `number`."""

    verbs: ClassVar = (Verb("o", "公開", "reveal", meaning=("公開", "turn up a drive card")),)
    card: Annotated[str, p.DRIVEN]
    number: Annotated[str, p.NUMBER] = ""


class OverdrivePlayed(CardPlayed, frozen=True, kw_only=True):
    """7-9a: an overdrive ability オーバードライブ in the drive zone, named by its own id."""

    verbs: ClassVar = (
        p.gated("k", "オーバードライブ", "overdrive of", {**p.UNTYPED, "ability": p.WHICH},
                meaning=("オーバードライブ", "overdrive")),
    )  # fmt: skip
    card: Annotated[str, p.OVERDRIVE]


class OverdriveRemoved(Action, frozen=True, kw_only=True):
    """7-9b: an overdrive ability was taken away without being played."""

    verbs: ClassVar = (
        Verb("k-", "オーバードライブ除去", "drop overdrive of", parts={"ability": p.WHICH},
             meaning=("オーバードライブ除去", "drop it")),
    )  # fmt: skip
    card: Annotated[str, p.OVERDRIVE]


class UnitPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-3: a unit, as a normal summon 通常召喚, to enter `zone`; empty: chosen by resolution."""

    verbs: ClassVar = (p.gated("s", "召喚", "summon"),)
    zone: Annotated[str, p.ZONE] = ""


class FieldPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-4."""

    verbs: ClassVar = (p.gated("f", "フィールド", "play field", meaning=("フィールド", "field")),)


class CardSet(Action, frozen=True, kw_only=True):
    """7-5: a card face down into a set zone, counted from 1; `?` made a handle if unknown."""

    verbs: ClassVar = (Verb("t", "セット", "set", usual=p.FREE),)
    card: Annotated[str, p.COVERED] = "?"
    source: Annotated[Source, p.SOURCE] = "hand"
    zone: Annotated[int, Part("9", "→{}", "into set zone {}", "number", "joined")]
    energy: Annotated[int | None, p.ENERGY] = None
    id: Annotated[str, p.NEW_ID] = ""


class EventPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-6 from hand or drive zone, 7-8 and 9-3e-2 from a set zone; `number` names a set card."""

    verbs: ClassVar = (
        p.gated("v", "セットから発動", "turn up", {"card": p.LAID, "zone": p.SET_ZONE},
                {"source": "set"}, ("セットから発動", "set event")),
        p.gated("e", "発動", "play event", {"number": None}, meaning=("発動", "event")),
    )  # fmt: skip
    number: Annotated[str, p.NUMBER] = ""


class AbilityPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-7 and 9-3e-3: an activated ability 起動能力 of `card`, a card in play or the ruler."""

    verbs: ClassVar = (p.gated("a", "起動", "activate", p.UNTYPED, meaning=("起動", "ability")),)
    card: Annotated[str, Part("", "{}", "{}", "able", "joined always")]
    ability: Annotated[str, p.ABILITY]


class UnitsRearranged(Action, frozen=True, kw_only=True):
    """7-10: what stands in two zones changed places 配置変更."""

    verbs: ClassVar = (Verb("w", "配置変更", "rearrange"),)
    zones: Annotated[tuple[str, str], Part("@ 9", " {}", "{}", "zones", "joined")]


class PriorityPassed(Event, frozen=True, kw_only=True):
    """9-3e-1: priority given up."""

    verbs: ClassVar = (Verb(",", "パス", "passes", meaning=("パス", "pass")),)
    player: Seat


class GateItemResolved(Event, frozen=True, kw_only=True):
    """The last item of the gate resolved; `effects` is what it did, `zone` where a unit went."""

    verbs: ClassVar = (
        Verb(">", "解決", "resolves", parts={"zone": p.INTO}, meaning=("解決", "resolve")),
    )
    item: Annotated[str, Part("-", " {}", "{}", "item", "joined always")] = ""
    zone: Annotated[str, p.ZONE] = ""
    id: Annotated[str, p.NEW_ID] = ""
    effects: Annotated[tuple[Effect, ...], p.EFFECTS] = ()


class EffectResolved(Event, frozen=True, kw_only=True):
    """A text did this: `source` is the id or number of the card, or what else it was."""

    verbs: ClassVar = (Verb("&", "効果", "effect of"),)
    source: Annotated[str, p.AUTHOR]
    effects: Annotated[tuple[Effect, ...], p.EFFECTS_OF]
    waive: Annotated[tuple[Waiver, ...], WAIVE] = ()


class RulingGiven(Ruling, frozen=True, kw_only=True):
    """A judge ruled; `effects` is the remedy as carried out at the table."""

    effects: Annotated[tuple[Effect, ...], p.EFFECTS] = ()


class OverdriveLinked(Event, frozen=True, kw_only=True):
    """7-2a-2: the overdrive of a revealed card lies in the drive zone, linked to it."""

    verbs: ClassVar = (Verb("", "オーバードライブ待機", "overdrive waits"),)
    player: Seat
    id: Annotated[str, Part("-", " {}", "{}", "field", "joined")]
    card: Annotated[str, Part("-", " 元{}", "of {}", "field", "joined")]
    ability: Annotated[str, Part("-", "能力{}", "ability {}", "word")]


class CardsReadied(Event, frozen=True, kw_only=True):
    """6-2c: units in attack zones and the ruler were readied."""

    verbs: ClassVar = (Verb("", "アクト", "readies"),)
    player: Seat


class SummonRightReset(Event, frozen=True, kw_only=True):
    """6-2a: the turn player's summon right is the ruler's again, all counts are 0."""

    verbs: ClassVar = (Verb("", "召喚権リセット", "summon right reset"),)


class EnergyReadied(Event, frozen=True, kw_only=True):
    """Energy readied by the ruler's start of turn."""

    verbs: ClassVar = (Verb("", "エナジーアクト", "readies energy"),)
    player: Seat
    n: Annotated[int, Part("-", " {}", "{}", "number", "joined")]


class CardsDriven(Event, frozen=True, kw_only=True):
    """10-2a: cards driven face down into the drive zone, each by its handle or number."""

    verbs: ClassVar = (Verb("", "ドライブ", "drives"),)
    player: Seat
    cards: Annotated[tuple[str, ...], p.FACE_DOWN]


class DamageCleared(Event, frozen=True, kw_only=True):
    """End of turn: damage on all units went away, in a match that plays so."""

    verbs: ClassVar = (Verb("", "ダメージリセット", "damage reset"),)


class Removed(Event, frozen=True, kw_only=True):
    """Something of a player left the table by rule."""

    player: Seat
    id: Annotated[str, p.ID]


class UnitOverwritten(Removed, frozen=True, kw_only=True):
    """Rule processing: the earlier unit of a zone went to the graveyard 墓地."""

    verbs: ClassVar = (Verb("", "上書き", "overwritten"),)


class SetCardOverwritten(Removed, frozen=True, kw_only=True):
    """Rule processing: the earlier card of a set zone went to the graveyard."""

    verbs: ClassVar = (Verb("", "セット上書き", "set card overwritten"),)


class UnitDestroyed(Removed, frozen=True, kw_only=True):
    """Rule processing 12-4a: damage reached its HP."""

    verbs: ClassVar = (Verb("", "破壊", "destroyed"),)


class DriveZoneCleared(Event, frozen=True, kw_only=True):
    """6-3c: what is left in the drive zone went to the graveyard, abilities were removed."""

    verbs: ClassVar = (Verb("", "ドライブゾーン整理", "drive zone cleared"),)
    player: Seat
    cards: Annotated[tuple[str, ...], p.CARDS]


class MatchLost(Event, frozen=True, kw_only=True):
    """Rule processing: a player lost, by damage or by an empty deck."""

    verbs: ClassVar = (Verb("", "敗北", "loses"),)
    player: Seat
    reason: Annotated[
        Literal["damage", "deck", "concession"], Part("-", " {}", "by {}", "loss", "joined")
    ]


EVENTS: tuple[type[Event], ...] = (*SHARED, *events_of(__name__))

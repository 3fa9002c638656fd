"""Events of Gate Ruler. Their names are storage: see `senpu.events`.

Of an action, `player` acts. Intent: which card, from where, to where. Outcome, filled in by
deciding: `energy`, what is rested for it, and `id`, the name of what was put on the gate or set.
Act アクト means ready, rest レスト means used.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from senpu.events.base import Event, Seat, Waiver
from senpu.events.gate_ruler.changes import Effect
from senpu.events.match import SHARED, Penalty
from senpu.events.parts import Part, Verb

Source = Literal["hand", "drive", "set", "graveyard", "damage", "deck", "removed"]
"""Where a card is played from; the rules allow the hand, the drive zone and, where named, set."""

FREE = {"energy": 0}
CARD = Part("", "{}", "{}", "played", "joined always")
LIES = Part("", "{}", "{}", "title", "joined always")
PLACE = Part("", " {}", "{}", "field", "joined")
OVERDRIVE = Part("", "{}", "{}", "overdrive", "joined")
NUMBER = Part("=", "＝{}", "= {}", "card", "joined")
SOURCE = Part("<", "({}から)", "from {}", "pile", "joined")
LEFT_OUT = SOURCE._replace(sign="-")
ENERGY = Part("p", "エナジー{}", "energy {}", "energy")
DISCOUNT = Part("$", "軽減{}", "discount {}", "number")
NO_DISCOUNT = DISCOUNT._replace(sign="-")
ABILITY = Part("/", "能力{}", "ability {}", "word")
ZONE = Part("@", "→{}", "into {}", "zone", "joined")
SET_ZONE = Part("9", "→{}", "into set zone {}", "number", "joined")
EFFECTS = Part("&", "効果{}", "effect {}", "effects")
OPEN = Part("..", fills="open")
"""It is left on the gate: no passes are implied."""
RESOLVING = {"effects": Part("&", fills="effects"), "open": OPEN}
"""What it does as it resolves stands in an entry of its own."""
WHICH = Part("/", fills="word")
"""Of several abilities of a card."""
ID = Part("-", "{}", "{}", "title", "joined")
CARDS = Part("-", " {}", "{}", "cards", "joined")


class Action(Event, frozen=True, kw_only=True):
    """What a player chose to do, and what card texts do to it as the scribe asserts.

    `targets` are chosen by playing, `waive` are rules a text lifts, `barred` the cards whose text
    forbids it.
    """

    order: ClassVar = (
        "card zone zones ability number source energy discount discount_source targets barred waive"
    )
    player: Seat
    targets: Annotated[tuple[str, ...], Part(">", "対象{}", "target {}", "fields")] = ()
    waive: Annotated[tuple[Waiver, ...], Part("%", "規則除外{}", "waived {}", "waivers")] = ()
    barred: Annotated[tuple[str, ...], Part("%no", "禁止{}", "forbidden by {}", "fields")] = ()


class CardPlayed(Action, frozen=True, kw_only=True):
    """An action that puts something on the gate ゲート and may cost energy エナジー.

    `card` is a number, or the id of a drive or set card. `energy` is what was rested for it; None:
    as much as is due. `discount` is what the text of `discount_source` takes off the cost.
    """

    card: Annotated[str, CARD]
    source: Annotated[Source, SOURCE] = "hand"
    energy: Annotated[int | None, ENERGY] = None
    discount: Annotated[int, DISCOUNT] = 0
    discount_source: Annotated[str, Part("-", "軽減元{}", "discount by {}", "field")] = ""
    id: str = ""

    @property
    def pay(self) -> Mapping[str, int]:
        """What was paid, by place, for whoever asks it of every game; not stored."""
        return _rested(self.energy)


def _rested(energy: int | None) -> Mapping[str, int]:
    return {"energy": energy} if energy else {}


class DriveCardRevealed(Action, frozen=True, kw_only=True):
    """7-2: a face-down card of the drive zone ドライブゾーン was turned up; it is `number`."""

    verbs: ClassVar = (
        Verb("o", "公開", "reveal", "公開", meaning=("公開", "turn up a drive card")),
    )
    card: Annotated[str, PLACE]
    number: Annotated[str, NUMBER] = ""


class UnitPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-3: a unit, as a normal summon 通常召喚, to enter `zone`; empty: chosen by resolution."""

    verbs: ClassVar = (Verb("s", "召喚", "summon", "召喚", parts=RESOLVING, usual=FREE),)
    zone: Annotated[str, ZONE] = ""


class FieldPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-4."""

    verbs: ClassVar = (
        Verb(
            "f", "フィールド", "play field", "フィールド",
            parts=RESOLVING, usual=FREE, meaning=("フィールド", "field"),
        ),
    )  # fmt: skip


class CardSet(Action, frozen=True, kw_only=True):
    """7-5: a card face down into a set zone, counted from 1; `?` made a handle if unknown."""

    verbs: ClassVar = (Verb("t", "セット", "set", "セット", usual=FREE),)
    card: Annotated[str, CARD] = "?"
    source: Annotated[Source, SOURCE] = "hand"
    zone: Annotated[int, SET_ZONE]
    energy: Annotated[int | None, ENERGY] = None
    id: str = ""

    @property
    def pay(self) -> Mapping[str, int]:
        """What was paid, by place, for whoever asks it of every game; not stored."""
        return _rested(self.energy)


class EventPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-6 from hand or drive zone, 7-8 and 9-3e-2 from a set zone; `number` names a set card."""

    verbs: ClassVar = (
        Verb(
            "v", "セットから発動", "turn up", "セットから発動", {"source": "set"},
            {"card": PLACE, **RESOLVING}, usual=FREE, meaning=("セットから発動", "set event"),
        ),
        Verb(
            "e", "発動", "play event", "発動",
            parts={"number": NUMBER._replace(sign="-"), **RESOLVING},
            usual=FREE, meaning=("発動", "event"),
        ),
    )  # fmt: skip
    number: Annotated[str, NUMBER] = ""


class AbilityPlayed(CardPlayed, frozen=True, kw_only=True):
    """7-7 and 9-3e-3: an activated ability 起動能力 of `card`, a card in play or the ruler."""

    verbs: ClassVar = (
        Verb(
            "a", "起動", "activate", "起動",
            parts={"source": LEFT_OUT, "discount": NO_DISCOUNT, **RESOLVING},
            usual=FREE, meaning=("起動", "ability"),
        ),
    )  # fmt: skip
    card: Annotated[str, LIES]
    ability: Annotated[str, ABILITY]


class OverdrivePlayed(CardPlayed, frozen=True, kw_only=True):
    """7-9a: an overdrive ability オーバードライブ in the drive zone, named by its own id."""

    verbs: ClassVar = (
        Verb(
            "k", "オーバードライブ", "overdrive of", "オーバードライブ",
            parts={
                "source": LEFT_OUT, "discount": NO_DISCOUNT, "ability": WHICH, **RESOLVING,
            },
            usual=FREE, meaning=("オーバードライブ", "overdrive"),
        ),
    )  # fmt: skip
    card: Annotated[str, OVERDRIVE]


class OverdriveRemoved(Action, frozen=True, kw_only=True):
    """7-9b: an overdrive ability was taken away without being played."""

    verbs: ClassVar = (
        Verb(
            "k-", "オーバードライブ除去", "drop overdrive of", "オーバードライブ除去 kー",
            parts={"ability": WHICH}, meaning=("オーバードライブ除去", "drop it"),
        ),
    )  # fmt: skip
    card: Annotated[str, OVERDRIVE]


class UnitsRearranged(Action, frozen=True, kw_only=True):
    """7-10: what stands in two zones changed places 配置変更."""

    verbs: ClassVar = (Verb("w", "配置変更", "rearrange", "配置変更"),)
    zones: Annotated[tuple[str, str], Part("@", " {}", "{}", "zones", "joined")]


class PriorityPassed(Event, frozen=True, kw_only=True):
    """9-3e-1: priority given up."""

    verbs: ClassVar = (Verb(",", "パス", "passes", "パス", meaning=("パス", "pass")),)
    player: Seat


class GateItemResolved(Event, frozen=True, kw_only=True):
    """The last item of the gate resolved; `effects` is what it did, `zone` where a unit went."""

    verbs: ClassVar = (Verb(">", "解決", "resolves", "解決", meaning=("解決", "resolve")),)
    item: Annotated[str, Part("-", " {}", "{}", "item", "joined always")] = ""
    zone: Annotated[str, ZONE] = ""
    id: str = ""
    effects: Annotated[tuple[Effect, ...], EFFECTS] = ()


class EffectResolved(Event, frozen=True, kw_only=True):
    """A text did this: `source` is the id or number of the card, or what else it was."""

    verbs: ClassVar = (Verb("", "効果", "effect of"),)
    source: Annotated[str, Part("-", "{}", "{}", "title", "joined")]
    effects: Annotated[tuple[Effect, ...], Part("-", "：{}", ": {}", "effects", "joined")]


class RulingGiven(Event, frozen=True, kw_only=True):
    """A judge ruled; `effects` is the remedy as carried out at the table."""

    verbs: ClassVar = (Verb("", "裁定", "ruling"),)
    order: ClassVar = "judge penalty player remedy text effects"
    judge: Annotated[str, Part("-", " {}", "by {}", "word", "joined")]
    text: Annotated[str, Part("-", "内容{}", "saying {}", "text")] = ""
    penalty: Annotated[Penalty | None, Part("-", "{}", "{}", "penalty")] = None
    player: Annotated[Seat | None, Part("-", "対象{}", "for {}", "seat")] = None
    remedy: Annotated[str, Part("-", "処置{}", "remedy {}", "word")] = ""
    effects: Annotated[tuple[Effect, ...], EFFECTS._replace(sign="-")] = ()


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
    cards: Annotated[tuple[str, ...], CARDS]


class DamageCleared(Event, frozen=True, kw_only=True):
    """End of turn: damage on all units went away, in a match that plays so."""

    verbs: ClassVar = (Verb("", "ダメージリセット", "damage reset"),)


class UnitOverwritten(Event, frozen=True, kw_only=True):
    """Rule processing: the earlier unit of a zone went to the graveyard 墓地."""

    verbs: ClassVar = (Verb("", "上書き", "overwritten"),)
    player: Seat
    id: Annotated[str, ID]


class SetCardOverwritten(Event, frozen=True, kw_only=True):
    """Rule processing: the earlier card of a set zone went to the graveyard."""

    verbs: ClassVar = (Verb("", "セット上書き", "set card overwritten"),)
    player: Seat
    id: Annotated[str, ID]


class UnitDestroyed(Event, frozen=True, kw_only=True):
    """Rule processing 12-4a: damage reached its HP."""

    verbs: ClassVar = (Verb("", "破壊", "destroyed"),)
    player: Seat
    id: Annotated[str, ID]


class DriveZoneCleared(Event, frozen=True, kw_only=True):
    """6-3c: what is left in the drive zone went to the graveyard, abilities were removed."""

    verbs: ClassVar = (Verb("", "ドライブゾーン整理", "drive zone cleared"),)
    player: Seat
    cards: Annotated[tuple[str, ...], CARDS]


class MatchLost(Event, frozen=True, kw_only=True):
    """Rule processing: a player lost, by damage or by an empty deck."""

    verbs: ClassVar = (Verb("", "敗北", "loses"),)
    player: Seat
    reason: Annotated[
        Literal["damage", "deck", "concession"], Part("-", " {}", "by {}", "loss", "joined")
    ]


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

"""Full text of Gate Ruler: the clauses of every event, and of what is inside them."""

from senpu.events.base import Waiver
from senpu.events.gate_ruler import (
    AbilityPlayed,
    CardsDriven,
    CardSet,
    CardsReadied,
    DamageCleared,
    DriveCardRevealed,
    DriveZoneCleared,
    EffectResolved,
    EnergyReadied,
    EventPlayed,
    FieldPlayed,
    GateItemResolved,
    MatchLost,
    OverdriveLinked,
    OverdrivePlayed,
    OverdriveRemoved,
    PriorityPassed,
    RulingGiven,
    SetCardOverwritten,
    SummonRightReset,
    UnitDestroyed,
    UnitOverwritten,
    UnitPlayed,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.notation.codecs import (
    CARD,
    FIELD,
    NUMBER,
    SEAT,
    TEXT,
    TITLE,
    WORD,
    choice,
    listed,
    nested,
)
from senpu.events.notation.full import Clause, Form
from senpu.events.notation.full_match import forms
from senpu.events.notation.gate_ruler.full_changes import CHANGES
from senpu.events.notation.gate_ruler.full_values import ENERGY, ITEM, OVERDRIVE, PLAYED
from senpu.events.notation.gate_ruler.full_words import (
    COUNTED,
    LOSSES,
    PENALTIES,
    PHASES,
    PILES,
    ZONES,
)  # fmt: skip

WAIVER = Form(
    Waiver, "", "",
    (
        Clause("rule", "{}", "{}", WORD, joined=True),
        Clause("source", " 出典{}", "by {}", FIELD, joined=True),
    ),
)  # fmt: skip

_EFFECTS = Clause("effects", "効果{}", "effect {}", listed(nested(CHANGES)))
_ACTION = (
    Clause("targets", "対象{}", "target {}", listed(FIELD)),
    Clause("barred", "禁止{}", "forbidden by {}", listed(FIELD)),
    Clause("waive", "規則除外{}", "waived {}", listed(nested((WAIVER,)))),
)
_SOURCE = Clause("source", "({}から)", "from {}", choice(PILES), joined=True)
_ENERGY = Clause("energy", "エナジー{}", "energy {}", ENERGY)
_PAID = (
    _ENERGY,
    Clause("discount", "軽減{}", "discount {}", NUMBER),
    Clause("discount_source", "軽減元{}", "discount by {}", FIELD),
)
_FREE = {"energy": 0}
_CARD = Clause("card", "{}", "{}", PLAYED, joined=True, always=True)
_PLACE = Clause("card", " {}", "{}", FIELD, joined=True)
_NUMBER = Clause("number", "＝{}", "= {}", CARD, joined=True)
_ABILITY = Clause("ability", "能力{}", "ability {}", WORD)
_OVERDRIVE = Clause("card", "{}", "{}", OVERDRIVE, joined=True)
_ID = Clause("id", "{}", "{}", TITLE, joined=True)
_ZONE = Clause("zone", "→{}", "into {}", choice(ZONES), joined=True)


def _played(kind: type, ja: str, en: str, *clauses: Clause, **fixed: str) -> Form:
    parts = (*clauses, *(() if "source" in fixed else (_SOURCE,)), *_PAID, *_ACTION)
    return Form(kind, ja, en, parts, fixed, usual=_FREE, actor=True)


ACTIONS: tuple[Form, ...] = (
    Form(DriveCardRevealed, "公開", "reveal", (_PLACE, _NUMBER, *_ACTION), actor=True),
    _played(UnitPlayed, "召喚", "summon", _CARD, _ZONE),
    _played(FieldPlayed, "フィールド", "play field", _CARD),
    Form(
        CardSet, "セット", "set",
        (
            _CARD, Clause("zone", "→{}", "into set zone {}", NUMBER, joined=True), _SOURCE,
            _ENERGY, *_ACTION,
        ),
        usual=_FREE, actor=True,
    ),
    _played(EventPlayed, "セットから発動", "turn up", _PLACE, _NUMBER, source="set"),
    _played(EventPlayed, "発動", "play event", _CARD, _NUMBER),
    _played(
        AbilityPlayed, "起動", "activate",
        Clause("card", "{}", "{}", TITLE, joined=True, always=True), _ABILITY,
    ),
    _played(OverdrivePlayed, "オーバードライブ", "overdrive of", _OVERDRIVE),
    Form(
        OverdriveRemoved, "オーバードライブ除去", "drop overdrive of",
        (_OVERDRIVE, *_ACTION), actor=True,
    ),
    Form(
        UnitsRearranged, "配置変更", "rearrange",
        (Clause("zones", " {}", "{}", listed(choice(ZONES)), joined=True), *_ACTION), actor=True,
    ),
)  # fmt: skip

GATE: tuple[Form, ...] = (
    Form(PriorityPassed, "パス", "passes", actor=True),
    Form(
        GateItemResolved, "解決", "resolves",
        (Clause("item", " {}", "{}", ITEM, joined=True, always=True), _ZONE, _EFFECTS),
    ),
    Form(
        EffectResolved, "効果", "effect of",
        (
            Clause("source", "{}", "{}", TITLE, joined=True),
            Clause("effects", "：{}", ": {}", listed(nested(CHANGES)), joined=True),
        ),
    ),
    Form(
        RulingGiven, "裁定", "ruling",
        (
            Clause("judge", " {}", "by {}", WORD, joined=True),
            Clause("penalty", "{}", "{}", choice(PENALTIES)),
            Clause("player", "対象{}", "for {}", SEAT),
            Clause("remedy", "処置{}", "remedy {}", WORD),
            Clause("text", "内容{}", "saying {}", TEXT),
            _EFFECTS,
        ),
    ),
)  # fmt: skip

_CARDS = Clause("cards", " {}", "{}", listed(CARD), joined=True)
FOLLOWING: tuple[Form, ...] = (
    Form(
        OverdriveLinked, "オーバードライブ待機", "overdrive waits",
        (Clause("id", " {}", "{}", FIELD, joined=True),
         Clause("card", " 元{}", "of {}", FIELD, joined=True), _ABILITY),
        actor=True,
    ),
    Form(CardsReadied, "アクト", "readies", actor=True),
    Form(SummonRightReset, "召喚権リセット", "summon right reset"),
    Form(
        EnergyReadied, "エナジーアクト", "readies energy",
        (Clause("n", " {}", "{}", NUMBER, joined=True),), actor=True,
    ),
    Form(CardsDriven, "ドライブ", "drives", (_CARDS,), actor=True),
    Form(UnitOverwritten, "上書き", "overwritten", (_ID,), actor=True),
    Form(SetCardOverwritten, "セット上書き", "set card overwritten", (_ID,), actor=True),
    Form(UnitDestroyed, "破壊", "destroyed", (_ID,), actor=True),
    Form(DriveZoneCleared, "ドライブゾーン整理", "drive zone cleared", (_CARDS,), actor=True),
    Form(DamageCleared, "ダメージリセット", "damage reset"),
    Form(
        MatchLost, "敗北", "loses",
        (Clause("reason", " {}", "by {}", choice(LOSSES), joined=True),), actor=True,
    ),
)  # fmt: skip

FORMS: tuple[Form, ...] = (
    *forms(COUNTED, PHASES, LOSSES, ("フェイズ", "phase")), *ACTIONS, *GATE, *FOLLOWING,
)  # fmt: skip
"""Every event, by its form; of two for one type the first that fits is written."""

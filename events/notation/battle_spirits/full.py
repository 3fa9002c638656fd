"""Full text of Battle Spirits: the clauses of every event, and of what is inside them."""

from senpu.events.base import Waiver
from senpu.events.battle_spirits import (
    Adjustment,
    BraveCombined,
    BraveExchanged,
    BraveKept,
    BraveLeft,
    BraveReleased,
    BraveSeparated,
    BurstActivated,
    BurstReplaced,
    BurstSet,
    CardDepleted,
    CardUsed,
    CoreGained,
    CoreMove,
    CoresMoved,
    EffectResolved,
    EffectUsed,
    MagicUsed,
    MirageReturned,
    MirageSet,
    NexusDeployed,
    Refreshed,
    RulingGiven,
    Summoned,
)  # fmt: skip
from senpu.events.notation.battle_spirits.full_changes import CHANGES
from senpu.events.notation.battle_spirits.full_words import (
    COST,
    ENDINGS,
    KINDS,
    PENALTIES,
    PLACES,
    STEPS,
    ZONES,
)  # fmt: skip
from senpu.events.notation.codecs import (
    CARD,
    FIELD,
    FLAG,
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
from senpu.events.notation.full_values import by_card, cores, kinds, moves, place

_PLACE = place(PLACES)
_CORES = cores(PLACES)
_KINDS = kinds(KINDS)
_SLOT = choice({"left": ("左", "left"), "right": ("右", "right")})

ADJUSTMENT = Form(
    Adjustment, "", "",
    (
        Clause("source", "{}", "{}", FIELD, joined=True),
        Clause("set", "コスト{}に", "cost becomes {}", NUMBER),
        Clause("add", "増減{}", "cost changes by {}", NUMBER),
        Clause("icons", "軽減シンボル追加{}", "more icons {}", _KINDS),
        Clause("symbols", "シンボル追加{}", "more symbols {}", _KINDS),
        Clause("surcharge", "追加コスト{}", "surcharge {}", NUMBER),
        Clause("free", "支払なし", "free", FLAG),
    ),
)  # fmt: skip
WAIVER = Form(
    Waiver, "", "",
    (
        Clause("rule", "{}", "{}", WORD, joined=True),
        Clause("source", " 出典{}", "by {}", FIELD, joined=True),
    ),
)  # fmt: skip

_KEEP = Clause("keep", "残す{}", "keeping {}", by_card(_CORES))
_EFFECTS = Clause("effects", "効果{}", "effect {}", listed(nested(CHANGES)))
_ACTION = (
    Clause("targets", "対象{}", "target {}", listed(FIELD)),
    Clause("barred", "禁止{}", "forbidden by {}", listed(FIELD)),
    Clause("waive", "規則除外{}", "waived {}", listed(nested((WAIVER,)))),
    _KEEP,
    _EFFECTS,
)
_PAY = Clause("pay", "支払{}", "paid {}", _CORES)
_PLACE_CORES = Clause("place", "配置{}", "placed {}", _CORES)
_SOUL = Clause(
    "soul", "ソウルコアは{}", "soul core {}",
    choice({"pay": ("支払", "paid"), "place": ("配置", "placed")}),
)  # fmt: skip
_ADJUST = Clause("adjust", "増減{}", "adjusted {}", listed(nested((ADJUSTMENT,))))
_COST = Clause("cost", "{}", "{}", COST, outcome=True)
_SOURCE = Clause(
    "source", "({}から)", "from {}", choice({"tegamoto": ("手元", "tegamoto")}), joined=True
)
_PAID = (_COST, _PAY)
_REST = (_SOUL, _ADJUST, *_ACTION)

_CARD = Clause("card", "{}", "{}", CARD, joined=True, always=True)
_BRAVE = Clause("brave", "{}", "{}", TITLE, joined=True)
_ID = Clause("id", "{}", "{}", TITLE, joined=True)
_ONTO = Clause("onto", "→{}", "onto {}", FIELD, joined=True)
_HOST = Clause("host", "←{}", "off {}", FIELD, joined=True)
_AT = Clause("slot", "({})", "on the {}", _SLOT, joined=True)


def _paid(kind: type, ja: str, en: str, *clauses: Clause, **fixed: str) -> Form:
    return Form(kind, ja, en, (_CARD, _SOURCE, *clauses, *_PAID, *_REST), fixed, actor=True)


def _entering(kind: type, ja: str, en: str, *clauses: Clause, when: str = "") -> Form:
    parts = (_CARD, *clauses, _SOURCE, *_PAID, _PLACE_CORES, *_REST)
    return Form(kind, ja, en, parts, when=when, actor=True)


_SUMMONED = (_ONTO, _AT, Clause("transmigrate", "転召{}", "giving up {}", FIELD))
_USED = Clause("card", "{}", "{}", TITLE, joined=True)

ACTIONS: tuple[Form, ...] = (
    _entering(Summoned, "直接合体", "direct brave", *_SUMMONED, when="onto"),
    _entering(Summoned, "召喚", "summon", *_SUMMONED),
    _entering(NexusDeployed, "配置", "deploy"),
    _paid(MagicUsed, "使用(メイン)", "use main of", effect="main"),
    _paid(MagicUsed, "使用(フラッシュ)", "use flash of", effect="flash"),
    _paid(MirageSet, "ミラージュセット", "set mirage"),
    Form(
        EffectUsed, "フラッシュ効果", "flash effect of",
        (_USED, _SOURCE, _ONTO, *_PAID, *_REST), {"effect": "flash"}, actor=True,
    ),
    Form(
        EffectUsed, "メインステップ効果", "main step effect of",
        (_USED, _SOURCE, _ONTO, *_PAID, *_REST), {"effect": "main_step"}, actor=True,
    ),
    _paid(EffectUsed, "アクセル", "accel of", _ONTO, effect="accel"),
    _paid(EffectUsed, "煌臨", "advent of", _ONTO, effect="advent"),
    Form(BurstSet, "バーストセット", "set burst", (_CARD, *_PAID, *_REST), actor=True),
    Form(BraveCombined, "合体", "combine", (_BRAVE, _ONTO, _AT, *_ACTION), actor=True),
    Form(
        BraveSeparated, "分離", "separate",
        (_BRAVE, _HOST, _PLACE_CORES, _SOUL, *_ACTION), actor=True,
    ),
    Form(BraveExchanged, "交換", "exchange", (_BRAVE, _HOST, _ONTO, _AT, *_ACTION), actor=True),
    Form(
        CoresMoved, "コア移動", "move cores",
        (Clause("moves", " {}", "{}", listed(moves(_PLACE, CoreMove)), joined=True), *_ACTION),
        actor=True,
    ),
    Form(
        BurstActivated, "バースト発動", "activate burst",
        (
            _CARD,
            Clause(
                "target", "→{}", "to the {}",
                choice({k: ZONES[k] for k in ("trash", "field", "hand")}), joined=True,
            ),
            _KEEP, _EFFECTS,
        ),
        actor=True,
    ),
)  # fmt: skip

TEXTS: tuple[Form, ...] = (
    Form(
        EffectResolved, "効果発揮", "effect of",
        (
            Clause("source", "{}", "{}", TITLE, joined=True),
            Clause("effects", "：{}", ": {}", listed(nested(CHANGES)), joined=True),
            _KEEP,
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

_TO_RESERVE = Clause("cores", "リザーブへ{}個", "{} to the reserve", NUMBER)
FOLLOWING: tuple[Form, ...] = (
    Form(CoreGained, "コアステップ", "core step",
         (Clause("n", "＋{}", "plus {}", NUMBER, joined=True, always=True),), actor=True),
    Form(
        Refreshed, "リフレッシュ", "refreshes",
        (
            Clause("cards", "回復{}", "turning {}", listed(FIELD)),
            Clause("cores", "コアトラッシュから{}個", "{} from the core trash", NUMBER),
        ),
        usual={"cards": (), "cores": 0},
        actor=True,
    ),
    Form(CardDepleted, "消滅", "depleted", (_ID, _TO_RESERVE), actor=True),
    Form(
        BraveLeft, "ブレイヴも離れる", "brave goes too",
        (
            _ID,
            Clause("target", "→{}", "to the {}", choice(ZONES), joined=True, always=True),
        ),
        actor=True,
    ),
    Form(
        BraveKept, "ブレイヴ残留", "brave stays",
        (_ID, _PLACE_CORES, Clause("soul", "ソウルコア込", "with soul core", FLAG)), actor=True,
    ),
    Form(BraveReleased, "合体解除", "brave comes off", (_ID, _HOST), actor=True),
    Form(BurstReplaced, "旧バーストはトラッシュへ", "old burst to the trash", (_CARD,), actor=True),
    Form(MirageReturned, "旧ミラージュは手札へ", "old mirage to the hand", (_CARD,), actor=True),
    Form(
        CardUsed, "使用後", "put away",
        (
            _CARD,
            Clause(
                "target", "→{}", "to the {}",
                choice({k: ZONES[k] for k in ("trash", "tegamoto")}), joined=True, always=True,
            ),
        ),
        actor=True,
    ),
)  # fmt: skip

FORMS: tuple[Form, ...] = (*forms(ZONES, STEPS, ENDINGS), *ACTIONS, *TEXTS, *FOLLOWING)
"""Every event, by its form; of two for one type the first that fits is written."""

"""Full text of what card texts do: the clauses of every typed change."""

from senpu.events.gate_ruler.changes import (
    CardMoved,
    CardTurned,
    DamageDealt,
    DeckDrawn,
    DeckDriven,
    EnergyTurned,
    RulerDamaged,
    SummonRightChanged,
    UnitEntered,
)  # fmt: skip
from senpu.events.notation.codecs import CARD, FIELD, NUMBER, SEAT, choice, listed
from senpu.events.notation.full import Clause, Form
from senpu.events.notation.gate_ruler.full_words import CAUSES, PILES, ZONES

_PILE = choice(PILES)
_ZONE = choice(ZONES)
_OF = Clause("player", " {}", "of {}", SEAT, joined=True)
_N = Clause("n", " {}枚", "{}", NUMBER, joined=True)
_MORE = Clause("n", " {}", "{}", NUMBER, joined=True)
_CARD = Clause("card", " {}", "{}", FIELD, joined=True)
_CARDS = Clause("cards", " {}", "{}", listed(CARD), joined=True)

CHANGES: tuple[Form, ...] = (
    Form(
        DamageDealt, "ダメージ", "damage",
        (_MORE, Clause("unit", " 対象{}", "to {}", FIELD, joined=True)),
    ),
    Form(RulerDamaged, "ダメージチェック", "damage check", (_OF, _CARDS)),
    Form(
        CardMoved, "カード", "card",
        (
            _CARD, _OF,
            Clause("source", " {}から", "from {}", _PILE, joined=True),
            Clause("target", " {}へ", "to {}", _PILE, joined=True),
            Clause("cause", "{}", "{}", choice(CAUSES)),
        ),
    ),
    Form(
        UnitEntered, "登場", "enters",
        (
            Clause("card", " {}", "{}", CARD, joined=True), _OF,
            Clause("source", " {}から", "from {}", _PILE, joined=True),
            Clause("zone", "→{}", "into {}", _ZONE, joined=True),
        ),
    ),
    Form(DeckDrawn, "ドロー", "draws", (_OF, _N)),
    Form(DeckDriven, "ドライブ", "drives", (_OF, _CARDS)),
    Form(CardTurned, "レスト", "rest", (_CARD,), {"rested": True}),
    Form(CardTurned, "アクト", "ready", (_CARD,), {"rested": False}),
    Form(EnergyTurned, "エナジー", "energy", (_OF, _MORE)),
    Form(SummonRightChanged, "召喚権", "summon right", (_OF, _MORE)),
)  # fmt: skip

"""Full text of what card texts do: the clauses of every typed change."""

from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    LevelCostSet,
)  # fmt: skip
from senpu.events.notation.battle_spirits.full_words import CAUSES, PLACES, STATES, ZONES
from senpu.events.notation.codecs import CARD, FIELD, FLAG, NUMBER, SEAT, choice, listed
from senpu.events.notation.full import Clause, Form
from senpu.events.notation.full_values import cores, place

_PLACE = place(PLACES)
_ZONE = choice(ZONES)
_OF = Clause("player", " {}", "of {}", SEAT, joined=True)
_N = Clause("n", " {}枚", "{}", NUMBER, joined=True)
_CARD = Clause("card", " {}", "{}", FIELD, joined=True)
_SOUL = Clause("soul", "ソウルコア込", "with soul core", FLAG)

CHANGES: tuple[Form, ...] = (
    Form(
        CoresShifted, "コア", "cores",
        (
            Clause("n", "{}個", "{}", NUMBER, joined=True),
            _OF,
            Clause("source", " {}", "from {}", _PLACE, joined=True),
            Clause("target", "→{}", "to {}", _PLACE, joined=True),
            Clause("owner", " 受取{}", "taken by {}", SEAT),
            _SOUL,
        ),
    ),
    Form(
        CardMoved, "カード", "card",
        (
            _CARD, _OF,
            Clause("source", " {}から", "from {}", _ZONE, joined=True),
            Clause("target", " {}へ", "to {}", _ZONE, joined=True),
            Clause("cause", "{}", "{}", choice(CAUSES)),
        ),
    ),
    Form(
        CardFielded, "登場", "enters",
        (
            Clause("card", " {}", "{}", CARD, joined=True), _OF,
            Clause("source", " {}から", "from {}", _ZONE, joined=True),
            Clause("place", "配置{}", "placed {}", cores(PLACES)),
            _SOUL,
        ),
    ),
    Form(DeckDrawn, "ドロー", "draws", (_OF, _N)),
    Form(
        DeckTrashed, "デッキ破棄", "deck to trash",
        (_OF, Clause("cards", " {}", "{}", listed(CARD), joined=True)),
    ),
    Form(CardTurned, "状態", "turn",
         (_CARD, Clause("state", " {}", "{}", choice(STATES), joined=True))),
    Form(
        LevelCostSet, "維持コア", "cores needed by",
        (_CARD, Clause("minimum", " {}個", ": {}", NUMBER, joined=True)),
    ),
    Form(CoresProtected, "コア保護", "cores protected on", (_CARD,), {"on": True}),
    Form(CoresProtected, "コア保護解除", "cores free again on", (_CARD,), {"on": False}),
    Form(
        BraveParted, "分離", "brave off its host",
        (
            Clause("brave", " {}", "{}", FIELD, joined=True),
            Clause("host", "←{}", "leaving {}", FIELD, joined=True),
        ),
    ),
)  # fmt: skip

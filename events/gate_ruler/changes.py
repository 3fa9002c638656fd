"""What an ability or an effect did, in typed changes that obey the rules of zones.

A unit, field, set card or drive card is named by its id on the board (`A.mus#1`, `A.s2`, `A.d1`);
any other card by its number, an unknown one by its handle (`?2`).
"""

from typing import Annotated, ClassVar, Literal

from senpu.events.base import Seat
from senpu.events.match import EACH, LIES, OF, Cause, Change, moves
from senpu.events.match import DeckDrawn as DeckDrawn
from senpu.events.parts import Part, Verb

Pile = Literal["hand", "deck_top", "deck_bottom", "graveyard", "damage", "removed"]
"""Zones of cards that are only listed or counted: 手札, デッキ, 墓地, ダメージゾーン, 除外."""

Value = Literal["hp", "atk", "strike", "level"]
End = Literal["turn", "battle", "stays"]
"""Until when: the end of the turn, of the battle, or as long as the unit stays."""

NUMBER = Part("", " {}", "{}", "signed", "joined")
FROM_DECK = Part("", " {}", "{}", "from_deck", "joined")
"""Cards from the deck: so many, or those named."""
SOURCE = Part("<", " {}から", "from {}", "pile", "joined optional")


class InOrder(Change, frozen=True, kw_only=True):
    """A change said in the order of this game."""

    order: ClassVar = "card player cards n unit source target zone cause"


class DamageDealt(InOrder, frozen=True, kw_only=True):
    """Damage to a unit; it stays on the unit."""

    verbs: ClassVar = (Verb("dmg", "ダメージ", "damage", "damage ダメージ"),)
    unit: Annotated[str, Part("", " 対象{}", "to {}", "each", "joined")]
    n: Annotated[int, NUMBER._replace(fills="damage")]


class DamageHealed(InOrder, frozen=True, kw_only=True):
    """Damage was taken off a unit 回復."""

    verbs: ClassVar = (Verb("heal", "ダメージ回復", "damage healed", "heal 回復"),)
    unit: Annotated[str, Part("", " 対象{}", "on {}", "each", "joined")]
    n: Annotated[int, NUMBER._replace(fills="damage")]


class ValueChanged(InOrder, frozen=True, kw_only=True):
    """A value of a unit is `n` more (less if negative) until the turn or the battle ends, or for
    as long as the unit stays in play."""

    verbs: ClassVar = (
        Verb("", "値の変化", "value changed"),
        Verb("hp", words="hp", fixed={"stat": "hp"}),
        Verb("atk", words="atk", fixed={"stat": "atk"}),
        Verb("stk", words="stk", fixed={"stat": "strike"}),
        Verb("lv", words="lv レベル", fixed={"stat": "level"}),
    )
    order: ClassVar = "stat n unit end"
    unit: Annotated[str, Part("", " 対象{}", "on {}", "each", "joined")]
    n: Annotated[int, NUMBER]
    stat: Annotated[Value, Part("-", " {}", "{}", "value", "joined")]
    end: Annotated[End, Part("", " {}", "{}", "until", "joined optional")] = "turn"


class RulerDamaged(InOrder, frozen=True, kw_only=True):
    """Damage to a player: one card a point from the deck, the known ones by number, others `?`."""

    verbs: ClassVar = (Verb("x", "ダメージチェック", "damage check", "check ダメージチェック"),)
    player: Annotated[Seat, OF]
    cards: Annotated[tuple[str, ...], FROM_DECK]


class CardMoved(InOrder, frozen=True, kw_only=True):
    """A card changed zone; one in play, set or driven is named by its id and leaves from there."""

    verbs: ClassVar = (
        Verb("mv", "カード", "card", "移動"),
        moves("kill", "破壊", "play", "graveyard", "destroyed"),
        moves("gone", "墓地", "play", "graveyard"),
        moves("back", "戻す", "play", "hand", "returned"),
        moves("top", "デッキ上", "play", "deck_top", "returned"),
        moves("bot", "デッキ下", "play", "deck_bottom", "returned"),
        moves("out", "除外", "play", "removed"),
        moves("dis", "手札破棄", "hand", "graveyard", "discarded"),
        moves(
            "mill", "デッキ破棄", "deck_top", "graveyard", card=FROM_DECK._replace(fills="milled")
        ),
    )
    player: Annotated[Seat, OF]
    card: Annotated[str, LIES._replace(how="joined hidden")]
    source: Annotated[
        Pile | Literal["play", "set", "drive"], Part("", " {}から", "from {}", "pile", "joined")
    ]
    target: Annotated[Pile, Part(">", " {}へ", "to {}", "pile", "joined")]
    cause: Cause = ""


class UnitEntered(InOrder, frozen=True, kw_only=True):
    """A unit was put or specially summoned 特殊召喚 into a zone."""

    verbs: ClassVar = (
        Verb("put", "登場", "enters", "出す"),
        Verb("tok", words="トークン", usual={"source": "token"}),
    )
    player: Annotated[Seat, OF]
    card: Annotated[str, Part("", " {}", "{}", "entering", "joined")]
    source: Annotated[Pile | Literal["token"], SOURCE]
    zone: Annotated[str, Part("-", "→{}", "into {}", "zone", "joined")]
    id: Annotated[str, Part(how="outcome")] = ""


class DeckDriven(InOrder, frozen=True, kw_only=True):
    """Cards from the deck face down into the drive zone (10-2a); known ones by number, else `?`."""

    verbs: ClassVar = (Verb("v", "ドライブ", "drives", "drive drives ドライブ"),)
    player: Annotated[Seat, OF]
    cards: Annotated[tuple[str, ...], FROM_DECK._replace(how="joined hidden")]


class CardTurned(InOrder, frozen=True, kw_only=True):
    """A unit, or the ruler (`A.ruler`), was readied アクト or rested レスト."""

    verbs: ClassVar = (
        Verb("ex", "レスト", "rest", "rest レスト", {"rested": True}),
        Verb("re", "アクト", "ready", "act アクト", {"rested": False}),
    )
    card: Annotated[str, EACH]
    rested: Annotated[bool, Part()]


class EnergyTurned(InOrder, frozen=True, kw_only=True):
    """So much energy was readied (rested if negative)."""

    verbs: ClassVar = (Verb("e", "エナジー", "energy", "energy エナジー"),)
    player: Annotated[Seat, OF]
    n: Annotated[int, NUMBER]


class SummonRightChanged(InOrder, frozen=True, kw_only=True):
    """The summon right 召喚権 of this turn changed by `n`."""

    verbs: ClassVar = (Verb("sr", "召喚権", "summon right", "召喚権"),)
    player: Annotated[Seat, OF]
    n: Annotated[int, NUMBER]


Effect = (
    DamageDealt
    | DamageHealed
    | ValueChanged
    | RulerDamaged
    | CardMoved
    | UnitEntered
    | DeckDrawn
    | DeckDriven
    | CardTurned
    | EnergyTurned
    | SummonRightChanged
)

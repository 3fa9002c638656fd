"""Printed facts of Gate Ruler cards, in the form catalogues and log headers hold them."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Struct

from senpu.events.cards.plain import Names

Kind = Literal["ruler", "unit", "event", "field"]
"""ルーラー, ユニット, イベント, フィールド."""
Timing = Literal["normal", "any_time", "open_card", "automatic"]
"""使用タイミング: 通常, いつでも (on its own condition), オープンカード, or written as trigger."""
AbilityKind = Literal[
    "activated", "automatic", "continuous", "overdrive", "touchdown", "counter", "keyword"
]
"""起動能力, 自動能力, 常時能力, オーバードライブ, タッチダウン, カウンター."""
Pays = Literal["level", "none", "one"]
"""What a ruler's player rests for a card: as much energy as its level, none, always one."""


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A part of a card."""


class Ability(Fact, frozen=True, kw_only=True):
    """An ability 能力 by its name on this card; `cost` by kind, `energy` being the one checked."""

    id: str
    kind: AbilityKind
    timing: Timing = "normal"
    cost: Mapping[str, int] = {}
    once_a_turn: bool = False


class Zones(Fact, frozen=True, kw_only=True):
    """The zones of a ruler: names of attack and defence zones, number of set zones."""

    attack: tuple[str, ...] = ("left", "right")
    defence: tuple[str, ...] = ("center",)
    set: int = 3


class TurnStart(Fact, frozen=True, kw_only=True):
    """What a ruler does at the start of its turn 6-2f: cards drawn, driven, energy readied."""

    draw: int = 0
    drive: int = 0
    ready: int = 0


class DeckRules(Fact, frozen=True, kw_only=True):
    """How a ruler's deck is built."""

    size: int = 50
    copies: int = 4
    level_cap: int | None = None
    factions: int | None = 2
    counters: int | None = 16


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One card as printed. What only rulers have stands from `life` on."""

    id: Annotated[str, Names("番号 カード番号 number no no.")]
    type: Annotated[Kind, Names("種類 カードの種類 kind")]
    name: Annotated[str, Names("名前 カード名 名称")] = ""
    name_en: Annotated[str, Names("英語名 英名")] = ""
    level: Annotated[int, Names("レベル lv lv. コスト cost")] = 0
    atk: Annotated[int, Names("攻撃力 attack")] = 0
    hp: int = 0
    strike: Annotated[int, Names("ストライク stk")] = 0
    faction: Annotated[str, Names("軍 army")] = ""
    attributes: Annotated[tuple[str, ...], Names("属性 attribute")] = ()
    timing: Annotated[Timing, Names("使用タイミング タイミング")] = "normal"
    settable: Annotated[bool, Names("セット可 セット")] = False
    abilities: Annotated[tuple[Ability, ...], Names("能力 ability")] = ()
    life: Annotated[int, Names("ライフ")] = 0
    zones: Annotated[Zones, Names("ゾーン 領域")] = Zones()
    summon_right: Annotated[int, Names("召喚権")] = 2
    pays: Annotated[Pays, Names("支払い コストの支払い")] = "none"
    hand: Annotated[bool, Names("手札")] = True
    energy: Annotated[int, Names("エナジー")] = 0
    start_hand: Annotated[int, Names("最初の手札 初期手札")] = 0
    turn_start: Annotated[TurnStart, Names("ターン開始 スタートフェイズ")] = TurnStart()
    first_draw: Annotated[int | None, Names("先攻ドロー 最初のドロー")] = None
    """Cards drawn on the very first turn, where that differs."""
    deck: Annotated[DeckRules, Names("デッキ デッキ構築")] = DeckRules()
    events_from_hand: Annotated[bool, Names("イベントの直接プレイ")] = True
    """Whether events may be played directly (7-6)."""
    sets_a_turn: Annotated[int | None, Names("ターンのセット枚数")] = None
    note: Annotated[str, Names("備考 メモ")] = ""

    def abilities_of(self, kind: AbilityKind) -> tuple[Ability, ...]:
        """Its abilities of one kind."""
        return tuple(ability for ability in self.abilities if ability.kind == kind)

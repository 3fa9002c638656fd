"""Printed facts of Battle Spirits cards, in the form catalogues and log headers hold them."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Struct

from senpu.events.cards.plain import Names

Kind = Literal["spirit", "ultimate", "brave", "nexus", "magic"]
"""スピリット, アルティメット, ブレイヴ, ネクサス, マジック."""

Colour = Literal["red", "purple", "green", "white", "yellow", "blue"]
Symbol = Literal["red", "purple", "green", "white", "yellow", "blue", "ultimate", "god"]
"""シンボル: a colour, 極 or 神."""
Icon = Literal["red", "purple", "green", "white", "yellow", "blue", "ultimate", "god", "any"]
"""軽減シンボル, an icon that lowers the cost: a symbol's kind, or 全 for any colour."""

BurstCondition = Literal[
    "life", "summon_effect", "destroyed", "attack", "hand", "seal", "effect_summon", "god_skill",
    "other",
]  # fmt: skip
"""バースト条件: own life reduced, the opponent's when-summoned effect used, own cards destroyed or
depleted by the opponent, an opponent's attack, the opponent's hand increased by an effect, a seal
封印, the opponent's summon by an effect, the opponent's god skill 神技, something else."""

COLOURS: tuple[Colour, ...] = ("red", "purple", "green", "white", "yellow", "blue")


class Fact(Struct, frozen=True, omit_defaults=True, gc=False, forbid_unknown_fields=True):
    """A part of a card."""


class Level(Fact, frozen=True, kw_only=True):
    """A level line Lv: with `cores` on it or more, the card has this level and `bp`."""

    level: int
    cores: int
    bp: int | None = None


class CombinedLevel(Fact, frozen=True, kw_only=True):
    """What a brave adds to the host it is combined with."""

    level: int = 1
    cores: int = 0
    bp_plus: int = 0


class OwnCost(Fact, frozen=True, kw_only=True):
    """A cost beside the card's own, with its own icons: mirage ミラージュ, accel アクセル."""

    cost: int
    reduction: Mapping[Icon, int] = {}


class Trait(Fact, frozen=True, kw_only=True):
    """What a card must be. All that is stated must hold; nothing stated fits every card."""

    type: Kind | None = None
    color: Colour | None = None
    family: str | None = None
    name: str | None = None
    min_cost: int | None = None
    max_cost: int | None = None
    no_effect_text: bool | None = None
    subtype: str | None = None


class AnyOf(Fact, frozen=True, kw_only=True):
    """One of several traits is enough."""

    any_of: tuple[Trait, ...]


class BraveCondition(Fact, frozen=True, kw_only=True):
    """合体条件: one of several traits; of a brave with two hosts 異魔神, a condition a side."""

    any_of: tuple[Trait, ...] = ()
    left: AnyOf | None = None
    right: AnyOf | None = None


class Need(Trait, frozen=True, kw_only=True):
    """So many own cards of a trait."""

    count: int = 1


class SummonCondition(Fact, frozen=True, kw_only=True):
    """召喚条件 of an ultimate: every need that is stated must be met by own field cards."""

    own_spirits_at_least: Need | None = None
    own_ultimates_at_least: Need | None = None
    own_braves_at_least: Need | None = None
    own_nexuses_at_least: Need | None = None
    own_cards_at_least: Need | None = None
    any_of: tuple["SummonCondition", ...] = ()


class Transmigration(Fact, frozen=True, kw_only=True):
    """転召: on being summoned, all cores of an own spirit of this cost or more go to `to`."""

    min_cost: int
    to: Literal["void", "core_trash", "reserve"] = "void"


class Limit(Fact, frozen=True, kw_only=True):
    """How a dated list restricts the card; `max_copies` unknown where the list does not say."""

    status: str
    max_copies: int | None = None


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One card as printed. What is None is not stated by the catalogue and holds no action up."""

    id: Annotated[str, Names("番号 カード番号 number no no.")]
    type: Annotated[Kind, Names("種類 カードの種類 カテゴリ kind")]
    cost: Annotated[int, Names("コスト")]
    name: Annotated[str, Names("名前 カード名 名称")] = ""
    name_en: Annotated[str, Names("英語名 英名")] = ""
    colors: Annotated[tuple[Colour, ...], Names("色 属性 color colour colours")] = ()
    reduction: Annotated[Mapping[Icon, int], Names("軽減 軽減シンボル icons")] = {}
    symbols: Annotated[Mapping[Symbol, int], Names("シンボル symbol")] = {}
    family: Annotated[tuple[str, ...], Names("系統 families")] = ()
    levels: Annotated[tuple[Level, ...], Names("lv レベル level")] = ()
    subtype: Annotated[Literal["", "grandwalker", "grandstone", "contract"], Names("区分")] = ""
    brave_condition: Annotated[BraveCondition | None, Names("合体条件")] = None
    brave_bp: Annotated[int | None, Names("合体bp")] = None
    brave_levels: Annotated[tuple[CombinedLevel, ...], Names("合体lv")] = ()
    two_hosts: Annotated[bool, Names("異魔神")] = False
    summon_condition: Annotated[SummonCondition | None, Names("召喚条件")] = None
    transmigration: Annotated[Transmigration | None, Names("転召")] = None
    mirage: Annotated[OwnCost | None, Names("ミラージュ")] = None
    accel: Annotated[OwnCost | None, Names("アクセル")] = None
    has_advent: bool | None = None
    advent: AnyOf | None = None
    """What it may lie on by advent 煌臨, where it has that; stated or not."""
    has_burst: Annotated[bool | None, Names("バースト")] = None
    burst_condition: Annotated[tuple[BurstCondition, ...], Names("バースト条件 発動条件")] = ()
    """Any of these is enough; none stated: not known, and not asked for."""
    has_main: Annotated[bool | None, Names("メイン")] = None
    has_flash: Annotated[bool | None, Names("フラッシュ")] = None
    has_main_step_effect: Annotated[bool | None, Names("メインステップ効果")] = None
    flash_in_main: Annotated[bool, Names("メインステップのフラッシュ")] = True
    no_effect_text: Annotated[bool | None, Names("効果なし")] = None
    cores_protected: bool = False
    copies: Annotated[int, Names("枚数 枚数制限")] = 3
    limited: Annotated[Limit | None, Names("制限")] = None
    note: Annotated[str, Names("備考 メモ")] = ""

    @property
    def minimum(self) -> int:
        """Cores the card needs to stay on the field: those of its lowest printed level."""
        return self.levels[0].cores if self.levels else 0

    @property
    def takes_cores(self) -> bool:
        """Whether players may put cores on it: not on 創界神 and 創界石 nexuses (BS-M6b)."""
        return self.subtype not in ("grandwalker", "grandstone")

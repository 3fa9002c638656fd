"""Events of Battle Spirits. Their names are storage: see `senpu.events`.

Of an action, `player` acts. Intent: which card, what `pay`s, where cores are `place`d from,
`soul` says whether the soul core ソウルコア went with the payment or onto the card. Outcome, filled
in by deciding: `cost`, and `id`, the name of a new field card. Both are stored.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from senpu.events.base import Event, Seat, Value, Waiver, events_of
from senpu.events.battle_spirits import parts as p
from senpu.events.battle_spirits.changes import Cores, Effect, Zone
from senpu.events.match import SHARED, WAIVE, Ruling
from senpu.events.parts import Part, Verb

Slot = Literal["left", "right"]


class Adjustment(Value, frozen=True, kw_only=True):
    """What the text of `source` does to one cost.

    `set` replaces the printed cost, `add` changes it before reduction, `icons` and `symbols` add
    to the card's icons and to the field's symbols (negative takes away), `surcharge` comes after
    reduction, `free` says that something else is done instead of paying.
    """

    order: ClassVar = "source set add icons symbols surcharge free"
    source: Annotated[str, Part("-", "{}", "{}", "field", "joined")]
    set: Annotated[int | None, Part("-", "コスト{}に", "cost becomes {}", "number")] = None
    add: Annotated[int, Part("-", "増減{}", "cost changes by {}", "number")] = 0
    icons: Annotated[Mapping[str, int], p.ICONS] = {}
    symbols: Annotated[Mapping[str, int], p.SYMBOLS] = {}
    surcharge: Annotated[int, Part("-", "追加コスト{}", "surcharge {}", "number")] = 0
    free: Annotated[bool, Part("-", "支払なし", "free", "flag")] = False


class Cost(Value, frozen=True, kw_only=True):
    """How a cost コスト came about: printed, lowered icon by icon 軽減, payable."""

    printed: Annotated[int, Part(column="printed_cost")]
    reduction: Annotated[Mapping[str, int], Part()] = {}
    surcharge: Annotated[int, Part()] = 0
    payable: Annotated[int, Part()]


class CoreMove(Value, frozen=True, kw_only=True):
    """`n` cores from one place to another, the soul core among them or not."""

    source: Annotated[str, Part()]
    target: Annotated[str, Part()]
    n: Annotated[int, Part()]
    soul: bool = False


class Action(Event, frozen=True, kw_only=True):
    """What a player chose to do, and what card texts do to it as the scribe asserts.

    `effects` is what the texts involved did, `keep` the braves whose host left and the cores that
    hold them, `waive` the rules a text lifts, `barred` the cards whose text forbids the action.
    """

    order: ClassVar[str] = (
        "card brave host onto slot transmigrate source cost pay place soul adjust moves "
        "targets barred waive keep effects"
    )
    player: Seat
    effects: Annotated[tuple[Effect, ...], p.EFFECTS] = ()
    keep: Annotated[Mapping[str, Cores], p.KEEP] = {}
    waive: Annotated[tuple[Waiver, ...], WAIVE] = ()
    barred: Annotated[tuple[str, ...], p.BARRED] = ()
    targets: Annotated[tuple[str, ...], p.TARGETS] = ()


class PaidAction(Action, frozen=True, kw_only=True):
    """An action with a cost."""

    card: Annotated[str, p.HAND]
    source: Annotated[Literal["hand", "tegamoto"], p.SOURCE] = "hand"
    pay: Annotated[Cores, p.PAY] = {}
    soul: Annotated[Literal["", "pay", "place"], p.SOUL] = ""
    adjust: Annotated[tuple[Adjustment, ...], p.ADJUST] = ()
    cost: Annotated[Cost | None, p.COST] = None


class Summoned(PaidAction, frozen=True, kw_only=True):
    """召喚: a spirit, an ultimate, a brave; with `onto` a direct brave 直接合体."""

    verbs: ClassVar = (
        Verb("s", "召喚", "summon", parts={"onto": None, "slot": None}, hints={">": p.NO_ARROW}),
        Verb("b", "直接合体", "direct brave", parts={"targets": p.AIMS}, when="onto"),
    )
    place: Annotated[Cores, p.PLACE] = {}
    onto: Annotated[str, p.ONTO] = ""
    slot: Annotated[Slot | None, p.SLOT] = None
    transmigrate: Annotated[str, p.GIVEN] = ""
    id: Annotated[str, p.NEW_ID] = ""


class BraveJoined(Action, frozen=True, kw_only=True):
    """A brave of the field went to a host."""

    targets: Annotated[tuple[str, ...], p.AIMS] = ()
    brave: Annotated[str, p.OWN]
    onto: Annotated[str, p.ONTO]
    slot: Annotated[Slot | None, p.SLOT] = None


class BraveCombined(BraveJoined, frozen=True, kw_only=True):
    """合体 of a brave in spirit state スピリット状態 with a host."""

    verbs: ClassVar = (Verb("j", "合体", "combine"),)


class BraveSeparated(Action, frozen=True, kw_only=True):
    """分離: back to spirit state with cores of its own."""

    verbs: ClassVar = (Verb("x", "分離", "separate", hints={">": p.OLD_HOST}),)
    brave: Annotated[str, p.OWN]
    place: Annotated[Cores, p.PUT] = {}
    soul: Annotated[Literal["", "place"], p.SOUL] = ""
    host: Annotated[str, p.HOST] = ""
    """Which of two hosts is left, for a brave that has two."""


class BraveExchanged(BraveJoined, frozen=True, kw_only=True):
    """交換 of the host."""

    verbs: ClassVar = (Verb("e", "交換", "exchange"),)
    host: Annotated[str, p.HOST] = ""


class NexusDeployed(PaidAction, frozen=True, kw_only=True):
    """配置."""

    verbs: ClassVar = (Verb("n", "配置", "deploy", hints={">": p.AIM_BEHIND}),)
    place: Annotated[Cores, p.PLACE] = {}
    id: Annotated[str, p.NEW_ID] = ""


class MagicUsed(PaidAction, frozen=True, kw_only=True):
    """使用 of a magic: its main or its flash effect."""

    verbs: ClassVar = (
        Verb("m", words="マジック使用 マジック", meaning=("使用", "magic")),
        Verb("m/m", "使用(メイン)", "use main of", "main メイン", {"effect": "main"},
             meaning=("メイン", "main")),
        Verb("m/f", "使用(フラッシュ)", "use flash of", "flash フラッシュ", {"effect": "flash"},
             meaning=("フラッシュ", "flash")),
    )  # fmt: skip
    targets: Annotated[tuple[str, ...], p.AIMS] = ()
    effect: Annotated[Literal["main", "flash"], Part("/", fills="timing")] = "main"


class EffectUsed(PaidAction, frozen=True, kw_only=True):
    """An effect of another card: flash, own main step, accel アクセル, advent 煌臨.

    `card` is the id of a field card, or the number of a card in hand for accel and advent.
    """

    verbs: ClassVar = (
        Verb("f", "フラッシュ効果", "flash effect of", "フラッシュ効果", {"effect": "flash"},
             {"onto": None}, meaning=("フラッシュ", "flash")),
        Verb("f/a", "アクセル", "accel of", "accel アクセル", {"effect": "accel"},
             {"card": p.HAND, "onto": None}, meaning=("アクセル", "accel")),
        Verb("f/k", "煌臨", "advent of", "advent 煌臨", {"effect": "advent"},
             {"card": p.HAND}, meaning=("煌臨", "advent")),
        Verb("a", "メインステップ効果", "main step effect of", "メインステップ効果",
             {"effect": "main_step"}, {"onto": None}, meaning=("メイン効果", "main step effect")),
    )  # fmt: skip
    order: ClassVar = "card source onto cost pay soul adjust targets barred waive keep effects"
    targets: Annotated[tuple[str, ...], p.AIMS] = ()
    card: Annotated[str, p.OWN]
    effect: Literal["flash", "main_step", "accel", "advent"] = "flash"
    onto: Annotated[str, p.ONTO] = ""


class CoresMoved(Action, frozen=True, kw_only=True):
    """コアの移動: all moves at once."""

    verbs: ClassVar = (Verb("c", "コア移動", "move cores", "移動", meaning=("コア移動", "cores")),)
    moves: Annotated[tuple[CoreMove, ...], Part("moves", " {}", "{}", "moves", "joined")]


class BurstSet(Action, frozen=True, kw_only=True):
    """バーストのセット: a card, or `?` made a handle, face down. `pay` only where a text asks."""

    verbs: ClassVar = (
        Verb("u", "バーストセット", "set burst", "バーストセット", hints={">": p.AIM_BEHIND},
             meaning=("バースト", "burst")),
    )  # fmt: skip
    card: Annotated[str, Part("", "{}", "{}", "burst", "joined always optional hidden")] = "?"
    pay: Annotated[Cores, p.PAY] = {}
    soul: Annotated[Literal["", "pay"], p.SOUL] = ""
    adjust: Annotated[tuple[Adjustment, ...], p.ADJUST] = ()
    cost: Annotated[Cost | None, p.COST] = None


class MirageSet(PaidAction, frozen=True, kw_only=True):
    """ミラージュのセット, for the mirage cost."""

    verbs: ClassVar = (
        Verb("i", "ミラージュセット", "set mirage", "ミラージュセット", hints={">": p.AIM_BEHIND},
             meaning=("ミラージュ", "mirage")),
    )  # fmt: skip


class BurstActivated(Event, frozen=True, kw_only=True):
    """バースト発動: the set card was turned up, in any step; `effects` is what it did."""

    verbs: ClassVar = (
        Verb("U", "バースト発動", "activate burst", parts={"put": Part("+", fills="put")},
             hints={"+": p.ON_FIELD}, meaning=("バースト発動", "activate")),
    )  # fmt: skip
    order: ClassVar = "card target keep effects"
    player: Seat
    card: Annotated[str, Part("", "{}", "{}", "burst", "joined always optional")] = "?"
    target: Annotated[
        Literal["trash", "field", "hand"], Part("/", "→{}", "to the {}", "burst_goes", "joined")
    ] = "trash"
    effects: Annotated[tuple[Effect, ...], p.EFFECTS] = ()
    keep: Annotated[Mapping[str, Cores], p.KEEP] = {}


class EffectResolved(Event, frozen=True, kw_only=True):
    """A card's text did this: `source` is the id or number of the card, or what else it was."""

    verbs: ClassVar = (Verb("&", "効果発揮", "effect of"),)
    source: Annotated[str, Part("", "{}", "{}", "author", "joined")]
    effects: Annotated[tuple[Effect, ...], p.EFFECTS_OF]
    keep: Annotated[Mapping[str, Cores], p.KEEP] = {}
    waive: Annotated[tuple[Waiver, ...], WAIVE] = ()


class RulingGiven(Ruling, frozen=True, kw_only=True):
    """A judge ruled; `effects` is the remedy as carried out at the table."""

    effects: Annotated[tuple[Effect, ...], p.EFFECTS] = ()


class CoreGained(Event, frozen=True, kw_only=True):
    """Core step コアステップ."""

    verbs: ClassVar = (Verb("", "コアステップ", "core step"),)
    player: Seat
    n: Annotated[int, Part("-", "＋{}", "plus {}", "number", "joined always")] = 1


class Refreshed(Event, frozen=True, kw_only=True):
    """Refresh step リフレッシュステップ: cards turned upright, cores of the trash back."""

    verbs: ClassVar = (Verb("", "リフレッシュ", "refreshes", usual={"cards": (), "cores": 0}),)
    player: Seat
    cards: Annotated[tuple[str, ...], Part("-", "回復{}", "turning {}", "fields")]
    cores: Annotated[int, Part("-", "コアトラッシュから{}個", "{} from the core trash", "number")]


class CardDepleted(Event, frozen=True, kw_only=True):
    """消滅: too few cores; the card goes to the trash, its last `cores` to the reserve."""

    verbs: ClassVar = (Verb("", "消滅", "depleted"),)
    player: Seat
    id: Annotated[str, p.ID]
    cores: Annotated[int, Part("-", "リザーブへ{}個", "{} to the reserve", "number")] = 0


class BraveLeft(Event, frozen=True, kw_only=True):
    """A combined brave went with its host: to the trash, or where else the host went."""

    verbs: ClassVar = (Verb("", "ブレイヴも離れる", "brave goes too"),)
    player: Seat
    id: Annotated[str, p.ID]
    target: Annotated[Zone, Part("-", "→{}", "to the {}", "zone", "joined always")] = "trash"


class BraveKept(Event, frozen=True, kw_only=True):
    """A brave stayed in spirit state when its host left, on cores put there."""

    verbs: ClassVar = (Verb("", "ブレイヴ残留", "brave stays"),)
    player: Seat
    id: Annotated[str, p.ID]
    place: Annotated[Cores, Part("-", "配置{}", "placed {}", "cores")] = {}
    soul: Annotated[bool, Part("-", "ソウルコア込", "with soul core", "flag")] = False


class BraveReleased(Event, frozen=True, kw_only=True):
    """A brave whose condition no longer fits came apart from its host."""

    verbs: ClassVar = (Verb("", "合体解除", "brave comes off"),)
    player: Seat
    id: Annotated[str, p.ID]
    host: Annotated[str, Part("-", "←{}", "off {}", "field", "joined")]


class BurstReplaced(Event, frozen=True, kw_only=True):
    """The burst set before went face up to the trash."""

    verbs: ClassVar = (Verb("", "旧バーストはトラッシュへ", "old burst to the trash"),)
    player: Seat
    card: Annotated[str, p.SHOWN]


class MirageReturned(Event, frozen=True, kw_only=True):
    """The mirage set before went back to the hand."""

    verbs: ClassVar = (Verb("", "旧ミラージュは手札へ", "old mirage to the hand"),)
    player: Seat
    card: Annotated[str, p.SHOWN]


class CardUsed(Event, frozen=True, kw_only=True):
    """A magic, after its effect, to the trash; an accel card to the tegamoto 手元."""

    verbs: ClassVar = (Verb("", "使用後", "put away"),)
    player: Seat
    card: Annotated[str, p.SHOWN]
    target: Annotated[
        Literal["trash", "tegamoto"], Part("-", "→{}", "to the {}", "used_goes", "joined always")
    ] = "trash"


EVENTS: tuple[type[Event], ...] = (*SHARED, *events_of(__name__))

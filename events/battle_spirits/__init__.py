"""Events of Battle Spirits. Their names are storage: see `senpu.events`.

Of an action, `player` acts. Intent: which card, what `pay`s, where cores are `place`d from,
`soul` says whether the soul core ソウルコア went with the payment or onto the card. Outcome, filled
in by deciding: `cost`, and `id`, the name of a new field card. Both are stored.
"""

from collections.abc import Mapping
from typing import Literal

from senpu.events.base import Event, Seat, Value, Waiver
from senpu.events.battle_spirits.changes import Cores, Effect, Zone
from senpu.events.match import SHARED, Penalty

Slot = Literal["left", "right"]


class Adjustment(Value, frozen=True, kw_only=True):
    """What the text of `source` does to one cost.

    `set` replaces the printed cost, `add` changes it before reduction, `icons` and `symbols` add
    to the card's icons and to the field's symbols (negative takes away), `surcharge` comes after
    reduction, `free` says that something else is done instead of paying.
    """

    source: str
    set: int | None = None
    add: int = 0
    icons: Mapping[str, int] = {}
    symbols: Mapping[str, int] = {}
    surcharge: int = 0
    free: bool = False


class Cost(Value, frozen=True, kw_only=True):
    """How a cost コスト came about: printed, lowered icon by icon 軽減, payable."""

    printed: int
    reduction: Mapping[str, int] = {}
    surcharge: int = 0
    payable: int


class CoreMove(Value, frozen=True, kw_only=True):
    """`n` cores from one place to another, the soul core among them or not."""

    source: str
    target: str
    n: int
    soul: bool = False


class Action(Event, frozen=True, kw_only=True):
    """What a player chose to do, and what card texts do to it as the scribe asserts.

    `effects` is what the texts involved did, `keep` the braves whose host left and the cores that
    hold them, `waive` the rules a text lifts, `barred` the cards whose text forbids the action.
    """

    player: Seat
    effects: tuple[Effect, ...] = ()
    keep: Mapping[str, Cores] = {}
    waive: tuple[Waiver, ...] = ()
    barred: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()


class PaidAction(Action, frozen=True, kw_only=True):
    """An action with a cost."""

    card: str
    source: Literal["hand", "tegamoto"] = "hand"
    pay: Cores = {}
    soul: Literal["", "pay", "place"] = ""
    adjust: tuple[Adjustment, ...] = ()
    cost: Cost | None = None


class Summoned(PaidAction, frozen=True, kw_only=True):
    """召喚: a spirit, an ultimate, a brave; with `onto` a direct brave 直接合体."""

    place: Cores = {}
    onto: str = ""
    slot: Slot | None = None
    transmigrate: str = ""
    id: str = ""


class NexusDeployed(PaidAction, frozen=True, kw_only=True):
    """配置."""

    place: Cores = {}
    id: str = ""


class MagicUsed(PaidAction, frozen=True, kw_only=True):
    """使用 of a magic: its main or its flash effect."""

    effect: Literal["main", "flash"] = "main"


class MirageSet(PaidAction, frozen=True, kw_only=True):
    """ミラージュのセット, for the mirage cost."""


class EffectUsed(PaidAction, frozen=True, kw_only=True):
    """An effect of another card: flash, own main step, accel アクセル, advent 煌臨.

    `card` is the id of a field card, or the number of a card in hand for accel and advent.
    """

    effect: Literal["flash", "main_step", "accel", "advent"] = "flash"
    onto: str = ""


class BurstSet(Action, frozen=True, kw_only=True):
    """バーストのセット: a card, or `?` made a handle, face down. `pay` only where a text asks."""

    card: str = "?"
    pay: Cores = {}
    soul: Literal["", "pay"] = ""
    adjust: tuple[Adjustment, ...] = ()
    cost: Cost | None = None


class BraveCombined(Action, frozen=True, kw_only=True):
    """合体 of a brave in spirit state スピリット状態 with a host."""

    brave: str
    onto: str
    slot: Slot | None = None


class BraveSeparated(Action, frozen=True, kw_only=True):
    """分離: back to spirit state with cores of its own."""

    brave: str
    place: Cores = {}
    soul: Literal["", "place"] = ""
    host: str = ""
    """Which of two hosts is left, for a brave that has two."""


class BraveExchanged(Action, frozen=True, kw_only=True):
    """交換 of the host."""

    brave: str
    onto: str
    slot: Slot | None = None
    host: str = ""


class CoresMoved(Action, frozen=True, kw_only=True):
    """コアの移動: all moves at once."""

    moves: tuple[CoreMove, ...]


class BurstActivated(Event, frozen=True, kw_only=True):
    """バースト発動: the set card was turned up, in any step; `effects` is what it did."""

    player: Seat
    card: str = "?"
    target: Literal["trash", "field", "hand"] = "trash"
    effects: tuple[Effect, ...] = ()
    keep: Mapping[str, Cores] = {}


class EffectResolved(Event, frozen=True, kw_only=True):
    """A card's text did this: `source` is the id or number of the card, or what else it was."""

    source: str
    effects: tuple[Effect, ...]
    keep: Mapping[str, Cores] = {}


class RulingGiven(Event, frozen=True, kw_only=True):
    """A judge ruled; `effects` is the remedy as carried out at the table."""

    judge: str
    text: str = ""
    penalty: Penalty | None = None
    player: Seat | None = None
    remedy: str = ""
    effects: tuple[Effect, ...] = ()


class CoreGained(Event, frozen=True, kw_only=True):
    """Core step コアステップ."""

    player: Seat
    n: int = 1


class Refreshed(Event, frozen=True, kw_only=True):
    """Refresh step リフレッシュステップ: cards turned upright, cores of the trash back."""

    player: Seat
    cards: tuple[str, ...]
    cores: int


class CardDepleted(Event, frozen=True, kw_only=True):
    """消滅: too few cores; the card goes to the trash, its last `cores` to the reserve."""

    player: Seat
    id: str
    cores: int = 0


class BraveLeft(Event, frozen=True, kw_only=True):
    """A combined brave went with its host: to the trash, or where else the host went."""

    player: Seat
    id: str
    target: Zone = "trash"


class BraveKept(Event, frozen=True, kw_only=True):
    """A brave stayed in spirit state when its host left, on cores put there."""

    player: Seat
    id: str
    place: Cores = {}
    soul: bool = False


class BraveReleased(Event, frozen=True, kw_only=True):
    """A brave whose condition no longer fits came apart from its host."""

    player: Seat
    id: str
    host: str


class BurstReplaced(Event, frozen=True, kw_only=True):
    """The burst set before went face up to the trash."""

    player: Seat
    card: str


class MirageReturned(Event, frozen=True, kw_only=True):
    """The mirage set before went back to the hand."""

    player: Seat
    card: str


class CardUsed(Event, frozen=True, kw_only=True):
    """A magic, after its effect, to the trash; an accel card to the tegamoto 手元."""

    player: Seat
    card: str
    target: Literal["trash", "tegamoto"] = "trash"


EVENTS: tuple[type[Event], ...] = (
    *SHARED, Summoned, NexusDeployed, MagicUsed, MirageSet, EffectUsed, BurstSet, BraveCombined,
    BraveSeparated, BraveExchanged, CoresMoved, BurstActivated, EffectResolved, RulingGiven,
    CoreGained, Refreshed, CardDepleted, BraveLeft, BraveKept, BraveReleased, BurstReplaced,
    MirageReturned, CardUsed,
)  # fmt: skip

"""What a card's text did, in typed changes that obey conservation and the rules of zones.

A place of cores is `reserve`, `core_trash`, `life`, `void`, `removed` or the id of a field card.
A zone of cards is one of `Zone`. A field card is named by its id on the board (`A.ryu#1`), any
other card by its number, an unknown one by its handle (`?2`).
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from senpu.events.base import Seat
from senpu.events.match import EACH, LIES, OF, Cause, Change, moves
from senpu.events.match import DeckDrawn as DeckDrawn
from senpu.events.parts import Part, Verb

Zone = Literal["hand", "deck_top", "deck_bottom", "trash", "removed", "tegamoto", "burst", "mirage"]
State = Literal["ready", "exhausted", "heavy"]
"""回復, 疲労, 重疲労."""

Cores = Mapping[str, int]
"""So many cores by place."""

SOUL = Part("-", "ソウルコア込", "with soul core", "flag")


class CoresShifted(Change, frozen=True, kw_only=True):
    """Cores of `player` went from one place to another; `soul`: the soul core among them."""

    verbs: ClassVar = (Verb(">", "コア", "cores"),)
    order: ClassVar = "n player source target owner soul"
    player: Annotated[Seat, OF]
    source: Annotated[str, Part("", " {}", "from {}", "place", "joined")]
    target: Annotated[str, Part(">", "→{}", "to {}", "place", "joined")]
    n: Annotated[int, Part("-", "{}個", "{}", "number", "joined")]
    soul: Annotated[bool, SOUL] = False
    owner: Annotated[Seat | None, Part("-", " 受取{}", "taken by {}", "seat")] = None
    """The other player, where the target is that player's."""


class CardMoved(Change, frozen=True, kw_only=True):
    """A card of `player` changed zone; one on the field leaves its cores to the reserve."""

    verbs: ClassVar = (
        moves("kill", "破壊", "field", "trash", "destroyed"),
        moves("back", "戻す", "field", "hand", "returned"),
        moves("top", "デッキ上", "field", "deck_top", "returned"),
        moves("bot", "デッキ下", "field", "deck_bottom", "returned"),
        moves("out", "除外", "field", "removed"),
        moves("dis", "手札破棄", "hand", "trash", "discarded"),
        Verb("mv", "カード", "card", "移動"),
    )
    order: ClassVar = "card player source target cause"
    player: Annotated[Seat, OF]
    card: Annotated[str, LIES._replace(how="joined hidden")]
    source: Annotated[Zone | Literal["field"], Part("", " {}から", "from {}", "zone", "joined")]
    target: Annotated[Zone, Part(">", " {}へ", "to {}", "zone", "joined")]
    cause: Cause = ""


class CardFielded(Change, frozen=True, kw_only=True):
    """An effect put or summoned a card; `place` says whence the cores on it came."""

    verbs: ClassVar = (
        Verb("put", "登場", "enters", "出す"),
        Verb("tok", words="トークン", usual={"source": "token"}),
    )
    order: ClassVar = "card player source place soul"
    player: Annotated[Seat, OF]
    card: Annotated[str, Part("", " {}", "{}", "card", "joined optional")]
    source: Annotated[
        Zone | Literal["token"], Part("<", " {}から", "from {}", "zone", "joined optional")
    ]
    id: Annotated[str, Part(how="outcome")] = ""
    place: Annotated[Cores, Part("+", "配置{}", "placed {}", "cores")] = {}
    soul: Annotated[bool, SOUL] = False


class DeckTrashed(Change, frozen=True, kw_only=True):
    """Cards from the top of the deck to the trash: the known ones by number, others `?`."""

    verbs: ClassVar = (Verb("mill", "デッキ破棄", "deck to trash", "m デッキ破棄"),)
    player: Annotated[Seat, OF]
    cards: Annotated[tuple[str, ...], Part("", " {}", "{}", "milled", "joined")]


class CardTurned(Change, frozen=True, kw_only=True):
    """A field card was exhausted, refreshed or heavily exhausted."""

    verbs: ClassVar = (
        Verb("", "状態", "turn"),
        Verb("ex", words="疲労", fixed={"state": "exhausted"}),
        Verb("re", words="回復", fixed={"state": "ready"}),
        Verb("hv", words="重疲労", fixed={"state": "heavy"}),
    )
    card: Annotated[str, EACH]
    state: Annotated[State, Part("-", " {}", "{}", "state", "joined")]


class LevelCostSet(Change, frozen=True, kw_only=True):
    """A field card needs `minimum` cores for its lowest level from now on."""

    verbs: ClassVar = (Verb("lv", "維持コア", "cores needed by", "Lvコスト"),)
    card: Annotated[str, LIES]
    minimum: Annotated[int, Part("=", " {}個", ": {}", "number", "joined")]


class CoresProtected(Change, frozen=True, kw_only=True):
    """Nobody may take cores from a field card, until `on` is false again."""

    verbs: ClassVar = (
        Verb("lock", "コア保護", "cores protected on", "保護", {"on": True}),
        Verb("unlock", "コア保護解除", "cores free again on", "保護解除", {"on": False}),
    )
    card: Annotated[str, LIES]
    on: bool = True


class BraveParted(Change, frozen=True, kw_only=True):
    """A text, or a condition that no longer fits, took a brave off its host."""

    verbs: ClassVar = (Verb("part", "分離", "brave off its host", "分離"),)
    brave: Annotated[str, Part("", " {}", "{}", "lies", "joined")]
    host: Annotated[str, Part("<", "←{}", "leaving {}", "lies", "joined")] = ""


Effect = (
    CoresShifted | CardMoved | CardFielded | DeckDrawn | DeckTrashed
    | CardTurned | LevelCostSet | CoresProtected | BraveParted
)  # fmt: skip

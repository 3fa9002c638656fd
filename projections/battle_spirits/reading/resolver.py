"""An action as typed, resolved on a board: each part of it by its kind.

Names come first, then what texts do; what it costs and where cores are placed comes last, when
the rest of the event is known.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import EVENTS, CoreMove, Slot
from senpu.events.battle_spirits.changes import Effect
from senpu.events.notation.battle_spirits.kinds import CODECS
from senpu.events.notation.battle_spirits.short import CHANGES, LETTERS, LEXERS, TONGUE
from senpu.events.notation.line import Unreadable
from senpu.events.notation.proof import Known, prove
from senpu.events.notation.refs import Amount, Ref
from senpu.events.notation.short import SOUL, Deed
from senpu.projections.battle_spirits.board import UNKNOWN, printed
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.plays import new_handle
from senpu.projections.battle_spirits.reading import candidates, payment
from senpu.projections.battle_spirits.reading.cores import moved
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.texts import effects, kept, waivers
from senpu.projections.battle_spirits.reading.tokens import told_apart


class Resolver:
    """An action as typed, on a board. `card` is the one named, `found` what is resolved so far."""

    def __init__(self, naming: Naming, deed: Deed) -> None:
        """Raises Unreadable if the verb does not take all that was typed."""
        self.naming = naming
        self.board = naming.board
        self.card, pays = told_apart(naming, deed)
        words = () if self.card is None else (self.card,)
        self.deed = deed._replace(found={**deed.found, "": words, "p": pays})
        TONGUE.check(self.deed)
        _check_number(self.card)
        self.way = TONGUE.way(self.deed)
        self.arrows = list(self.deed.at(">"))
        self.found: dict[str, Any] = {"player": naming.seat, **self.way.verb.fixed}

    def event(self) -> Event:
        """The event it stands for. Raises Unreadable."""
        fields = {part.fills: field for field, part in self.way.typed.items()}
        for kind, resolve in RESOLVES.items():
            if kind in fields:
                self.found[fields[kind]] = resolve(self)
        struct: Any = self.way.type
        event = struct(**self.found)
        for kind, fill in LATE.items():
            if kind in fields:
                event = fill(self, event)
        happened: Event = event
        return happened

    @property
    def verb(self) -> str:
        """The verb typed, with the option that chooses it."""
        return self.way.verb.key

    def option(self, kind: str) -> Any:
        """The value of the option of a kind; None if none was typed."""
        letters = LETTERS[kind]
        return next((letters[o].value for o in self.deed.at("/") if o in letters), None)

    # Cards

    def named(self) -> Ref:
        """The card named. Raises Unreadable."""
        if self.card is None or self.card.ref is None:
            raise Unreadable(
                f"「{self.deed.verb}」の後にカードが必要です",
                f"name a card behind {self.deed.verb}",
                self.deed.column,
            )
        return self.card.ref

    def hand(self) -> str:
        """The number of the card named, from the hand."""
        ref = self.named()
        if ref.kind == "handle":
            return self._handle(ref)
        wanted = candidates.in_hand(self.naming, candidates.wanted(self.verb))
        return self.naming.card(self._in_hand(ref), wanted)

    def _in_hand(self, ref: Ref) -> Ref:
        """The name of a card in hand: in quotes as it is stored, else as it is printed."""
        if ref.copy or self.naming.seat_of(ref.side) != self.naming.seat:
            raise Unreadable(
                "手札のカードに側や番号は付きません（相手の行動は括弧に：(s bei)）",
                "a card in hand has no side and no copy number; the other player acts in (s bei)",
                ref.column,
            )
        stored = ref.name in self.board.book.cards or self.naming.lenient
        printed_name = ref.kind == "raw" and (self.naming.is_card(ref.name) or not stored)
        return ref._replace(kind="name") if printed_name else ref

    def _handle(self, ref: Ref) -> str:
        """An unknown card, which can be set as burst, or what it turned out to be."""
        if self.way.typed["card"].fills == "burst":
            return ref.name
        known = self.board.handles.get(ref.name, UNKNOWN)
        if known.startswith(UNKNOWN):
            raise Unreadable(
                "カードを示してください（未知のまま置けるのはバーストだけ：u）",
                "name the card: an unknown card can only be set as burst (u)",
                ref.column,
            )
        return known

    def own(self) -> str:
        """The id of the field card named."""
        return self.naming.fielded(self.named(), candidates.likely(self.verb))

    def burst(self) -> str:
        """The card set as burst; unknown if it is not named."""
        if self.card is not None and self.named().kind != "handle":
            return self.hand()
        due = new_handle(self.board)
        if self.card is not None and self.named().name not in (UNKNOWN, due):
            raise Unreadable(
                f"次の未知のカードは {due} です",
                f"the next unknown card is {due}",
                self.named().column,
            )
        return UNKNOWN

    def source(self) -> str:
        """Where the card is played from."""
        return self.option("source") or "hand"

    def slot(self) -> Slot | None:
        """The side of a brave with two hosts, if said."""
        slot: Slot | None = self.option("slot")
        return slot

    def timing(self) -> Literal["main", "flash"]:
        """Of a magic: main in the own main step if the card has it, else flash."""
        card = printed(self.board, self.found["card"])
        own_main = self.board.step == "main" and self.naming.seat == self.board.player
        flash_only = card.has_main is False and card.has_flash is not False
        return "main" if own_main and not flash_only else "flash"

    def host(self) -> str:
        """The id of the host, the first behind `>`. Raises Unreadable."""
        if not self.arrows:
            raise Unreadable(
                f"「>」の後に対象が必要です（例：{self.deed.verb} ken>ryu）",
                f"name the host behind >, as in {self.deed.verb} ken>ryu",
                self.deed.column,
            )
        return self.naming.fielded(self.arrows.pop(0), self._takes())

    def _takes(self) -> candidates.Fits | None:
        """Which hosts the brave may have; of advent nothing is known."""
        if "slot" not in self.found:
            return None
        if "card" in self.found:
            return candidates.takes(printed(self.board, self.found["card"]), self.found["slot"])
        lying = self.board.find(self.found["brave"])
        return candidates.takes(lying.card, self.found["slot"]) if lying else None

    def given(self) -> str:
        """The field card given up, behind `<`."""
        return self._behind(None)

    def carrier(self) -> str:
        """Which of two hosts is left, behind `<`."""
        return self._behind(candidates.carries(self.found["brave"]))

    def _behind(self, fits: candidates.Fits | None) -> str:
        ref = self.deed.first("<")
        return self.naming.fielded(ref, fits) if ref else ""

    def targets(self) -> tuple[str, ...]:
        """What the action aims at: what stands behind `>` and is no host, and behind `>>`."""
        return tuple(map(self.naming.either, (*self.arrows, *self.deed.at(">>"))))

    def barred(self) -> tuple[str, ...]:
        """The cards that forbid it."""
        return tuple(map(self.naming.either, self.deed.at("%no")))

    def moves(self) -> tuple[CoreMove, ...]:
        """Cores moved at once."""
        naming, said = self.naming, self.deed.at("moves")
        if not said:
            raise Unreadable(
                "コアの移動元と移動先が必要です（例：c r>gor1）",
                "say from where to where: c r>gor1",
                self.deed.column,
            )
        moves = [moved(naming, naming, each.source, each.target) for each in said]
        return tuple(CoreMove(**move._asdict()) for move in moves)


RESOLVES: Mapping[str, Callable[[Resolver], Any]] = {
    "hand": Resolver.hand,
    "own": Resolver.own,
    "burst": Resolver.burst,
    "moves": Resolver.moves,
    "source": Resolver.source,
    "slot": Resolver.slot,
    "timing": Resolver.timing,
    "host": Resolver.host,
    "given": Resolver.given,
    "keeps": lambda action: kept(action.naming, action.deed.at("^")),
    "waivers": lambda action: waivers(action.naming, action.deed.at("%")),
    "barred": Resolver.barred,
    "targets": Resolver.targets,
    "carrier": Resolver.carrier,
}
"""What each kind of part means, in the order in which they are looked at."""


def _with_effects(action: Resolver, event: Any) -> Any:
    """The event with what its text did, said of the board it leaves: the card itself lies there."""
    if not (changes := action.deed.at("&")):
        return event
    left = ENGINE.done(action.board, event)
    return replace(event, effects=effects(action.naming.on(left), changes))


LATE: Mapping[str, Callable[..., Any]] = {
    "prices": payment.adjusted,
    "pay": payment.paid,
    "placed": payment.placed,
    "put": payment.put_down,
    "effects": _with_effects,
}
"""What depends on the rest of the event."""


ELSEWHERE = frozenset({"soul", "burst_goes", "author"})
"""Kinds that others set, as payment says where the soul core goes, or a function of their own."""

prove(
    EVENTS,
    Known(CODECS, {*TONGUE.signs, SOUL}, {*RESOLVES, *LATE, *ELSEWHERE}),
    get_args(Effect),
    Known(CODECS, CHANGES.signs, LEXERS),
)


def _check_number(card: Amount | None) -> None:
    """A number behind the card itself says neither cores nor level. Raises Unreadable."""
    if card is not None and (card.n is not None or card.whole):
        said = "all" if card.whole else str(card.n)
        raise Unreadable(
            f"「{said}」は何の数ですか（置くコア +{said}、レベル @{said}、支払 p{said}）",
            f"what is {said} for? cores placed are +{said}, a level @{said}, a payment p{said}",
            card.column,
        )

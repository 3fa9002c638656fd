"""The board of Battle Spirits: what lies where. Values only; `evolve` moves things."""

from collections.abc import Iterator, Mapping
from typing import Annotated, get_type_hints

from msgspec import Struct

from senpu.events.base import Seat, other
from senpu.events.battle_spirits.cards import BurstCondition, Card, Kind, Symbol
from senpu.events.battle_spirits.changes import State
from senpu.events.envelope import Header
from senpu.projections.battle_spirits.options import PACKS, Options
from senpu.projections.shared import book

UNKNOWN = "?"
OnceATurn = Annotated[bool, "once a turn"]
"""Whether a player did in the turn what may be done once in it."""


class Book(book.MatchBook, frozen=True, gc=False):
    """What holds for the whole match."""

    cards: Mapping[str, Card] = {}
    options: Options = Options()


class FieldCard(Struct, frozen=True, gc=False):
    """A card on the field フィールド with its cores, the soul core included.

    A combined brave is a field card of its own with `hosts`, and its host lists it in `braves`.
    `minimum` is how many cores hold it: 0 while combined.
    """

    id: str
    card: Card
    cores: int = 0
    minimum: int = 0
    state: State = "ready"
    hosts: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    braves: tuple[str, ...] = ()
    protected: bool = False
    token: bool = False
    under: tuple[str, ...] = ()
    """Cards it was stacked on by advent 煌臨, lowest first."""

    @property
    def kind(self) -> Kind:
        """What it counts as on the field: a brave in spirit state is a spirit."""
        return "spirit" if self.card.type == "brave" and not self.hosts else self.card.type

    @property
    def level(self) -> int:
        """The highest level its cores reach; 0 if none."""
        return max((line.level for line in self.card.levels if line.cores <= self.cores), default=0)

    @property
    def stands(self) -> bool:
        """Whether it has the cores that hold it."""
        return self.cores >= self.minimum


class Side(Struct, frozen=True, gc=False):
    """One player's zones: core counts include the soul core, which lies at `soul`.

    Cards of the hand that are known by number stand in `known`; the others are only counted.
    """

    seat: Seat
    life: int = 5
    reserve: int = 4
    core_trash: int = 0
    soul: str = "reserve"
    hand: int = 0
    known: tuple[str, ...] = ()
    deck: int = 40
    trash: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    tegamoto: tuple[str, ...] = ()
    field: Mapping[str, FieldCard] = {}
    burst: str = ""
    mirage: str = ""
    burst_set: OnceATurn = False
    mirage_set: OnceATurn = False
    redrawn: int = 0
    """How often the opening hand was drawn anew."""
    given: Mapping[str, int] = {}
    """How many field cards were given a name, by what it begins with: `A.ryu#`."""

    def at(self, place: str) -> int:
        """Cores at a place: a core zone or the id of an own field card."""
        if place == "reserve":
            return self.reserve
        if card := self.field.get(place):
            return card.cores
        return getattr(self, place) if place in CORE_ZONES else 0

    @property
    def cores(self) -> int:
        """All own cores, wherever they lie."""
        field = sum(card.cores for card in self.field.values())
        return self.reserve + self.core_trash + self.life + field

    @property
    def cards(self) -> int:
        """All own cards, wherever they lie."""
        piles = self.hand + self.deck + len(self.trash) + len(self.removed) + len(self.tegamoto)
        fielded = sum(len(card.under) + (not card.token) for card in self.field.values())
        return piles + fielded + bool(self.burst) + bool(self.mirage)


CORE_ZONES = ("reserve", "core_trash", "life")


NEW_TURN: Mapping[str, bool] = {
    name: False
    for name, kind in get_type_hints(Side, include_extras=True).items()
    if kind == OnceATurn
}
"""What a player may do again when the own turn begins."""


class Board(Struct, frozen=True, gc=False):
    """A position: the turn, its player, the step, both sides."""

    book: Book
    sides: Mapping[Seat, Side]
    turn: int = 0
    player: Seat = "A"
    step: str = "end"
    handles: Mapping[str, str] = {}
    """Unknown cards by handle: the number they were identified by, or `?`."""
    over: bool = False
    winner: Seat | None = None
    last: str = ""
    """The card played last, for 同."""
    recent: tuple[tuple[Seat, BurstCondition], ...] = ()
    """What the last action and the texts since brought about, for whose burst."""
    gap: bool = False
    """Something was not seen since the turn began: the next turn or step may be a later one."""
    uncounted: tuple[Seat, ...] = ()
    """Whose side was not counted since something was not seen."""

    def side(self, id: str) -> Side:
        """The side a field card lies on."""
        return self.sides["A" if id in self.sides["A"].field else "B"]

    def find(self, id: str) -> FieldCard | None:
        """A field card of either side."""
        return self.sides["A"].field.get(id) or self.sides["B"].field.get(id)

    @property
    def waiting(self) -> Seat:
        """The player whose turn it is not."""
        return other(self.player)


def opened(header: Header) -> Board:
    """The board before the first entry: decks shuffled, life and reserve laid out.

    Raises msgspec.ValidationError if the header's cards or options are not of this game.
    """
    kept = book.opened(header, Book, Card, Options, PACKS)
    return Board(book=kept, sides={"A": _side(kept, "A"), "B": _side(kept, "B")})


def _side(book: Book, seat: Seat) -> Side:
    listed = book.decks.get(seat)
    soul = "reserve" if book.options.soul_core else ""
    return Side(seat, deck=sum(listed.values()) if listed else 40, soul=soul)


def printed(board: Board, number: str) -> Card:
    """The facts of a card by its number; a card without facts on record is a blank spirit."""
    card = board.book.cards.get(board.handles.get(number, number))
    return card or Card(id=number, type="spirit", cost=0)


def braves_of(side: Side, host: FieldCard) -> Iterator[FieldCard]:
    """The braves combined with a host."""
    return (side.field[id] for id in host.braves if id in side.field)


def bp(side: Side, card: FieldCard) -> int:
    """BP of a field card at its level, braves added; 0 without a level."""
    lines = [line for line in card.card.levels if line.cores <= card.cores]
    own = max(lines, key=lambda line: line.level).bp or 0 if lines else 0
    return own + sum(bp_plus(brave.card, card.cores) for brave in braves_of(side, card))


def bp_plus(brave: Card, cores: int) -> int:
    """What a brave adds to the BP of a host with so many cores."""
    lines = [line for line in brave.brave_levels if line.cores <= cores]
    return max(lines, key=lambda line: line.level).bp_plus if lines else brave.brave_bp or 0


def combined_cost(side: Side, card: FieldCard) -> int:
    """The cost a combined spirit counts as having: its own and its braves'."""
    return card.card.cost + sum(brave.card.cost for brave in braves_of(side, card))


def colours(side: Side, card: FieldCard) -> tuple[str, ...]:
    """Its colours and those of its braves, each once."""
    braves = [colour for brave in braves_of(side, card) for colour in brave.card.colors]
    return tuple(dict.fromkeys([*card.card.colors, *braves]))


def symbols(side: Side, card: FieldCard) -> dict[Symbol, int]:
    """Its symbols and those of its braves, by kind."""
    found = dict(card.card.symbols)
    for brave in braves_of(side, card):
        for kind, n in brave.card.symbols.items():
            found[kind] = found.get(kind, 0) + n
    return found


def field_symbols(side: Side, kind: Symbol) -> int:
    """How many symbols of a kind the field has: cards without a level count none (BS-C2).

    A brave with two hosts counts for each.
    """
    found = 0
    for card in side.field.values():
        if card.cores >= card.minimum and (n := card.card.symbols.get(kind, 0)):
            found += n * (len(card.hosts) or 1)
    return found

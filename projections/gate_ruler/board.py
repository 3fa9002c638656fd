"""The board of Gate Ruler: what lies where. Values only; `evolve` moves things."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from operator import attrgetter
from typing import Any, Literal, TypeVar

from msgspec import Struct

from senpu.events.base import Seat, other
from senpu.events.envelope import Header
from senpu.events.gate_ruler.cards import Ability, Card
from senpu.events.gate_ruler.changes import End, Value
from senpu.projections.gate_ruler.options import PACKS, Options
from senpu.projections.shared import book
from senpu.projections.shared.names import new_name

UNKNOWN = "?"
_ID: Callable[[Any], str] = attrgetter("id")


class Book(book.MatchBook, frozen=True, gc=False):
    """What holds for the whole match."""

    cards: Mapping[str, Card] = {}
    options: Options = Options()


class Bonus(Struct, frozen=True, gc=False):
    """So much more of a value, until when."""

    stat: Value
    n: int
    end: End


class Unit(Struct, frozen=True, gc=False):
    """A unit ユニット in a zone. Damage stays on it (2-11b)."""

    id: str
    card: Card
    rested: bool = False
    damage: int = 0
    souls: tuple[str, ...] = ()
    token: bool = False
    bonuses: tuple[Bonus, ...] = ()
    """What texts make of its values, and until when."""

    def value(self, stat: Value) -> int:
        """A printed value with what texts add; 0 where none is printed."""
        printed: int = getattr(self.card, stat)
        return printed and printed + sum(each.n for each in self.bonuses if each.stat == stat)


class Laid(Struct, frozen=True, gc=False):
    """A card of the drive zone or of a set zone: its number or handle, face up or down."""

    id: str
    card: str
    up: bool = False
    zone: int = 0
    turn: int = 0
    """The turn it was set in."""


class Overdrive(Struct, frozen=True, gc=False):
    """An overdrive ability as a pseudo-card of the drive zone, linked to a revealed card."""

    id: str
    of: str
    ability: str
    card: str = ""
    """The number or handle of the card, wherever that lies by now."""


class GateItem(Struct, frozen=True, gc=False):
    """Something on the gate ゲート: a card or an ability, who controls it, whence it came."""

    id: str
    controller: Seat
    kind: Literal["unit", "field", "event", "ability", "overdrive"]
    card: str
    ability: str = ""
    zone: str = ""
    source: str = "hand"

    def is_card(self, number: str) -> bool:
        """Whether it is this card itself, not an ability of it."""
        return self.card == number and self.kind in ("unit", "field", "event")


Thing = TypeVar("Thing", Laid, Overdrive, GateItem, Ability)


class Side(Struct, frozen=True, gc=False):
    """One player's zones. Cards of the hand known by number stand in `known`.

    Those among them that the other player saw return to it stand in `seen` too.
    """

    seat: Seat
    ruler: Card
    ruler_rested: bool = False
    deck: int = 50
    hand: int = 0
    known: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    drive: tuple[Laid, ...] = ()
    overdrives: tuple[Overdrive, ...] = ()
    zones: Mapping[str, tuple[Unit, ...]] = {}
    """Units by zone, the earlier first: two stand in one only until rule processing."""
    set: tuple[Laid, ...] = ()
    fields: tuple[Unit, ...] = ()
    ready: int = 0
    rested: int = 0
    damage: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    summons: int = 0
    summon_bonus: int = 0
    sets: int = 0
    rearranged: int = 0
    lasting: bool = False
    """Whether a text changed a value of a unit until something ends."""
    used: tuple[str, ...] = ()
    """Abilities used this turn, as `card id/ability`."""
    given: Mapping[str, int] = {}
    """How many units, fields and set cards were given a name, by what it begins with: `A.mus#`."""

    @property
    def zone_names(self) -> tuple[str, ...]:
        """The names of its attack and defence zones."""
        return self.ruler.zones.attack + self.ruler.zones.defence

    def units(self) -> Iterator[tuple[str, Unit]]:
        """Its units with the zones they stand in."""
        return ((zone, unit) for zone, units in self.zones.items() for unit in units)

    def unit(self, id: str) -> Unit | None:
        """A unit or field by its id."""
        for units in (*self.zones.values(), self.fields):
            for unit in units:
                if unit.id == id:
                    return unit
        return None

    def driven(self, id: str) -> Laid | None:
        """A card of the drive zone by its id."""
        return _by_id(self.drive, id)

    def laid(self, id: str) -> Laid | None:
        """A card of a set zone by its id."""
        return _by_id(self.set, id)

    def overdrive(self, id: str) -> Overdrive | None:
        """An overdrive ability by its id."""
        return _by_id(self.overdrives, id)

    def card_of(self, waiting: Overdrive) -> str:
        """The number or handle of the card an overdrive ability belongs to."""
        linked = None if waiting.card else self.driven(waiting.of)
        return linked.card if linked else waiting.card

    @property
    def cards(self) -> int:
        """All own cards but the ruler, wherever they lie; those on the gate are not here."""
        piles = len(self.drive) + len(self.set) + len(self.damage) + len(self.graveyard)
        units = [*(unit for _, unit in self.units()), *self.fields]
        in_play = sum((not unit.token) + len(unit.souls) for unit in units)
        return self.deck + self.hand + piles + len(self.removed) + in_play


def _by_id(things: Iterable[Thing], id: str) -> Thing | None:
    for thing in things:
        if thing.id == id:
            return thing
    return None


class Board(Struct, frozen=True, gc=False):
    """A position: the turn, its player, the phase, the gate, who has priority, both sides."""

    book: Book
    sides: Mapping[Seat, Side]
    turn: int = 0
    player: Seat = "A"
    step: str = "end"
    gate: tuple[GateItem, ...] = ()
    """What is on the gate, the last one resolves first."""
    priority: Seat = "A"
    passes: int = 0
    resolving: bool = False
    """Whether something of this gate has resolved, and more is left on it."""
    waits: bool = False
    """Whether the turn has come to the start phase only, the ruler not having acted yet."""
    handles: Mapping[str, str] = {}
    """Unknown cards by handle: the number they were identified by, or `?`."""
    set_in: Mapping[str, int] = {}
    """The turn each unknown card was set in, by handle, wherever it lies by now."""
    set_by: Mapping[str, tuple[str, ...]] = {}
    """The rules that texts lifted as an unknown card was set, by its handle."""
    gap: bool = False
    """Whether something was not seen since the turn began."""
    uncounted: tuple[Seat, ...] = ()
    """Whose side was not counted since something was not seen."""
    over: bool = False
    winner: Seat | None = None
    last: str = ""
    """The card played last, for 同."""

    @property
    def waiting(self) -> Seat:
        """The player whose turn it is not."""
        return other(self.player)

    def item(self, id: str) -> GateItem | None:
        """Something on the gate by its id."""
        return _by_id(self.gate, id)

    def owner(self, id: str) -> Side | None:
        """The side on which something with this id lies; an id begins with its seat."""
        return self.sides.get(id[:1])  # type: ignore[call-overload, no-any-return]


def opened(header: Header) -> Board:
    """The board before the first entry: decks shuffled, energy laid out ready.

    Raises msgspec.ValidationError if the header's cards or options are not of this game.
    """
    kept = book.opened(header, Book, Card, Options, PACKS)
    return Board(
        book=kept,
        sides={"A": _side(kept, "A"), "B": _side(kept, "B")},
        player=header.first,
        priority=header.first,
    )


def _side(book: Book, seat: Seat) -> Side:
    ruler = ruler_of(book, seat)
    return laid_out(seat, ruler, deck_size(book, book.decks.get(seat), ruler))


def laid_out(seat: Seat, ruler: Card, deck: int) -> Side:
    """A side with empty zones, as its ruler has them, and its energy ready."""
    zones: Mapping[str, tuple[()]] = dict.fromkeys(ruler.zones.attack + ruler.zones.defence, ())
    return Side(seat, ruler, deck=deck, zones=zones, ready=ruler.energy)


def ruler_of(book: Book, seat: Seat) -> Card:
    """The ruler of a seat: as the options say, in its deck list, or the only one there is."""
    said = book.options.ruler_a if seat == "A" else book.options.ruler_b
    listed = [said, *book.decks.get(seat, {}), *book.cards]
    rulers = (book.cards[number] for number in listed if number in book.cards)
    return next((card for card in rulers if card.type == "ruler"), Card(id="?", type="ruler"))


def deck_size(book: Book, listed: Mapping[str, int] | None, ruler: Card) -> int:
    """Cards of the deck: as listed, without the ruler; else as the ruler's deck rules say."""
    if listed is None:
        return ruler.deck.size
    return sum(n for number, n in listed.items() if not _is_ruler(book, number))


def _is_ruler(book: Book, number: str) -> bool:
    card = book.cards.get(number)
    return card is not None and card.type == "ruler"


def printed(board: Board, number: str) -> Card:
    """The facts of a card by its number, or of what a handle was identified by.

    A card without facts on record is a blank unit.
    """
    card = board.book.cards.get(board.handles.get(number, number))
    return card or Card(id=number, type="unit", note="no facts")


def on_record(board: Board, number: str) -> bool:
    """Whether the facts of a card are known."""
    return board.handles.get(number, number) in board.book.cards


def ability_of(card: Card, name: str) -> Ability | None:
    """An ability of a card by its name."""
    return _by_id(card.abilities, name)


def new_id(board: Board, stem: str) -> str:
    """The next name `stem1`, `stem2` …; what stays in play has one for itself (GR-20)."""
    side = board.owner(stem)
    given: Mapping[str, int] = side.given if side and board.book.options.names_last else {}
    return new_name(stem, given, {*ids(board)}.__contains__)


def new_gate_id(board: Board) -> str:
    """The name of the next thing on the gate: `g1` lies at its bottom."""
    taken = [item.id for item in board.gate]
    n = len(taken) + 1
    while f"g{n}" in taken:
        n += 1
    return f"g{n}"


def ids(board: Board) -> Iterator[str]:
    """All names on the board."""
    piles = chain.from_iterable(map(_piles, board.sides.values()))
    return map(_ID, chain.from_iterable((*piles, board.gate)))


def _piles(side: Side) -> tuple[tuple[Any, ...], ...]:
    return (*side.zones.values(), side.fields, side.drive, side.set, side.overdrives)


def new_handle(board: Board, before: int = 0) -> str:
    """The next handle for an unknown card; `before` so many others of the same event."""
    return f"{UNKNOWN}{len(board.handles) + before + 1}"

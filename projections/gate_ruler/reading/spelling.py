"""How an action is typed: its parts by their kind."""

from collections.abc import Iterator

from senpu.events.base import Event, Seat
from senpu.events.gate_ruler import Action
from senpu.events.notation.codecs import quoted
from senpu.projections.game import Piece
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.reading.places import place_of
from senpu.projections.gate_ruler.zones import KEYS, RULER_KEY
from senpu.projections.reading.scribe import VERB, Spelling


def pieces(board: Board, event: Event) -> Iterator[Piece]:
    """An action in pieces; one of the player whose turn it is not may need its side."""
    seat: Seat = getattr(event, "player", board.player)
    names = Naming(board, seat)
    sides = ("",) if seat == board.player else ("", f"{names.side_of(seat)}.")
    for piece in SPELLING.pieces(names, event):
        sided = sides if piece.part == VERB and isinstance(event, Action) else ("",)
        yield piece._replace(ways=tuple(side + way for side in sided for way in piece.ways))


def _named(names: Naming, id: str) -> tuple[str, ...]:
    """What lies on the table: by its card, by card and zone, by its place, as it is stored."""
    owner = names.board.owner(id)
    if owner is None or id.endswith(".ruler"):
        return (RULER_KEY, quoted(id))
    if overdrive := owner.overdrive(id):
        card = names.called(names.belongs_to(overdrive))
        return (card, f"{card}/{overdrive.ability}", names.typed(overdrive.of), quoted(id))
    if driven := owner.driven(id):
        return (names.called(names.number(driven.card)), f"d{driven.id[3:]}", quoted(id))
    unit = owner.unit(id)
    card = names.called(unit.card.id) if unit else names.typed(id)
    return card, names.typed(id), f"{card}#{id.partition('#')[2]}", quoted(id)


def _played(names: Naming, event: Event, value: str) -> Iterator[str]:
    """A number, or the id of a drive card."""
    lies = place_of(value) is not None
    ways = _named(names, value) if lies else (names.called(value), quoted(value))
    return (f" {way}" for way in ways)


def _lying(names: Naming, event: Event, value: str) -> Iterator[str]:
    return (f" {way}" for way in _named(names, value))


def _at(names: Naming, event: Event, value: str) -> Iterator[str]:
    """A drive card by its place if need be, a set card by the digit of its zone."""
    place = place_of(value)
    if place:
        yield from (str(place.n),) if place.kind == "set" else ("", f" d{place.n}")


def _number(names: Naming, event: Event, value: str) -> Iterator[str]:
    name = names.called(value)
    return (sign + name for sign in (" ", "="))


def _pile(names: Naming, event: Event, value: str) -> Iterator[str]:
    """The hand or the drive zone, close to the verb."""
    yield from (value[0],) if value in ("hand", "drive") else ()


def _zone(names: Naming, event: Event, value: str) -> Iterator[str]:
    """By its key, which stands apart from a number."""
    if key := KEYS.get(value):
        yield from (key, f" {key}")
    yield f"@{value}"


def _zones(names: Naming, event: Event, value: tuple[str, str]) -> Iterator[str]:
    yield "".join(KEYS.get(zone, "") for zone in value)
    yield "".join(f"@{zone}" for zone in value)


def _digit(names: Naming, event: Event, value: int) -> Iterator[str]:
    yield str(value)


def _word(names: Naming, event: Event, value: str) -> Iterator[str]:
    yield from ("", f"/{value}", f"/{quoted(value)}")


def _energy(names: Naming, event: Event, value: int) -> Iterator[str]:
    yield f" p{value}"


SPELLING = Spelling(
    kinds={
        "played": _played, "able": _lying, "overdrive": _lying, "driven": _at, "laid": _at,
        "card": _number, "source": _pile, "zone": _zone, "zones": _zones, "number": _digit,
        "ability": _word, "energy": _energy,
    },
    signs=("<", "9", "", "=", "@", "/", "p", "$", "%", "%no", ">", "&", ".."),
    filled=("source",),
)  # fmt: skip
"""Close to the verb stands where a card comes from, and which set zone it is."""

"""What could follow the text typed so far, in Battle Spirits: which names fit each part."""

from collections.abc import Iterator, Mapping

from senpu.events.notation.battle_spirits.short import TONGUE
from senpu.events.parts import Way
from senpu.projections.battle_spirits.board import printed
from senpu.projections.battle_spirits.reading import candidates
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.reading.catalogue import key
from senpu.projections.reading.completion import Candidates, Completion


def _possible(naming: Naming, verb: str) -> bool:
    """Whether something is there for a verb that needs no card."""
    return verb != "U" or any(side.burst for side in naming.board.sides.values())


def _hand(naming: Naming, way: Way, word: str) -> Iterator[str]:
    for number in candidates.in_hand(naming, candidates.wanted(way.verb.key)):
        yield naming.called(number)


def _own(naming: Naming, way: Way, word: str) -> Iterator[str]:
    if likely := candidates.likely(way.verb.key):
        yield from _field(naming, likely)


def _field(naming: Naming, fits: candidates.Fits) -> Iterator[str]:
    for card in naming.board.sides[naming.seat].field.values():
        if fits(card):
            yield naming.typed(card.id)


def _any_own(naming: Naming, way: Way, word: str) -> Iterator[str]:
    yield from _field(naming, lambda card: True)


def _places(naming: Naming, way: Way, word: str) -> Iterator[str]:
    side = naming.board.sides[naming.seat]
    yield from ["r"] if side.reserve else []
    yield from _field(naming, lambda card: bool(card.cores))


def _goals(naming: Naming, way: Way, word: str) -> Iterator[str]:
    """Where cores may be moved to."""
    yield from () if key(word) == "r" else ("r",)
    yield from _field(naming, lambda card: card.card.takes_cores)


def _hosts(naming: Naming, way: Way, word: str) -> Iterator[str]:
    """Hosts of the brave named; whatever lies there for an advent."""
    if "card" in way.typed and way.verb.option:
        yield from _field(naming, lambda card: card.card.type in ("spirit", "ultimate"))
    book = naming.board.book
    for number in book.cards:
        brave = printed(naming.board, number)
        named = key(book.names.get(number, number)).startswith(key(word))
        if named and brave.type == "brave":
            yield from _field(naming, candidates.takes(brave, None))


def _braves(naming: Naming, way: Way, word: str) -> Iterator[str]:
    yield from _field(naming, lambda card: bool(card.hosts))


def _everything(naming: Naming, way: Way, word: str) -> Iterator[str]:
    for side in naming.board.sides.values():
        for id in side.field:
            yield naming.typed(id)


def _levels(naming: Naming, way: Way, word: str) -> Iterator[str]:
    number = naming.catalogue.exact.get(key(word), "")
    for line in printed(naming.board, number).levels:
        yield str(line.level)


CANDIDATES: Mapping[tuple[str, str], Candidates] = {
    ("", "hand"): _hand,
    ("", "burst"): _hand,
    ("", "own"): _own,
    ("", "moves"): _places,
    ("", "author"): _everything,
    (">", "host"): _hosts,
    (">", "targets"): _everything,
    (">>", "targets"): _everything,
    ("<", "given"): _any_own,
    ("<", "carrier"): _any_own,
    ("p", "pay"): _places,
    ("+", "placed"): _places,
    ("+", "put"): _places,
    ("@", "placed"): _levels,
    ("^", "keeps"): _braves,
}
"""What may be named behind a sign, by the sign and the kind of part."""
INSIDE: Mapping[tuple[str, str], Candidates] = {
    (">", "moves"): _goals,
    (":", "prices"): _everything,
    (":", "waivers"): _everything,
}
"""What may be named behind a sign that stands inside a part."""
COMPLETION = Completion(TONGUE, CANDIDATES, INSIDE, "host", _possible, ("/", "//", "="))

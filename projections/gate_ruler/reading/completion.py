"""What could follow the text typed so far, in Gate Ruler: which names fit each part."""

import re
from collections.abc import Iterable, Iterator, Mapping

from senpu.events.base import other
from senpu.events.notation.gate_ruler.short import TONGUE
from senpu.events.parts import Way
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.reading import candidates
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.zones import KEYS
from senpu.projections.reading.completion import Candidates, Completion, being_typed, ends

_SIDE = re.compile(r"([12])\.\s*(?=[^\W\d])")
_FORCED = re.compile(r"[hd](?:\s+|(?=\d))", re.I)
_ZONE = re.compile(r"(\d)\s*(=?)\s*(\w*)")
_ZONES = re.compile(r"\d?")


def complete(board: Board, text: str) -> tuple[str, ...]:
    """What could follow, each to be appended as it is; nothing inside braces and quotes.

    In parentheses the other player speaks, behind a side that player.
    """
    typed = being_typed(text)
    if typed is None:
        return ()
    answers = text.rfind("(") > text.rfind(")")
    naming = Naming(board, board.waiting if answers else None)
    if side := _SIDE.match(typed):
        naming = Naming(board, naming.seat_of(int(side[1])))
    return tuple(dict.fromkeys(COMPLETION.behind(naming, typed)))


def _possible(naming: Naming, verb: str) -> bool:
    """Whether something is there for a verb that needs no card."""
    side = naming.board.sides[naming.seat]
    if verb == "t":
        return side.hand > 0 or any(not laid.up for laid in side.drive)
    if verb == "v":
        return bool(side.set)
    if verb == "w":
        return any(side.units())
    return bool(naming.board.gate) or verb == ","


# Close behind the verb


def _first(naming: Naming, way: Way, typed: str) -> Iterable[str] | None:
    """Zones by their keys, and the card that goes there or is turned up there."""
    verb = way.verb.key
    if verb == "w":
        return _two_zones(naming, typed) if _ZONES.fullmatch(typed) else None
    if verb in ("s", "f", "e", "t") and (forced := _FORCED.match(typed)):
        behind = f"{verb} {typed[forced.end() :]}"
        return COMPLETION.behind(naming, behind)
    return _set_zone(naming, way, typed) if verb in ("t", "v") else None


def _two_zones(naming: Naming, typed: str) -> Iterator[str]:
    return (digit for digit in _keys(naming) if digit not in typed)


def _keys(naming: Naming) -> Iterator[str]:
    """The keys of the zones, empty ones first."""
    zones = naming.board.sides[naming.seat].zones
    for zone in sorted(zones, key=lambda zone: len(zones[zone])):
        if zone in KEYS:
            yield KEYS[zone]


def _set_zone(naming: Naming, way: Way, typed: str) -> Iterable[str] | None:
    side, verb = naming.board.sides[naming.seat], way.verb.key
    found = _ZONE.fullmatch(typed)
    if not typed:
        taken = [laid.zone for laid in side.set]
        numbers = range(1, side.ruler.zones.set + 1)
        return (str(n) for n in numbers if verb == "t" or n in taken)
    if not found:
        return None
    if verb == "t" and found[2]:
        return ()
    if verb == "v" and not found[2]:
        return ("=",)
    return ends(_likely(naming, way, ""), found[3])


def _close(naming: Naming, way: Way, word: str) -> Iterable[str] | None:
    """The zone a unit goes to; of a card with several abilities the sign for one."""
    if "zone" in way.typed and naming.is_card(word):
        return _keys(naming)
    several = "ability" in way.typed and len((*_abilities(naming, way, word),)) > 1
    return ("/",) if several else None


# Names


def _likely(naming: Naming, way: Way, word: str) -> Iterator[str]:
    return map(naming.called, candidates.likely(naming, way.verb.key))


def _overdrives(naming: Naming, way: Way, word: str) -> Iterator[str]:
    side = naming.board.sides[naming.seat]
    return (naming.called(naming.belongs_to(each)) for each in side.overdrives)


def _able(naming: Naming, way: Way, word: str) -> Iterator[str]:
    return map(naming.typed, candidates.with_abilities(naming))


def _abilities(naming: Naming, way: Way, word: str) -> Iterator[str]:
    """The abilities of the card named; of an overdrive those that lie in the drive zone."""
    side = naming.board.sides[naming.seat]
    if way.verb.key != "a":
        named = ((naming.called(naming.belongs_to(each)), each) for each in side.overdrives)
        yield from (each.ability for name, each in named if name.startswith(word))
        return
    named_so = (id for id in candidates.with_abilities(naming) if naming.typed(id).startswith(word))
    for id in [*named_so][:1]:
        yield from (each.id for each in candidates.activated(naming, id))


def _everything(naming: Naming, way: Way, word: str) -> Iterator[str]:
    """Whatever lies in play, the own things first."""
    for seat in (naming.seat, other(naming.seat)):
        side = naming.board.sides[seat]
        yield from (naming.typed(unit.id) for _, unit in side.units())
        yield from (naming.typed(field.id) for field in side.fields)


CANDIDATES: Mapping[tuple[str, str], Candidates] = {
    ("", "driven"): _likely,
    ("", "played"): _likely,
    ("", "laid"): _likely,
    ("", "overdrive"): _overdrives,
    ("", "able"): _able,
    ("", "author"): _everything,
    (">", "targets"): _everything,
    ("/", "ability"): _abilities,
}
"""What may be named behind a sign, by the sign and the kind of part."""
INSIDE: Mapping[tuple[str, str], Candidates] = {
    (":", "discount"): _everything,
    (":", "waivers"): _everything,
}
"""What may be named behind a sign that stands inside a part."""
COMPLETION = Completion(TONGUE, CANDIDATES, INSIDE, "", _possible, ("/", "//", "="), _first, _close)

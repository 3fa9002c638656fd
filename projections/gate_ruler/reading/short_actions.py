"""Actions in parts of short text.

An entry stands for itself: what goes on the gate is left there (`..`), each pass is its own.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from senpu.events.base import Event
from senpu.events.gate_ruler import (
    AbilityPlayed,
    CardSet,
    DriveCardRevealed,
    EffectResolved,
    EventPlayed,
    FieldPlayed,
    GateItemResolved,
    OverdrivePlayed,
    OverdriveRemoved,
    PriorityPassed,
    UnitPlayed,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.notation.gate_ruler.effects import SOURCES
from senpu.projections.gate_ruler.board import UNKNOWN
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.reading.places import place_of
from senpu.projections.gate_ruler.reading.short_texts import (
    change_part,
    first_words,
    said_of_rules,
    zone_text,
)  # fmt: skip
from senpu.projections.gate_ruler.zones import KEYS
from senpu.projections.short_record import Part

_FORCED = {"hand": "h", "drive": "d"}
_SOURCES = first_words(SOURCES)
_LEFT_OPEN = ("..",)


def _revealed(naming: Naming, event: DriveCardRevealed) -> Iterator[Part]:
    place = naming.short(event.card, naming.place)
    name = _number(naming, event.number) if event.number else ""
    yield (*([f"o {name}"] if name else []), f"o {place} {name}".rstrip())
    yield from said_of_rules(naming, event)


def _number(naming: Naming, card: str) -> str:
    return naming.short(card, naming.card)


def _names(naming: Naming, event: Any) -> tuple[str, ...]:
    """The card of an action, by its name first, then by the place where it lies."""
    laid = naming.board.sides[naming.seat].driven(event.card)
    if laid and event.source == "drive":
        return _number(naming, naming.number(laid.card)), naming.short(event.card, naming.place)
    return (_number(naming, event.card),)


def _from(verb: str, event: Any, texts: Iterable[str]) -> Part:
    """A verb with each text behind it, at last with where the card comes from."""
    said = tuple(texts)
    letter = _FORCED.get(event.source, "")
    end = "" if letter else f"<{_SOURCES[event.source]}"
    plain = [f"{verb} {text}" for text in said if letter]
    return (*plain, *(f"{verb}{letter} {text}{end}" for text in said))


def _unit(naming: Naming, event: UnitPlayed) -> Iterator[Part]:
    digit = KEYS.get(event.zone, "")
    names = _names(naming, event)
    if digit:
        yield _from("s", event, [*(name + digit for name in names), f"{names[-1]} {digit}"])
    else:
        zone = zone_text(event.zone) if event.zone else ""
        yield _from("s", event, [name + zone for name in names])
    yield from _on_gate(naming, event)


def _field(naming: Naming, event: FieldPlayed) -> Iterator[Part]:
    yield _from("f", event, _names(naming, event))
    yield from _on_gate(naming, event)


def _event(naming: Naming, event: EventPlayed) -> Iterator[Part]:
    place = place_of(event.card)
    if event.source == "set" and place:
        start = f"v{place.n}"
        named = [f"{start}={_number(naming, event.number)}"] if event.number else []
        yield (start, *named)
    else:
        yield _from("e", event, _names(naming, event))
    yield from _on_gate(naming, event)


def _on_gate(naming: Naming, event: Any) -> Iterator[Part]:
    if event.energy is not None:
        yield ("", f"p{event.energy}")
    yield from said_of_rules(naming, event)
    yield _LEFT_OPEN


def _set(naming: Naming, event: CardSet) -> Iterator[Part]:
    letter = _FORCED.get(event.source, "")
    plain, forced = f"t{event.zone}", f"t{letter}{event.zone}"
    end = "" if letter else f"<{_SOURCES[event.source]}"
    if event.card.startswith(UNKNOWN):
        yield (*([plain] if letter else []), forced + end)
    else:
        names = _names(naming, event)
        yield (plain, *(f"{plain} {name}" for name in names), f"{forced} {names[-1]}{end}")
    if event.energy is not None:
        yield ("", f"p{event.energy}")
    yield from said_of_rules(naming, event)


def _ability(naming: Naming, event: AbilityPlayed) -> Iterator[Part]:
    start = f"a {naming.short(event.card, naming.either)}"
    yield (start, f"{start}/{event.ability}", f'{start}/"{event.ability}"')
    yield from _on_gate(naming, event)


def _overdrive(naming: Naming, event: OverdrivePlayed | OverdriveRemoved) -> Iterator[Part]:
    verb = "k-" if isinstance(event, OverdriveRemoved) else "k"
    each = naming.board.sides[naming.seat].overdrive(event.card)
    place = naming.short(event.card, naming.overdrive)
    name = _number(naming, naming.card_at(each.of)) if each else place
    named = [f"{verb} {name}", f"{verb} {name}/{each.ability}"] if each else []
    yield (*named, f"{verb} {place}")
    if isinstance(event, OverdrivePlayed):
        yield from _on_gate(naming, event)
    else:
        yield from said_of_rules(naming, event)


def _rearranged(naming: Naming, event: UnitsRearranged) -> Iterator[Part]:
    digits = "".join(KEYS.get(zone, "") for zone in event.zones)
    yield (f"w{digits}", "w" + "".join(map(zone_text, event.zones)))
    yield from said_of_rules(naming, event)


def _passed(naming: Naming, event: PriorityPassed) -> Iterator[Part]:
    yield (",", f"{naming.side_of(event.player)}.,")


def _resolved(naming: Naming, event: GateItemResolved) -> Iterator[Part]:
    digit = KEYS.get(event.zone)
    zone = zone_text(event.zone) if event.zone else ""
    yield (">", *([f">{digit}"] if digit else []), f">{zone}")
    gate = naming.board.gate
    there = Naming(naming.board, gate[-1].controller) if gate else naming
    for change in event.effects:
        yield change_part(there, change)


def _done_by_text(naming: Naming, event: EffectResolved) -> Iterator[Part]:
    yield (f"& {naming.short(event.source, naming.either)}",)
    for change in event.effects:
        part = change_part(naming, change)
        yield (*(text.removeprefix("&") for text in part), *part)


ACTIONS: Mapping[type[Event], Callable[[Naming, Any], Iterator[Part]]] = {
    DriveCardRevealed: _revealed,
    UnitPlayed: _unit,
    FieldPlayed: _field,
    EventPlayed: _event,
    CardSet: _set,
    AbilityPlayed: _ability,
    OverdrivePlayed: _overdrive,
    OverdriveRemoved: _overdrive,
    UnitsRearranged: _rearranged,
    PriorityPassed: _passed,
    GateItemResolved: _resolved,
    EffectResolved: _done_by_text,
}

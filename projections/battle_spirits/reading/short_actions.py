"""Actions in parts of short text."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    BurstActivated,
    BurstSet,
    CoresMoved,
    EffectResolved,
    EffectUsed,
    MagicUsed,
    MirageSet,
    NexusDeployed,
    Summoned,
)  # fmt: skip
from senpu.events.battle_spirits.changes import CardFielded
from senpu.projections.battle_spirits.board import printed
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.short_texts import (
    at,
    change_part,
    keep_text,
    ref,
    said_of_rules,
    shares,
)  # fmt: skip
from senpu.projections.short_record import Part


def _enters(naming: Naming, event: Any) -> Iterator[Part]:
    onto = getattr(event, "onto", "")
    verb = "n" if isinstance(event, NexusDeployed) else "b" if onto else "s"
    yield (f"{verb} {naming.short(event.card, naming.card)}",)
    if onto:
        yield (f">{ref(naming, onto)}",)
    yield from _slot(event)
    if given := getattr(event, "transmigrate", ""):
        yield (f"<{ref(naming, given)}",)
    levels = printed(naming.board, event.card).levels
    total = sum(event.place.values())
    level = [f"@{line.level}" for line in levels if line.cores == total]
    yield shares(naming, "+", event.place, soul=event.soul == "place", totals=level)
    yield from _paid(naming, event)
    yield from _rest(naming, event)


def _slot(event: Any) -> Iterator[Part]:
    if slot := getattr(event, "slot", None):
        yield ("", f"/{slot[0]}")


def _paid(naming: Naming, event: Any) -> Iterator[Part]:
    if getattr(event, "source", "hand") == "tegamoto":
        yield ("/t",)
    yield shares(naming, "p", event.pay, soul=event.soul == "pay")


def _rest(naming: Naming, event: Any, arrow: str = ">>") -> Iterator[Part]:
    yield from said_of_rules(naming, event)
    for target in event.targets:
        yield (arrow + naming.short(target, naming.either),)
    yield from _done_by_texts(naming, event)


def _done_by_texts(naming: Naming, event: Any) -> Iterator[Part]:
    for brave, cores in event.keep.items():
        yield (keep_text(naming, brave, cores, short=True), keep_text(naming, brave, cores))
    for change in event.effects:
        yield change_part(naming, change)


def _used(naming: Naming, event: Any) -> Iterator[Part]:
    verb = "i" if isinstance(event, MirageSet) else "m"
    yield (f"{verb} {naming.short(event.card, naming.card)}",)
    if isinstance(event, MagicUsed):
        yield ("", f"/{event.effect[0]}")
    yield from _paid(naming, event)
    yield from _rest(naming, event, ">" if isinstance(event, MagicUsed) else ">>")


def _effect(naming: Naming, event: EffectUsed) -> Iterator[Part]:
    verb = "a" if event.effect == "main_step" else "f"
    option = {"accel": "/a", "advent": "/k"}.get(event.effect, "")
    card = naming.short(event.card, naming.card) if option else ref(naming, event.card)
    yield (f"{verb} {card}{option}",)
    if event.effect == "advent":
        yield (f">{ref(naming, event.onto)}",)
    yield from _paid(naming, event)
    yield from _rest(naming, event, ">>" if event.effect == "advent" else ">")


def _burst(naming: Naming, event: BurstSet) -> Iterator[Part]:
    known = not event.card.startswith("?")
    yield (f"u {naming.short(event.card, naming.card)}" if known else "u",)
    yield shares(naming, "p", event.pay, soul=event.soul == "pay")
    yield from _rest(naming, event)


def _brave(naming: Naming, event: Any) -> Iterator[Part]:
    verb = "j" if isinstance(event, BraveCombined) else "x"
    verb = "e" if isinstance(event, BraveExchanged) else verb
    yield (f"{verb} {ref(naming, event.brave)}",)
    if host := getattr(event, "host", ""):
        yield ("", f"<{ref(naming, host)}")
    if onto := getattr(event, "onto", ""):
        yield (f">{ref(naming, onto)}",)
    yield from _slot(event)
    if isinstance(event, BraveSeparated):
        yield shares(naming, "+", event.place, soul=event.soul == "place")
    yield from _rest(naming, event)


def _moves(naming: Naming, event: CoresMoved) -> Iterator[Part]:
    yield ("c",)
    for move in event.moves:
        path = f"{at(naming, move.source, None)}>"
        ends = (at(naming, move.target, None), at(naming, move.target, move.n))
        stars = ("", "*") if move.soul else ("",)
        yield tuple(path + end + star for end in ends for star in stars)
    yield from _rest(naming, event)


def _activated(naming: Naming, event: BurstActivated) -> Iterator[Part]:
    card = naming.short(event.card, naming.card)
    yield ("U", f"U {card}")
    if event.target != "trash":
        yield (f"/{event.target[0]}",)
    there, effects = naming.of(event.player), event.effects
    if _puts_itself(event):
        first: Any = effects[0]
        yield shares(there, "+", first.place, soul=first.soul)
        effects = effects[1:]
    yield from _done_by_texts(there, replace(event, effects=effects))


def _puts_itself(event: BurstActivated) -> bool:
    """Whether the burst comes to the field by its effect before anything else happens."""
    first = event.effects[0] if event.effects else None
    if not isinstance(first, CardFielded) or event.target != "field":
        return False
    return first.source == "burst" and first.player == event.player


def _resolved(naming: Naming, event: EffectResolved) -> Iterator[Part]:
    yield (f"& {naming.short(event.source, naming.either)}",)
    for part in _done_by_texts(naming, event):
        yield (*(text.removeprefix("&") for text in part), *part)


ACTIONS: Mapping[type[Event], Callable[[Naming, Any], Iterator[Part]]] = {
    Summoned: _enters,
    NexusDeployed: _enters,
    MagicUsed: _used,
    MirageSet: _used,
    EffectUsed: _effect,
    BurstSet: _burst,
    BraveCombined: _brave,
    BraveExchanged: _brave,
    BraveSeparated: _brave,
    CoresMoved: _moves,
    BurstActivated: _activated,
    EffectResolved: _resolved,
}

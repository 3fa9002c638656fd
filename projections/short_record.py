"""Entries of the record in parts of short text: turns, counts, rulings, notes ..."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from senpu.events.base import Event
from senpu.events.match import (
    CardDeclared,
    CardIdentified,
    CorrectionMade,
    CountTaken,
    GapNoted,
    HandRedrawn,
    MatchEnded,
    MatchRewound,
    MatchStarted,
    NoteMade,
    PlayerConceded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.events.notation.codecs import json_text, quoted
from senpu.events.notation.line import escaped
from senpu.events.notation.rulings import ROLES
from senpu.projections.reading.card_names import CardNames
from senpu.projections.reading.reader import Reading

Part = tuple[str, ...]
"""A piece of short text: ways to write it, the shortest first."""


def record_parts(
    naming: CardNames,
    event: Event,
    reading: type[Reading],
    change: Callable[[Any, Any], Part],
) -> Iterator[Part]:
    """An entry of the record in parts; an event without short form has one that is empty."""
    if type(event) is reading.ruling:
        yield from _ruled(naming, event, change)
    elif isinstance(event, CountTaken):
        yield from _count(naming, event, reading.counts)
    elif write := _RECORD.get(type(event)):
        yield from write(naming, event)
    else:
        yield ("",)


def braced(text: str) -> str:
    """A text in braces."""
    return f"{{{escaped(text)}}}"


def _ruled(
    naming: CardNames, event: Any, change_part: Callable[[Any, Any], Part]
) -> Iterator[Part]:
    role, colon, name = event.judge.partition(":")
    if role in ROLES:
        yield (f"J{role}" + (f":{_name(name)}" if colon else ""),)
    else:
        yield ("J", f"J:{_name(event.judge)}")
    side = str(naming.side_of(event.player)) if event.player else ""
    yield ((event.penalty or "") + side,)
    changes = " ".join(change_part(naming, change)[-1] for change in event.effects)
    kept = f"{quoted(event.remedy)} {changes}".strip()
    yield (event.remedy, f"{event.remedy} {changes}".strip(), kept)
    if event.text:
        yield (braced(event.text),)


def _name(name: str) -> str:
    return name if name.isalnum() else quoted(name)


def _turn(naming: CardNames, event: TurnStarted) -> Iterator[Part]:
    to = "" if event.to == "main" else f"/{event.to}"
    yield (f"{event.turn}.{naming.side_of(event.player)}{to}",)


def _step(naming: CardNames, event: StepEntered) -> Iterator[Part]:
    yield ("/", "//", f"/{event.step}")


def _count(naming: CardNames, event: CountTaken, letters: Mapping[str, str]) -> Iterator[Part]:
    letter = {zone: letter for letter, zone in letters.items()}
    counts = "".join(f"{letter.get(zone, '?')}{n}" for zone, n in event.counts.items())
    yield (f"={counts}", f"{naming.side_of(event.player)}={counts}")


def _identified(naming: CardNames, event: CardIdentified) -> Iterator[Part]:
    yield (f"{event.handle}={naming.short(event.card, naming.card)}",)
    yield (braced(event.basis) if event.basis else "",)


def _declared(naming: CardNames, event: CardDeclared) -> Iterator[Part]:
    yield (f"{event.alias}:={event.card}", f"{event.alias}:={quoted(event.card)}")
    yield (json_text(event.facts) if event.facts else "",)


def _noted(naming: CardNames, event: NoteMade) -> Iterator[Part]:
    yield (braced(event.text) if event.text else "",)


def _gap(naming: CardNames, event: GapNoted) -> Iterator[Part]:
    yield (f"~{event.n or ''}",)
    yield (braced(event.text) if event.text else "",)


def _returned(naming: CardNames, event: CorrectionMade | MatchRewound) -> Iterator[Part]:
    to = f"#{event.to}" if event.to >= 0 else str(-event.to)
    rewound = isinstance(event, MatchRewound)
    yield ((f"R{to}" if event.to >= 0 else f"R-{to}") if rewound else f"-{to}",)
    yield (braced(event.reason) if event.reason else "",)


def _conceded(naming: CardNames, event: PlayerConceded) -> Iterator[Part]:
    yield (f"concede {naming.side_of(event.player)}",)


def _ended(naming: CardNames, event: MatchEnded) -> Iterator[Part]:
    side = naming.side_of(event.winner) if event.winner else 0
    yield (("1/2", "1-0", "0-1")[side],)
    yield (braced(event.reason) if event.reason else "",)


def _started(naming: CardNames, event: MatchStarted) -> Iterator[Part]:
    yield ("start",)


def _redrawn(naming: CardNames, event: HandRedrawn) -> Iterator[Part]:
    redrawn = f"redraw {naming.side_of(event.player)}"
    yield (redrawn, f"{redrawn} +{event.n}")


_RECORD: Mapping[type[Event], Callable[[CardNames, Any], Iterator[Part]]] = {
    TurnStarted: _turn,
    StepEntered: _step,
    CardIdentified: _identified,
    CardDeclared: _declared,
    NoteMade: _noted,
    GapNoted: _gap,
    CorrectionMade: _returned,
    MatchRewound: _returned,
    PlayerConceded: _conceded,
    MatchEnded: _ended,
    MatchStarted: _started,
    HandRedrawn: _redrawn,
}

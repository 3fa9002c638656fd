"""Entries written as a scribe would type them: nothing that goes without saying.

An entry is written with every part said, then each part is dropped or shortened as long as the
text is still read as the same. What has no short form is written as it is stored.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from senpu.events.base import Event, UnknownEvent
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
    RulingGiven,
    Summoned,
)  # fmt: skip
from senpu.events.envelope import Entry
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
from senpu.events.notation.common import clock_text
from senpu.events.notation.full import json_text, quoted
from senpu.events.notation.line import Unreadable
from senpu.projections.battle_spirits.board import Board, printed
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.reading_items import COUNTS, first_of_line, seat_of_event
from senpu.projections.battle_spirits.reading_names import Naming
from senpu.projections.battle_spirits.reading_short_texts import (
    Part,
    at,
    braced,
    change_part,
    keep_text,
    ref,
    said_of_rules,
    shares,
)  # fmt: skip

_MARKS = {"legal": "", "observed": "x:", "forced": "!"}
_LETTERS = {zone: letter for letter, zone in COUNTS.items()}


def write_short(board: Board, entry: Entry) -> str:
    """The shortest short text that reads back to the same intent on `board`."""
    wanted = _meaning(board, entry)
    parts = [*_parts(board, entry.event), *_tail(entry)]
    for wrap in ("{}", "({})"):
        shell = wrap.replace("{}", _MARKS[entry.mark] + "{}")
        if found := _shortest(board, parts, shell, wanted):
            return found
    raw = [("#" + json_text(_stored(entry.event)),), *_tail(entry)]
    shell = _MARKS[entry.mark] + "{}"
    return _shortest(board, raw, shell, wanted) or _put(shell, (part[-1] for part in raw))


def _stored(event: Event) -> dict[str, Any]:
    if isinstance(event, UnknownEvent):
        return {"type": event.type, **event.fields}
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain


def _shortest(board: Board, parts: list[Part], shell: str, wanted: Any) -> str:
    """The text with each part as short as it can be; empty if even the longest is misread."""
    chosen = [part[-1] for part in parts]
    if not _same(board, _put(shell, chosen), wanted):
        return ""
    for n, part in enumerate(parts):
        for text in part[:-1]:
            tried = [*chosen[:n], text, *chosen[n + 1 :]]
            if _same(board, _put(shell, tried), wanted):
                chosen = tried
                break
    return _put(shell, chosen)


def _put(shell: str, chosen: Iterable[str]) -> str:
    text = ""
    for part in chosen:
        glued = not text or part[:1] in _GLUED
        text += part if glued or not part else f" {part}"
    return shell.replace("{}", text)


_GLUED = "@>/<"


def _meaning(board: Board, entry: Entry) -> Any:
    how = (entry.by, entry.mark, entry.reason, entry.clock, entry.doubt)
    return (_decided(board, entry.event), how)


def _same(board: Board, text: str, wanted: Any) -> bool:
    try:
        intents = first_of_line(board, text, "scribe")
    except Unreadable:
        return False
    if len(intents) != 1:
        return False
    (got,) = intents
    how = (got.by, got.mark, got.reason, got.clock, got.doubt)
    return bool((_decided(board, got.event), how) == wanted)


def _decided(board: Board, event: Event) -> Any:
    decision = decide(board, event)
    return (decision.event, decision.then, getattr(decision, "breaches", ()))


def _tail(entry: Entry) -> Iterator[Part]:
    by = entry.by if entry.by.isalnum() else quoted(entry.by)
    yield ("", f"by:{by}")
    if entry.reason:
        yield (braced(entry.reason), f"because:{braced(entry.reason)}")
    if entry.clock:
        yield (clock_text(entry.clock),)
    if entry.doubt:
        yield ("?!",)


def _parts(board: Board, event: Event) -> Iterator[Part]:
    """An event in parts, each with its texts from shortest to longest."""
    if write := _WRITTEN.get(type(event)):
        yield from write(Naming(board, seat_of_event(board, event)), event)
    else:
        yield ("",)


# Actions


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
    yield from _rest(naming, event, ">>" if onto else ">")


def _slot(event: Any) -> Iterator[Part]:
    if slot := getattr(event, "slot", None):
        yield ("", f"/{slot[0]}")


def _paid(naming: Naming, event: Any) -> Iterator[Part]:
    if getattr(event, "source", "hand") == "tegamoto":
        yield ("/t",)
    yield shares(naming, "p", event.pay, soul=event.soul == "pay")


def _rest(naming: Naming, event: Any, arrow: str = ">") -> Iterator[Part]:
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
    yield from _rest(naming, event)


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
    yield from _rest(naming, event, ">>")


def _moves(naming: Naming, event: CoresMoved) -> Iterator[Part]:
    yield ("c",)
    for move in event.moves:
        path = f"{at(naming, move.source, None)}>"
        ends = (at(naming, move.target, None), at(naming, move.target, move.n))
        stars = ("", "*") if move.soul else ("",)
        yield tuple(path + end + star for end in ends for star in stars)
    yield from _rest(naming, event, ">>")


def _activated(naming: Naming, event: BurstActivated) -> Iterator[Part]:
    card = naming.short(event.card, naming.card)
    yield ("U", f"U {card}")
    if event.target != "trash":
        yield (f"/{event.target[0]}",)
    yield from _done_by_texts(naming, event)


def _resolved(naming: Naming, event: EffectResolved) -> Iterator[Part]:
    yield (f"& {naming.short(event.source, naming.either)}",)
    for part in _done_by_texts(naming, event):
        yield (*(text.removeprefix("&") for text in part), *part)


# The record


def _ruled(naming: Naming, event: RulingGiven) -> Iterator[Part]:
    role, colon, name = event.judge.partition(":")
    if len(role) == 1 and role.isupper() and role.isascii():
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


def _turn(naming: Naming, event: TurnStarted) -> Iterator[Part]:
    to = "" if event.to == "main" else f"/{event.to}"
    yield (f"{event.turn}.{naming.side_of(event.player)}{to}",)


def _step(naming: Naming, event: StepEntered) -> Iterator[Part]:
    yield ("/", "//", f"/{event.step}")


def _count(naming: Naming, event: CountTaken) -> Iterator[Part]:
    counts = "".join(f"{_LETTERS.get(zone, '?')}{n}" for zone, n in event.counts.items())
    yield (f"={counts}", f"{naming.side_of(event.player)}={counts}")


def _identified(naming: Naming, event: CardIdentified) -> Iterator[Part]:
    yield (f"{event.handle}={naming.short(event.card, naming.card)}",)
    yield (braced(event.basis) if event.basis else "",)


def _declared(naming: Naming, event: CardDeclared) -> Iterator[Part]:
    yield (f"{event.alias}:={event.card}", f"{event.alias}:={quoted(event.card)}")
    yield (json_text(event.facts) if event.facts else "",)


def _noted(naming: Naming, event: NoteMade) -> Iterator[Part]:
    yield (braced(event.text),)


def _gap(naming: Naming, event: GapNoted) -> Iterator[Part]:
    yield (f"~{event.n or ''}",)
    yield (braced(event.text) if event.text else "",)


def _returned(naming: Naming, event: CorrectionMade | MatchRewound) -> Iterator[Part]:
    to = f"#{event.to}" if event.to >= 0 else str(-event.to)
    rewound = isinstance(event, MatchRewound)
    yield ((f"R{to}" if event.to >= 0 else f"R-{to}") if rewound else f"-{to}",)
    yield (braced(event.reason) if event.reason else "",)


def _conceded(naming: Naming, event: PlayerConceded) -> Iterator[Part]:
    yield (f"concede {naming.side_of(event.player)}",)


def _ended(naming: Naming, event: MatchEnded) -> Iterator[Part]:
    side = naming.side_of(event.winner) if event.winner else 0
    yield (("1/2", "1-0", "0-1")[side],)
    yield (braced(event.reason) if event.reason else "",)


def _started(naming: Naming, event: MatchStarted) -> Iterator[Part]:
    yield ("start",)


def _redrawn(naming: Naming, event: HandRedrawn) -> Iterator[Part]:
    redrawn = f"redraw {naming.side_of(event.player)}"
    yield (redrawn, f"{redrawn} +{event.n}")


_WRITTEN: Mapping[type[Event], Callable[[Naming, Any], Iterator[Part]]] = {
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
    RulingGiven: _ruled,
    TurnStarted: _turn,
    StepEntered: _step,
    CountTaken: _count,
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

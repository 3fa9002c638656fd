"""How a stored entry differs from what the rules give: the findings REC-2, REC-3 and REC-4.

Facts are said as stored, without braces: `payable 2`, `card_depleted id A.gor#1, cores 1`.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, cast

import msgspec

from senpu.events.base import Breach, Event
from senpu.events.envelope import Entry
from senpu.projections.game import Game
from senpu.projections.record import FOLLOWED, OUTCOME, VERDICT
from senpu.projections.rules import Decision, Refused

NOTHING = "-"
Leaves = Mapping[tuple[str, ...], str]
"""The simple values in an event by where they stand in it."""


def differences(game: Game, entry: Entry, decision: Decision) -> Iterator[Breach]:
    """Everything wrong with an entry that was decided again; the breaches of a legal one too."""
    given = decision.breaches if isinstance(decision, Refused) else ()
    if entry.mark == "legal":
        yield from given
        given = ()
    yield from _verdict(entry, given)
    if decision.event != entry.event:
        yield _outcome(decision.event, entry.event)
    if decision.then != entry.then:
        yield _followed(game, decision.then, entry.then)


def _verdict(entry: Entry, given: tuple[Breach, ...]) -> Iterator[Breach]:
    """Rules and mark must be those found again, facts only as far as their names are the same.

    What facts a rule names may change from version to version.
    """
    ruled, stored = _by_rule(given), _by_rule(entry.breaches)
    if [breach.rule for breach in ruled] != [breach.rule for breach in stored]:
        yield _differ(VERDICT.id, _ids(given), _ids(entry.breaches))
    elif entry.mark == "observed" and not given:
        yield _differ(VERDICT.id, "legal", entry.mark)
    elif other := [pair for pair in zip(ruled, stored, strict=True) if _shared(*pair)]:
        said = (_facts(one, _shared(one, two)) for one, two in other)
        seen = (_facts(two, _shared(one, two)) for one, two in other)
        yield _differ(VERDICT.id, "; ".join(said), "; ".join(seen))


def _by_rule(breaches: Iterable[Breach]) -> list[Breach]:
    return sorted(breaches, key=lambda breach: breach.rule)


def _ids(breaches: Iterable[Breach]) -> str:
    return " ".join(breach.rule for breach in breaches) or NOTHING


def _shared(one: Breach, two: Breach) -> list[str]:
    """The facts that both name, and on which they differ."""
    return [name for name in one.facts if two.facts.get(name, one.facts[name]) != one.facts[name]]


def _facts(breach: Breach, names: Iterable[str]) -> str:
    return f"{breach.rule} {', '.join(f'{name} {breach.facts[name]}' for name in names)}"


def _outcome(by_rule: Event, stored: Event) -> Breach:
    ruled, found = _leaves(by_rule), _leaves(stored)
    paths = [path for path in {**ruled, **found} if ruled.get(path) != found.get(path)]
    names = by_rule.__struct_fields__
    fields = [name for name in names if getattr(by_rule, name) != getattr(stored, name)]
    depth = 1 if len(fields) == 1 else 0
    return Breach(
        rule=OUTCOME.id,
        facts={
            "field": " ".join(fields),
            "by_rule": _said(ruled, paths, depth),
            "stored": _said(found, paths, depth),
        },
    )


def _followed(game: Game, by_rule: tuple[Event, ...], stored: tuple[Event, ...]) -> Breach:
    missing, extra = _without(by_rule, stored), _without(stored, by_rule)
    in_order = (_names(by_rule), _names(stored))
    ruled, found = (_events(missing), _events(extra)) if missing or extra else in_order
    because = game.because(_first_other(by_rule, stored))
    return Breach(rule=FOLLOWED.id, facts={"because": because, "by_rule": ruled, "stored": found})


def _without(events: Iterable[Event], others: Iterable[Event]) -> list[Event]:
    """The events that are not among the others, each of which counts once."""
    left = list(others)
    found: list[Event] = []
    for event in events:
        if event in left:
            left.remove(event)
        else:
            found.append(event)
    return found


def _first_other(by_rule: tuple[Event, ...], stored: tuple[Event, ...]) -> Event:
    """The first consequence that is not as the rules give it: the rules' own, if it is missing."""
    pairs = zip_longest(by_rule, stored)
    return next(ruled or found for ruled, found in pairs if ruled != found)


def _names(events: Iterable[Event]) -> str:
    return " ".join(_kind(event) for event in events)


def _events(events: Iterable[Event]) -> str:
    return "; ".join(_event(event) for event in events) or NOTHING


def _event(event: Event) -> str:
    leaves = _leaves(event)
    return f"{_kind(event)} {_said(leaves, leaves, 0)}"


def _kind(event: Event) -> str:
    kind: str = msgspec.to_builtins(event)["type"]
    return kind


def _said(leaves: Leaves, paths: Iterable[tuple[str, ...]], depth: int) -> str:
    """Values with the names that lead to them, but for the first `depth` names."""
    said = (" ".join((*path[depth:], leaves[path])) for path in paths if path in leaves)
    return ", ".join(said) or NOTHING


def _leaves(event: Event) -> Leaves:
    plain: dict[str, Any] = msgspec.to_builtins(event)
    plain.pop("type")
    return dict(_walk((), plain))


def _walk(path: tuple[str, ...], value: object) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, Mapping):
        for name, part in cast(Mapping[str, object], value).items():
            yield from _walk((*path, name), part)
    elif isinstance(value, (list, tuple)):
        for n, part in enumerate(cast(Iterable[object], value), 1):
            yield from _walk((*path, str(n)), part)
    elif not isinstance(value, bool):
        yield path, NOTHING if value is None else str(value)
    elif value:
        yield path, "yes"


def _differ(rule: str, by_rule: str, stored: str) -> Breach:
    return Breach(rule=rule, facts={"by_rule": by_rule, "stored": stored})

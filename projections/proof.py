"""The proof that a game declared every event, asked when its engine is put together.

It sees what is missing, and says all of it at once. What it cannot see is a wrong move, a
consequence left out and a shared rule left out of an action: those are for examples.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from senpu.events.base import Event
from senpu.projections.declared import Book, Change, Kind
from senpu.projections.rules import Asked

OUTCOME = frozenset({"cost", "energy", "id"})
"""Fields that deciding fills in: what was to be paid, the name of what is new on the board."""


class Unproved(TypeError):
    """What a game left undeclared, or declared of nothing."""


def prove(book: Book, events: Iterable[type[Event]], changes: Iterable[type[Any]]) -> None:
    """That each event and each typed change has its row, and each row what it needs.

    Raises Unproved with everything that is not so.
    """
    faults = [
        *_rows(book.kinds, events, "event"),
        *_rows(book.changes, changes, "change"),
        *_rules(book),
        *(fault for event, kind in book.kinds.items() for fault in _row(book, event, kind)),
        *(fault for change, row in book.changes.items() for fault in _shown(change, row)),
    ]
    if faults:
        raise Unproved("; ".join(faults))


def _rows(rows: Iterable[type[Any]], kinds: Iterable[type[Any]], what: str) -> Iterator[str]:
    """Each type has a row, each row a type."""
    known, declared = {*kinds}, {*rows}
    for kind in sorted(known - declared, key=lambda kind: kind.__name__):
        yield f"{kind.__name__}: no row says what this {what} is asked and moves"
    for kind in sorted(declared - known, key=lambda kind: kind.__name__):
        yield f"{kind.__name__}: a row, but no {what} of the game"


def _rules(book: Book) -> Iterator[str]:
    """Each rule that forbids is asked by somebody."""
    asked = {rule.id for each in _asked(book) for rule in each.rules}
    for id, rule in book.table.items():
        if rule.force == "forbids" and id not in asked:
            yield f"{id}: a rule that no action is asked"


def _asked(book: Book) -> Iterator[Asked]:
    for kind in book.kinds.values():
        yield from kind.asked.values()
    yield from (change.asked for change in book.changes.values())
    yield from book.others


def _row(book: Book, event: type[Event], kind: Kind) -> Iterator[str]:
    name = event.__name__
    if isinstance(kind.because, str) and kind.because and kind.because not in book.table:
        yield f"{name}: follows by {kind.because}, which is no rule"
    if kind.play is None:
        return
    outcome = OUTCOME.intersection(event.__struct_fields__)
    if outcome and kind.by_itself and kind.complete is None:
        yield f"{name}: nothing completes {' '.join(sorted(outcome))}"
    if len(kind.asked) > 1 and not has(kind.play, "way"):
        yield f"{name}: asked in several ways, but its play has none"
    yield from _shown(event, kind)


def _shown(event: type[Any], row: Kind | Change) -> Iterator[str]:
    """Whatever a verdict shows is noted by the play that is judged."""
    asked = row.asked.values() if isinstance(row, Kind) else (row.asked,)
    for id, fact in {
        (rule.id, fact) for each in asked for rule in each.rules for fact in rule.facts
    }:
        if not has(row.play, fact):
            yield f"{event.__name__}: {id} shows {fact}, which its play has not"


def has(play: Any, fact: str) -> bool:
    """Whether a play has an attribute: of its class, or noted when it is made."""
    return hasattr(play, fact) or any(
        fact in kind.__dict__["__init__"].__code__.co_names
        for kind in play.__mro__
        if "__init__" in kind.__dict__ and kind is not object
    )

"""The effect of a text nobody wrote down, read off the end state a case gives.

What the rules alone lead to is compared with what should have come about, and told in typed
changes: they are then judged like any effect, so cards and cores stay what they were in number.
Cores in the core trash are left alone: a wrong payment is not to pass for an effect.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS, Seat
from senpu.events.battle_spirits.changes import (
    CardMoved,
    CardTurned,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    Effect,
)
from senpu.projections.cases.dialect import Position
from senpu.projections.cases.shapes import State

MOVABLE = ("reserve", "life")


def effects_to(found: State, due: State, at: Position) -> tuple[Effect, ...]:
    """The typed changes that lead from a position to the one that is due, as far as there are."""
    changes: list[Effect] = []
    for seat in SEATS:
        changes += _left(seat, found[seat], due[seat], at.names)
        changes += _drawn(seat, found[seat], due[seat])
        changes += _turned(found[seat], due[seat], at.names)
        changes += _shifted(seat, found[seat], due[seat], at.names)
    return tuple(changes)


def _gone(found: State, due: State) -> tuple[str, ...]:
    return tuple(name for name in found["field"] if name not in due["field"])


def _more(zone: str, found: State, due: State) -> Counter[str]:
    """The cards a zone should have more of; of a hand that is only counted, none."""
    return Counter[str](due.get(zone, ())) - Counter[str](found[zone])


def _left(seat: Seat, found: State, due: State, names: Mapping[str, str]) -> Iterator[Effect]:
    """Field cards that are gone, to the zone that has one more of them."""
    more, back = _more("trash", found, due), _more("hand", found, due)
    for name in _gone(found, due):
        card, id = found["field"][name]["card"], names.get(name, name)
        if more[card]:
            more[card] -= 1
            yield _moved(seat, id, "trash", "destroyed")
        elif back[card]:
            back[card] -= 1
            yield _moved(seat, id, "hand", "returned")
        elif due["deck_count"] > found["deck_count"]:
            yield _moved(seat, id, "deck_bottom", "returned")


def _moved(seat: Seat, id: str, target: Any, cause: Any) -> CardMoved:
    return CardMoved(player=seat, card=id, source="field", target=target, cause=cause)


def _drawn(seat: Seat, found: State, due: State) -> Iterator[Effect]:
    fewer = found["deck_count"] - due["deck_count"]
    returned = sum((Counter[str](found["trash"]) & _more("hand", found, due)).values())
    drawn = due["hand_count"] - found["hand_count"] - returned
    if 0 < drawn <= fewer:
        yield DeckDrawn(player=seat, n=drawn)
    milled = _more("trash", found, due)
    for name in _gone(found, due):
        milled[found["field"][name]["card"]] -= 1
    cards = tuple((+milled).elements())
    if cards and len(cards) == fewer - max(drawn, 0):
        yield DeckTrashed(player=seat, cards=cards)


def _turned(found: State, due: State, names: Mapping[str, str]) -> Iterator[Effect]:
    for name in found["field"].keys() & due["field"].keys():
        wanted = due["field"][name]["exhausted"]
        if found["field"][name]["exhausted"] != wanted:
            yield CardTurned(card=names.get(name, name), state="exhausted" if wanted else "ready")


def _shifted(seat: Seat, found: State, due: State, names: Mapping[str, str]) -> Iterator[Effect]:
    """Cores that went from place to place; what is too many or too few comes from the void."""
    less, more = _balance(found, due, names)
    for target, wanted in more.items():
        for source in (*(place for place in less if less[place]), "void"):
            n = wanted if source == "void" else min(wanted, less[source])
            less[source] -= n
            wanted -= n
            if n:
                yield CoresShifted(player=seat, source=source, target=target, n=n)
    for source, n in less.items():
        if n > 0:
            yield CoresShifted(player=seat, source=source, target="void", n=n)


def _balance(
    found: State, due: State, names: Mapping[str, str]
) -> tuple[Counter[str], Counter[str]]:
    freed = sum(found["field"][name]["cores"] for name in _gone(found, due))
    delta = Counter[str]()
    for place in MOVABLE:
        delta[place] = due[place] - found[place]
    delta["reserve"] -= freed
    for name in found["field"].keys() & due["field"].keys():
        wanted = due["field"][name].get("cores", 0) - found["field"][name]["cores"]
        delta[names.get(name, name)] = wanted
    return Counter({k: -n for k, n in delta.items() if n < 0}), +delta

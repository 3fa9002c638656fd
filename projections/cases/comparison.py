"""The end state of a case against the position an action leads to."""

from collections.abc import Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS
from senpu.projections.cases.contract import Difference
from senpu.projections.cases.dialect import Comparison
from senpu.projections.cases.shapes import State, is_list, is_object


def due(before: State, end: State, how: Comparison) -> State:
    """What a position should have become: what the end state does not list has not changed."""
    sides = {seat: _side_due(before[seat], end.get(seat, {}), how) for seat in SEATS}
    whole = {key: end.get(key, before[key]) for key in before if key in end or key not in how.loose}
    return whole | sides


def _side_due(before: State, stated: State, how: Comparison) -> State:
    side = {key: value for key, value in before.items() if key not in how.loose} | stated
    if "hand" in stated and "hand_count" not in stated:
        side["hand_count"] = len(stated["hand"])
    if "hand_count" in stated and "hand" not in stated:
        del side["hand"]  # cards drawn are not known by name
    for key in how.merged:
        side[key] = before[key] | stated.get(key, {})
    side[how.named] = _things_due(before[how.named], stated.get(how.named, {}), how)
    return side


def _things_due(before: Mapping[str, Any], stated: Mapping[str, Any], how: Comparison) -> State:
    """Each thing by its name; null is one that is not there, or a place with nothing in it."""
    things: State = {name: _carried(thing, how) for name, thing in before.items()}
    for name, thing in stated.items():
        if thing is None or how.carried is None:
            things[name] = thing
        else:
            things[name] = {**things.get(name, how.entered), **thing}
    return {name: thing for name, thing in things.items() if thing is not None}


def _carried(thing: Any, how: Comparison) -> Any:
    if thing is None or how.carried is None:
        return thing
    return {key: thing[key] for key in how.carried}


def differences(found: State, due: State, how: Comparison, where: str = "") -> Iterator[Difference]:
    """Every thing that should be and is otherwise; what is due says what is compared."""
    for key, wanted in due.items():
        if key in SEATS:
            yield from differences(found[key], wanted, how, f"{key}.")
        elif key == how.named:
            yield from _of_things(found[key], wanted, how, where)
        elif not _fits(key, found.get(key), wanted, how):
            yield Difference(where=f"{where}{key}", found=found.get(key), due=wanted)


def _of_things(
    found: Mapping[str, Any], due: Mapping[str, Any], how: Comparison, where: str
) -> Iterator[Difference]:
    there = {name for name, thing in found.items() if thing is not None}
    for name in sorted(there ^ due.keys()):
        lies, wanted = found.get(name), due.get(name)
        yield Difference(where=f"{where}{name}", found=_card(lies), due=_card(wanted))
    for name in sorted(there & due.keys()):
        stated = due[name]
        if is_object(stated):
            yield from differences(found[name], stated, how, f"{where}{name}.")
        elif not is_thing(found[name], stated):
            yield Difference(where=f"{where}{name}", found=_card(found[name]), due=stated)


def _card(thing: Any) -> Any:
    return thing.get("card", thing) if is_object(thing) else thing


def _fits(key: str, found: Any, due: Any, how: Comparison) -> bool:
    """Whether what is there is what a case tells."""
    if key in how.counts:
        return _nonzero(found) == _nonzero(due)
    if not is_list(found) or not is_list(due):
        return bool(found == due)
    if key in how.ordered:
        return len(found) == len(due) and all(map(is_thing, found, due))
    return _same_pile(found, due)


def _nonzero(counts: Mapping[str, int]) -> State:
    return {key: n for key, n in counts.items() if n}


def _same_pile(found: list[Any], due: list[Any]) -> bool:
    """Each thing told is one of those there, and none is left over."""
    left = list(found)
    for wanted in sorted(due, key=_how_little):
        thing = next((each for each in left if is_thing(each, wanted)), None)
        if thing is None:
            return False
        left.remove(thing)
    return not left


def _how_little(wanted: Any) -> int:
    """Those of which most is told are looked for first."""
    return -len(wanted) if is_object(wanted) else 0


def is_thing(found: Any, wanted: Any) -> bool:
    """Whether a thing is the one told: by name, number or ability, or by keys."""
    if found is None or wanted is None or isinstance(found, str | int):
        told = wanted.get("card") if is_object(wanted) and found is not None else wanted
        return bool(found == told)
    if is_object(wanted):
        return all(found.get(key) == value for key, value in wanted.items())
    return wanted in (found.get("iid"), found.get("card"), found.get("ability"))

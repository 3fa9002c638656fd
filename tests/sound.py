"""What holds of every board that legal play leads to: nothing made, nothing lost, nothing owed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from senpu.events.base import Event
from senpu.events.battle_spirits import CoreGained, Summoned
from senpu.events.battle_spirits.changes import CardFielded, CoresShifted
from senpu.events.match import CorrectionMade, CountTaken, MatchRewound
from senpu.projections.battle_spirits import board as spirits
from senpu.projections.gate_ruler import board as gate


def faults(before: Any, event: Event, then: Iterable[Event], after: Any) -> list[str]:
    """What a legal event did to a board that it may not.

    Nothing is asked where a rule is waived, of a count, which says what there is, and of a board
    that was unsound before, since something illegal was seen.
    """
    if getattr(event, "waive", ()) or isinstance(event, CountTaken) or [*unsound(before)]:
        return []
    if isinstance(event, (CorrectionMade, MatchRewound)):
        return [*unsound(after)]
    return [*unsound(after), *_lost(before, event, [*then], after)]


def unsound(board: Any) -> Iterator[str]:
    """Counts below nothing; the soul core where no core lies."""
    for seat, side in getattr(board, "sides", {}).items():
        yield from (f"{seat} {name} {n}" for name, n in _counts(side).items() if n < 0)
        if not isinstance(side, spirits.Side) or side.soul in ("", "removed"):
            continue
        if side.at(side.soul) < 1:
            yield f"{seat} soul core at {side.soul}"


def _counts(side: Any) -> Mapping[str, int]:
    if isinstance(side, gate.Side):
        return {name: getattr(side, name) for name in ("deck", "hand", "ready", "rested")}
    names = ("reserve", "core_trash", "life", "hand", "deck")
    return {
        **{name: getattr(side, name) for name in names},
        **{card.id: card.cores for card in side.field.values()},
    }


def _lost(before: Any, event: Any, then: list[Any], after: Any) -> Iterator[str]:
    for seat in getattr(before, "sides", {}):
        had, has = cards(before, seat), cards(after, seat)
        if had != has:
            yield f"{seat} cards {had} -> {has}"
    if isinstance(before, spirits.Board):
        had, has = cores(before) + from_outside(before, [event, *then]), cores(after)
        if had != has:
            yield f"cores {had} -> {has}"


def cards(board: Any, seat: Any) -> int:
    """A player's cards, those on the gate among them."""
    lying: int = board.sides[seat].cards
    if not isinstance(board, gate.Board):
        return lying
    own = [item for item in board.gate if item.controller == seat]
    return lying + sum(item.is_card(item.card) for item in own)


def cores(board: spirits.Board) -> int:
    """All cores of the match."""
    return sum(side.cores for side in board.sides.values())


def from_outside(board: spirits.Board, events: Iterable[Any]) -> int:
    """Cores that came from the void, less those that went there or were removed."""
    came = 0
    for event in events:
        came += event.n if isinstance(event, CoreGained) else 0
        came -= _given_up(board, event) if isinstance(event, Summoned) else 0
        for change in getattr(event, "effects", ()):
            if isinstance(change, CoresShifted):
                outside = ("void", "removed")
                came += change.n * ((change.source in outside) - (change.target in outside))
            elif isinstance(change, CardFielded):
                came += change.place.get("void", 0)
    return came


def _given_up(board: spirits.Board, event: Summoned) -> int:
    """Cores that a transmigration 転召 to the void takes from the spirit given up."""
    text = spirits.printed(board, event.card).transmigration
    if text is None or text.to != "void" or not event.transmigrate:
        return 0
    side = board.sides[event.player]
    comes_back = side.soul == event.transmigrate and not event.soul
    return side.at(event.transmigrate) - event.pay.get(event.transmigrate, 0) - comes_back

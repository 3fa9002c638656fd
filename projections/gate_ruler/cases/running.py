"""One case played through: translated, decided step by step, compared with what should be."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Breach, Event
from senpu.events.gate_ruler import (
    CardSet,
    DriveCardRevealed,
    GateItemResolved,
    OverdriveLinked,
    UnitPlayed,
)  # fmt: skip
from senpu.events.gate_ruler.cards import Card
from senpu.events.match import StepEntered
from senpu.projections.cases.contract import Case, Facts, Played
from senpu.projections.cases.fields import Impossible, steps_of
from senpu.projections.gate_ruler.board import Board, ids
from senpu.projections.gate_ruler.cases.actions import Names, event_of
from senpu.projections.gate_ruler.cases.ending import State, differences, end_of, told
from senpu.projections.gate_ruler.cases.setup import board_of
from senpu.projections.gate_ruler.decide import decide
from senpu.projections.gate_ruler.options import Options
from senpu.projections.rules import Refused


class Run(Struct, frozen=True, kw_only=True):
    """How far a case came: where it began and where it stands, and what happened.

    `breaches` end it at the step they belong to; steps count from 1, 0 where there is but one.
    """

    before: Board
    board: Board
    names: Names = {}
    events: tuple[Event, ...] = ()
    breaches: tuple[Breach, ...] = ()
    step: int = 0


def no_texts(paths: tuple[Path, ...]) -> Mapping[str, Any]:
    """Cases of this game rest on printed facts alone: what texts do is asserted at the table."""
    return {}


def play(case: Case, cards: Mapping[str, Card], texts: Any, options: Options) -> Played:
    """A case played. Raises NotUnderstood."""
    ends = tuple(map(end_of, case.ends))
    going = run(case, cards, options)
    if going.breaches:
        return Played(breaches=going.breaches, step=going.step)
    before, found = expected(going), told(going.board)
    compared = tuple(tuple(differences(before, found, end)) for end in ends)
    return Played(differences=compared or ((),))


def run(case: Case, cards: Mapping[str, Card], options: Options) -> Run:
    """The action of a case carried out, every step on the board the ones before it left.

    Raises NotUnderstood.
    """
    begun = board_of(case.setup, cards, options)
    going = Run(before=begun, board=begun)
    steps = steps_of(case.action)
    for n, step in enumerate(steps, 1):
        going = _stepped(going, step)
        if going.breaches:
            return replace(going, step=n if len(steps) > 1 else 0)
    return going


def _stepped(going: Run, action: Facts) -> Run:
    try:
        event = event_of(action, going.board, going.names)
    except Impossible as error:
        return replace(going, breaches=error.breaches)
    decision = decide(going.board, event)
    happened = (decision.event, *decision.then)
    return replace(
        going,
        board=decision.board,
        names={**going.names, **_named(going.before, happened)},
        events=(*going.events, *happened),
        breaches=decision.breaches if isinstance(decision, Refused) else (),
    )


def _named(before: Board, happened: tuple[Event, ...]) -> Names:
    """What later steps may call things that came: `new`, `s1` for a set zone, `o1`, an ability.

    A name of the position itself means what lay there.
    """
    found: dict[str, str] = {}
    for event in happened:
        if isinstance(event, CardSet):
            found |= {f"s{event.zone}": event.id, "new": event.id}
        elif isinstance(event, OverdriveLinked):
            short = event.id.partition(".")[2]
            found |= {short: event.id, event.ability: event.id, "new": event.id}
        elif isinstance(event, GateItemResolved) and event.id:
            found["new"] = event.id
    return {name: id for name, id in found.items() if name not in set(ids(before))}


def expected(going: Run) -> State:
    """The position before, with what an action itself says, which cases need not list.

    A card revealed lies face up with its overdrive beside it, a normal summon is counted, a phase
    that is ended is over.
    """
    before, after = told(going.before), told(going.board)
    for event in going.events:
        if isinstance(event, UnitPlayed):
            _take(before, after, event.player, "summons_made")
        elif isinstance(event, DriveCardRevealed):
            _take(before, after, event.player, "drive", "overdrive")
        elif isinstance(event, StepEntered):
            before["phase"] = after["phase"]
    return before


def _take(before: State, after: State, seat: str, *keys: str) -> None:
    before[seat] |= {key: after[seat][key] for key in keys}

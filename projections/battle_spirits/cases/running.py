"""One case played through: translated, decided step by step, compared with what should be."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Breach, Event
from senpu.events.battle_spirits import NexusDeployed, Summoned
from senpu.events.battle_spirits.cards import Card
from senpu.events.match import StepEntered
from senpu.projections.battle_spirits.cases.actions import event_of
from senpu.projections.battle_spirits.cases.asserting import asserted
from senpu.projections.battle_spirits.cases.ending import End, due, named
from senpu.projections.battle_spirits.cases.quotes import quoted
from senpu.projections.battle_spirits.cases.reader import Position, Reader
from senpu.projections.battle_spirits.cases.seen import differences, knowledge, told
from senpu.projections.battle_spirits.cases.setup import board_of
from senpu.projections.battle_spirits.cases.texts import Texts, with_facts
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.options import Options
from senpu.projections.cases.contract import Case, Difference, Facts
from senpu.projections.cases.fields import Impossible, steps_of
from senpu.projections.rules import Decision, Refused


class Run(Struct, frozen=True, kw_only=True):
    """How far a case came: where it began and where it stands, the events, costs asked for.

    `breaches` end it at the step they belong to; steps count from 1, 0 where there is but one.
    """

    before: Position
    at: Position
    events: tuple[Event, ...] = ()
    quotes: Mapping[str, int] = {}
    breaches: tuple[Breach, ...] = ()
    step: int = 0


def run(case: Case, cards: Mapping[str, Card], texts: Texts, options: Options) -> Run:
    """The action of a case carried out, every step on the board the ones before it left.

    Raises NotUnderstood.
    """
    facts = {number: with_facts(card, texts.get(number)) for number, card in cards.items()}
    begun = Position(board_of(case.setup, case.setup_note, facts, options))
    going = Run(before=begun, at=begun)
    steps = steps_of(case.action)
    for n, step in enumerate(steps, 1):
        going = _stepped(going, step, texts)
        if going.breaches:
            return replace(going, step=n if len(steps) > 1 else 0)
    return going


def _stepped(going: Run, action: Facts, texts: Texts) -> Run:
    if action.get("type") == "quote_costs":
        quotes = quoted(Reader(action, going.at), texts)
        return replace(going, quotes={**going.quotes, **quotes})
    try:
        event = event_of(action, going.at)
    except Impossible as error:
        return replace(going, breaches=error.breaches)
    said, bonus = asserted(event, going.at, texts)
    decision = decide(going.at.board, said)
    if isinstance(decision, Refused):
        return replace(going, events=(*going.events, said), breaches=decision.breaches)
    at = Position(
        board=decision.board,
        names=_named(going.at.names, decision, action.get("iid")),
        bonus=bonus,
    )
    return replace(going, at=at, events=(*going.events, decision.event))


def _named(names: Mapping[str, str], decision: Decision, iid: Any) -> Mapping[str, str]:
    """What later steps call a card that entered: `new`, in turn `new1` ..., or as the case says."""
    event = decision.event
    if not isinstance(event, (Summoned, NexusDeployed)):
        return names
    count = len(set(names.values())) + 1
    said = {str(iid): event.id} if iid else {}
    return {**names, f"new{count}": event.id, **said, "new": event.id}


def compared(going: Run, end: End) -> tuple[Difference, ...]:
    """All that differs from an end state. Raises NotUnderstood."""
    at = called_as(going.at, end)
    before = told(going.before)
    if any(isinstance(event, StepEntered) for event in going.events):
        before["step"] = at.board.step  # the action itself says it
    return (
        *differences(told(at), due(before, end)),
        *differences({"quotes": going.quotes}, {"quotes": end.get("quotes", going.quotes)}),
        *knowledge(at, end),
    )


def called_as(at: Position, end: End) -> Position:
    """The position with one name for each card that entered: the one the end state uses.

    The last card is `new`, unless the end state names more of them than that.
    """
    names = {id: name for name, id in at.names.items()}
    entered = list(names)
    stated = [name for name in named(end) if name in at.names]
    for name in sorted(stated, key="new".__eq__)[: len(entered)]:
        id = at.names[name] if at.names[name] in entered else entered[-1]
        entered.remove(id)
        names[id] = name
    return replace(at, names={name: id for id, name in names.items()})

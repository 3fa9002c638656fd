"""The course of a case: its actions decided step by step, the end compared with what is due."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import SEATS, Breach, Event, Seat
from senpu.events.cards.nearest import near
from senpu.events.match import StepEntered
from senpu.projections.cases import shapes
from senpu.projections.cases.action import Said
from senpu.projections.cases.comparison import differences, due
from senpu.projections.cases.contract import (
    Case,
    Difference,
    Facts,
    Impossible,
    NotUnderstood,
    Played,
)  # fmt: skip
from senpu.projections.cases.dialect import Comparison, Dialect, Position
from senpu.projections.cases.shapes import State
from senpu.projections.rules import Refused

SEQUENCE = shapes.shape("Sequence", {"type": str, "steps": list[dict[str, Any]], "player": Seat})


class Run(Struct, frozen=True, kw_only=True):
    """How far a case came: where it began and where it stands, the events, what was asked for.

    `breaches` end it at the step they belong to; steps count from 1, 0 where there is but one.
    """

    before: Position
    at: Position
    events: tuple[Event, ...] = ()
    answers: State = {}
    breaches: tuple[Breach, ...] = ()
    step: int = 0


def play(
    case: Case, cards: Mapping[str, Any], texts: Any, options: Any, dialect: Dialect
) -> Played:
    """A case played, given the facts of cards, texts and options. Raises NotUnderstood."""
    _options_known(case, dialect)
    if dialect.by_texts:
        played: Played = dialect.by_texts(case, cards, texts, options, dialect).played()
        return played
    ends = tuple(dialect.end_of(case))
    return outcome(run(case, cards, texts, options, dialect), ends, dialect)


def _options_known(case: Case, dialect: Dialect) -> None:
    """Raises NotUnderstood for an option nobody knows, and for rules of which none is known."""
    rules = dialect.game.rulebook.rules()
    if case.violates and not rules.keys() & set(case.violates):
        raise shapes.unknown_rule(case.violates[0], rules, "violates[0]")
    options = {field.replace("_", "-") for field in dialect.game.options.__struct_fields__}
    if case.switch and case.switch.replace("_", "-") not in options:
        ja, en = near(case.switch, options)
        said = f"オプション {case.switch} を知らない{ja}", f"unknown option {case.switch}{en}"
        raise NotUnderstood(*said, "switch")


def run(case: Case, cards: Mapping[str, Any], texts: Any, options: Any, dialect: Dialect) -> Run:
    """The actions of a case carried out, every step on the board the ones before it left.

    Raises NotUnderstood.
    """
    setup = shapes.stated(case.setup, dialect.setup, "setup")
    shapes.needs(setup, (dialect.step, *SEATS), "setup")
    for seat in SEATS:
        shapes.needs(setup[seat], (dialect.mark,), f"setup.{seat}")
    board = dialect.board(setup, case, cards, options)
    begun = Position(begun=board, board=board)
    going = Run(before=begun, at=begun)
    steps = tuple(_steps(case.action))
    if not 0 <= case.illegal_step <= len(steps):
        n = case.illegal_step
        raise NotUnderstood(f"{n}手目はない", f"there is no step {n}", "illegal_step")
    for n, (where, step) in enumerate(steps, 1):
        going = _stepped(going, Said(step, going.at, dialect, where, texts), step)
        if going.breaches:
            return replace(going, step=n if len(steps) > 1 else 0)
    return going


def _steps(action: Facts) -> Iterator[tuple[str, Facts]]:
    """The steps of an action with their paths; who acts in all of them need be said once."""
    if action.get("type") != "sequence":
        yield "action", action
        return
    told = shapes.stated(action, SEQUENCE, "action")
    who = {"player": told["player"]} if "player" in told else {}
    for n, step in enumerate(told.get("steps", ())):
        yield f"action.steps[{n}]", who | step


def _stepped(going: Run, said: Said, action: Facts) -> Run:
    if said.word.ask:
        answer = said.word.ask(said)
        both = {key: {**going.answers.get(key, {}), **told} for key, told in answer.items()}
        return replace(going, answers={**going.answers, **both})
    try:
        event, marks = said.dialect.asserted(said.event(), going.at, said.texts)
    except Impossible as error:
        return replace(going, breaches=error.breaches)
    decision = said.dialect.game.decide(going.at.board, event)
    names = {**going.at.names, **said.dialect.entered(going.at, decision, shapes.plain(action))}
    return replace(
        going,
        at=replace(going.at, board=decision.board, names=names, marks=marks),
        events=(*going.events, decision.event, *decision.then),
        breaches=decision.breaches if isinstance(decision, Refused) else (),
    )


def outcome(going: Run, ends: tuple[State, ...], dialect: Dialect) -> Played:
    """What a run comes to against the end states of its case."""
    if going.breaches:
        return Played(breaches=going.breaches, step=going.step)
    compared = tuple(differing(going, end, dialect) for end in ends)
    return Played(differences=compared or ((),))


def differing(going: Run, end: State, dialect: Dialect) -> tuple[Difference, ...]:
    """All that differs from an end state."""
    how, at = dialect.comparison, dialect.renamed(going.at, end)
    found, wanted = dialect.told(at), wanted_of(going, end, dialect)
    lay = (dialect.told(going.before), found)
    known = {name for told in lay for seat in SEATS for name in told[seat][how.named]}
    _named(end, known | {*going.at.names}, how)
    answers = {key: going.answers.get(key, {}) for key in how.answers}
    seen = (each for pair in dialect.seen(at, end) for each in differences(*pair[1:], how, pair[0]))
    return (
        *differences(found, wanted, how),
        *differences(answers, {**answers, **{key: end[key] for key in answers if key in end}}, how),
        *seen,
    )


def _named(end: State, known: set[str], how: Comparison) -> None:
    """Raises NotUnderstood for a thing that is said to be gone and never was there."""
    for seat in SEATS:
        for name in end.get(seat, {}).get(how.named, {}):
            if name not in known:
                raise shapes.unknown_name(name, known, f"after.{seat}.{how.named}")


def wanted_of(going: Run, end: State, dialect: Dialect) -> State:
    """The position that is due at the end, with what the events say that cases need not list."""
    before, after = dialect.told(going.before), dialect.told(going.at)
    for event in going.events:
        if isinstance(event, StepEntered):
            before[dialect.step] = after[dialect.step]
        seat = getattr(event, "player", "")
        for key in dialect.comparison.implied.get(type(event), ()):
            before[seat][key] = after[seat][key]
    return due(before, end, dialect.comparison)

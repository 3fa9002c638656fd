"""Deciding: the only place that refuses. Every breach is reported, with what would come of it."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.gate_ruler import (
    AbilityPlayed,
    CardSet,
    DriveCardRevealed,
    EffectResolved,
    EventPlayed,
    FieldPlayed,
    GateItemResolved,
    OverdrivePlayed,
    OverdriveRemoved,
    PriorityPassed,
    RulingGiven,
    UnitPlayed,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.match import (
    CardDeclared,
    CardIdentified,
    CountTaken,
    HandRedrawn,
    MatchStarted,
    PlayerConceded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.gate_ruler import completing
from senpu.projections.gate_ruler.board import Board, printed
from senpu.projections.gate_ruler.changes import changed
from senpu.projections.gate_ruler.consequences import FOLLOWING, follow
from senpu.projections.gate_ruler.evolve import evolve
from senpu.projections.gate_ruler.play import CardPlay, Play, SetPlay, UnitPlay
from senpu.projections.gate_ruler.play_in_play import AbilityPlay, OverdrivePlay, RearrangePlay
from senpu.projections.gate_ruler.play_table import (
    ByItself,
    ChangePlay,
    CountPlay,
    DeclarePlay,
    HandPlay,
    IdentityPlay,
    PassPlay,
    ResolvePlay,
    StartPlay,
    StepPlay,
    TurnPlay,
)  # fmt: skip
from senpu.projections.gate_ruler.rules import (
    drive,
    gate,
    playing,
    rearranging,
    record,
    setting,
    summoning,
    turn,
)  # fmt: skip
from senpu.projections.rules import Accepted, Asked, Breaches, Decision, Refused


def decide(board: Board, event: Event) -> Decision:
    """Whether an event may happen on a board, completed by its outcome and what follows.

    An event no rule speaks of (a note, a gap) is always accepted.
    """
    rules = judged(board, event)
    if rules is None:
        then, after = follow(board, evolve(board, event), event)
        return Accepted(event, then, after)
    play = rules.play(board, event)
    found = rules.asked.breaches(play, board.book.options, waived(event))
    done = rules.done(play) if rules.done else event
    if getattr(done, "effects", ()):
        done, wrong = _with_texts(board, done)
        found += wrong
    then, after = follow(board, evolve(board, done), done)
    return Refused(found, done, then, after) if found else Accepted(done, then, after)


class Judged(Struct, frozen=True):
    """How one kind of event is judged: as what play, by which rules, completed how."""

    play: Callable[[Board, Any], Any]
    asked: Asked
    done: Callable[[Any], Event] | None = None


def judged(board: Board, event: Any) -> Judged | None:
    """How an event is judged here; None if no rule speaks of it.

    A set card or an ability that is not of normal timing is an answer (9-3e-2, 9-3e-3), whoever
    set or controls it.
    """
    if type(event) is EventPlayed and event.source == "set":
        return SET_ANSWER if _answers(board, event) else SET_EVENT
    if type(event) is AbilityPlayed and AbilityPlay(board, event).timing not in ("normal", "-"):
        return ABILITY_ANSWER
    return JUDGED.get(event.__class__)


def _answers(board: Board, event: EventPlayed) -> bool:
    set_cards = (side.laid(event.card) for side in board.sides.values())
    lying = [laid.card for laid in set_cards if laid]
    return printed(board, event.number or next(iter(lying), event.card)).timing != "normal"


def waived(event: Any) -> tuple[str, ...]:
    """The rules that texts lift for this action."""
    waivers = getattr(event, "waive", ())
    return tuple(waiver.rule for waiver in waivers) if waivers else ()


def _with_texts(board: Board, event: Any) -> tuple[Event, Breaches]:
    """The event with what texts did completed, and the breaches of it, change by change."""
    lifted, options = waived(event), board.book.options
    board = evolve(board, replace(event, effects=()))
    changes: list[Any] = []
    found: Breaches = ()
    for change in event.effects:
        change = completing.change_completed(board, change)
        found += CHANGE.breaches(ChangePlay(board, change), options, lifted)
        board = changed(board, change)
        changes.append(change)
    return replace(event, effects=tuple(changes)), found


class TextPlay:
    """What a text or a judge's remedy did: only its changes are judged."""

    def __init__(self, board: Board, event: EffectResolved | RulingGiven) -> None:
        self.board = board
        self.event = event


SET_EVENT = Judged(CardPlay, Asked(*playing.SET_EVENT), completing.played)
SET_ANSWER = Judged(CardPlay, Asked(*playing.SET_ANSWER), completing.played)
ABILITY_ANSWER = Judged(AbilityPlay, Asked(*playing.ABILITY_ANSWER), completing.ability)
JUDGED: Mapping[type[Event], Judged] = {
    DriveCardRevealed: Judged(CardPlay, Asked(*drive.REVEAL), completing.revealed),
    UnitPlayed: Judged(UnitPlay, Asked(*summoning.UNIT), completing.played),
    FieldPlayed: Judged(CardPlay, Asked(*playing.FIELD), completing.played),
    CardSet: Judged(SetPlay, Asked(*setting.SET), completing.set_down),
    EventPlayed: Judged(CardPlay, Asked(*playing.EVENT), completing.played),
    AbilityPlayed: Judged(AbilityPlay, Asked(*playing.ABILITY), completing.ability),
    OverdrivePlayed: Judged(OverdrivePlay, Asked(*drive.OVERDRIVE), completing.ability),
    OverdriveRemoved: Judged(OverdrivePlay, Asked(*drive.REMOVE)),
    UnitsRearranged: Judged(RearrangePlay, Asked(*rearranging.REARRANGE)),
    PriorityPassed: Judged(PassPlay, Asked(*gate.PASS)),
    GateItemResolved: Judged(ResolvePlay, Asked(*gate.RESOLVE), completing.resolved),
    EffectResolved: Judged(TextPlay, Asked()),
    RulingGiven: Judged(TextPlay, Asked()),
    TurnStarted: Judged(TurnPlay, Asked(*turn.TURN)),
    StepEntered: Judged(StepPlay, Asked(*turn.STEP)),
    MatchStarted: Judged(StartPlay, Asked(turn.match_starts_once)),
    HandRedrawn: Judged(HandPlay, Asked(turn.hand_is_kept)),
    CardDeclared: Judged(DeclarePlay, Asked(record.declared_facts_can_be_read)),
    PlayerConceded: Judged(Play, Asked(record.match_is_on)),
    CountTaken: Judged(CountPlay, Asked(record.count_agrees)),
    CardIdentified: Judged(
        IdentityPlay,
        Asked(
            record.handle_is_unknown,
            record.identity_fits_deck,
            record.identified_set_card_was_settable,
        ),
    ),
    **dict.fromkeys(FOLLOWING, Judged(ByItself, Asked(record.stands_by_itself))),
}
"""Every event that can be refused. One that is not here is always accepted."""

CHANGE = Asked(*gate.CHANGE)
"""What is asked of every typed change."""

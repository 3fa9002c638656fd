"""Deciding: the only place that refuses. Every breach is reported, with what would come of it."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveKept,
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
from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    LevelCostSet,
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
from senpu.projections.battle_spirits import completing
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.changes import changed
from senpu.projections.battle_spirits.completing import change_completed
from senpu.projections.battle_spirits.consequences import FOLLOWING, follow
from senpu.projections.battle_spirits.evolve import evolve
from senpu.projections.battle_spirits.play_card import (
    BurstActivation,
    BurstPlay,
    EffectPlay,
    MagicPlay,
    MiragePlay,
    SummonPlay,
)
from senpu.projections.battle_spirits.play_field import Aftermath, BravePlay, MovePlay
from senpu.projections.battle_spirits.play_table import (
    ByItself,
    ChangePlay,
    CountPlay,
    DeclarePlay,
    HandPlay,
    IdentityPlay,
    StartPlay,
    StepPlay,
    TurnPlay,
)  # fmt: skip
from senpu.projections.battle_spirits.rules import (
    brave,
    cores,
    effects,
    main_step,
    record,
    setting,
    summoning,
    texts,
    turn,
)  # fmt: skip
from senpu.projections.rules import Accepted, Asked, Breaches, Decision, Refused


def decide(board: Board, event: Event) -> Decision:
    """Whether an event may happen on a board, completed by its outcome and what follows.

    An event no rule speaks of (a note, a ruling) is always accepted.
    """
    judged = JUDGED.get(type(event))
    if judged is None:
        then, after = follow(board, evolve(board, event), event)
        return Accepted(event, then, after)
    play = judged.play(board, event)
    options = board.book.options
    found = judged.asked.breaches(play, options, waived(event))
    done = judged.done(play) if judged.done else event
    if getattr(done, "effects", ()):
        done, broken = _with_texts(board, done)
        found += broken
    then, after = follow(board, evolve(board, done), done)
    if getattr(done, "keep", None):
        found += _unkept(board, done, then)
    return Refused(found, done, then, after) if found else Accepted(done, then, after)


def waived(event: Any) -> tuple[str, ...]:
    """The rules that texts lift for this action."""
    waivers = getattr(event, "waive", ())
    return tuple(waiver.rule for waiver in waivers) if waivers else ()


def _with_texts(board: Board, event: Any) -> tuple[Event, Breaches]:
    """The event with what texts did completed, and the breaches of it.

    Each change is completed and judged on the board the action and the changes before it left.
    """
    lifted, options = waived(event), board.book.options
    board = evolve(board, replace(event, effects=()))
    changes: list[Any] = []
    found: Breaches = ()
    for change in event.effects:
        change = change_completed(board, change)
        asked = CHANGES_ASKED[type(change)]
        found += asked.breaches(ChangePlay(board, change), options, lifted)
        board = changed(board, change)
        changes.append(change)
    return replace(event, effects=tuple(changes)), found


def _unkept(board: Board, event: Any, then: tuple[Event, ...]) -> Breaches:
    stayed = {consequence.id for consequence in then if type(consequence) is BraveKept}
    missing = " ".join(id for id in event.keep if id not in stayed)
    return KEPT.breaches(Aftermath(missing), board.book.options)


class TextPlay:
    """What is not judged itself: of a text or a judge's remedy, only the changes are."""

    def __init__(self, board: Board, event: Event) -> None:
        self.board = board
        self.event = event


class Judged(Struct, frozen=True):
    """How one kind of event is judged: as what play, by which rules, completed how."""

    play: Callable[[Board, Any], Any]
    asked: Asked
    done: Callable[[Any], Event] | None = None


class ByEffect(Asked):
    """Rules that depend on the effect chosen."""

    def __init__(self, **asked: Asked) -> None:
        super().__init__(*(rule for one in asked.values() for rule in one.rules))
        self.by_effect = asked

    def breaches(self, play: Any, options: object, waived: tuple[str, ...] = ()) -> Breaches:
        """As `Asked.breaches`, of the rules for this effect."""
        return self.by_effect[play.effect].breaches(play, options, waived)


JUDGED: Mapping[type[Event], Judged] = {
    Summoned: Judged(SummonPlay, Asked(*summoning.SUMMON), completing.entering),
    NexusDeployed: Judged(SummonPlay, Asked(*summoning.DEPLOY), completing.entering),
    MagicUsed: Judged(
        MagicPlay,
        ByEffect(main=Asked(*effects.MAGIC_MAIN), flash=Asked(*effects.MAGIC_FLASH)),
        completing.paid,
    ),
    EffectUsed: Judged(
        EffectPlay,
        ByEffect(
            flash=Asked(*effects.EFFECT_FLASH),
            main_step=Asked(*effects.EFFECT_MAIN),
            accel=Asked(*effects.ACCEL),
            advent=Asked(*effects.ADVENT),
        ),
        completing.paid,
    ),
    MirageSet: Judged(MiragePlay, Asked(*setting.MIRAGE), completing.paid),
    BurstSet: Judged(BurstPlay, Asked(*setting.BURST), completing.burst),
    BurstActivated: Judged(BurstActivation, Asked(*setting.ACTIVATE), completing.activated),
    BraveCombined: Judged(BravePlay, Asked(*brave.COMBINE), completing.combined),
    BraveSeparated: Judged(BravePlay, Asked(*brave.SEPARATE), completing.separated),
    BraveExchanged: Judged(BravePlay, Asked(*brave.EXCHANGE), completing.exchanged),
    CoresMoved: Judged(MovePlay, Asked(*cores.MOVE), completing.moved),
    EffectResolved: Judged(TextPlay, Asked()),
    RulingGiven: Judged(TextPlay, Asked()),
    MatchStarted: Judged(StartPlay, Asked(turn.match_starts_once)),
    HandRedrawn: Judged(HandPlay, Asked(turn.redraw_is_allowed, turn.redraw_is_complete)),
    TurnStarted: Judged(TurnPlay, Asked(*turn.TURN)),
    StepEntered: Judged(StepPlay, Asked(*turn.STEP)),
    CardDeclared: Judged(DeclarePlay, Asked(record.declared_facts_can_be_read)),
    PlayerConceded: Judged(TextPlay, Asked(main_step.match_is_on)),
    CountTaken: Judged(CountPlay, Asked(record.count_agrees)),
    CardIdentified: Judged(
        IdentityPlay,
        Asked(
            record.handle_is_unknown, record.identity_fits_deck, record.identified_burst_has_effect
        ),
    ),
    **dict.fromkeys(FOLLOWING, Judged(ByItself, Asked(record.stands_by_itself))),
}
"""Every event that can be refused. One that is not here is always accepted."""

CHANGES_ASKED: Mapping[type[Any], Asked] = {
    CoresShifted: Asked(*texts.SHIFT),
    CardMoved: Asked(*texts.RELOCATE),
    CardFielded: Asked(*texts.FIELD),
    DeckDrawn: Asked(*texts.DECK),
    DeckTrashed: Asked(*texts.DECK),
    CardTurned: Asked(*texts.TURN),
    LevelCostSet: Asked(*texts.MARK),
    CoresProtected: Asked(*texts.MARK),
    BraveParted: Asked(*texts.MARK),
}
KEPT = Asked(brave.kept_braves_can_stay)

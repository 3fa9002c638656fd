"""The engine of Battle Spirits: each event with what it is asked, moves and brings."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    EVENTS,
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
    Effect,
    LevelCostSet,
)  # fmt: skip
from senpu.events.match import (
    HandRedrawn,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.battle_spirits import completing
from senpu.projections.battle_spirits.actions import record
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.changes import CHANGES
from senpu.projections.battle_spirits.consequences import (
    AT_ONCE,
    BECAUSE,
    FOLLOWING,
    ends,
    rest,
    texts_make_room,
)
from senpu.projections.battle_spirits.evolve import EVOLVE
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
    ChangePlay,
    HandPlay,
    StepPlay,
    TurnPlay,
)  # fmt: skip
from senpu.projections.battle_spirits.rules import (
    BOOK,
    brave,
    cores,
    effects,
    setting,
    summoning,
    texts,
    turn,
)
from senpu.projections.declared import ByItself, Change, Kind, TextPlay, ask
from senpu.projections.engine import Engine
from senpu.projections.rules import Asked, Breaches


def kept_braves(board: Board, event: Any, then: tuple[Event, ...]) -> Breaches:
    """The braves that an action was to keep, and that did not stay."""
    if not getattr(event, "keep", None):
        return ()
    stayed = {consequence.id for consequence in then if type(consequence) is BraveKept}
    missing = " ".join(id for id in event.keep if id not in stayed)
    return KEPT.breaches(Aftermath(missing), board.book.options)


KEPT = BOOK.ask(brave.kept_braves_can_stay)

Judged = tuple[Callable[[Board, Any], Any], Mapping[str, Asked], Callable[[Any], Event] | None]
"""As what play an event is judged, by which rules, completed how."""

JUDGED: Mapping[type[Event], Judged] = {
    Summoned: (SummonPlay, ask(*summoning.SUMMON), completing.entering),
    NexusDeployed: (SummonPlay, ask(*summoning.DEPLOY), completing.entering),
    MagicUsed: (
        MagicPlay,
        {"main": Asked(*effects.MAGIC_MAIN), "flash": Asked(*effects.MAGIC_FLASH)},
        completing.paid,
    ),
    EffectUsed: (
        EffectPlay,
        {
            "flash": Asked(*effects.EFFECT_FLASH),
            "main_step": Asked(*effects.EFFECT_MAIN),
            "accel": Asked(*effects.ACCEL),
            "advent": Asked(*effects.ADVENT),
        },
        completing.paid,
    ),
    MirageSet: (MiragePlay, ask(*setting.MIRAGE), completing.paid),
    BurstSet: (BurstPlay, ask(*setting.BURST), completing.burst),
    BurstActivated: (BurstActivation, ask(*setting.ACTIVATE), completing.activated),
    BraveCombined: (BravePlay, ask(*brave.COMBINE), completing.combined),
    BraveSeparated: (BravePlay, ask(*brave.SEPARATE), completing.separated),
    BraveExchanged: (BravePlay, ask(*brave.EXCHANGE), completing.exchanged),
    CoresMoved: (MovePlay, ask(*cores.MOVE), completing.moved),
    EffectResolved: (TextPlay, ask(), None),
    RulingGiven: (TextPlay, ask(), None),
    HandRedrawn: (HandPlay, ask(turn.redraw_is_allowed, turn.redraw_is_complete), None),
    TurnStarted: (TurnPlay, ask(*turn.TURN), None),
    StepEntered: (StepPlay, ask(*turn.STEP), None),
    **dict.fromkeys(FOLLOWING, (ByItself, ask(*BOOK.alone), None)),
}
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

for event in (event for event in EVENTS if event not in BOOK.kinds):
    play, asked, complete = JUDGED.get(event, (None, {}, None))
    BOOK.enter(
        event,
        Kind(
            play=play,
            asked=asked,
            complete=complete,
            evolve=EVOLVE.get(event),
            follows=AT_ONCE.get(event),
            because=BECAUSE.get(event, ""),
            by_itself=event not in FOLLOWING,
        ),
    )
for change, mover in CHANGES.items():
    BOOK.changes[change] = Change(
        play=ChangePlay,
        asked=CHANGES_ASKED[change],
        evolve=mover,
        complete=completing.CHANGES_COMPLETED.get(change),
    )

HEADINGS = (record,)

ENGINE = Engine(
    BOOK,
    EVENTS,
    get_args(Effect),
    rest=rest,
    ends=ends,
    texts=texts_make_room,
    afterwards=kept_braves,
)
decide, evolve, because = ENGINE.decide, ENGINE.evolve, ENGINE.because

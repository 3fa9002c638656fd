"""The engine of Gate Ruler: each event with what it is asked, moves and brings."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from senpu.events.base import Event
from senpu.events.gate_ruler import (
    EVENTS,
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
from senpu.events.gate_ruler.changes import (
    CardMoved,
    CardTurned,
    DamageDealt,
    DeckDrawn,
    DeckDriven,
    Effect,
    EnergyTurned,
    RulerDamaged,
    SummonRightChanged,
    UnitEntered,
)  # fmt: skip
from senpu.events.match import (
    HandRedrawn,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.declared import ByItself, Change, Kind, TextPlay, ask
from senpu.projections.engine import Engine
from senpu.projections.gate_ruler import completing
from senpu.projections.gate_ruler.actions import record
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.changes import CHANGES
from senpu.projections.gate_ruler.consequences import AT_ONCE, BECAUSE, FOLLOWING, ends, rest
from senpu.projections.gate_ruler.evolve import EVOLVE
from senpu.projections.gate_ruler.play import CardPlay, SetPlay, UnitPlay
from senpu.projections.gate_ruler.play_in_play import AbilityPlay, OverdrivePlay, RearrangePlay
from senpu.projections.gate_ruler.play_table import (
    ChangePlay,
    HandPlay,
    PassPlay,
    ResolvePlay,
    StepPlay,
    TurnPlay,
)  # fmt: skip
from senpu.projections.gate_ruler.rules import (
    BOOK,
    drive,
    gate,
    playing,
    rearranging,
    setting,
    summoning,
    turn,
)
from senpu.projections.rules import Asked

Judged = tuple[Callable[[Board, Any], Any], Mapping[str, Asked], Callable[[Any], Event] | None]
"""As what play an event is judged, by which rules, completed how."""

JUDGED: Mapping[type[Event], Judged] = {
    DriveCardRevealed: (CardPlay, ask(*drive.REVEAL), completing.revealed),
    UnitPlayed: (UnitPlay, ask(*summoning.UNIT), completing.played),
    FieldPlayed: (CardPlay, ask(*playing.FIELD), completing.played),
    CardSet: (SetPlay, ask(*setting.SET), completing.set_down),
    EventPlayed: (
        CardPlay,
        {
            "directly": Asked(*playing.EVENT),
            "set": Asked(*playing.SET_EVENT),
            "answer": Asked(*playing.SET_ANSWER),
        },
        completing.played,
    ),
    AbilityPlayed: (
        AbilityPlay,
        {"normal": Asked(*playing.ABILITY), "answer": Asked(*playing.ABILITY_ANSWER)},
        completing.ability,
    ),
    OverdrivePlayed: (OverdrivePlay, ask(*drive.OVERDRIVE), completing.ability),
    OverdriveRemoved: (OverdrivePlay, ask(*drive.REMOVE), None),
    UnitsRearranged: (RearrangePlay, ask(*rearranging.REARRANGE), None),
    PriorityPassed: (PassPlay, ask(*gate.PASS), None),
    GateItemResolved: (ResolvePlay, ask(*gate.RESOLVE), completing.resolved),
    EffectResolved: (TextPlay, ask(), None),
    RulingGiven: (TextPlay, ask(), None),
    TurnStarted: (TurnPlay, ask(*turn.TURN), None),
    StepEntered: (StepPlay, ask(*turn.STEP), None),
    HandRedrawn: (HandPlay, ask(turn.hand_is_kept), None),
    **dict.fromkeys(FOLLOWING, (ByItself, ask(*BOOK.alone), None)),
}
CHANGES_ASKED: Mapping[type[Any], Asked] = {
    DamageDealt: Asked(*gate.DAMAGE),
    CardMoved: Asked(*gate.RELOCATE),
    UnitEntered: Asked(*gate.RELOCATE),
    CardTurned: Asked(*gate.TURN),
    DeckDrawn: Asked(*gate.DRAW),
    DeckDriven: Asked(*gate.DECK),
    RulerDamaged: Asked(*gate.DECK),
    EnergyTurned: Asked(*gate.DECK),
    SummonRightChanged: Asked(),
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

ENGINE = Engine(BOOK, EVENTS, get_args(Effect), rest=rest, ends=ends)
decide, evolve, because = ENGINE.decide, ENGINE.evolve, ENGINE.because

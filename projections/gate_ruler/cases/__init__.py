"""Gate Ruler cases played: the file format of positions, actions and right verdicts."""

from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.projections.cases.dialect import Dialect
from senpu.projections.gate_ruler.cases.position import (
    COMPARISON,
    END,
    SETUP,
    board_of,
    entered,
    told,
)  # fmt: skip
from senpu.projections.gate_ruler.cases.vocabulary import EXAMPLES, NAMES, WORDS
from senpu.projections.gate_ruler.game import GAME
from senpu.projections.gate_ruler.phases import PHASES

CASES = Dialect(
    game=GAME,
    events=EVENTS,
    step="phase",
    steps=PHASES,
    mark="ruler",
    words=WORDS,
    changes=Effect,
    examples=EXAMPLES,
    names=NAMES,
    setup=SETUP,
    end=END,
    comparison=COMPARISON,
    board=board_of,
    told=told,
    entered=entered,
)

"""Gate Ruler cases played: the file format of positions, actions and right verdicts."""

from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.projections.cases.dialect import Dialect
from senpu.projections.gate_ruler.cases import position, vocabulary
from senpu.projections.gate_ruler.game import GAME
from senpu.projections.gate_ruler.phases import PHASES

CASES = Dialect(
    game=GAME,
    events=EVENTS,
    step="phase",
    steps=PHASES,
    mark="ruler",
    words=vocabulary.WORDS,
    changes=Effect,
    names=vocabulary.NAMES,
    setup=position.SETUP,
    end=position.END,
    comparison=position.COMPARISON,
    board=position.board_of,
    told=position.told,
    entered=position.entered,
)

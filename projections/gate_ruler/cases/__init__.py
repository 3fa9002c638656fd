"""Gate Ruler cases played: the file format of positions, actions and right verdicts."""

from senpu.projections.cases.contract import CaseRules
from senpu.projections.gate_ruler.cases.running import no_texts, play
from senpu.projections.gate_ruler.cases.setup import is_position

CASES = CaseRules(reads=is_position, texts=no_texts, play=play)

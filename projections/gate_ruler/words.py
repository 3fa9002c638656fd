"""What verdicts of Gate Ruler call facts and values, in words a player reads."""

from senpu.events.notation.gate_ruler import vocabulary
from senpu.projections.rules import texts
from senpu.projections.shared.words import tables

FACTS, OWN = tables(__file__)
PHASES = texts(vocabulary.PHASES)
WORDS = {**PHASES, **texts(vocabulary.PILES), **OWN, **FACTS}
"""All of them; what is said at length here may be typed shorter."""

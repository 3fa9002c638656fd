"""What verdicts of Battle Spirits call facts and values, in words a player reads."""

from senpu.events.notation.battle_spirits import vocabulary
from senpu.projections.rules import texts
from senpu.projections.shared.words import tables

FACTS, OWN = tables(__file__)
STEPS = texts(vocabulary.STEPS)
COLOURS = texts(vocabulary.KINDS)
TYPED = (vocabulary.KINDS, vocabulary.STATES, vocabulary.STEPS, vocabulary.PLACES, vocabulary.ZONES)
WORDS = {name: text for words in TYPED for name, text in texts(words).items()} | OWN | FACTS
"""All of them; what is said at length here may be typed shorter."""

"""Battle Spirits cases played: the file format of positions, actions and right verdicts.

Card texts are asserted from data (`texts`); what the data do not tell is read off the end state of
the case (`derived`) or said to be missing, never guessed.
"""

from senpu.projections.battle_spirits.cases.judging import play
from senpu.projections.battle_spirits.cases.setup import is_position
from senpu.projections.battle_spirits.cases.texts import read_texts
from senpu.projections.cases.contract import CaseRules

CASES = CaseRules(reads=is_position, texts=read_texts, play=play)

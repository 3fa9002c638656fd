"""Battle Spirits cases played: the file format of positions, actions and right verdicts.

Card texts are asserted from data (`texts`); what the data do not tell is read off the end state of
the case (`inference`) or said to be missing, never guessed.
"""

from senpu.events.battle_spirits import EVENTS
from senpu.events.battle_spirits.changes import Effect
from senpu.projections.battle_spirits.cases.assertion import asserted
from senpu.projections.battle_spirits.cases.position import (
    COMPARISON,
    END,
    SETUP,
    board_of,
    entered,
    renamed,
    seen,
    told,
)  # fmt: skip
from senpu.projections.battle_spirits.cases.reliance import ByTexts
from senpu.projections.battle_spirits.cases.texts import CardText, read_texts
from senpu.projections.battle_spirits.cases.vocabulary import EXAMPLES, NAMES, WORDS
from senpu.projections.battle_spirits.game import GAME
from senpu.projections.battle_spirits.steps import STEPS
from senpu.projections.cases.dialect import Dialect

CASES = Dialect(
    game=GAME,
    events=EVENTS,
    step="step",
    steps=STEPS,
    mark="life",
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
    renamed=renamed,
    seen=seen,
    texts=read_texts,
    text=CardText,
    asserted=asserted,
    by_texts=ByTexts,
)

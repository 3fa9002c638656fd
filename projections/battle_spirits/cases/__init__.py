"""Battle Spirits cases played: the file format of positions, actions and right verdicts.

Card texts are asserted from data (`texts`); what the data do not tell is read off the end state of
the case (`inference`) or said to be missing, never guessed.
"""

from senpu.events.battle_spirits import EVENTS
from senpu.events.battle_spirits.changes import Effect
from senpu.projections.battle_spirits.cases import position, texts, vocabulary
from senpu.projections.battle_spirits.cases.assertion import asserted
from senpu.projections.battle_spirits.cases.reliance import ByTexts
from senpu.projections.battle_spirits.game import GAME
from senpu.projections.battle_spirits.steps import STEPS
from senpu.projections.cases.dialect import Dialect

CASES = Dialect(
    game=GAME,
    events=EVENTS,
    step="step",
    steps=STEPS,
    mark="life",
    words=vocabulary.WORDS,
    changes=Effect,
    names=vocabulary.NAMES,
    setup=position.SETUP,
    end=position.END,
    comparison=position.COMPARISON,
    board=position.board_of,
    told=position.told,
    entered=position.entered,
    renamed=position.renamed,
    seen=position.seen,
    texts=texts.read_texts,
    text=texts.CardText,
    asserted=asserted,
    by_texts=ByTexts,
)

"""Which signs a verb takes is what its event declares: nothing else is read."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gate_ruler.notation.table import gr_2
from round_trips import WIDE, read_back
from senpu.events.envelope import Entry
from senpu.events.notation.full import LANGS
from senpu.events.notation.gate_ruler.short import TONGUE
from senpu.projections.game import Intent, NotationError, game
from senpu.projections.rules import Refused

GAME = game("gate_ruler")
BOARD = (
    gr_2().types("& ? tok mus8 v1 x nag", "f fie p0 %14-3:elf", "& ? v1", "o kag", "?s1=hen").board
)
LINES: Mapping[str, str] = {
    "o": "o tat", "k": "k kag", "k-": "k- kag", "s": "s mag9", "f": "f fie", "t": "t2 hen",
    "v": "v1", "e": "e hen", "a": "a elf", "w": "w78", ",": ",", ">": ">",
}  # fmt: skip
"""Each verb with what must stand behind it."""
SAMPLES: Mapping[str, tuple[str, ...]] = {
    "&": ("&d1", "&mill2", "&kill elf", "&put sil7<g"),
    "$": ("$-1:fie", "$=0:fie"),
    "%no": ("%no:fie",),
    "%": ("%7-5a-2:fie",),
    "..": (" ..",),
    "/": ("/a1", "/od1"),
    "@": (" @left",),
    "<": (" <g", "<墓地"),
    ">": (" >elf", " >2.5"),
    "p": (" p1", " p0"),
}
"""Pieces by their sign."""


def read(line: str) -> tuple[Intent, ...] | NotationError:
    """What a line stands for, or why it does not."""
    try:
        return GAME.read(BOARD, line, "scribe")
    except NotationError as error:
        return error


def test_every_verb_and_sign_is_tried() -> None:
    """But the name behind `=`, which behind other verbs is the card played last, and words."""
    assert {*LINES} == {*TONGUE.shapes}
    assert {*SAMPLES, "=", ""} == {*TONGUE.signs}


@pytest.mark.parametrize("verb", LINES)
@pytest.mark.parametrize("sign", SAMPLES)
def test_a_sign_is_taken_by_the_verbs_that_declare_it(verb: str, sign: str) -> None:
    """Behind any other it is refused where the verb stands."""
    taken = sign in TONGUE.shapes[verb].signs
    for sample in SAMPLES[sign]:
        found = read(LINES[verb] + sample)
        said = found.message.en if isinstance(found, NotationError) else ""
        useless = "means nothing behind" in said
        assert useless != taken, (verb, sample)
        assert not useless or (isinstance(found, NotationError) and found.column == 1)


def lines() -> st.SearchStrategy[str]:
    """A verb and up to four pieces, mostly such as it takes."""

    def with_pieces(verb: str) -> st.SearchStrategy[str]:
        taken = [s for sign in SAMPLES if sign in TONGUE.shapes[verb].signs for s in SAMPLES[sign]]
        foreign = [s for samples in SAMPLES.values() for s in samples]
        pieces = st.lists(st.sampled_from([*taken * 3, *foreign]), max_size=4)
        return pieces.map(lambda found: LINES[verb] + "".join(found))

    return st.sampled_from([*LINES]).flatmap(with_pieces)


@given(lines())
@WIDE
def test_what_is_taken_stands_in_the_events(line: str) -> None:
    """Each piece typed is somewhere in what is recorded, and full text carries the action."""
    found = read(line)
    if isinstance(found, NotationError):
        assert 1 <= found.column <= len(line) + 1
        assert found.message.ja
        return
    fields = {"%": "waive", "%no": "barred", "&": "effects", "$": "discount_source",
              ">": "targets"}  # fmt: skip
    decision = GAME.decide(BOARD, found[0].event)
    for sign, field in fields.items():
        unresolved = sign == "&" and isinstance(decision, Refused)  # it never comes on the gate
        if any(sample in line for sample in SAMPLES[sign]) and not unresolved:
            held = [getattr(intent.event, field, None) for intent in found]
            assert any(held), (sign, line)
    entry = Entry(seq=9, time="t", by=found[0].by, event=decision.event, mark="observed")
    for lang in LANGS:
        read_back(GAME, BOARD, entry, lang)

"""Which signs a verb takes is what its event declares: nothing typed is dropped, nothing else read.

Lines are put together from a verb, a card and pieces, as the declaration allows and as it does not.
"""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from notation.table import Table
from round_trips import WIDE, read_back
from senpu.events.envelope import Entry
from senpu.events.notation.battle_spirits.short import TONGUE
from senpu.events.notation.full import LANGS
from senpu.projections.game import Intent, NotationError, game

GAME = game("battle_spirits")
BOARD = (
    Table()
    .types(
        "start", "1.1 ! & ? v>r20 {x} | s ryu* | s gor | n hal | b ken>ryu | u | /",
        "2.2 s bei | /", "3.1",
    )
    .board
)  # fmt: skip
SAMPLES: Mapping[str, tuple[str, ...]] = {
    "&": ("&d1", "&mill2", "&kill 2.bei", "&l>r1", "&put fox<trash+1", "&lock gor"),
    "$": ("$-1:hal", "$=4:hal"),
    "^": ("^ken", "^ken+r1"),
    "%no": ("%no:hal",),
    "%": ("%M7:hal",),
    "@": ("@1",),
    ">>": (">>2.bei",),
    ">": (">ryu", ">gor"),
    "<": ("<gor",),
    "+": ("+1", "+gor1"),
    "p": (" p1", " pgor1"),
}
"""Pieces by their sign."""
CARDS = {"c": "r>gor", "u": "", "i": "odo", "m": "fla", "f": "ryu", "n": "hal", "j": "ken"}
"""What stands behind a verb; behind the others GOR does."""
PAIRS = [(verb, sign) for verb in TONGUE.shapes for sign in SAMPLES]


def read(line: str) -> Intent | NotationError:
    """What a line stands for, or why it does not."""
    try:
        return GAME.read(BOARD, line, "scribe")[-1]
    except NotationError as error:
        return error


def takes_card(verb: str) -> bool:
    """Whether a name stands behind a verb."""
    return any("" in part.signs for way in TONGUE.shapes[verb].ways for part in way.typed.values())


def line_of(verb: str, *pieces: str) -> str:
    """A verb with a card of its kind, and some pieces."""
    card = CARDS.get(verb, "gor" if takes_card(verb) else "")
    return f"{verb} {card}".rstrip() + "".join(pieces)


@pytest.mark.parametrize(("verb", "sign"), PAIRS)
def test_a_sign_is_taken_by_the_verbs_that_declare_it(verb: str, sign: str) -> None:
    """Behind any other it is refused where the verb stands, with the hint if there is one."""
    shape = TONGUE.shapes[verb]
    for sample in SAMPLES[sign]:
        found = read(line_of(verb, sample))
        said = found.message.en if isinstance(found, NotationError) else ""
        useless = f"{sign} means nothing behind {verb}{shape.hint(sign)[1]}"
        only_on_the_field = (verb, sign) == ("U", "+")
        if verb == "c" and sign in (">", "p"):
            continue  # there the arrow moves cores on, and a p begins the next move
        if sign == "p" and not (takes_card(verb) or verb in CARDS):
            continue  # where no name stands, p1 is read as one
        assert (said == useless) == (sign not in shape.signs or only_on_the_field), sample
        assert not said or (isinstance(found, NotationError) and found.column >= 1)


@pytest.mark.parametrize(
    ("line", "column"),
    [("j ken>ryu<gor", 1), ("& bei &mill", 8), ("s gor p", 7), ("n hal p +1", 7)],
)
def test_what_was_dropped_once_is_refused(line: str, column: int) -> None:
    """A host given up where there is none, cards from the deck that are none, nothing paid."""
    found = read(line)
    assert isinstance(found, NotationError)
    assert found.column == column


def lines() -> st.SearchStrategy[str]:
    """A verb with its card and up to four pieces, mostly such as it takes."""

    def with_pieces(verb: str) -> st.SearchStrategy[str]:
        taken = [s for sign in SAMPLES if sign in TONGUE.shapes[verb].signs for s in SAMPLES[sign]]
        options = [f"/{option}" for option in TONGUE.shapes[verb].options]
        foreign = [s for samples in SAMPLES.values() for s in samples]
        pieces = st.lists(st.sampled_from([*taken * 3, *options, *foreign]), max_size=4)
        return pieces.map(lambda found: line_of(verb, *found))

    return st.sampled_from([*TONGUE.shapes]).flatmap(with_pieces)


@given(lines())
@WIDE
def test_what_is_taken_stands_in_the_event(line: str) -> None:
    """Each piece typed is somewhere in the event, and full text carries it."""
    found = read(line)
    if isinstance(found, NotationError):
        assert 1 <= found.column <= len(line) + 1
        assert found.message.ja
        return
    event: Any = found.event
    for sign, field in {"%": "waive", "%no": "barred", "&": "effects", "$": "adjust", "^": "keep",
                        ">>": "targets", "@": "place"}.items():  # fmt: skip
        if line.startswith("n hal") and sign == "@":
            continue  # its first level needs no cores
        if any(sample in line for sample in SAMPLES[sign]):
            assert getattr(event, field), (sign, line)
    decided = GAME.decide(BOARD, event).event
    entry = Entry(seq=9, time="t", by=found.by, event=decided, mark="observed")
    for lang in LANGS:
        read_back(GAME, BOARD, entry, lang)

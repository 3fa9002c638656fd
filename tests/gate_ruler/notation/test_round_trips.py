"""Text to events to text and back is the identity, whatever was recorded."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gate_playing import board_after, picked, picks, played
from gate_ruler.notation.anybody import Anybody
from gate_ruler.notation.table import FULL_WIDTH, Table, gr_1
from generated import events
from senpu.events.base import Event, Mark
from senpu.events.envelope import Entry
from senpu.events.gate_ruler import CardPlayed, CardSet, GateItemResolved
from senpu.events.gate_ruler.changes import UnitEntered
from senpu.events.notation.full import LANGS, Lang
from senpu.projections.game import NotationError
from senpu.projections.gate_ruler import reading
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.decide import decide

CALM = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
WIDE = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)
BOARD = gr_1().types("5.1 o kag | k kag &v1 | t3").board


def told(board: Board, event: Event, by: str, entry: Any) -> Any:
    """All that an entry is: what was decided, and how it was meant."""
    decision = decide(board, event)
    breaches = getattr(decision, "breaches", ())
    how = (by, entry.mark, entry.reason, entry.clock, entry.doubt)
    return (decision.event, decision.then, breaches, how)


def read_back(board: Board, entry: Entry, lang: Lang) -> None:
    """What is written is read as the same entry, in both widths."""
    text = reading.write(board, entry, lang)
    for typed in (text, text.translate(FULL_WIDTH)):
        (intent,) = reading.read(board, typed, "scribe")
        given_back = told(board, intent.event, intent.by, intent)
        assert given_back == told(board, entry.event, entry.by, entry), typed


@pytest.mark.parametrize("lang", LANGS)
@given(SEEDS)
@CALM
def test_what_anybody_does_is_read_back(lang: Lang, seed: int) -> None:
    """Legal, observed and forced entries."""
    table = Table()
    Anybody(table, Random(seed)).plays(12)
    for board, entry in table.entries():
        read_back(board, entry, lang)


@pytest.mark.parametrize("lang", LANGS)
@given(picks(5, 40), st.integers(0, 2**20))
@CALM
def test_legal_play_is_read_back(lang: Lang, course: list[int], pick: int) -> None:
    """With the shipped cards, declared decks, both rulers."""
    board = board_after(course, None)
    event = picked(board, pick)
    if event is not None:
        entry = Entry(seq=7, time="t", by=getattr(event, "player", "scribe"), event=event)
        read_back(board, msgspec.structs.replace(entry, event=decide(board, event).event), lang)
        played(board, event)


def without_outcome(event: Any) -> Any:
    """The event without the names that deciding gives."""
    left: dict[str, Any] = {}
    if effects := getattr(event, "effects", ()):
        left["effects"] = tuple(
            msgspec.structs.replace(change, id="") if isinstance(change, UnitEntered) else change
            for change in effects
        )
    if isinstance(event, (CardPlayed, CardSet, GateItemResolved)):
        left["id"] = ""
    return msgspec.structs.replace(event, **left) if left else event


@pytest.mark.parametrize("lang", ["ja", "en"])
@given(
    events("gate_ruler"),
    st.sampled_from(["legal", "observed", "forced"]),
    st.text(max_size=4),
    st.booleans(),
    st.sampled_from(["A", "B", "scribe", "judge:x", "judge:田中 一"]),
)
@WIDE
def test_full_text_carries_any_event(
    lang: Any, event: Event, mark: Mark, text: str, doubt: bool, by: str
) -> None:
    """Whatever a log may hold is written and read back, in both widths."""
    entry = Entry(
        seq=5, time="t", by=by, event=event, mark=mark, reason=text, clock=text[::-1], doubt=doubt
    )
    line = reading.write(BOARD, entry, lang)
    for typed in (line, line.translate(FULL_WIDTH)):
        (intent,) = reading.read(BOARD, typed, "scribe")
        assert without_outcome(intent.event) == without_outcome(event), line
        meant = (intent.by, intent.mark, intent.reason, intent.clock, intent.doubt)
        assert meant == (by, mark, text, text[::-1], doubt), line


@given(st.text(max_size=12))
@WIDE
def test_nothing_typed_breaks_the_reader(text: str) -> None:
    """Any text is read or is an error with a message; completion offers what is understood."""
    starts = ("", "s ", "o ", "t2 ", "v1=", "w", "& mus ", "5-2 P1 ", "s kag9 &", "(", "k- ", "2.")
    for typed in (start + text for start in starts):
        for item, column in reading.items(typed):
            assert typed[column - 1 :].startswith(item)
            try:
                reading.read(BOARD, item, "scribe")
            except NotationError as error:
                assert 1 <= error.column <= len(item) + 1
                assert error.message.ja
        reading.complete(BOARD, typed)

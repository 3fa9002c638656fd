"""Text to events to text and back is the identity, whatever was recorded."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generated import events
from notation.table import Anybody, Table
from senpu.events.base import Event, Mark
from senpu.events.battle_spirits import NexusDeployed, Summoned
from senpu.events.battle_spirits.changes import CardFielded
from senpu.events.envelope import Entry
from senpu.events.notation.full import LANGS, Lang
from senpu.projections.battle_spirits import reading
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.game import NotationError

FULL_WIDTH = {code: code + 0xFEE0 for code in range(0x21, 0x7F)} | {0x20: 0x3000}
CALM = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
WIDE = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)
TURNS = "1.1 s ryu* | /", "2.2 s bei | /", "3.1 n hal | b ken>ryu | u"
BOARD = Table().types("start", *TURNS).board


def told(board: Board, event: Event, by: str, entry: Any) -> Any:
    """All that an entry is: what was decided, and how it was meant."""
    decision = decide(board, event)
    breaches = getattr(decision, "breaches", ())
    how = (by, entry.mark, entry.reason, entry.clock, entry.doubt)
    return (decision.event, decision.then, breaches, how)


@pytest.mark.parametrize("lang", LANGS)
@given(SEEDS)
@CALM
def test_what_anybody_does_is_read_back(lang: Lang, seed: int) -> None:
    """Legal, observed and forced entries, in both widths."""
    table = Table()
    Anybody(table, Random(seed)).plays(12)
    for board, entry in table.entries():
        text = reading.write(board, entry, lang)
        for typed in (text, text.translate(FULL_WIDTH)):
            (intent,) = reading.read(board, typed, "scribe")
            given_back = told(board, intent.event, intent.by, intent)
            assert given_back == told(board, entry.event, entry.by, entry), typed


def without_outcome(event: Any) -> Any:
    """The event as far as a player chose it."""
    left: dict[str, Any] = {}
    if hasattr(event, "cost"):
        left["cost"] = None
    if isinstance(event, (Summoned, NexusDeployed)):
        left["id"] = ""
    if hasattr(event, "effects"):
        left["effects"] = tuple(
            msgspec.structs.replace(change, id="") if isinstance(change, CardFielded) else change
            for change in event.effects
        )
    return msgspec.structs.replace(event, **left) if left else event


@pytest.mark.parametrize("lang", ["ja", "en"])
@given(
    events("battle_spirits"),
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
    for typed in (text, f"s {text}", f"b ken>{text}", f"& bei {text}", f"3-2 P1 {text}"):
        for item, column in reading.items(typed):
            assert typed[column - 1 :].startswith(item)
            try:
                reading.read(BOARD, item, "scribe")
            except NotationError as error:
                assert 1 <= error.column <= len(item) + 1
                assert error.message.ja
        reading.complete(BOARD, typed)

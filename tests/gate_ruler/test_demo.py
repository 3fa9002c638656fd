"""The match of Gate Ruler that comes along: what it shows, and what can be asked of it."""

from collections import Counter
from pathlib import Path

import pytest

from gate_playing import GAME
from senpu.events import gate_ruler as events
from senpu.events.base import Event
from senpu.events.log.chain import LogFile
from senpu.events.log.file import read
from senpu.events.match import CountTaken
from senpu.projections.fold import verified
from typed import senpu

SHOWN: tuple[type[Event], ...] = (
    events.DriveCardRevealed, events.OverdrivePlayed, events.OverdriveRemoved, events.UnitPlayed,
    events.CardSet, events.EventPlayed, events.AbilityPlayed, events.UnitsRearranged,
    events.PriorityPassed, events.RulingGiven,
)  # fmt: skip
FOLLOWING: tuple[type[Event], ...] = (
    events.OverdriveLinked, events.UnitDestroyed, events.UnitOverwritten, events.DriveZoneCleared,
    events.EnergyReadied, events.CardsDriven,
)  # fmt: skip


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a demo."""
    folder = tmp_path_factory.mktemp("demo")
    shown = senpu("demo", "--game", "gate_ruler", "--keep", folder)
    assert shown.exit_code == 0, shown.output
    assert "7-1b-1" in shown.stderr and "7-2a-2a" in shown.stderr  # the line that is refused
    assert "7-6a" in shown.stdout  # what the statistics say was broken
    return folder


@pytest.fixture(scope="module")
def log(kept: Path) -> LogFile:
    """The match it left."""
    return read(kept / "demo.jsonl")


def test_the_actions_of_chapter_7_are_in_it(log: LogFile) -> None:
    """With the gate, an answer, and what follows by rule."""
    done = Counter(type(entry.event) for entry in log.entries)
    followed = {type(event) for entry in log.entries for event in entry.then}
    assert set(SHOWN) <= done.keys()
    assert set(FOLLOWING) <= followed
    sources = {e.event.source for e in log.entries if isinstance(e.event, events.EventPlayed)}
    assert sources == {"hand", "drive", "set"}


def test_every_turn_is_counted_and_every_count_agrees(log: LogFile) -> None:
    """A closing count a turn, none of them observed against the record."""
    counts = [entry for entry in log.entries if isinstance(entry.event, CountTaken)]
    assert len(counts) == 7
    assert {entry.mark for entry in counts} == {"legal"}


def test_one_illegal_play_is_observed_and_given_back(log: LogFile) -> None:
    """By 7-6a, with the ruling behind it."""
    observed = [entry for entry in log.entries if entry.mark == "observed"]
    assert [[breach.rule for breach in entry.breaches] for entry in observed] == [["7-6a"]]


def test_the_card_given_back_is_known_to_both_players(log: LogFile) -> None:
    """All saw it: the other hand cards stay unknown, and it stays known until something is set."""
    history, findings = verified(GAME, log.header, log.entries)
    assert findings == ()
    ruled = next(e.seq for e in log.entries if isinstance(e.event, events.RulingGiven))
    seen = GAME.view(history.boards[ruled], "A").sides["B"]
    assert (seen.hand, [history.board.book.names[card] for card in seen.known]) == (3, ["kaj"])


def test_what_was_paid_can_be_asked(kept: Path) -> None:
    """Energy, by the column that every game shares."""
    asked = "SELECT seat, sum(paid) FROM plays WHERE paid IS NOT NULL GROUP BY seat ORDER BY seat"
    shown = senpu("query", kept / "demo.jsonl", asked, "--format", "csv")
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.splitlines()[1:] == ["A,0", "B,7"]

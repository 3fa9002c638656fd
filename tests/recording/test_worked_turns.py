"""BS-1 and BS-2 of the notation's design give the numbers stated there."""

from pathlib import Path
from typing import Any

import pytest

from senpu.events.battle_spirits import RulingGiven, Summoned
from senpu.events.log.file import read
from senpu.events.match import CardIdentified, CountTaken
from senpu.projections.fold import verified
from senpu.projections.game import game
from typed import DECKS, GAME, record, recorded, senpu
from worked import BEFORE_3, BETWEEN, BOTH, TO_TURN_5, TURN_3, TURN_5

WIDE = str.maketrans({chr(c): chr(c + 0xFEE0) for c in range(0x21, 0x7F)} | {" ": "　"})


def _board(log: Path) -> Any:
    found = read(log)
    history, findings = verified(game("battle_spirits"), found.header, found.entries)
    assert not findings
    return history.board


def _counts(log: Path, seat: str = "A") -> tuple[int, ...]:
    side = _board(log).sides[seat]
    return (side.reserve, side.core_trash, side.life, side.hand, side.deck)


def test_before_turn_3(log: Path) -> None:
    """Reserve 4, trash 0, life 5, hand 5, deck 34, RYU on the soul core alone."""
    recorded(log, [*BEFORE_3, "3.1"])
    side = _board(log).sides["A"]
    assert _counts(log) == (4, 0, 5, 5, 34)
    assert (side.soul, side.field["A.ryu#1"].cores) == ("A.ryu#1", 1)


def test_turn_3(log: Path) -> None:
    """BS-1: nexus and direct brave for 2 each, a burst, and the closing count agrees."""
    recorded(log, [*BEFORE_3, TURN_3])
    side = _board(log).sides["A"]
    assert _counts(log) == (0, 4, 5, 2, 34)
    assert side.field["A.ken#1"].hosts == ("A.ryu#1",)
    assert (side.soul, side.burst, side.burst_set) == ("A.ryu#1", "?1", True)


def test_before_turn_5(log: Path) -> None:
    """Reserve 6, trash 0, life 4, hand 3, deck 33."""
    recorded(log, [*TO_TURN_5, "5.1"])
    assert _counts(log) == (6, 0, 4, 3, 33)


def test_turn_5(log: Path) -> None:
    """BS-2: GOR at Lv2 with three cores, the soul core among them; RYU is depleted."""
    recorded(log, BOTH)
    side = _board(log).sides["A"]
    gor = side.field["A.gor#1"]
    assert _counts(log) == (0, 4, 4, 0, 33)
    assert (gor.cores, gor.level, side.soul, gor.braves) == (3, 2, "A.gor#1", ("A.ken#1",))
    assert "A.ryu#1" not in side.field
    assert (side.burst, side.trash.count("SEN01-005")) == ("?2", 2)


def test_what_happened_although_illegal_is_stored_with_its_rule(log: Path) -> None:
    """The payment of 2 for a cost of 3, the ruling and its remedy."""
    entries = read(recorded(log, BOTH)).entries
    (wrong,) = (entry for entry in entries if entry.mark == "observed")
    assert isinstance(wrong.event, Summoned)
    (breach,) = wrong.breaches
    assert breach.rule == "BS-C4"
    assert (breach.facts["payable"], breach.facts["paid"]) == (3, 2)
    (ruling,) = (e for e in entries if isinstance(e.event, RulingGiven))
    assert ruling.by == "judge:F"
    given = ruling.event
    assert isinstance(given, RulingGiven)
    assert given.penalty == "W"
    assert len(given.effects) == 1


def test_the_burst_is_identified_for_the_turn_it_was_set_in(log: Path) -> None:
    """`?1=fla` in turn 5 names the card set in turn 3."""
    events = [entry.event for entry in read(recorded(log, BOTH)).entries]
    (found,) = (event for event in events if isinstance(event, CardIdentified))
    assert (found.handle, found.card) == ("?1", "SEN01-005")
    assert found.basis == "discarded face up"


def test_full_width_lines_give_the_same_log(log: Path, tmp_path: Path) -> None:
    """As a Japanese keyboard types them."""
    events = [entry.event for entry in read(recorded(log, [*BEFORE_3, TURN_3])).entries]
    wide = tmp_path / "wide.jsonl"
    senpu("new", wide, *GAME, *DECKS)
    recorded(wide, [line.translate(WIDE) for line in (*BEFORE_3, TURN_3)])
    assert [entry.event for entry in read(wide).entries] == events


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("hand 3", "deck 33")), ("ja", ("手札 3", "デッキ 33"))],
)
def test_a_wrong_closing_count_is_refused_with_the_fields_that_differ(
    log: Path, lang: str, words: tuple[str, ...]
) -> None:
    """And only those; the whole line is not recorded."""
    recorded(log, BEFORE_3)
    before = read(log).tip
    done = record(log, TURN_3.replace("h2d34", "h3d33"), lang=lang)
    assert done.exit_code == 1
    assert "BS-R2" in done.stderr
    for word in words:
        assert word in done.stderr
    (line,) = (line for line in done.stderr.splitlines() if "BS-R2" in line)
    assert "reserve" not in line and "リザーブ" not in line
    assert read(log).tip == before


def test_a_wrong_count_may_be_taken_as_seen(log: Path) -> None:
    """Then what was counted is what lies there."""
    recorded(log, [*BEFORE_3, "3.1 / x:=r4t0l5h6d33"])
    last = read(log).entries[-1]
    assert isinstance(last.event, CountTaken)
    assert (last.mark, last.breaches[0].rule) == ("observed", "BS-R2")
    assert _counts(log) == (4, 0, 5, 6, 33)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_wrong_payment_is_refused_without_its_mark(log: Path, lang: str) -> None:
    """With rule, gist, facts, what would be right, and the two ways on."""
    recorded(log, TO_TURN_5)
    done = record(log, "5.1 s gor@2 p2", lang=lang)
    rule = game("battle_spirits").rulebook["BS-C4"]
    assert done.exit_code == 1
    for words in ("BS-C4", rule.gist.said("ja" if lang == "ja" else "en"), "x:s gor@2 p2"):
        assert words in done.stderr
    payable, paid = ("payable 3", "paid 2") if lang == "en" else ("支払コスト 3", "支払った数 2")
    assert payable in done.stderr and paid in done.stderr
    right = "pay 3" if lang == "en" else "3個払う"
    assert right in done.stderr
    assert not done.stdout


def test_the_turns_stay_the_same_read_back_from_their_full_text(log: Path, tmp_path: Path) -> None:
    """Text to events to full text to events, in both languages."""
    events = [(e.event, e.then, e.mark, e.by) for e in read(recorded(log, BOTH)).entries]
    for lang in ("ja", "en"):
        written = senpu("log", log, lang=lang).stdout.splitlines()[1:]
        again = tmp_path / f"{lang}.jsonl"
        senpu("new", again, *GAME, *DECKS)
        recorded(again, written)
        assert [(e.event, e.then, e.mark, e.by) for e in read(again).entries] == events


def test_turn_5_needs_nothing_between_its_lines(log: Path) -> None:
    """The turns typed as one stream of items."""
    recorded(log, [*BEFORE_3, TURN_3, *BETWEEN, " ".join(TURN_5)])
    assert _counts(log) == (0, 4, 4, 0, 33)

"""The front door of the library: a match opened, created, looked at and continued."""

from pathlib import Path

import pytest

from senpu.events.battle_spirits import Summoned
from senpu.events.errors import SenpuError
from senpu.events.log.errors import LogClosed, LogExists, LogLocked, LogMissing
from senpu.events.match import CorrectionMade, MatchClosed, MatchEnded
from senpu.projections.game import games
from senpu.replay.match import GameMissing, LookedAt, Match, NoEntry, Refused, header_for


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a match is to be recorded."""
    return tmp_path / "match.jsonl"


@pytest.fixture
def match(path: Path) -> Match:
    """A match in its first main step."""
    made = Match.create(path, header_for("battle_spirits", players={"A": "朱里"}))
    made.append("1.1")
    return made


@pytest.mark.parametrize("game", games())
def test_a_match_of_every_game_begins_with_its_shipped_cards(game: str, path: Path) -> None:
    """Given no cards, the header holds those that come with the game, and short names."""
    with Match.create(path, header_for(game)) as match:
        assert len(match.header.cards) == len(match.header.aliases)
        assert [entry.event.__struct_config__.tag for entry in match.entries] == ["match_started"]


def test_what_is_appended_is_on_the_disk(match: Match, path: Path) -> None:
    """A typed line or an event; another reader sees it at once."""
    (summoned,) = match.append("s tsu")
    assert isinstance(summoned.event, Summoned)
    match.append(Summoned(player="A", card=summoned.event.card, place={"reserve": 1}))
    seen = Match.open(path)
    assert list(seen.entries) == list(match.entries)
    assert seen.board() == match.board()
    assert not seen.findings
    assert seen.damage is None


def test_any_position_can_be_asked_for(match: Match) -> None:
    """0 is before the first entry; what is not there is said."""
    assert (match.board(0).turn, match.board(2).turn) == (0, 1)
    with pytest.raises(NoEntry, match="no entry 9; the last is 2"):
        match.board(9)
    assert not match.picture(2).entries
    assert match.picture(view="public").entries


def test_a_line_is_decided_without_being_recorded(match: Match) -> None:
    """What would follow, what it would cost, or why not."""
    assert match.decide("s tsu").accepted
    found = match.decide("s gor@2 p2")
    assert [fault.rule for fault in found.faults] == ["BS-C4", "BS-C5c"]
    assert match.history.seq == 2


def test_a_refusal_says_why_in_both_languages(match: Match) -> None:
    """An exception with everything there is to know of it; nothing was recorded."""
    with pytest.raises(Refused) as refused:
        match.append("s gor@2 p2")
    assert refused.value.preview.item == "s gor@2 p2"
    assert "BS-C4 支払コストより少なく払えない" in refused.value.text("ja")
    assert "BS-C4 no less than the payable cost is paid" in str(refused.value)
    with pytest.raises(Refused, match="s"):
        match.append("nosuch")
    assert match.history.seq == 2


def test_the_history_goes_back(match: Match) -> None:
    """What is taken back is in the full history, not among the entries that stand."""
    match.append("s tsu")
    (undone,) = match.undo(reason="slip")
    assert isinstance(undone.event, CorrectionMade)
    assert [entry.seq for entry in match.entries] == [1, 2]
    match.append("s tsu")
    match.rewind(2, "not payable", "H")
    assert match.board() == match.board(2)
    assert match.history.seq == 6


def test_a_match_is_closed_with_its_result(match: Match, path: Path) -> None:
    """Afterwards nothing is appended."""
    with pytest.raises(Refused):
        match.close()
    (closed,) = match.close(MatchEnded(winner="A", reason="time"))
    assert isinstance(closed.event, MatchClosed)
    with pytest.raises(LogClosed):
        match.append("s tsu")
    assert Match.open(path).history.ended()


def test_one_writer_at_a_time(match: Match, path: Path) -> None:
    """Until it lets go; who only looks is never held off."""
    with pytest.raises(LogLocked):
        Match.open(path, recording=True)
    match.release()
    with pytest.raises(LookedAt):
        match.append("s tsu")
    with Match.open(path, recording=True) as again:
        again.append("s tsu")


def test_every_error_has_the_one_base(path: Path) -> None:
    """And a sentence in both languages."""
    Match.create(path, header_for("battle_spirits")).release()
    for kind, fails in (
        (LogMissing, lambda: Match.open(path.with_name("none.jsonl"))),
        (LogExists, lambda: Match.create(path, header_for("battle_spirits"))),
        (GameMissing, lambda: header_for("chess")),
        (NoEntry, lambda: Match.open(path).board(7)),
    ):
        with pytest.raises(kind) as raised:
            fails()
        assert isinstance(raised.value, SenpuError)
        assert raised.value.text("ja") != raised.value.text("en")

"""What corrections and rewinds leave standing, and what stays countable all the same."""

from pathlib import Path
from typing import Any

import pytest

from played import Table, hit, ruling
from senpu.analytics.warehouse import Warehouse, ingest
from senpu.events import match as shared
from senpu.events.battle_spirits import BurstSet, NexusDeployed, RulingGiven, Summoned


def begun(match: str = "m", **other: Any) -> Table:
    """A match in the first main step: entries 1 and 2."""
    table = Table(match, **other)
    table.do(shared.MatchStarted(first="A"))
    table.do(shared.TurnStarted(turn=1, player="A"))
    return table


def ryu(paid: int = 3) -> Summoned:
    """A spirit for three."""
    return Summoned(player="A", card="RYU", pay={"reserve": paid}, place={"reserve": 1})


def asked(tmp_path: Path, *tables: Table, **how: Any) -> Warehouse:
    """Matches in a warehouse."""
    for table in tables:
        table.write(tmp_path, **how)
    return ingest([tmp_path])


def standings(warehouse: Warehouse) -> list[str]:
    """How the entries of the one match stand."""
    return [row[0] for row in warehouse.query("SELECT standing FROM actions ORDER BY seq").rows]


def test_a_slip_did_not_happen_a_rewound_action_did(tmp_path: Path) -> None:
    """Full history holds both, the effective one neither."""
    table = begun()
    table.do(BurstSet(player="A"), by="A")  # 3
    table.correct(2)
    table.do(ryu(), by="A")  # 5
    table.rewind(2)
    table.do(NexusDeployed(player="A", card="HAL", pay={"reserve": 3}), by="A")  # 7
    with asked(tmp_path, table) as found:
        assert standings(found) == [
            "effective", "effective", "corrected", "return", "rewound", "return", "effective",
        ]  # fmt: skip
        assert found.query("SELECT type FROM plays").rows == [("nexus_deployed",)]
        assert found.query("SELECT sum(n), sum(n) FILTER (effective) FROM payments").rows == [
            (6, 3)
        ]
        left = "SELECT reserve, core_trash, hand, field, field_cores FROM boards WHERE seat = 'A'"
        assert found.query(f"{left} ORDER BY seq DESC LIMIT 1").rows == [(1, 3, 4, 1, 0)]


def test_a_rewind_that_was_a_slip_itself(tmp_path: Path) -> None:
    """Taken back, what it undid stands again, and the rewind did not happen."""
    table = begun()
    table.do(ryu(), by="A")  # 3
    table.rewind(2)  # 4
    table.correct(3)  # 5: the rewind was a slip
    table.do(BurstSet(player="A"), by="A")
    with asked(tmp_path, table) as found:
        assert standings(found) == ["effective"] * 3 + ["corrected", "return", "effective"]


def test_turns_after_a_rewind_are_counted_once(tmp_path: Path) -> None:
    """A turn begun again after a judge backed the match up is one turn."""
    table = begun()
    table.do(shared.TurnStarted(turn=2, player="B"))  # 3
    table.rewind(2)
    table.do(ryu(), by="A")
    table.do(shared.TurnStarted(turn=2, player="B"))  # 6
    table.do(shared.TurnStarted(turn=3, player="A"))
    with asked(tmp_path, table) as found:
        turns = "SELECT turn, own_turn, seat, started, main FROM turns ORDER BY turn"
        assert found.query(turns).rows == [(1, 1, "A", 2, 2), (2, 1, "B", 6, 6), (3, 2, "A", 7, 7)]
        assert found.query("SELECT turns FROM matches").rows == [(3,)]


def test_breaches_and_rulings_outlive_a_rewind(tmp_path: Path) -> None:
    """The illegal payment happened and the penalty holds, though the judge backed it up."""
    table = begun()
    table.do(ryu(paid=2), by="A", mark="observed")  # 3
    table.do(ruling(player="A", penalty="W", remedy="back", text="2 paid"), by="judge:F")
    table.rewind(2)
    table.do(ryu(paid=1), by="A", mark="observed")  # 6
    table.correct(5 - 3)  # a slip
    with asked(tmp_path, table) as found:
        breaches = "SELECT seq, standing, mark, rule, facts->>'paid' FROM breaches ORDER BY seq"
        assert found.query(breaches).rows == [
            (3, "rewound", "observed", "BS-C4", "2"),
            (6, "corrected", "observed", "BS-C4", "1"),
        ]
        rulings = "SELECT seq, standing, judge, seat, penalty, remedy, text FROM rulings"
        assert found.query(rulings).rows == [(4, "rewound", "F", "A", "W", "back", "2 paid")]


def test_an_identification_reaches_back(tmp_path: Path) -> None:
    """The card set face down is known for the whole match, if the identification stands."""
    named = begun("named")
    named.do(BurstSet(player="A"), by="A")
    named.do(shared.CardIdentified(handle="?1", card="FLA"))
    slip = begun("slip")
    slip.do(BurstSet(player="A"), by="A")
    slip.do(shared.CardIdentified(handle="?1", card="FLA"))
    slip.correct(3)
    with asked(tmp_path, named, slip) as found:
        plays = "SELECT match, object, card FROM plays ORDER BY match"
        assert found.query(plays).rows == [("named", "?1", "FLA"), ("slip", "?1", None)]


def test_a_wrong_count_is_set_against_the_record(tmp_path: Path) -> None:
    """Zone by zone: what was seen, what the record said before, whether they agree."""
    table = begun()
    table.count("A", hand=7)
    with asked(tmp_path, table) as found:
        counts = "SELECT zone, counted, recorded, agrees FROM counts ORDER BY zone"
        assert found.query(counts).rows == [
            ("core_trash", 0, 0, True), ("deck", 35, 35, True), ("hand", 7, 5, False),
            ("life", 5, 5, True), ("reserve", 4, 4, True),
        ]  # fmt: skip


def over(match: str, turns: int = 2, plays: int = 1) -> Table:
    """A match that ends by concession in turn `turns`, after some plays."""
    table = begun(match)
    for _ in range(plays):
        table.do(ryu(), by="A")
    for turn in range(2, turns + 1):
        table.do(shared.TurnStarted(turn=turn, player="B" if turn % 2 == 0 else "A"))
    table.do(shared.PlayerConceded(player="B"), by="B")
    return table


def penalised(match: str, corrected: bool = False) -> Table:
    """A match in which a game loss was given."""
    table = begun(match)
    table.do(ryu(), by="A")
    table.do(shared.TurnStarted(turn=2, player="B"))
    table.do(RulingGiven(judge="H", player="B", penalty="GL"), by="judge:H")
    if corrected:
        table.correct(4)
    table.do(shared.PlayerConceded(player="B"), by="B")
    return table


@pytest.mark.parametrize(
    ("table", "excluded"),
    [
        (over("counts"), None),
        (over("short", turns=1), "short"),
        (over("unplayed", plays=0), "unplayed"),
        (penalised("penalty"), "penalty"),
        (penalised("slip", corrected=True), None),
        (begun("unfinished"), "unfinished"),
    ],
    ids=lambda value: value.header.match if isinstance(value, Table) else str(value),
)
def test_what_rates_leave_out(tmp_path: Path, table: Table, excluded: str | None) -> None:
    """Flagged with a reason, and countable."""
    with asked(tmp_path, table) as found:
        assert found.query("SELECT excluded FROM matches").rows == [(excluded,)]
        decided = found.query("SELECT winner, reason FROM decided").rows
        assert decided == ([] if excluded else [("A", "concession")])


def test_the_end_record_has_the_last_word(tmp_path: Path) -> None:
    """A draw by agreement has no winner, and is not unfinished."""
    table = begun()
    table.do(ryu(), by="A")
    table.do(shared.TurnStarted(turn=2, player="B"))
    with asked(tmp_path, table, closed=True) as found:
        ends = "SELECT finished, closed, winner, excluded FROM matches"
        assert found.query(ends).rows == [(True, True, None, None)]
        assert found.query("SELECT DISTINCT won FROM seats").rows == [(None,)]


def test_an_end_that_was_rewound_is_no_end(tmp_path: Path) -> None:
    """The match goes on."""
    table = begun()
    table.do(hit("A", 5))
    table.rewind(2)
    with asked(tmp_path, table) as found:
        ended = "SELECT count(*) FROM events WHERE type = 'match_ended'"
        assert found.query(ended).rows == [(1,)]
        assert found.query("SELECT finished, winner FROM matches").rows == [(False, None)]


def test_the_header_is_told(tmp_path: Path) -> None:
    """Tournament, decks, cards and options of a match can be asked."""
    table = Table(
        "m", "B", event="Cup", round="3", table="12", decks={"A": {"RYU": 3, "FLA": 2}},
        options={"redraws": 0},
    )  # fmt: skip
    with asked(tmp_path, table) as found:
        told = (
            "SELECT event, round, tbl, player_a, player_b, first, options->>'redraws' FROM matches"
        )
        assert found.query(told).rows == [("Cup", "3", "12", "朱里", "蒼", "B", "0")]
        assert found.query("FROM actions").rows == []
        assert found.query("FROM decks ORDER BY card").rows == [
            ("m", "A", "FLA", 2), ("m", "A", "RYU", 3),
        ]  # fmt: skip
        cards = (
            "SELECT card, type, cost, facts->>'$.reduction.red' FROM cards ORDER BY card LIMIT 2"
        )
        assert found.query(cards).rows == [("FLA", "magic", 3, "2"), ("GOR", "spirit", 5, "2")]
        seats = "SELECT seat, player, is_first FROM seats ORDER BY seat"
        assert found.query(seats).rows == [("A", "朱里", False), ("B", "蒼", True)]


def test_who_said_it_and_how_sure(tmp_path: Path) -> None:
    """Author, mark, reason, doubt and video time of an entry."""
    table = begun()
    table.do(ryu(paid=1), by="judge:H", mark="forced", reason="feature match", clock="12:34")
    table.do(shared.NoteMade(text="?"), doubt=True)
    table.do(shared.MatchEnded(winner=None, reason="time"))
    with asked(tmp_path, table) as found:
        said = """SELECT author, seat, mark, reason, clock, doubt
            FROM actions WHERE seq > 2 ORDER BY seq"""
        assert found.query(said).rows == [
            ("judge:H", "A", "forced", "feature match", "12:34", False),
            ("scribe", None, "legal", None, None, True),
            ("scribe", None, "legal", None, None, False),
        ]

"""The reports that come with the program, each number counted again from the lines of the logs."""

import json
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from played import CARDS, Table, random_match
from senpu.analytics.output import Result
from senpu.analytics.reports import Answer, answer, reports
from senpu.analytics.stats import wilson
from senpu.analytics.warehouse import Warehouse, ingest
from senpu.events.battle_spirits import (
    CoreMove,
    CoresMoved,
    EffectResolved,
    NexusDeployed,
    Summoned,
)
from senpu.events.battle_spirits.changes import CardMoved, CoresShifted
from senpu.events.match import MatchStarted, StepEntered, TurnStarted
from senpu.projections.game import games

GAME = "battle_spirits"
RETURNS = ("correction_made", "match_rewound")
PACK = "battle-spirits/eternal-17"
Line = dict[str, Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Logs of random matches, and two that are not over."""
    random, folder = Random(23), tmp_path_factory.mktemp("logs")
    for k in range(40):
        random_match(f"m{k:02}", random).write(folder)
    for k in range(2):
        unfinished = Table(f"open{k}")
        unfinished.do(MatchStarted(first="A"))
        unfinished.write(folder)
    return folder


@pytest.fixture(scope="module")
def logs(folder: Path) -> list[tuple[Line, list[Line]]]:
    """Header and entries of each match as JSON."""
    texts = [path.read_text(encoding="utf-8").splitlines() for path in folder.glob("*.jsonl")]
    return [(json.loads(first), [*map(json.loads, lines)]) for first, *lines in texts]


def happened(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """Entries that stand, and those that stand or were rewound."""
    stood: list[list[Line]] = [[]]
    slips: list[Line] = []
    for line in lines:
        type: str = line["event"]["type"]
        to: int = line["event"].get("to", 0)
        after = stood[to] if type in RETURNS else [*stood[-1], line]
        if type == "correction_made":
            slips += [each for each in stood[-1] if each not in after]
        stood.append(after)
    actions = [line for line in lines if line["event"]["type"] not in RETURNS]
    return stood[-1], [line for line in actions if line not in slips]


def told(warehouse: Warehouse, name: str) -> list[dict[str, Any]]:
    """A report as records."""
    result = answer(warehouse, reports()[name], "en").result
    return [dict(zip(result.columns, row, strict=True)) for row in result.rows]


def with_rate(**row: Any) -> dict[str, Any]:
    """A record with the share of hits in n added, or without values where n is small."""
    if row["n"] < 10:
        at = list(row).index("n")
        shown = {key: value if k <= at else None for k, (key, value) in enumerate(row.items())}
        return shown | {"rate": None, "low": None, "high": None}
    rate, low, high = wilson(row["hits"], row["n"])
    if "players" in row:  # two, too few for an interval
        return row | {"rate": round(rate, 3), "low": None, "high": None}
    return row | {"rate": round(rate, 3), "low": round(low, 3), "high": round(high, 3)}


def test_every_report_is_explained() -> None:
    """Question and definition in both languages; no game is named."""
    assert {
        "first_player",
        "cost_reduction",
        "core_curve",
        "burst_rate",
        "illegal",
        "depletion",
    } == set(reports())
    for report in reports().values():
        assert report.question.en.endswith("?")
        for text in (report.question, report.definition):
            assert len(text.en) > 20
            assert any(ord(letter) > 0x3000 for letter in text.ja)
        assert not any(name in report.sql for name in games())


@pytest.mark.parametrize("name", reports())
def test_no_log_at_all_is_no_error(name: str) -> None:
    """Every report can be asked of nothing."""
    with ingest([]) as nothing:
        assert answer(nothing, reports()[name], "ja").result.rows == []


def test_first_player(warehouse: Warehouse, logs: list[tuple[Line, list[Line]]]) -> None:
    """Wins of the player who begins; matches that are not over are shown apart."""
    winners = [
        (header["first"], event["winner"])
        for header, lines in logs
        for line in lines
        for event in (line["event"], *line.get("then", ()))
        if event["type"] == "match_ended"
    ]
    hits = sum(first == winner for first, winner in winners)
    assert 0 < hits < 40
    assert told(warehouse, "first_player") == [
        with_rate(game=GAME, pack=PACK, matches=42, draws=0, excluded=2, n=40, hits=hits)
    ]


def test_cost_reduction(warehouse: Warehouse, logs: list[tuple[Line, list[Line]]]) -> None:
    """Icons printed on the cards paid for, and what they took off."""
    icons = {card["id"]: card["reduction"]["red"] for card in CARDS}
    paid = [
        line["event"] for _, lines in logs for line in happened(lines)[0] if "cost" in line["event"]
    ]
    n = sum(icons[event["card"]] for event in paid)
    hits = sum(event["cost"].get("reduction", {}).get("red", 0) for event in paid)
    assert 0 < hits < n
    assert told(warehouse, "cost_reduction") == [
        with_rate(game=GAME, colour="red", plays=len(paid), n=n, hits=hits, players=2)
    ]


def test_core_curve(warehouse: Warehouse, logs: list[tuple[Line, list[Line]]]) -> None:
    """All cores but those of the life are there when the main step begins: 4 and one a turn."""
    cores: defaultdict[tuple[int, str], list[int]] = defaultdict(list)
    for _, lines in logs:
        stands, had, outside = happened(lines)[0], Counter[str](), {"A": 4, "B": 4}
        events = [event for line in stands for event in (line["event"], *line.get("then", ()))]
        winner = next((e["winner"] for e in events if e["type"] == "match_ended"), None)
        active = ""
        for event in events:
            player = event.get("player", "")
            if event["type"] == "core_gained":
                outside[player] += 1
            for change in event.get("effects", ()):
                outside[change["player"]] += change["n"]
            if event["type"] == "turn_started":
                active = player
                had[active] += 1
            if event["type"] == "step_entered" and event["step"] == "main":
                result = "won" if active == winner else "lost"
                cores[had[active], result].append(outside[active])
    rows = told(warehouse, "core_curve")
    assert {(row["own_turn"], row["result"]): row["n"] for row in rows} == {
        key: len(found) for key, found in cores.items()
    }
    for row in rows:
        middle = median(cores[row["own_turn"], row["result"]]) if row["n"] >= 10 else None
        assert row["median"] == middle
        assert row["n"] < 10 or row["quarter"] <= row["median"] <= row["three_quarters"]


def test_burst_rate(warehouse: Warehouse, logs: list[tuple[Line, list[Line]]]) -> None:
    """A turn counts once, however often a judge backed a burst up."""
    n, hits = Counter[int](), Counter[int]()
    hands = {
        row[:2]: row[2]
        for row in warehouse.query(
            "SELECT turns.match, turn, hand FROM turns JOIN boards ON boards.match = turns.match"
            " AND boards.seq = turns.main AND boards.seat = turns.seat"
        ).rows
    }
    for header, lines in logs:
        turn, own, done = 0, 0, False
        for line in happened(lines)[0]:
            event = line["event"]
            if event["type"] == "turn_started":
                turn, own, done = event["turn"], (event["turn"] + 1) // 2, False
                n[own] += hands[header["match"], turn] > 0
            elif event["type"] == "burst_set" and not done:
                done = True
                hits[own] += hands[header["match"], turn] > 0
    assert 0 < hits.total() < n.total()
    assert told(warehouse, "burst_rate") == [
        with_rate(game=GAME, own_turn=own, n=n[own], hits=hits[own], players=2) for own in sorted(n)
    ]


def test_burst_rate_counts_no_turn_with_an_empty_hand(tmp_path: Path) -> None:
    """A text takes A's whole hand before the main step: only B could have set a burst."""
    away = CardMoved(player="A", card="?", source="hand", target="deck_bottom")
    match = Table("empty")
    match.do(MatchStarted(first="A"))
    match.do(TurnStarted(turn=1, player="A", to="refresh"))
    match.do(EffectResolved(source="text", effects=(away,) * match.history.board.sides["A"].hand))
    match.do(StepEntered(step="main"))
    assert match.history.board.sides["A"].hand == 0
    match.do(TurnStarted(turn=2, player="B"))
    match.write(tmp_path)
    with ingest([tmp_path]) as found:
        assert told(found, "burst_rate") == [
            with_rate(game=GAME, own_turn=1, n=1, hits=0, players=1)
        ]


def test_illegal(warehouse: Warehouse, logs: list[tuple[Line, list[Line]]]) -> None:
    """Rewound actions did happen, corrected ones did not."""
    both = [line for _, lines in logs for line in happened(lines)[1]]
    broken = Counter(breach["rule"] for line in both for breach in line.get("breaches", ()))
    rows = told(warehouse, "illegal")
    assert {
        row["rule"]: (row["n"], row["hits"], row["observed"], row["forced"]) for row in rows
    } == {rule: (len(both), count, count, 0) for rule, count in broken.items()}
    assert rows[0]["gist"] == "no less than the payable cost is paid"
    japanese = answer(warehouse, reports()["illegal"], "ja").result
    gist = japanese.rows[0][japanese.columns.index("gist")]
    assert gist and any(ord(letter) > 0x3000 for letter in gist)


def test_depletion(tmp_path: Path) -> None:
    """Own spirits emptied for a payment, a placement, a move; not those a text emptied."""
    table = Table("m")
    table.do(MatchStarted(first="A"))
    table.do(TurnStarted(turn=1, player="A"))
    table.do(ryu({"reserve": 3}, {"reserve": 1}), by="A")
    _next_turn(table)
    table.do(NexusDeployed(player="A", card="HAL", pay={"reserve": 1, "A.ryu#1": 1}), by="A")
    table.do(ryu({"reserve": 2}, {"reserve": 1}), by="A")
    _next_turn(table)
    table.do(ryu({"reserve": 2}, {"A.ryu#1": 1}), by="A")
    home = CoreMove(source="A.ryu#2", target="reserve", n=1)
    table.do(CoresMoved(player="A", moves=(home,)), by="A")
    table.do(ryu({"reserve": 2}, {"reserve": 1}), by="A")
    taken = CoresShifted(player="A", source="A.ryu#1", target="core_trash", n=1)
    table.do(EffectResolved(source="FLA", effects=(taken,)))
    table.write(tmp_path)
    with ingest([tmp_path]) as found:
        depleted = "SELECT count(*) FROM events WHERE type = 'card_depleted'"
        assert found.query(depleted).rows == [(4,)]
        result = found.query(reports()["depletion"].sql)
        assert result.columns[1:] == (
            "n", "depleted", "by_payment", "by_placement", "by_move", "per_card",
        )  # fmt: skip
        assert result.rows == [(GAME, 5, 3, 1, 1, 1, 0.6)]


def ryu(pay: dict[str, int], place: dict[str, int]) -> Summoned:
    """A spirit that stands with one core."""
    return Summoned(player="A", card="RYU", pay=pay, place=place)


def _next_turn(table: Table) -> None:
    turn = table.history.board.turn
    table.do(TurnStarted(turn=turn + 1, player="B"))
    table.do(TurnStarted(turn=turn + 2, player="A"))


def shown(*rows: tuple[int, int]) -> Answer:
    """Hits and n as a report, one row each."""
    values = ", ".join(f"('key', {n}, {hits}, 'more')" for hits, n in rows)
    report = reports()["first_player"]
    sql = f"SELECT * FROM (VALUES {values}) AS t(what, n, hits, more)"
    with ingest([]) as nothing:
        return answer(nothing, type(report)("x", report.question, report.definition, sql), "en")


def test_few_cases_are_hidden_some_are_grey() -> None:
    """Below ten nothing but n is shown, below thirty in grey; n is shown always."""
    found = shown((3, 9), (3, 10), (9, 29), (9, 30), (0, 0))
    assert found.result.columns == ("what", "n", "hits", "rate", "low", "high", "more")
    assert found.result.rows[0] == ("key", 9, None, None, None, None, None)
    assert found.result.rows[4] == ("key", 0, None, None, None, None, None)
    assert found.result.rows[1] == ("key", 10, 3, 0.3, 0.108, 0.603, "more")
    assert found.hidden == {0, 4}
    assert found.grey == {0, 1, 2, 4}
    assert isinstance(found.result, Result)


def test_players_are_counted_and_few_give_no_interval() -> None:
    """The list of them is told as their number; with eight of them there is an interval."""
    rows = ", ".join(f"({n * 10}, {n * 5}, {[[5, 10]] * n})" for n in (7, 8))
    report = reports()["first_player"]
    sql = f"SELECT 'x' AS what, n, hits, players FROM (VALUES {rows}) AS t(n, hits, players)"
    with ingest([]) as nothing:
        found = answer(nothing, replace(report, sql=sql), "en")
    assert [row[-1] for row in found.result.rows] == [7, 8]
    assert found.result.rows[0] == ("x", 70, 35, 0.5, None, None, 7)
    assert found.unsure == {0}
    assert None not in found.result.rows[1]


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (1, 1, 0.2065, 1.0)],
)
def test_wilson_gives_published_values(hits: int, n: int, low: float, high: float) -> None:
    """81 of 263: R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    found = wilson(hits, n)
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_lies_about_the_rate_and_within_bounds(case: tuple[int, int]) -> None:
    """Also where none or all are hits; turned round it is the interval of the misses."""
    hits, n = case
    rate, low, high = wilson(hits, n)
    assert 0 <= low <= rate <= high <= 1
    assert low < high
    misses = wilson(n - hits, n)
    assert [misses.low, misses.high] == pytest.approx([1 - high, 1 - low])


@pytest.mark.parametrize("case", [(0, 0), (2, 1), (-1, 5)])
def test_wilson_refuses_what_is_no_share(case: tuple[int, int]) -> None:
    """No division by zero, no interval from nonsense."""
    with pytest.raises(ValueError, match="no share"):
        wilson(*case)

"""Every number of a warehouse, counted a second time in plain Python from the lines of the logs."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from played import random_match
from senpu.analytics.warehouse import Warehouse

MATCHES = 30
RETURNS = ("correction_made", "match_rewound")
Line = dict[str, Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Logs of random matches, some with an end record."""
    random, folder = Random(7), tmp_path_factory.mktemp("logs")
    for k in range(MATCHES):
        random_match(f"m{k:02}", random).write(folder, closed=k % 3 > 0)
    return folder


@pytest.fixture(scope="module")
def logs(folder: Path) -> dict[str, list[Line]]:
    """The entries of each match as JSON."""
    read: dict[str, list[Line]] = {}
    for path in folder.glob("*.jsonl"):
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        read[json.loads(first)["match"]] = [json.loads(line) for line in lines]
    return read


def standing(lines: list[Line]) -> dict[int, str]:
    """How each entry stands, told from what stood after every entry."""
    stood: list[list[int]] = [[]]
    for line in lines:
        seq: int = line["seq"]
        to: int = line["event"].get("to", 0)
        stood.append(stood[to] if line["event"]["type"] in RETURNS else [*stood[-1], seq])
    return {line["seq"]: _standing(line, lines, stood) for line in lines}


def _standing(line: Line, lines: list[Line], stood: list[list[int]]) -> str:
    seq = line["seq"]
    if line["event"]["type"] in RETURNS:
        return "return"
    if seq in stood[-1]:
        return "effective"
    undone = [k for k in range(seq + 1, len(stood)) if seq in stood[k - 1] and seq not in stood[k]]
    slip = lines[undone[-1] - 1]["event"]["type"] == "correction_made"
    return "corrected" if slip else "rewound"


def one(warehouse: Warehouse, sql: str) -> Any:
    """The one value a query gives."""
    ((value,),) = warehouse.query(sql).rows
    return value


def counted(warehouse: Warehouse, sql: str) -> Counter[Any]:
    """Rows of `key..., n` as a counter."""
    return Counter({row[:-1]: row[-1] for row in warehouse.query(sql).rows})


def test_matches_hold_exactly_what_does_not_depend_on_chance(warehouse: Warehouse) -> None:
    """The random matches have what the other tests look at: returns of both kinds, breaches."""
    found = dict(warehouse.query("SELECT standing, count(*) FROM actions GROUP BY 1").rows)
    assert set(found) == {"effective", "corrected", "rewound", "return"}
    for table in ("breaches", "payments", "placements", "moves", "reductions", "counts"):
        assert one(warehouse, f"SELECT count(*) FROM {table}") > 20, table


def test_every_entry_is_an_action_and_every_event_a_row(
    warehouse: Warehouse, logs: dict[str, list[Line]]
) -> None:
    """None is lost, none twice, and bodies are what the file says."""
    assert warehouse.given == warehouse.taken == MATCHES
    assert warehouse.entries == sum(map(len, logs.values()))
    assert Counter(warehouse.query("SELECT match, seq, type FROM actions").rows) == Counter(
        (match, line["seq"], line["event"]["type"])
        for match, lines in logs.items()
        for line in lines
    )
    rows = warehouse.query("SELECT match, seq, nth, sub, type, seat, body FROM events").rows
    found = {
        (match, seq, nth): (sub, type, seat, body)
        for match, seq, nth, sub, type, seat, body in rows
    }
    assert len(found) == len(rows)
    for match, lines in logs.items():
        for line in lines:
            for nth, event in enumerate([line["event"], *line.get("then", ())]):
                sub, type, seat, body = found.pop((match, line["seq"], nth))
                assert json.loads(body) == event
                assert (type, seat) == (event["type"], event.get("player"))
                assert sub == (f"{line['seq']}.{nth}" if nth else f"{line['seq']}")
    assert not found


def test_how_entries_stand(warehouse: Warehouse, logs: dict[str, list[Line]]) -> None:
    """Against a second reckoning of corrections and rewinds; partitions sum to the total."""
    rows = warehouse.query("SELECT match, seq, standing, effective FROM actions").rows
    expected = {match: standing(lines) for match, lines in logs.items()}
    for match, seq, stands, effective in rows:
        assert stands == expected[match][seq]
        assert effective == (stands == "effective")
    assert counted(warehouse, "SELECT match, effective FROM matches") == Counter(
        {(match,): list(stand.values()).count("effective") for match, stand in expected.items()}
    )


@pytest.mark.parametrize(
    "table",
    ["events", "payments", "placements", "moves", "reductions", "breaches", "counts", "positions"],
)
def test_parts_of_an_entry_stand_as_it_does(warehouse: Warehouse, table: str) -> None:
    """The flag of a narrow table is never another than that of its action."""
    same = f"SELECT count(*) FROM {table} t JOIN actions a USING (match, seq)"
    assert one(warehouse, same) == one(warehouse, f"SELECT count(*) FROM {table}")
    assert one(warehouse, f"{same} WHERE t.effective <> a.effective") == 0


def test_costs_and_what_paid_them(warehouse: Warehouse, logs: dict[str, list[Line]]) -> None:
    """Sums over the whole history, and over what stands."""
    for where in ("true", "effective"):
        paid: Counter[Any] = Counter()
        placed: Counter[Any] = Counter()
        reduced: Counter[Any] = Counter()
        payable = 0
        for lines in logs.values():
            stands = standing(lines)
            for line in lines:
                if where == "true" or stands[line["seq"]] == "effective":
                    event = line["event"]
                    for place, n in event.get("pay", {}).items():
                        paid[place if place == "reserve" else "card",] += n
                    for place, n in event.get("place", {}).items():
                        placed[place if place == "reserve" else "card",] += n
                    for colour, n in event.get("cost", {}).get("reduction", {}).items():
                        reduced[colour,] += n
                    payable += event.get("cost", {}).get("payable", 0)
        by_place = "SELECT kind, sum(n) FROM {} WHERE {} GROUP BY kind"
        assert counted(warehouse, by_place.format("payments", where)) == paid
        assert counted(warehouse, by_place.format("placements", where)) == placed
        by_colour = f"SELECT colour, sum(n) FROM reductions WHERE {where} GROUP BY colour"
        assert counted(warehouse, by_colour) == reduced
        sums = "sum(paid), sum(placed), sum(reduction), sum(payable)"
        assert warehouse.query(f"SELECT {sums} FROM actions WHERE {where}").rows == [
            (paid.total(), placed.total(), reduced.total(), payable)
        ]


def test_a_legal_play_pays_what_is_payable(warehouse: Warehouse) -> None:
    """Columns that rest on each other: printed, reduced, payable, paid."""
    legal = "mark = 'legal' AND payable IS NOT NULL"
    assert one(warehouse, f"SELECT count(*) FROM plays WHERE {legal}") > 100
    wrong = "paid <> payable OR payable <> greatest(0, printed_cost - reduction) + surcharge"
    assert one(warehouse, f"SELECT count(*) FROM plays WHERE {legal} AND ({wrong})") == 0
    observed = "SELECT count(*) FROM plays WHERE mark = 'observed' AND paid < payable"
    assert one(warehouse, observed) > 10


def test_breaches_with_their_facts(warehouse: Warehouse, logs: dict[str, list[Line]]) -> None:
    """One row a breach, the facts as stored."""
    rows = warehouse.query("SELECT match, seq, mark, rule, facts FROM breaches").rows
    assert Counter(
        (*row[:4], json.dumps(json.loads(row[4]), sort_keys=True)) for row in rows
    ) == Counter(
        (
            match,
            line["seq"],
            line["mark"],
            breach["rule"],
            json.dumps(breach["facts"], sort_keys=True),
        )
        for match, lines in logs.items()
        for line in lines
        for breach in line.get("breaches", ())
    )
    sums = warehouse.query("SELECT sum(breaches), count(*) FILTER (breaches > 0) FROM actions").rows
    marked = "SELECT count(*) FROM actions WHERE mark = 'observed'"
    assert sums == [(len(rows), one(warehouse, marked))]


def test_turns_are_told_from_the_events(warehouse: Warehouse, logs: dict[str, list[Line]]) -> None:
    """Turn and seat of every entry that stands are those of the last turn begun before it."""
    expected: dict[tuple[str, int], tuple[int, str | None, int | None]] = {}
    for match, lines in logs.items():
        stands, had = standing(lines), Counter[str]()
        now: tuple[int, str | None, int | None] = (0, None, None)
        for line in lines:
            event = line["event"]
            if event["type"] == "turn_started":  # never undone in these matches
                had[event["player"]] += 1
                now = (event["turn"], event["player"], had[event["player"]])
            if stands[line["seq"]] == "effective":
                expected[match, line["seq"]] = now
    rows = warehouse.query(
        "SELECT match, seq, turn, active, own_turn FROM actions WHERE effective"
    ).rows
    assert {row[:2]: row[2:] for row in rows} == expected
    turns = "SELECT count(*), count(main), count(DISTINCT (match, turn)) FROM turns"
    begun = sum(
        line["event"]["type"] == "turn_started" for lines in logs.values() for line in lines
    )
    assert warehouse.query(turns).rows == [(begun, begun, begun)]


def test_results_partition_the_matches(warehouse: Warehouse, logs: dict[str, list[Line]]) -> None:
    """Decided, drawn and excluded matches are all matches; winners are those the logs name."""
    parts = """SELECT (SELECT count(*) FROM decided),
        count(*) FILTER (excluded IS NULL AND winner IS NULL), count(excluded), count(*)
        FROM matches"""
    decided, drawn, excluded, total = warehouse.query(parts).rows[0]
    assert decided + drawn + excluded == total == MATCHES
    winners = {}
    for match, lines in logs.items():
        for line in lines:
            for event in (line["event"], *line.get("then", ())):
                if event["type"] == "match_ended":
                    winners[match] = (event["winner"], event["reason"])
    rows = warehouse.query("SELECT match, winner, reason FROM matches").rows
    assert {match: tuple(end) for match, *end in rows} == winners
    won = "SELECT count(*) FILTER (won), count(*) FILTER (NOT won), count(*) FROM seats"
    assert warehouse.query(won).rows == [(MATCHES, MATCHES, 2 * MATCHES)]


def test_kinds_partition_the_entries(warehouse: Warehouse) -> None:
    """Plays are those of the players; nothing these matches hold is of a kind not known."""
    kinds = {tuple(row) for row in warehouse.query("SELECT DISTINCT kind, type FROM actions").rows}
    assert {kind for kind, _ in kinds} == {
        "setup",
        "turn",
        "play",
        "effect",
        "record",
        "return",
        "end",
    }
    assert {type for kind, type in kinds if kind == "play"} == {
        "summoned", "nexus_deployed", "magic_used", "burst_set", "cores_moved",
    }  # fmt: skip
    assert len(kinds) == len({type for _, type in kinds})


def test_time_between_entries(warehouse: Warehouse, logs: dict[str, list[Line]]) -> None:
    """Five seconds apart, the end record at the time of the entry before; the first has none."""
    ends = sum(lines[-1]["event"]["type"] == "match_closed" for lines in logs.values())
    assert counted(warehouse, "SELECT seconds, count(*) FROM actions GROUP BY 1") == {
        (None,): MATCHES,
        (0.0,): ends,
        (5.0,): warehouse.entries - MATCHES - ends,
    }
    first = "SELECT DISTINCT strftime(time, '%Y-%m-%d %H:%M:%S') FROM actions WHERE seq = 1"
    assert one(warehouse, first) == "2026-11-30 04:00:05"


def test_right_counts_agree_with_the_positions(
    warehouse: Warehouse, logs: dict[str, list[Line]]
) -> None:
    """Closing counts taken at the table say what lies where, a second witness of the positions."""
    said = Counter(
        (match, line["seq"], event["player"], zone, n)
        for match, lines in logs.items()
        for line in lines
        if (event := line["event"])["type"] == "count_taken"
        for zone, n in event["counts"].items()
    )
    rows = warehouse.query("SELECT match, seq, seat, zone, counted FROM counts").rows
    assert Counter(rows) == said
    assert one(warehouse, "SELECT count(*) FROM counts WHERE agrees IS NOT TRUE") == 0
    lying = """SELECT count(*) FROM counts JOIN positions p USING (match, seq, seat, zone)
        WHERE p.n = counted"""
    assert one(warehouse, lying) == said.total()


def test_no_core_is_lost_in_the_positions(
    warehouse: Warehouse, logs: dict[str, list[Line]]
) -> None:
    """Cores on one side are nine and those gained in the turns that stand."""
    gained = Counter(
        (match, event["player"])
        for match, lines in logs.items()
        for line in lines
        for event in line.get("then", ())
        if event["type"] == "core_gained"
    )
    last = """SELECT match, seat, life + reserve + core_trash + field_cores FROM boards
        JOIN (SELECT match, max(seq) AS seq FROM boards GROUP BY match) USING (match, seq)"""
    rows = warehouse.query(last).rows
    assert len(rows) == 2 * MATCHES
    assert all(cores == 9 + gained[match, seat] for match, seat, cores in rows)


def test_boards_are_the_positions_side_by_side(warehouse: Warehouse) -> None:
    """One row a position that stands and seat, a column a zone, the same numbers."""
    zones = [
        zone for (zone,) in warehouse.query("SELECT DISTINCT zone FROM positions ORDER BY 1").rows
    ]
    board = warehouse.query("SELECT * FROM boards LIMIT 0").columns
    assert board == ("match", "seq", "seat", *zones)
    assert one(warehouse, "SELECT count(*) FROM boards") == 2 * one(
        warehouse, "SELECT sum(effective) FROM matches"
    )
    for zone in zones:
        wide = one(warehouse, f"SELECT sum({zone}) FROM boards")
        assert wide == one(
            warehouse, f"SELECT sum(n) FROM positions WHERE effective AND zone = '{zone}'"
        )


def test_cards_are_named(warehouse: Warehouse) -> None:
    """By the printed name, else the English one; a card without a name has none."""
    rows = warehouse.query("SELECT DISTINCT card, card_name FROM plays WHERE card IS NOT NULL").rows
    assert set(rows) == {("RYU", "竜"), ("HAL", "殿"), ("GOR", "Gor"), ("FLA", None)}
    unknown = """SELECT DISTINCT type, object LIKE '?%' FROM plays
        WHERE card IS NULL AND object IS NOT NULL"""
    assert warehouse.query(unknown).rows == [("burst_set", True)]

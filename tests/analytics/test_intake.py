"""Logs as they come: damaged, foreign, given twice, empty; and many of them."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace

from generated import logs
from logs import TIME, log_of, raw_entry, raw_header, raw_log
from played import CARDS, Table, random_match
from senpu.analytics import intake
from senpu.analytics.rows import rows
from senpu.analytics.tables import TABLES
from senpu.analytics.told import Told
from senpu.analytics.warehouse import Warehouse, ingest
from senpu.events.base import Event
from senpu.events.envelope import Entry
from senpu.events.log.chain import read_bytes
from senpu.events.match import MatchStarted, NoteMade, TurnStarted
from senpu.projections.game import game


def match(name: str, notes: int = 5) -> Table:
    """A match of a first turn and some notes."""
    table = Table(name)
    table.do(MatchStarted(first="A"))
    table.do(TurnStarted(turn=1, player="A"))
    for k in range(notes):
        table.do(NoteMade(text=f"note {k}"))
    return table


def notices(found: Warehouse) -> list[tuple[str, str, bool]]:
    """What was left out: file name, reason, whether its beginning was used."""
    return [(Path(each.path).name, each.why.en, each.prefix) for each in found.notices]


def test_a_damaged_log_gives_its_valid_part(tmp_path: Path) -> None:
    """And is named with line, place and kind of the damage; the match row says it too."""
    path = match("m").write(tmp_path)
    data = bytearray(path.read_bytes())
    data[data.index(b"note 2")] ^= 1
    path.write_bytes(data)
    with ingest([tmp_path]) as found:
        ((name, why, prefix),) = notices(found)
        assert (name, prefix) == ("m.jsonl", True)
        assert why.startswith("line 6 (offset ")
        assert found.query("SELECT entries, damage FROM matches").rows == [(4, why)]
        assert found.query("SELECT count(*) FROM actions").rows == [(4,)]
        assert (found.given, found.taken, found.entries) == (1, 1, 4)


def test_a_torn_last_line_is_named(tmp_path: Path) -> None:
    """The entries before it count."""
    path = match("m").write(tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    with ingest([path]) as found:
        assert notices(found) == [("m.jsonl", "the last line was never completed", True)]
        assert found.entries == 6


UNUSABLE: dict[str, tuple[bytes, str]] = {
    "unknown game": (raw_log([raw_header(game="no_such_game")]), "no_such_game"),
    "newer format": (raw_log([raw_header(format="senpu/99")]), "senpu/99"),
    "no log": (b"hello\n", "line 1"),
    "empty": (b"", "the file is empty"),
    "not UTF-8": (b"\xff\xfe\n", "line 1"),
    "another game's options": (raw_log([raw_header(options={"no_option": 1})]), "no_option"),
    "another game's cards": (raw_log([raw_header(cards=[{"id": 1}])]), "str"),
    "a number too large": (
        raw_log([
            raw_header(cards=CARDS),
            raw_entry(1, {"type": "count_taken", "player": "A", "counts": {"hand": 2**40}}),
        ]),
        "does not fit the tables",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("data", "reason"), UNUSABLE.values(), ids=UNUSABLE)
def test_an_unusable_log_is_named_and_the_others_are_taken(
    tmp_path: Path, data: bytes, reason: str
) -> None:
    """Nothing of it is stored."""
    (tmp_path / "bad.jsonl").write_bytes(data)
    match("a").write(tmp_path)
    match("z").write(tmp_path)
    with ingest([tmp_path]) as found:
        ((name, why, prefix),) = notices(found)
        assert (name, prefix) == ("bad.jsonl", False)
        assert reason in why
        assert (found.given, found.taken, found.entries) == (3, 2, 14)
        assert found.query("SELECT match FROM matches ORDER BY match").rows == [("a",), ("z",)]
        assert found.query("SELECT count(*), count(DISTINCT match) FROM actions").rows == [(14, 2)]


def test_a_return_into_nothing_goes_nowhere(tmp_path: Path) -> None:
    """A sound chain of hashes is no promise of a sound match."""
    begun = {"type": "match_started", "first": "A"}
    back = [raw_entry(k, {"type": "match_rewound", "to": to}) for k, to in ((2, 50), (3, -9))]
    log = raw_log([raw_header(), raw_entry(1, begun), *back, raw_entry(4, begun)])
    (tmp_path / "m.jsonl").write_bytes(log)
    with ingest([tmp_path]) as found:
        assert notices(found) == []
        stands = found.query("SELECT standing FROM actions ORDER BY seq").rows
        assert stands == [("effective",), ("return",), ("return",), ("effective",)]


def test_an_entry_no_board_can_bear_ends_the_match() -> None:
    """What comes before it counts; nothing after it is guessed at."""

    def evolve(board: Any, event: Event) -> Any:
        if event == NoteMade(text="note 1"):
            raise ZeroDivisionError("no such board")
        return board

    table = match("m")
    brittle = replace(game(table.header.game), evolve=evolve)
    told = Told(brittle, read_bytes(table.log()), verify=False)
    assert told.fault is not None
    assert told.fault.en == "entry 4 does not fit the board: ZeroDivisionError('no such board')"
    lengths = [len(told.entries), len(told.moments), len(told.standings), len(told.counted) - 1]
    assert lengths == [3, 3, 3, 3]
    found = rows(told, "m.jsonl", told.fault.en, verified=False)
    seqs = [getattr(row, "seq", 0) for row in found if isinstance(row, TABLES["actions"])]
    assert seqs == [1, 2, 3]


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(entries=logs("battle_spirits"))
def test_any_log_is_taken_whole_or_named(entries: list[Entry]) -> None:
    """Whatever events stand in it, in whatever order."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "m.jsonl"
        path.write_bytes(log_of(entries)[0])
        with ingest([path]) as found:
            named = [notice.path for notice in found.notices]
            assert named == ([] if found.taken else [str(path)])
            assert found.query("SELECT count(*) FROM actions").rows == [(found.entries,)]
            assert found.entries == found.taken * len(entries)


def test_events_of_a_newer_program_are_kept(tmp_path: Path) -> None:
    """An unknown type and an unknown field stand in the bodies as they were stored."""
    newer = {"type": "coin_tossed", "player": "B", "side": "heads"}
    note = {"type": "note_made", "text": "x", "colour": "blue"}
    log = raw_log([raw_header(), raw_entry(1, newer), raw_entry(2, note, then=[newer])])
    (tmp_path / "m.jsonl").write_bytes(log)
    with ingest([tmp_path]) as found:
        assert notices(found) == []
        assert found.query("SELECT kind, type, seat FROM actions ORDER BY seq").rows == [
            ("unknown", "coin_tossed", "A"), ("record", "note_made", "A"),
        ]  # fmt: skip
        bodies = found.query("SELECT sub, body FROM events ORDER BY seq, nth").rows
        assert [(sub, json.loads(body)) for sub, body in bodies] == [
            ("1", newer), ("2", note), ("2.1", newer),
        ]  # fmt: skip


def test_times_of_any_kind(tmp_path: Path) -> None:
    """Kept in UTC; without an offset taken as UTC, unreadable ones are missing."""
    said = [TIME, "2026-11-30T13:12:10+09:00", "2026-11-30T04:12:20", "noon", ""]
    notes = [raw_entry(k, {"type": "note_made", "text": ""}) for k in range(1, 6)]
    lines = [note | {"time": time} for note, time in zip(notes, said, strict=True)]
    (tmp_path / "m.jsonl").write_bytes(raw_log([raw_header(), *lines]))
    with ingest([tmp_path]) as found:
        times = found.query("SELECT time::VARCHAR, seconds FROM actions ORDER BY seq").rows
        assert times == [
            ("2026-11-30 04:12:09.12", None), ("2026-11-30 04:12:10", 0.88),
            ("2026-11-30 04:12:20", 10.0), (None, None), (None, None),
        ]  # fmt: skip


def test_a_match_counts_once(tmp_path: Path) -> None:
    """A copy under another name is named; the same file by two ways is one file."""
    path = match("m").write(tmp_path / "a")
    copy = tmp_path / "b" / "copy.jsonl"
    copy.parent.mkdir()
    copy.write_bytes(path.read_bytes())
    with ingest([tmp_path / "a", path, tmp_path / "a" / ".." / "a", copy]) as found:
        assert notices(found) == [("copy.jsonl", f"match m was taken from {path}", False)]
        assert (found.given, found.taken, found.entries) == (2, 1, 7)


def test_an_empty_match_and_no_match_at_all(tmp_path: Path) -> None:
    """A header alone is a match without actions; no log at all leaves empty tables to be asked."""
    Table("m").write(tmp_path / "logs")
    with ingest([tmp_path / "logs"]) as found:
        told = "SELECT turns, entries, effective, excluded FROM matches"
        assert found.query(told).rows == [(0, 0, 0, "unfinished")]
        assert found.query("FROM actions").rows == []
    with ingest([]) as found:
        assert found.query("FROM boards").rows == found.query("FROM rules").rows == []


def test_folders_patterns_and_names_that_lead_nowhere(tmp_path: Path) -> None:
    """Folders are searched in depth for logs only; a file is taken whatever its name."""
    match("a").write(tmp_path / "day1" / "table[1]")
    match("b").write(tmp_path / "day2")
    other = match("c").write(tmp_path).rename(tmp_path / "c.log")
    (tmp_path / "day1" / "notes.txt").write_text("no log")
    (tmp_path / "none").mkdir()
    bracketed = tmp_path / "day1" / "table[1]" / "a.jsonl"

    def taken(*given: Path) -> list[str]:
        with ingest(given) as found:
            return [row[0] for row in found.query("SELECT match FROM matches ORDER BY 1").rows]

    assert taken(tmp_path) == ["a", "b"]
    assert taken(tmp_path / "day*") == ["a", "b"]
    assert taken(tmp_path / "**" / "b.jsonl") == ["b"]
    assert taken(other, bracketed) == ["a", "c"]
    with ingest([tmp_path / "none", tmp_path / "nowhere*"]) as found:
        assert notices(found) == [
            ("none", "holds no *.jsonl", False), ("nowhere*", "no such file", False),
        ]  # fmt: skip


def test_batches_do_not_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Handed over one by one or all at once, with a bad one among them, the tables are the same."""
    random = Random(3)
    for k in range(12):
        random_match(f"m{k:02}", random, turns=4).write(tmp_path)
    (tmp_path / "m05x.jsonl").write_bytes(UNUSABLE["a number too large"][0])
    stored: list[list[tuple[object, ...]]] = []
    for size in (1, 100, 10**6):
        monkeypatch.setattr(intake, "BATCH", size)
        with ingest([tmp_path]) as found:
            assert [notice.path for notice in found.notices] == [str(tmp_path / "m05x.jsonl")]
            assert found.taken == 12
            tables = ("matches", "actions", "events", "positions")
            stored.append(
                [row for table in tables for row in found.query(f"FROM {table} ORDER BY ALL").rows]
            )
    assert stored[0] == stored[1] == stored[2]


def test_a_file_the_system_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Named with the system's own words."""

    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    path = match("m").write(tmp_path)
    monkeypatch.setattr(Path, "open", refuse)
    with ingest([path]) as found:
        assert notices(found) == [("m.jsonl", "Permission denied", False)]


def test_progress_is_told_for_every_log(tmp_path: Path) -> None:
    """Used or not."""
    match("a").write(tmp_path)
    (tmp_path / "b.jsonl").write_bytes(b"")
    told: list[tuple[int, int]] = []
    report: Callable[[int, int], None] = lambda done, total: told.append((done, total))  # noqa: E731
    with ingest([tmp_path], progress=report):
        assert told == [(1, 2), (2, 2)]


def test_verifying_stores_what_is_wrong(tmp_path: Path) -> None:
    """Every action decided again: a payment of a forged log that no rule allows."""
    started = {"type": "match_started", "first": "A"}
    turn = {"type": "turn_started", "turn": 7, "player": "B"}
    log = raw_log([raw_header(cards=CARDS), raw_entry(1, started), raw_entry(2, turn)])
    (tmp_path / "forged.jsonl").write_bytes(log)
    match("sound").write(tmp_path)
    with ingest([tmp_path]) as watched:
        assert watched.query("SELECT count(*) FROM findings").rows == [(0,)]
        assert watched.query("SELECT DISTINCT verified FROM matches").rows == [(False,)]
    with ingest([tmp_path], verify=True) as found:
        assert found.query("SELECT DISTINCT verified FROM matches").rows == [(True,)]
        faults = found.query("SELECT DISTINCT match, seq FROM findings ORDER BY ALL").rows
        assert faults == [("m", 1), ("m", 2)]
        unknown = "SELECT count(*) FROM findings ANTI JOIN rules USING (rule)"
        assert found.query(unknown).rows == [(0,)]


def test_a_folder_of_many_matches(tmp_path: Path) -> None:
    """Two hundred logs, in and out alike."""
    random = Random(11)
    for k in range(200):
        random_match(f"m{k:03}", random, turns=4).write(tmp_path)
    with ingest([tmp_path]) as found:
        assert (found.given, found.taken, notices(found)) == (200, 200, [])
        lines = sum(path.read_bytes().count(b"\n") - 1 for path in tmp_path.iterdir())
        totals = "SELECT (SELECT count(*) FROM actions), (SELECT sum(entries) FROM matches)"
        assert found.query(totals).rows == [(lines, lines)]

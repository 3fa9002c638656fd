"""The commands `query` and `report`, from the words typed to exit code, stdout and stderr."""

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random

import click
import pytest
from click.testing import CliRunner, Result

from played import random_match
from senpu.analytics.cli import query, report
from senpu.replay.cli import cli

BOTH = (query, report)
Run = Callable[..., Result]


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """A folder of three matches."""
    random = Random(2)
    for k in range(3):
        random_match(f"m{k}", random, turns=3).write(tmp_path / "logs")
    return tmp_path / "logs"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command as typed, in English unless said otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def typed(command: click.Command, *words: object, stdin: str | None = None) -> Result:
        result = CliRunner().invoke(command, [str(word) for word in words], input=stdin)
        assert "Traceback" not in result.output
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return typed


def test_a_question_and_its_answer(run: Run, logs: Path) -> None:
    """The answer alone on stdout, what was taken in on stderr."""
    done = run(query, logs, "SELECT match, first FROM matches ORDER BY match")
    head, line, *rows = done.stdout.splitlines()
    assert head == "match  first"
    assert line == "─────  ─────"
    assert [row.split()[0] for row in rows] == ["m0", "m1", "m2"]
    assert done.exit_code == 0
    counts, basis = done.stderr.splitlines()
    assert counts.startswith("logs taken in: 3 of 3, entries: ")
    assert counts.endswith("; rows in the result: 3")
    assert basis == "rule packs: battle-spirits/eternal-17; log formats: senpu/1"


def test_sql_from_standard_input(run: Run, logs: Path) -> None:
    """For SQL too long to type."""
    done = run(query, logs, "-", "--format", "csv", stdin="SELECT count(*) AS n\nFROM matches")
    assert done.stdout == "n\n3\n"


def test_every_format_says_the_same(run: Run, logs: Path) -> None:
    """Also words with commas, quotes, bars, and nothing at all."""
    sql = """SELECT 1 AS n, 'a,"b"|c' AS word, NULL AS nothing, true AS yes, [1, 2] AS list,
        TIMESTAMP '2026-11-30 04:12:09' AS time, 1.50 AS number"""
    said = {form: run(query, logs, sql, "--format", form).stdout for form in ("csv", "json")}
    assert list(csv.reader(StringIO(said["csv"]))) == [
        ["n", "word", "nothing", "yes", "list", "time", "number"],
        ["1", 'a,"b"|c', "", "true", "[1, 2]", "2026-11-30 04:12:09", "1.50"],
    ]
    assert json.loads(said["json"]) == [
        {"n": 1, "word": 'a,"b"|c', "nothing": None, "yes": True, "list": [1, 2],
         "time": "2026-11-30T04:12:09", "number": 1.5},
    ]  # fmt: skip
    table = run(query, logs, sql).stdout.splitlines()
    assert table[2].split() == [
        "1", 'a,"b"|c', "NULL", "true", "[1,", "2]", "2026-11-30", "04:12:09", "1.50",
    ]  # fmt: skip
    markdown = run(query, logs, sql, "--format", "markdown").stdout.splitlines()
    assert markdown[1] == "| --- | --- | --- | --- | --- | --- | --- |"
    assert markdown[2] == '| 1 | a,"b"\\|c |  | true | [1, 2] | 2026-11-30 04:12:09 | 1.50 |'


def test_a_result_without_rows_has_its_heading(run: Run, logs: Path) -> None:
    """In every format."""
    sql = "SELECT seq, rule FROM findings"
    assert run(query, logs, sql).stdout == "seq  rule\n───  ────\n"
    assert run(query, logs, sql, "--format", "csv").stdout == "seq,rule\n"
    assert json.loads(run(query, logs, sql, "--format", "json").stdout) == []


def test_columns_of_one_name_are_told_apart(run: Run, logs: Path) -> None:
    """A JSON object holds both."""
    done = run(query, logs, "SELECT 1 AS n, 2 AS n", "--format", "json")
    assert json.loads(done.stdout) == [{"n": 1, "n_2": 2}]


def test_text_of_a_log_does_not_steer_the_terminal(run: Run, logs: Path) -> None:
    """And wide letters keep columns in line."""
    done = run(
        query, logs, "SELECT 'a' || chr(27) || '[2Jb' AS 名, 1 AS n UNION ALL SELECT '竜騎', 2"
    )
    lines = sorted(done.stdout.splitlines()[2:])
    assert lines == ["a�[2Jb  1", "竜騎    2"]


def test_results_into_a_file(run: Run, logs: Path, tmp_path: Path) -> None:
    """Nothing on stdout then; a file that cannot be written is no traceback."""
    out = tmp_path / "out.csv"
    done = run(query, logs, "SELECT 'é' AS x", "--format", "csv", "--out", out)
    assert (done.stdout, out.read_text(encoding="utf-8")) == ("", "x\né\n")
    done = run(query, logs, "SELECT 1", "--out", tmp_path / "no" / "out.csv")
    assert done.exit_code == 2
    assert "out.csv cannot be written: No such file or directory" in done.stderr


WRONG_SQL = {
    "SELECT tipe FROM actions": ('column "tipe" not found', '"type"'),
    "SELECT * FROM action": ("Table with name action does not exist", '"actions"'),
    "SELEC 1": ('syntax error at or near "SELEC"', "LINE 1"),
    " ; ": ("no SQL statement", ""),
    "SELECT 'x'::INTEGER": ("Could not convert string 'x'", ""),
}


@pytest.mark.parametrize("sql", WRONG_SQL)
def test_wrong_sql_is_explained(run: Run, logs: Path, sql: str) -> None:
    """By one message with DuckDB's suggestions."""
    done = run(query, logs, sql)
    assert (done.exit_code, done.stdout) == (2, "")
    for words in WRONG_SQL[sql]:
        assert words in done.stderr
    assert done.stderr.count("cannot be asked") == 1


def test_what_is_no_sql_is_said_before_any_log_is_read(run: Run, tmp_path: Path) -> None:
    """A slip costs no waiting."""
    done = run(query, tmp_path / "nowhere", "SELEC 1")
    assert "nowhere" not in done.stderr


def test_left_out_logs_are_named(run: Run, logs: Path) -> None:
    """The answer stands, the exit code tells."""
    (logs / "bad.jsonl").write_bytes(b"{}\n")
    whole = (logs / "m1.jsonl").read_bytes()
    (logs / "m1.jsonl").write_bytes(whole[:-7])
    done = run(query, logs, logs / "nowhere", "SELECT count(*) AS n FROM matches")
    assert done.exit_code == 5
    assert done.stdout.split() == ["n", "─", "3"]
    nowhere, bad, torn, counts, _ = done.stderr.splitlines()
    assert nowhere == f"left out: {logs / 'nowhere'}: no such file"
    assert bad.startswith(
        f"left out: {logs / 'bad.jsonl'}: line 1 (offset 0): the line does not end"
    )
    assert torn == f"up to its damage: {logs / 'm1.jsonl'}: the last line was never completed"
    assert counts.startswith("logs taken in: 3 of 4, ")


def test_both_languages(run: Run, logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As asked for, else as the system speaks."""
    words = (logs, logs / "nowhere", "SELECT 1")
    assert (
        f"除外: {logs / 'nowhere'}: ファイルがありません"
        in run(query, *words, "--lang", "ja").stderr
    )
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "記録 3 件のうち 3 件" in run(cli, "query", *words).stderr
    assert "left out" in run(query, *words, "--lang", "en").stderr


def test_tables_are_kept_and_asked_again(run: Run, logs: Path, tmp_path: Path) -> None:
    """Even if the first question was wrong; an existing file is not overwritten."""
    kept = tmp_path / "kept.duckdb"
    assert run(query, logs, "SELECT nothing", "--save", kept).exit_code == 2
    again = run(query, kept, "SELECT count(*) AS n FROM boards", "--format", "csv")
    fresh = run(query, logs, "SELECT count(*) AS n FROM boards", "--format", "csv")
    assert (again.exit_code, again.stdout) == (0, fresh.stdout)
    assert again.stderr == "rows in the result: 1\n"
    assert run(report, kept, "first_player").stdout == run(report, logs, "first_player").stdout
    comment = "SELECT comment FROM duckdb_tables() WHERE table_name = 'matches'"
    assert "One row a match." in run(query, kept, comment).stdout
    over = run(query, logs, "SELECT 1", "--save", kept)
    assert over.exit_code == 2
    assert "exists already" in over.stderr
    assert run(query, kept, "DELETE FROM matches").exit_code == 2
    assert "--save and --verify are for logs" in run(query, kept, "SELECT 1", "--verify").stderr


def test_a_file_that_is_no_database(run: Run, tmp_path: Path) -> None:
    """Said in one sentence."""
    (tmp_path / "x.duckdb").write_text("hello " * 2000)
    for path in (tmp_path / "x.duckdb", tmp_path / "none.duckdb"):
        done = run(query, path, "SELECT 1")
        assert done.exit_code == 2
        assert "cannot be asked" in done.stderr


def test_verifying_tells_what_it_found(run: Run, logs: Path) -> None:
    """Random legal play has no faults."""
    done = run(query, logs, "SELECT bool_and(verified) AS all FROM matches", "--verify")
    assert done.stdout.split()[-1] == "true"
    assert "decided again: faults (table findings): 0, in matches: 0" in done.stderr


def test_the_tables_are_explained(run: Run) -> None:
    """Without any log."""
    done = run(query, "--schema")
    assert done.exit_code == 0
    assert "CREATE TABLE matches" in done.stdout
    assert "-- id of the match, from the header" in done.stdout


def test_reports_are_listed(run: Run) -> None:
    """With their questions, in both languages."""
    assert "How often does the first player win?" in run(report, "--list").stdout
    assert "先手はどれだけ勝つか" in run(report, "--list", "--lang", "ja").stdout


def test_a_report_of_one_game_leaves_the_others_out(run: Run, logs: Path) -> None:
    """And says so; listed, it says which game it is about."""
    log = logs / "gate.jsonl"
    assert run(cli, "new", log, "--game", "gate_ruler").exit_code == 0
    assert run(cli, "record", log, stdin="1.1\n").exit_code == 0
    done = run(report, logs, "depletion", "--format", "json")
    assert [row["game"] for row in json.loads(done.stdout)] == ["battle_spirits"]
    assert "gate_ruler has no report depletion" in done.stderr
    assert "has no report" not in run(report, logs, "illegal").stderr
    assert "per_card" in run(report, log, "depletion").stdout
    assert "[battle_spirits]" in run(report, "--list").stdout


def test_a_number_alone_was_paid_from_the_place_of_its_name(run: Run, logs: Path) -> None:
    """As Gate Ruler stores energy."""
    assert run(cli, "demo", "--game", "gate_ruler", "--keep", logs / "demo").exit_code == 0
    done = run(query, logs / "demo" / "demo.jsonl", "SELECT DISTINCT kind, place FROM payments")
    assert done.stdout.split()[-2:] == ["energy", "energy"]


def test_a_report_with_few_cases(run: Run, logs: Path) -> None:
    """n is shown, the values are not, and the definition says what n is."""
    done = run(report, logs, "ｆｉｒｓｔ＿ｐｌａｙｅｒ", "--format", "json")
    (row,) = json.loads(done.stdout)
    assert row == {
        "game": "battle_spirits", "pack": "battle-spirits/eternal-17", "matches": 3, "draws": 0,
        "excluded": 0, "n": 3, "hits": None, "rate": None, "low": None, "high": None,
    }  # fmt: skip
    assert "How often does the first player win?" in done.stderr
    assert "n: decided matches" in done.stderr
    assert "rows whose values are not shown, n being below 10: 1" in done.stderr


def test_few_cases_are_grey_on_a_terminal(tmp_path: Path) -> None:
    """From ten to under thirty; only in a table."""
    random = Random(4)
    for k in range(12):
        random_match(f"m{k}", random, turns=3).write(tmp_path)
    words = [str(tmp_path), "first_player", "--lang", "en"]
    coloured = CliRunner().invoke(report, words, color=True)
    assert coloured.stdout.splitlines()[2].startswith("\x1b[2mbattle_spirits")
    assert "rows with n below 30 are grey" in coloured.stderr
    plain = CliRunner().invoke(report, [*words, "--format", "csv"], color=True)
    assert "\x1b" not in plain.stdout


def test_an_unknown_report(run: Run, logs: Path) -> None:
    """The known ones are named."""
    done = run(report, logs, "win_rate")
    assert done.exit_code == 2
    assert "there is no report win_rate; there are: burst_rate, " in done.stderr


@pytest.mark.parametrize("command", BOTH, ids=lambda command: str(command.name))
def test_nothing_to_ask(run: Run, command: click.Command, logs: Path) -> None:
    """What is missing is said."""
    for words in ((), (logs,)):
        done = run(command, *words)
        assert done.exit_code == 2
        assert "logs (files, folders, patterns) and then the" in done.stderr


@pytest.mark.parametrize("command", BOTH, ids=lambda command: str(command.name))
def test_help_explains_itself(run: Run, command: click.Command) -> None:
    """Every option has help, in both languages."""
    done = run(command, "--help")
    assert done.exit_code == 0
    options = [each for each in command.params if isinstance(each, click.Option)]
    assert all(each.help and " / " in each.help for each in options)

"""SQL reaches the tables taken in and those brought along, nothing else of the machine."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Timer

import duckdb
import pytest
from click.testing import CliRunner, Result

from played import random_match
from senpu.analytics.cli import query, report
from senpu.analytics.warehouse import QueryError, ingest

Run = Callable[..., Result]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A match."""
    random_match("m0", Random(2), turns=3).write(tmp_path / "logs")
    return tmp_path / "logs" / "m0.jsonl"


def ask(*words: object) -> Result:
    """The command as typed."""
    result = CliRunner().invoke(query, [str(word) for word in words])
    assert "Traceback" not in result.output
    return result


REFUSED = {
    "a file by name": "SELECT * FROM '{dir}/secret.csv'",
    "a file": "SELECT * FROM read_csv('{dir}/secret.csv')",
    "a text": "SELECT * FROM read_text('{dir}/secret.csv')",
    "bytes": "SELECT * FROM read_blob('{dir}/secret.csv')",
    "JSON": "SELECT * FROM read_json('{dir}/secret.csv')",
    "a listing": "SELECT * FROM glob('{dir}/*')",
    "sniffing": "SELECT * FROM sniff_csv('{dir}/secret.csv')",
    "writing": "COPY (SELECT 1) TO '{dir}/written.csv'",
    "exporting": "EXPORT DATABASE '{dir}/written'",
    "importing": "IMPORT DATABASE '{dir}/written'",
    "attaching": "ATTACH '{dir}/written.db' AS other",
    "attaching memory": "ATTACH ':memory:' AS other",
    "detaching": "DETACH memory",
    "installing": "INSTALL httpfs",
    "loading": "LOAD httpfs",
    "updating": "UPDATE EXTENSIONS",
    "the network": "SELECT * FROM read_csv('https://example.org/a.csv')",
    "a setting": "SET threads = 1",
    "opening again": "SET enable_external_access = true",
    "a setting as a pragma": "PRAGMA memory_limit = '1GB'",
    "resetting": "RESET threads",
    "logging": "CALL enable_logging(storage = 'file', storage_path = '{dir}/written')",
    "a secret": "CREATE SECRET (TYPE S3)",
    "behind a question": "SELECT 1; COPY (SELECT 1) TO '{dir}/written.csv'",
}


@pytest.mark.parametrize("sql", REFUSED.values(), ids=REFUSED)
def test_nothing_else_is_reached(sql: str, log: Path, tmp_path: Path) -> None:
    """Each is refused in a sentence; nothing is read, nothing is written."""
    (tmp_path / "secret.csv").write_text("a,b\nhidden,2\n")
    done = ask(log, sql.format(dir=tmp_path))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "hidden" not in done.stderr
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("written")]


def test_what_is_closed_is_said_with_the_way_out(log: Path) -> None:
    """In both languages."""
    done = ask(log, "SELECT * FROM read_csv('/etc/hosts')")
    assert "--with NAME=FILE" in done.stderr and "--unsafe" in done.stderr
    done = ask(log, "SET threads = 1", "--lang", "ja")
    assert "SQL からファイル・ネットワーク・設定は使えません" in done.stderr


def test_the_python_around_is_not_seen(log: Path) -> None:
    """DuckDB would read a variable of that name."""
    manner = [{"x": 1}]
    assert ask(log, "SELECT * FROM manner").exit_code == 2
    assert manner


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("skill.csv", "who,elo\nA,1700\nB,1500\n"),
        ("skill.tsv", "who\telo\nA\t1700\nB\t1500\n"),
        ("skill.json", json.dumps([{"who": "A", "elo": 1700}, {"who": "B", "elo": 1500}])),
    ],
)
def test_a_table_of_ones_own(name: str, text: str, log: Path, tmp_path: Path) -> None:
    """Joined with the others."""
    (tmp_path / name).write_text(text)
    sql = "SELECT elo FROM seats JOIN skill ON who = seat ORDER BY elo"
    done = ask(log, sql, "--with", f"skill={tmp_path / name}", "--format", "csv")
    assert done.stdout.split() == ["elo", "1500", "1700"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("x", "write NAME=FILE"),
        ("actions={dir}/a.csv", "no other table"),
        ("plays={dir}/a.csv", "no other table"),
        ("a b={dir}/a.csv", "write NAME=FILE"),
        ("x={dir}/none.csv", "there is no file"),
        ("x={dir}/a.xlsx", "says no format"),
    ],
)
def test_a_table_that_cannot_be_brought(given: str, said: str, log: Path, tmp_path: Path) -> None:
    """Named before any log is read."""
    (tmp_path / "a.csv").write_text("x\n1\n")
    done = ask(log, "SELECT 1", "--with", given.format(dir=tmp_path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr


def test_unsafe_says_what_it_opens(log: Path, tmp_path: Path) -> None:
    """Then files are read."""
    (tmp_path / "a.csv").write_text("x\n1\n")
    done = ask(log, f"SELECT x FROM '{tmp_path}/a.csv'", "--unsafe", "--format", "csv")
    assert done.stdout.split() == ["x", "1"]
    assert "every file you may read" in done.stderr


def test_a_foreign_database_is_closed_off_too(tmp_path: Path) -> None:
    """Its views read no files, and it is not written to."""
    (tmp_path / "secret.csv").write_text("a\nhidden\n")
    with duckdb.connect(str(tmp_path / "x.duckdb")) as made:
        made.execute("CREATE TABLE matches (pack VARCHAR, format VARCHAR)")
        made.execute(f"CREATE VIEW trap AS SELECT * FROM read_csv('{tmp_path}/secret.csv')")
    for sql in ("SELECT * FROM trap", "INSERT INTO matches VALUES ('a', 'b')", "SET threads = 1"):
        done = ask(tmp_path / "x.duckdb", sql)
        assert done.exit_code == 2
        assert "hidden" not in done.output


def test_results_never_replace_a_log(log: Path) -> None:
    """Not even by force."""
    before = log.read_bytes()
    for more in ((), ("--force",)):
        done = ask(log, "SELECT 1", "--out", log, *more)
        assert done.exit_code == 2
    assert "is never replaced" in done.stderr
    assert log.read_bytes() == before


def test_a_file_is_replaced_by_force_alone(log: Path, tmp_path: Path) -> None:
    """And its ending says in which form."""
    out = tmp_path / "out.md"
    assert ask(log, "SELECT 1 AS x", "--out", out).exit_code == 0
    assert out.read_text() == "| x |\n| --- |\n| 1 |\n"
    refused = ask(log, "SELECT 2 AS x", "--out", out)
    assert refused.exit_code == 2 and "--force" in refused.stderr
    assert ask(log, "SELECT 2 AS x", "--out", out, "--force").exit_code == 0
    assert "| 2 |" in out.read_text()
    unknown = ask(log, "SELECT 1", "--out", tmp_path / "out.xlsx")
    assert unknown.exit_code == 2 and ".csv" in unknown.stderr


STEERING = "'=1+1' AS a, '@x' AS b, 'x' || chr(27) || '[2J' AS c, chr(155) || 'y' AS d, -1 AS e"


def test_no_cell_is_a_formula_or_steers(log: Path) -> None:
    """Text is text; a number stays one."""
    done = ask(log, f"SELECT {STEERING}", "--format", "csv")
    assert done.stdout.splitlines()[1] == "'=1+1,'@x,x�[2J,�y,-1"
    done = ask(log, f"SELECT {STEERING}", "--format", "tsv")
    assert done.stdout.splitlines()[1] == "'=1+1\t'@x\tx�[2J\t�y\t-1"
    for form in ("table", "markdown", "json"):
        done = ask(log, f"SELECT {STEERING}", "--format", form)
        assert not [c for c in done.stdout if c != "\n" and not c.isprintable()]
    assert json.loads(done.stdout)[0]["c"] == "x\x1b[2J"


def test_reports_are_closed_off_too(log: Path, tmp_path: Path) -> None:
    """Whatever a database calls by the names of the tables."""
    (tmp_path / "secret.csv").write_text("game,hidden\nhidden,1\n")
    with duckdb.connect(str(tmp_path / "x.duckdb")) as made:
        made.execute(f"CREATE VIEW matches AS SELECT * FROM read_csv('{tmp_path}/secret.csv')")
    done = CliRunner().invoke(report, [str(tmp_path / "x.duckdb"), "first_player"])
    assert done.exit_code == 2 and "hidden" not in done.output


def test_a_question_is_interrupted(log: Path) -> None:
    """Ctrl-C reaches DuckDB in the middle of its work, which stops."""
    endless = "SELECT count(*) FROM range(100000000000) a, range(1000) b"
    with ingest([log]) as found:
        Timer(0.5, found.connection.interrupt).start()
        with pytest.raises(QueryError, match=r"[Ii]nterrupt"):
            found.query(endless)
        assert found.query("SELECT 1").rows == [(1,)]

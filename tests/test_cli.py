"""The program as a whole: languages, exit codes, streams, and where its commands come from."""

import json
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from msgspec.structs import replace

from logs import HEADER, log_of
from senpu.events.log.file import LogWriter
from senpu.projections.fold import RECORD
from senpu.projections.game import games
from senpu.replay.cli import command
from senpu.replay.cli.words import system_language
from senpu.replay.commands import commands
from typed import new, senpu

SENPU = (sys.executable, "-m", "senpu.replay.cli")
LOOKING = ("show", "log", "legal", "verify")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log that has just begun."""
    return new(tmp_path / "match.jsonl")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"}, "ja"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LC_ALL before LC_MESSAGES before LANG; what is not Japanese is English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == lang


def test_the_language_may_be_said_before_or_behind_the_command(log: Path) -> None:
    """Behind it wins."""
    assert "before turn 1" in senpu("show", log, lang="en").stdout
    assert "対戦前" in senpu("show", log, lang="ja").stdout
    assert "対戦前" in senpu("show", log, "--lang", "ja", lang="en").stdout
    for words in (("show", "--help"), ("--help",), ("show", "--nosuch")):
        said = senpu(*words, "--lang", "ja", lang="en")
        assert "説明" in said.output


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_mistyped_command_line_is_explained(lang: str) -> None:
    """In the language asked for, with exit code 2 and nothing on stdout."""
    for words, named in [
        (("shwo",), "shwo"),
        (("show",), "LOG"),
        (("show", "--nosuch"), "--nosuch"),
    ]:
        done = senpu(*words, lang=lang)
        assert done.exit_code == 2
        assert not done.stdout
        assert named in done.stderr
        assert "--help" in done.stderr


@pytest.mark.parametrize("name", [*LOOKING, "record", "undo"])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_log_that_is_not_there(
    name: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Is said by the name typed, with the command that makes one."""
    monkeypatch.chdir(tmp_path)
    done = senpu(name, "nowhere.jsonl", lang=lang)
    assert done.exit_code == 5
    assert "senpu new nowhere.jsonl" in done.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", LOOKING)
def test_a_file_that_is_no_log(name: str, tmp_path: Path) -> None:
    """Counts as damaged."""
    other = tmp_path / "other.jsonl"
    other.write_text("hello\n", encoding="utf-8")
    done = senpu(name, other)
    assert done.exit_code == 3
    assert "line 1" in done.output


@pytest.mark.parametrize(
    "words", [("record",), ("undo",), ("close", "--result", "A", "--cause", "time")]
)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_second_recorder_is_turned_away(words: tuple[str, ...], lang: str, log: Path) -> None:
    """Clearly, with an exit code of its own; looking is still possible."""
    name, *rest = words
    with LogWriter.open(log):
        done = senpu(name, log, *rest, lang=lang)
        assert done.exit_code == 4
        assert str(log) in done.stderr
        assert senpu("show", log).exit_code == 0
    assert senpu("record", log).exit_code == 0


def test_a_header_of_other_options_is_said(tmp_path: Path) -> None:
    """The log of a newer program, say."""
    odd = tmp_path / "odd.jsonl"
    odd.write_bytes(log_of([], replace(HEADER, options={"nosuch": True}))[0])
    for name in (*LOOKING, "record"):
        done = senpu(name, odd)
        assert done.exit_code == 5
        assert "nosuch" in done.output


def test_rules_are_listed_with_source_and_standing() -> None:
    """Those of every game and of the record itself."""
    shown = senpu("rules").stdout
    for rule in (
        *RECORD.rules(),
        *(id for game in games().values() for id in game.rulebook.rules()),
    ):
        assert rule in shown


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_rules_that_no_source_states_can_be_asked_for(lang: str) -> None:
    """And only those."""
    table = {id: rule for game in games().values() for id, rule in game.rulebook.rules().items()}
    shown = senpu("rules", "--inferred", lang=lang).stdout.splitlines()
    named = {line.split()[0] for line in shown if line.split() and line.split()[0] in table}
    assert named
    assert {table[id].cite.standing for id in named} == {"inferred"}


def test_rules_as_json_hold_both_languages() -> None:
    """And the citation."""
    rules = json.loads(senpu("rules", "--json").stdout)
    (rule,) = (rule for rule in rules if rule["id"] == "REC-5")
    assert set(rule["gist"]) == {"ja", "en"}
    assert set(rule["cite"]) == {"source", "locator", "standing"}


def test_the_schema_is_json() -> None:
    """With the types of every game."""
    found = json.loads(senpu("schema").stdout)
    assert {f"{slug}.Entry" for slug in games()} <= set(found["$defs"])


def test_commands_of_other_packages_are_found(tmp_path: Path) -> None:
    """A package of senpu installed elsewhere adds a command by its file `commands.tsv`."""
    package = tmp_path / "senpu" / "extra"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "commands.tsv").write_text(
        "greet\t挨拶する。\tSay hello.\tsenpu.extra.greeting\n", encoding="utf-8"
    )
    (package / "greeting.py").write_text(
        "import click\n"
        "@click.command('greet')\n"
        "@click.option('--lang')\n"
        "def greet(lang): click.echo(f'hello {lang}')\n",
        encoding="utf-8",
    )
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(
        [*SENPU, "--lang", "ja", "greet"], env=environment, capture_output=True, text=True
    )
    assert done.stdout == "hello ja\n", done.stderr


def test_every_command_is_one_of_click() -> None:
    """Under the name it is typed by."""
    for name in commands():
        assert isinstance(found := command(name), click.Command)
        assert found.name == name


def test_the_version_is_said() -> None:
    """On stdout."""
    assert senpu("--version").stdout.startswith("senpu ")


def test_nobody_reading_on_is_no_error(log: Path) -> None:
    """`senpu rules | head -1` ends in silence."""
    with subprocess.Popen(
        [*SENPU, "schema"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout and running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 141


def test_a_terminal_without_kanji_shows_question_marks(log: Path) -> None:
    """And no traceback."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*SENPU, "--lang", "ja", "show", str(log)], env=environment, capture_output=True
    )
    assert done.returncode == 0
    assert b"?" in done.stdout
    assert done.stderr == b""

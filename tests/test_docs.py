"""What the program offers is explained: in `--help` in both languages, and in the README."""

import re
import string
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from senpu.analytics.words import WORDS
from senpu.projections.rules import Text
from senpu.replay.cli import cli, command
from senpu.replay.cli.exits import MEANINGS, Exit
from senpu.replay.cli.help import HELP
from senpu.replay.commands import commands
from senpu.replay.messages import MESSAGES

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
SOURCES = "".join(
    path.read_text(encoding="utf-8")
    for package in ("replay", "analytics")
    for path in (Path(__file__).parents[1] / package).rglob("*.py")
)
LANGUAGES = ("ja", "en")
TABLES = {"messages": MESSAGES, "words": WORDS, "HELP": HELP}
SAID = {f"{table}.{name}": text for table in TABLES for name, text in TABLES[table].items()}
FOR_ALL = {"senpu", "--lang", "--help", "--version"} | {f"exit {code:d}" for code in Exit}
"""Helps of no single command."""


def _names(words: str) -> set[str]:
    """The facts that a sentence names."""
    return {name for _, name, _, _ in string.Formatter().parse(words) if name}


def _is_japanese(words: str) -> bool:
    return any("\u3040" <= c <= "\u30ff" or "\u4e00" <= c <= "\u9fff" for c in words)


@pytest.mark.parametrize("text", SAID.values(), ids=SAID.keys())
def test_a_message_says_the_same_in_both_languages(text: Text) -> None:
    """Both sentences exist and name the same facts."""
    assert text.ja and text.en
    assert not _is_japanese(text.en)
    assert _names(text.ja) == _names(text.en)


@pytest.mark.parametrize("table", ("messages", "words"))
def test_what_is_said_is_in_the_table_and_nothing_else(table: str) -> None:
    """None is left over from what the program once did, none is missing."""
    assert TABLES[table].keys() == set(re.findall(rf"\b{table}\.([A-Z][A-Z_0-9]+)\b", SOURCES))


def test_every_help_is_of_an_option_there_is() -> None:
    """Or said where an option has different words in one command."""
    options = {
        name
        for each in map(command, commands())
        for param in each.params
        if isinstance(param, click.Option)
        for name in param.opts
    }
    asked = set(re.findall(r'HELP\["([^"]+)"\]', SOURCES))
    assert asked <= HELP.keys() <= asked | options | FOR_ALL


def test_most_messages_differ_between_the_languages() -> None:
    """Only a message that consists of facts may be the same in both."""
    same = {name for name, text in SAID.items() if text.ja == text.en}
    assert all(
        not SAID[name].en.format_map(dict.fromkeys(_names(SAID[name].en), "")).strip(": ")
        for name in same
    )


@pytest.mark.parametrize("name", commands())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_has_help(name: str, lang: str) -> None:
    """It says what the command does, in the language asked for."""
    shown = CliRunner().invoke(cli, ["--lang", lang, name, "--help"])
    assert shown.exit_code == 0, shown.output
    assert "--lang" in shown.stdout
    explained = shown.stdout.split("\n\n")[1]
    assert explained.strip()
    assert _is_japanese(explained) if lang == "ja" else any(map(str.isascii, explained.split()))


@pytest.mark.parametrize("name", commands())
def test_every_option_is_explained(name: str) -> None:
    """No option stands without words in `--help`."""
    asked = command(name)
    context = click.Context(asked, info_name=name)
    for param in asked.params:
        if isinstance(param, click.Option) and not param.hidden:
            record = param.get_help_record(context)
            assert record and record[1].strip(), param.name


@pytest.mark.skipif(not README.strip(), reason="the README is not written yet")
@pytest.mark.parametrize("name", commands())
def test_a_command_is_in_the_readme(name: str) -> None:
    """Written as it is typed: `senpu NAME`."""
    assert f"senpu {name}" in README


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_program_lists_its_commands_and_exit_codes(lang: str) -> None:
    """All of them, each with its meaning."""
    shown = CliRunner().invoke(cli, ["--lang", lang, "--help"]).stdout
    assert set(MEANINGS) == set(Exit)
    for name in commands():
        assert f"\n  {name} " in shown
        explained = re.search(rf"\n  {name} +(.*)", shown)
        assert explained and explained[1].count("。") <= 1
    for code, text in MEANINGS.items():
        meaning = text.ja if lang == "ja" else text.en
        assert f"  {int(code)}  {meaning}" in shown


def _blocks(language: str) -> list[str]:
    """What the README shows in a language, block by block."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_library_is_used_as_the_readme_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lines run as they stand: a line is tried, refused, and the match is told."""
    (used,) = (block for block in _blocks("python") if "senpu.replay.match" in block)
    monkeypatch.chdir(tmp_path)
    exec(used, {})
    said = capsys.readouterr().out
    assert said.startswith("BS-C4\nBS-C4 支払コスト")
    assert "summon [Tsubuhi, Grain of Fire]" in said


def test_catalogue_and_deck_are_written_as_the_readme_says(tmp_path: Path) -> None:
    """Both are read without a doubt."""
    catalogue, deck = tmp_path / "cards.toml", tmp_path / "red.toml"
    for path, text in zip((catalogue, deck), _blocks("toml"), strict=True):
        path.write_text(text, encoding="utf-8")
    checked = CliRunner().invoke(cli, ["--lang", "en", "cards", str(catalogue)])
    assert (checked.exit_code, "doubtful" in checked.output) == (0, False), checked.output
    log = [str(tmp_path / "new.jsonl"), "--catalogue", str(catalogue), "--deck-a", str(deck)]
    made = CliRunner().invoke(cli, ["--lang", "en", "new", *log, "--casual"])
    assert made.exit_code == 0, made.output

"""Words for tests of the program: commands typed, logs made, lines recorded."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from senpu.replay.cli import cli

DATA = Path(str(files("senpu.events.battle_spirits"))) / "data"
GAME = ("--game", "battle_spirits")
DECKS = ("--deck-a", str(DATA / "red.toml"), "--deck-b", str(DATA / "blue.toml"))


def senpu(*words: object, lang: str = "en", typed: str | bytes = "", **how: Any) -> Result:
    """What `senpu --lang LANG WORDS` says and how it ends, with `typed` on stdin."""
    line = ["--lang", lang, *map(str, words)]
    return CliRunner().invoke(cli, line, input=typed, prog_name="senpu", **how)


def new(log: Path, *words: object) -> Path:
    """A new log for the two decks that come along."""
    made = senpu("new", log, *GAME, *DECKS, *words)
    assert made.exit_code == 0, made.output
    return log


def record(log: Path, *lines: str, lang: str = "en") -> Result:
    """Lines recorded from stdin."""
    return senpu("record", log, typed="".join(f"{line}\n" for line in lines), lang=lang)


def recorded(log: Path, lines: Sequence[str]) -> Path:
    """A log into which lines were recorded, every one of them accepted."""
    done = record(log, *lines)
    assert done.exit_code == 0, done.output
    return log

"""`senpu demo`: everything once, on a match that comes along."""

import time
from pathlib import Path

import pytest

from senpu.events.cards.catalogue import shipped
from senpu.events.log.file import read
from senpu.replay.cli.demo import shown
from typed import senpu

SECONDS = 5
"""Of CPU: a machine under load is no fault of the demo."""


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_demo_shows_every_part_of_the_program(lang: str) -> None:
    """Each command is shown as it would be typed, and works."""
    begun = time.process_time()
    shown = senpu("demo", lang=lang)
    assert time.process_time() - begun < SECONDS
    assert shown.exit_code == 0, shown.output
    typed = [line.split()[2] for line in shown.stdout.splitlines() if line.startswith("$ ")]
    assert typed == [
        "new", "record", "record", "verify", "show", "rewind", "undo", "close", "query", "query",
    ]  # fmt: skip
    assert "BS-C5c" in shown.stderr  # the line that is refused
    assert "BS-C4" in shown.stdout  # what the statistics say was broken
    assert "OK demo.jsonl" in shown.stdout


@pytest.mark.parametrize("game", shown())
def test_every_game_that_comes_with_a_match_is_shown(game: str, tmp_path: Path) -> None:
    """Asked for by name, in its own files; the others are named at the end."""
    begun = time.process_time()
    output = senpu("demo", "--game", game, "--keep", tmp_path)
    assert time.process_time() - begun < SECONDS
    assert output.exit_code == 0, output.output
    assert read(tmp_path / "demo.jsonl").header.game == game
    transcript = (tmp_path / "demo.ktn").read_bytes()
    assert transcript == (shipped(game) / "demo.ktn").read_bytes()
    for other in shown():
        assert (f"demo --game {other}" in output.stdout) == (other != game)


def test_a_game_without_a_match_is_refused() -> None:
    """With the games there are."""
    refused = senpu("demo", "--game", "chess")
    assert refused.exit_code == 2
    assert all(game in refused.stderr for game in shown())


def test_the_demo_leaves_its_files_if_asked(tmp_path: Path) -> None:
    """With all that its commands need."""
    kept = tmp_path / "kept"
    assert senpu("demo", "--keep", kept).exit_code == 0
    assert {"demo.jsonl", "demo.ktn", "red.toml", "blue.toml"} <= {p.name for p in kept.iterdir()}
    assert read(kept / "demo.jsonl").tip.closed
    assert senpu("verify", kept / "demo.jsonl").exit_code == 0


def test_the_demo_overwrites_nothing(tmp_path: Path) -> None:
    """A second run in the same folder is refused."""
    assert senpu("demo", "--keep", tmp_path).exit_code == 0
    before = (tmp_path / "demo.jsonl").read_bytes()
    again = senpu("demo", "--keep", tmp_path)
    assert again.exit_code == 2
    assert (tmp_path / "demo.jsonl").read_bytes() == before

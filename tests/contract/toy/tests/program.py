"""The program at work on a match of Sticks, which no file of it names."""

from pathlib import Path

from click.testing import CliRunner

from senpu.events.envelope import Header
from senpu.projections.game import game
from senpu.replay.cli import cli
from senpu.replay.recorder import Recorder

NOW = "2026-11-30T04:00:00.000Z"


def said(*arguments: str, typed: str = "", code: int = 0) -> str:
    """What the program prints."""
    done = CliRunner().invoke(cli, ["--lang", "en", *arguments], input=typed)
    assert done.exit_code == code, (done.output, done.exception)
    return done.output


def test_a_match_of_sticks_is_recorded_and_looked_at(tmp_path: Path) -> None:
    """Lines typed, a refusal with its rule, the position, the history, verifying, legal."""
    log = tmp_path / "sticks.jsonl"
    header = Header(
        match="m", game="sticks", pack=game("sticks").pack, first="A", players={"A": "p"}
    )
    Recorder.create(log, header, NOW).__exit__()
    assert "ST-3" in said("record", str(log), typed="3 | 2\n2\n1\n", code=1)
    assert "||||||" in said("show", str(log))
    assert "A 3 taken" in said("log", str(log))
    assert "sticks.jsonl" in said("verify", str(log))
    assert "ST-3" in said("legal", str(log))
    assert "grandmother" in said("rules", "--game", "sticks")
    assert "no_copying = on" in said("rules", "--game", "sticks", "--inferred")

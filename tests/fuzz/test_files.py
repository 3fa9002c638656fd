"""Whatever is given as a file is used or refused: an exit code that is documented, and an end."""

import csv
import io
import json
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import matches
from fuzz.spoiling import much, patience, spoiled, spoiled_bytes
from senpu.replay.cli.exits import Exit
from typed import senpu

FILES = 5_000
SEEDS = 20

SIBLINGS = Path(__file__).parents[1] / "check" / "data" / "siblings.json"
DEEP = ("[" * 50_000, "{" * 50_000, '{"a":' * 50_000, "a.b." * 20_000, "(" * 50_000)
PIECES = (
    *DEEP,
    *(
        "9" * 400,
        "-1",
        "1e999",
        "0x7f",
        "3000",
        '"',
        "'''",
        "\x00",
        "\x1b[2J",
        "é",
        "①",
        "：",
        "・",
    ),
    *(";", ",", "\t", "\n", "\r", "null", "true", "[[card]]", "cost = ", "levels", "[cards]"),
)
"""What spoils a file: nesting, numbers, control characters, signs of the formats."""

Command = Callable[[Path, Path], tuple[object, ...]]

COMMANDS: Mapping[str, tuple[Command, ...]] = {
    "catalogue": (
        lambda path, log: ("cards", path),
        lambda path, log: ("new", log, "--catalogue", path),
        lambda path, log: ("cards", path, "--game", "gate_ruler"),
    ),
    "deck": (lambda path, log: ("new", log, "--deck-a", path),),
    "transcript": (lambda path, log: ("record", log, "--from", path, "--keep-going"),),
    "cases": (lambda path, log: ("check", path), lambda path, log: ("check", path, "--strict")),
}


@cache
def originals(kind: str) -> tuple[tuple[str, str], ...]:
    """Names and texts of sound files of a kind."""
    data = [files(f"senpu.events.{slug}") / "data" for slug in matches.GAMES]
    match kind:
        case "catalogue":
            lists = [folder.joinpath("catalogue.toml").read_text() for folder in data]
            return tuple(form(text) for form in (_as_toml, _as_json, _as_csv) for text in lists)
        case "deck":
            names = ((data[0], "red.toml"), (data[0], "blue.toml"), (data[1], "drive.toml"))
            return tuple(("deck.toml", folder.joinpath(name).read_text()) for folder, name in names)
        case "transcript":
            return tuple(("match.ktn", folder.joinpath("demo.ktn").read_text()) for folder in data)
        case _:
            return tuple(("cases.json", text) for text in (_few_cases(0), _few_cases(60)))


def _few_cases(first: int) -> str:
    """Eight cases that somebody wrote down."""
    told: dict[str, list[object]] = json.loads(SIBLINGS.read_text())
    few = {**told, "cases": told["cases"][first : first + 8]}
    return json.dumps(few, ensure_ascii=False, indent=1)


def _few(text: str) -> list[dict[str, Any]]:
    """The first dozen cards of a catalogue."""
    cards: list[dict[str, Any]] = tomllib.loads(text)["card"]
    return cards[:12]


def _as_toml(text: str) -> tuple[str, str]:
    return "cards.toml", text


def _as_json(text: str) -> tuple[str, str]:
    return "cards.json", json.dumps(_few(text), ensure_ascii=False, indent=1)


def _as_csv(text: str) -> tuple[str, str]:
    out = io.StringIO()
    cards = _few(text)
    writer = csv.DictWriter(out, list(dict.fromkeys(key for card in cards for key in card)))
    writer.writeheader()
    writer.writerows(cards)
    return "cards.csv", out.getvalue()


@pytest.mark.parametrize("kind", COMMANDS)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_spoiled_file_is_used_or_refused(kind: str, seed: int, tmp_path: Path) -> None:
    """Every command ends soon, by one of its exit codes, and names the file it cannot use."""
    random = Random(f"{kind} {seed}")
    senpu("new", tmp_path / "begun.jsonl")
    begun = (tmp_path / "begun.jsonl").read_bytes()
    for _ in range(much(FILES // SEEDS // len(COMMANDS))):
        name, text = random.choice(originals(kind))
        path, log = tmp_path / name, tmp_path / "match.jsonl"
        path.write_bytes(_spoiled(text, random))
        log.unlink(missing_ok=True)
        if kind == "transcript":
            log.write_bytes(begun)
        _run(path, random.choice(COMMANDS[kind])(path, log), random.choice(("ja", "en")))


def _spoiled(text: str, random: Random) -> bytes:
    if random.random() < 0.5:
        return spoiled_bytes(text.encode(), random)
    return spoiled(text, random, PIECES).encode(errors="surrogatepass")


def _run(path: Path, words: tuple[object, ...], lang: str) -> None:
    with patience((words, path.read_bytes()[:2000])):
        done = senpu(*words, lang=lang)
    assert done.exception is None or isinstance(done.exception, SystemExit), path.read_bytes()
    assert done.exit_code in (Exit.FINE, Exit.WRONG, Exit.USAGE)
    assert done.exit_code != Exit.USAGE or path.name in done.stderr or words[0] == "check"

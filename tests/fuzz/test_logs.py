"""Whatever happens to a log, every command says so by its exit code, and never breaks."""

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

import matches
from fuzz.spoiling import much, patience, spoiled_bytes
from logs import end, log_of, raw_log
from senpu.replay.cli.exits import Exit
from typed import senpu

LOGS = 5_000
SEEDS = 20

State = Literal["whole", "torn", "damaged", "headless"]

READING = (
    ("show",), ("show", "--at", "5"), ("show", "--as", "B"), ("show", "--json"),
    ("show", "--picture"), ("log",), ("log", "--rules", "--full-history"),
    ("log", "--as", "public"), ("legal",), ("legal", "--json"), ("verify",),
)  # fmt: skip
CHANGING = (
    ("record",), ("undo",), ("rewind", "--to", "1", "--reason", "x", "--judge", "y"), ("close",),
)  # fmt: skip
ASKING = (("query", "SELECT count(*) FROM entries"), ("report", "rulings"))


@cache
def whole(slug: str, seed: int) -> bytes:
    """A log of random play, every third of them closed."""
    history = matches.random_match(slug, seed, 40)
    data, tip = log_of(history.entries, history.header)
    return data if seed % 3 else log_of([*history.entries, end(tip)], history.header)[0]


def state(data: bytes) -> State:
    """What the format's description says of these bytes, by code that shares nothing."""
    *lines, rest = data.split(b"\n")
    if rest and _sealed(rest, _hash(lines[-1]) if lines else b""):
        lines, rest = [*lines, rest], b""
    before, after_end = b"", False
    for seq, line in enumerate(lines):
        if not _sealed(line, before) or after_end:
            return "damaged" if seq else "headless"
        before = _hash(line)
    if not lines:
        return "headless"
    return "torn" if rest else "whole"


def _hash(line: bytes) -> bytes:
    return line[-34:-2]


def _sealed(line: bytes, before: bytes) -> bool:
    content, mark, end = line[:-43], line[-43:-34], line[-2:]
    found = blake2b(before + content, digest_size=16).hexdigest().encode()
    return mark == b',"hash":"' and end == b'"}' and _hash(line) == found


def damaged(slug: str, random: Random) -> bytes:
    """A log with a few bytes changed, behind the header three times in four."""
    data = whole(slug, random.randrange(6))
    header = random.choice((0, 1, 1, 1)) * (data.index(b"\n") + 1)
    return data[:header] + spoiled_bytes(data[header:], random)


def forged(slug: str, random: Random) -> bytes:
    """A log some of whose values were changed by somebody who makes the chain whole again."""
    lines = [json.loads(line) for line in whole(slug, random.randrange(6)).splitlines()]
    for _ in range(random.choice((1, 1, 2))):
        _forge(random.choice(lines), random)
    return raw_log([{key: value for key, value in line.items() if key != "hash"} for line in lines])


def _forge(there: Any, random: Random) -> None:
    """Change one value somewhere below."""
    keys: list[Any] = [*there] if isinstance(there, dict) else [*range(len(there))]
    key = random.choice(keys)
    if isinstance(there[key], dict | list) and there[key] and random.random() < 0.8:
        _forge(there[key], random)
    else:
        there[key] = _other(there[key], random)


def _other(value: Any, random: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return random.choice((value + 1, value - 1, -value, 0, 2**40, str(value)))
        case str():
            return random.choice(
                (value[:-1], value + "x", "", "A", "B", "?1", "1" + value, "\x1b[2J", 7)
            )
        case _:
            others: tuple[Any, ...] = (None, {}, [], "x", 0)
            return random.choice(others)


def _run(data: bytes, log: Path, words: tuple[str, ...], lang: str) -> int:
    """The exit code of a command on these bytes; it ends by one."""
    for left in log.parent.glob(f"{log.name}*"):
        left.unlink()
    log.write_bytes(data)
    command, *options = words
    line = (command, *options, log) if command == "query" else (command, log, *options)
    with patience((words, data[:2000])):
        done = senpu(*line, lang=lang)
    assert done.exception is None or isinstance(done.exception, SystemExit), (words, data)
    return done.exit_code


@pytest.mark.parametrize("slug", matches.GAMES)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_damaged_log_is_told_by_the_exit_code(slug: str, seed: int, tmp_path: Path) -> None:
    """3 where a byte before the last line's end is not as it was, and only there."""
    random = Random(f"{slug} {seed}")
    for _ in range(much(LOGS // SEEDS // 4)):
        data = damaged(slug, random)
        words = random.choice((*READING, *CHANGING))
        code = _run(data, tmp_path / "match.jsonl", words, random.choice(("ja", "en")))
        assert (code == Exit.DAMAGED) == _broken(data, words) or _beyond(code, words), (words, data)


@pytest.mark.parametrize("slug", matches.GAMES)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_forged_log_breaks_no_command(slug: str, seed: int, tmp_path: Path) -> None:
    """Whatever values stand in it: looked at, continued or refused, each with an exit code."""
    random = Random(f"{slug} {seed} forged")
    for _ in range(much(LOGS // SEEDS // 4)):
        words = random.choice((*READING, *CHANGING))
        code = _run(
            forged(slug, random), tmp_path / "match.jsonl", words, random.choice(("ja", "en"))
        )
        assert code in set(Exit) - {Exit.LOCKED}


def _broken(data: bytes, words: tuple[str, ...]) -> bool:
    """Whether a command has to say that a log is damaged: a torn last line is for `verify`."""
    return state(data) not in ("whole", "torn") or (words[0], state(data)) == ("verify", "torn")


def _beyond(code: int, words: tuple[str, ...]) -> bool:
    """Whether a position was asked for that the sound part does not have."""
    return code == Exit.USAGE and "--at" in words

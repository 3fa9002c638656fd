"""Whatever is typed is recorded or refused, in both languages, and never breaks the program."""

from functools import cache
from random import Random

import pytest

import matches
from fuzz.sayings import sayings
from fuzz.spoiling import much, patience, spoiled
from senpu.projections.fold import History
from senpu.projections.game import game
from senpu.replay.attempt import Attempt

LINES = 200_000
SEEDS = 40
NOW = "2026-11-30T04:00:00.000Z"


@cache
def places(slug: str) -> tuple[History, ...]:
    """Positions to type on: before the first turn, in the middle of play, after much of it."""
    return tuple(matches.random_match(slug, seed, 8 * seed) for seed in range(6))


@pytest.mark.parametrize("slug", matches.GAMES)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_spoiled_line_is_recorded_or_refused(slug: str, seed: int) -> None:
    """Nothing else can come of it; what is recorded can be said, what is cut short completed."""
    random = Random(f"{slug} {seed}")
    for _ in range(much(LINES // SEEDS // 2)):
        history = random.choice(places(slug))
        line = spoiled(random.choice(sayings(slug)), random)
        with patience(line):
            _typed(history, line, random.choice(("ja", "en")))


def _typed(history: History, line: str, lang: str) -> None:
    attempt = Attempt(history, NOW)
    declined = attempt.read(line, "scribe")
    history.game.complete(history.board, line)
    if declined is None:
        for step in attempt.steps:
            assert game(history.game.slug).write(step.before, step.entry, lang)  # type: ignore[arg-type]
        return
    assert declined.breaches or declined.message, line
    assert 1 <= declined.column <= len(line) + 1, line
    assert not declined.unreadable or not declined.breaches

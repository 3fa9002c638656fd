"""Random matches as a scribe records them: typed, seen, forced, ruled, taken back."""

from random import Random

import matches
from fuzz.sayings import sayings
from senpu.projections.fold import History
from senpu.replay.attempt import Attempt

NOW = "2026-11-30T04:00:00.000Z"
MARKS = ("", "", "x:", "x:", "!")


def recorded(slug: str, seed: int, steps: int = 150) -> History:
    """A match of legal play and of lines that may be wrong; what cannot be recorded is left out."""
    random = Random(f"{slug} {seed}")
    history = matches.random_match(slug, seed, 10)
    for _ in range(steps):
        if random.random() < 0.5:
            event = matches.PLAYS[slug].picked(history.board, random.randrange(2**20))
            if event is not None:
                matches.record(history, event)
        else:
            history = _typed(history, _line(slug, random))
    return history


def _typed(history: History, line: str) -> History:
    attempt = Attempt(history, NOW)
    return history if attempt.read(line, "scribe") else attempt.history


def _line(slug: str, random: Random) -> str:
    line = random.choice(sayings(slug))
    mark = random.choice(MARKS)
    return f"{mark}{line} {{seen}}" if mark == "!" else f"{mark}{line}"

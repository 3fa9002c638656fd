"""Examples of rules, mined from play: `python -m examples.mining` writes the data files anew.

Lines of the sheet, of offers and of the bundled match are typed one after another, at random. What
a line is refused by, what it keeps and what follows from it is noted with the lines before it;
the shortest course for each rule is then cut to the lines it needs.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from fuzz.sayings import sayings
from senpu.events.base import Event
from senpu.projections.declared import Book
from senpu.projections.fold import History
from senpu.projections.game import Game, games
from senpu.projections.offers import proposals
from senpu.projections.rules import Rule
from senpu.replay.attempt import Attempt
from senpu.replay.examples import SCRIBE, SEVERAL, Example, begun

Course = tuple[str, ...]
Key = tuple[str, str]
"""A rule, and how the line ends."""

WALKS, STEPS = 400, 40
BEGUN: Course = ("1.1", "//", "2.2", "//", "3.1")
"""Both players have had a turn, so that nothing of a first turn is in the way."""


def mined(game: Game, walks: int = WALKS) -> dict[Key, Example]:
    """For each rule the shortest course found: refused by it, keeping it, by which it happens."""
    miner = Miner(game)
    for seed in range(walks):
        miner.walk(Random(f"{game.slug} {seed}"))
    return {key: miner.cut(key, course) for key, course in sorted(miner.found.items())}


class Miner:
    """What was found so far: by rule and end, the lines before and the line last."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: dict[Key, Course] = {}
        self.start = begun(game, {})
        self.size: dict[Key, tuple[int, ...]] = {}

    def walk(self, random: Random) -> None:
        """Lines typed one after another; those that are taken lead on."""
        history, course = _after(self.start, BEGUN), BEGUN
        pool = sayings(self.game.slug)
        for _ in range(STEPS):
            lines = [*random.sample(pool, 8), *(mixed(pool, random) for _ in range(16))]
            if random.random() < 0.3:
                offered = [p.line for p in proposals(self.game, history.board) if p.line]
                lines += random.sample(offered, min(30, len(offered)))
                lines += [mixed((*offered, *pool), random) for _ in range(12) if offered]
            taken = [
                (line, found) for line in lines if (found := self._tried(history, course, line))
            ]
            if taken:
                line, history = random.choice(taken)
                course = (*course, line)

    def _tried(self, history: History, course: Course, line: str) -> History | None:
        """The history after a line, if it is taken; what it shows is noted."""
        ends = [*shows(history, line)]
        for key in ends:
            size = (len(ends), *_length((*course, line)))
            if key not in self.found or size < self.size[key]:
                self.found[key], self.size[key] = (*course, line), size
        attempt = Attempt(history, "")
        return None if attempt.read(line, SCRIBE) else attempt.history

    def cut(self, key: Key, course: Course) -> Example:
        """The course without the lines that it does not need."""
        *before, line = course
        at = 0
        while at < len(before):
            fewer = [*before[:at], *before[at + 1 :]]
            if key in shows(_after(self.start, fewer), line):
                before = fewer
            else:
                at += 1
        return Example(key[0], key[1], {}, tuple(before), line)


def mixed(lines: Sequence[str], random: Random) -> str:
    """A line with a word of it left out, doubled, or exchanged for a word of another line."""
    words = random.choice(lines).split(" | ")[0].split()
    other = random.choice(lines).split(" | ")[0].split()
    at = random.randrange(len(words) + 1)
    return " ".join(
        [*words[:at], *random.sample(other, min(1, len(other))), *words[at + random.randrange(2) :]]
    )


def _length(course: Course) -> tuple[int, int]:
    return len(course), sum(map(len, course))


def _after(history: History, lines: Iterable[str]) -> History:
    for line in lines:
        attempt = Attempt(history, "")
        attempt.read(line, SCRIBE)
        history = attempt.history
    return history


def shows(history: History, line: str) -> Iterator[Key]:
    """What a line shows: the rules it is refused by, keeps, or by which something follows."""
    attempt = Attempt(history, "")
    declined = attempt.read(line, SCRIBE)
    if declined:
        yield from ((breach.rule, "refused") for breach in declined.breaches)
        return
    for step in attempt.steps:
        if step.entry.mark != "legal":
            continue
        game = history.game
        yield from ((game.because(event), "happens") for event in step.entry.then)
        yield from ((id, "legal") for id in kept(game.rulebook, step.before, step.entry.event))


def kept(book: Book, board: Any, event: Event) -> Iterator[str]:
    """The rules that an event was asked and did not break, those of its typed changes too."""
    kind = book.kinds.get(type(event))
    if kind and kind.play:
        yield from (rule.id for rule in kind.rules(kind.play(board, event)).rules)
    changes: tuple[Event, ...] = getattr(event, "effects", ())
    for change in changes:
        if row := book.changes.get(type(change)):
            yield from (rule.id for rule in row.asked.rules)


def written(found: Iterable[Example]) -> str:
    """The file of the examples."""
    rows = (
        (
            e.rule,
            e.ends,
            SEVERAL.join(f"{k}={v}" for k, v in e.options.items()),
            SEVERAL.join(e.before),
            e.line,
        )
        for e in found
    )
    return "".join("\t".join(row) + "\n" for row in rows)


def wanted(rule: Rule) -> tuple[str, ...]:
    """How the examples of a rule end."""
    return (
        ("refused", "legal")
        if rule.force == "forbids"
        else ("happens",)
        if rule.force == "happens"
        else ()
    )


def main(walks: int = WALKS) -> None:
    """Mine both games, and say what has no example yet."""
    for game in games().values():
        found = mined(game, walks)
        keys = [(id, ends) for id, rule in game.rulebook.rules().items() for ends in wanted(rule)]
        data = Path(__file__).parents[2] / "events" / game.slug / "data" / "examples.tsv"
        data.write_text(written(found[key] for key in keys if key in found), encoding="utf-8")
        print(
            game.slug,
            len(keys),
            "missing:",
            *(f"{id}/{ends}" for id, ends in keys if (id, ends) not in found),
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

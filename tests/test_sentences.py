"""What a refusal says is whole, in both languages: no gap where a fact says nothing."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import gate_playing
import nonsense
import playing
from senpu.events.base import Breach
from senpu.projections.game import Game
from senpu.projections.offers import LANGS
from senpu.projections.rules import Refused
from senpu.replay.render_words import wording

GAP = re.compile(
    r"^(?:Right:|→) *$|\s[.,;:、。）)]|[(（]\s*[)）]|[:：、,]\s*$|\S\s\s+\S|「」"
    r"|\b(?:to|by|of|with|than|choose) *(?:,|;|$)|\ba [aeio]"
)
"""A blank where a word is due, a sign behind nothing."""
BOARDS: dict[str, Callable[[list[int]], Any]] = {
    "battle_spirits": lambda course: playing.board_after(course, declared=False),
    "gate_ruler": lambda course: gate_playing.board_after(course, None),
}


def refusals(game: Game, seeds: range) -> Iterator[tuple[Any, Breach]]:
    """Breaches of what may not be done on boards of random play."""
    for seed in seeds:
        random = Random(seed)
        course = [random.randrange(2**20) for _ in range(random.randrange(1, 40))]
        board = BOARDS[game.slug](course)
        legal = [offer.event for offer in game.legal(board)]
        make = nonsense.maker(board, board, random)
        for _ in range(40):
            near = random.random() < 0.6 and legal
            event: Any = (
                nonsense.altered(random.choice(legal), make)
                if near
                else nonsense.event(game, board, board, random)
            )
            decision = game.decide(board, event)
            if isinstance(decision, Refused) and _speaks(event):
                yield from ((board, breach) for breach in decision.breaches)


def _speaks(event: Any) -> bool:
    """Whether what was typed is no gap itself."""
    words = [*nonsense.words_of(event)]
    return all(word == word.strip() != "" and word not in ("from", "to", "of") for word in words)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("slug", BOARDS)
def test_no_sentence_has_a_gap(slug: str, lang: Any) -> None:
    """Nor what is right, whatever was done where."""
    game = playing.GAME if slug == "battle_spirits" else gate_playing.GAME
    found: dict[tuple[str, bool], str] = {}
    for board, breach in refusals(game, range(60)):
        for line in wording(game, lang, board).verdict(breach).lines:
            if GAP.search(line.strip("\n")[2:] if line.startswith("  ") else line):
                found.setdefault((breach.rule, line.startswith("  ")), line)
    assert not found

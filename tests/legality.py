"""What is bent, held against deciding, in any game."""

from collections.abc import Iterable
from typing import Any

from senpu.events.base import Event
from senpu.projections.game import Game
from senpu.projections.rules import Refused


def bent_is_refused(game: Game, board: Any, bent: Iterable[Event], pick: int) -> None:
    """One of the actions that are wrong in one thing is refused, with a rule of the game."""
    wrong = list(bent)
    if wrong:
        decision = game.decide(board, wrong[pick % len(wrong)])
        assert isinstance(decision, Refused), wrong[pick % len(wrong)]
        assert decision.breaches
        assert {breach.rule for breach in decision.breaches} <= set(game.rulebook.rules())

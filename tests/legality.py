"""What is offered and what is bent, held against deciding, in any game."""

from collections.abc import Callable, Iterable
from typing import Any

from senpu.events.base import Event
from senpu.projections.game import Game
from senpu.projections.rules import Accepted, Refused


def offers_are_decided(
    game: Game, board: Any, legal_actions: Callable[[Any], Iterable[Event]]
) -> None:
    """A legal offer is accepted as it stands; a blocked one is refused for the same breaches."""
    offers = game.legal(board)
    for offer in offers:
        decision = game.decide(board, offer.event)
        if offer.breaches:
            assert isinstance(decision, Refused)
            assert decision.breaches == offer.breaches
        else:
            assert isinstance(decision, Accepted)
    legal = [offer.event for offer in offers if not offer.breaches]
    assert sorted(map(repr, legal)) == sorted(map(repr, legal_actions(board)))


def offers_are_open(game: Game, board: Any, *outcomes: str) -> None:
    """What deciding fills in is left open."""
    for offer in game.legal(board):
        assert not any(getattr(offer.event, name, None) for name in outcomes)


def bent_is_refused(game: Game, board: Any, bent: Iterable[Event], pick: int) -> None:
    """One of the actions that are wrong in one thing is refused, with a rule of the game."""
    wrong = list(bent)
    if wrong:
        decision = game.decide(board, wrong[pick % len(wrong)])
        assert isinstance(decision, Refused), wrong[pick % len(wrong)]
        assert decision.breaches
        assert {breach.rule for breach in decision.breaches} <= set(game.rulebook.rules())

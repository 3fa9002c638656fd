"""What is offered, held against deciding, on boards that legal play of either game leads to."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matches import PLAYS
from senpu.events.base import Event
from senpu.projections.game import Game
from senpu.projections.proof import OUTCOME
from senpu.projections.rules import Accepted, Refused


@pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_offers_are_what_deciding_says(play: ModuleType, data: st.DataObject) -> None:
    """What is legal is listed; an offer is decided as it says, and leaves the outcome open."""
    board = data.draw(play.boards())
    _offers_are_decided(play.GAME, board, play.legal_actions(board))
    for offer in play.GAME.legal(board):
        assert not any(getattr(offer.event, name, None) for name in OUTCOME)


def _offers_are_decided(game: Game, board: Any, legal: Iterable[Event]) -> None:
    """A legal offer is accepted as it stands; a blocked one is refused for the same breaches."""
    offers = game.legal(board)
    for offer in offers:
        decision = game.decide(board, offer.event)
        if offer.breaches:
            assert isinstance(decision, Refused)
            assert decision.breaches == offer.breaches
        else:
            assert isinstance(decision, Accepted)
    offered = [offer.event for offer in offers if not offer.breaches]
    assert sorted(map(repr, offered)) == sorted(map(repr, legal))

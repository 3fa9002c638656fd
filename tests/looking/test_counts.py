"""The counts a closing count is held against."""

from hypothesis import given, settings

from playing import GAME, boards, lying, table
from senpu.events.base import SEATS
from senpu.events.match import CountTaken
from senpu.projections.battle_spirits.board import Board
from senpu.projections.rules import Accepted


def test_counts_of_a_side() -> None:
    """Cores of reserve, trash and life, the soul core included; cards of hand and deck."""
    board = table(lying("ryu", 3), holds=["gor"], hand=4, reserve=2, core_trash=5, life=4, deck=30)
    assert GAME.counts(board, "A") == {
        "reserve": 2,
        "core_trash": 5,
        "life": 4,
        "hand": 4,
        "deck": 30,
    }


@settings(max_examples=30, deadline=None)
@given(boards())
def test_what_is_counted_agrees_with_the_record(board: Board) -> None:
    """A closing count with exactly these numbers is accepted on any board."""
    for seat in SEATS:
        count = CountTaken(player=seat, counts=GAME.counts(board, seat))
        assert isinstance(GAME.decide(board, count), Accepted)

"""Boards of any game that differ in nothing but what is hidden from a seat."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from senpu.events.base import SEATS, Seat, other

Strategy = st.SearchStrategy[Any]
SEEN_BY = st.sampled_from(["A", "B", "public"])
HANDLES = st.sampled_from(["?1", "?2", "?3"])


def faces(numbers: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """What may lie face down: a card, or one nobody has named."""
    return numbers | st.sampled_from(["?1", "?2", "?7"])


def hidden_from(seat: str) -> tuple[Seat, ...]:
    """Whose secrets a seat does not know."""
    return SEATS if seat not in SEATS else (other("A" if seat == "A" else "B"),)


@st.composite
def another_secret(
    draw: st.DrawFn,
    board: Any,
    seat: str,
    numbers: st.SearchStrategy[str],
    another_side: Callable[[Any], Strategy],
) -> Any:
    """The board with other cards where a seat cannot look, and other handles in use."""
    hidden = hidden_from(seat)
    sides = {**board.sides, **{owner: draw(another_side(board.sides[owner])) for owner in hidden}}
    decks = {
        owner: deck if owner not in hidden else {draw(numbers): 40}
        for owner, deck in board.book.decks.items()
    }
    handles = draw(st.dictionaries(HANDLES, faces(numbers)))
    return replace(board, sides=sides, handles=handles, book=replace(board.book, decks=decks))

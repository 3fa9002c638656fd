"""What one seat may know of a board: hidden facts leave no trace in the value."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from another_secret import SEEN_BY, another_secret, faces
from playing import GAME, boards, catalogue, header, number, played, table
from senpu.events.battle_spirits import BurstSet, EffectResolved
from senpu.events.battle_spirits.changes import CardMoved
from senpu.projections.battle_spirits.board import Board, Side

NUMBERS = st.sampled_from(sorted(catalogue().cards))


@st.composite
def _another_side(draw: st.DrawFn, side: Side) -> Side:
    known = tuple(draw(st.lists(NUMBERS, max_size=side.hand)))
    return replace(side, known=known, burst=draw(faces(NUMBERS)) if side.burst else "")


@settings(max_examples=150, deadline=None)
@given(boards(), SEEN_BY, st.data())
def test_boards_that_differ_in_hidden_facts_look_equal(
    board: Board, seat: str, data: st.DataObject
) -> None:
    """Whatever is secret from a seat, the view and the picture of it are the same value."""
    twin = data.draw(another_secret(board, seat, NUMBERS, _another_side))
    assert GAME.view(twin, seat) == GAME.view(board, seat)
    assert GAME.picture(GAME.view(twin, seat)) == GAME.picture(GAME.view(board, seat))


@settings(max_examples=60, deadline=None)
@given(boards(), SEEN_BY)
def test_a_view_keeps_what_is_open_and_hides_nothing_twice(board: Board, seat: str) -> None:
    """Fields, piles and counts stay; a view of a view is the view."""
    seen = GAME.view(board, seat)
    assert GAME.view(seen, seat) == seen
    for name, side in board.sides.items():
        assert seen.sides[name].field == side.field
        assert GAME.counts(seen, name) == GAME.counts(board, name)
        assert len(seen.sides[name].trash) == len(side.trash)
        assert bool(seen.sides[name].burst) == bool(side.burst)


def test_known_hand_is_the_owners() -> None:
    """The owner sees the cards known in hand; the others see how many there are."""
    board = table(holds=["ryu", "gor"], hand=3)
    assert GAME.view(board, "A").sides["A"].known == (number("ryu"), number("gor"))
    for seat in ("B", "public"):
        side = GAME.view(board, seat).sides["A"]
        assert (side.known, side.hand) == ((), 3)


def test_face_down_burst_is_one_unknown_card_to_others() -> None:
    """Set by name or unseen, it is `?`, and its number does not tell how many there were."""
    named = played(table(holds=["fla"]), BurstSet(player="A", card=number("fla")))
    unseen = played(table(hand=1), BurstSet(player="A"))
    assert GAME.view(named, "A").sides["A"].burst == number("fla")
    for seat in ("B", "public"):
        assert GAME.view(named, seat).sides["A"].burst == "?"
        assert GAME.view(named, seat) == GAME.view(unseen, seat)


def test_mirage_and_piles_are_open() -> None:
    """What lies face up is seen by all."""
    card = number("say")
    board = table(mirage=card, trash=(number("ryu"),), tegamoto=(number("ema"),))
    side = GAME.view(board, "public").sides["A"]
    assert (side.mirage, side.trash, side.tegamoto) == (card, (number("ryu"),), (number("ema"),))


def test_deck_lists_are_the_owners_and_cards_unseen_leave_the_book() -> None:
    """A view knows the printed facts of what it shows and of the own deck, no more."""
    board = table(declared=True, trash=(number("org"),))
    public = GAME.view(board, "public").book
    assert (dict(public.decks), set(public.cards)) == ({}, {number("org")})
    assert (set(public.aliases), set(public.names)) == ({"org"}, {number("org")})
    own = GAME.view(board, "A").book
    assert set(own.decks) == {"A"}
    assert set(own.cards) == set(header(True).decks["A"])


def test_card_returned_to_hand_is_known_to_its_owner_only() -> None:
    """The record does not say who saw it; it errs on the side of silence."""
    board = table(trash=(number("ryu"),))
    back = CardMoved(player="A", card=number("ryu"), source="trash", target="hand")
    board = played(board, EffectResolved(source="a text", effects=(back,)))
    assert GAME.view(board, "A").sides["A"].known == (number("ryu"),)
    assert GAME.view(board, "B").sides["A"].known == ()

"""What one seat may know of a board: hidden facts leave no trace in the value."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from another_secret import HANDLES, SEEN_BY, another_secret, faces
from gate_playing import GAME, RULERS, boards, catalogue, header, in_turn, number, played, unit
from gate_scenes import answered
from senpu.events.gate_ruler import CardSet, EffectResolved, UnitPlayed
from senpu.events.gate_ruler.changes import CardMoved
from senpu.projections.gate_ruler.board import Board, Laid, Side

ENERGY = (RULERS[1], RULERS[1])
NUMBERS = st.sampled_from(sorted(catalogue().cards))
FACES = faces(NUMBERS)


@st.composite
def _another_side(draw: st.DrawFn, side: Side) -> Side:
    unseen = side.hand - len(side.seen)
    known = tuple(draw(st.lists(NUMBERS, max_size=unseen)))
    return replace(
        side,
        known=side.seen + known,
        drive=tuple(laid if laid.up else replace(laid, card=draw(FACES)) for laid in side.drive),
        set=tuple(replace(laid, card=draw(FACES)) for laid in side.set),
    )


@settings(max_examples=150, deadline=None)
@given(boards(), SEEN_BY, st.data())
def test_boards_that_differ_in_hidden_facts_look_equal(
    board: Board, seat: str, data: st.DataObject
) -> None:
    """Whatever is secret from a seat, the view and the picture of it are the same value."""
    twin = data.draw(another_secret(board, seat, NUMBERS, _another_side))
    set_in = data.draw(st.dictionaries(HANDLES, st.integers(1, 9)))
    twin = replace(twin, set_in=set_in)
    seen, twin_seen = GAME.view(board, seat), GAME.view(twin, seat)
    assert twin_seen == seen
    assert GAME.picture(twin_seen) == GAME.picture(seen)
    assert GAME.names(twin_seen) == GAME.names(seen)


@settings(max_examples=60, deadline=None)
@given(boards(), SEEN_BY)
def test_a_view_keeps_what_is_open_and_hides_nothing_twice(board: Board, seat: str) -> None:
    """Units, fields, piles, gate and counts stay; a view of a view is the view."""
    seen = GAME.view(board, seat)
    assert GAME.view(seen, seat) == seen
    assert [item.id for item in seen.gate] == [item.id for item in board.gate]
    for name, side in board.sides.items():
        assert seen.sides[name].zones == side.zones
        assert seen.sides[name].fields == side.fields
        assert seen.sides[name].overdrives == side.overdrives
        assert GAME.counts(seen, name) == GAME.counts(board, name)
        assert [laid.id for laid in seen.sides[name].set] == [laid.id for laid in side.set]


def test_face_down_cards_are_the_owners() -> None:
    """Own drive cards may be looked at (U10), own set cards too; to others each is `?`."""
    own = GAME.view(answered(), "A").sides["A"]
    assert [laid.card for laid in own.drive] == [number("kag"), number("nag"), "?"]
    assert [laid.card for laid in own.set] == [number("ans"), "?"]
    for seat in ("B", "public"):
        side = GAME.view(answered(), seat).sides["A"]
        assert [laid.card for laid in side.drive] == [number("kag"), "?", "?"]
        assert [laid.card for laid in side.set] == ["?", "?"]


def test_a_hand_is_its_owners_but_for_what_all_saw_return() -> None:
    """The owner sees the cards known in hand, the others those that came back before their eyes."""
    assert GAME.view(answered(), "B").sides["B"].known == (number("kaj"), number("mag"))
    for seat in ("A", "public"):
        side = GAME.view(answered(), seat).sides["B"]
        assert (side.known, side.hand) == ((number("kaj"),), 4)


def _moved(board: Board, **how: Any) -> Board:
    return played(board, EffectResolved(source="a text", effects=(CardMoved(player="A", **how),)))


def _known_to_b(board: Board) -> tuple[str, ...]:
    known: tuple[str, ...] = GAME.view(board, "B").sides["A"].known
    return known


def test_what_returns_from_where_all_see_it_is_known_to_both() -> None:
    """From play, the graveyard, face up from the drive zone; not from a set zone or the deck."""
    drive = (Laid("A.d1", number("tou"), up=True), Laid("A.d2", number("has")))
    set_card = (Laid("A.s1#1", number("kaj"), zone=1),)
    board = in_turn(ENERGY, left=unit("elf"), drive=drive, set=set_card, graveyard=(number("mag"),))
    for source, card, known in (
        ("play", "A.elf#1", "elf"),
        ("graveyard", number("mag"), "mag"),
        ("drive", "A.d1", "tou"),
    ):
        assert _known_to_b(_moved(board, card=card, source=source, target="hand")) == (
            number(known),
        )
    for source, card in (("set", "A.s1#1"), ("drive", "A.d2"), ("deck_top", number("mio"))):
        assert _known_to_b(_moved(board, card=card, source=source, target="hand")) == ()


def test_what_leaves_a_hand_openly_is_known_no_longer() -> None:
    """It is played: nothing is left to know."""
    board = _moved(in_turn(ENERGY, left=unit("elf")), card="A.elf#1", source="play", target="hand")
    gone = played(board, UnitPlayed(player="A", card=number("elf"), zone="left"))
    assert _known_to_b(gone) == ()


def test_what_leaves_a_hand_face_down_may_be_what_was_known() -> None:
    """Whatever the record knows of it: a set card may be the one that all saw return."""
    back = {"card": number("kaj"), "source": "graveyard", "target": "hand"}
    board = in_turn(ENERGY, holds=["hen"], graveyard=(number("kaj"),))
    board = _moved(board, **back)
    assert _known_to_b(board) == (number("kaj"),)
    for card in (number("kaj"), number("hen"), "?"):
        assert _known_to_b(played(board, CardSet(player="A", card=card, zone=1))) == ()
    assert _known_to_b(_moved(board, card="?", source="hand", target="deck_bottom")) == ()


def test_a_set_card_does_not_tell_whether_the_record_knows_it() -> None:
    """Set by name, unseen, or from the drive zone known or not: to others it is one board."""
    named = played(in_turn(ENERGY, holds=["hen"]), CardSet(player="A", card=number("hen"), zone=2))
    unseen = played(in_turn(ENERGY, hand=1), CardSet(player="A", zone=2))
    for seat in ("B", "public"):
        assert GAME.view(named, seat) == GAME.view(unseen, seat)
    driven = CardSet(player="A", card="A.d1", source="drive", zone=2)
    named, unseen = (
        played(in_turn(drive=(Laid("A.d1", card),)), driven) for card in (number("nag"), "?1")
    )
    for seat in ("B", "public"):
        assert GAME.view(named, seat) == GAME.view(unseen, seat)


def test_deck_lists_are_the_owners_and_cards_unseen_leave_the_book() -> None:
    """A view knows the printed facts of what it shows and of the own deck, no more."""
    board = in_turn(graveyard=(number("dor"),))
    public = GAME.view(board, "public").book
    assert (dict(public.decks), set(public.cards)) == ({}, {number("dor"), RULERS[0], RULERS[1]})
    assert set(public.names) == set(public.aliases.values()) == set(public.cards)
    own = GAME.view(board, "A").book
    assert set(own.decks) == {"A"}
    assert set(own.cards) == {*header().decks["A"], RULERS[1]}


def test_what_is_on_the_gate_is_open() -> None:
    """Also a card that was set unknown and is not named: it is `?` to all."""
    item = replace(answered().gate[1], card="?8")
    board = replace(answered(), gate=(item,))
    assert [i.card for i in GAME.view(board, "public").gate] == ["?"]
    assert [i.card for i in GAME.view(answered(), "public").gate][:2] == [
        number("sil"),
        number("hea"),
    ]

"""What can be done on a board, what it costs, and why it cannot be done."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from gate_playing import (
    RULERS,
    begun,
    boards,
    in_turn,
    legal_actions,
    number,
    opened,
    passed_twice,
    played,
    unit,
)  # fmt: skip
from senpu.events import gate_ruler as gr
from senpu.events.match import HandRedrawn, MatchEnded, MatchStarted, StepEntered, TurnStarted
from senpu.projections.game import Offer
from senpu.projections.gate_ruler.board import Board, Laid, Overdrive
from senpu.projections.gate_ruler.offers import offers

ENERGY = (RULERS[1], RULERS[1])
HAND = (RULERS[4], RULERS[4])


def offered(board: Board, kind: type[Any], card: str = "") -> list[Any]:
    """The offers of one kind of action, for a card by short name or id."""
    wanted = card if not card or "." in card else number(card)
    return [
        offer for offer in offers(board)
        if isinstance(offer.event, kind) and wanted in ("", offer.card)
    ]  # fmt: skip


def rules(found: Sequence[Offer]) -> list[str]:
    """The ids of the rules that block the one offer there is."""
    (offer,) = found
    return [breach.rule for breach in offer.breaches]


def events(found: Sequence[Offer]) -> list[Any]:
    """What is offered, all of it legal."""
    assert not any(offer.breaches for offer in found)
    return [offer.event for offer in found]


@settings(max_examples=60, deadline=None)
@given(boards())
def test_what_only_may_be_there_is_offered_where_it_is_legal(board: Board) -> None:
    """An unknown card is no reason to list all that could not be done with it."""
    assert not any(offer.breaches and not offer.certain for offer in offers(board))


def test_a_unit_in_hand_is_summoned_into_each_own_zone() -> None:
    """Occupied ones too (12-x1); the cost is the level, by the ruler."""
    board = in_turn(ENERGY, holds=["mag"], left=unit("elf"))
    found = offered(board, gr.UnitPlayed, "mag")
    assert [event.zone for event in events(found)] == ["left", "right", "center"]
    assert {(offer.cost, offer.certain) for offer in found} == {(2, True)}
    free = offered(in_turn((RULERS[0], RULERS[0]), holds=["mag"]), gr.UnitPlayed, "mag")
    assert {offer.cost for offer in free} == {None}


def test_zones_are_those_of_the_ruler() -> None:
    """Four attack zones, no defence zone; two set zones."""
    four = in_turn((RULERS[3], RULERS[3]), holds=["mag", "kaj"])
    summons = events(offered(four, gr.UnitPlayed, "mag"))
    assert [event.zone for event in summons] == ["left", "right", "left2", "right2"]
    two = in_turn((RULERS[2], RULERS[2]), holds=["kaj"])
    assert [event.zone for event in events(offered(two, gr.CardSet))] == [1, 2]


def test_what_cannot_be_done_is_told_once_with_its_rules() -> None:
    """Summon right used up: one line for the card, not one a zone."""
    board = in_turn(ENERGY, holds=["mag"], summons=2)
    assert rules(offered(board, gr.UnitPlayed, "mag")) == ["4-3a-1", "7-3a-1"]
    poor = in_turn(ENERGY, holds=["mag"], ready=1, rested=2)
    (offer,) = offered(poor, gr.UnitPlayed, "mag")
    assert (offer.cost, [breach.rule for breach in offer.breaches]) == (2, ["14-3"])


def test_events_are_played_by_timing_and_set() -> None:
    """Normal ones directly, any one but an open card into each set zone."""
    board = in_turn(ENERGY, holds=["hen", "kaj", "flo"])
    assert events(offered(board, gr.EventPlayed, "hen"))
    assert rules(offered(board, gr.EventPlayed, "kaj")) == ["7-6a"]
    assert rules(offered(board, gr.EventPlayed, "flo")) == ["7-6a"]
    assert [event.zone for event in events(offered(board, gr.CardSet, "kaj"))] == [1, 2, 3]
    assert rules(offered(board, gr.CardSet, "flo")) == ["7-5a-1"]


def test_a_ruler_may_play_events_from_set_zones_only() -> None:
    """As its card says: in hand it is refused, set it is offered."""
    board = in_turn(HAND, holds=["hen"], set=(Laid("A.s2#1", number("hen"), zone=2),))
    assert rules(offered(board, gr.EventPlayed, "hen")) == ["7-6a-x"]
    assert events(offered(board, gr.EventPlayed, "A.s2#1"))


def test_fields_and_units_that_may_be_set() -> None:
    """A field is played; a unit is set only if its own text allows it."""
    board = in_turn(ENERGY, holds=["dro", "yat", "mag"])
    assert [event.source for event in events(offered(board, gr.FieldPlayed))] == ["hand"]
    assert {offer.card for offer in offered(board, gr.CardSet)} == {number("yat")}


def test_drive_cards_by_what_is_known_of_them() -> None:
    """Face up it is played, known face down revealed or set."""
    drive = (
        Laid("A.d1", number("sil"), up=True),
        Laid("A.d2", number("kag")),
        Laid("A.d3", number("nag")),
    )
    board = in_turn(drive=drive)
    assert len(events(offered(board, gr.UnitPlayed, "A.d1"))) == 3
    assert events(offered(board, gr.DriveCardRevealed, "A.d2"))
    assert rules(offered(board, gr.DriveCardRevealed, "A.d3")) == ["7-2a-1"]
    assert not offered(board, gr.CardSet, "A.d2")
    assert len(events(offered(board, gr.CardSet, "A.d3"))) == 3


def test_an_unknown_drive_card_may_be_what_the_deck_still_holds() -> None:
    """It is revealed as each card that may be revealed, or set as it is; the first for all."""
    drive = (Laid("A.d1", "?1"), Laid("A.d2", "?2"))
    board = replace(in_turn(drive=drive), handles={"?1": "?", "?2": "?"})
    found = offered(board, gr.DriveCardRevealed)
    assert {offer.event.card for offer in found} == {"A.d1"}
    assert not any(offer.certain for offer in found)
    named = {offer.card for offer in found}
    assert number("kag") in named
    assert number("nag") not in named  # not a normal event
    assert number("mag") not in named  # not in the deck
    assert RULERS[0] not in named
    assert {offer.event.card for offer in offered(board, gr.CardSet)} == {"A.d1", "A.d2"}


def test_copies_seen_elsewhere_are_not_in_unknown_places() -> None:
    """Four of four copies lie in the graveyard."""
    drive = (Laid("A.d1", "?1"),)
    board = in_turn(drive=drive, graveyard=(number("kag"),) * 4)
    assert number("kag") not in {offer.card for offer in offered(board, gr.DriveCardRevealed)}


def test_an_overdrive_is_played_or_removed_before_its_card() -> None:
    """The two ways on are offered; the card itself says why not."""
    drive = (Laid("A.d1", number("kag"), up=True),)
    board = in_turn(drive=drive, overdrives=(Overdrive("A.o1", "A.d1", "od1"),))
    assert events(offered(board, gr.OverdrivePlayed, "A.o1"))
    assert events(offered(board, gr.OverdriveRemoved, "A.o1"))
    assert rules(offered(board, gr.UnitPlayed, "A.d1")) == ["7-1b-1", "7-2a-2a"]


def test_abilities_by_timing_and_use() -> None:
    """Normal ones in the main phase, any-time ones as answers; once a turn; for their cost."""
    board = in_turn(ENERGY, left=unit("has"), right=unit("tou"))
    normal = events(offered(board, gr.AbilityPlayed, "A.has#1"))
    assert [event.ability for event in normal] == ["a1", "a2"]
    assert [event.ability for event in events(offered(board, gr.AbilityPlayed, "A.tou#1"))] == [
        "a1"
    ]
    assert events(offered(board, gr.AbilityPlayed, "A.ruler"))
    once = in_turn(ENERGY, left=unit("has"), used=("A.has#1/a1",))
    blocked = [offer for offer in offered(once, gr.AbilityPlayed, "A.has#1") if offer.breaches]
    assert rules(blocked) == ["7-7a", "7-7a-x"]


def test_zones_are_rearranged_where_a_unit_stands() -> None:
    """Each pair with a unit in it; without any unit it is said once why not."""
    board = in_turn(left=unit("mus"))
    pairs = [event.zones for event in events(offered(board, gr.UnitsRearranged))]
    assert pairs == [("left", "right"), ("left", "center")]
    assert rules(offered(in_turn(), gr.UnitsRearranged)) == ["7-10b", "7-10b-x"]


def test_with_something_on_the_gate_answers_alone_are_offered() -> None:
    """Set any-time events and any-time abilities of whoever has priority, and passing."""
    set_cards = (Laid("A.s1#1", number("kaj"), zone=1), Laid("A.s2#1", number("hen"), zone=2))
    board = in_turn(ENERGY, holds=["elf", "mag"], set=set_cards)
    board = played(board, gr.UnitPlayed(player="A", card=number("elf"), zone="left"))
    kinds = [type(offer.event) for offer in offers(board)]
    assert kinds == [gr.EventPlayed, gr.AbilityPlayed, gr.PriorityPassed]
    assert [offer.card for offer in offered(board, gr.EventPlayed)] == ["A.s1#1"]
    answering = played(board, gr.PriorityPassed(player="A"))
    assert {offer.event.player for offer in offers(answering)} == {"B"}  # type: ignore[attr-defined]


def test_a_card_on_the_gate_is_not_set_elsewhere() -> None:
    """The only copy the deck holds was just played; it cannot be what is set unknown."""
    board = in_turn(holds=["bel"], set=(Laid("A.s1#1", "?1", zone=1),))
    seen = (number("ans"),)
    board = replace(board, sides={**board.sides, "A": replace(board.sides["A"], graveyard=seen)})
    assert number("ans") in {offer.card for offer in offered(board, gr.EventPlayed)}
    twice = replace(board.sides["A"], graveyard=seen * 2)
    board = replace(board, sides={**board.sides, "A": twice})
    assert number("ans") not in {offer.card for offer in offered(board, gr.EventPlayed)}


def test_an_automatic_event_is_no_answer() -> None:
    """It is told why (9-3e-2)."""
    board = in_turn(ENERGY, set=(Laid("A.s1#1", number("sna"), zone=1),))
    assert rules(offered(board, gr.EventPlayed, "A.s1#1")) == ["9-3e-2"]


def test_an_unknown_hand_may_hold_what_can_be_played() -> None:
    """In one zone each, marked as uncertain; an unknown card may be set into each set zone."""
    board = replace(in_turn(), player="B", priority="B")
    side = replace(board.sides["B"], hand=3, known=(number("elf"),))
    board = replace(board, sides={**board.sides, "B": side})
    (mag,) = offered(board, gr.UnitPlayed, "mag")
    assert (mag.certain, mag.event.zone) == (False, "left")
    elf = offered(board, gr.UnitPlayed, "elf")
    assert len(elf) == 3
    assert all(offer.certain for offer in elf)
    unseen = [offer for offer in offered(board, gr.CardSet) if offer.card == "?"]
    assert [offer.event.zone for offer in unseen] == [1, 2, 3]
    assert not offered(board, gr.EventPlayed, "kaj")  # not of normal timing: not worth a line


def test_the_opening() -> None:
    """Start, then turn 1; a mulligan is offered only to be refused (U15)."""
    kinds = [type(offer.event) for offer in offers(opened(ENERGY))]
    assert kinds == [MatchStarted]
    dealt = played(opened(ENERGY), MatchStarted(first="A"))
    legal = [type(event) for event in legal_actions(dealt)]
    assert legal == [TurnStarted]
    assert {rules([offer])[0] for offer in offered(dealt, HandRedrawn)} == {"GR-8"}


def test_without_hands_a_match_may_begin_at_once() -> None:
    """Of two rulers without a hand nothing shows that the match was started."""
    drives = (RULERS[0], RULERS[5])
    assert [type(event) for event in legal_actions(opened(drives))] == [MatchStarted, TurnStarted]


@pytest.mark.parametrize(
    ("step", "nexts"), [("start", ["main"]), ("main", ["attack", "end"]), ("attack", ["end"])]
)
def test_the_phases_that_may_follow(step: str, nexts: list[str]) -> None:
    """In their order; the attack phase may be left out."""
    board = replace(begun(), step=step)
    assert [event.step for event in events(offered(board, StepEntered))] == nexts
    assert not offered(board, TurnStarted)


def test_after_the_end_phase_the_other_player_begins() -> None:
    """And nothing else may be entered."""
    board = replace(begun(), step="end")
    assert events(offered(board, TurnStarted)) == [TurnStarted(turn=2, player="B")]


def test_priority_is_passed_until_both_have() -> None:
    """With an empty gate two passes end the main phase; then the same once in the attack phase."""
    board = begun()
    assert [offer.event.player for offer in offered(board, gr.PriorityPassed)] == ["A"]
    board = played(board, *passed_twice(board))
    assert board.step == "attack"
    board = played(board, *passed_twice(board))
    assert not offered(board, gr.PriorityPassed)


def test_nothing_is_offered_after_the_end() -> None:
    """The match is over."""
    assert offers(played(begun(), MatchEnded(winner="A", reason="concession"))) == ()

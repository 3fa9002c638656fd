"""The gate, rule processing and how a match ends: chapters 9, 12 and 1."""

from collections.abc import Iterable
from typing import Any

from gate_language import given, legal
from gate_table import (
    BOTH_PASS,
    event,
    field,
    gated,
    on,
    passing,
    put,
    resolving,
    side,
    summon,
    text,
)
from language import Given, Story, decided, found, refused, stored
from language import test_example as test_example
from senpu.events.base import Event
from senpu.events.gate_ruler import (
    GateItemResolved,
    MatchLost,
    RulingGiven,
    SetCardOverwritten,
    UnitDestroyed,
    UnitOverwritten,
)  # fmt: skip
from senpu.events.gate_ruler import changes as texts
from senpu.events.match import CardIdentified, MatchEnded, PlayerConceded, StepEntered, TurnStarted
from senpu.projections.gate_ruler.board import Bonus

HAND = side(hand=["U1", "EN", "F1"])
MAIN = given(A=HAND)
STACKED = given(A=side(), gate=(gated("EN", id="g1"), gated("EN2", "B", id="g2")))
DYING = side(damage=["U1"] * 11)
HIT = text(texts.RulerDamaged(player="A", cards=("U2",)))
BOTH_HIT = text(
    texts.RulerDamaged(player="A", cards=("U2",)), texts.RulerDamaged(player="B", cards=("U2",))
)
DRAWN_OUT = text(texts.DeckDrawn(player="B", n=2))


def more_hp(n: int, end: Any = "turn") -> Any:
    """A text changes the HP of A's U1."""
    return text(texts.ValueChanged(unit="A.u1#1", stat="hp", n=n, end=end))


def damage(n: int, unit: str = "A.u1#1") -> Event:
    """A text deals damage to a unit."""
    return text(texts.DamageDealt(unit=unit, n=n))


MILLED = texts.CardMoved(player="A", card="?", source="deck_top", target="graveyard")
CASES: dict[str, Story] = {
    "9-3e-1-passes-with-priority": MAIN.when(passing("A")).then(legal(priority="B", then=())),
    "9-3e-1-passes-the-other-in-turn": MAIN.after(field("F1"), passing("A"))
    .when(passing("B"))
    .then(legal(then=[GateItemResolved])),
    "9-3e-1-refused-without-priority": MAIN.when(passing("B")).then(
        refused("9-3e-1", player="B", priority="A")
    ),
    "9-3e-1-refused-twice": MAIN.after(passing("A")).when(passing("A")).then(refused("9-3e-1")),
    "9-2a-passes-last-in-first-out": STACKED.after(passing("A"))
    .when(passing("B"))
    .then(legal(gate=["EN"], B={"graveyard": ["EN2"]}, priority="A")),
    "9-2a-passes-the-next-by-itself": STACKED.after(*BOTH_PASS)
    .when(resolving())
    .then(legal(gate=[], A={"graveyard": ["EN"]})),
    "9-4-x1-passes-the-next-resolves": STACKED.after(*BOTH_PASS)
    .when(resolving("g1"))
    .then(legal(gate=[], resolving=False)),
    "9-4-x1-passes-on-an-empty-gate": given(gate=(gated("EN"),))
    .after(*BOTH_PASS)
    .when(passing("A"))
    .then(legal()),
    "9-4-x1-refused-a-pass-in-between": STACKED.after(*BOTH_PASS)
    .when(passing("A"))
    .then(refused("9-4-x1", next_card="EN")),
    "9-4-x1-refused-an-answer-in-between": given(
        A=side(set={1: "EANY"}), gate=(gated("EN", id="g1"), gated("EN2", "B", id="g2"))
    )
    .after(*BOTH_PASS)
    .when(event("s1", source="set"))
    .then(refused("9-4-x1")),
    "9-4-x1-switched-off-answers-in-between": given(
        A=side(set={1: "EANY"}),
        gate=(gated("EN", id="g1"), gated("EN2", "B", id="g2")),
        options={"resolves_all": False},
    )
    .after(*BOTH_PASS)
    .when(event("s1", source="set"))
    .then(legal(gate=["EN", "EANY"])),
    "9-4-x1-switched-off-both-pass-again": given(
        A=side(),
        gate=(gated("EN", id="g1"), gated("EN2", "B", id="g2")),
        options={"resolves_all": False},
    )
    .after(*BOTH_PASS, passing("A"))
    .when(passing("B"))
    .then(legal(gate=[], A={"graveyard": ["EN"]})),
    "9-2a-passes-event-to-its-owners-graveyard": given(B=side(), gate=(gated("EN", "B"),))
    .when(resolving())
    .then(legal(B={"graveyard": ["EN"]}, A={"graveyard": []})),
    "9-2a-passes-what-it-did": given(A=side(left="U1"), gate=(gated("EN"),))
    .when(resolving("g1", effects=(texts.DamageDealt(unit="A.u1#1", n=3),)))
    .then(legal(then=[UnitDestroyed], A={"graveyard": ["EN", "U1"]})),
    "9-2a-refused-first-in": STACKED.when(resolving("g1")).then(
        refused("9-2a", item="g1", top="g2")
    ),
    "9-2a-refused-nothing-on-the-gate": MAIN.when(resolving()).then(refused("9-2a", item="-")),
    "9-2a-refused-left-out": STACKED.after(passing("A"))
    .when(stored(passing("B"), lacks=GateItemResolved))
    .then(found("REC-3", because="9-2a")),
    "9-3b-passes-turn-player-first": MAIN.when(event("EN")).then(legal(priority="A")),
    "9-3b-passes-after-an-answer-too": given(B=side(set={1: "EANY"}), gate=(gated("EN"),))
    .after(passing("A"))
    .when(event("s1", player="B"))
    .then(legal(priority="A", passes=0)),
    "9-3b-refused-other-player-first": MAIN.after(event("EN"))
    .when(passing("B"))
    .then(refused("9-3e-1", priority="A")),
    "9-3b-switched-off": given(A=HAND, options={"turn_player_first": False})
    .when(event("EN"))
    .then(legal(priority="B")),
    "6-3b-x-passes-two-in-a-row": MAIN.after(passing("A"))
    .when(passing("B"))
    .then(legal(then=[StepEntered], step="attack", priority="A")),
    "6-3b-x-passes-not-while-something-resolves": MAIN.after(field("F1"), passing("A"))
    .when(passing("B"))
    .then(legal(step="main")),
    "6-3b-x-passes-no-further-phase": given(step="attack")
    .after(passing("A"))
    .when(passing("B"))
    .then(legal(then=(), step="attack")),
    "6-3b-x-refused-left-out": MAIN.after(passing("A"))
    .when(stored(passing("B"), lacks=StepEntered))
    .then(found("REC-3", because="6-3b-x")),
    "6-3b-x-refused-acting-after-it": MAIN.after(*BOTH_PASS)
    .when(summon("U1"))
    .then(refused("7-1a", step="attack")),
    "6-3b-x-switched-off": given(A=HAND, options={"passes_end_main": False})
    .after(passing("A"))
    .when(passing("B"))
    .then(legal(then=(), step="main")),
    "12-x1-passes-the-earlier-goes": given(A=side(hand=["U2"], left=on("U1", souls=("F1",))))
    .after(summon("U2"), passing("A"))
    .when(passing("B"))
    .then(
        legal(
            then=[GateItemResolved, UnitOverwritten],
            A={"left": "U2", "graveyard": ["F1", "U1"]},
        )
    ),
    "12-x1-passes-special-summon-too": given(A=side(left="U1", graveyard=["U2"]))
    .when(text(texts.UnitEntered(player="A", card="U2", source="graveyard", zone="left")))
    .then(legal(then=[UnitOverwritten], A={"left": "U2", "graveyard": ["U1"]})),
    "12-x1-refused-both-stay": given(A=side(left="U1", graveyard=["U2"]))
    .when(
        stored(
            text(texts.UnitEntered(player="A", card="U2", source="graveyard", zone="left")),
            lacks=UnitOverwritten,
        )
    )
    .then(found("REC-3", because="12-x1")),
    "12-4a-passes-damage-of-its-hp": given(A=side(left="U1"))
    .when(damage(3))
    .then(legal(then=[UnitDestroyed], A={"left": None, "graveyard": ["U1"]})),
    "12-4a-passes-damage-adds-up": given(A=side(left=on("U1", damage=2)))
    .when(damage(1))
    .then(legal(then=[UnitDestroyed])),
    "12-4a-passes-less-damage-stays": given(A=side(left="U1"))
    .when(damage(2))
    .then(legal(then=(), A={"left": on("U1", damage=2)})),
    "12-4a-passes-both-at-one-processing": given(A=side(left="U1"), B=side(left="U1"))
    .when(text(texts.DamageDealt(unit="B.u1#1", n=9), texts.DamageDealt(unit="A.u1#1", n=9)))
    .then(legal(then=[UnitDestroyed, UnitDestroyed], B={"left": None})),
    "12-4a-passes-a-text-gives-hp": given(A=side(left="U1"))
    .after(more_hp(1))
    .when(damage(3))
    .then(legal(then=())),
    "12-4a-passes-a-text-takes-hp": given(A=side(left=on("U1", damage=2)))
    .when(more_hp(-1))
    .then(legal(then=[UnitDestroyed])),
    "12-4a-passes-what-a-text-gave-has-ended": given(A=side(left="U1"), step="end")
    .after(more_hp(1), damage(3))
    .when(TurnStarted(turn=4, player="B"))
    .then(legal(A={"left": None})),
    "12-4a-passes-what-stays": given(A=side(left="U1"), step="end")
    .after(more_hp(1, "stays"), damage(3))
    .when(TurnStarted(turn=4, player="B"))
    .then(legal(A={"left": on("U1", damage=3, bonuses=(Bonus("hp", 1, "stays"),))})),
    "12-4a-passes-what-was-healed": given(A=side(left="U1"))
    .after(damage(2), text(texts.DamageHealed(unit="A.u1#1", n=1)))
    .when(damage(1))
    .then(legal(then=())),
    "12-4a-refused-left-out": given(A=side(left="U1"))
    .when(stored(damage(3), lacks=UnitDestroyed))
    .then(found("REC-3", because="12-4a")),
    "12-4a-refused-although-it-survives": given(A=side(left="U1"))
    .when(stored(damage(2), then=(UnitDestroyed(player="A", id="A.u1#1"),)))
    .then(found("REC-3", because="12-4a")),
    "16-4a-passes-a-counter-is-no-damage": given(A=DYING)
    .when(text(texts.RulerDamaged(player="A", cards=("UCNT",))))
    .then(legal(then=(), A={"damage": ["U1"] * 11, "graveyard": ["UCNT"]})),
    "16-4a-passes-beside-others": given(A=side())
    .when(text(texts.RulerDamaged(player="A", cards=("U1", "UCNT"))))
    .then(legal(A={"damage": ["U1"], "graveyard": ["UCNT"]})),
    "16-4a-passes-found-later": given(A=side(damage=["?1"]), handles={"?1": "?"})
    .when(CardIdentified(handle="?1", card="UCNT"))
    .then(legal(A={"damage": [], "graveyard": ["UCNT"]})),
    "16-4a-refused-the-match-lost-by-it": given(A=DYING)
    .when(
        stored(
            text(texts.RulerDamaged(player="A", cards=("UCNT",))),
            then=(MatchLost(player="A", reason="damage"),),
        )
    )
    .then(found("REC-3", because="12-x2")),
    "12-x2-passes-damage-of-life": given(A=DYING)
    .when(HIT)
    .then(legal(then=[MatchLost, MatchEnded], over=True, winner="B")),
    "12-x2-passes-one-life-left": given(A=side(damage=["U1"] * 10)).when(HIT).then(legal(then=())),
    "12-x2-passes-no-card-in-the-deck": given(B=side(deck=2))
    .when(DRAWN_OUT)
    .then(legal(then=[MatchLost, MatchEnded], winner="A")),
    "12-x2-refused-match-goes-on": given(A=DYING)
    .when(stored(HIT, then=()))
    .then(found("REC-3", because="12-x2")),
    "12-x2-refused-the-loss-is-not-said": given(A=DYING)
    .when(stored(HIT, lacks=MatchLost))
    .then(found("REC-3", because="12-x2")),
    "1-4b-passes-who-is-left-wins": given(A=DYING).when(HIT).then(legal(winner="B")),
    "1-4b-refused-the-other-wins": given(A=DYING)
    .when(
        stored(
            HIT,
            then=(MatchLost(player="A", reason="damage"), MatchEnded(winner="A", reason="damage")),
        )
    )
    .then(found("REC-3", because="1-4b")),
    "1-4b-1-passes-nobody-is-left": given(A=DYING, B=DYING)
    .when(BOTH_HIT)
    .then(legal(then=[MatchLost, MatchLost, MatchEnded], over=True, winner=None)),
    "1-4b-1-passes-one-by-damage-one-by-deck": given(A=DYING, B=side(deck=1))
    .when(text(texts.RulerDamaged(player="A", cards=("U2",)), texts.DeckDrawn(player="B", n=1)))
    .then(legal(winner=None)),
    "1-4b-1-refused-one-wins": given(A=DYING, B=DYING)
    .when(stored(BOTH_HIT, lacks=MatchEnded))
    .then(found("REC-3", because="1-4b-1")),
    "1-4b-1-switched-off": given(A=DYING, B=DYING, options={"double_loss_is_draw": False})
    .when(BOTH_HIT)
    .then(legal(then=(), over=False)),
    "1-4c-passes-at-any-time": given(step="attack", gate=(gated("EN"),))
    .when(PlayerConceded(player="B"))
    .then(legal(then=[MatchLost, MatchEnded], winner="A")),
    "1-4c-refused-match-goes-on": MAIN.when(
        stored(PlayerConceded(player="A"), lacks=MatchEnded)
    ).then(found("REC-3", because="1-4b")),
    "1-4c-refused-nobody-lost": MAIN.when(stored(PlayerConceded(player="A"), then=())).then(
        found("REC-3", because="1-4c")
    ),
    "1-5b-passes-what-there-is": given(A=side(deck=3))
    .when(text(texts.DeckDrawn(player="A", n=2)))
    .then(legal(A={"deck": 1, "hand": 2})),
    "1-5b-passes-rested-energy-readied": given(A=side("LEVEL", ready=1, rested=2))
    .when(text(texts.EnergyTurned(player="A", n=2)))
    .then(legal(A={"ready": 3, "rested": 0})),
    "1-5b-refused-more-than-the-deck": given(A=side(deck=3))
    .when(text(texts.DeckDrawn(player="A", n=4)))
    .then(refused("1-5b", asked=4, there=3)),
    "1-5b-refused-damage-beyond-the-deck": given(A=side(deck=1))
    .when(text(texts.RulerDamaged(player="A", cards=("U1", "U1"))))
    .then(refused("1-5b", asked=2, there=1)),
    "1-5b-refused-driving-beyond-the-deck": given(A=side(deck=1))
    .when(text(texts.DeckDriven(player="A", cards=("U1", "U1"))))
    .then(refused("1-5b", asked=2, there=1)),
    "1-5b-refused-energy-there-is-not": given(A=side("LEVEL", ready=1))
    .when(text(texts.EnergyTurned(player="A", n=-2)))
    .then(refused("1-5b", asked=2, there=1)),
    "1-5b-refused-a-remedy-beyond-the-deck": given(A=side(deck=1))
    .when(RulingGiven(judge="J", text="", effects=(MILLED, MILLED)))
    .then(refused("1-5b", asked=2, there=1)),
    "1-5b-refused-less-than-nothing": given(A=side(left="U1")).when(damage(-1)).then(
        refused("1-5b")
    ),
}  # fmt: skip


def kinds(events: Iterable[Event]) -> list[type[Event]]:
    """The types of events."""
    return [type(event) for event in events]


def test_one_processing_after_another_until_nothing_applies() -> None:
    """The turn player's cards first; what fell by damage is not overwritten too."""
    lying = given(A=side(left=on("U1", damage=2), hand=["U2"], set={1: "EN"}), B=side(left="U1"))
    hit = text(
        texts.DamageDealt(unit="B.u1#1", n=3),
        texts.DamageDealt(unit="A.u1#1", n=1),
        texts.CardMoved(player="A", card="U2", source="hand", target="graveyard"),
        texts.UnitEntered(player="A", card="U2", source="graveyard", zone="left"),
    )
    then = decided(lying.reached(), hit, lying.game).then
    assert kinds(then) == [UnitDestroyed, UnitDestroyed]
    assert [event.player for event in then if isinstance(event, UnitDestroyed)] == ["A", "B"]


def test_an_effect_is_judged_on_what_the_one_before_it_left() -> None:
    """The second damage finds the unit still there: rule processing waits for the whole effect."""
    twice = text(texts.DamageDealt(unit="A.u1#1", n=3), texts.DamageDealt(unit="A.u1#1", n=3))
    given(A=side(left="U1")).when(twice).then(legal(then=[UnitDestroyed])).run()
    both = resolving(effects=(texts.DamageDealt(unit="A.u1#1", n=3),))
    played = given(A=side(hand=["U1"])).after(summon("U1"))
    played.when(both).then(legal(then=[UnitDestroyed], A={"graveyard": ["U1"]})).run()


def test_nobody_loses_before_the_first_turn() -> None:
    """A deck of few cards may be drawn from while hands are dealt."""
    before = given(A=side(deck=1), turn=0, step="end", options={"priority_from_turn_1": False})
    before.when(text(texts.DeckDrawn(player="A", n=1))).then(legal(over=False)).run()


def test_what_falls_with_the_last_event_still_falls() -> None:
    """Although the match is over."""
    lying = given(A={**DYING, "left": "U1"})
    hit = text(texts.RulerDamaged(player="A", cards=("U2",)), texts.DamageDealt(unit="A.u1#1", n=3))
    lying.when(hit).then(legal(then=[UnitDestroyed, MatchLost, MatchEnded])).run()


def test_priority_returns_after_every_resolution() -> None:
    """To the turn player, whoever put the item there."""
    lying: Given = given(B=side(set={1: "EANY"}), A=HAND)
    answered = lying.after(event("EN"), passing("A"), event("s1", player="B"), *BOTH_PASS)
    board = answered.reached()
    assert (board.priority, board.passes, len(board.gate)) == ("A", 0, 1)


def test_set_cards_fall_by_rule_processing_too() -> None:
    """Two in one zone, the earlier goes, for each zone."""
    lying = given(A=side(hand=3, set={1: "EN"})).after(put("?", 1))
    lying.when(put("?", 1)).then(
        legal(then=[SetCardOverwritten], A={"set": {1: "?2"}, "graveyard": ["EN", "?1"]})
    ).run()

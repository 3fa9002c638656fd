"""Fields, events and abilities played, and answers: 7-4, 7-6, 7-7, 7-8, 9-3e-2, 9-3e-3."""

from typing import Any

from gate_language import given, legal
from gate_table import (
    BOTH_PASS,
    ability,
    event,
    field,
    gated,
    passing,
    put,
    side,
    summon,
    swap,
    waiving,
)
from language import Story, found, refused, stored
from language import test_example as test_example
from senpu.events.gate_ruler import CardSet, GateItemResolved
from senpu.events.match import TurnStarted

HAND = side(hand=["F1", "F1", "EN", "EN2", "EANY", "U1"])
MAIN = given(A=HAND)
ACTIVE = given(A=side(left="UACT"))
ANSWERED = given(A=side(left="UACT"), gate=(gated("EN"),))
TURNS = (TurnStarted(turn=4, player="B"), TurnStarted(turn=5, player="A"))


def having_set(card: str, **more: Any) -> Story:
    """The set card of zone 1 is played."""
    return given(A=side(set={1: card}), **more).when(event("s1"))


def answering(card: str) -> Story:
    """The other player plays a set card while something is on the gate, having priority."""
    lying = given(B=side(set={1: card}), gate=(gated("EN"),), priority="B")
    return lying.when(event("s1", player="B"))


CASES: dict[str, Story] = {
    # 7-4
    "7-4a-passes-from-hand": MAIN.after(field("F1"), passing("A"))
    .when(passing("B"))
    .then(legal(gate=[], A={"fields": ["F1"], "hand": 5})),
    "7-4a-passes-revealed": given(A=side(drive=["F1^"])).when(field("d1")).then(legal(gate=["F1"])),
    "7-4a-passes-second-of-the-same-name": given(A=side(hand=["F1"], fields=["F1"]))
    .after(field("F1"), passing("A"))
    .when(passing("B"))
    .then(legal(A={"fields": ["F1", "F1"]})),
    "7-4a-refused-face-down": given(A=side(drive=["F1"]))
    .when(field("d1"))
    .then(refused("7-4a", number="F1")),
    "7-4a-refused-unit": MAIN.when(field("U1")).then(refused("7-4a", kind="unit")),
    # 7-6
    "7-6a-passes-from-hand": MAIN.after(event("EN"), passing("A"))
    .when(passing("B"))
    .then(legal(gate=[], A={"graveyard": ["EN"], "hand": 5})),
    "7-6a-passes-revealed": given(A=side(drive=["EN^"])).when(event("d1")).then(legal(gate=["EN"])),
    "7-6a-refused-other-timing": MAIN.when(event("EANY")).then(
        refused("7-6a", number="EANY", kind="event", timing="any_time")
    ),
    "7-6a-refused-open-card": given(A=side(hand=["EOPEN"]))
    .when(event("EOPEN"))
    .then(refused("7-6a", timing="open_card")),
    "7-6a-refused-revealed-with-other-timing": given(A=side(drive=["EANY^"]))
    .when(event("d1"))
    .then(refused("7-6a")),
    "7-6a-refused-face-down": given(A=side(drive=["EN"])).when(event("d1")).then(refused("7-6a")),
    "7-6a-refused-field": MAIN.when(event("F1")).then(refused("7-6a", kind="field")),
    "7-6a-x-passes-set-first": given(A=side("SETS", hand=["EN"]))
    .after(put("EN"))
    .when(event("s1"))
    .then(legal(gate=["EN"])),
    "7-6a-x-refused-from-hand": given(A=side("SETS", hand=["EN"]))
    .when(event("EN"))
    .then(refused("7-6a-x", number="EN")),
    "7-6a-1-passes-full-set-zones-do-not-matter": given(
        A=side(hand=["EN"], set={1: "EN", 2: "EANY", 3: "EN2"})
    )
    .when(event("EN"))
    .then(legal(gate=["EN"], A={"set": {1: "EN", 2: "EANY", 3: "EN2"}, "sets": 0})),
    "7-6a-1-refused-by-way-of-a-set-zone": MAIN.when(
        stored(event("EN"), then=(CardSet(player="A", card="EN", zone=1, id="A.s1#1"),))
    ).then(found("REC-3")),
    # 7-7
    "7-7a-passes-without-cost": ACTIVE.when(ability("uact", "a1")).then(
        legal(gate=["a1"], A={"left": "UACT"})
    ),
    "7-7a-passes-cost-paid": given(A=side("LEVEL", left="UACT", ready=3))
    .when(ability("uact", "a3"))
    .then(legal(A={"ready": 1, "rested": 2})),
    "7-7a-passes-of-a-field": given(A=side(fields=["FACT"]))
    .when(ability("fact", "fa1"))
    .then(legal(gate=["fa1"])),
    "7-7a-passes-of-the-ruler": given(A=side("DRIVE"))
    .when(ability("ruler", "r1"))
    .then(legal(gate=["r1"])),
    "7-7a-passes-again-when-not-limited": ACTIVE.after(ability("uact", "a1"), *BOTH_PASS)
    .when(ability("uact", "a1"))
    .then(legal()),
    "7-7a-refused-the-other-players": given(B=side(left="UACT"))
    .when(ability("B.uact", "a1"))
    .then(refused("7-7a", source="B.uact#1", name="a1")),
    "7-7a-refused-unpaid": given(A=side("LEVEL", left="UACT", ready=1))
    .when(ability("uact", "a3"))
    .then(refused("7-7a", due=2, ready=1)),
    "7-7a-refused-no-such-ability": ACTIVE.when(ability("uact", "a9")).then(refused("7-7a")),
    "7-7a-refused-automatic-ability": ACTIVE.when(ability("uact", "a5")).then(
        refused("7-7a", name="a5")
    ),
    "7-7a-refused-unit-that-left": given(A=side(graveyard=["UACT"]))
    .when(ability("uact", "a1"))
    .then(refused("7-7a")),
    "7-7a-refused-as-an-answer": ANSWERED.when(ability("uact", "a1")).then(refused("7-1a")),
    "7-7a-x-passes-once": ACTIVE.when(ability("uact", "a4")).then(legal()),
    "7-7a-x-passes-again-next-turn": ACTIVE.after(ability("uact", "a4"), *BOTH_PASS, *TURNS)
    .when(ability("uact", "a4"))
    .then(legal()),
    "7-7a-x-passes-of-another-copy": given(A=side(left="UACT", right="UACT"))
    .after(ability("uact#1", "a4"), *BOTH_PASS)
    .when(ability("uact#2", "a4"))
    .then(legal()),
    "7-7a-x-passes-again-by-a-text": ACTIVE.after(ability("uact", "a4"), *BOTH_PASS)
    .when(ability("uact", "a4", waive=waiving("7-7a-x")))
    .then(legal()),
    "7-7a-x-refused-twice": ACTIVE.after(ability("uact", "a4"), *BOTH_PASS)
    .when(ability("uact", "a4"))
    .then(refused("7-7a", "7-7a-x", name="a4")),
    "7-7a-x-refused-twice-although-it-moved": ACTIVE.after(
        ability("uact", "a4"), *BOTH_PASS, swap("left", "center")
    )
    .when(ability("uact", "a4"))
    .then(refused("7-7a", "7-7a-x")),
    "7-7a-x-switched-off": given(A=side(left="UACT"), options={"once_a_turn_binds": False})
    .after(ability("uact", "a4"), *BOTH_PASS)
    .when(ability("uact", "a4"))
    .then(legal()),
    # 7-8
    "7-8a-passes-on-the-gate": having_set("EN").then(legal(gate=["EN"], A={"set": {}})),
    "7-8a-passes-its-cost-is-paid-now": given(A=side("LEVEL", set={1: "EN2"}, ready=3))
    .when(event("s1"))
    .then(legal(A={"ready": 1, "rested": 2})),
    "7-8a-passes-unknown-card-turned-up": given(A=side(set={1: "?1"}), handles={"?1": "?"})
    .when(event("s1", number="EN"))
    .then(legal(gate=["EN"], handles={"?1": "EN"})),
    "7-8a-refused-the-other-players": given(B=side(set={1: "EN"}))
    .when(event("s1"))
    .then(refused("7-8a")),
    "7-8a-refused-nothing-there": given()
    .when(event("s1", source="set"))
    .then(refused("7-8a", set_card="nothing", set_zone="1")),
    "7-8a-refused-unit": having_set("USET").then(refused("7-8a", number="USET", kind="unit")),
    "7-8a-refused-as-an-answer": having_set("EN", gate=(gated("EN2"),)).then(refused("7-1a")),
    "7-8a-refused-in-another-turn": having_set("EN", player="B", priority="A").then(
        refused("7-1a")
    ),
    "7-8a-x-passes-in-the-turn-it-was-set": MAIN.after(put("EN"))
    .when(event("s1"))
    .then(legal(gate=["EN"])),
    "7-8a-x-passes-in-a-later-turn": given(
        A=side(hand=["EN"]), options={"set_cards_wait": True}
    )
    .after(put("EN"), *TURNS)
    .when(event("s1"))
    .then(legal()),
    "7-8a-x-refused-in-the-turn-it-was-set": given(
        A=side(hand=["EN"]), options={"set_cards_wait": True}
    )
    .after(put("EN"))
    .when(event("s1"))
    .then(refused("7-8a-x", set_in_turn=3)),
    "7-8a-x-switched-off": MAIN.after(put("EN")).when(event("s1")).then(legal()),
    # answers
    "9-3e-2-passes-any-time-card": answering("EANY").then(legal(gate=["EN", "EANY"], priority="A")),
    "9-3e-2-passes-in-the-own-main-phase": having_set("EANY").then(legal(gate=["EANY"])),
    "9-3e-2-passes-in-another-phase": having_set("EANY", step="attack").then(legal()),
    "9-3e-2-passes-last-in-first-out": given(B=side(set={1: "EANY"}), gate=(gated("EN"),))
    .after(passing("A"), event("s1", player="B"), passing("A"))
    .when(passing("B"))
    .then(legal(then=[GateItemResolved], gate=["EN"], B={"graveyard": ["EANY"]})),
    "9-3e-2-refused-treated-as-automatic": answering("EAUTO").then(
        refused("9-3e-2", number="EAUTO", timing="automatic")
    ),
    "9-3e-2-refused-normal-card": answering("EN").then(refused("7-1a")),
    "9-3e-2-refused-the-other-players": given(B=side(set={1: "EANY"}), gate=(gated("EN"),))
    .when(event("B.s1#1", source="set"))
    .then(refused("9-3e-2", "7-8a")),
    "9-3e-3-passes-any-time-ability": ANSWERED.when(ability("uact", "a2")).then(
        legal(gate=["EN", "a2"], priority="A")
    ),
    "9-3e-3-passes-of-the-other-player": given(
        B=side("DRIVE"), gate=(gated("EN"),), priority="B"
    )
    .when(ability("ruler", "r2", player="B"))
    .then(legal(gate=["EN", "r2"])),
    "9-3e-3-refused-unpaid": ANSWERED.when(ability("uact", "a6")).then(
        refused("9-3e-3", due=1, ready=0)
    ),
    "9-3e-3-refused-the-other-players": given(B=side(left="UACT"), gate=(gated("EN"),))
    .when(ability("B.uact#1", "a2"))
    .then(refused("9-3e-3", timing="any_time")),
    "9-3b-x-passes-in-turn-1": given(A=side(left="UACT"), turn=1)
    .when(ability("uact", "a2"))
    .then(legal()),
    "9-3b-x-refused-before-turn-1": given(A=side(left="UACT"), turn=0, step="end")
    .when(ability("uact", "a2"))
    .then(refused("9-3b-x")),
    "9-3b-x-switched-off": given(
        A=side(left="UACT"), turn=0, step="end", options={"priority_from_turn_1": False}
    )
    .when(ability("uact", "a2"))
    .then(legal()),
    "9-3e-3-refused-without-priority": given(A=side(left="UACT"), gate=(gated("EN"),), priority="B")
    .when(ability("uact", "a2"))
    .then(refused("9-3e")),
}  # fmt: skip


def test_a_set_unit_is_no_card_to_be_played() -> None:
    """7-1b, whatever let it be set."""
    given(A=side(set={1: "USET"})).when(summon("s1")).then(refused("7-1b")).run()

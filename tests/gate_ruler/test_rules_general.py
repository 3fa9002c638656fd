"""Who may act, when, with cards from where, at what cost: 7-1, 9-3e, 14-3 and card text."""

from gate_language import given, legal
from gate_table import (
    ability,
    drop,
    event,
    field,
    gated,
    overdrive,
    passing,
    put,
    resolving,
    reveal,
    side,
    summon,
    swap,
    text,
    waiving,
)
from language import Story, refused
from language import test_example as test_example
from senpu.events.gate_ruler.changes import CardMoved, DamageDealt

HAND = side(hand=["U1", "U2", "EN", "F1"])
MAIN = given(A=HAND)
ON_GATE = given(A=HAND, gate=(gated("EN2"),))
LINKED = given(A=side(drive=["UOD^"], overdrives=["d1"]))
PAID = side("LEVEL", hand=["U2", "U3", "UNEG", "EN2", "F2"], ready=2)


def paying(ruler: str, card: str, ready: int) -> Story:
    """A unit played by a ruler with so much energy."""
    return given(A=side(ruler, hand=[card], ready=ready)).when(summon(card))


CASES: dict[str, Story] = {
    "7-1a-passes-own-main-phase-with-an-empty-gate": MAIN.when(summon("U1")).then(legal()),
    "7-1a-passes-again-when-the-gate-is-empty": MAIN.after(
        summon("U1"), passing("A"), passing("B")
    )
    .when(field("F1"))
    .then(legal(gate=["F1"])),
    "7-1a-refused-in-the-attack-phase": given(A=HAND, step="attack")
    .when(summon("U1"))
    .then(refused("7-1a", step="attack", turn_player="A")),
    "7-1a-refused-in-the-start-phase": given(A=HAND, step="start")
    .when(field("F1"))
    .then(refused("7-1a", step="start")),
    "7-1a-refused-in-another-turn": given(A=HAND, player="B")
    .when(event("EN"))
    .then(refused("7-1a", "9-3e", player="A", turn_player="B")),
    "7-1a-refused-second-play-before-the-first-resolved": MAIN.after(summon("U1"))
    .when(summon("U2", "right"))
    .then(refused("7-1a", on_gate=1)),
    "7-1a-refused-immediate-action-too": ON_GATE.when(put("EN")).then(refused("7-1a", on_gate=1)),
    "7-1a-refused-something-of-the-other-on-the-gate": given(
        A=side(left="U1"), gate=(gated("EN", "B"),)
    )
    .when(swap("left", "right"))
    .then(refused("7-1a", on_gate=1)),
    "9-3e-passes-with-priority": MAIN.when(put("EN")).then(legal(priority="A")),
    "9-3e-passes-back-again-after-an-answer": given(
        A=side(hand=["U1"]), B=side(set={1: "EANY"})
    )
    .after(summon("U1"), passing("A"), event("s1", player="B"))
    .when(passing("A"))
    .then(legal(priority="B")),
    "9-3e-refused-after-passing": MAIN.after(passing("A"))
    .when(summon("U1"))
    .then(refused("9-3e", player="A", priority="B")),
    "9-3e-refused-answer-before-the-turn-player-passed": given(
        A=side(hand=["U1"]), B=side(set={1: "EANY"})
    )
    .after(summon("U1"))
    .when(event("s1", player="B"))
    .then(refused("9-3e", priority="A")),
    "9-3e-refused-ability-without-priority": given(B=side(left="UACT"))
    .when(ability("uact", "a2", player="B"))
    .then(refused("9-3e", player="B")),
    "1-5a-passes-nothing-forbids": MAIN.when(event("EN")).then(legal()),
    "1-5a-passes-a-text-lifts-a-rule": given(A=side(graveyard=["U1"]))
    .when(summon("U1", source="graveyard", waive=waiving("7-1b")))
    .then(legal(A={"graveyard": []}, gate=["U1"])),
    "1-5a-refused-a-text-forbids": MAIN.when(event("EN", barred=("X",))).then(
        refused("1-5a", bars="X")
    ),
    "7-1b-passes-from-the-hand": MAIN.when(event("EN")).then(legal(A={"hand": 3})),
    "7-1b-passes-one-of-the-unknown-hand": given(A=side(hand=1))
    .when(summon("U1"))
    .then(legal(A={"hand": 0})),
    "7-1b-passes-from-the-drive-zone": given(A=side(drive=["U1^"]))
    .when(summon("d1"))
    .then(legal(A={"drive": []})),
    "7-1b-refused-from-the-damage-zone": given(A=side(damage=["EN"]))
    .when(event("EN", source="damage"))
    .then(refused("7-1b", number="EN", source="damage")),
    "7-1b-refused-from-the-graveyard": given(A=side(graveyard=["F1"]))
    .when(field("F1", source="graveyard"))
    .then(refused("7-1b")),
    "7-1b-refused-from-the-deck": MAIN.when(summon("U3", source="deck")).then(refused("7-1b")),
    "7-1b-refused-unit-from-a-set-zone": given(A=side(set={1: "USET"}))
    .when(summon("s1"))
    .then(refused("7-1b", number="USET", source="set")),
    "7-1b-refused-not-in-hand": MAIN.when(summon("U3")).then(refused("7-1b", number="U3")),
    "7-1b-refused-no-hand-at-all": given(A=side("DRIVE")).when(summon("U1")).then(refused("7-1b")),
    "7-1b-refused-the-other-players-drive-zone": given(B=side(drive=["U1^"]))
    .when(summon("d1"))
    .then(refused("7-1b")),
    "3-1a-passes-effect-on-what-lies-there": given(A=side(left="U1"))
    .when(text(DamageDealt(unit="A.u1#1", n=1)))
    .then(legal()),
    "3-1a-passes-play-from-where-a-text-says": given(A=side(removed=["U1"]))
    .when(summon("U1", source="removed", waive=waiving("7-1b")))
    .then(legal(A={"removed": []})),
    "3-1a-refused-play-of-what-is-not-there": given(A=side(removed=["U2"]))
    .when(summon("U1", source="removed", waive=waiving("7-1b")))
    .then(refused("3-1a", number="U1", source="removed")),
    "3-1a-refused-unit-that-is-not-in-play": given()
    .when(text(DamageDealt(unit="A.u1#1", n=1)))
    .then(refused("3-1a", number="A.u1#1", source="play")),
    "3-1a-refused-card-that-is-not-in-the-pile": given(A=side(graveyard=["U1"]))
    .when(text(CardMoved(player="A", card="U2", source="graveyard", target="hand")))
    .then(refused("3-1a", source="graveyard")),
    "7-1b-1-passes-after-the-overdrive-has-resolved": LINKED.after(
        overdrive(), passing("A"), passing("B")
    )
    .when(summon("d1"))
    .then(legal(A={"drive": [], "overdrives": []}, gate=["UOD"])),
    "7-1b-1-passes-after-the-overdrive-was-removed": LINKED.after(drop())
    .when(summon("d1"))
    .then(legal()),
    "7-1b-1-passes-equal-card-in-hand": given(
        A=side(hand=["UOD"], drive=["UOD^"], overdrives=["d1"])
    )
    .when(summon("UOD"))
    .then(legal(A={"drive": ["UOD^"], "overdrives": ["d1/od1"]})),
    "7-1b-1-refused-overdrive-there": LINKED.when(summon("d1")).then(
        refused("7-1b-1", "7-2a-2a", number="UOD", overdrive="A.o1")
    ),
    "7-1b-1-refused-event-too": given(A=side(drive=["EOD^"], overdrives=["d1"]))
    .when(event("d1"))
    .then(refused("7-1b-1", "7-2a-2a")),
    "7-1b-1-refused-field-too": given(A=side(drive=["FOD^"], overdrives=["d1"]))
    .when(field("d1"))
    .then(refused("7-1b-1", "7-2a-2a")),
    "7-1b-1-refused-one-of-two-overdrives-left": given(A=side(drive=["UOO^"], overdrives=["d1"]))
    .after(drop("o1"))
    .when(summon("d1"))
    .then(refused("7-1b-1", "7-2a-2a", overdrive="A.o2")),
    "7-2a-2a-passes-when-both-overdrives-are-gone": given(
        A=side(drive=["UOO^"], overdrives=["d1"])
    )
    .after(drop("o1"), drop("o2"))
    .when(summon("d1"))
    .then(legal()),
    "7-2a-2a-refused-revealed-and-at-once-played": given(A=side(drive=["UOD"]))
    .after(reveal("d1"))
    .when(summon("d1"))
    .then(refused("7-1b-1", "7-2a-2a")),
    "14-3-passes-by-level": given(A=PAID)
    .when(summon("U2"))
    .then(legal(A={"ready": 0, "rested": 2})),
    "14-3-passes-level-below-nothing-is-free": given(A=PAID)
    .when(summon("UNEG"))
    .then(legal(A={"ready": 2, "rested": 0})),
    "14-3-passes-always-one": paying("ONE", "U3", 1).then(legal(A={"ready": 0, "rested": 1})),
    "14-3-passes-always-one-for-level-nothing-too": paying("ONE", "U0", 1).then(
        legal(A={"ready": 0})
    ),
    "14-3-passes-without-paying": paying("FREE", "U3", 0).then(legal()),
    "14-3-passes-a-text-lowers-it": given(A=PAID)
    .when(summon("U3", discount=1, discount_source="X"))
    .then(legal(A={"ready": 0})),
    "14-3-refused-too-little-energy": given(A=PAID)
    .when(summon("U3"))
    .then(refused("14-3", due=3, energy=2, ready=2)),
    "14-3-refused-field-unpaid": given(A=side("LEVEL", hand=["F2"], ready=1))
    .when(field("F2"))
    .then(refused("14-3", due=2, ready=1)),
    "14-3-refused-less-than-due": given(A=PAID)
    .when(event("EN2", energy=1))
    .then(refused("14-3", due=2, energy=1)),
    "14-3-refused-more-than-due": given(A=PAID)
    .when(event("EN2", energy=3))
    .then(refused("14-3", due=2, energy=3)),
    "14-3-refused-set-event-unpaid": given(A=side("LEVEL", set={1: "EN2"}, ready=1))
    .when(event("s1"))
    .then(refused("14-3", due=2)),
}  # fmt: skip


def test_energy_rested_unsaid_is_what_is_due_and_there() -> None:
    """An action seen although unpaid rests no energy the player does not have."""
    board = given(A=PAID).reached()
    after = given().game.decide(board, summon("U3")).board.sides["A"]
    assert (after.ready, after.rested) == (0, 2)


def test_a_text_may_let_the_other_player_summon_in_the_turn() -> None:
    """With priority, without summon right: 4-3a-1b."""
    instant = summon("U1", player="B", waive=waiving("7-1a"))
    lying = given(B=side(hand=["U1"], summons=9))
    lying.when(instant).then(refused("9-3e")).run()
    lying.after(passing("A")).when(instant).then(legal(gate=["U1"])).run()


def test_what_is_there_is_known_by_its_own_name() -> None:
    """A resolution names the item, whatever lies below it."""
    ON_GATE.after(resolving("g1")).when(summon("U1")).then(legal()).run()

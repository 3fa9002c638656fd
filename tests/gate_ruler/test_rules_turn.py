"""Turns and phases, the beginning of a match: chapter 6."""

from gate_language import given, legal
from gate_table import (
    BOTH_PASS,
    GAME,
    count,
    gated,
    header,
    on,
    passing,
    put,
    side,
    summon,
    swap,
)
from language import Story, found, refused, stored
from language import test_example as test_example
from senpu.events import gate_ruler as gr
from senpu.events import match as shared
from shared_rules import of_turns

BEFORE = given(turn=0, step="end")
MAIN = given()
TURN_1 = shared.TurnStarted(turn=1, player="A")
TURN_4 = shared.TurnStarted(turn=4, player="B")
TIRED = side(left=on("U1", rested=True), center=on("U2", rested=True), ruler_rested=True)
DRAWING = side("DRAW", rested=3)
FULL = side(drive=["UOD^", "EANY"], overdrives=["d1"], hand=["U1"], set={1: "EN"})
HURT = given(A=side(left=on("U1", damage=2)), options={"damage_stays": False})
RULERS = {"ruler_a": "DRAW", "ruler_b": "DRIVE"}


def step(name: str) -> shared.StepEntered:
    """A phase is entered."""
    return shared.StepEntered(step=name)


def dealt(**options: object) -> Story:
    """A match starts, with the hands its rulers ask for."""
    lying = given(options={**RULERS, **options}, turn=0, step="end", A=DRAWING, B=side("DRIVE"))
    return lying.when(shared.MatchStarted(first="A"))


CASES: dict[str, Story] = {
    **of_turns("6-1a", MAIN, BEFORE),
    "6-1a-passes-with-priority": MAIN.when(TURN_4).then(legal(player="B", priority="B")),
    "6-2f-x-passes-stops-before-the-ruler": given(A=DRAWING, turn=2, player="B", step="end")
    .when(shared.TurnStarted(turn=3, player="A", to="start"))
    .then(legal(then=[gr.SummonRightReset, gr.CardsReadied], A={"hand": 0, "ready": 0})),
    "6-2f-x-passes-the-ruler-acts-on-the-way": given(A=DRAWING, turn=2, player="B", step="end")
    .after(shared.TurnStarted(turn=3, player="A", to="start"))
    .when(step("main"))
    .then(legal(then=[gr.EnergyReadied, shared.CardsDrawn], A={"hand": 2, "ready": 2})),
    "6-2f-x-passes-the-ruler-acts-once": given(A=DRAWING, turn=2, player="B", step="end")
    .after(shared.TurnStarted(turn=3, player="A", to="start"), step("main"))
    .when(step("attack"))
    .then(legal(then=[])),
    "6-2f-x-refused-the-ruler-left-out": given(A=DRAWING, turn=3, step="start", waits=True)
    .when(stored(step("main"), lacks=shared.CardsDrawn))
    .then(found("REC-3", because="6-2f")),
    "6-2f-x-switched-off": given(
        A=DRAWING, turn=2, player="B", step="end", options={"start_stops_early": False}
    )
    .when(shared.TurnStarted(turn=3, player="A", to="start"))
    .then(
        legal(
            then=[gr.SummonRightReset, gr.CardsReadied, gr.EnergyReadied, shared.CardsDrawn],
            A={"hand": 2, "ready": 2},
        )
    ),
    "6-x1-passes-phase-by-phase": given(turn=2, player="B", step="end")
    .after(shared.TurnStarted(turn=3, player="A", to="start"), step("main"), step("attack"))
    .when(step("end"))
    .then(legal(step="end")),
    "6-x1-passes-no-attacks": MAIN.when(step("end")).then(legal()),
    "6-x1-passes-any-after-a-gap": given(step="start")
    .after(shared.GapNoted())
    .when(step("end"))
    .then(legal()),
    "6-x1-refused-back-to-the-main-phase": given(step="attack")
    .when(step("main"))
    .then(refused("6-x1", step="main", steps_due="end")),
    "6-x1-refused-no-such-phase": MAIN.when(step("second main")).then(refused("6-x1")),
    "6-x1-refused-no-phase-before-the-first-turn": BEFORE.when(step("")).then(refused("6-x1")),
    "6-x1-refused-turn-that-begins-in-the-attack-phase": MAIN.when(
        shared.TurnStarted(turn=4, player="B", to="attack")
    ).then(refused("6-x1", step="attack")),
    "6-x1-refused-turn-goes-on-by-another": MAIN.when(
        stored(TURN_4, lacks=shared.StepEntered)
    ).then(found("REC-3", because="6-x1")),
    "6-3b-passes-nothing-on-the-gate": MAIN.when(step("attack")).then(legal(step="attack")),
    "6-3b-refused-something-on-the-gate": given(gate=(gated("EN"),))
    .when(step("attack"))
    .then(refused("6-3b", step="attack", on_gate=1)),
    "6-3b-refused-turn-too": given(gate=(gated("EN"),)).when(TURN_4).then(
        refused("6-3b", on_gate=1)
    ),
    "6-2a-passes-right-and-counts": given(A=side(summons=2, sets=1, used=("A.u1#1/a1",)))
    .when(TURN_4)
    .then(legal(A={"summons": 0, "sets": 0, "used": ()})),
    "6-2a-refused-left-out": MAIN.when(stored(TURN_4, lacks=gr.SummonRightReset)).then(
        found("REC-3", because="6-2a")
    ),
    "6-2c-passes-attack-zones-and-ruler": given(B=TIRED)
    .when(TURN_4)
    .then(
        legal(
            B={
                "left": on("U1", rested=False),
                "center": on("U2", rested=True),
                "ruler_rested": False,
            }
        )
    ),
    "6-2c-passes-not-the-other-players": given(A=TIRED)
    .when(TURN_4)
    .then(legal(A={"left": on("U1", rested=True), "ruler_rested": True})),
    "6-2c-refused-left-out": given(B=TIRED)
    .when(stored(TURN_4, lacks=gr.CardsReadied))
    .then(found("REC-3", because="6-2c")),
    "6-2f-passes-energy-and-draw": given(B=DRAWING)
    .when(TURN_4)
    .then(
        legal(
            then=[gr.SummonRightReset, gr.CardsReadied, gr.EnergyReadied, shared.CardsDrawn,
                  shared.StepEntered],
            B={"ready": 2, "rested": 1, "hand": 2, "deck": 28},
        )
    ),
    "6-2f-passes-one-card-on-the-very-first-turn": given(A=DRAWING, turn=0, step="end")
    .when(TURN_1)
    .then(legal(A={"hand": 1})),
    "6-2f-passes-drive": given(B=side("DRIVE"))
    .when(TURN_4)
    .then(legal(B={"drive": ["?1", "?2"], "deck": 28}, handles={"?1": "?", "?2": "?"})),
    "6-2f-passes-what-the-deck-holds": given(B=side("DRIVE", deck=1))
    .when(TURN_4)
    .then(legal(B={"drive": ["?1"]}, over=True, winner="A")),
    "6-2f-refused-no-drive": given(B=side("DRIVE"))
    .when(stored(TURN_4, lacks=gr.CardsDriven))
    .then(found("REC-3", because="6-2f")),
    "6-2f-refused-one-card-too-many": given(B=DRAWING)
    .when(stored(TURN_4, lacks=shared.CardsDrawn))
    .then(found("REC-3", because="6-2f")),
    "6-3c-passes-revealed-or-not-overdrives-too": given(A=FULL)
    .when(step("attack"))
    .then(
        legal(
            then=[gr.DriveZoneCleared],
            A={"drive": [], "overdrives": [], "graveyard": ["UOD", "EANY"], "hand": 1,
               "set": {1: "EN"}},
        )
    ),
    "6-3c-passes-by-passing": given(A=FULL)
    .after(passing("A"))
    .when(passing("B"))
    .then(legal(then=[gr.DriveZoneCleared, shared.StepEntered], A={"drive": []})),
    "6-3c-passes-turn-ended-at-once": given(A=FULL)
    .when(TURN_4)
    .then(legal(A={"drive": [], "graveyard": ["UOD", "EANY"]})),
    "6-3c-passes-not-the-other-players": given(B=FULL)
    .when(step("attack"))
    .then(legal(then=(), B={"drive": ["UOD^", "EANY"]})),
    "6-3c-refused-cards-stay": given(A=FULL)
    .when(stored(step("attack"), lacks=gr.DriveZoneCleared))
    .then(found("REC-3", because="6-3c")),
    "6-3c-refused-set-after-it": given(A=FULL)
    .after(step("attack"))
    .when(put("d2"))
    .then(refused("7-1a", "7-5a")),
    "6-5-x-passes-damage-stays": given(A=side(left=on("U1", damage=2)))
    .when(TURN_4)
    .then(legal(A={"left": on("U1", damage=2)})),
    "6-5-x-refused-cleared": given(A=side(left=on("U1", damage=2)))
    .when(stored(TURN_4, then=(gr.DamageCleared(),)))
    .then(found("REC-3")),
    "6-5-x-switched-off": HURT.when(TURN_4).then(legal(A={"left": on("U1", damage=0)})),
    "6-5-x-switched-left-out": HURT.when(stored(TURN_4, lacks=gr.DamageCleared)).then(
        found("REC-3", because="6-5-x")
    ),
    "5-x-passes-opening-hand": dealt().then(
        legal(then=[shared.HandDrawn], A={"hand": 3, "deck": 27}, B={"hand": 0})
    ),
    "5-x-refused-no-hand": given(A=DRAWING, turn=0, step="end")
    .when(stored(shared.MatchStarted(first="A"), lacks=shared.HandDrawn))
    .then(found("REC-3", because="5-x")),
    "GR-7-passes-once": BEFORE.when(shared.MatchStarted(first="A")).then(legal()),
    "GR-7-refused-in-the-middle": MAIN.when(shared.MatchStarted(first="A")).then(refused("GR-7")),
    "GR-7-refused-twice": given(A=DRAWING, turn=0, step="end")
    .after(shared.MatchStarted(first="A"))
    .when(shared.MatchStarted(first="A"))
    .then(refused("GR-7")),
    "GR-7-refused-another-first-player": BEFORE.when(shared.MatchStarted(first="B")).then(
        refused("GR-7", player="B", due_player="A")
    ),
    "GR-8-passes-kept": given(A=DRAWING, turn=0, step="end")
    .after(shared.MatchStarted(first="A"))
    .when(TURN_1)
    .then(legal(A={"hand": 4})),
    "GR-8-refused-drawn-anew": given(A=side("DRAW", hand=3), turn=0, step="end")
    .when(shared.HandRedrawn(player="A", n=3))
    .then(refused("GR-8", player="A")),
    "GR-8-switched-off": given(
        A=side("DRAW", hand=3), turn=0, step="end", options={"no_mulligan": False}
    )
    .when(shared.HandRedrawn(player="A", n=3))
    .then(legal(A={"hand": 3, "deck": 30})),
}  # fmt: skip


def test_the_table_is_laid_out_as_the_rulers_say() -> None:
    """Zones, energy and decks; a ruler listed in the deck is no card of it."""
    decks = {"A": {"WIDE": 1, "U1": 40}, "B": {"DRAW": 1, "EN": 20}}
    board = GAME.opened(header(decks=decks))
    wide, drawing = board.sides["A"], board.sides["B"]
    assert tuple(wide.zones) == ("left", "right", "left2", "right2")
    assert (wide.deck, drawing.deck, drawing.ready) == (40, 20, 3)


def test_no_turn_begins_after_the_end() -> None:
    """Nor is anything done; notes may still be made, and the table be counted."""
    over = given(A=side(hand=["U1"], left="U2")).after(shared.PlayerConceded(player="A"))
    for event in (
        TURN_4,
        step("end"),
        shared.PlayerConceded(player="B"),
        passing("A"),
        summon("U1"),
    ):
        over.when(event).then(refused("GR-1")).run()
    over.when(swap("left", "right")).then(refused("GR-1")).run()
    over.when(shared.NoteMade(text="gg")).then(legal()).run()
    over.when(count(hand=1)).then(legal()).run()


def test_the_main_phase_after_a_gap_is_judged_as_ever() -> None:
    """A gap loosens the order of turns and phases, nothing else."""
    seen = given(A=side(hand=["U1"])).after(shared.GapNoted(n=2), summon("U1"), *BOTH_PASS)
    seen.when(summon("U1", "right")).then(refused("7-1b")).run()

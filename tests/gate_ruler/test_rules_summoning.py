"""Normal summons: 7-3, the summon right, zones and how a unit enters them."""

from gate_language import given, legal
from gate_table import (
    BOTH_PASS,
    on,
    passing,
    resolving,
    side,
    summon,
    text,
    waiving,
)
from language import Story, found, refused, stored
from language import test_example as test_example
from senpu.events.base import Event
from senpu.events.gate_ruler import GateItemResolved, SummonRightReset, UnitOverwritten
from senpu.events.gate_ruler.changes import CardMoved, DeckDrawn, SummonRightChanged, UnitEntered
from senpu.events.match import TurnStarted

HAND = side(hand=["U1", "U2", "F1", "EN"])
TURN_4 = TurnStarted(turn=4, player="B")
SECOND = given(A=side(hand=["U1", "U2"], summons=1))
LATE = {"summons_count_at_playing": False}


def entering(**changed: object) -> UnitEntered:
    """A unit specially summoned from the graveyard."""
    fields: dict[str, object] = {
        "player": "A", "card": "U1", "source": "graveyard", "zone": "left", **changed,
    }  # fmt: skip
    return UnitEntered(**fields)  # type: ignore[arg-type]


def moved(target: str) -> Event:
    """A card goes from the graveyard to a pile."""
    return text(CardMoved(player="A", card="U1", source="graveyard", target=target))  # type: ignore[arg-type]


CASES: dict[str, Story] = {
    "7-3a-passes-from-hand": given(A=HAND)
    .when(summon("U1"))
    .then(legal(gate=["U1"], A={"hand": 3, "left": None})),
    "7-3a-passes-revealed": given(A=side(drive=["U1^"]))
    .when(summon("d1", "center"))
    .then(legal(gate=["U1"], A={"drive": []})),
    "7-3a-refused-face-down": given(A=side(drive=["U1"]))
    .when(summon("d1"))
    .then(refused("7-3a", number="U1", kind="unit")),
    "7-3a-refused-field": given(A=HAND).when(summon("F1")).then(refused("7-3a", kind="field")),
    "7-3a-refused-event": given(A=HAND).when(summon("EN")).then(refused("7-3a", kind="event")),
    "7-3a-refused-revealed-event": given(A=side(drive=["EN^"]))
    .when(summon("d1"))
    .then(refused("7-3a")),
    "4-3a-1-passes-second-of-two": SECOND.when(summon("U2")).then(legal(A={"summons": 2})),
    "4-3a-1-passes-another-by-a-text": SECOND.after(
        summon("U1"), *BOTH_PASS, text(SummonRightChanged(player="A", n=1))
    )
    .when(summon("U2", "right"))
    .then(legal(A={"summons": 3})),
    "4-3a-1-passes-special-summons-do-not-count": given(A=side(hand=["U2"], graveyard=["U1"]))
    .after(text(entering()))
    .when(summon("U2"))
    .then(legal(A={"summons": 1})),
    "4-3a-1-passes-any-number-in-the-other-players-turn": given(
        B=side("DRIVE", drive=["U1^"], summons=3), priority="B"
    )
    .when(summon("d1", player="B", waive=waiving("7-1a")))
    .then(legal(B={"summons": 4})),
    "4-3a-1-refused-third-of-two": SECOND.after(summon("U1"), *BOTH_PASS)
    .when(summon("U2", "right"))
    .then(refused("4-3a-1", "7-3a-1", summons=2, summon_right=2)),
    "4-3a-1-refused-second-of-a-drive-ruler": given(A=side("DRIVE", drive=["U1^"], summons=1))
    .when(summon("d1"))
    .then(refused("4-3a-1", "7-3a-1", summon_right=1)),
    "4-3a-1-refused-summon-right-lowered": given(A=HAND)
    .after(text(SummonRightChanged(player="A", n=-2)))
    .when(summon("U1"))
    .then(refused("4-3a-1", "7-3a-1", summon_right=0)),
    "7-3a-1-passes-into-any-own-zone": given(A=side("WIDE", hand=["U0"]))
    .when(summon("U0", "right2"))
    .then(legal()),
    "7-3a-1-passes-into-an-occupied-zone": given(A=side(hand=["U2"], left="U1"))
    .after(summon("U2"), passing("A"))
    .when(passing("B"))
    .then(legal(then=[GateItemResolved, UnitOverwritten], A={"left": "U2", "graveyard": ["U1"]})),
    "7-3a-1-refused-zone-of-another-ruler": given(A=side("WIDE", hand=["U0"]))
    .when(summon("U0", "center"))
    .then(refused("7-3a-1", "15-3a-1", zone="center", zones="left right left2 right2")),
    "7-3a-1-refused-set-zone": given(A=HAND).when(summon("U1", "2")).then(
        refused("7-3a-1", "15-3a-1")
    ),
    "7-3a-1-refused-summon-right-used": given(A=side(hand=["U1"], summons=2))
    .when(summon("U1"))
    .then(refused("4-3a-1", "7-3a-1")),
    "7-3a-x1-passes-zone-named": given(A=HAND, options={"zone_at_playing": True})
    .when(summon("U1"))
    .then(legal()),
    "7-3a-x1-passes-zone-named-by-resolution": given(A=HAND)
    .after(summon("U1", zone=""))
    .when(resolving(zone="right"))
    .then(legal(A={"right": "U1"})),
    "7-3a-x1-refused-zone-left-open": given(A=HAND, options={"zone_at_playing": True})
    .when(summon("U1", zone=""))
    .then(refused("7-3a-x1", zones="left right center")),
    "7-3a-x1-switched-off": given(A=HAND).when(summon("U1", zone="")).then(legal(gate=["U1"])),
    "15-3a-1-passes-effect-into-an-own-zone": given(A=side(graveyard=["U1"]))
    .when(text(entering(zone="center")))
    .then(legal(A={"center": "U1", "graveyard": []})),
    "15-3a-1-passes-to-a-hand": given(A=side(graveyard=["U1"]))
    .when(moved("hand"))
    .then(legal(A={"hand": 1, "known": ["U1"]})),
    "15-3a-1-passes-other-zone-by-resolution": given(A=HAND)
    .after(summon("U1"))
    .when(resolving(zone="center"))
    .then(legal(A={"center": "U1", "left": None})),
    "15-3a-1-refused-effect-into-a-zone-there-is-not": given(A=side("WIDE", graveyard=["U1"]))
    .when(text(entering(zone="center")))
    .then(refused("15-3a-1", zone="center")),
    "15-3a-1-refused-hand-of-a-ruler-without": given(A=side("DRIVE", graveyard=["U1"]))
    .when(moved("hand"))
    .then(refused("15-3a-1", zone="hand")),
    "15-3a-1-refused-draw-of-a-ruler-without-a-hand": given(A=side("DRIVE"))
    .when(text(DeckDrawn(player="A", n=1)))
    .then(refused("15-3a-1", zone="hand")),
    "15-3a-1-refused-resolving-into-no-zone": given(A=HAND)
    .after(summon("U1", zone=""), passing("A"))
    .when(passing("B"))
    .then(refused("15-3a-1", zone="", zones="left right center")),
    "15-3a-1-refused-resolving-into-a-zone-there-is-not": given(A=HAND)
    .after(summon("U1"))
    .when(resolving(zone="left2"))
    .then(refused("15-3a-1", zone="left2")),
    "4-3a-2-passes-both-sides-begin-anew": given(A=side(summons=2), B=side(summons=5))
    .when(TURN_4)
    .then(legal(A={"summons": 0}, B={"summons": 0})),
    "4-3a-2-passes-texts-end-with-the-turn": given(A=side(summon_bonus=1), B=side(summon_bonus=2))
    .when(TURN_4)
    .then(legal(A={"summon_bonus": 0}, B={"summon_bonus": 0})),
    "4-3a-2-refused-left-out": given(A=side(summons=2))
    .when(stored(TURN_4, lacks=SummonRightReset))
    .then(found("REC-3", because="6-2a")),
    "4-3a-2-refused-count-of-the-last-turn-still-counts-before": given(
        A=side(hand=["U1"], summons=2)
    )
    .when(summon("U1"))
    .then(refused("4-3a-1", "7-3a-1")),
    "4-3a-3-passes-as-it-is-played": given(A=HAND)
    .when(summon("U1"))
    .then(legal(A={"summons": 1})),
    "4-3a-3-passes-not-again-as-it-resolves": given(A=HAND)
    .after(summon("U1"), passing("A"))
    .when(passing("B"))
    .then(legal(A={"summons": 1})),
    "4-3a-3-refused-although-it-never-resolved": given(A=side("DRIVE", drive=["U1^", "U2^"]))
    .after(summon("d1"))
    .when(summon("d2", waive=waiving("7-1a")))
    .then(refused("4-3a-1", "7-3a-1", summons=1)),
    "4-3a-3-switched-off": given(A=HAND, options=LATE)
    .when(summon("U1"))
    .then(legal(A={"summons": 0})),
    "4-3a-3-switched-counts-as-it-resolves": given(A=HAND, options=LATE)
    .after(summon("U1"), passing("A"))
    .when(passing("B"))
    .then(legal(A={"summons": 1})),
    "7-3a-x2-passes-attack-zone-ready": given(A=HAND)
    .after(summon("U1"), passing("A"))
    .when(passing("B"))
    .then(legal(A={"left": on("U1", rested=False)})),
    "7-3a-x2-passes-defence-zone-rested": given(A=HAND)
    .after(summon("U1", "center"), passing("A"))
    .when(passing("B"))
    .then(legal(A={"center": on("U1", rested=True)})),
    "7-3a-x2-refused-defence-zone-ready": given(A=HAND)
    .after(summon("U1", "center"), passing("A"))
    .when(
        stored(
            passing("B"), then=(GateItemResolved(item="g1", zone="left", id="A.u1#1"),)
        )
    )
    .then(found("REC-3", because="9-2a")),
    "7-3a-x2-switched-off": given(A=HAND, options={"enters_by_zone": False})
    .after(summon("U1", "center"), passing("A"))
    .when(passing("B"))
    .then(legal(A={"center": on("U1", rested=False)})),
}  # fmt: skip


def test_two_equal_units_have_names_of_their_own() -> None:
    """The second copy is told from the first, also while both are in one zone."""
    lying = given(A=side(hand=["U1", "U1"]))
    board = lying.after(summon("U1"), *BOTH_PASS, summon("U1", "right"), *BOTH_PASS).reached()
    assert [unit.id for _, unit in board.sides["A"].units()] == ["A.u1#1", "A.u1#2"]

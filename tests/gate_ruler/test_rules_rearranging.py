"""Units rearranged: 7-10, 15-3a-2, and what a unit keeps when it moves (3-2d)."""

from gate_language import given, legal
from gate_table import field, gated, on, resolving, side, summon, swap, text
from language import Story, found, refused, stored
from language import test_example as test_example
from senpu.events.gate_ruler import GateItemResolved, UnitOverwritten, UnitsRearranged
from senpu.events.gate_ruler.changes import CardMoved

TWO = given(A=side(left="U1", center=on("U2", rested=True), hand=["F1"]))
HURT = on("U2", damage=2, souls=("U1",))
ONCE = {"rearranging_once": True}

CASES: dict[str, Story] = {
    "7-10a-passes-own-main-phase": TWO.when(swap("left", "right")).then(legal()),
    "7-10a-refused-in-another-turn": given(B=side(left="U1"))
    .when(swap("left", "right", player="B"))
    .then(refused("7-1a", "9-3e", "7-10a")),
    "7-10a-refused-in-the-attack-phase": given(A=side(left="U1"), step="attack")
    .when(swap("left", "right"))
    .then(refused("7-1a", "7-10a", step="attack")),
    "7-10a-x-passes-as-often-as-wished": TWO.after(swap("left", "right"), swap("left", "right"))
    .when(swap("left", "right"))
    .then(legal(A={"rearranged": 3})),
    "7-10a-x-refused-second-time": given(A=side(left="U1"), options=ONCE)
    .after(swap("left", "right"))
    .when(swap("left", "right"))
    .then(refused("7-10a-x", rearranged=1)),
    "7-10a-x-switched-off": given(A=side(left="U1"), options={"rearranging_once": False})
    .after(swap("left", "right"))
    .when(swap("left", "right"))
    .then(legal()),
    "7-10b-passes-zones-that-are-not-adjacent": given(A=side("WIDE", left="U1"))
    .when(swap("left", "right2"))
    .then(legal(A={"left": None, "right2": "U1"})),
    "7-10b-refused-the-same-twice": TWO.when(swap("left", "left")).then(
        refused("7-10b", chosen="left left", zones="left right center")
    ),
    "7-10b-refused-zone-the-ruler-lacks": given(A=side("WIDE", left="U1"))
    .when(swap("left", "center"))
    .then(refused("7-10b")),
    "7-10b-refused-set-zone": TWO.when(swap("left", "1")).then(refused("7-10b")),
    "7-10b-x-passes-unit-in-one": TWO.when(swap("right", "left")).then(legal()),
    "7-10b-x-refused-both-empty": given(A=side(center="U1"))
    .when(swap("left", "right"))
    .then(refused("7-10b", "7-10b-x", chosen="left right")),
    "7-10b-x-switched-off": given(options={"empty_rearranging_refused": False})
    .when(swap("left", "right"))
    .then(legal(A={"left": None, "right": None})),
    "7-10b-1-passes-the-one-moves": TWO.when(swap("right", "left")).then(
        legal(A={"left": None, "right": "U1"})
    ),
    "7-10b-1-refused-another-is-named": given(A=side(center="U1"))
    .when(swap("left", "right"))
    .then(refused("7-10b", "7-10b-x")),
    "7-10b-1-refused-stored-otherwise": TWO.when(
        stored(swap("left", "right"), then=(UnitOverwritten(player="A", id="A.u1#1"),))
    ).then(found("REC-3", because="12-x1")),
    "7-10b-2-passes-both-at-once": given(A=side(left="U1", right="U2"))
    .when(swap("left", "right"))
    .then(legal(then=(), A={"left": "U2", "right": "U1", "graveyard": []})),
    "7-10b-2-refused-one-overwritten": given(A=side(left="U1", right="U2"))
    .when(stored(swap("left", "right"), then=(UnitOverwritten(player="A", id="A.u2#1"),)))
    .then(found("REC-3", because="12-x1")),
    "7-10b-3-passes-one-readies-one-rests": TWO.when(swap("left", "center")).then(
        legal(A={"left": on("U2", rested=False), "center": on("U1", rested=True)})
    ),
    "7-10b-3-passes-attack-to-attack-stays-rested": given(A=side(left=on("U1", rested=True)))
    .when(swap("left", "right"))
    .then(legal(A={"right": on("U1", rested=True)})),
    "7-10b-3-passes-there-and-back": given(A=side(left=on("U1", rested=True)))
    .after(swap("left", "center"))
    .when(swap("center", "left"))
    .then(legal(A={"left": on("U1", rested=False)})),
    "7-10b-3-refused-of-a-ruler-without-defence-zone": given(
        A=side("WIDE", left=on("U1", rested=True))
    )
    .when(swap("left", "center"))
    .then(refused("7-10b")),
    "15-3a-2-passes-readies-from-defence-to-attack": given(A=side(center=on("U1", rested=True)))
    .when(swap("center", "right"))
    .then(legal(A={"right": on("U1", rested=False)})),
    "15-3a-2-refused-without-moving": given(A=side(center=on("U1", rested=True)))
    .when(swap("center", "center"))
    .then(refused("7-10b")),
    "15-3a-x-passes-rests-from-attack-to-defence": given(A=side(left="U1"))
    .when(swap("left", "center"))
    .then(legal(A={"center": on("U1", rested=True)})),
    "15-3a-x-refused-into-the-ruler-zone": given(A=side(left="U1"))
    .when(swap("left", "ruler"))
    .then(refused("7-10b")),
    "15-3a-x-switched-off": given(A=side(left="U1"), options={"defence_rests": False})
    .when(swap("left", "center"))
    .then(legal(A={"center": on("U1", rested=False)})),
    "3-2d-passes-damage-souls-and-name-stay": given(A=side(left=HURT))
    .when(swap("left", "right"))
    .then(legal(A={"right": on("U2", damage=2, souls=("U1",), id="A.u2#1")})),
    "3-2d-passes-a-card-that-comes-back-is-new": given(
        A=side(left=HURT, hand=[], graveyard=[])
    )
    .after(
        text(CardMoved(player="A", card="A.u2#1", source="play", target="hand")), summon("U2")
    )
    .when(resolving())
    .then(legal(A={"left": on("U2", damage=0, souls=()), "graveyard": ["U1"]})),
    "3-2d-refused-what-left-is-not-there": given(A=side(left=HURT))
    .after(text(CardMoved(player="A", card="A.u2#1", source="play", target="hand")))
    .when(text(CardMoved(player="A", card="A.u2#1", source="play", target="hand")))
    .then(refused("3-1a")),
    "7-10c-passes-the-next-action-follows": TWO.after(swap("left", "right"))
    .when(field("F1"))
    .then(legal(gate=["F1"])),
    "7-10c-refused-while-something-is-on-the-gate": given(
        A=side(left="U1"), gate=(gated("EN"),)
    )
    .when(swap("left", "right"))
    .then(refused("7-1a", on_gate=1)),
    "7-10c-refused-put-on-the-gate": TWO.when(
        stored(swap("left", "right"), then=(GateItemResolved(item="g1"),))
    ).then(found("REC-3", because="9-2a")),
}  # fmt: skip


def test_zones_are_named_in_any_order() -> None:
    """The one that is empty may come first."""
    one = TWO.game.decide(TWO.board, UnitsRearranged(player="A", zones=("left", "right"))).board
    two = TWO.game.decide(TWO.board, UnitsRearranged(player="A", zones=("right", "left"))).board
    assert one.sides["A"].zones == two.sides["A"].zones

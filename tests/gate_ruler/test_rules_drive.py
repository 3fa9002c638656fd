"""The drive zone: cards revealed, overdrives played or removed (7-2, 7-9)."""

from gate_language import given, legal
from gate_table import (
    BOTH_PASS,
    drop,
    gated,
    overdrive,
    resolving,
    reveal,
    side,
    summon,
    swap,
    text,
    waiving,
)
from language import Story, found, refused, stored
from language import test_example as test_example
from senpu.events.gate_ruler import GateItemResolved, OverdriveLinked
from senpu.events.gate_ruler.changes import CardMoved, DeckDriven
from senpu.events.match import CardIdentified

LINKED = given(A=side(drive=["UOD^"], overdrives=["d1"]))
COSTLY = side("LEVEL", drive=["UOE^"], overdrives=["d1"])


def driven(card: str) -> Story:
    """A face-down card of the drive zone is revealed."""
    return given(A=side(drive=[card])).when(reveal("d1"))


CASES: dict[str, Story] = {
    "7-2a-passes-face-down": driven("U1").then(legal(A={"drive": ["U1^"]})),
    "7-2a-passes-several-in-a-row": given(A=side(drive=["U1", "F1"]))
    .after(reveal("d1"))
    .when(reveal("d2"))
    .then(legal(A={"drive": ["U1^", "F1^"]})),
    "7-2a-passes-unknown-card-turns-out-to-be": given(A=side(drive=["?1"]), handles={"?1": "?"})
    .when(reveal("d1", "F1"))
    .then(legal(A={"drive": ["F1^"]}, handles={"?1": "F1"})),
    "7-2a-refused-face-up-already": driven("U1^").then(refused("7-2a", number="U1")),
    "7-2a-refused-the-other-players": given(B=side(drive=["U1"]))
    .when(reveal("d1"))
    .then(refused("7-2a")),
    "7-2a-1-passes-unit": driven("U0").then(legal()),
    "7-2a-1-passes-field": driven("F1").then(legal()),
    "7-2a-1-passes-normal-event": driven("EN").then(legal()),
    "7-2a-1-refused-any-time-event": driven("EANY").then(
        refused("7-2a-1", number="EANY", kind="event", timing="any_time")
    ),
    "7-2a-1-refused-open-card": driven("EOPEN").then(refused("7-2a-1", timing="open_card")),
    "7-2a-1-refused-event-treated-as-automatic": driven("EAUTO").then(refused("7-2a-1")),
    "7-2a-2-passes-linked-to-its-card": driven("UOD").then(
        legal(then=[OverdriveLinked], A={"overdrives": ["d1/od1"]})
    ),
    "7-2a-2-passes-normal-event-too": driven("EOD").then(legal(A={"overdrives": ["d1/od1"]})),
    "7-2a-2-passes-two-abilities-two-pseudo-cards": driven("UOO").then(
        legal(A={"overdrives": ["d1/od1", "d1/od2"]})
    ),
    "7-2a-2-passes-none-without-overdrive": driven("UACT").then(legal(then=())),
    "7-2a-2-passes-card-known-only-later": given(A=side(drive=["?1^"]), handles={"?1": "?"})
    .when(CardIdentified(handle="?1", card="UOD"))
    .then(legal(A={"drive": ["UOD^"], "overdrives": ["d1/od1"]})),
    "7-2a-2-refused-left-out": given(A=side(drive=["UOD"]))
    .when(stored(reveal("d1"), lacks=OverdriveLinked))
    .then(found("REC-3", because="7-2a-2")),
    "7-2a-2-refused-made-up": given(A=side(drive=["U1"]))
    .when(
        stored(
            reveal("d1"),
            then=(OverdriveLinked(player="A", id="A.o1", card="A.d1", ability="od1"),),
        )
    )
    .then(found("REC-3", because="7-2a-2")),
    "7-2b-passes-the-next-action-follows-at-once": given(A=side(drive=["U1"]))
    .after(reveal("d1"))
    .when(summon("d1"))
    .then(legal(gate=["U1"])),
    "7-2b-passes-nothing-on-the-gate": driven("U1").then(legal(gate=[], priority="A")),
    "7-2b-refused-resolving-it": given(A=side(drive=["U1"]))
    .after(reveal("d1"))
    .when(resolving("g1"))
    .then(refused("9-2a", item="g1", top="-")),
    "7-9a-passes-on-the-gate-its-card-stays": LINKED.when(overdrive()).then(
        legal(gate=["od1"], A={"overdrives": [], "drive": ["UOD^"]})
    ),
    "7-9a-passes-one-after-the-other": given(A=side(drive=["UOO^"], overdrives=["d1"]))
    .after(overdrive("o1"), *BOTH_PASS)
    .when(overdrive("o2"))
    .then(legal(gate=["od2"], A={"overdrives": []})),
    "7-9a-passes-removed": LINKED.when(drop()).then(legal(A={"overdrives": []})),
    "7-9a-refused-its-card-lies-face-down": given(A=side(drive=["UOD"]))
    .when(overdrive())
    .then(refused("7-9a", name="A.o1")),
    "7-9a-refused-the-same-twice": LINKED.after(overdrive(), *BOTH_PASS)
    .when(overdrive())
    .then(refused("7-9a")),
    "7-9a-refused-removing-what-was-played": LINKED.after(overdrive(), *BOTH_PASS)
    .when(drop())
    .then(refused("7-9a")),
    "7-9a-refused-the-other-players": given(B=side(drive=["UOD^"], overdrives=["d1"]))
    .when(overdrive())
    .then(refused("7-9a")),
    "7-9a-x-passes-paid": given(A={**COSTLY, "ready": 2})
    .when(overdrive())
    .then(legal(A={"ready": 0, "rested": 2})),
    "7-9a-x-passes-nothing-asked": given(A=side("LEVEL", drive=["UOD^"], overdrives=["d1"]))
    .when(overdrive())
    .then(legal(A={"ready": 0, "rested": 0})),
    "7-9a-x-refused-unpaid": given(A={**COSTLY, "ready": 1})
    .when(overdrive())
    .then(refused("7-9a", "7-9a-x", due=2, ready=1)),
    "7-9a-x-passes-a-text-lowers-it": given(A={**COSTLY, "ready": 1})
    .when(overdrive(energy=1, waive=waiving("7-9a-x")))
    .then(legal(A={"ready": 0})),
    "7-9a-x-switched-off": given(
        A={**COSTLY, "ready": 1}, options={"overdrive_costs_its_text": False}
    )
    .when(overdrive())
    .then(legal()),
    "7-9b-passes-at-once": LINKED.after(drop()).when(summon("d1")).then(legal(gate=["UOD"])),
    "7-9b-passes-without-the-gate": LINKED.when(drop()).then(legal(gate=[], then=())),
    "7-9b-refused-put-on-the-gate": LINKED.when(
        stored(drop(), then=(GateItemResolved(item="g1"),))
    ).then(found("REC-3", because="9-2a")),
    "7-9b-refused-while-something-is-on-the-gate": given(
        A=side(drive=["UOD^"], overdrives=["d1"]), gate=(gated("EN"),)
    )
    .when(drop())
    .then(refused("7-1a")),
}  # fmt: skip


def test_a_drive_by_an_effect_lies_face_down_in_the_main_phase() -> None:
    """10-2a: nothing else happens until it is revealed."""
    drives = text(DeckDriven(player="A", cards=("?",)))
    lying = given(A=side(drive=["U1^"], deck=5))
    lying.when(drives).then(legal(then=(), A={"drive": ["U1^", "?1"], "deck": 4})).run()
    known = lying.after(drives).when(reveal("d2", "UOD"))
    known.then(legal(A={"drive": ["U1^", "UOD^"], "overdrives": ["d2/od1"]})).run()


def test_an_overdrive_stays_beside_a_card_that_left() -> None:
    """It keeps the name of its card, so that none driven later is taken for it."""
    gone = text(CardMoved(player="A", card="A.d1", source="drive", target="graveyard"))
    lying = LINKED.after(gone, text(DeckDriven(player="A", cards=("?",))))
    lying.when(reveal("d2", "U1")).then(legal(A={"overdrives": ["d1/od1"]})).run()
    lying.after(reveal("d2", "U1")).when(summon("d2")).then(legal()).run()


def test_units_are_rearranged_between_reveals() -> None:
    """Immediate actions in any order."""
    lying = given(A=side(drive=["U1", "U2"], left="U3"))
    done = lying.after(reveal("d1"), swap("left", "right")).when(reveal("d2"))
    done.then(legal(A={"left": None, "right": "U3"})).run()

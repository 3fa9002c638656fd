"""What the record itself asks: facts, counts, identities, declarations, nothing by itself."""

from gate_language import given, legal
from gate_table import (
    BOTH_PASS,
    count,
    drop,
    event,
    field,
    overdrive,
    put,
    reveal,
    side,
    summon,
    swap,
    text,
)
from language import Check, Given, Seen, Story, found, refused, stored
from language import test_example as test_example
from senpu.events.gate_ruler import (
    CardsDriven,
    DriveZoneCleared,
    EffectResolved,
    EnergyReadied,
    OverdriveLinked,
    RulingGiven,
    UnitDestroyed,
)  # fmt: skip
from senpu.events.gate_ruler.changes import CardMoved, DeckDrawn, UnitEntered
from senpu.events.match import (
    CardDeclared,
    CardIdentified,
    CardsDrawn,
    GapNoted,
    NoteMade,
    PlayerConceded,
)
from senpu.projections.rules import Accepted
from shared_rules import of_declaring, of_results

COUNTED = given(A=side("LEVEL", hand=3, graveyard=["U1"], damage=["U1", "U2"], ready=2, rested=1))
HIDDEN = given(A=side(hand=2)).after(put("?", 1))
LIST = {"A": {"FREE": 1, "U1": 1, "EN": 2}}
LISTED = given(A=side(hand=2, graveyard=["U1"]), decks=LIST)
FACTS = {"id": "NEW", "type": "unit", "level": 0}
UNKNOWN = given(A=side(drive=["?1"]), handles={"?1": "?"})


def identified(card: str, handle: str = "?1") -> CardIdentified:
    """An unknown card turns out to be this."""
    return CardIdentified(handle=handle, card=card)


ENTERS = text(UnitEntered(player="A", card="U1", source="graveyard", zone="left"))
DRAWS = EffectResolved(source="X", effects=(DeckDrawn(player="A", n=1),))
GOES = text(CardMoved(player="A", card="A.u1#1", source="play", target="graveyard"))


def left(**options: bool) -> Given:
    """A unit entered and left; another copy lies in the graveyard."""
    return given(A=side(graveyard=["U1", "U1"]), options=options).after(ENTERS, GOES)


def entered_as(id: str) -> Check:
    """What enters is called so."""

    def check(seen: Seen) -> None:
        assert isinstance(seen, Accepted), seen
        assert [unit.id for _, unit in seen.board.sides["A"].units()] == [id]

    return check


AGAIN = (UnitEntered(player="A", card="U1", source="graveyard", zone="left", id="A.u1#1"),)
CASES: dict[str, Story] = {
    **of_declaring("GR-10", given),
    **of_results("GR-4r", given),
    "GR-1-passes-match-on": given(A=side(left="U1")).when(swap("left", "right")).then(legal()),
    "GR-1-refused-after-the-end": given(A=side(left="U1"))
    .after(PlayerConceded(player="B"))
    .when(swap("left", "right"))
    .then(refused("GR-1")),
    "GR-1-refused-conceding-too": given()
    .after(PlayerConceded(player="B"))
    .when(PlayerConceded(player="A"))
    .then(refused("GR-1")),
    "GR-1-refused-a-text": given(A=side(deck=3), over=True).when(DRAWS).then(refused("GR-1")),
    "GR-1-passes-a-judges-remedy": given(A=side(deck=3), over=True)
    .when(RulingGiven(judge="J", text="", effects=DRAWS.effects))
    .then(legal(A={"deck": 2})),
    "GR-1-refused-an-overdrive-removed": given(A=side(drive=["UOD^"], overdrives=["d1"]), over=True)
    .when(drop())
    .then(refused("GR-1")),
    "9-3b-x-refused-an-overdrive-removed": given(
        A=side(drive=["UOD^"], overdrives=["d1"]), turn=0
    )
    .when(drop())
    .then(refused("9-3b-x")),
    "9-3b-x-refused-an-overdrive-played": given(
        A=side(drive=["UOD^"], overdrives=["d1"]), turn=0
    )
    .when(overdrive())
    .then(refused("9-3b-x")),
    "GR-1-switched-off": given(A=side(deck=3), over=True, options={"end_is_final": False})
    .when(DRAWS)
    .then(legal(A={"deck": 2})),
    "GR-2-passes-facts-on-record": given(A=side(hand=1)).when(field("F1")).then(legal()),
    "GR-2-passes-set-face-down": given(A=side(hand=1)).when(put("?")).then(legal()),
    "GR-2-refused-no-facts": given(A=side(hand=1))
    .when(summon("NEW"))
    .then(refused("GR-2", number="NEW")),
    "GR-2-refused-revealed-unnamed": UNKNOWN.when(reveal("d1")).then(refused("GR-2", number="?1")),
    "GR-2-refused-set-card-played-unnamed": HIDDEN.when(event("s1")).then(
        refused("GR-2", number="?1")
    ),
    "GR-2-refused-set-by-a-number-without-facts": given(A=side(hand=1))
    .when(put("NEW"))
    .then(refused("GR-2")),
    "GR-2-switched-off": given(A=side(hand=1), options={"facts_needed": False})
    .when(summon("NEW"))
    .then(legal(gate=["NEW"])),
    "GR-3-passes-copy-to-spare": LISTED.when(event("EN")).then(legal()),
    "GR-3-passes-known-copy-in-hand": given(A=side(hand=["U1"]), decks=LIST)
    .when(summon("U1"))
    .then(legal()),
    "GR-3-refused-all-copies-seen": LISTED.when(summon("U1")).then(
        refused("GR-3", number="U1", copies=1, elsewhere=1)
    ),
    "GR-3-refused-not-in-the-deck": LISTED.when(field("F1")).then(refused("GR-3", copies=0)),
    "GR-3-refused-driven-card": given(
        A=side(drive=["?1"], graveyard=["U1"]), decks=LIST, handles={"?1": "?"}
    )
    .when(reveal("d1", "U1"))
    .then(refused("GR-3", elsewhere=1)),
    "GR-3-refused-copy-on-the-gate": given(
        A=side(hand=1, drive=["U1^"]), decks=LIST
    )
    .after(summon("d1"))
    .when(put("U1"))
    .then(refused("7-1a", "GR-3", "7-5a-2")),
    "GR-3-refused-set-card": given(
        A=side(set={1: "?1"}, graveyard=["EN", "EN"]), decks=LIST, handles={"?1": "?"}
    )
    .when(event("s1", number="EN"))
    .then(refused("GR-3", copies=2, elsewhere=2)),
    "GR-3-switched-off": given(
        A=side(hand=2, graveyard=["U1"]), decks=LIST, options={"deck_lists_bind": False}
    )
    .when(summon("U1"))
    .then(legal()),
    "GR-4-passes-as-recorded": COUNTED.when(
        count(deck=30, hand=3, graveyard=1, damage=2, ready=2)
    ).then(legal()),
    "GR-4-refused-different": COUNTED.when(count(hand=4, ready=1, deck=30)).then(
        refused("GR-4", differing="hand 4 (record 3), ready 1 (record 2)")
    ),
    "GR-4-refused-zone-that-is-not-counted": COUNTED.when(count(pocket=1)).then(
        refused("GR-4", differing="pocket 1 (record -)")
    ),
    "GR-4-switched-off": given(
        A=side("LEVEL", hand=3, ready=2, rested=1), options={"counts_agree": False}
    )
    .when(count(hand=4, ready=1))
    .then(legal(A={"hand": 4, "ready": 1, "rested": 2})),
    "GR-21-passes-the-first-count-after-a-gap": COUNTED.after(GapNoted())
    .when(count(hand=4, deck=29))
    .then(legal(A={"hand": 4, "deck": 29})),
    "GR-21-refused-the-second-count": COUNTED.after(GapNoted(), count(hand=4))
    .when(count(hand=3))
    .then(refused("GR-4", differing="hand 3 (record 4)")),
    "GR-21-switched-off": given(A=side("LEVEL", hand=3), options={"gaps_open_counts": False})
    .after(GapNoted())
    .when(count(hand=4))
    .then(refused("GR-4")),
    "GR-5-passes-set-card": HIDDEN.when(identified("EN")).then(
        legal(A={"set": {1: "EN"}}, handles={"?1": "EN"})
    ),
    "GR-5-passes-card-in-the-graveyard": given(A=side(graveyard=["?1"]), handles={"?1": "?"})
    .when(identified("U1"))
    .then(legal(A={"graveyard": ["U1"]})),
    "GR-5-refused-no-such-card": HIDDEN.when(identified("EN", "?2")).then(
        refused("GR-5", handle="?2")
    ),
    "GR-5-refused-second-time": HIDDEN.after(identified("EN"))
    .when(identified("EN2"))
    .then(refused("GR-5")),
    "GR-5-switched-off": given(A=side(hand=1), options={"handles_known": False})
    .after(put("?", 1), identified("EN"))
    .when(identified("EN2"))
    .then(legal()),
    "GR-6-passes-copy-to-spare": LISTED.after(put("?", 1)).when(identified("EN")).then(legal()),
    "GR-6-passes-no-deck-declared": HIDDEN.when(identified("EN")).then(legal()),
    "GR-6-refused-all-copies-seen": given(
        A=side(hand=1, graveyard=["EN", "EN"]), decks=LIST
    )
    .after(put("?", 1))
    .when(identified("EN"))
    .then(refused("GR-6", number="EN", copies=2, elsewhere=2)),
    "GR-6-switched-off": given(
        A=side(hand=1), decks=LIST, options={"deck_lists_bind": False}
    )
    .after(put("?", 1))
    .when(identified("EN2"))
    .then(legal()),
    "GR-9-passes-known-card-named-again": given(A=side(drive=["U1"]))
    .when(reveal("d1", "U1"))
    .then(legal()),
    "GR-9-passes-identified-card-named-again": UNKNOWN.after(identified("U1"))
    .when(reveal("d1", "U1"))
    .then(legal()),
    "GR-9-refused-drive-card-is-another": given(A=side(drive=["U1"]))
    .when(reveal("d1", "U2"))
    .then(refused("GR-9", number="U2", lying="U1")),
    "GR-9-refused-set-card-is-another": given(A=side(set={1: "EN"}))
    .when(event("s1", number="EN2"))
    .then(refused("GR-9", lying="EN")),
    "GR-9-switched-off": given(A=side(drive=["U1"]), options={"handles_known": False})
    .when(reveal("d1", "U2"))
    .then(legal()),
    "GR-10-passes-facts-read": given(A=side(hand=1))
    .after(CardDeclared(alias="new", card="NEW", facts=FACTS))
    .when(summon("NEW"))
    .then(legal(gate=["NEW"])),
    "GR-10-passes-only-a-short-name": given()
    .when(CardDeclared(alias="x", card="U1"))
    .then(legal()),
    "GR-11-passes-action": given().when(NoteMade(text="quiet")).then(legal()),
    "GR-11-refused-destruction": given(A=side(left="U1"))
    .when(UnitDestroyed(player="A", id="A.u1#1"))
    .then(refused("GR-11", what="unit_destroyed")),
    "GR-11-refused-energy-out-of-nothing": given()
    .when(EnergyReadied(player="A", n=2))
    .then(refused("GR-11")),
    "GR-11-refused-drive": given().when(CardsDriven(player="A", cards=("?1",))).then(
        refused("GR-11", what="cards_driven")
    ),
    "GR-11-refused-draw": given().when(CardsDrawn(player="A", n=1)).then(refused("GR-11")),
    "GR-11-refused-overdrive-out-of-nothing": given(A=side(drive=["U1^"]))
    .when(OverdriveLinked(player="A", id="A.o1", card="A.d1", ability="od1"))
    .then(refused("GR-11")),
    "GR-11-switched-off": given(A=side(drive=["U1"]), options={"consequences_follow": False})
    .when(DriveZoneCleared(player="A", cards=("U1",)))
    .then(legal(A={"drive": [], "graveyard": ["U1"]})),
    "GR-20-passes-another-name": left().when(ENTERS).then(entered_as("A.u1#2")),
    "GR-20-refused-a-name-given-before": left()
    .when(stored(ENTERS, but={"effects": AGAIN}))
    .then(found("REC-2")),
    "GR-20-switched-off": left(names_last=False).when(ENTERS).then(entered_as("A.u1#1")),
    "GR-12-passes-named": given(A=side("LEVEL", hand=["U1"]))
    .when(summon("U1", discount=1, discount_source="F1"))
    .then(legal()),
    "GR-12-refused-unnamed": given(A=side("LEVEL", hand=["U1"]))
    .when(summon("U1", discount=1))
    .then(refused("GR-12", discount=1)),
    "GR-12-switched-off": given(
        A=side("LEVEL", hand=["U1"]), options={"discounts_named": False}
    )
    .when(summon("U1", discount=1))
    .then(legal()),
}  # fmt: skip


def test_a_declared_card_bears_the_number_it_was_declared_by() -> None:
    """Whatever its facts say."""
    other = CardDeclared(alias="new", card="NEW", facts={**FACTS, "id": "OLD"})
    board = given().after(other).reached()
    assert board.book.cards["NEW"].id == "NEW"


def test_a_card_put_through_unknown_is_known_later() -> None:
    """On the gate, and where it went from there."""
    loose = given(A=side(drive=["?1^"]), handles={"?1": "?"}, options={"facts_needed": False})
    gated = loose.after(summon("d1"))
    gated.when(identified("U1")).then(legal(gate=["U1"])).run()
    gated.after(*BOTH_PASS).when(identified("U1")).then(legal(A={"left": "U1"})).run()
    gone = gated.after(*BOTH_PASS, swap("left", "right"))
    gone.when(identified("U2")).then(legal(A={"right": "U2"})).run()

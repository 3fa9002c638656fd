"""Setting a burst バースト and a mirage ミラージュ, and what lies there."""

from typing import Literal

from language import Story, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.base import Event
from senpu.events.battle_spirits import BurstActivated, BurstReplaced, MirageReturned
from senpu.events.battle_spirits.changes import CardFielded, CardMoved, DeckDrawn
from senpu.events.match import GapNoted, StepEntered, TurnStarted
from table import count, move, set_burst, set_mirage, shift, side, summon, text, use

HAND = given(A=side(hand=["FLA", "BUR"]))
MIRAGES = given(A=side(reserve=4, hand=["MIR", "MII"]))
MII = set_mirage("MII", pay={"reserve": 1})
MIR = set_mirage("MIR", pay={"reserve": 3})
REPLACE = given(A=side(burst="BUR", hand=["FLA"]))
RETURN = given(A=side(reserve=1, mirage="MIR", hand=["MII"]))
BY_TEXT = text(CardMoved(player="A", card="BUR", source="trash", target="burst"))
MIRAGE_BY_TEXT = text(CardMoved(player="A", card="MIR", source="trash", target="mirage"))
WAITS = given(A=side(reserve=4, field={"ryu": 1}), B=side(burst="WAI", field={"gor": 1}))
ACTIVATED = BurstActivated(player="B")
HURT = text(shift("life>reserve", player="B"))
HURTS_A = text(shift("life>reserve"))
KILLED = text(
    CardMoved(player="B", card="B.gor#1", source="field", target="trash", cause="destroyed")
)
NEXT_TURN = (TurnStarted(turn=4, player="B"), TurnStarted(turn=5, player="A"))


def fielding(card: str, fielded: str = "", zone: Literal["burst", "hand"] = "burst") -> Event:
    """A burst that puts itself, or another card, on the field with a core of the reserve."""
    place = {"reserve": 1}
    fields = CardFielded(player="A", card=fielded or card, source=zone, place=place)
    return BurstActivated(player="A", card=card, target="field", effects=(fields,))


CASES: dict[str, Story] = {
    # burst
    "BS-M7-passes-once": HAND.when(set_burst("FLA")).then(
        legal(then=(), A={"hand": 1, "burst": "FLA", "burst_set": True})
    ),
    "BS-M7-passes-in-the-next-own-turn": HAND.after(set_burst("FLA"), *NEXT_TURN)
    .when(set_burst("BUR"))
    .then(legal(then=[BurstReplaced])),
    "BS-M7-passes-beside-a-mirage": given(A=side(reserve=1, hand=["FLA", "MII"]))
    .after(MII)
    .when(set_burst("FLA"))
    .then(legal(A={"burst": "FLA", "mirage": "MII"})),
    "BS-M7-refused-second-in-the-turn": HAND.after(set_burst("FLA"))
    .when(set_burst("BUR"))
    .then(refused("BS-M7")),
    "BS-M7-refused-second-although-the-first-left": HAND.after(
        set_burst("FLA"), BurstActivated(player="A")
    )
    .when(set_burst("BUR"))
    .then(refused("BS-M7")),
    "BS-M7b-passes-burst-effect": HAND.when(set_burst("FLA")).then(legal()),
    "BS-M7b-passes-unknown-card": given(A=side(hand=1))
    .when(set_burst())
    .then(legal(A={"hand": 0, "burst": "?1"})),
    "BS-M7b-passes-not-stated": given(A=side(hand=["RYU"])).when(set_burst("RYU")).then(legal()),
    "BS-M7b-refused-card-without": given(A=side(hand=["DAR"]))
    .when(set_burst("DAR"))
    .then(refused("BS-M7b", number="DAR")),
    "BS-M7c-passes-from-hand": HAND.when(set_burst("BUR")).then(legal(A={"known": ["FLA"]})),
    "BS-M7c-passes-unknown-from-a-known-hand": HAND.when(set_burst()).then(
        legal(A={"hand": 1, "known": [], "burst": "?1"})
    ),
    "BS-M7c-refused-from-tegamoto": given(A=side(hand=["RYU"], tegamoto=["FLA"]))
    .when(set_burst("FLA"))
    .then(refused("BS-M7c", number="FLA")),
    "BS-M7c-refused-empty-hand": given(A=side()).when(set_burst()).then(refused("BS-M7c")),
    "BS-M7d-passes-old-one-to-the-trash": REPLACE.when(set_burst("FLA")).then(
        legal(then=[BurstReplaced], A={"burst": "FLA", "trash": ["BUR"]})
    ),
    "BS-M7d-passes-unknown-ones": given(A=side(burst="?1", hand=1), handles={"?1": "?"})
    .when(set_burst())
    .then(legal(then=[BurstReplaced], A={"burst": "?2", "trash": ["?1"]})),
    "BS-M7d-passes-set-by-a-text": given(A=side(burst="FLA", trash=["BUR"]))
    .when(BY_TEXT)
    .then(legal(then=[BurstReplaced], A={"burst": "BUR", "trash": ["FLA"]})),
    "BS-M7d-refused-old-one-vanished": REPLACE.when(
        stored(set_burst("FLA"), lacks=BurstReplaced)
    ).then(found("REC-3", because="BS-M7d")),
    "BS-M7d-refused-old-one-back-in-hand": REPLACE.when(
        stored(set_burst("FLA"), then=(MirageReturned(player="A", card="BUR"),))
    ).then(found("REC-3", because="BS-M7d")),
    "BS-M7f-passes-set-by-a-text-and-in-the-next-own-turn": given(
        A=side(hand=["FLA"], trash=["BUR"])
    )
    .after(BY_TEXT, *NEXT_TURN)
    .when(set_burst("FLA"))
    .then(legal()),
    "BS-M7f-refused-set-by-a-text-and-set-again": given(A=side(hand=["FLA"], trash=["BUR"]))
    .after(BY_TEXT)
    .when(set_burst("FLA"))
    .then(refused("BS-M7")),
    "BS-M7f-switched-off": given(
        A=side(hand=["FLA"], trash=["BUR"]), options={"effect_burst_counts": False}
    )
    .after(BY_TEXT)
    .when(set_burst("FLA"))
    .then(legal()),
    # mirage
    "BS-M8-passes-once": MIRAGES.when(MIR).then(
        legal(then=(), A={"reserve": 1, "mirage": "MIR", "mirage_set": True})
    ),
    "BS-M8-passes-in-the-next-own-turn": MIRAGES.after(MIR, *NEXT_TURN)
    .when(MII)
    .then(legal(then=[MirageReturned])),
    "BS-M8-passes-beside-a-burst": given(A=side(reserve=1, hand=["FLA", "MII"]))
    .after(set_burst("FLA"))
    .when(MII)
    .then(legal(A={"burst": "FLA", "mirage": "MII"})),
    "BS-M8-refused-second-in-the-turn": MIRAGES.after(MIR).when(MII).then(refused("BS-M8")),
    "BS-M8b-passes-mirage-effect": MIRAGES.when(MII).then(legal()),
    "BS-M8b-refused-card-without": given(A=side(hand=["RYU"]))
    .when(set_mirage("RYU"))
    .then(refused("BS-M8b", number="RYU")),
    "BS-M8c-passes-from-hand": MIRAGES.when(MII).then(legal()),
    "BS-M8c-refused-from-tegamoto": given(A=side(reserve=1, tegamoto=["MII"]))
    .when(set_mirage("MII", source="tegamoto", pay={"reserve": 1}))
    .then(refused("BS-M8c", zone="tegamoto")),
    "BS-M8c-refused-not-in-hand": given(A=side(reserve=1, hand=["MIR"]))
    .when(MII)
    .then(refused("BS-H1")),
    "BS-M8d-passes-old-one-to-hand": RETURN.when(MII).then(
        legal(then=[MirageReturned], A={"mirage": "MII", "hand": 1, "known": ["MIR"]})
    ),
    "BS-M8d-passes-set-by-a-text": given(A=side(mirage="MII", trash=["MIR"]))
    .when(MIRAGE_BY_TEXT)
    .then(legal(then=[MirageReturned], A={"mirage": "MIR", "known": ["MII"]})),
    "BS-M8d-refused-old-one-to-the-trash": RETURN.when(
        stored(MII, then=(BurstReplaced(player="A", card="MIR"),))
    ).then(found("REC-3", because="BS-M8d")),
    "BS-M8e-passes-set-by-a-text-and-set-again": given(
        A=side(reserve=1, hand=["MII"], trash=["MIR"])
    )
    .after(MIRAGE_BY_TEXT)
    .when(MII)
    .then(legal()),
    "BS-M8e-refused-set-twice-by-the-player": MIRAGES.after(MIR).when(MII).then(refused("BS-M8")),
    "BS-M8e-switched-off": given(
        A=side(reserve=1, hand=["MII"], trash=["MIR"]), options={"effect_mirage_counts": True}
    )
    .after(MIRAGE_BY_TEXT)
    .when(MII)
    .then(refused("BS-M8")),
    # activating
    "BS-M9-passes-in-the-opponents-turn": given(B=side(burst="FLA"))
    .when(ACTIVATED)
    .then(legal(B={"burst": "", "trash": ["FLA"]})),
    "BS-M9-passes-in-any-step": given(B=side(burst="FLA"), step="attack")
    .when(ACTIVATED)
    .then(legal()),
    "BS-M9-refused-none-set": given().when(ACTIVATED).then(refused("BS-M9", set_burst="-")),
    "BS-M9-refused-another-card": given(B=side(burst="FLA"))
    .when(BurstActivated(player="B", card="BUR"))
    .then(refused("BS-M9", set_burst="FLA", number="BUR")),
    "BS-M9-refused-mirage": given(B=side(mirage="MII")).when(ACTIVATED).then(refused("BS-M9")),
    "BS-M9a-passes-onto-the-field": given(A=side(reserve=1, burst="RYU"))
    .when(fielding("RYU"))
    .then(legal(A={"burst": "", "reserve": 0, "field": {"ryu": 1}})),
    "BS-M9a-refused-onto-the-field-without-an-effect": given(A=side(burst="RYU"))
    .when(BurstActivated(player="A", target="field"))
    .then(refused("BS-M9a", number="RYU")),
    "BS-M9a-refused-another-card-fielded": given(A=side(reserve=1, burst="RYU", hand=["NUL"]))
    .when(fielding("RYU", "NUL", "hand"))
    .then(refused("BS-M9a", number="RYU")),
    # what the burst waits for
    "BS-U1-passes-after-a-life-lost": WAITS.after(HURT).when(ACTIVATED).then(legal()),
    "BS-U1-passes-after-an-own-card-destroyed": WAITS.after(KILLED).when(ACTIVATED).then(legal()),
    "BS-U1-passes-with-a-text-and-a-count-between": WAITS.after(
        HURT, text(DeckDrawn(player="A", n=1)), count(hand=1)
    )
    .when(ACTIVATED)
    .then(legal()),
    "BS-U1-passes-not-printed": given(B=side(burst="FLA")).when(ACTIVATED).then(legal()),
    "BS-U1-passes-attack-is-not-on-record": given(B=side(burst="AMB"), step="attack")
    .when(ACTIVATED)
    .then(legal()),
    "BS-U1-passes-what-has-no-name": given(B=side(burst="ODD")).when(ACTIVATED).then(legal()),
    "BS-U1-passes-after-a-gap": WAITS.after(GapNoted()).when(ACTIVATED).then(legal()),
    "BS-U1-switched-off": given(B=side(burst="WAI"), options={"burst_conditions_bind": False})
    .when(ACTIVATED)
    .then(legal()),
    "BS-U1-refused-nothing-happened": WAITS.when(ACTIVATED).then(
        refused("BS-U1", number="WAI", due_condition="burst_life / burst_destroyed")
    ),
    "BS-U1-refused-the-other-players-life": WAITS.after(HURTS_A)
    .when(ACTIVATED)
    .then(refused("BS-U1")),
    "BS-U1-refused-after-another-action": WAITS.after(HURT, move("reserve>ryu"))
    .when(ACTIVATED)
    .then(refused("BS-U1")),
    "BS-U1-refused-in-the-next-step": WAITS.after(HURT, StepEntered(step="attack"))
    .when(ACTIVATED)
    .then(refused("BS-U1")),
    "BS-U1-refused-used-up-by-a-burst": given(A=side(burst="FLA"), B=side(burst="WAI", life=5))
    .after(HURT, BurstActivated(player="A"))
    .when(ACTIVATED)
    .then(refused("BS-U1")),
    "BS-U1-refused-nobody-attacks-in-the-main-step": given(B=side(burst="AMB"))
    .when(ACTIVATED)
    .then(refused("BS-U1")),
    "BS-M9a-refused-without-cores": given(A=side(burst="RYU"))
    .when(fielding("RYU"))
    .then(refused("BS-X2", place="reserve", asked=1, there=0)),
}


def test_a_mirage_that_came_back_may_be_played_but_not_set() -> None:
    """In the same turn, for its normal cost (digest U25)."""
    lying = given(A=side(reserve=6, mirage="MIR", hand=["MII"])).after(MII)
    lying.when(summon("MIR", pay={"reserve": 4}, place={"reserve": 1})).then(legal()).run()
    lying.when(MIR).then(refused("BS-M8")).run()


def test_a_text_may_set_an_unknown_card() -> None:
    """It gets a handle, so that it can be identified later."""
    sets = text(CardMoved(player="A", card="?", source="hand", target="burst"))
    given(A=side(hand=1, burst="FLA")).when(sets).then(
        legal(then=[BurstReplaced], A={"hand": 0, "burst": "?1", "trash": ["FLA"]})
    ).run()


def test_burst_and_mirage_hold_no_cores() -> None:
    """They are no places of cores."""
    lying = given(A=side(reserve=1, burst="FLA", mirage="MII"))
    lying.when(move("reserve>FLA")).then(refused("BS-M6", closed_target="A.FLA#1")).run()
    lying.when(use("FLA", pay={"reserve": 1})).then(refused("BS-H1", "BS-C4")).run()

"""What the record itself asks: counts that agree, cards identified once, facts that can be read."""

from language import Given, Story, decided, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.base import Event
from senpu.events.battle_spirits import CardDepleted, CardUsed, CoreGained, EffectResolved
from senpu.events.battle_spirits.changes import CardFielded, CardMoved
from senpu.events.match import (
    CardDeclared,
    CardIdentified,
    CardsDrawn,
    GapNoted,
    MatchEnded,
    NoteMade,
)
from shared_rules import of_declaring, of_results
from table import count, move, on, set_burst, side, summon, use_effect

COUNTED = given(A=side(reserve=4, core_trash=1, life=5, hand=3, deck=30))
HIDDEN = given(A=side(hand=1)).after(set_burst())
LISTED = given(A=side(hand=1, trash=["FLA"]), decks={"A": {"FLA": 1, "BUR": 2}}).after(set_burst())
FACTS = {"id": "NEW", "type": "spirit", "cost": 1, "levels": [{"level": 1, "cores": 1}]}


def identified(card: str, handle: str = "?1") -> CardIdentified:
    """An unknown card turns out to be this."""
    return CardIdentified(handle=handle, card=card)


THREE = side(reserve=3, hand=["NUL", "NUL", "NUL"])
NUL = summon("NUL", place={"reserve": 1})
LEFT = given(A=THREE).after(NUL, NUL, move("nul#1>reserve"))

CASES: dict[str, Story] = {
    **of_declaring("BS-R5", given),
    **of_results("BS-R2r", given),
    "BS-R2-passes-as-recorded": COUNTED.when(
        count(reserve=4, core_trash=1, life=5, hand=3, deck=30)
    ).then(legal()),
    "BS-R2-passes-some-of-it": COUNTED.when(count(hand=3)).then(legal()),
    "BS-R2-refused-different": COUNTED.when(count(reserve=3, hand=4, deck=30)).then(
        refused("BS-R2", differing="reserve 3 (record 4), hand 4 (record 3)")
    ),
    "BS-R2-refused-zone-that-is-not-counted": COUNTED.when(count(pocket=1)).then(
        refused("BS-R2", differing="pocket 1 (record -)")
    ),
    "BS-R2-switched-off": given(A=side(reserve=4), options={"counts_agree": False})
    .when(count(reserve=3))
    .then(legal(A={"reserve": 3})),
    "BS-R8-passes-the-first-count-after-a-gap": COUNTED.after(GapNoted())
    .when(count(reserve=3, hand=4))
    .then(legal(A={"reserve": 3, "hand": 4})),
    "BS-R8-refused-the-second-count": COUNTED.after(GapNoted(), count(reserve=3))
    .when(count(reserve=4))
    .then(refused("BS-R2", differing="reserve 4 (record 3)")),
    "BS-R8-refused-zone-that-is-not-counted": COUNTED.after(GapNoted())
    .when(count(pocket=1))
    .then(refused("BS-R2")),
    "BS-R8-switched-off": given(A=side(reserve=4), options={"gaps_open_counts": False})
    .after(GapNoted())
    .when(count(reserve=3))
    .then(refused("BS-R2")),
    "BS-R3-passes-set-burst": HIDDEN.when(identified("FLA")).then(legal(A={"burst": "FLA"})),
    "BS-R3-passes-burst-that-was-replaced": given(A=side(burst="?1", hand=1), handles={"?1": "?"})
    .after(set_burst())
    .when(identified("FLA"))
    .then(legal(A={"burst": "?2", "trash": ["FLA"]})),
    "BS-R3-refused-no-such-card": HIDDEN.when(identified("FLA", "?2")).then(
        refused("BS-R3", handle="?2")
    ),
    "BS-R3-refused-second-time": HIDDEN.after(identified("FLA"))
    .when(identified("BUR"))
    .then(refused("BS-R3", handle="?1")),
    "BS-R3-switched-off": given(A=side(hand=1), options={"handles_known": False})
    .after(set_burst(), identified("FLA"))
    .when(identified("BUR"))
    .then(legal()),
    "BS-R4-passes-copy-to-spare": LISTED.when(identified("BUR")).then(legal()),
    "BS-R4-passes-no-deck-declared": HIDDEN.when(identified("FLA")).then(legal()),
    "BS-R4-refused-all-copies-seen": LISTED.when(identified("FLA")).then(
        refused("BS-R4", number="FLA", copies=1, elsewhere=1)
    ),
    "BS-R4-refused-not-in-the-deck": LISTED.when(identified("NUL")).then(
        refused("BS-R4", copies=0)
    ),
    "BS-R4-switched-off": given(
        A=side(hand=1), decks={"A": {"BUR": 2}}, options={"deck_lists_bind": False}
    )
    .after(set_burst())
    .when(identified("FLA"))
    .then(legal()),
    "BS-M7e-passes-burst-effect": HIDDEN.when(identified("FLA")).then(legal(then=())),
    "BS-M7e-passes-not-stated": HIDDEN.when(identified("RYU")).then(legal(then=())),
    "BS-M7e-refused-no-burst-effect": HIDDEN.when(identified("DAR")).then(
        refused("BS-M7e", handle="?1", number="DAR")
    ),
    "BS-R5-passes-facts-read": given(A=side(reserve=2, hand=["NEW"]))
    .after(CardDeclared(alias="new", card="NEW", facts=FACTS))
    .when(summon("NEW", pay={"reserve": 1}, place={"reserve": 1}))
    .then(legal(A={"field": {"new": 1}})),
    "BS-R5-passes-only-a-short-name": given(A=side(reserve=4, hand=["RYU"]))
    .after(CardDeclared(alias="drache", card="RYU"))
    .when(summon("RYU", pay={"reserve": 3}, place={"reserve": 1}))
    .then(legal()),
    "BS-R6-passes-action": given().when(NoteMade(text="quiet")).then(legal()),
    "BS-R6-passes-the-effect-that-led-to-it": given(A=side(field={"ryu": 1}))
    .when(
        EffectResolved(
            source="X",
            effects=(CardMoved(player="A", card="A.ryu#1", source="field", target="trash"),),
        )
    )
    .then(legal(A={"trash": ["RYU"]})),
    "BS-R6-refused-depletion": given(A=side(field={"ryu": 1}))
    .when(CardDepleted(player="A", id="A.ryu#1", cores=1))
    .then(refused("BS-R6", what="card_depleted")),
    "BS-R6-refused-cores-out-of-nothing": given()
    .when(CoreGained(player="A", n=9))
    .then(refused("BS-R6", what="core_gained")),
    "BS-R6-refused-cards-drawn": given()
    .when(CardsDrawn(player="A", n=3))
    .then(refused("BS-R6", what="cards_drawn")),
    "BS-R6-refused-card-out-of-nothing": given()
    .when(CardUsed(player="A", card="FLA"))
    .then(refused("BS-R6")),
    "BS-R6-switched-off": given(options={"consequences_follow": False})
    .when(CoreGained(player="A"))
    .then(legal(A={"reserve": 5})),
    "BS-R7-passes-third-body-third-name": LEFT.when(NUL).then(
        legal(A={"field": {"nul#1": None, "nul#2": 1, "nul#3": 1}})
    ),
    "BS-R7-passes-after-all-have-left": LEFT.after(move("nul#2>reserve"))
    .when(NUL)
    .then(legal(A={"field": {"nul#3": 1}})),
    "BS-R7-passes-put-by-a-text": LEFT.when(
        EffectResolved(
            source="X",
            effects=(CardFielded(player="A", card="NUL", source="hand", place={"reserve": 1}),),
        )
    ).then(legal(A={"field": {"nul#3": 1}})),
    "BS-R7-passes-kept-under-an-advent": given(
        A=side(reserve=2, soul="reserve", hand=["KOU"], field={"ryu": 2, "ryu#2": 2})
    )
    .when(use_effect("KOU", "advent", onto="ryu#2", pay={"reserve": 1}, soul="pay"))
    .then(legal(A={"field": {"ryu": 2, "ryu#2": 2}})),
    "BS-R7-refused-a-name-given-before": LEFT.when(stored(NUL, but={"id": "A.nul#1"})).then(
        found("REC-2", by_rule="A.nul#3", stored="A.nul#1")
    ),
    "BS-R7-switched-off": given(A=THREE, options={"names_last": False})
    .after(NUL, NUL, move("nul#1>reserve"))
    .when(NUL)
    .then(legal(A={"field": {"nul#1": 1, "nul#3": None}})),
}


def ended(lying: Given, event: Event) -> list[Event]:
    """How the match ends by an event, whether it is refused or not."""
    then = decided(lying.reached(), event).then
    return [event for event in then if type(event) is MatchEnded]


def test_who_set_a_card_without_burst_effect_loses() -> None:
    """As soon as it is seen, even if the match had ended otherwise (digest 1.5)."""
    assert ended(HIDDEN, identified("DAR")) == [MatchEnded(winner="B", reason="burst")]
    over = given(A=side(hand=0, burst="?1"), handles={"?1": "?"}, over=True, winner="A")
    assert ended(over, identified("DAR")) == [MatchEnded(winner="B", reason="burst")]
    assert not ended(HIDDEN, identified("FLA"))


def test_an_unknown_card_back_in_hand_is_one_of_the_unknown_again() -> None:
    """It may still be identified, which says what was set, not what is in hand now."""
    back = CardMoved(player="A", card="?1", source="burst", target="hand")
    gone = HIDDEN.after(EffectResolved(source="X", effects=(back,)))
    gone.when(identified("FLA")).then(legal(A={"burst": "", "hand": 1, "known": []})).run()


def test_a_count_says_what_lies_there_on_the_field() -> None:
    """Field cards are not counted, so cores on them stay as they are."""
    lying = given(A=side(reserve=1, field={"ryu": on(3)}))
    lying.when(count(reserve=1)).then(legal(A={"field": {"ryu": 3}})).run()

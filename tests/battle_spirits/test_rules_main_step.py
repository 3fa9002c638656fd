"""Main step: who may act, when, and with which card."""

from typing import Any

from language import Story, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.battle_spirits import BurstActivated, CardUsed
from senpu.events.battle_spirits.changes import CardMoved
from senpu.events.match import CardIdentified, HandRedrawn, PlayerConceded
from table import (
    combine,
    deploy,
    move,
    on,
    separate,
    set_burst,
    set_mirage,
    shift,
    side,
    summon,
    text,
    use,
    use_effect,
    waiving,
)

RYU = summon("RYU", pay={"reserve": 3}, place={"reserve": 1})
READY = given(A=side(reserve=4, hand=["RYU"]))
OVER = READY.after(PlayerConceded(player="B"))
BEFORE = given(A=side(hand=4, reserve=1), B=side(hand=4), turn=0, step="end")
GAINS = text(shift("void>reserve"))
THREE = {"A": {"RYU": 3}}
ABSENT = {
    "a-magic": use("DAR", pay={"reserve": 2}),
    "a-nexus": deploy("HAL", pay={"reserve": 3}),
    "a-mirage": set_mirage("MIR", pay={"reserve": 3}),
    "an-accel": use_effect("ACC", "accel", pay={"reserve": 2}),
}
"""Actions with a card that is not in the deck."""
SEEN = side(reserve=4, hand=1, field={"ryu": 1}, trash=["RYU"])
SHOWN: list[tuple[str, int, dict[str, Any]]] = [
    ("trash", 1, {"trash": ["RYU"]}),
    ("removed", 1, {"removed": ["RYU"]}),
    ("tegamoto", 1, {"tegamoto": ["RYU"]}),
    ("burst", 1, {"burst": "RYU"}),
    ("mirage", 1, {"mirage": "RYU"}),
    ("field", 2, {"field": {"ryu": 1}}),
]
"""Where the only copy may be seen, and what the payable cost is below four then."""


CASES: dict[str, Story] = {
    # who and when
    "BS-M0-passes-turn-player-in-main-step": READY.when(RYU).then(legal()),
    "BS-M0-passes-any-order-and-number": given(A=side(reserve=9, hand=["RYU", "HAL", "DAR", "FLA"]))
    .after(
        deploy("HAL", pay={"reserve": 3}),
        use("DAR", pay={"reserve": 2}),
        set_burst("FLA"),
        move("reserve>hal 2"),
        move("hal>reserve"),
    )
    .when(summon("RYU", pay={"reserve": 2}, place={"reserve": 1}))
    .then(legal(A={"reserve": 0, "hand": 0})),
    "BS-M0-refused-other-player": given(B=side(reserve=4, hand=["RYU"]))
    .when(summon("RYU", player="B", pay={"reserve": 3}, place={"reserve": 1}))
    .then(refused("BS-M0", player="B", turn_player="A", step="main")),
    "BS-M0-refused-attack-step": given(A=side(reserve=4, hand=["RYU"]), step="attack")
    .when(RYU)
    .then(refused("BS-M0", step="attack")),
    "BS-M0-refused-combining-in-attack-step": given(
        A=side(field={"ken": 1, "ryu": 1}), step="attack"
    )
    .when(combine("ken", "ryu"))
    .then(refused("BS-M0")),
    "BS-M0-refused-separating-in-end-step": given(
        A=side(reserve=1, field={"ken": on(hosts="ryu"), "ryu": on(1, braves="ken")}), step="end"
    )
    .when(separate("ken", place={"reserve": 1}))
    .then(refused("BS-M0")),
    "BS-M0-refused-cores-in-refresh-step": given(
        A=side(reserve=1, field={"ryu": 1}), step="refresh"
    )
    .when(move("reserve>ryu"))
    .then(refused("BS-M0")),
    "BS-M0-refused-burst-of-the-other-player": given(B=side(hand=1))
    .when(set_burst(player="B"))
    .then(refused("BS-M0")),
    "BS-M0-refused-mirage-in-attack-step": given(A=side(reserve=1, hand=["MII"]), step="attack")
    .when(set_mirage("MII", pay={"reserve": 1}))
    .then(refused("BS-M0")),
    "BS-M0-refused-deploying-in-attack-step": given(A=side(reserve=3, hand=["HAL"]), step="attack")
    .when(deploy("HAL", pay={"reserve": 3}))
    .then(refused("BS-M0")),
    "BS-M0a-passes-own-main-step": given(A=side(reserve=2, hand=["BLI"]))
    .when(use("BLI", effect="flash", pay={"reserve": 2}))
    .then(legal()),
    "BS-M0a-passes-either-player-in-attack-step": given(
        B=side(reserve=2, hand=["BLI"]), step="attack"
    )
    .when(use("BLI", effect="flash", player="B", pay={"reserve": 2}))
    .then(legal(B={"reserve": 0, "core_trash": 2, "trash": ["BLI"]})),
    "BS-M0a-passes-accel-in-attack-step": given(A=side(reserve=2, hand=["ACC"]), step="attack")
    .when(use_effect("ACC", "accel", pay={"reserve": 2}))
    .then(legal()),
    "BS-M0a-passes-advent-in-attack-step": given(
        A=side(reserve=1, soul="reserve", hand=["GOR"], field={"ryu": 1}), step="attack"
    )
    .when(use_effect("GOR", "advent", onto="ryu", pay={"reserve": 1}, soul="pay"))
    .then(legal()),
    "BS-M0a-refused-opponents-main-step": given(B=side(reserve=2, hand=["BLI"]))
    .when(use("BLI", effect="flash", player="B", pay={"reserve": 2}))
    .then(refused("BS-M0a", player="B", turn_player="A")),
    "BS-M0-refused-main-effect-in-attack-step": given(
        A=side(reserve=2, hand=["DAR"]), step="attack"
    )
    .when(use("DAR", pay={"reserve": 2}))
    .then(refused("BS-M0", step="attack")),
    "BS-M0a-refused-end-step": given(A=side(field={"eff": 1}), step="end")
    .when(use_effect("eff"))
    .then(refused("BS-M0a")),
    "BS-S0-passes-match-goes-on": READY.when(RYU).then(legal()),
    "BS-S0-refused-after-the-end": OVER.when(RYU).then(refused("BS-S0")),
    "BS-S0-refused-conceding-too": OVER.when(PlayerConceded(player="A")).then(refused("BS-S0")),
    "BS-S0-refused-a-text": OVER.when(GAINS).then(refused("BS-S0")),
    "BS-S0-refused-a-burst": given(A=side(burst="FLA"), over=True)
    .when(BurstActivated(player="A"))
    .then(refused("BS-S0")),
    "BS-S0-refused-a-hand-drawn-anew": BEFORE.after(PlayerConceded(player="B"))
    .when(HandRedrawn(player="A", n=4))
    .then(refused("BS-S0")),
    "BS-S0-passes-a-burst-is-shown": given(A=side(burst="?1"), handles={"?1": "?"}, over=True)
    .when(CardIdentified(handle="?1", card="FLA"))
    .then(legal(A={"burst": "FLA"})),
    "BS-S0-switched-off": given(A=side(reserve=1), over=True, options={"end_is_final": False})
    .when(GAINS)
    .then(legal(A={"reserve": 2})),
    "BS-S0a-passes-in-a-turn": READY.when(GAINS).then(legal()),
    "BS-S0a-refused-a-text": BEFORE.when(GAINS).then(refused("BS-S0a")),
    "BS-S0a-refused-a-burst": given(A=side(burst="FLA"), turn=0, step="end")
    .when(BurstActivated(player="A"))
    .then(refused("BS-S0a")),
    "BS-S0a-switched-off": given(
        A=side(reserve=1), turn=0, step="end", options={"turn_begun_first": False}
    )
    .when(GAINS)
    .then(legal(A={"reserve": 2})),
    # texts that forbid
    "BS-X1-passes-no-text": READY.when(RYU).then(legal()),
    "BS-X1-refused-text-forbids": READY.when(
        summon("RYU", pay={"reserve": 3}, place={"reserve": 1}, barred=("B.hal#1",))
    ).then(refused("BS-X1", bars="B.hal#1")),
    # the card
    "BS-R1-passes-facts-known": READY.when(RYU).then(legal()),
    "BS-R1-refused-facts-unknown": given(A=side(reserve=4, hand=["XXX"]))
    .when(summon("XXX"))
    .then(refused("BS-R1", number="XXX")),
    "BS-R1-switched-off": given(A=side(reserve=4, hand=["XXX"]), options={"facts_needed": False})
    .when(summon("XXX"))
    .then(legal()),
    "BS-H1-passes-known-in-hand": READY.when(RYU).then(legal(A={"hand": 0})),
    "BS-H1-passes-unknown-hand": given(A=side(reserve=4, hand=2))
    .when(RYU)
    .then(legal(A={"hand": 1})),
    "BS-H1-passes-at-hand": given(A=side(reserve=4, tegamoto=["RYU"], hand=2))
    .when(summon("RYU", source="tegamoto", pay={"reserve": 3}, place={"reserve": 1}))
    .then(legal(A={"tegamoto": [], "hand": 2})),
    "BS-H1-refused-not-in-hand": given(A=side(reserve=4, hand=["GOR"]))
    .when(RYU)
    .then(refused("BS-H1", number="RYU", zone="hand")),
    "BS-H1-refused-empty-hand": given(A=side(reserve=4)).when(RYU).then(refused("BS-H1")),
    "BS-H1-refused-not-at-hand": given(A=side(reserve=4, hand=["RYU"]))
    .when(summon("RYU", source="tegamoto", pay={"reserve": 3}, place={"reserve": 1}))
    .then(refused("BS-H1", zone="tegamoto")),
    "BS-H2-passes-third-copy": given(A=SEEN, decks=THREE)
    .when(summon("RYU", pay={"reserve": 2}, place={"reserve": 1}))
    .then(legal()),
    "BS-H2-passes-copy-known-in-hand": given(
        A=side(reserve=4, hand=["RYU"], trash=["RYU", "RYU"]), decks=THREE
    )
    .when(RYU)
    .then(legal()),
    "BS-H2-refused-fourth-copy": given(A=side(reserve=4, hand=1, trash=["RYU"] * 3), decks=THREE)
    .when(RYU)
    .then(refused("BS-H2", copies=3, elsewhere=3)),
    **{
        f"BS-H2-refused-a-copy-in-{name.replace('_', '-')}": given(
            A=side(reserve=4, hand=1, **zones), decks={"A": {"RYU": 1}}
        )
        .when(summon("RYU", pay={"reserve": 4 - n}, place={"reserve": 1}))
        .then(refused("BS-H2", copies=1, elsewhere=1))
        for name, n, zones in SHOWN
    },
    "BS-H2-passes-tokens-are-no-copies": given(
        A=side(reserve=4, hand=1, field={"ryu": on(1, token=True)}), decks={"A": {"RYU": 1}}
    )
    .when(summon("RYU", pay={"reserve": 2}, place={"reserve": 1}))
    .then(legal()),
    "BS-H2-refused-not-in-the-deck": given(A=side(reserve=5, hand=1), decks=THREE)
    .when(summon("NUL", place={"reserve": 1}))
    .then(refused("BS-H2", number="NUL", copies=0)),
    "BS-H2-refused-as-burst": given(A=side(hand=1), decks=THREE)
    .when(set_burst("FLA"))
    .then(refused("BS-H2")),
    **{
        f"BS-H2-refused-{name}": given(A=side(reserve=5, hand=1), decks=THREE)
        .when(action)
        .then(refused("BS-H2", copies=0))
        for name, action in ABSENT.items()
    },
    "BS-H2-refused-below-an-advent": given(
        A=side(reserve=4, hand=1, field={"gor": on(1, under=("RYU",))}, trash=["RYU", "RYU"]),
        decks=THREE,
    )
    .when(summon("RYU", pay={"reserve": 2}, place={"reserve": 1}))
    .then(refused("BS-H2", elsewhere=3)),
    "BS-H2-switched-off": given(
        A=side(reserve=5, hand=1), decks=THREE, options={"deck_lists_bind": False}
    )
    .when(summon("NUL", place={"reserve": 1}))
    .then(legal()),
    # texts
    "BS-M5c-passes-for-nothing": given(A=side(reserve=3, field={"eff": 1}))
    .when(use_effect("eff"))
    .then(legal(A={"reserve": 3})),
    "BS-M5c-passes-what-the-text-asks": given(A=side(reserve=3, field={"eff": 1}))
    .when(use_effect("eff", effects=(shift("reserve>core_trash", 2),)))
    .then(legal(A={"reserve": 1, "core_trash": 2})),
    "BS-M5c-refused-paying": given(A=side(reserve=3, field={"eff": 1}))
    .when(use_effect("eff", pay={"reserve": 1}))
    .then(refused("BS-C4a", payable=0, paid=1)),
    "BS-M5c-refused-condition-cannot-hold": given(A=side(reserve=1, field={"eff": 1}))
    .when(use_effect("eff", effects=(shift("reserve>core_trash", 2),)))
    .then(refused("BS-X2", asked=2, there=1)),
    "BS-H3-passes-put-away-last": given(A=side(reserve=2, hand=["DAR"]))
    .when(use("DAR", pay={"reserve": 2}))
    .then(legal(then=[CardUsed], A={"hand": 0, "trash": ["DAR"]})),
    "BS-H3-refused-found-in-the-trash-by-its-own-effect": given(A=side(reserve=2, hand=["DAR"]))
    .when(
        use(
            "DAR",
            pay={"reserve": 2},
            effects=(CardMoved(player="A", card="DAR", source="trash", target="hand"),),
        )
    )
    .then(refused("BS-X4", card="DAR", zone="trash")),
    "BS-H3-refused-never-put-away": given(A=side(reserve=2, hand=["DAR"]))
    .when(stored(use("DAR", pay={"reserve": 2}), lacks=CardUsed))
    .then(found("REC-3", because="BS-M4b")),
    "BS-M5d-passes-own-field-card": given(A=side(field={"eff": 1}))
    .when(use_effect("eff"))
    .then(legal()),
    "BS-M5d-passes-set-mirage": given(A=side(mirage="MII")).when(use_effect("MII")).then(legal()),
    "BS-M5d-refused-mirage-of-the-opponent": given(B=side(mirage="MII"))
    .when(use_effect("MII"))
    .then(refused("BS-M5d", number="MII")),
    "BS-M5d-refused-card-in-hand": given(A=side(hand=["EFF"]))
    .when(use_effect("EFF"))
    .then(refused("BS-M5d")),
    "BS-M5d-refused-opponents-card": given(B=side(field={"eff": 1}))
    .when(use_effect("B.eff#1"))
    .then(refused("BS-M5d", number="B.eff#1")),
    "BS-X9-passes-waived-by-a-text": given(A=side(reserve=4, hand=["RYU"]), step="attack")
    .when(
        summon(
            "RYU",
            pay={"reserve": 3},
            place={"reserve": 1},
            waive=waiving("BS-M0"),
        )
    )
    .then(legal()),
    "BS-X9-refused-another-rule-waived": given(A=side(reserve=4, hand=["RYU"]), step="attack")
    .when(summon("RYU", pay={"reserve": 3}, place={"reserve": 1}, waive=waiving("BS-M1a")))
    .then(refused("BS-M0")),
    "BS-X9-passes-text-outside-the-main-step": given(A=side(reserve=1), step="attack")
    .when(text(shift("reserve>core_trash")))
    .then(legal()),
}

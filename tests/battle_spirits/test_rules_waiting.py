"""Waiting for depletion: what an action emptied is no target, no sacrifice and gets no cores."""

from language import Story, given, legal, refused
from language import test_example as test_example
from senpu.events.battle_spirits import Adjustment, CardDepleted
from senpu.events.battle_spirits import changes as texts
from table import (
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

ASKS_ONE = (Adjustment(source="X", surcharge=1),)
DAR = given(A=side(reserve=2, hand=["DAR"], field={"ryu": 1, "gor": 1}))
KNIGHT = {"ryu": on(1, braves="ken"), "ken": on(hosts="ryu")}
EMPTYING = {"reserve": 1, "ryu": 1}
TURN = texts.CardTurned(card="A.ryu#1", state="exhausted")
KILL = texts.CardMoved(player="A", card="A.ryu#1", source="field", target="trash")
SOUL_ALONE = side(reserve=1, soul="gor", hand=["KOU"], field={"gor": 1, "ryu": 1})

CASES: dict[str, Story] = {
    "BS-W1-refused-refilled-by-the-magic-it-paid-for": DAR.when(
        use("DAR", pay=EMPTYING, effects=(shift("void>ryu"),))
    ).then(refused("BS-W1", emptied="A.ryu#1")),
    "BS-W1-passes-where-the-reserve-pays": DAR.when(
        use("DAR", pay={"reserve": 2}, effects=(shift("void>ryu"),))
    ).then(legal(A={"field": {"ryu": 2}})),
    "BS-W1-passes-cores-for-another-card": DAR.when(
        use("DAR", pay=EMPTYING, effects=(shift("void>gor"),))
    ).then(legal(then=None, A={"field": {"ryu": None, "gor": 2}})),
    "BS-W1-refused-exhausted-by-it": DAR.when(use("DAR", pay=EMPTYING, effects=(TURN,))).then(
        refused("BS-W1")
    ),
    "BS-W1-refused-destroyed-by-it": DAR.when(use("DAR", pay=EMPTYING, effects=(KILL,))).then(
        refused("BS-W1")
    ),
    "BS-W1-refused-its-last-cores-taken-by-it": given(
        A=side(reserve=1, hand=["DAR"], field={"two": 2})
    )
    .when(use("DAR", pay={"reserve": 1, "two": 1}, effects=(shift("two>reserve"),)))
    .then(refused("BS-W1", emptied="A.two#1")),
    "BS-W1-refused-aimed-at": DAR.when(use("DAR", pay=EMPTYING, targets=("A.ryu#1",))).then(
        refused("BS-W1")
    ),
    "BS-W1-passes-lifted-by-a-text": DAR.when(
        use("DAR", pay=EMPTYING, targets=("A.ryu#1",), waive=waiving("BS-W1"))
    ).then(legal()),
    "BS-W1-refused-the-brave-on-it": given(A=side(reserve=1, hand=["DAR"], field=KNIGHT))
    .when(
        use(
            "DAR",
            pay=EMPTYING,
            effects=(texts.CardTurned(card="A.ken#1", state="exhausted"),),
        )
    )
    .then(refused("BS-W1", emptied="A.ken#1")),
    "BS-W1-refused-emptied-by-placing": given(A=side(reserve=2, hand=["RYU"], field={"gor": 1}))
    .when(summon("RYU", pay={"reserve": 2}, place={"gor": 1}, effects=(shift("void>gor"),)))
    .then(refused("BS-W1", emptied="A.gor#1")),
    "BS-W1-refused-emptied-by-moving": given(A=side(field={"gor": 1}))
    .when(move("gor>reserve", effects=(shift("void>gor"),)))
    .then(refused("BS-W1", emptied="A.gor#1")),
    "BS-W1-passes-swapped-at-once": given(A=side(reserve=1, field={"gor": 1}))
    .when(move("gor>reserve", "reserve>gor", effects=(shift("void>gor"),)))
    .then(legal(A={"field": {"gor": 2}})),
    "BS-W1-refused-given-up-though-its-payment-emptied-it": given(
        A=side(reserve=7, hand=["TEN"], field={"gor": 1})
    )
    .when(summon("TEN", transmigrate="gor", pay={"reserve": 6, "gor": 1}, place={"reserve": 1}))
    .then(refused("BS-W1", emptied="A.gor#1")),
    "BS-W1-passes-given-up-standing": given(A=side(reserve=7, hand=["TEN"], field={"gor": 2}))
    .when(summon("TEN", transmigrate="gor", pay={"reserve": 6, "gor": 1}, place={"reserve": 1}))
    .then(legal(then=[CardDepleted], A={"field": {"gor": None}})),
    "BS-W1-refused-below-a-higher-minimum": given(A=side(reserve=7, hand=["TEN"], field={"two": 2}))
    .when(summon("TEN", transmigrate="two", pay={"reserve": 6, "two": 1}, place={"reserve": 1}))
    .then(refused("BS-W1", emptied="A.two#1")),
    "BS-W1-refused-the-spirit-given-up-gets-cores": given(
        A=side(reserve=8, hand=["TEN"], field={"gor": 1})
    )
    .when(
        summon(
            "TEN",
            transmigrate="gor",
            pay={"reserve": 7},
            place={"reserve": 1},
            effects=(shift("void>gor"),),
        )
    )
    .then(refused("BS-W1", emptied="A.gor#1")),
    "BS-W1-refused-advent-onto-a-card-emptied-for-it": given(A=SOUL_ALONE)
    .when(use_effect("KOU", "advent", onto="gor", pay={"gor": 1}, soul="pay"))
    .then(refused("BS-W1", emptied="A.gor#1")),
    "BS-W1-passes-advent-onto-another": given(A={**SOUL_ALONE, "field": {"gor": 1, "ryu": 2}})
    .when(use_effect("KOU", "advent", onto="ryu", pay={"gor": 1}, soul="pay"))
    .then(legal(A={"field": {"gor": None, "ryu": 2}})),
    "BS-W1-passes-one-text-takes-and-gives": given(A=side(reserve=1, field={"gor": 1}))
    .when(text(shift("gor>reserve"), shift("reserve>gor")))
    .then(legal(A={"field": {"gor": 1}})),
    "BS-W1-refused-by-a-nexus-that-it-pays-for": given(A=side(hand=["HAL"], field={"two": 3}))
    .when(deploy("HAL", pay={"two": 2}, effects=(shift("void>two"),)))
    .then(refused("BS-W1", emptied="A.two#1")),
    "BS-W1-refused-by-an-effect-that-it-pays-for": given(A=side(field={"eff": 1, "ryu": 1}))
    .when(use_effect("eff", adjust=ASKS_ONE, pay={"ryu": 1}, effects=(shift("void>ryu"),)))
    .then(refused("BS-W1", emptied="A.ryu#1")),
    "BS-W1-refused-by-a-burst-that-it-pays-for": given(A=side(hand=["FLA"], field={"ryu": 1}))
    .when(set_burst("FLA", adjust=ASKS_ONE, pay={"ryu": 1}, effects=(shift("void>ryu"),)))
    .then(refused("BS-W1", emptied="A.ryu#1")),
    "BS-W1-refused-by-a-mirage-that-it-pays-for": given(A=side(hand=["MII"], field={"ryu": 1}))
    .when(set_mirage("MII", pay={"ryu": 1}, effects=(shift("void>ryu"),)))
    .then(refused("BS-W1", emptied="A.ryu#1")),
    "BS-W1-refused-the-host-that-a-separated-brave-emptied": given(A=side(field=KNIGHT))
    .when(separate("ken", place={"ryu": 1}, effects=(shift("void>ryu"),)))
    .then(refused("BS-W1", emptied="A.ryu#1")),
    "BS-W1-passes-a-nexus-holds-itself": given(A=side(reserve=1, hand=["DAR"], field={"hal": 1}))
    .when(use("DAR", pay={"reserve": 1, "hal": 1}, effects=(shift("void>hal"),)))
    .then(legal(A={"field": {"hal": 1}})),
}

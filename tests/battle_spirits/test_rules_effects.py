"""Magic マジック and the effects of other cards."""

from language import Story, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.battle_spirits import Adjustment, CardDepleted, CardUsed, RulingGiven
from senpu.events.battle_spirits.changes import CardFielded, CardMoved
from table import on, shift, side, summon, text, use, use_effect, waiving

MAGIC = given(A=side(reserve=3, hand=["FLA"]))
ACCEL = use_effect("ACC", "accel", pay={"reserve": 2})
SOUL = side(reserve=1, soul="reserve", hand=["GOR"], field={"ryu": 1})
ADVENT = use_effect("GOR", "advent", onto="ryu", pay={"reserve": 1}, soul="pay")
ASKS_ONE = (Adjustment(source="X", surcharge=1),)
STACKED = side(reserve=5, field={"gor": on(1, under=("RYU",))})
RETURNED = CardMoved(player="A", card="A.gor#1", source="field", target="hand")


CASES: dict[str, Story] = {
    "BS-M4-passes-magic": MAGIC.when(use("FLA", pay={"reserve": 3})).then(
        legal(then=[CardUsed], A={"hand": 0, "trash": ["FLA"], "core_trash": 3})
    ),
    "BS-M4-passes-at-hand": given(A=side(reserve=2, tegamoto=["DAR"]))
    .when(use("DAR", source="tegamoto", pay={"reserve": 2}))
    .then(legal(A={"tegamoto": [], "trash": ["DAR"]})),
    "BS-M4-refused-spirit": given(A=side(reserve=3, hand=["RYU"]))
    .when(use("RYU", pay={"reserve": 3}))
    .then(refused("BS-M4", number="RYU", kind="spirit")),
    "BS-M4a-passes-main": MAGIC.when(use("FLA", effect="main", pay={"reserve": 3})).then(legal()),
    "BS-M4a-passes-flash": MAGIC.when(use("FLA", effect="flash", pay={"reserve": 3})).then(legal()),
    "BS-M4a-refused-no-main-effect": given(A=side(reserve=2, hand=["BLI"]))
    .when(use("BLI", effect="main", pay={"reserve": 2}))
    .then(refused("BS-M4a", number="BLI", effect="main")),
    "BS-M4a-refused-no-flash-effect": given(A=side(reserve=2, hand=["DAR"]))
    .when(use("DAR", effect="flash", pay={"reserve": 2}))
    .then(refused("BS-M4a", effect="flash")),
    "BS-M4a-refused-main-effect-in-a-battle": given(A=side(reserve=3, hand=["FLA"]), step="attack")
    .when(use("FLA", effect="main", pay={"reserve": 3}))
    .then(refused("BS-M0")),
    "BS-M4b-passes-effect-first": given(A=side(reserve=2, hand=["DAR"], trash=["RYU"]))
    .when(
        use(
            "DAR",
            pay={"reserve": 2},
            effects=(CardMoved(player="A", card="RYU", source="trash", target="hand"),),
        )
    )
    .then(legal(A={"trash": ["DAR"], "known": ["RYU"], "hand": 1})),
    "BS-M4b-passes-before-what-paying-emptied": given(
        A=side(reserve=1, hand=["DAR"], field={"ryu": 1})
    )
    .when(use("DAR", pay={"reserve": 1, "ryu": 1}))
    .then(legal(then=[CardUsed, CardDepleted], A={"trash": ["DAR", "RYU"]})),
    "BS-M4b-refused-kept": MAGIC.when(stored(use("FLA", pay={"reserve": 3}), lacks=CardUsed)).then(
        found("REC-3", because="BS-M4b")
    ),
    "BS-M4c-passes-magic-with-an-effect": MAGIC.when(use("FLA", pay={"reserve": 3})).then(legal()),
    "BS-M4c-refused-only-a-burst": given(A=side(reserve=2, hand=["BUR"]))
    .when(use("BUR", pay={"reserve": 2}))
    .then(refused("BS-M4c", number="BUR")),
    "BS-M4c-switched-off": given(
        A=side(reserve=2, hand=["BUR"]), options={"magic_needs_effect": False}
    )
    .when(use("BUR", pay={"reserve": 2}))
    .then(legal()),
    "BS-M4d-passes-in-a-battle": given(A=side(reserve=2, hand=["NIG"]), step="attack")
    .when(use("NIG", effect="flash", pay={"reserve": 2}))
    .then(legal()),
    "BS-M4d-passes-its-main-effect": given(A=side(reserve=2, hand=["NIG"]))
    .when(use("NIG", pay={"reserve": 2}))
    .then(legal()),
    "BS-M4d-refused-in-the-main-step": given(A=side(reserve=2, hand=["NIG"]))
    .when(use("NIG", effect="flash", pay={"reserve": 2}))
    .then(refused("BS-M4d", number="NIG", step="main")),
    "BS-M4d-refused-effect-of-a-spirit": given(A=side(field={"bat": 1}))
    .when(use_effect("bat"))
    .then(refused("BS-M4d", number="A.bat#1")),
    "BS-M5a-passes-card-with-flash": given(A=side(field={"eff": 1}))
    .when(use_effect("eff"))
    .then(legal()),
    "BS-M5a-passes-card-whose-texts-are-not-stated": given(A=side(field={"ryu": 1}))
    .when(use_effect("ryu"))
    .then(legal()),
    "BS-M5a-refused-card-without": given(A=side(field={"pla": 1}))
    .when(use_effect("pla"))
    .then(refused("BS-M5a", number="A.pla#1")),
    "BS-M5a-refused-beside-a-set-mirage": given(A=side(mirage="MII", field={"pla": 1}))
    .when(use_effect("pla"))
    .then(refused("BS-M5a")),
    "BS-M5b-passes-card-with-it": given(A=side(field={"eff": 1}))
    .when(use_effect("eff", "main_step"))
    .then(legal()),
    "BS-M5b-refused-card-without": given(A=side(field={"pla": 1}))
    .when(use_effect("pla", "main_step"))
    .then(refused("BS-M5b", number="A.pla#1")),
    "BS-M5b-refused-in-the-attack-step": given(A=side(field={"eff": 1}), step="attack")
    .when(use_effect("eff", "main_step"))
    .then(refused("BS-M0")),
    "BS-M5h-passes-user-keeps-its-cores": given(A=side(field={"eff": 2}))
    .when(use_effect("eff", effects=(shift("eff>core_trash"),)))
    .then(legal(A={"field": {"eff": 1}})),
    "BS-M5h-passes-cores-of-another-card": given(A=side(field={"eff": 1, "ryu": 1}))
    .when(use_effect("eff", effects=(shift("ryu>core_trash"),)))
    .then(legal(then=[CardDepleted])),
    "BS-M5h-refused-user-depleted-by-it": given(A=side(field={"eff": 1}))
    .when(use_effect("eff", effects=(shift("eff>core_trash"),)))
    .then(refused("BS-M5h", number="A.eff#1", minimum=1, user_left=0)),
    "BS-M5h-passes-cores-come-back": given(A=side(reserve=1, field={"eff": 1}))
    .when(use_effect("eff", effects=(shift("eff>core_trash"), shift("reserve>eff"))))
    .then(legal(then=(), A={"reserve": 0, "field": {"eff": 1}})),
    "BS-M5h-refused-paying-with-its-own-core": given(A=side(field={"eff": 1}))
    .when(use_effect("eff", adjust=ASKS_ONE, pay={"eff": 1}))
    .then(refused("BS-M5h", user_left=0)),
    "BS-M5h-refused-with-its-soul-core": given(A=side(soul="eff", field={"eff": 1}))
    .when(use_effect("eff", effects=(shift("eff>core_trash", soul=True),)))
    .then(refused("BS-M5h")),
    # accel
    "BS-M5e-passes-for-its-own-cost": given(A=side(reserve=2, hand=["ACC"]))
    .when(ACCEL)
    .then(legal(A={"core_trash": 2, "hand": 0})),
    "BS-M5e-passes-reduced-by-its-own-icons": given(
        A=side(reserve=1, hand=["ACC"], field={"ryu": 1})
    )
    .when(use_effect("ACC", "accel", pay={"reserve": 1}))
    .then(legal()),
    "BS-M5e-refused-card-without": given(A=side(reserve=3, hand=["RYU"]))
    .when(use_effect("RYU", "accel"))
    .then(refused("BS-M5e", number="RYU")),
    "BS-M5e-refused-from-tegamoto": given(A=side(reserve=2, tegamoto=["ACC"]))
    .when(use_effect("ACC", "accel", source="tegamoto", pay={"reserve": 2}))
    .then(refused("BS-M5e", zone="tegamoto")),
    "BS-M5e-refused-for-the-cost-of-the-card": given(A=side(reserve=5, hand=["ACC"]))
    .when(use_effect("ACC", "accel", pay={"reserve": 5}))
    .then(refused("BS-C4a", payable=2, paid=5)),
    "BS-M5g-passes-to-the-tegamoto": given(A=side(reserve=2, hand=["ACC"]))
    .when(ACCEL)
    .then(legal(then=[CardUsed], A={"tegamoto": ["ACC"], "trash": []})),
    "BS-M5g-passes-then-summoned-from-there": given(A=side(reserve=8, hand=["ACC"]))
    .after(ACCEL)
    .when(summon("ACC", source="tegamoto", pay={"reserve": 5}, place={"reserve": 1}))
    .then(legal(A={"tegamoto": [], "field": {"acc": 1}})),
    "BS-M5g-refused-back-in-hand": given(A=side(reserve=2, hand=["ACC"]))
    .when(stored(ACCEL, lacks=CardUsed))
    .then(found("REC-3", because="BS-M5g")),
    # advent
    "BS-M5f-passes-on-an-own-spirit": given(A=SOUL)
    .when(ADVENT)
    .then(
        legal(
            then=(),
            A={
                "soul": "core_trash",
                "hand": 0,
                "field": {"ryu": on(1, under=("RYU",), state="ready", minimum=1)},
            },
        )
    ),
    "BS-M5f-passes-in-the-same-state": given(
        A=side(reserve=1, soul="reserve", hand=["GOR"], field={"ryu": on(1, state="exhausted")})
    )
    .when(ADVENT)
    .then(legal(A={"field": {"ryu": on(1, state="exhausted")}})),
    "BS-M5f-passes-depleted-where-more-cores-are-needed": given(
        A=side(reserve=1, soul="reserve", hand=["KOU"], field={"ryu": 1})
    )
    .when(use_effect("KOU", "advent", onto="ryu", pay={"reserve": 1}))
    .then(legal(then=[CardDepleted], A={"reserve": 1, "trash": ["RYU", "KOU"]})),
    "BS-M5f-passes-named-by-the-card-on-top": given(
        A=side(reserve=3, soul="reserve", hand=["GOR", "RYU"], field={"ryu": 1})
    )
    .after(ADVENT)
    .when(summon("RYU", pay={"reserve": 2}, place={"ryu": 1}))
    .then(legal(then=[CardDepleted], A={"trash": ["RYU", "GOR"]})),
    "BS-M5f-passes-soul-core-removed-where-the-text-says-so": given(A=SOUL)
    .when(
        use_effect(
            "GOR",
            "advent",
            onto="ryu",
            effects=(shift("reserve>removed", soul=True),),
            waive=waiving("BS-M5f"),
        )
    )
    .then(legal(A={"reserve": 0, "soul": "removed", "field": {"ryu": 1}})),
    "BS-M5k-passes-a-spirit-card": given(A=SOUL).when(ADVENT).then(legal()),
    "BS-M5k-refused-a-magic": given(
        A=side(reserve=1, soul="reserve", hand=["FLA"], field={"ryu": 1})
    )
    .when(use_effect("FLA", "advent", onto="ryu", pay={"reserve": 1}, soul="pay"))
    .then(refused("BS-M5k", number="FLA", kind="magic")),
    "BS-M5k-refused-a-nexus": given(
        A=side(reserve=1, soul="reserve", hand=["HAL"], field={"ryu": 1})
    )
    .when(use_effect("HAL", "advent", onto="ryu", pay={"reserve": 1}, soul="pay"))
    .then(refused("BS-M5k", kind="nexus")),
    "BS-M5l-passes-the-condition-fits": given(
        A=side(reserve=1, soul="reserve", hand=["KOU"], field={"gor": 1})
    )
    .when(use_effect("KOU", "advent", onto="gor", pay={"reserve": 1}, soul="pay"))
    .then(legal(then=[CardDepleted])),
    "BS-M5l-refused-too-cheap-a-spirit": given(
        A=side(reserve=1, soul="reserve", hand=["KOU"], field={"nul": 1})
    )
    .when(use_effect("KOU", "advent", onto="nul", pay={"reserve": 1}, soul="pay"))
    .then(refused("BS-M5l", number="KOU")),
    "BS-M5i-passes-below-it-to-the-trash": given(A=STACKED)
    .when(text(RETURNED))
    .then(legal(A={"known": ["GOR"], "trash": ["RYU"]})),
    "BS-M5i-refused-played-from-hand-again": given(A=STACKED)
    .after(text(RETURNED))
    .when(summon("RYU", pay={"reserve": 3}, place={"reserve": 1}))
    .then(refused("BS-H1", number="RYU")),
    "BS-M5i-switched-off": given(A=STACKED, options={"advent_stack_to_trash": False})
    .when(text(RETURNED))
    .then(legal(A={"known": ["RYU", "GOR"], "trash": []})),
    "BS-M5f-refused-normal-core-paid": given(
        A=side(reserve=2, soul="ryu", hand=["GOR"], field={"ryu": 2})
    )
    .when(use_effect("GOR", "advent", onto="ryu", pay={"reserve": 1}))
    .then(refused("BS-M5f", number="GOR", soul_place="A.ryu#1")),
    "BS-M5f-refused-nothing-paid": given(A=SOUL)
    .when(use_effect("GOR", "advent", onto="ryu"))
    .then(refused("BS-M5f")),
    "BS-M5f-refused-on-a-nexus": given(
        A=side(reserve=1, soul="reserve", hand=["GOR"], field={"hal": 0})
    )
    .when(use_effect("GOR", "advent", onto="hal", pay={"reserve": 1}))
    .then(refused("BS-M5f")),
    "BS-M5f-refused-on-the-opponents-spirit": given(
        A=side(reserve=1, soul="reserve", hand=["GOR"]), B=side(field={"ryu": 1})
    )
    .when(use_effect("GOR", "advent", onto="B.ryu#1", pay={"reserve": 1}))
    .then(refused("BS-M5f")),
    "BS-M5f-refused-soul-core-in-the-core-trash": given(
        A=side(core_trash=1, soul="core_trash", hand=["GOR"], field={"ryu": 1})
    )
    .when(use_effect("GOR", "advent", onto="ryu", pay={"core_trash": 1}))
    .then(refused("BS-C5")),
}


def test_a_summoning_effect_that_fields_the_same_card_names_it_apart() -> None:
    """Two copies entering in one action are two field cards."""
    fields = CardFielded(player="A", card="RYU", source="hand", place={"reserve": 1})
    played = summon("RYU", pay={"reserve": 3}, place={"reserve": 1}, effects=(fields,))
    lying = given(A=side(reserve=9, hand=["RYU", "RYU"]))
    lying.when(played).then(legal(A={"hand": 0, "field": {"ryu": 1, "ryu#2": 1}})).run()


def test_an_effect_may_pay_with_cores_of_a_grandwalker() -> None:
    """God skill 神技: cores of the nexus go to the void, as no player's move may."""
    skill = use_effect("gra", effects=(shift("gra>void", 2),))
    given(A=side(field={"gra": 3})).when(skill).then(legal(A={"field": {"gra": 1}})).run()


def test_a_surcharge_on_an_effect_is_paid() -> None:
    """Where a text asks cores for using an effect, they are paid."""
    asks = (Adjustment(source="X", surcharge=1),)
    lying = given(A=side(reserve=1, field={"eff": 1}))
    lying.when(use_effect("eff", adjust=asks)).then(refused("BS-C4", payable=1)).run()
    lying.when(use_effect("eff", adjust=asks, pay={"reserve": 1})).then(legal()).run()


def test_a_judge_may_put_things_right_after_the_match() -> None:
    """No text does anything any more; a remedy is recorded all the same."""
    ended = given(A=side(life=0, reserve=1), over=True)
    remedy = RulingGiven(judge="J", text="", effects=(shift("reserve>life"),))
    ended.when(text(*remedy.effects)).then(refused("BS-S0")).run()
    ended.when(remedy).then(legal(A={"life": 1})).run()

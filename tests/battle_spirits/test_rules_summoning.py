"""Summoning 召喚 and deploying 配置."""

from language import Check, Seen, Story, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.battle_spirits import CardDepleted
from senpu.projections.rules import Refused
from table import deploy, on, side, summon, waiving

RYU = summon("RYU", pay={"reserve": 3}, place={"reserve": 1})
HAL = deploy("HAL", pay={"reserve": 3})
SACRIFICE = given(A=side(reserve=8, hand=["TEN"], field={"gor": 3}))
TEN = summon("TEN", transmigrate="gor", pay={"reserve": 7}, place={"reserve": 1})
SOULFUL = side(reserve=8, soul="gor", hand=["TEN"], field={"gor": 3})


def holds_cores(n: int) -> Check:
    """A has so many cores, even if it happened all the same."""

    def check(seen: Seen) -> None:
        assert isinstance(seen, Refused) and seen.board.sides["A"].cores == n

    return check


CASES: dict[str, Story] = {
    "BS-M1-passes-spirit": given(A=side(reserve=4, hand=["RYU"]))
    .when(RYU)
    .then(legal(then=(), A={"reserve": 0, "core_trash": 3, "hand": 0, "field": {"ryu": 1}})),
    "BS-M1-passes-ultimate": given(A=side(reserve=8, hand=["ULT"], field={"ryu": 1}))
    .when(summon("ULT", pay={"reserve": 6}, place={"reserve": 2}))
    .then(legal(A={"reserve": 0, "field": {"ult": on(2, level=3)}})),
    "BS-M1-passes-brave": given(A=side(reserve=4, hand=["KEN"]))
    .when(summon("KEN", pay={"reserve": 3}, place={"reserve": 1}))
    .then(legal(A={"field": {"ken": on(1, minimum=1, hosts="")}})),
    "BS-M1-passes-enters-refreshed": given(A=side(reserve=4, hand=["RYU"]))
    .when(RYU)
    .then(legal(A={"field": {"ryu": on(1, state="ready")}})),
    "BS-M1-refused-nexus": given(A=side(reserve=3, hand=["HAL"]))
    .when(summon("HAL", pay={"reserve": 3}))
    .then(refused("BS-M1", number="HAL", kind="nexus")),
    "BS-M1-refused-magic": given(A=side(reserve=3, hand=["FLA"]))
    .when(summon("FLA", pay={"reserve": 3}))
    .then(refused("BS-M1", kind="magic")),
    "BS-M1-refused-unpaid": given(A=side(reserve=4, hand=["RYU"]))
    .when(summon("RYU", place={"reserve": 1}))
    .then(refused("BS-C4", payable=3, paid=0)),
    "BS-M1a-passes-level-two-at-once": given(A=side(reserve=6, hand=["RYU"]))
    .when(summon("RYU", pay={"reserve": 3}, place={"reserve": 3}))
    .then(legal(A={"field": {"ryu": on(3, level=2)}})),
    "BS-M1a-passes-between-two-levels": given(A=side(reserve=5, hand=["RYU"]))
    .when(summon("RYU", pay={"reserve": 3}, place={"reserve": 2}))
    .then(legal(A={"field": {"ryu": on(2, level=1)}})),
    "BS-M1a-refused-no-core": given(A=side(reserve=4, hand=["RYU"]))
    .when(summon("RYU", pay={"reserve": 3}))
    .then(refused("BS-M1a", minimum=1, placed=0)),
    "BS-M1a-refused-one-where-two-are-needed": given(A=side(reserve=9, hand=["TWO"]))
    .when(summon("TWO", pay={"reserve": 6}, place={"reserve": 1}))
    .then(refused("BS-M1a", minimum=2, placed=1)),
    "BS-M1a-refused-ultimate-below-level-three": given(A=side(reserve=9, hand=["UL2"]))
    .when(summon("UL2", pay={"reserve": 5}))
    .then(refused("BS-M1a", minimum=1, placed=0)),
    "BS-M1b-passes-a-third-summon-in-the-turn": given(A=side(reserve=9, hand=["NUL"] * 3))
    .after(summon("NUL", place={"reserve": 1}), summon("NUL", place={"reserve": 1}))
    .when(summon("NUL", place={"reserve": 1}))
    .then(legal(A={"field": {"nul": 1, "nul#2": 1, "nul#3": 1}})),
    "BS-M1b-refused-when-cores-run-out": given(A=side(reserve=2, hand=["NUL"] * 3))
    .after(summon("NUL", place={"reserve": 1}), summon("NUL", place={"reserve": 1}))
    .when(summon("NUL", place={"reserve": 1}))
    .then(refused("BS-C5c", short_place="reserve", asked=1, there=0)),
    # ultimates
    "BS-M1c-passes-condition-met": given(A=side(reserve=7, hand=["ULT"], field={"ryu": 1}))
    .when(summon("ULT", pay={"reserve": 6}, place={"reserve": 1}))
    .then(legal()),
    "BS-M1c-passes-no-condition-printed": given(A=side(reserve=6, hand=["UL2"]))
    .when(summon("UL2", pay={"reserve": 5}, place={"reserve": 1}))
    .then(legal()),
    "BS-M1c-passes-condition-lost-by-paying": given(
        A=side(reserve=6, hand=["ULT"], field={"ryu": 1})
    )
    .when(summon("ULT", pay={"reserve": 5, "ryu": 1}, place={"reserve": 1}))
    .then(legal(then=[CardDepleted], A={"field": {"ult": 1, "ryu": None}, "trash": ["RYU"]})),
    "BS-M1c-passes-colour-lent-by-a-brave": given(
        A=side(reserve=9, hand=["ULT"], field={"shi": on(1, braves="ken"), "ken": on(hosts="shi")})
    )
    .when(summon("ULT", pay={"reserve": 7}, place={"reserve": 1}))
    .then(legal()),
    "BS-M1c-passes-cost-of-the-combined-spirit": given(
        A=side(reserve=9, hand=["UL7"], field={"ryu": on(1, braves="ken"), "ken": on(hosts="ryu")})
    )
    .when(summon("UL7", pay={"reserve": 5}, place={"reserve": 1}))
    .then(legal()),
    "BS-M1c-passes-brave-in-spirit-state-is-a-spirit": given(
        A=side(reserve=9, hand=["ULT"], field={"ken": 1})
    )
    .when(summon("ULT", pay={"reserve": 7}, place={"reserve": 1}))
    .then(legal()),
    "BS-M1c-refused-only-nexuses": given(
        A=side(reserve=9, hand=["ULT"], field={"hal": 0, "hal#2": 0})
    )
    .when(summon("ULT", pay={"reserve": 5}, place={"reserve": 1}))
    .then(refused("BS-M1c", number="ULT")),
    "BS-M1c-refused-spirit-too-cheap": given(A=side(reserve=9, hand=["UL7"], field={"ryu": 1}))
    .when(summon("UL7", pay={"reserve": 5}, place={"reserve": 1}))
    .then(refused("BS-M1c")),
    "BS-M1c-refused-combined-brave-is-no-spirit": given(
        A=side(
            reserve=9, hand=["ULT"], field={"ult#9": on(1, braves="ubr"), "ubr": on(hosts="ult#9")}
        )
    )
    .when(summon("ULT", pay={"reserve": 7}, place={"reserve": 1}))
    .then(refused("BS-M1c")),
    "BS-M1c-refused-opponents-spirit": given(
        A=side(reserve=9, hand=["ULT"]), B=side(field={"ryu": 1})
    )
    .when(summon("ULT", pay={"reserve": 7}, place={"reserve": 1}))
    .then(refused("BS-M1c")),
    "BS-M1c-refused-ultimate-of-that-colour": given(
        A=side(reserve=9, hand=["ULT"], field={"ul2": 1})
    )
    .when(summon("ULT", pay={"reserve": 7}, place={"reserve": 1}))
    .then(refused("BS-M1c")),
    # braves
    "BS-M1d-passes-direct-brave": given(A=side(reserve=2, hand=["KEN"], field={"ryu": 1}))
    .when(summon("KEN", onto="ryu", pay={"reserve": 2}))
    .then(legal(A={"field": {"ryu": on(1, braves="ken"), "ken": on(0, hosts="ryu", minimum=0)}})),
    "BS-M1d-passes-onto-an-exhausted-host": given(
        A=side(reserve=2, hand=["KEN"], field={"ryu": on(1, state="exhausted")})
    )
    .when(summon("KEN", onto="ryu", pay={"reserve": 2}))
    .then(legal(A={"field": {"ryu": on(1, state="exhausted"), "ken": on(state="exhausted")}})),
    "BS-M1d-passes-without-a-side": given(A=side(reserve=2, hand=["KEN"], field={"ryu": 1}))
    .when(summon("KEN", onto="ryu", pay={"reserve": 2}))
    .then(legal(A={"field": {"ken": on(slots=("",))}})),
    "BS-M1d-refused-spirit": given(A=side(reserve=3, hand=["RYU"], field={"ryu": 1}))
    .when(summon("RYU", onto="ryu", pay={"reserve": 2}))
    .then(refused("BS-M1d", number="RYU", kind="spirit")),
    "BS-M1e-passes-no-cores": given(A=side(reserve=3, hand=["KEN"], field={"ryu": 1}))
    .when(summon("KEN", onto="ryu", pay={"reserve": 2}))
    .then(legal(A={"reserve": 1})),
    "BS-M1e-refused-cores-on-it": given(A=side(reserve=3, hand=["KEN"], field={"ryu": 1}))
    .when(summon("KEN", onto="ryu", pay={"reserve": 2}, place={"reserve": 1}))
    .then(refused("BS-M1e", placed=1, host_name="A.ryu#1")),
    # transmigration
    "BS-C9-passes-all-cores-to-the-void": SACRIFICE.when(
        summon("TEN", transmigrate="gor", pay={"reserve": 7}, place={"reserve": 1})
    ).then(
        legal(
            then=[CardDepleted],
            A={"reserve": 0, "core_trash": 7, "trash": ["GOR"], "field": {"gor": None, "ten": 1}},
        )
    ),
    "BS-C9-passes-what-paying-left": SACRIFICE.when(
        summon("TEN", transmigrate="gor", pay={"reserve": 5, "gor": 2}, place={"reserve": 1})
    ).then(legal(A={"reserve": 2, "core_trash": 7, "field": {"gor": None}})),
    "BS-C9-passes-to-the-core-trash-soul-core-too": given(
        A=side(reserve=8, soul="gor", hand=["TRA"], field={"gor": 3})
    )
    .when(summon("TRA", transmigrate="gor", pay={"reserve": 7}, place={"reserve": 1}))
    .then(legal(A={"core_trash": 10, "soul": "core_trash", "reserve": 0})),
    "BS-C9-passes-cost-of-the-combined-spirit": given(
        A=side(reserve=8, hand=["TEN"], field={"ryu": on(1, braves="ken"), "ken": on(hosts="ryu")})
    )
    .when(summon("TEN", transmigrate="ryu", pay={"reserve": 7}, place={"reserve": 1}))
    .then(legal(A={"trash": ["RYU", "KEN"]})),
    "BS-C9-refused-none-chosen": SACRIFICE.when(
        summon("TEN", pay={"reserve": 7}, place={"reserve": 1})
    ).then(refused("BS-C9", needed_cost=5, victim_cost=-1)),
    "BS-C9-refused-too-cheap": given(A=side(reserve=8, hand=["TEN"], field={"ryu": 1}))
    .when(summon("TEN", transmigrate="ryu", pay={"reserve": 7}, place={"reserve": 1}))
    .then(refused("BS-C9", needed_cost=5, victim_cost=3)),
    "BS-C9-refused-card-without-it": given(A=side(reserve=4, hand=["RYU"], field={"gor": 1}))
    .when(summon("RYU", transmigrate="gor", pay={"reserve": 2}, place={"reserve": 1}))
    .then(refused("BS-C9")),
    "BS-C9-refused-the-reserve": given(A=side(reserve=9, soul="reserve", hand=["TEN"]))
    .when(summon("TEN", transmigrate="reserve", pay={"reserve": 7}, place={"reserve": 1}))
    .then(refused("BS-C9", "BS-C9b"), holds_cores(9 + 5)),
    "BS-C9-refused-ultimate": given(A=side(reserve=8, hand=["TEN"], field={"ult": 1}))
    .when(summon("TEN", transmigrate="ult", pay={"reserve": 7}, place={"reserve": 1}))
    .then(refused("BS-C9")),
    "BS-C9a-passes-placing-from-elsewhere": SACRIFICE.when(TEN).then(legal()),
    "BS-C9a-refused-placing-from-the-victim": SACRIFICE.when(
        summon("TEN", transmigrate="gor", pay={"reserve": 7}, place={"gor": 1})
    ).then(refused("BS-C9a", victim_name="A.gor#1")),
    "BS-C9b-passes-soul-core-pays": given(A=SOULFUL)
    .when(
        summon(
            "TEN",
            transmigrate="gor",
            pay={"reserve": 6, "gor": 1},
            place={"reserve": 1},
            soul="pay",
        )
    )
    .then(legal(A={"soul": "core_trash", "core_trash": 7, "reserve": 1})),
    "BS-C9b-refused-soul-core-to-the-void": given(A=SOULFUL)
    .when(TEN)
    .then(refused("BS-C9b", victim_name="A.gor#1", soul_place="A.gor#1")),
    "BS-C9b-switched-off": given(A=SOULFUL, options={"soul_bars_transmigration": False})
    .when(TEN)
    .then(legal(A={"soul": "reserve", "reserve": 1, "core_trash": 7, "field": {"gor": None}})),
    # nexuses
    "BS-M3-passes-nexus": given(A=side(reserve=3, hand=["HAL"]))
    .when(HAL)
    .then(legal(A={"core_trash": 3, "field": {"hal": on(0, level=1)}})),
    "BS-M3-passes-at-level-two": given(A=side(reserve=5, hand=["HAL"]))
    .when(deploy("HAL", pay={"reserve": 3}, place={"reserve": 2}))
    .then(legal(A={"reserve": 0, "field": {"hal": on(2, level=2)}})),
    "BS-M3-refused-spirit": given(A=side(reserve=4, hand=["RYU"]))
    .when(deploy("RYU", pay={"reserve": 3}, place={"reserve": 1}))
    .then(refused("BS-M3", number="RYU", kind="spirit")),
    "BS-M3-refused-unpaid": given(A=side(reserve=2, hand=["HAL"]))
    .when(deploy("HAL", pay={"reserve": 2}))
    .then(refused("BS-C4", payable=3, paid=2)),
    "BS-M3a-passes-second-in-the-turn": given(A=side(reserve=5, hand=["HAL", "HAL"]))
    .after(HAL)
    .when(deploy("HAL", pay={"reserve": 2}))
    .then(legal(A={"field": {"hal": 0, "hal#2": 0}})),
    "BS-M3a-refused-second-unpaid": given(A=side(reserve=4, hand=["HAL", "HAL"]))
    .after(HAL)
    .when(deploy("HAL", pay={"reserve": 1}))
    .then(refused("BS-C4", payable=2, paid=1)),
    "BS-M3b-passes-many-on-the-field": given(
        A=side(reserve=1, hand=["HAL"], field={f"hal#{n}": 0 for n in range(1, 9)})
    )
    .when(deploy("HAL", pay={"reserve": 1}))
    .then(legal(A={"field": {"hal#9": 0}})),
    "BS-M3b-refused-many-do-not-reduce-more-than-the-icons": given(
        A=side(reserve=1, hand=["HAL"], field={f"hal#{n}": 0 for n in range(1, 9)})
    )
    .when(deploy("HAL"))
    .then(refused("BS-C4", reduced=2, payable=1)),
    "BS-M3c-passes-grandwalker-without-cores": given(A=side(reserve=4, hand=["GRA"]))
    .when(deploy("GRA", pay={"reserve": 4}))
    .then(legal(A={"field": {"gra": 0}})),
    "BS-M3c-refused-cores-on-a-grandwalker": given(A=side(reserve=5, hand=["GRA"]))
    .when(deploy("GRA", pay={"reserve": 4}, place={"reserve": 1}))
    .then(refused("BS-M3c", number="GRA", placed=1)),
    "BS-M3c-refused-cores-on-a-grandstone": given(A=side(reserve=5, hand=["STO"]))
    .when(deploy("STO", pay={"reserve": 4}, place={"reserve": 1}))
    .then(refused("BS-M3c", number="STO")),
    "BS-M3d-passes-as-its-level-one-asks": given(A=side(reserve=4, hand=["TOW"]))
    .when(deploy("TOW", pay={"reserve": 3}, place={"reserve": 1}))
    .then(legal()),
    "BS-M3d-passes-depleted-below-its-level-one": given(A=side(reserve=4, hand=["TOW"]))
    .when(deploy("TOW", pay={"reserve": 3}))
    .then(legal(then=[CardDepleted], A={"trash": ["TOW"]})),
    "BS-M3d-refused-staying-without-its-core": given(A=side(reserve=4, hand=["TOW"]))
    .when(stored(deploy("TOW", pay={"reserve": 3}), lacks=CardDepleted))
    .then(found("REC-3")),
    "BS-H4-passes-from-hand": given(
        A=side(reserve=3, hand=["HAL"]), options={"nexus_from_tegamoto_refused": True}
    )
    .when(HAL)
    .then(legal()),
    "BS-H4-refused-from-tegamoto": given(
        A=side(reserve=3, tegamoto=["HAL"]), options={"nexus_from_tegamoto_refused": True}
    )
    .when(deploy("HAL", source="tegamoto", pay={"reserve": 3}))
    .then(refused("BS-H4", number="HAL", zone="tegamoto")),
    "BS-H4-switched-off": given(A=side(reserve=3, tegamoto=["HAL"]))
    .when(deploy("HAL", source="tegamoto", pay={"reserve": 3}))
    .then(legal(A={"tegamoto": []})),
}


def test_cores_placed_from_a_victim_all_the_same_are_not_lost() -> None:
    """Seen at the table although illegal: they lie on the new card, the rest went away."""
    taken = summon(
        "TEN",
        transmigrate="gor",
        pay={"reserve": 7},
        place={"gor": 1},
        waive=waiving("BS-C9a"),
    )
    SACRIFICE.when(taken).then(legal(A={"reserve": 1, "field": {"gor": None, "ten": 1}})).run()

"""Cost コスト and payment."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from language import Given, Story, decided, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.base import Event
from senpu.events.battle_spirits import Adjustment, CardDepleted, Cost, Summoned
from table import (
    count,
    deploy,
    move,
    on,
    separate,
    set_burst,
    set_mirage,
    side,
    summon,
    use,
    use_effect,
)

RYU = summon("RYU", pay={"reserve": 3}, place={"reserve": 1})
FREE = Adjustment(source="X", free=True)
ASKS_ONE = (Adjustment(source="X", surcharge=1),)
KNIGHT = {"ryu": on(1, braves="ken"), "ken": on(hosts="ryu")}


def holding(card: str, field: dict[str, Any] | None = None, **zones: Any) -> Given:
    """A has ten cores, one card in hand and this field."""
    options = zones.pop("options", {})
    zones = {"reserve": 10, "hand": [card], "field": field or {}, **zones}
    return given(A=side(**zones), options=options)


def paying(card: str, n: int, **how: Any) -> Any:
    """The card summoned for n cores from the reserve."""
    return summon(card, pay={"reserve": n}, place={"reserve": 1}, **how)


def adjusted(n: int, **text: Any) -> Any:
    """RYU summoned for n cores under a text."""
    return paying("RYU", n, adjust=(Adjustment(source="X", **text),))


DRAWN: dict[str, tuple[str, Mapping[str, Any], Callable[[Mapping[str, int]], Event], int]] = {
    "a-magic": ("FLA", {}, lambda pay: use("FLA", pay=pay), 3),
    "an-effect": ("RYU", {"eff": 1}, lambda pay: use_effect("eff", pay=pay, adjust=ASKS_ONE), 1),
    "a-mirage": ("MIR", {}, lambda pay: set_mirage("MIR", pay=pay), 3),
    "a-burst": ("FLA", {}, lambda pay: set_burst("FLA", pay=pay, adjust=ASKS_ONE), 1),
    "a-nexus": ("HAL", {}, lambda pay: deploy("HAL", pay=pay), 3),
    "a-separated-brave": ("RYU", KNIGHT, lambda place: separate("ken", place=place), 1),
}
"""What else takes cores: the card in hand, the field, the action, and how many from a place."""

PRINTED = Cost(printed=3, payable=3)
COMBINED = {"shi": on(1, braves="yar"), "yar": on(hosts="shi")}

CASES: dict[str, Story] = {
    # how the cost comes about
    "BS-C1-passes-printed": holding("RYU").when(paying("RYU", 3)).then(legal(A={"core_trash": 3})),
    "BS-C1-passes-a-text-sets-it": holding("RYU", {"ryu": 1})
    .when(adjusted(4, set=5))
    .then(legal()),
    "BS-C1-passes-the-last-text-that-sets-wins": holding("RYU")
    .when(paying("RYU", 2, adjust=(Adjustment(source="X", set=6), Adjustment(source="Y", set=2))))
    .then(legal()),
    "BS-C1-passes-a-text-adds": holding("RYU").when(adjusted(5, add=2)).then(legal()),
    "BS-C1-passes-never-below-nothing": holding("RYU").when(adjusted(0, add=-5)).then(legal()),
    "BS-C1-passes-something-else-instead": holding("RYU")
    .when(paying("RYU", 0, adjust=(FREE,)))
    .then(legal(A={"reserve": 9, "core_trash": 0})),
    "BS-C1-passes-symbols-lost-by-paying-did-count": given(
        A=side(reserve=2, hand=["RYU"], field={"ryu": 1})
    )
    .when(summon("RYU", pay={"reserve": 1, "ryu": 1}, place={"reserve": 1}))
    .then(legal(then=[CardDepleted], A={"field": {"ryu": None, "ryu#2": 1}})),
    "BS-C1-refused-text-set-a-higher-cost": holding("RYU")
    .when(adjusted(3, set=5))
    .then(refused("BS-C4", total_cost=5, payable=5, paid=3)),
    "BS-C1-refused-stored-cost-is-not-the-rules": holding("RYU", {"ryu": 1})
    .when(stored(paying("RYU", 2), but={"cost": PRINTED}))
    .then(found("REC-2", field="cost")),
    "BS-C2-passes-one-symbol": holding("GOR", {"ryu": 1}).when(paying("GOR", 4)).then(legal()),
    "BS-C2-passes-no-more-than-the-icons": holding("GOR", {"ryu": 1, "ryu#2": 1, "ryu#3": 1})
    .when(paying("GOR", 3))
    .then(legal()),
    "BS-C2-passes-colour-by-colour": holding("MIX", {"ryu": 1, "ryu#2": 1, "shi": 1})
    .when(paying("MIX", 6))
    .then(legal()),
    "BS-C2-passes-surplus-of-one-colour-is-lost": holding(
        "MIX", {f"ryu#{n}": 1 for n in range(1, 5)} | {"shi": 1}
    )
    .when(paying("MIX", 5))
    .then(legal()),
    "BS-C2-passes-exhausted-cards-lend-symbols": holding("GOR", {"ryu": on(1, state="exhausted")})
    .when(paying("GOR", 4))
    .then(legal()),
    "BS-C2-passes-empty-nexus-lends-its-symbol": holding("GOR", {"hal": 0})
    .when(paying("GOR", 4))
    .then(legal()),
    "BS-C2-passes-brave-lends-its-symbol-combined-or-not": holding("SHI", COMBINED | {"yar#2": 1})
    .when(paying("SHI", 2))
    .then(legal()),
    "BS-C2-passes-a-text-adds-an-icon": holding("RYU", {"ryu": 1, "gor": 1})
    .when(adjusted(1, icons={"red": 1}))
    .then(legal()),
    "BS-C2-passes-a-text-lends-symbols": holding("GOR", {"ryu": 1})
    .when(paying("GOR", 3, adjust=(Adjustment(source="X", symbols={"red": 2}),)))
    .then(legal()),
    "BS-C2-passes-a-text-takes-all-icons-away": holding("RYU", {"ryu": 1})
    .when(adjusted(3, icons={"red": -2}))
    .then(legal()),
    "BS-C2-refused-another-colour": holding("RYU", {"shi": 1})
    .when(paying("RYU", 2))
    .then(refused("BS-C4", reduced=0, payable=3, paid=2)),
    "BS-C2-refused-colour-without-symbol": holding(
        "SHI", {"ryu": on(1, braves="sei"), "sei": on(hosts="ryu")}
    )
    .when(paying("SHI", 3))
    .then(refused("BS-C4", reduced=0)),
    "BS-C2-refused-the-card-itself-does-not-count": holding("RYU")
    .when(paying("RYU", 2))
    .then(refused("BS-C4", reduced=0)),
    "BS-C2-refused-opponents-symbols": given(
        A=side(reserve=4, hand=["RYU"]), B=side(field={"ryu": 1})
    )
    .when(paying("RYU", 2))
    .then(refused("BS-C4", reduced=0)),
    "BS-C2-refused-reduction-is-not-left-out": holding("RYU", {"ryu": 1})
    .when(paying("RYU", 3))
    .then(refused("BS-C4a", reduced=1, payable=2)),
    "BS-C2a-passes-any-two-colours": holding("ANY", {"ryu": 1, "shi": 1})
    .when(paying("ANY", 2))
    .then(legal()),
    "BS-C2a-passes-a-symbol-lent-by-a-text": holding("ANY", {"ryu": 1})
    .when(paying("ANY", 2, adjust=(Adjustment(source="X", symbols={"blue": 3}),)))
    .then(legal()),
    "BS-C2a-refused-one-symbol-twice": holding("ANY", {"ryu": 1})
    .when(paying("ANY", 2))
    .then(refused("BS-C4", reduced=1, payable=3)),
    "BS-C2b-passes-ultimate-icons-by-ultimates": holding("UL2", {"ult": 1})
    .when(paying("UL2", 4))
    .then(legal()),
    "BS-C2b-passes-god-icons-by-grandwalkers": holding("KAM", {"gra": 0})
    .when(paying("KAM", 5))
    .then(legal()),
    "BS-C2b-refused-ultimate-icons-by-colours": holding("UL2", {"ryu": 1})
    .when(paying("UL2", 4))
    .then(refused("BS-C4", reduced=0)),
    "BS-C2b-refused-colour-icons-by-gods": holding("GOR", {"gra": 0})
    .when(paying("GOR", 4))
    .then(refused("BS-C4", reduced=0)),
    "BS-C2c-passes-colours-only": holding("ANY", {"ryu": 1, "ult": 1})
    .when(paying("ANY", 3))
    .then(legal()),
    "BS-C2c-refused-ultimate-for-any": holding("ANY", {"ult": 1})
    .when(paying("ANY", 3))
    .then(refused("BS-C4", reduced=0)),
    "BS-C2c-switched-off": holding("ANY", {"ult": 1}, options={"any_takes_ultimate": True})
    .when(paying("ANY", 3))
    .then(legal()),
    "BS-C3-passes-after-reduction": holding("RYU", {"ryu": 1})
    .when(adjusted(3, surcharge=1))
    .then(legal()),
    "BS-C3-passes-on-a-cost-of-nothing": holding("NUL")
    .when(
        summon(
            "NUL",
            pay={"reserve": 2},
            place={"reserve": 1},
            adjust=(Adjustment(source="X", surcharge=2),),
        )
    )
    .then(legal()),
    "BS-C3-passes-on-a-cost-below-nothing": holding("RYU")
    .when(adjusted(2, add=-5, surcharge=2))
    .then(legal()),
    "BS-C3-refused-made-up-for-by-what-is-left-of-a-reduction": holding(
        "RYU", {"ryu": 1, "ryu#2": 1}
    )
    .when(adjusted(0, set=1, icons={"red": 2}, surcharge=1))
    .then(refused("BS-C4", surcharge=1, payable=1, paid=0)),
    "BS-C3-refused-reduced-away": holding("NUL", {"ryu": 1})
    .when(summon("NUL", place={"reserve": 1}, adjust=(Adjustment(source="X", surcharge=1),)))
    .then(refused("BS-C4", surcharge=1, payable=1, paid=0)),
    # how much is paid
    "BS-C4-passes-exactly": holding("RYU").when(paying("RYU", 3)).then(legal()),
    "BS-C4-passes-nothing-for-nothing": holding("NUL")
    .when(summon("NUL", place={"reserve": 1}))
    .then(legal(A={"core_trash": 0})),
    "BS-C4-refused-one-short": given(A=side(reserve=4, hand=["RYU"]))
    .when(summon("RYU", pay={"reserve": 2}, place={"reserve": 1}))
    .then(refused("BS-C4", total_cost=3, reduced=0, surcharge=0, payable=3, paid=2)),
    "BS-C4-refused-magic": holding("FLA")
    .when(use("FLA", pay={"reserve": 2}))
    .then(refused("BS-C4", payable=3)),
    "BS-C4a-passes-exactly": holding("RYU").when(paying("RYU", 3)).then(legal()),
    "BS-C4a-refused-one-more": holding("RYU")
    .when(paying("RYU", 4))
    .then(refused("BS-C4a", payable=3, paid=4)),
    "BS-C4a-switched-off": holding("RYU", options={"exact_payment": False})
    .when(paying("RYU", 4))
    .then(legal()),
    "BS-C4a-switched-off-for-a-mirage": holding("MII", options={"exact_payment": False})
    .when(set_mirage("MII", pay={"reserve": 2}))
    .then(legal()),
    # where the cores come from
    "BS-C5-passes-reserve-and-field-mixed": holding("GOR", {"hal": 2, "two": 3}, reserve=1)
    .when(summon("GOR", pay={"hal": 2, "two": 1}, place={"reserve": 1}))
    .then(legal(then=(), A={"reserve": 0, "field": {"hal": 0, "two": 2, "gor": 1}})),
    "BS-C5-passes-placed-from-the-field": holding("RYU", {"gor": 3}, reserve=2)
    .when(summon("RYU", pay={"reserve": 2}, place={"gor": 2}))
    .then(legal(A={"field": {"gor": 1, "ryu": 2}})),
    "BS-C5-passes-cores-of-a-combined-spirit": holding(
        "RYU", {"gor": on(3, braves="ken"), "ken": on(hosts="gor")}
    )
    .when(summon("RYU", pay={"gor": 2}, place={"reserve": 1}))
    .then(legal(A={"field": {"gor": 1}})),
    "BS-C5-refused-life": holding("RYU", life=5)
    .when(summon("RYU", pay={"life": 3}, place={"reserve": 1}))
    .then(refused("BS-C5", closed_place="life")),
    "BS-C5-refused-core-trash": holding("RYU", core_trash=5)
    .when(summon("RYU", pay={"core_trash": 3}, place={"reserve": 1}))
    .then(refused("BS-C5", closed_place="core_trash")),
    "BS-C5-refused-void": holding("RYU")
    .when(summon("RYU", pay={"reserve": 3}, place={"void": 1}))
    .then(refused("BS-C5", "BS-C5c", closed_place="void")),
    "BS-C5-refused-opponents-card": given(A=side(reserve=9, hand=["RYU"]), B=side(field={"ryu": 5}))
    .when(summon("RYU", pay={"B.ryu#1": 3}, place={"reserve": 1}))
    .then(refused("BS-C5", "BS-C5c", closed_place="B.ryu#1")),
    "BS-C5a-passes-ordinary-nexus": holding("RYU", {"hal": 2})
    .when(summon("RYU", pay={"hal": 2}, place={"reserve": 1}))
    .then(legal()),
    "BS-C5a-refused-paying-from-a-grandwalker": holding("RYU", {"gra": 3})
    .when(summon("RYU", pay={"gra": 3}, place={"reserve": 1}))
    .then(refused("BS-C5a", sealed_place="A.gra#1")),
    "BS-C5a-refused-placing-from-a-grandstone": holding("NUL", {"sto": 3})
    .when(summon("NUL", place={"sto": 1}))
    .then(refused("BS-C5a", sealed_place="A.sto#1")),
    "BS-C5b-passes-unprotected": holding("RYU", {"two": 4})
    .when(summon("RYU", pay={"two": 2}, place={"reserve": 1}))
    .then(legal()),
    "BS-C5b-refused-protected": holding("RYU", {"two": on(4, protected=True)})
    .when(summon("RYU", pay={"two": 2}, place={"reserve": 1}))
    .then(refused("BS-C5b", protected_place="A.two#1")),
    "BS-C5b-refused-one-of-two-places": holding("RYU", {"gor": 3, "two": on(4, protected=True)})
    .when(summon("RYU", pay={"gor": 1, "two": 1}, place={"reserve": 1}))
    .then(refused("BS-C5b", protected_place="A.two#1")),
    **{
        f"BS-C5a-refused-{name}-from-a-grandwalker": holding(card, {**field, "gra": 9})
        .when(take({"gra": n}))
        .then(refused("BS-C5a", sealed_place="A.gra#1"))
        for name, (card, field, take, n) in DRAWN.items()
    },
    **{
        f"BS-C5b-refused-{name}-from-a-protected-card": holding(
            card, {**field, "shi": on(9, protected=True)}
        )
        .when(take({"shi": n}))
        .then(refused("BS-C5b", protected_place="A.shi#1"))
        for name, (card, field, take, n) in DRAWN.items()
    },
    "BS-C5c-passes-all-there-is": given(A=side(reserve=4, hand=["RYU"])).when(RYU).then(legal()),
    "BS-C5c-refused-one-core-short": given(A=side(reserve=3, hand=["RYU"]))
    .when(RYU)
    .then(refused("BS-C5c", short_place="reserve", asked=4, there=3)),
    "BS-C5c-refused-more-than-the-card-holds": holding("GOR", {"two": 4})
    .when(summon("GOR", pay={"two": 4}, place={"two": 1}))
    .then(refused("BS-C5c", short_place="A.two#1", asked=5, there=4)),
    "BS-C5c-refused-less-than-nothing": holding("RYU", {"hal": 1})
    .when(summon("RYU", pay={"reserve": 3, "hal": -1}, place={"reserve": 1}))
    .then(refused("BS-C5c", asked=-1)),
    "BS-C5d-passes-soul-core-pays": holding("RYU", soul="reserve")
    .when(paying("RYU", 3, soul="pay"))
    .then(legal(A={"soul": "core_trash", "core_trash": 3})),
    "BS-C5d-passes-soul-core-goes-on-the-card": holding("RYU", {"gor": 1}, soul="gor")
    .when(summon("RYU", pay={"reserve": 2}, place={"gor": 1}, soul="place"))
    .then(legal(A={"soul": "ryu", "field": {"gor": None, "ryu": 1}})),
    "BS-C5d-passes-unsaid-with-the-last-core-onto-the-card": given(
        A=side(reserve=4, soul="reserve", hand=["RYU"])
    )
    .when(RYU)
    .then(legal(A={"soul": "ryu"})),
    "BS-C5d-passes-unsaid-normal-cores-first": holding("RYU", soul="reserve")
    .when(paying("RYU", 3))
    .then(legal(A={"soul": "reserve", "reserve": 6})),
    "BS-C5d-passes-unsaid-one-normal-core-is-left": given(
        A=side(reserve=6, soul="reserve", hand=["RYU"])
    )
    .when(RYU)
    .then(legal(A={"soul": "reserve", "reserve": 2})),
    "BS-C5d-passes-unsaid-it-alone-is-left": given(A=side(reserve=5, soul="reserve", hand=["RYU"]))
    .when(RYU)
    .then(legal(A={"soul": "reserve", "reserve": 1})),
    "BS-C5d-passes-unsaid-with-the-payment-if-that-takes-all": holding(
        "RYU", {"gor": 2}, soul="gor"
    )
    .when(summon("RYU", pay={"gor": 2}, place={"reserve": 1}))
    .then(legal(A={"soul": "core_trash", "field": {"gor": None}})),
    "BS-C5d-passes-said-against-the-default": holding("RYU", {"gor": 3}, soul="gor")
    .when(summon("RYU", pay={"gor": 2}, place={"gor": 1}, soul="pay"))
    .then(legal(A={"soul": "core_trash", "field": {"ryu": 1}})),
    "BS-C5d-refused-it-lies-elsewhere": holding("RYU", {"gor": 1}, soul="gor")
    .when(paying("RYU", 2, soul="pay"))
    .then(refused("BS-C5d", soul_place="A.gor#1")),
    "BS-C5d-refused-placed-while-it-only-could-pay": holding("RYU", {"gor": 3}, soul="gor")
    .when(summon("RYU", pay={"gor": 2}, place={"reserve": 1}, soul="place"))
    .then(refused("BS-C5d")),
    "BS-C5d-refused-no-soul-core-in-the-match": holding("RYU")
    .when(paying("RYU", 3, soul="pay"))
    .then(refused("BS-C5d", soul_place="-")),
    # where they go
    "BS-C6-passes-to-the-core-trash": holding("RYU", soul="reserve")
    .when(paying("RYU", 3, soul="pay"))
    .then(legal(A={"reserve": 6, "core_trash": 3, "soul": "core_trash"})),
    "BS-C6-refused-counted-elsewhere": holding("RYU")
    .after(paying("RYU", 3))
    .when(count(reserve=9, core_trash=0))
    .then(refused("BS-R2", differing="reserve 9 (record 6), core_trash 0 (record 3)")),
    "BS-C7-passes-placed-cores-lie-on-the-card": holding("RYU", {"ryu": 1})
    .when(summon("RYU", pay={"reserve": 2}, place={"reserve": 3}))
    .then(legal(A={"core_trash": 2, "field": {"ryu#2": 3}})),
    "BS-C7-refused-placed-core-counted-as-payment": holding("RYU", {"ryu": 1})
    .when(summon("RYU", pay={"reserve": 1}, place={"reserve": 1}))
    .then(refused("BS-C4", payable=2, paid=1)),
    "BS-C8-passes-emptied-card-leaves-after-all": holding("FLA", {"ryu": 1})
    .when(use("FLA", pay={"ryu": 1, "reserve": 1}))
    .then(legal(A={"trash": ["FLA", "RYU"], "core_trash": 2})),
    "BS-C8-passes-last-core-to-the-reserve": holding("RYU", {"two": 2})
    .when(summon("RYU", pay={"two": 1, "reserve": 1}, place={"reserve": 1}))
    .then(legal(then=[CardDepleted], A={"reserve": 9, "field": {"two": None}})),
    "BS-C8-passes-what-is-left-on-it-is-placed": holding("RYU", {"two": 2})
    .when(summon("RYU", pay={"two": 1, "reserve": 1}, place={"two": 1}))
    .then(legal(A={"field": {"two": None, "ryu": 1}})),
    "BS-C8-passes-emptied-nexus-stays": holding("RYU", {"hal": 1})
    .when(summon("RYU", pay={"hal": 1, "reserve": 1}, place={"reserve": 1}))
    .then(legal(then=(), A={"field": {"hal": on(0, level=1)}})),
    "BS-C8-refused-emptied-card-never-left": holding("RYU", {"ryu": 1})
    .when(
        stored(
            summon("RYU", pay={"ryu": 1, "reserve": 1}, place={"reserve": 1}), lacks=CardDepleted
        )
    )
    .then(found("REC-3", because="BS-M6c")),
    "BS-C8-refused-used-once-more-afterwards": holding("RYU", {"ryu": 1, "gor": 1})
    .after(summon("RYU", pay={"ryu": 1, "reserve": 1}, place={"reserve": 1}))
    .when(move("ryu>gor"))
    .then(refused("BS-M6", "BS-C5c", closed_place="A.ryu#1")),
    # what is set
    "BS-M7a-passes-for-nothing": holding("FLA")
    .when(set_burst("FLA"))
    .then(legal(A={"reserve": 10, "burst": "FLA"})),
    "BS-M7a-passes-what-a-text-asks": holding("FLA")
    .when(set_burst("FLA", pay={"reserve": 2}, adjust=(Adjustment(source="X", surcharge=2),)))
    .then(legal(A={"reserve": 8, "core_trash": 2})),
    "BS-M7a-refused-paying-unasked": holding("FLA")
    .when(set_burst("FLA", pay={"reserve": 1}))
    .then(refused("BS-M7a", payable=0, paid=1)),
    "BS-M7a-refused-a-text-asks-more": holding("FLA", reserve=1)
    .when(set_burst("FLA", pay={"reserve": 2}, adjust=(Adjustment(source="X", surcharge=2),)))
    .then(refused("BS-C5c", asked=2, there=1)),
    "BS-M8a-passes-mirage-cost-with-its-own-icons": holding("MIR", {"ryu": 1})
    .when(set_mirage("MIR", pay={"reserve": 2}))
    .then(legal(A={"reserve": 8, "core_trash": 2, "mirage": "MIR"})),
    "BS-M8a-refused-less": holding("MIR", {"ryu": 1})
    .when(set_mirage("MIR", pay={"reserve": 1}))
    .then(refused("BS-M8a", total_cost=3, reduced=1, payable=2, paid=1)),
    "BS-M8a-refused-the-cost-of-the-card-instead": holding("MIR", {"ryu": 1})
    .when(set_mirage("MIR", pay={"reserve": 4}))
    .then(refused("BS-C4a", payable=2, paid=4)),
    "BS-M8a-refused-cores-of-the-life": holding("MII", reserve=0)
    .when(set_mirage("MII", pay={"life": 1}))
    .then(refused("BS-C5", closed_place="life")),
}


Counts = dict[str, int]
TABLE: list[tuple[int, Counts, Counts, int]] = [
    # icons, symbols on the field, cost, payable (digest 5.0.2)
    (6, {"red": 3}, {"ryu": 2}, 4),
    (6, {"red": 3}, {"ryu": 5}, 3),
    (9, {"red": 3, "white": 3}, {"ryu": 4, "shi": 1}, 5),
    (6, {"white": 4}, {"ryu": 6}, 6),
    (4, {"red": 2, "white": 1}, {"ryu": 3, "gra": 1}, 2),
    (4, {"any": 2}, {"shi": 1, "ryu": 1}, 2),
    (4, {"red": 1, "any": 2}, {"ryu": 2}, 2),
    (0, {}, {"ryu": 3}, 0),
]


@pytest.mark.parametrize(("printed", "icons", "lying", "payable"), TABLE)
def test_reduction(
    printed: int, icons: dict[str, int], lying: dict[str, int], payable: int
) -> None:
    """The worked table of reductions."""
    field = {f"{name}#{k}": 1 for name, n in lying.items() for k in range(n)}
    text = Adjustment(source="X", set=printed, icons={**icons})
    place = summon("NUL", pay={"reserve": payable}, place={"reserve": 1}, adjust=(text,))
    holding("NUL", field).when(place).then(legal(A={"core_trash": payable})).run()


def test_a_cost_names_only_what_reduced_it() -> None:
    """As it is stored: printed, by which colour lowered, what texts added, payable."""
    text = Adjustment(source="X", set=12, surcharge=2)
    lying = holding("MIX", {"ryu": 1, "ryu#2": 1}).reached()
    seen = decided(lying, paying("MIX", 12, adjust=(text,))).event
    assert isinstance(seen, Summoned)
    assert seen.cost == Cost(printed=9, reduction={"red": 2}, surcharge=2, payable=12)


def test_deploying_is_paid_like_summoning() -> None:
    """A nexus is reduced by symbols and paid from the field too."""
    seen = holding("HAL", {"two": 3}, reserve=1).when(deploy("HAL", pay={"reserve": 1, "two": 1}))
    seen.then(legal(then=(), A={"core_trash": 2, "field": {"two": 2, "hal": 0}})).run()

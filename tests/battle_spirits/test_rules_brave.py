"""Braves ブレイヴ: combining, separating, exchanging; what becomes of them when a host leaves."""

from typing import Any

from language import Story, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.battle_spirits import (
    BraveKept,
    BraveLeft,
    BraveReleased,
    CardDepleted,
)
from senpu.events.battle_spirits.changes import BraveParted, CardMoved, CardTurned, LevelCostSet
from table import (
    combine,
    count,
    exchange,
    move,
    on,
    separate,
    shift,
    side,
    summon,
    text,
    use,
    use_effect,
)


def knight(cores: int = 1, **marks: Any) -> dict[str, Any]:
    """RYU combined with KEN."""
    return {"ryu": on(cores, braves="ken", **marks), "ken": on(hosts="ryu", **marks)}


def majin(left: str = "ryu", right: str = "shi") -> dict[str, Any]:
    """MAJ, a brave with two hosts, on both of them."""
    hosts = {name: on(1, braves="maj") for name in (left, right)}
    return hosts | {"maj": on(hosts=f"{left} {right}", slots=("left", "right"))}


def half(slot: str = "left", name: str = "ryu") -> dict[str, Any]:
    """MAJ on one host only."""
    return {name: on(1, braves="maj"), "maj": on(hosts=name, slots=(slot,))}


KEN = summon("KEN", onto="ryu", pay={"reserve": 2})
TWO_KNIGHTS = knight() | {"gor": on(3, braves="yar"), "yar": on(hosts="gor")}
LEAVES = CardMoved(player="A", card="A.ryu#1", source="field", target="trash", cause="destroyed")
RETURNS = CardMoved(player="A", card="A.ryu#1", source="field", target="hand")


CASES: dict[str, Story] = {
    # the host
    "BS-B1-passes-own-card": given(A=side(reserve=2, hand=["KEN"], field={"ryu": 1}))
    .when(KEN)
    .then(legal()),
    "BS-B1-refused-opponents-card": given(A=side(reserve=3, hand=["KEN"]), B=side(field={"ryu": 1}))
    .when(summon("KEN", onto="B.ryu#1", pay={"reserve": 3}))
    .then(refused("BS-B1", host_name="B.ryu#1")),
    "BS-B1-refused-combining-with-what-is-not-there": given(A=side(field={"ken": 1}))
    .when(combine("ken", "gor"))
    .then(refused("BS-B1", host_name="A.gor#1")),
    "BS-B2-passes-cost-fits": given(A=side(field={"ken": 1, "ryu": 1}))
    .when(combine("ken", "ryu"))
    .then(legal()),
    "BS-B2-passes-ultimate-where-it-is-named": given(
        A=side(reserve=4, hand=["UBR"], field={"ult": 1})
    )
    .when(summon("UBR", onto="ult", pay={"reserve": 4}))
    .then(legal(A={"field": {"ult": on(1, braves="ubr")}})),
    "BS-B2-refused-cost-too-low": given(A=side(field={"ken": 1, "nul": 1}))
    .when(combine("ken", "nul"))
    .then(refused("BS-B2", host_cost=0, condition="cost 3+")),
    "BS-B2-refused-direct-brave": given(A=side(reserve=3, hand=["KEN"], field={"nul": 1}))
    .when(summon("KEN", onto="nul", pay={"reserve": 2}))
    .then(refused("BS-B2", host_name="A.nul#1")),
    "BS-B2-refused-ultimate-where-no-type-is-named": given(A=side(field={"ken": 1, "ult": 1}))
    .when(combine("ken", "ult"))
    .then(refused("BS-B2", host_kind="ultimate")),
    "BS-B2-refused-spirit-where-an-ultimate-is-named": given(A=side(field={"ubr": 1, "ryu": 1}))
    .when(combine("ubr", "ryu"))
    .then(refused("BS-B2", condition="ultimate")),
    "BS-B2-refused-nexus": given(A=side(field={"ken": 1, "hal": 0}))
    .when(combine("ken", "hal"))
    .then(refused("BS-B2", host_kind="nexus")),
    "BS-B2-refused-exchange": given(A=side(field=knight() | {"nul": 1}))
    .when(exchange("ken", "nul"))
    .then(refused("BS-B2")),
    "BS-B3-passes-free-host": given(A=side(field={"ken": 1, "ryu": 1}))
    .when(combine("ken", "ryu"))
    .then(legal()),
    "BS-B3-refused-second-brave": given(A=side(field=knight() | {"yar": 1}))
    .when(combine("yar", "ryu"))
    .then(refused("BS-B3", host_name="A.ryu#1", host_braves="A.ken#1")),
    "BS-B3-refused-direct-brave-on-a-combined-spirit": given(
        A=side(reserve=3, hand=["YAR"], field=knight())
    )
    .when(summon("YAR", onto="ryu", pay={"reserve": 4}))
    .then(refused("BS-B3", "BS-C5c")),
    "BS-B3-refused-exchange-with-a-brave-that-does-not-fit": given(
        A=side(field=knight() | {"shi": on(1, braves="sei"), "sei": on(hosts="shi")})
    )
    .when(exchange("ken", "shi"))
    .then(refused("BS-B3", host_braves="A.sei#1")),
    "BS-B3a-passes-free-host": given(A=side(field=knight() | {"gor": 1}))
    .when(exchange("ken", "gor"))
    .then(legal()),
    "BS-B3a-refused-combined-host": given(A=side(field=TWO_KNIGHTS))
    .when(exchange("ken", "gor"))
    .then(refused("BS-B3a", host_braves="A.yar#1")),
    "BS-B3-refused-beside-a-brave-with-two-hosts": given(A=side(field=majin() | {"ken": 1}))
    .when(combine("ken", "ryu"))
    .then(refused("BS-B3")),
    "BS-B3a-switched-off": given(A=side(field=TWO_KNIGHTS), options={"host_must_be_free": False})
    .when(exchange("ken", "gor"))
    .then(
        legal(
            A={
                "field": {
                    "ryu": on(1, braves="yar"),
                    "gor": on(3, braves="ken"),
                    "ken": on(hosts="gor"),
                    "yar": on(hosts="ryu"),
                }
            }
        )
    ),
    "BS-B4-passes-spirit": given(A=side(field={"ken": 1, "gor": 1}))
    .when(combine("ken", "gor"))
    .then(legal()),
    "BS-B4-refused-brave-in-spirit-state": given(A=side(field={"ken": 1, "yar": 1}))
    .when(combine("ken", "yar"))
    .then(refused("BS-B4", host_name="A.yar#1")),
    "BS-B4-refused-direct-brave": given(A=side(reserve=3, hand=["KEN"], field={"yar": 1}))
    .when(summon("KEN", onto="yar", pay={"reserve": 3}))
    .then(refused("BS-B4")),
    "BS-B4-refused-exchange": given(
        A=side(field={"ryu": on(1, braves="ken"), "ken": on(hosts="ryu"), "yar": 1})
    )
    .when(exchange("ken", "yar"))
    .then(refused("BS-B4")),
    "BS-B4-refused-itself": given(A=side(field={"ken": 1}))
    .when(combine("ken", "ken"))
    .then(refused("BS-B4")),
    "BS-B5-passes-host-keeps-its-cores": given(A=side(reserve=1, hand=["KEN"], field={"ryu": 2}))
    .when(summon("KEN", onto="ryu", pay={"reserve": 1, "ryu": 1}))
    .then(legal()),
    "BS-B5-refused-host-emptied": given(A=side(reserve=1, hand=["KEN"], field={"ryu": 1}))
    .when(summon("KEN", onto="ryu", pay={"reserve": 1, "ryu": 1}))
    .then(refused("BS-B5", host_name="A.ryu#1", host_left=0, host_minimum=1)),
    "BS-B5-switched-off": given(
        A=side(reserve=1, hand=["KEN"], field={"ryu": 1}), options={"emptied_host_refused": False}
    )
    .when(summon("KEN", onto="ryu", pay={"reserve": 1, "ryu": 1}))
    .then(legal(then=[CardDepleted, BraveLeft], A={"trash": ["RYU", "KEN"], "field": {}})),
    # combining, separating, exchanging
    "BS-M2a-passes-spirit-state": given(A=side(field={"ken": 1, "ryu": 1}))
    .when(combine("ken", "ryu"))
    .then(legal(then=(), A={"field": {"ryu": on(2, braves="ken"), "ken": on(0, hosts="ryu")}})),
    "BS-M2a-passes-any-number-of-times": given(A=side(reserve=1, field=knight()))
    .after(separate("ken", place={"reserve": 1}))
    .when(combine("ken", "ryu"))
    .then(legal(A={"field": {"ryu": on(2, braves="ken")}})),
    "BS-M2a-refused-already-combined": given(A=side(field=knight() | {"gor": 1}))
    .when(combine("ken", "gor"))
    .then(refused("BS-M2a", brave_name="A.ken#1")),
    "BS-M2a-refused-spirit": given(A=side(field={"gor": 1, "ryu": 1}))
    .when(combine("gor", "ryu"))
    .then(refused("BS-M2a")),
    "BS-M2a-refused-opponents-brave": given(A=side(field={"ryu": 1}), B=side(field={"ken": 1}))
    .when(combine("B.ken#1", "ryu"))
    .then(refused("BS-M2a")),
    "BS-M2b-passes-combined": given(A=side(reserve=1, field=knight()))
    .when(separate("ken", place={"reserve": 1}))
    .then(legal(then=(), A={"field": {"ryu": on(1, braves=""), "ken": on(1, minimum=1)}})),
    "BS-M2b-passes-cores-from-the-host": given(A=side(field=knight(2)))
    .when(separate("ken", place={"ryu": 1}))
    .then(legal(then=(), A={"field": {"ryu": 1, "ken": 1}})),
    "BS-M2b-passes-host-emptied-by-it": given(A=side(field=knight()))
    .when(separate("ken", place={"ryu": 1}))
    .then(legal(then=[CardDepleted], A={"trash": ["RYU"], "field": {"ryu": None, "ken": 1}})),
    "BS-M2b-passes-with-the-soul-core": given(A=side(soul="ryu", field=knight(2)))
    .when(separate("ken", place={"ryu": 1}, soul="place"))
    .then(legal(A={"soul": "ken"})),
    "BS-M2b-refused-spirit-state": given(A=side(reserve=1, field={"ken": 1, "ryu": 1}))
    .when(separate("ken", place={"reserve": 1}))
    .then(refused("BS-M2b", brave_name="A.ken#1")),
    "BS-M2b-refused-cores-from-the-life": given(A=side(field=knight()))
    .when(separate("ken", place={"life": 1}))
    .then(refused("BS-C5", closed_place="life")),
    "BS-M2b-refused-soul-core-from-elsewhere": given(A=side(reserve=1, soul="ryu", field=knight(2)))
    .when(separate("ken", place={"reserve": 1}, soul="place"))
    .then(refused("BS-C5d")),
    "BS-M2c-passes-to-another-host": given(A=side(field=knight() | {"gor": 3}))
    .when(exchange("ken", "gor"))
    .then(
        legal(
            then=(),
            A={"field": {"ryu": on(1, braves=""), "gor": on(3, braves="ken"), "ken": 0}},
        )
    ),
    "BS-M2c-refused-not-combined": given(A=side(field={"ken": 1, "gor": 1}))
    .when(exchange("ken", "gor"))
    .then(refused("BS-M2c", brave_name="A.ken#1", host_name="A.gor#1")),
    "BS-M2c-refused-to-its-own-host": given(A=side(field=knight()))
    .when(exchange("ken", "ryu"))
    .then(refused("BS-M2c")),
    "BS-B6-passes-its-level-one": given(A=side(reserve=1, field=knight()))
    .when(separate("ken", place={"reserve": 1}))
    .then(legal()),
    "BS-B6-passes-none-for-a-brave-that-needs-none": given(A=side(field=half()))
    .when(separate("maj"))
    .then(legal(then=(), A={"field": {"maj": on(0, hosts="", minimum=0)}})),
    "BS-B6-refused-no-core": given(A=side(reserve=1, field=knight()))
    .when(separate("ken"))
    .then(refused("BS-B6", brave_name="A.ken#1", minimum=1, placed=0)),
    "BS-B6-switched-off": given(A=side(field=knight()), options={"separation_needs_cores": False})
    .when(separate("ken"))
    .then(legal(then=[CardDepleted], A={"trash": ["KEN"], "field": {"ryu": on(1, braves="")}})),
    # state and cores
    "BS-B7-passes-exhausted-host": given(A=side(field={"ken": 1, "ryu": on(1, state="exhausted")}))
    .when(combine("ken", "ryu"))
    .then(legal(A={"field": {"ryu": on(2, state="exhausted"), "ken": on(state="exhausted")}})),
    "BS-B7-passes-heavily-exhausted-brave": given(
        A=side(field={"ken": on(1, state="heavy"), "ryu": on(1, state="exhausted")})
    )
    .when(combine("ken", "ryu"))
    .then(legal(A={"field": {"ryu": on(2, state="heavy")}})),
    "BS-B7-passes-both-stay-exhausted-when-separated": given(
        A=side(reserve=1, field=knight(state="exhausted"))
    )
    .when(separate("ken", place={"reserve": 1}))
    .then(legal(A={"field": {"ryu": on(1, state="exhausted"), "ken": on(1, state="exhausted")}})),
    "BS-B7-passes-exhausted-after-an-exchange": given(
        A=side(field=knight(state="exhausted") | {"gor": 3})
    )
    .when(exchange("ken", "gor"))
    .then(legal(A={"field": {"gor": on(3, state="exhausted")}})),
    "BS-B7-passes-turned-together": given(A=side(field=knight()))
    .when(text(CardTurned(card="A.ryu#1", state="exhausted")))
    .then(legal(A={"field": {"ken": on(0, state="exhausted")}})),
    "BS-B7-passes-turned-together-by-the-brave": given(A=side(field=knight(state="exhausted")))
    .when(text(CardTurned(card="A.ken#1", state="ready")))
    .then(legal(A={"field": {"ryu": on(1, state="ready"), "ken": on(0, state="ready")}})),
    "BS-B7-refused-exhausted-a-second-time": given(
        A=side(field={"ken": 1, "ryu": on(1, state="exhausted")})
    )
    .after(combine("ken", "ryu"))
    .when(text(CardTurned(card="A.ken#1", state="exhausted")))
    .then(refused("BS-X6", card="A.ken#1", state="exhausted")),
    "BS-B8-passes-onto-the-host": given(A=side(soul="ken", field={"ken": 2, "ryu": 1}))
    .when(combine("ken", "ryu"))
    .then(legal(A={"soul": "ryu", "field": {"ryu": on(3, level=2), "ken": 0}})),
    "BS-B8-refused-into-the-reserve": given(A=side(field={"ken": 2, "ryu": 1}))
    .after(combine("ken", "ryu"))
    .when(count(reserve=2))
    .then(refused("BS-R2", differing="reserve 2 (record 0)")),
    "BS-B8b-passes-to-the-reserve": given(A=side(soul="gbr", field={"gbr": 2, "gra": 3}))
    .when(combine("gbr", "gra"))
    .then(legal(A={"reserve": 2, "soul": "reserve", "field": {"gra": on(3, braves="gbr")}})),
    "BS-B8b-refused-onto-the-grandwalker": given(A=side(field={"gbr": 2, "gra": 3}))
    .after(combine("gbr", "gra"))
    .when(count(reserve=0))
    .then(refused("BS-R2", differing="reserve 0 (record 2)")),
    "BS-B8a-passes-onto-the-host": given(A=side(reserve=1, field=knight()))
    .when(move("reserve>ryu"))
    .then(legal(A={"field": {"ryu": 2}})),
    "BS-B8a-refused-onto-the-combined-brave": given(A=side(reserve=1, field=knight()))
    .when(move("reserve>ken"))
    .then(refused("BS-B8a", laden_brave="A.ken#1")),
    "BS-B8a-refused-separating-from-one-host-of-two": given(A=side(reserve=1, field=majin()))
    .when(separate("maj", host="ryu", place={"reserve": 1}))
    .then(refused("BS-B8a", laden_brave="A.maj#1")),
    # the host leaves
    "BS-B9-passes-goes-with-a-depleted-host": given(A=side(field=knight()))
    .when(move("ryu>reserve"))
    .then(legal(then=[CardDepleted, BraveLeft], A={"trash": ["RYU", "KEN"], "field": {}})),
    "BS-B9-passes-kept-on-the-cores-just-freed": given(A=side(field=knight()))
    .when(move("ryu>reserve", keep={"ken": {"reserve": 1}}))
    .then(
        legal(
            then=[CardDepleted, BraveKept],
            A={"reserve": 0, "trash": ["RYU"], "field": {"ken": on(1, hosts="", minimum=1)}},
        )
    ),
    "BS-B9-passes-kept-on-cores-of-another-card": given(A=side(field=knight() | {"gor": 3}))
    .when(text(LEAVES, keep={"ken": {"gor": 1}}))
    .then(legal(then=[BraveKept], A={"reserve": 1, "field": {"ken": 1, "gor": 2}})),
    "BS-B9-passes-host-returned-to-hand": given(A=side(field=knight()))
    .when(text(RETURNS, keep={"ken": {"reserve": 1}}))
    .then(legal(A={"known": ["RYU"], "field": {"ken": 1}})),
    "BS-B9-passes-goes-to-hand-with-a-returned-host": given(A=side(field=knight()))
    .when(text(RETURNS))
    .then(legal(then=[BraveLeft], A={"known": ["RYU", "KEN"], "trash": [], "field": {}})),
    "BS-B9-passes-host-emptied-by-paying": given(A=side(reserve=2, hand=["DAR"], field=knight()))
    .when(use("DAR", pay={"reserve": 1, "ryu": 1}, keep={"ken": {"reserve": 1}}))
    .then(legal(A={"reserve": 0, "trash": ["DAR", "RYU"], "field": {"ken": 1}})),
    "BS-B9-passes-kept-with-the-soul-core-if-it-is-the-last": given(
        A=side(soul="ryu", field=knight(2))
    )
    .when(text(shift("ryu>core_trash"), LEAVES, keep={"ken": {"reserve": 1}}))
    .then(legal(A={"soul": "ken", "reserve": 0})),
    "BS-B9-passes-opponents-brave-in-my-action": given(B=side(field=knight()))
    .when(text(shift("ryu>reserve", player="B")))
    .then(legal(then=[CardDepleted, BraveLeft], B={"trash": ["RYU", "KEN"]})),
    "BS-B9-refused-brave-stayed-unsaid": given(A=side(field=knight()))
    .when(stored(move("ryu>reserve"), lacks=BraveLeft))
    .then(found("REC-3", because="BS-B9")),
    "BS-B9-refused-keeping-forgotten": given(A=side(field=knight()))
    .when(stored(move("ryu>reserve", keep={"ken": {"reserve": 1}}), lacks=BraveKept))
    .then(found("REC-3", because="BS-B9")),
    "BS-B9a-passes-level-one-covered": given(A=side(reserve=1, field=knight()))
    .when(text(LEAVES, keep={"ken": {"reserve": 2}}))
    .then(legal(A={"reserve": 0, "field": {"ken": 2}})),
    "BS-B9a-refused-too-few-cores": given(A=side(field=knight()))
    .when(text(shift("ryu>core_trash"), LEAVES, keep={"ken": {"reserve": 1}}))
    .then(refused("BS-B9a", unkept="A.ken#1")),
    "BS-B9a-refused-no-core-named": given(A=side(field=knight()))
    .when(text(LEAVES, keep={"ken": {}}))
    .then(refused("BS-B9a")),
    "BS-B9a-refused-cores-of-the-life": given(A=side(field=knight()))
    .when(text(LEAVES, keep={"ken": {"life": 1}}))
    .then(refused("BS-B9a")),
    "BS-B9a-refused-protected-cores": given(A=side(field=knight() | {"two": on(4, protected=True)}))
    .when(text(LEAVES, keep={"ken": {"two": 1}}))
    .then(refused("BS-B9a")),
    "BS-B9a-refused-cores-of-a-grandwalker": given(A=side(field=knight() | {"gra": 4}))
    .when(text(LEAVES, keep={"ken": {"gra": 1}}))
    .then(refused("BS-B9a")),
    "BS-B9a-refused-host-does-not-leave": given(A=side(reserve=1, field=knight(2)))
    .when(move("ryu>reserve", keep={"ken": {"reserve": 1}}))
    .then(refused("BS-B9a", unkept="A.ken#1")),
    # two hosts
    "BS-B10-passes-second-host-finds-its-side": given(A=side(field=half() | {"shi": 1}))
    .when(combine("maj", "shi"))
    .then(legal(A={"field": {"maj": on(hosts="ryu shi", slots=("left", "right"))}})),
    "BS-B10-passes-either-side-first": given(A=side(field=half("right", "shi") | {"ryu": 1}))
    .when(combine("maj", "ryu"))
    .then(legal(A={"field": {"maj": on(hosts="shi ryu", slots=("right", "left"))}})),
    "BS-B10-passes-direct-onto-the-right": given(A=side(reserve=5, hand=["MAJ"], field={"shi": 1}))
    .when(summon("MAJ", onto="shi", pay={"reserve": 5}))
    .then(legal(A={"field": {"maj": on(hosts="shi", slots=("right",))}})),
    "BS-B10-passes-lends-its-symbol-to-both": given(A=side(reserve=9, hand=["TWO"], field=majin()))
    .when(summon("TWO", pay={"reserve": 3}, place={"reserve": 2}))
    .then(legal()),
    "BS-B10-passes-is-never-exhausted": given(
        A=side(field={"maj": 0, "ryu": on(1, state="exhausted")})
    )
    .when(combine("maj", "ryu"))
    .then(legal(A={"field": {"maj": on(state="ready"), "ryu": on(1, state="exhausted")}})),
    "BS-B10-passes-is-not-turned-with-a-host": given(A=side(field=majin()))
    .when(text(CardTurned(card="A.ryu#1", state="exhausted")))
    .then(
        legal(
            A={
                "field": {
                    "ryu": on(1, state="exhausted"),
                    "shi": on(1, state="ready"),
                    "maj": on(state="ready"),
                }
            }
        )
    ),
    "BS-B10-passes-goes-with-both-hosts-unless-kept": given(A=side(field=majin()))
    .when(move("ryu>reserve", "shi>reserve"))
    .then(legal(then=[CardDepleted, CardDepleted, BraveLeft], A={"field": {}})),
    "BS-B10-passes-one-host-left-it-keeps-the-other": given(A=side(field=majin()))
    .when(move("ryu>reserve"))
    .then(
        legal(
            then=[CardDepleted, BraveReleased],
            A={"field": {"maj": on(hosts="shi", slots=("right",)), "shi": on(1, braves="maj")}},
        )
    ),
    "BS-B10-passes-both-hosts-leave-at-once": given(A=side(field=majin()))
    .when(move("ryu>reserve", "shi>reserve", keep={"maj": {}}))
    .then(legal(then=[CardDepleted, CardDepleted, BraveKept], A={"field": {"maj": 0}})),
    "BS-B10-passes-exchanged-on-one-side": given(A=side(field=majin() | {"gor": 1}))
    .when(exchange("maj", "gor", host="ryu"))
    .then(legal(A={"field": {"maj": on(hosts="shi gor", slots=("right", "left"))}})),
    "BS-B10-passes-separated-from-one": given(A=side(field=majin()))
    .when(separate("maj", host="shi"))
    .then(legal(A={"field": {"maj": on(hosts="ryu", slots=("left",))}})),
    "BS-B10-refused-third-host": given(A=side(field=majin() | {"gor": 1}))
    .when(combine("maj", "gor"))
    .then(refused("BS-M2a")),
    "BS-B10-refused-same-side-twice": given(A=side(field=half() | {"gor": 1}))
    .when(combine("maj", "gor", slot="left"))
    .then(refused("BS-M2a")),
    "BS-B10-refused-host-that-fits-neither-side-free": given(A=side(field=half() | {"gor": 1}))
    .when(combine("maj", "gor"))
    .then(refused("BS-B2", condition="left red, right white")),
    "BS-B10-refused-still-on-a-host-that-left": given(A=side(field=majin()))
    .when(stored(move("ryu>reserve"), lacks=BraveReleased))
    .then(found("REC-3", because="BS-B11")),
    # the condition no longer fits
    "BS-B11-passes-a-text-parts-it-and-cores-hold-it": given(A=side(reserve=1, field=knight()))
    .when(text(BraveParted(brave="A.ken#1"), shift("reserve>ken")))
    .then(legal(then=(), A={"field": {"ryu": on(1, braves=""), "ken": 1}})),
    "BS-B11-passes-to-the-trash-without-cores": given(A=side(reserve=1, field=knight()))
    .when(text(BraveParted(brave="A.ken#1")))
    .then(legal(then=[CardDepleted], A={"trash": ["KEN"], "reserve": 1})),
    "BS-B11-passes-advent-changed-the-host": given(
        A=side(
            reserve=1,
            soul="reserve",
            hand=["RYU"],
            field={"shi": on(1, braves="sei"), "sei": on(hosts="shi")},
        )
    )
    .when(use_effect("RYU", "advent", onto="shi", pay={"reserve": 1}))
    .then(
        legal(
            then=[BraveReleased, CardDepleted],
            A={"trash": ["SEI"], "field": {"shi": on(1, braves="", under=("SHI",))}},
        )
    ),
    "BS-B11-passes-advent-that-still-fits": given(
        A=side(reserve=1, soul="reserve", hand=["GOR"], field=knight())
    )
    .when(use_effect("GOR", "advent", onto="ryu", pay={"reserve": 1}))
    .then(legal(then=(), A={"field": {"ryu": on(1, braves="ken")}})),
    "BS-B11-refused-cores-for-it-while-still-combined": given(A=side(reserve=1, field=knight()))
    .when(text(shift("reserve>ken"), BraveParted(brave="A.ken#1")))
    .then(refused("BS-X2a", target="A.ken#1")),
    # levels
    "BS-B12-passes-the-brave-needs-no-core": given(A=side(field=knight(3)))
    .when(move("ryu>reserve 2"))
    .then(legal(then=(), A={"field": {"ryu": on(1, level=1, braves="ken")}})),
    "BS-B12-refused-held-by-its-brave": given(A=side(field=knight()))
    .when(stored(move("ryu>reserve"), lacks=CardDepleted))
    .then(found("REC-3", because="BS-M6c")),
    "BS-B12-refused-brave-depleted-for-itself": given(A=side(field=knight(2)))
    .when(stored(move("ryu>reserve"), then=(CardDepleted(player="A", id="A.ken#1"),)))
    .then(found("REC-3", because="BS-M6c")),
    "BS-B13-passes-cores-stay": given(A=side(soul="ryu", field=knight(3) | {"gor": 1}))
    .when(exchange("ken", "gor"))
    .then(legal(A={"soul": "ryu", "field": {"ryu": 3, "gor": on(1, braves="ken")}})),
    "BS-B13-refused-cores-went-along": given(A=side(field=knight() | {"gor": 1}))
    .when(stored(exchange("ken", "gor"), then=(CardDepleted(player="A", id="A.ryu#1"),)))
    .then(found("REC-3", because="BS-M6c")),
}


def test_a_combined_brave_has_no_level_cost() -> None:
    """Neither one raised while it was alone nor one raised while it is combined depletes it."""
    raised = text(LevelCostSet(card="A.ken#1", minimum=2))
    alone = given(A=side(field={"ken": 2, "ryu": 1})).after(raised)
    alone.when(combine("ken", "ryu")).then(legal(A={"field": {"ken": on(0, minimum=0)}})).run()
    given(A=side(field=knight())).when(raised).then(legal(then=())).run()

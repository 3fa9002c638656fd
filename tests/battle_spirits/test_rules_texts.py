"""What card texts do: typed changes obey conservation and the rules of zones."""

from language import Story, given, legal, refused
from language import test_example as test_example
from senpu.events.battle_spirits import BurstActivated
from senpu.events.battle_spirits import changes as texts
from senpu.events.match import MatchEnded
from table import on, shift, side, text

KNIGHT = {"ryu": on(1, braves="ken"), "ken": on(hosts="ryu")}


def moved(card: str, source: str, target: str = "trash", seat: str = "A") -> texts.CardMoved:
    """A text moves a card."""
    return texts.CardMoved(player=seat, card=card, source=source, target=target)  # type: ignore[arg-type]


def fielded(card: str, source: str = "hand", **how: object) -> texts.CardFielded:
    """A text puts a card of A on the field."""
    return texts.CardFielded(player="A", card=card, source=source, **how)  # type: ignore[arg-type]


CASES: dict[str, Story] = {
    # cores
    "BS-X2-passes-as-many-as-there-are": given(A=side(reserve=2))
    .when(text(shift("reserve>core_trash", 2)))
    .then(legal(A={"reserve": 0, "core_trash": 2})),
    "BS-X2-passes-from-the-void-without-end": given(A=side())
    .when(text(shift("void>reserve", 9)))
    .then(legal(A={"reserve": 9})),
    "BS-X2-passes-what-an-earlier-change-brought": given(A=side())
    .when(text(shift("void>reserve"), shift("reserve>core_trash")))
    .then(legal(A={"core_trash": 1})),
    "BS-X2-passes-to-the-other-player": given(A=side(reserve=1))
    .when(text(shift("reserve>reserve", owner="B")))
    .then(legal(A={"reserve": 0}, B={"reserve": 5})),
    "BS-X2-refused-more": given(A=side(reserve=2))
    .when(text(shift("reserve>core_trash", 3)))
    .then(refused("BS-X2", place="reserve", asked=3, there=2)),
    "BS-X2-refused-none": given(A=side(reserve=2))
    .when(text(shift("reserve>core_trash", 0)))
    .then(refused("BS-X2", asked=0)),
    "BS-X2-refused-from-a-place-there-is-not": given(A=side(reserve=2))
    .when(text(shift("gor>reserve")))
    .then(refused("BS-X2", place="A.gor#1", there=0)),
    "BS-X2-refused-cores-for-a-fielded-card": given(A=side(reserve=1, hand=["TWO"]))
    .when(text(fielded("TWO", place={"reserve": 2})))
    .then(refused("BS-X2", asked=2, there=1)),
    "BS-X2a-passes-onto-a-card": given(A=side(reserve=1, field={"ryu": 1}))
    .when(text(shift("reserve>ryu")))
    .then(legal(A={"field": {"ryu": 2}})),
    "BS-X2a-refused-no-such-place": given(A=side(reserve=1))
    .when(text(shift("reserve>gor")))
    .then(refused("BS-X2a", target="A.gor#1")),
    "BS-X2a-refused-combined-brave": given(A=side(reserve=1, field=KNIGHT))
    .when(text(shift("reserve>ken")))
    .then(refused("BS-X2a", target="A.ken#1")),
    "BS-X2b-passes-from-where-it-lies": given(A=side(soul="ryu", field={"ryu": 2}))
    .when(text(shift("ryu>reserve", soul=True)))
    .then(legal(A={"soul": "reserve"})),
    "BS-X2b-passes-unsaid-normal-cores-first": given(A=side(soul="ryu", field={"ryu": 2}))
    .when(text(shift("ryu>reserve")))
    .then(legal(A={"soul": "ryu"})),
    "BS-X2b-passes-unsaid-with-the-last": given(A=side(soul="ryu", field={"ryu": 2}))
    .when(text(shift("ryu>core_trash", 2)))
    .then(legal(A={"soul": "core_trash", "trash": ["RYU"]})),
    "BS-X2b-refused-elsewhere": given(A=side(reserve=1, soul="ryu", field={"ryu": 2}))
    .when(text(shift("reserve>core_trash", soul=True)))
    .then(refused("BS-X2b", soul_place="A.ryu#1", place="reserve")),
    "BS-X3-passes-removed-from-the-match": given(A=side(reserve=1, soul="reserve"))
    .when(text(shift("reserve>removed", soul=True)))
    .then(legal(A={"reserve": 0, "soul": "removed"})),
    "BS-X3-passes-normal-cores-to-the-life": given(A=side(reserve=2, soul="reserve"))
    .when(text(shift("reserve>life")))
    .then(legal(A={"life": 6, "soul": "reserve"})),
    "BS-X3-refused-to-the-void": given(A=side(reserve=2, soul="reserve"))
    .when(text(shift("reserve>void", soul=True)))
    .then(refused("BS-X3", soul_place="reserve", target="void")),
    "BS-X3-refused-to-the-life": given(A=side(reserve=2, soul="reserve"))
    .when(text(shift("reserve>life", soul=True)))
    .then(refused("BS-X3", target="life")),
    "BS-X3-refused-if-only-it-is-left": given(A=side(reserve=1, soul="reserve"))
    .when(text(shift("reserve>void")))
    .then(refused("BS-X3", target="void")),
    "BS-X3-refused-onto-a-grandwalker": given(A=side(reserve=1, soul="reserve", field={"gra": 0}))
    .when(text(shift("reserve>gra", soul=True)))
    .then(refused("BS-X3", target="A.gra#1")),
    "BS-X3-refused-with-a-grandwalker-put-on-the-field": given(
        A=side(reserve=1, soul="reserve", hand=["GRA"])
    )
    .when(
        text(
            texts.CardFielded(
                player="A", card="GRA", source="hand", place={"reserve": 1}, soul=True
            )
        )
    )
    .then(refused("BS-X3")),
    "BS-X3-refused-to-the-other-player": given(A=side(reserve=1, soul="reserve"))
    .when(text(shift("reserve>reserve", owner="B")))
    .then(refused("BS-X3", target="reserve")),
    "BS-X8-passes-unprotected": given(A=side(field={"two": 4}))
    .when(text(shift("two>reserve", 2)))
    .then(legal()),
    "BS-X8-passes-protection-ended": given(A=side(field={"two": on(4, protected=True)}))
    .when(text(texts.CoresProtected(card="A.two#1", on=False), shift("two>reserve")))
    .then(legal(A={"field": {"two": on(3, protected=False)}})),
    "BS-X8-refused-protected": given(A=side(field={"two": 4}))
    .when(text(texts.CoresProtected(card="A.two#1"), shift("two>reserve")))
    .then(refused("BS-X8", place="A.two#1")),
    "BS-X8-refused-protected-since-long": given(A=side(field={"two": on(4, protected=True)}))
    .when(text(shift("two>reserve")))
    .then(refused("BS-X8", place="A.two#1")),
    "BS-X8-refused-placing-protected-cores": given(
        A=side(hand=["RYU"], field={"two": on(4, protected=True)})
    )
    .when(text(fielded("RYU", place={"A.two#1": 1})))
    .then(refused("BS-X8", place="A.two#1")),
    # cards
    "BS-X4-passes-known-zones": given(
        A=side(hand=["RYU"], trash=["GOR"], removed=["NUL"], tegamoto=["ACC"], burst="FLA")
    )
    .when(
        text(
            moved("RYU", "hand"),
            moved("GOR", "trash", "hand"),
            moved("NUL", "removed", "deck_top"),
            moved("ACC", "tegamoto", "removed"),
            moved("FLA", "burst"),
        )
    )
    .then(
        legal(
            A={
                "known": ["GOR"],
                "trash": ["RYU", "FLA"],
                "removed": ["ACC"],
                "tegamoto": [],
                "burst": "",
                "deck": 31,
            }
        )
    ),
    "BS-X4-passes-top-of-the-deck": given(A=side(deck=3))
    .when(text(moved("?", "deck_top", "hand"), moved("RYU", "deck_bottom")))
    .then(legal(A={"deck": 1, "hand": 1, "trash": ["RYU"]})),
    "BS-X4-passes-unknown-card-of-the-hand": given(A=side(hand=2))
    .when(text(moved("RYU", "hand")))
    .then(legal(A={"hand": 1, "trash": ["RYU"]})),
    "BS-X4-passes-opponents-card": given(B=side(field={"ryu": 1}))
    .when(text(moved("B.ryu#1", "field", "hand", "B")))
    .then(legal(B={"hand": 1, "reserve": 1})),
    "BS-X4-passes-token-vanishes": given(A=side(reserve=1))
    .after(text(fielded("NUL", "token", place={"reserve": 1})))
    .when(text(moved("A.nul#1", "field")))
    .then(legal(A={"reserve": 1, "trash": [], "field": {"nul": None}})),
    "BS-X4-passes-combined-brave-alone": given(A=side(field=KNIGHT))
    .when(text(moved("A.ken#1", "field")))
    .then(legal(then=(), A={"trash": ["KEN"], "field": {"ryu": on(1, braves="")}})),
    "BS-X4-refused-not-in-the-trash": given(A=side(trash=["GOR"]))
    .when(text(moved("RYU", "trash", "hand")))
    .then(refused("BS-X4", card="RYU", zone="trash")),
    "BS-X4-refused-not-in-a-known-hand": given(A=side(hand=["GOR"]))
    .when(text(moved("RYU", "hand")))
    .then(refused("BS-X4", zone="hand")),
    "BS-X4-refused-not-on-that-field": given(B=side(field={"ryu": 1}))
    .when(text(moved("B.ryu#1", "field")))
    .then(refused("BS-X4", zone="field")),
    "BS-X4-refused-second-time": given(A=side(field={"ryu": 1}))
    .when(text(moved("A.ryu#1", "field"), moved("A.ryu#1", "field")))
    .then(refused("BS-X4")),
    "BS-X4-refused-empty-deck": given(A=side(deck=0))
    .when(text(moved("?", "deck_top", "hand")))
    .then(refused("BS-X4", zone="deck_top")),
    "BS-X4-refused-another-burst": given(A=side(burst="FLA"))
    .when(text(moved("BUR", "burst")))
    .then(refused("BS-X4", zone="burst")),
    "BS-X4-refused-marking-what-is-not-there": given()
    .when(text(texts.LevelCostSet(card="A.ryu#1", minimum=2)))
    .then(refused("BS-X4", card="A.ryu#1", zone="field")),
    "BS-X4-refused-parting-what-is-not-there": given()
    .when(text(texts.BraveParted(brave="A.ken#1")))
    .then(refused("BS-X4", card="A.ken#1")),
    "BS-X5-passes-drawn-and-trashed": given(A=side(deck=4))
    .when(text(texts.DeckDrawn(player="A", n=2), texts.DeckTrashed(player="A", cards=("RYU", "?"))))
    .then(legal(A={"deck": 0, "hand": 2, "trash": ["RYU", "?"]})),
    "BS-X5-refused-more-than-there-are": given(A=side(deck=1))
    .when(text(texts.DeckDrawn(player="A", n=2)))
    .then(refused("BS-X5", asked=2, there=1)),
    "BS-X5-refused-none": given(A=side(deck=1))
    .when(text(texts.DeckTrashed(player="A", cards=())))
    .then(refused("BS-X5", asked=0)),
    "BS-X6-passes-exhausting": given(A=side(field={"ryu": 1}))
    .when(text(texts.CardTurned(card="A.ryu#1", state="exhausted")))
    .then(legal(A={"field": {"ryu": on(1, state="exhausted")}})),
    "BS-X6-passes-heavily": given(A=side(field={"ryu": on(1, state="exhausted")}))
    .when(text(texts.CardTurned(card="A.ryu#1", state="heavy")))
    .then(legal(A={"field": {"ryu": on(1, state="heavy")}})),
    "BS-X6-refused-already": given(A=side(field={"ryu": on(1, state="exhausted")}))
    .when(text(texts.CardTurned(card="A.ryu#1", state="exhausted")))
    .then(refused("BS-X6", card="A.ryu#1", state="exhausted")),
    "BS-X7-passes-enough": given(A=side(hand=["TWO"]))
    .when(text(fielded("TWO", place={"void": 2})))
    .then(legal(A={"hand": 0, "field": {"two": on(2, minimum=2)}})),
    "BS-X7-passes-token": given(A=side(reserve=1))
    .when(text(fielded("NUL", "token", place={"reserve": 1})))
    .then(legal(A={"field": {"nul": on(1, token=True)}})),
    "BS-X7-passes-with-the-soul-core": given(A=side(reserve=1, soul="reserve", trash=["RYU"]))
    .when(text(fielded("RYU", "trash", place={"reserve": 1})))
    .then(legal(A={"soul": "ryu", "trash": []})),
    "BS-X7a-passes-a-spirit": given(A=side(reserve=1, hand=["RYU"]))
    .when(text(fielded("RYU", place={"reserve": 1})))
    .then(legal(A={"field": {"ryu": 1}})),
    "BS-X7a-refused-a-magic": given(A=side(hand=["FLA"]))
    .when(text(fielded("FLA")))
    .then(refused("BS-X7a", card="FLA", kind="magic")),
    "BS-X7a-refused-a-magic-as-burst": given(A=side(burst="FLA"))
    .when(BurstActivated(player="A", target="field", effects=(fielded("FLA", "burst"),)))
    .then(refused("BS-X7a")),
    "BS-X7-refused-too-few": given(A=side(reserve=1, hand=["TWO"]))
    .when(text(fielded("TWO", place={"reserve": 1})))
    .then(refused("BS-X7", card="TWO", minimum=2, placed=1)),
}


def test_life_lost_to_a_text_may_end_the_match() -> None:
    """Also in the main step."""
    damage = text(shift("life>reserve", 2, player="B"))
    given(B=side(life=2)).when(damage).then(
        legal(then=[MatchEnded], B={"life": 0, "reserve": 2})
    ).run()


def test_raised_level_cost_counts_until_it_is_set_back() -> None:
    """A spirit that holds on by a lowered cost is depleted when that ends."""
    lowered = given(A=side(field={"two": 2})).after(
        text(texts.LevelCostSet(card="A.two#1", minimum=1), shift("two>reserve"))
    )
    lowered.when(text(texts.LevelCostSet(card="A.two#1", minimum=2))).then(
        legal(A={"trash": ["TWO"], "reserve": 2})
    ).run()

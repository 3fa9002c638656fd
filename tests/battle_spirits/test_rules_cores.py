"""Moving cores コアの移動 and what it leads to."""

import pytest

from language import Story, decided, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events.base import SEATS, Seat, other
from senpu.events.battle_spirits import BraveLeft, CardDepleted
from senpu.events.battle_spirits.changes import CardMoved, LevelCostSet
from table import count, move, on, shift, side, summon, text, waiving

PAIR = given(A=side(reserve=2, field={"ryu": 1, "gor": 3}))
SWAP = side(soul="ryu", field={"ryu": 1, "gor": 1})
NEXUS = given(A=side(reserve=2, field={"hal": 2}))
KNIGHT = {"ryu": on(1, braves="ken"), "ken": on(hosts="ryu")}


CASES: dict[str, Story] = {
    # where cores go
    "BS-M6-passes-onto-a-spirit": PAIR.when(move("reserve>ryu 2")).then(
        legal(A={"reserve": 0, "field": {"ryu": on(3, level=2)}})
    ),
    "BS-M6-passes-back-to-the-reserve": PAIR.when(move("gor>reserve 2")).then(
        legal(A={"reserve": 4, "field": {"gor": on(1, level=1)}})
    ),
    "BS-M6-passes-between-cards": PAIR.when(move("gor>ryu 2")).then(
        legal(A={"field": {"gor": 1, "ryu": 3}})
    ),
    "BS-M6-passes-onto-a-nexus-and-off": NEXUS.when(move("hal>reserve 2")).then(
        legal(then=(), A={"reserve": 4, "field": {"hal": on(0, level=1)}})
    ),
    "BS-M6-passes-exhausted-cards-too": given(
        A=side(reserve=2, field={"ryu": on(1, state="exhausted")})
    )
    .when(move("reserve>ryu 2"))
    .then(legal(A={"field": {"ryu": on(3, state="exhausted")}})),
    "BS-M6-refused-to-the-life": PAIR.when(move("reserve>life")).then(
        refused("BS-M6", closed_target="life")
    ),
    "BS-M6-refused-one-of-two-moves": PAIR.when(move("gor>reserve", "reserve>life")).then(
        refused("BS-M6", closed_target="life", closed_place="")
    ),
    "BS-M6-refused-from-the-life": PAIR.when(move("life>reserve")).then(
        refused("BS-M6", closed_place="life")
    ),
    "BS-M6-refused-from-the-core-trash": given(A=side(core_trash=2, field={"ryu": 1}))
    .when(move("core_trash>ryu"))
    .then(refused("BS-M6", closed_place="core_trash")),
    "BS-M6-refused-to-the-void": PAIR.when(move("reserve>void")).then(
        refused("BS-M6", closed_target="void")
    ),
    "BS-M6-refused-from-the-opponent": given(A=side(), B=side(field={"ryu": 3}))
    .when(move("B.ryu#1>reserve"))
    .then(refused("BS-M6", "BS-C5c", closed_place="B.ryu#1")),
    "BS-M6-refused-to-the-opponent": given(A=side(reserve=1), B=side(field={"ryu": 3}))
    .when(move("reserve>B.ryu#1"))
    .then(refused("BS-M6", closed_target="B.ryu#1")),
    "BS-M6-refused-more-than-lie-there": PAIR.when(move("reserve>ryu 3")).then(
        refused("BS-C5c", short_place="reserve", asked=3, there=2)
    ),
    "BS-M6-refused-in-parts-more-than-lie-there": PAIR.when(
        move("reserve>ryu 2", "reserve>gor")
    ).then(refused("BS-C5c", asked=3)),
    "BS-M6-refused-protected-cores": given(A=side(field={"two": on(4, protected=True)}))
    .when(move("two>reserve"))
    .then(refused("BS-C5b", protected_place="A.two#1")),
    "BS-M6-passes-onto-a-protected-card": given(
        A=side(reserve=1, field={"two": on(4, protected=True)})
    )
    .when(move("reserve>two"))
    .then(legal(A={"field": {"two": 5}})),
    # the soul core
    "BS-M6a-passes-like-any-other": given(A=side(reserve=2, soul="reserve", field={"ryu": 1}))
    .when(move("reserve>ryu 1*"))
    .then(legal(A={"soul": "ryu", "field": {"ryu": 2}})),
    "BS-M6a-passes-swapped": given(A=SWAP)
    .when(move("ryu>gor 1*", "gor>ryu"))
    .then(legal(then=(), A={"soul": "gor", "field": {"ryu": 1, "gor": 1}})),
    "BS-M6a-passes-swapped-with-the-reserve": given(A=side(reserve=1, soul="ryu", field={"ryu": 1}))
    .when(move("ryu>reserve 1*", "reserve>ryu"))
    .then(legal(then=(), A={"soul": "reserve", "reserve": 1, "field": {"ryu": 1}})),
    "BS-M6a-passes-unsaid-normal-cores-first": given(
        A=side(reserve=3, soul="reserve", field={"ryu": 1})
    )
    .when(move("reserve>ryu 2"))
    .then(legal(A={"soul": "reserve", "reserve": 1})),
    "BS-M6a-passes-unsaid-with-the-last": given(
        A=side(reserve=2, soul="reserve", field={"ryu": 1, "gor": 1})
    )
    .when(move("reserve>ryu", "reserve>gor"))
    .then(legal(A={"soul": "gor", "reserve": 0})),
    "BS-M6a-passes-to-the-reserve-when-its-card-leaves": given(A=side(soul="two", field={"two": 2}))
    .when(move("two>reserve"))
    .then(legal(A={"soul": "reserve", "reserve": 2})),
    "BS-M6a-refused-from-where-it-does-not-lie": given(
        A=side(reserve=2, soul="ryu", field={"ryu": 1, "gor": 1})
    )
    .when(move("reserve>gor 1*"))
    .then(refused("BS-M6a", soul_place="A.ryu#1", souls_astray=1)),
    "BS-M6a-refused-twice-at-once": given(
        A=side(reserve=2, soul="reserve", field={"ryu": 1, "gor": 1})
    )
    .when(move("reserve>ryu 1*", "reserve>gor 1*"))
    .then(refused("BS-M6a", souls_astray=1)),
    "BS-M6a-refused-swap-with-a-protected-card": given(
        A=side(soul="ryu", field={"ryu": 1, "gor": on(1, protected=True)})
    )
    .when(move("ryu>gor 1*", "gor>ryu"))
    .then(refused("BS-C5b")),
    # grandwalkers and grandstones
    "BS-M6b-passes-ordinary-nexus": NEXUS.when(move("hal>reserve")).then(legal()),
    "BS-M6b-refused-from-a-grandwalker": given(A=side(field={"gra": 3}))
    .when(move("gra>reserve"))
    .then(refused("BS-M6b", sealed_place="A.gra#1")),
    "BS-M6b-refused-onto-a-grandwalker": given(A=side(reserve=1, field={"gra": 0}))
    .when(move("reserve>gra"))
    .then(refused("BS-M6b", sealed_target="A.gra#1")),
    "BS-M6b-refused-onto-a-grandstone": given(A=side(reserve=1, field={"sto": 0}))
    .when(move("reserve>sto"))
    .then(refused("BS-M6b", sealed_target="A.sto#1")),
    "BS-M6b-passes-by-a-text": given(A=side(field={"gra": 0}))
    .when(text(shift("void>gra", 3)))
    .then(legal(A={"field": {"gra": 3}})),
    # depletion
    "BS-M6c-passes-below-level-one": PAIR.when(move("ryu>reserve")).then(
        legal(then=[CardDepleted], A={"reserve": 3, "trash": ["RYU"], "field": {"ryu": None}})
    ),
    "BS-M6c-passes-ultimate-below-level-three": given(A=side(field={"ult": 1}))
    .when(move("ult>reserve"))
    .then(legal(then=[CardDepleted], A={"trash": ["ULT"]})),
    "BS-M6c-passes-one-core-where-two-are-needed": given(A=side(field={"two": 2}))
    .when(move("two>reserve"))
    .then(legal(then=[CardDepleted], A={"reserve": 2, "trash": ["TWO"]})),
    "BS-M6c-passes-level-falls-without-depletion": PAIR.when(move("gor>reserve")).then(
        legal(then=(), A={"field": {"gor": on(2, level=1)}})
    ),
    "BS-M6c-passes-nexus-under-a-raised-level-cost": given(A=side(field={"hal": 1}))
    .when(text(LevelCostSet(card="A.hal#1", minimum=2)))
    .then(legal(then=[CardDepleted], A={"reserve": 1, "trash": ["HAL"]})),
    "BS-M6c-passes-opponents-card-by-a-text": given(B=side(field={"ryu": 1}))
    .when(text(shift("ryu>core_trash", player="B")))
    .then(legal(then=[CardDepleted], B={"core_trash": 1, "trash": ["RYU"]})),
    "BS-M6c-passes-turn-players-cards-first": given(
        A=side(field={"ryu": 1}), B=side(field={"ryu": 1})
    )
    .when(text(shift("ryu>reserve", player="B"), shift("ryu>reserve")))
    .then(legal(then=[CardDepleted, CardDepleted], A={"reserve": 1}, B={"reserve": 1})),
    "BS-M6c-refused-left-out": PAIR.when(stored(move("ryu>reserve"), lacks=CardDepleted)).then(
        found("REC-3", because="BS-M6c")
    ),
    "BS-M6c-refused-card-with-enough-cores": PAIR.when(
        stored(move("gor>reserve"), then=(CardDepleted(player="A", id="A.gor#1", cores=2),))
    ).then(found("REC-3", because="BS-M6c")),
    "BS-M6c-refused-another-card-instead": PAIR.when(
        stored(move("ryu>reserve"), then=(CardDepleted(player="A", id="A.gor#1", cores=3),))
    ).then(found("REC-3", because="BS-M6c")),
    # no move at all
    "BS-M6d-passes-one-core": PAIR.when(move("reserve>ryu")).then(legal()),
    "BS-M6d-refused-no-core": PAIR.when(move("reserve>ryu 0")).then(refused("BS-M6d")),
    "BS-M6d-refused-no-move": PAIR.when(move()).then(refused("BS-M6d")),
    "BS-M6d-refused-to-the-same-place": PAIR.when(move("ryu>ryu")).then(refused("BS-M6d")),
    "BS-M6d-switched-off": given(
        A=side(reserve=2, field={"ryu": 1}), options={"empty_moves_refused": False}
    )
    .when(move("reserve>ryu 0"))
    .then(legal(A={"reserve": 2})),
    # at once
    "BS-M6e-passes-nothing-dips-on-the-way": given(A=side(field={"ryu": 1, "gor": 1}))
    .when(move("ryu>gor", "gor>ryu"))
    .then(legal(then=(), A={"field": {"ryu": 1, "gor": 1}})),
    "BS-M6e-refused-a-core-that-first-has-to-arrive": given(
        A=side(reserve=1, field={"ryu": 1, "gor": 1})
    )
    .when(move("reserve>ryu", "ryu>gor 2"))
    .then(refused("BS-C5c", short_place="A.ryu#1", asked=2, there=1)),
    "BS-M6e-refused-in-two-moves-it-dips": given(A=side(field={"ryu": 1, "gor": 1}))
    .after(move("ryu>gor"))
    .when(move("gor>ryu"))
    .then(refused("BS-M6", closed_target="A.ryu#1")),
    # leaving
    "BS-M6f-passes-cores-to-the-reserve": given(A=side(soul="gor", field={"gor": 3}))
    .when(
        text(
            CardMoved(player="A", card="A.gor#1", source="field", target="trash", cause="destroyed")
        )
    )
    .then(legal(A={"reserve": 3, "soul": "reserve", "trash": ["GOR"]})),
    "BS-M6f-passes-to-the-owners-hand": given(B=side(field={"gor": 3}))
    .when(text(CardMoved(player="B", card="B.gor#1", source="field", target="hand")))
    .then(legal(B={"reserve": 3, "hand": 1, "known": ["GOR"]})),
    "BS-M6f-refused-counted-with-the-card": given(A=side(field={"gor": 3}))
    .after(text(CardMoved(player="A", card="A.gor#1", source="field", target="trash")))
    .when(count(reserve=0))
    .then(refused("BS-R2", differing="reserve 0 (record 3)")),
    "BS-M6f-refused-brave-not-settled": given(A=side(field=KNIGHT))
    .when(stored(move("ryu>reserve"), lacks=BraveLeft))
    .then(found("REC-3", because="BS-B9")),
}


def test_cores_that_are_not_there_go_below_nothing() -> None:
    """Observed all the same, such a move keeps the number of cores: the place owes them."""
    overdrawn = move("reserve>ryu 3", waive=waiving("BS-C5c"))
    lying = given(A=side(reserve=1, field={"ryu": 1}))
    lying.when(overdrawn).then(legal(A={"reserve": -2, "field": {"ryu": 4}})).run()


def test_what_a_card_cannot_give_is_owed_by_it_until_it_leaves() -> None:
    """Overdrawn by a payment, a card is depleted and its debt goes to the reserve."""
    lying = given(A=side(reserve=5, hand=["NUL", "RYU"], field={"gor": 1}))
    paid = summon("RYU", pay={"gor": 2}, place={"reserve": 1}, waive=waiving("BS-C5c"))
    lying.when(paid).then(
        legal(then=[CardDepleted], A={"reserve": 3, "core_trash": 2, "field": {"ryu": 1}})
    ).run()


@pytest.mark.parametrize("player", SEATS)
def test_of_cards_depleted_at_once_the_turn_players_come_first(player: Seat) -> None:
    """A text empties a card on either side; a side's own cards fall in the order they lie."""
    field = {"ryu": 1, "gor": 1}
    emptied = [
        shift(f"{card}>reserve", player=seat) for card in ("gor", "ryu") for seat in ("A", "B")
    ]
    lying = given(A=side(field=field), B=side(field=field), player=player).reached()
    fallen = decided(lying, text(*emptied)).then
    order = [(seat, card) for seat in (player, other(player)) for card in field]
    assert [(each.player, each.id) for each in fallen if isinstance(each, CardDepleted)] == [
        (seat, f"{seat}.{card}#1") for seat, card in order
    ]

"""What brave conditions 合体条件 and summoning conditions 召喚条件 ask of a field card."""

from typing import Any

import msgspec
import pytest

from language import given
from senpu.events.battle_spirits.cards import Card, SummonCondition
from senpu.projections.battle_spirits.board import FieldCard, Side
from senpu.projections.battle_spirits.conditions import brave_fits, condition_words, met
from table import on, side

HOST = {
    "id": "H",
    "type": "spirit",
    "cost": 4,
    "name": "竜騎士",
    "family": ["龍", "剣士"],
    "colors": ["red", "white"],
}


def card(**facts: Any) -> Card:
    """A card with the facts of the host, changed."""
    return msgspec.convert({**HOST, **facts}, Card)


def brave(**condition: Any) -> Card:
    """A brave of this condition."""
    return msgspec.convert(
        {"id": "B", "type": "brave", "cost": 1, "brave_condition": condition}, Card
    )


TRAITS: list[tuple[dict[str, Any], bool]] = [
    ({}, True),
    ({"type": "spirit"}, True),
    ({"type": "ultimate"}, False),
    ({"color": "white"}, True),
    ({"color": "blue"}, False),
    ({"family": "剣士"}, True),
    ({"family": "機獣"}, False),
    ({"name": "騎士"}, True),
    ({"name": "魔術師"}, False),
    ({"min_cost": 4}, True),
    ({"min_cost": 5}, False),
    ({"max_cost": 4}, True),
    ({"max_cost": 3}, False),
    ({"subtype": "contract"}, False),
    ({"color": "red", "min_cost": 4}, True),
    ({"color": "red", "min_cost": 5}, False),
]


@pytest.mark.parametrize(("trait", "fits"), TRAITS)
def test_all_a_trait_states_must_hold(trait: dict[str, Any], fits: bool) -> None:
    """One thing that does not hold is enough to miss it."""
    assert brave_fits(brave(any_of=[trait]), FieldCard("A.h#1", card()), None) is fits


@pytest.mark.parametrize(("stated", "fits"), [(True, True), (False, False), (None, True)], ids=str)
def test_a_fact_the_catalogue_does_not_state_fits(stated: bool | None, fits: bool) -> None:
    """Whether a card has effect text is often not on record; then nobody is held up."""
    plain = FieldCard("A.h#1", card(no_effect_text=stated))
    assert brave_fits(brave(any_of=[{"no_effect_text": True}]), plain, None) is fits


def test_one_of_several_traits_is_enough() -> None:
    """A comma in the printed condition is an or."""
    either = brave(any_of=[{"color": "blue"}, {"family": "龍"}])
    assert brave_fits(either, FieldCard("A.h#1", card()), None)
    assert not brave_fits(either, FieldCard("A.h#1", card(family=[])), None)


def test_left_and_right_are_asked_each_for_itself() -> None:
    """Of a brave with two hosts."""
    two = brave(left={"any_of": [{"color": "red"}]}, right={"any_of": [{"color": "blue"}]})
    lying = FieldCard("A.h#1", card())
    assert brave_fits(two, lying, "left") and not brave_fits(two, lying, "right")


def test_a_brave_without_a_condition_on_record_fits_every_spirit() -> None:
    """And no card of another kind."""
    unstated = msgspec.convert({"id": "B", "type": "brave", "cost": 1}, Card)
    assert brave_fits(unstated, FieldCard("A.h#1", card()), None)
    assert not brave_fits(unstated, FieldCard("A.h#1", card(type="nexus")), None)


WORDS: list[tuple[dict[str, Any], str]] = [
    ({"any_of": [{}]}, "any"),
    ({"any_of": [{"min_cost": 3}, {"family": "龍"}]}, "cost 3+ / family 龍"),
    ({"any_of": [{"type": "ultimate", "max_cost": 6}]}, "ultimate cost 6-"),
    ({"any_of": [{"no_effect_text": True}]}, "no effect text"),
    (
        {"left": {"any_of": [{"color": "red"}]}, "right": {"any_of": [{"name": "王"}]}},
        "left red, right name 王",
    ),
]


@pytest.mark.parametrize(("condition", "words"), WORDS)
def test_a_condition_is_said_in_few_words(condition: dict[str, Any], words: str) -> None:
    """For the sentence that says which host would be right."""
    assert condition_words(brave(**condition)) == words


FIELD = given(
    A=side(
        field={
            "ryu": on(1, braves="yar"),
            "yar": on(hosts="ryu"),
            "ken": 1,
            "ult": 1,
            "hal": 0,
        }
    )
).reached()

NEEDS: list[tuple[dict[str, Any], bool]] = [
    ({"own_spirits_at_least": {"count": 2}}, True),
    ({"own_spirits_at_least": {"count": 3}}, False),
    ({"own_spirits_at_least": {"color": "white"}}, True),
    ({"own_spirits_at_least": {"color": "blue"}}, False),
    ({"own_spirits_at_least": {"min_cost": 7}}, True),
    ({"own_spirits_at_least": {"min_cost": 8}}, False),
    ({"own_spirits_at_least": {"color": "white", "min_cost": 8}}, False),
    ({"own_ultimates_at_least": {}}, True),
    ({"own_ultimates_at_least": {"count": 2}}, False),
    ({"own_braves_at_least": {"count": 2}}, True),
    ({"own_braves_at_least": {"count": 3}}, False),
    ({"own_nexuses_at_least": {}}, True),
    ({"own_nexuses_at_least": {"color": "white"}}, False),
    ({"own_cards_at_least": {"count": 5}}, True),
    ({"own_cards_at_least": {"count": 6}}, False),
    ({"own_nexuses_at_least": {}, "own_ultimates_at_least": {}}, True),
    ({"own_nexuses_at_least": {}, "own_ultimates_at_least": {"count": 2}}, False),
    ({"any_of": [{"own_cards_at_least": {"count": 6}}, {"own_nexuses_at_least": {}}]}, True),
    ({"any_of": [{"own_cards_at_least": {"count": 6}}]}, False),
]


@pytest.mark.parametrize(("condition", "fulfilled"), NEEDS)
def test_a_summoning_condition_counts_own_cards(condition: dict[str, Any], fulfilled: bool) -> None:
    """A combined spirit is one spirit with the colours and the cost of its brave."""
    own: Side = FIELD.sides["A"]
    assert met(own, msgspec.convert(condition, SummonCondition)) is fulfilled

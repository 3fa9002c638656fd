"""What facts of a card cannot be, and what is probably a slip."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from senpu.events.battle_spirits import card_checks as spirits
from senpu.events.gate_ruler import card_checks as gate
from senpu.events.gate_ruler.card_checks import doubts, faults
from senpu.events.gate_ruler.cards import Ability, Card, DeckRules, TurnStart, Zones

UNIT: dict[str, Any] = {"type": "unit", "name": "x", "hp": 2, "faction": "残照"}
EVENT: dict[str, Any] = {"type": "event", "name": "x", "faction": "残照"}
FIELD: dict[str, Any] = {"type": "field", "name": "x", "faction": "残照"}
DRIVE: dict[str, Any] = {
    "type": "ruler", "name": "x", "life": 12, "hand": False, "turn_start": TurnStart(drive=2),
}  # fmt: skip
ENERGY: dict[str, Any] = {
    "type": "ruler", "name": "x", "life": 10, "pays": "level", "energy": 3,
    "turn_start": TurnStart(draw=2),
}  # fmt: skip
ABILITY = Ability(id="a1", kind="activated")


@pytest.mark.parametrize("facts", [UNIT, EVENT, FIELD, DRIVE, ENERGY])
def test_a_plain_card_is_without_fault_or_doubt(facts: dict[str, Any]) -> None:
    """One of each kind, and rulers of both families."""
    card = Card(id="T-1", **facts)
    assert (list(faults(card)), list(doubts(card))) == ([], [])


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        (UNIT | {"atk": -1}, "atk"),
        (UNIT | {"hp": -1}, "hp"),
        (UNIT | {"strike": -1}, "strike"),
        (UNIT | {"abilities": (replace(ABILITY, cost={"energy": -1}),)}, "abilities"),
        (UNIT | {"abilities": (ABILITY, ABILITY)}, "abilities"),
        (DRIVE | {"life": -1}, "life"),
        (DRIVE | {"zones": Zones(attack=("left", "center"))}, "zones"),
        (DRIVE | {"zones": Zones(set=-1)}, "zones"),
        (DRIVE | {"turn_start": TurnStart(drive=-1)}, "turn_start"),
        (DRIVE | {"deck": DeckRules(size=0)}, "deck"),
        (DRIVE | {"deck": DeckRules(level_cap=-1)}, "deck"),
        (DRIVE | {"summon_right": -1}, "summon_right"),
        (DRIVE | {"sets_a_turn": -1}, "sets_a_turn"),
        (ENERGY | {"energy": -1}, "energy"),
        (ENERGY | {"start_hand": -1}, "start_hand"),
        (ENERGY | {"first_draw": -1}, "first_draw"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_a_fault(facts: dict[str, Any], field: str) -> None:
    """Named by its field, in both languages."""
    (fault,) = faults(Card(id="T-1", **facts))
    assert fault.field == field
    assert fault.reason.ja and fault.reason.en.isascii()


def test_a_level_may_be_negative() -> None:
    """As some are printed."""
    assert list(faults(Card(id="T-1", **UNIT, level=-5))) == []


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        (UNIT | {"hp": 0}, "hp"),
        (EVENT | {"hp": 3}, "hp"),
        (EVENT | {"atk": 3}, "atk"),
        (FIELD | {"strike": 3}, "strike"),
        (UNIT | {"faction": ""}, "faction"),
        (UNIT | {"name": ""}, "name"),
        (UNIT | {"timing": "any_time"}, "timing"),
        (EVENT | {"settable": True}, "settable"),
        (EVENT | {"abilities": (Ability(id="td1", kind="touchdown"),)}, "abilities"),
        (UNIT | {"energy": 3}, "energy"),
        (EVENT | {"zones": Zones(set=2)}, "zones"),
        (DRIVE | {"level": 1}, "level"),
        (DRIVE | {"pays": "one"}, "energy"),
        (ENERGY | {"pays": "none"}, "pays"),
        (DRIVE | {"start_hand": 2}, "hand"),
        (DRIVE | {"turn_start": TurnStart()}, "turn_start"),
        (DRIVE | {"zones": Zones(attack=())}, "zones"),
        (DRIVE | {"life": 0}, "life"),
    ],
)
def test_what_is_hard_to_believe_is_a_doubt(facts: dict[str, Any], field: str) -> None:
    """The card can be used all the same."""
    card = Card(id="T-1", **facts)
    (doubt,) = doubts(card)
    assert doubt.field == field
    assert doubt.reason.ja and doubt.reason.en.isascii()
    assert list(faults(card)) == []


@pytest.mark.parametrize(
    ("checks", "texts"),
    [
        ({**spirits.FAULTS, **spirits.DOUBTS}, spirits.TEXTS),
        ({**gate.DOUBTS, **gate.DOUBTS_OF_RULERS}, gate.TEXTS),
    ],
)
def test_each_check_has_its_words_and_the_reverse(
    checks: Mapping[str, object], texts: Mapping[str, object]
) -> None:
    """Of both games."""
    assert checks.keys() == texts.keys()

"""Whatever texts may do, no card and no core is made or lost, and nothing owes cores."""

from random import Random

import pytest

from language import given
from nonsense import Maker
from senpu.events.battle_spirits import EffectResolved
from senpu.events.battle_spirits.changes import CardFielded, CoresShifted
from senpu.projections.battle_spirits.board import Board, Side
from senpu.projections.rules import Accepted
from table import GAME, on, side

LYING = given(
    A=side(
        reserve=3,
        core_trash=2,
        soul="ryu",
        hand=["RYU", "FLA"],
        trash=["GOR", "KEN"],
        removed=["NUL"],
        tegamoto=["ACC"],
        burst="?1",
        mirage="MIR",
        field={
            "ryu": on(2, braves="ken"),
            "ken": on(hosts="ryu"),
            "two": 3,
            "gra": 2,
            "hal": 1,
            "nul": on(1, token=True),
            "gor": on(2, under=("SHI",)),
        },
    ),
    B=side(reserve=1, soul="reserve", hand=2, trash=["BUR"], field={"shi": on(2), "tow": 1}),
    handles={"?1": "?"},
).reached()
PLACES = ("reserve", "core_trash", "life", "void", "removed")
CARDS = ("RYU", "FLA", "GOR", "KEN", "NUL", "ACC", "MIR", "BUR", "?", "?1")
IDS = (*LYING.sides["A"].field, *LYING.sides["B"].field)


def from_outside(event: EffectResolved) -> int:
    """Cores that texts bring from the void or from outside the match, less those that go there."""
    total = 0
    for change in event.effects:
        if isinstance(change, CoresShifted):
            total += change.n * (change.source == "void")
            total -= change.n * (change.target in ("void", "removed"))
        elif isinstance(change, CardFielded):
            total += change.place.get("void", 0)
    return total


def cores(board: Board) -> int:
    """All cores of the match."""
    return sum(lying.cores for lying in board.sides.values())


def soul_lies_somewhere(lying: Side) -> bool:
    """Whether there is a core where the soul core is said to lie."""
    return lying.soul in ("", "removed") or lying.at(lying.soul) > 0


def owes_nothing(lying: Side) -> bool:
    """Whether no place holds fewer cores or cards than none."""
    counts = (lying.reserve, lying.core_trash, lying.life, lying.hand, lying.deck)
    return min(*counts, *(card.cores for card in lying.field.values()), 0) == 0


@pytest.mark.parametrize("seed", range(8))
def test_texts_conserve_cards_and_cores(seed: int) -> None:
    """Random typed changes: those accepted keep every number, the soul core has a place."""
    make = Maker(Random(seed), (*PLACES, *CARDS, *IDS, *IDS))
    accepted = 0
    for _ in range(600):
        event = make(EffectResolved)
        decision = GAME.decide(LYING, event)
        if not isinstance(decision, Accepted) or not event.effects:
            continue
        accepted += 1
        after: Board = decision.board
        assert cores(after) == cores(LYING) + from_outside(event)
        for seat, lying in after.sides.items():
            assert lying.cards == LYING.sides[seat].cards
            assert soul_lies_somewhere(lying)
            assert owes_nothing(lying)
    assert accepted >= 20

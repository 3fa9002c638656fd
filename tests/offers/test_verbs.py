"""Nothing that can be typed as an action is forgotten in the offers."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import gate_playing
import playing
from playing import GAME, lying, number, table
from senpu.events.battle_spirits import EffectUsed
from senpu.events.parts import ways
from senpu.projections.battle_spirits.fills import FIELD, HAND
from senpu.projections.battle_spirits.intents import FROM_HAND, ON_FIELD, PLAYED
from senpu.projections.game import Game
from senpu.projections.gate_ruler.board import Laid, Overdrive
from senpu.projections.offers import proposals
from senpu.projections.reading.scribe import way_of
from senpu.projections.rules import Accepted

ASSERTED = {"&", "U", ">"}
"""What no player chooses: what a text did, a burst whose condition was met, the gate resolving."""


def test_every_card_a_verb_is_for_is_offered() -> None:
    """Each predicate that reading asks of cards has an offer behind it."""
    assert PLAYED.keys() | FROM_HAND.keys() == HAND.keys() - ASSERTED
    assert ON_FIELD.keys() == FIELD.keys()


def spirits() -> Iterator[Any]:
    """Boards of random play, and one where what needs a card nobody prints here can be done."""
    for seed in range(80):
        random = Random(seed)
        course = [random.randrange(2**20) for _ in range(40)]
        yield playing.board_after(course, declared=seed % 2 == 0)
    yield with_advent()


def gates() -> Iterator[Any]:
    """Boards of random play, with all rulers."""
    for seed in range(60):
        random = Random(seed)
        course = [random.randrange(2**20) for _ in range(60)]
        both = random.choice(gate_playing.RULERS), random.choice(gate_playing.RULERS)
        for n in (20, 60):
            yield gate_playing.board_after(course[:n], both if seed % 2 else None)
    yield with_overdrive()


def with_overdrive() -> Any:
    """A card turned up in the drive zone whose overdrive waits."""
    (card,) = (c for c in gate_playing.catalogue().cards.values() if c.id == "SEN02-019")
    board = gate_playing.in_turn(("SEN02-R1", "SEN02-R2"), drive=(Laid("A.d1", card.id, up=True),))
    waits = Overdrive("A.o1", of="A.d1", ability="od1", card=card.id)
    side = replace(board.sides["A"], overdrives=(waits,))
    return replace(board, sides={**board.sides, "A": side})


def with_advent() -> Any:
    """A spirit that has advent in hand, another on the field, the soul core in the reserve."""
    board = table(lying("ryu", 2), holds=["zen"], reserve=3, soul="reserve")
    zen = replace(board.book.cards[number("zen")], has_advent=True, advent=None)
    book = replace(board.book, cards={**board.book.cards, zen.id: zen})
    return replace(board, book=book)


@pytest.mark.parametrize(
    ("game", "boards"), [(playing.GAME, spirits), (gate_playing.GAME, gates)], ids=["bs", "gr"]
)
def test_every_verb_is_offered(game: Game, boards: Any) -> None:
    """On some board; a verb that is declared and not offered is named."""
    declared = {way.verb.key for way in ways(game.rulebook.kinds) if way.verb.key}
    offered: set[str] = set()
    for board in boards():
        found = (way_of(offer.event) for offer in game.legal(board))
        offered.update(way.verb.key for way in found if way)
    bare = {key.partition("/")[0] for key in offered}
    assert declared - ASSERTED - offered - bare == set()


def test_advent_is_offered_onto_each_card_it_may_lie_on() -> None:
    """With the soul core from where it lies; the line says card and host."""
    board = with_advent()
    (found,) = (p for p in proposals(GAME, board) if isinstance(p.event, EffectUsed))
    assert found.line == "f zen/k>ryu"
    assert isinstance(GAME.decide(board, found.event), Accepted)
    assert getattr(found.event, "pay", None) == {"reserve": 1}

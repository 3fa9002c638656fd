"""What has just occurred, as bursts wait for it: burst conditions バースト条件 (whole turn, W10).

A board keeps what the action done last, its consequences and the texts since brought about: for
whose burst, and which condition. Where the record cannot tell (attacks are not written, some
texts wait for more than the conditions have names for) nothing is refused.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS, Seat, other
from senpu.events.battle_spirits import CardDepleted, EffectUsed, Summoned
from senpu.events.battle_spirits import changes as did
from senpu.events.battle_spirits.cards import BurstCondition
from senpu.projections.battle_spirits.board import Board

Moment = tuple[Seat, BurstCondition]
"""Whose burst may wait for it, and the condition."""
Moments = tuple[Moment, ...]


SUMMONED: Mapping[Seat, Moments] = {seat: ((other(seat), "summon_effect"),) for seat in SEATS}
USED: Mapping[Seat, Moments] = {seat: ((other(seat), "god_skill"),) for seat in SEATS}
"""What a summon, and the use of an effect (it may be a god skill 神技), is to the other player.

Whether a text of the card summoned did anything is not always written."""


def moments(event: Any) -> Moments:
    """What an event and what its texts did brought about."""
    told = (what for what in (event, *event.effects) if type(what) in BRINGS)
    return tuple(moment for what in told for moment in BRINGS[type(what)](what))


def may_be(board: Board, seat: Seat, condition: BurstCondition) -> bool:
    """Whether a condition of a player's burst may just have come about."""
    untold = condition == "other" or (condition == "attack" and board.step == "attack")
    return board.gap or untold or (seat, condition) in board.recent


def fielded(change: did.CardFielded) -> Moments:
    """An effect put a card on the field."""
    return *SUMMONED[change.player], (other(change.player), "effect_summon")


def depleted(event: CardDepleted) -> Moments:
    """By whom is not always on record."""
    return ((event.player, "destroyed"),)


def drawn(change: did.DeckDrawn) -> Moments:
    """An effect increased a hand."""
    return ((other(change.player), "hand"),)


def moved(change: did.CardMoved) -> Iterator[Moment]:
    """A card destroyed, or a hand increased by one."""
    if change.source == "field" and change.cause == "destroyed":
        yield change.player, "destroyed"
    if change.target == "hand":
        yield other(change.player), "hand"


def shifted(change: did.CoresShifted) -> Iterator[Moment]:
    """A life lost, a seal 封印 of either player, cores a god skill took."""
    if change.source == "life":
        yield change.player, "life"
    if change.target == "life" and change.soul:
        yield "A", "seal"
        yield "B", "seal"
    if change.target == "void":
        yield other(change.player), "god_skill"


BRINGS: Mapping[type[Any], Callable[[Any], Moments | Iterator[Moment]]] = {
    Summoned: lambda event: SUMMONED[event.player],
    EffectUsed: lambda event: USED[event.player],
    CardDepleted: depleted,
    did.CardFielded: fielded,
    did.CardMoved: moved,
    did.CoresShifted: shifted,
    did.DeckDrawn: drawn,
}

"""Completing: what an action leaves unsaid is filled in before it is stored.

Its outcome (the cost, the name of a new field card) and what has only one answer: where the soul
core goes when no normal core is left, which side of a brave with two hosts is free. Completing
what is complete changes nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import CoreMove
from senpu.events.battle_spirits.changes import CardFielded, CardMoved, CoresShifted
from senpu.projections.battle_spirits.board import UNKNOWN, Board
from senpu.projections.battle_spirits.play import new_handle, soul_use
from senpu.projections.battle_spirits.play_card import (
    BurstActivation,
    BurstPlay,
    CardPlay,
    SummonPlay,
)
from senpu.projections.battle_spirits.play_field import BravePlay, MovePlay


def new_id(board: Board, player: str, number: str) -> str:
    """The name of a new field card: seat, short name, and the lowest free copy number."""
    name = f"{player}.{board.book.names.get(number, number)}#"
    copy = 1
    while board.find(f"{name}{copy}"):
        copy += 1
    return f"{name}{copy}"


def entering(play: SummonPlay) -> Event:
    """Summoning and deploying: the cost, the soul core, the name on the field."""
    action = play.action
    done: dict[str, Any] = {"cost": play.cost, "soul": play.soul}
    done["id"] = new_id(play.board, action.player, action.card)
    if play.host_name:
        done["slot"] = play.slot
    return replace(action, **done)


def paid(play: CardPlay) -> Event:
    """What is only paid for: the cost, the soul core."""
    return replace(play.action, cost=play.cost, soul=play.soul)


def burst(play: BurstPlay) -> Event:
    """Setting a burst: a handle for an unknown card, and what a text asks."""
    cost = play.cost if play.action.adjust else None
    return replace(play.action, card=play.number, cost=cost, soul=play.soul)


def activated(play: BurstActivation) -> Event:
    """Activating a burst: the card that is set."""
    return replace(play.action, card=play.number)


def combined(play: BravePlay) -> Event:
    """Combining: the side of a brave with two hosts."""
    return replace(play.action, slot=play.slot) if play.brave.two_hosts else play.action


def separated(play: BravePlay) -> Event:
    """Separating: the soul core, and the host of a brave with two."""
    if not play.brave.two_hosts:
        return replace(play.action, soul=play.soul)
    return replace(play.action, soul=play.soul, host=play.leaving)


def exchanged(play: BravePlay) -> Event:
    """Exchanging: the side and the old host of a brave with two."""
    if not play.brave.two_hosts:
        return play.action
    return replace(play.action, slot=play.slot, host=play.leaving)


def moved(play: MovePlay) -> Event:
    """Normal cores go first; the soul core goes unsaid only where none of them is left."""
    where = play.side.soul
    if where not in play.taken or any(move.soul for move in play.action.moves):
        return play.action
    normal = play.side.at(where) - 1
    moves: list[CoreMove] = []
    for move in play.action.moves:
        if move.source == where:
            had, normal = normal, normal - move.n
            move = replace(move, soul=normal < 0 <= had)
        moves.append(move)
    return replace(play.action, moves=tuple(moves))


def cores_shifted(board: Board, change: CoresShifted) -> CoresShifted:
    """Cores moved by a text: the soul core."""
    side = board.sides[change.player]
    said = "pay" if change.soul else ""
    soul = soul_use(side, {change.source: change.n}, {}, said) == "pay"
    return replace(change, soul=soul)


def card_fielded(board: Board, change: CardFielded) -> CardFielded:
    """A card put on the field by a text: its name there, the soul core."""
    side = board.sides[change.player]
    soul = soul_use(side, {}, change.place, "place" if change.soul else "") == "place"
    return replace(change, id=new_id(board, change.player, change.card), soul=soul)


def card_moved(board: Board, change: CardMoved) -> CardMoved:
    """A card moved by a text: a handle, if it is set as burst unseen."""
    unseen = change.card.startswith(UNKNOWN) and change.card not in board.handles
    if not unseen or change.target != "burst":
        return change
    return replace(change, card=new_handle(board))


CHANGES_COMPLETED: Mapping[type[Any], Callable[[Board, Any], Any]] = {
    CoresShifted: cores_shifted,
    CardFielded: card_fielded,
    CardMoved: card_moved,
}


def change_completed(board: Board, change: Any) -> Any:
    """A typed change of a text, completed on the board the changes before it left."""
    complete = CHANGES_COMPLETED.get(change.__class__)
    return complete(board, change) if complete else change

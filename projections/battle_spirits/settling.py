"""What happens on a board by itself: cards that cannot stay, ends, cards that make room."""

from collections.abc import Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS, Event, Seat, other
from senpu.events.battle_spirits import BurstReplaced, CardDepleted, MirageReturned
from senpu.events.battle_spirits.changes import CardMoved, Cores
from senpu.events.match import MatchEnded
from senpu.projections.battle_spirits.actions.separating import left_behind
from senpu.projections.battle_spirits.board import Board, Side
from senpu.projections.battle_spirits.changes import changed
from senpu.projections.shared.sides import FROM

NONE_KEPT: Mapping[str, Cores] = {}


def rest(before: Board, board: Board, event: Event, rested: bool) -> tuple[Event, ...]:
    """What happens next by itself: what becomes of a card that cannot stay as it is, the end.

    The turn player's cards come first (BS-M6c, BS-B9).
    """
    sides, were = board.sides, before.sides
    if rested and sides is were:
        return ()
    for seat in FROM[board.player]:
        side = sides[seat]
        if rested and side.field is were[seat].field:
            continue
        for card in side.field.values():
            if card.cores < card.minimum:
                return (CardDepleted(player=seat, id=card.id, cores=card.cores),)
            if card.hosts and not all(host in side.field for host in card.hosts):
                return (left_behind(side, card, getattr(event, "keep", NONE_KEPT), event),)
    return _ends(board)


def _ends(board: Board) -> tuple[Event, ...]:
    """BS-S7, BS-S11 and BS-S21."""
    sides = board.sides
    if board.over or (board.step != "start" and sides["A"].life > 0 and sides["B"].life > 0):
        return ()
    options = board.book.options
    start = board.step == "start" and options.deck_out_during_start
    lost: list[Seat] = [seat for seat in SEATS if sides[seat].life <= 0]
    reason = "life" if lost else "deck"
    if start and sides[board.player].deck <= 0 and board.player not in lost:
        lost.append(board.player)
    if len(lost) == 1:
        return (MatchEnded(winner=other(lost[0]), reason=reason),)
    return (MatchEnded(winner=None, reason=reason),) if lost and options.double_loss_is_draw else ()


def texts_make_room(board: Board, event: Any) -> Iterator[Event]:
    """BS-M7d and BS-M8d, where a text sets a card on the one set before."""
    for change in event.effects:
        if type(change) is CardMoved and _is_set(board, change):
            yield from _put_off(board.sides[change.player], change.target)
        board = changed(board, change)


def _is_set(board: Board, change: CardMoved) -> bool:
    """Whether a card comes to lie in the burst area; a token vanishes instead."""
    card = board.find(change.card) if change.source == "field" else None
    arrives = change.source != change.target and not (card and card.token)
    return arrives and change.target in ("burst", "mirage")


def _put_off(side: Side, zone: str) -> Iterator[Event]:
    """The card set before goes where its kind goes."""
    if zone == "burst" and side.burst:
        yield BurstReplaced(player=side.seat, card=side.burst)
    if zone == "mirage" and side.mirage:
        yield MirageReturned(player=side.seat, card=side.mirage)

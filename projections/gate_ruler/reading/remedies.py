"""The words of a remedy that do something: `back`, `pay1`."""

from collections.abc import Iterator

from senpu.events.base import Seat
from senpu.events.gate_ruler import EventPlayed
from senpu.events.gate_ruler.changes import CardMoved, Effect, EnergyTurned
from senpu.events.notation.items import Judge
from senpu.events.notation.line import Unreadable
from senpu.projections.gate_ruler.board import Board, Side
from senpu.projections.gate_ruler.plays import CardPlay


def remedied(board: Board, judge: Judge, player: Seat) -> tuple[Effect, ...]:
    """What a remedy does to a player's side. Raises Unreadable."""
    return (*_paid(judge, player), *(_back(board, board.sides[player]) if judge.back else ()))


def _paid(judge: Judge, player: Seat) -> Iterator[Effect]:
    for pay in judge.pays:
        if pay.soul:
            raise Unreadable("* はコアの印です", "* is for cores alone")
        yield EnergyTurned(player=player, n=-pay.n)


def _back(board: Board, side: Side) -> Iterator[Effect]:
    """The card played last goes back to the hand, and the energy due for it is ready again."""
    if not side.ruler.hand or not board.last:
        raise Unreadable(
            "手札に戻せません（R-1 で巻き戻す）", "nothing goes back to that hand; rewind with R-1"
        )
    if any(item.card == board.last for item in board.gate):
        raise Unreadable(
            "まだゲートにあります（解決してから、または R-1）",
            "it is still on the gate: let it resolve first, or rewind with R-1",
        )
    yield _moved(board, side)
    due = CardPlay(board, EventPlayed(player=side.seat, card=board.last)).due
    if n := min(due, side.rested):
        yield EnergyTurned(player=side.seat, n=n)


def _moved(board: Board, side: Side) -> CardMoved:
    card = board.handles.get(board.last, board.last)
    standing = [unit.id for _, unit in side.units() if unit.card.id == card]
    standing += [field.id for field in side.fields if field.card.id == card]
    if standing:
        return CardMoved(player=side.seat, card=standing[-1], source="play", target="hand")
    return CardMoved(player=side.seat, card=card, source="graveyard", target="hand")

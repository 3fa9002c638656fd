"""6-2: what the start phase brings by itself."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event, Seat
from senpu.events.gate_ruler import CardsDriven, CardsReadied, EnergyReadied, SummonRightReset
from senpu.events.match import CardsDrawn
from senpu.projections.gate_ruler.board import Board, Side, new_handle
from senpu.projections.gate_ruler.changes import noted
from senpu.projections.gate_ruler.moving import driven
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.shared.record import cards_drawn
from senpu.projections.shared.sides import on_side


def started(board: Board, seat: Seat, turn: int) -> Iterator[Event]:
    """6-2a, 6-2c, 6-2f."""
    yield SummonRightReset()
    yield CardsReadied(player=seat)
    yield from ruler_acts(board, seat, turn)


def ruler_acts(board: Board, seat: Seat, turn: int) -> Iterator[Event]:
    """6-2f: energy readied, cards drawn, cards driven, as far as there are any."""
    side = board.sides[seat]
    start = side.ruler.turn_start
    if ready := min(start.ready, side.rested):
        yield EnergyReadied(player=seat, n=ready)
    first = side.ruler.first_draw
    due = start.draw if turn > 1 or first is None else first
    drawn = min(due, side.deck)
    if drawn:
        yield CardsDrawn(player=seat, n=drawn)
    if drives := min(start.drive, side.deck - drawn):
        handles = tuple(new_handle(board, before) for before in range(drives))
        yield CardsDriven(player=seat, cards=handles)


BOOK.consequence(CardsDrawn, because="6-2f")(cards_drawn)


@BOOK.happens("6-2c", CardsReadied)
def cards_readied(board: Board, event: CardsReadied) -> Board:
    """スタートフェイズ：攻撃ゾーンとルーラーゾーンのカードをアクトする
    start phase: cards in attack zones and the ruler are readied
    """

    def readied(side: Side) -> Side:
        attack = side.ruler.zones.attack
        zones = {
            zone: tuple(replace(unit, rested=False) for unit in units) if zone in attack else units
            for zone, units in side.zones.items()
        }
        return replace(side, zones=zones, ruler_rested=False)

    return on_side(board, event.player, readied)


@BOOK.happens("6-2a", SummonRightReset)
def summon_right_reset(board: Board, event: SummonRightReset) -> Board:
    """スタートフェイズ：召喚権と召喚回数が戻る
    start phase: summon right and counts are set back
    """
    sides = {
        seat: replace(side, summons=0, summon_bonus=0, sets=0, rearranged=0, used=())
        for seat, side in board.sides.items()
    }
    return replace(board, sides=sides)


@BOOK.happens("6-2f", EnergyReadied)
def energy_readied(board: Board, event: EnergyReadied) -> Board:
    """スタートフェイズ：ルーラーの行動（ドロー、ドライブ、エナジーのアクト）
    start phase: the ruler's action (draw, drive, ready energy)
    """

    def readied(side: Side) -> Side:
        return replace(side, ready=side.ready + event.n, rested=side.rested - event.n)

    return on_side(board, event.player, readied)


@BOOK.consequence(CardsDriven, because="6-2f")
def cards_driven(board: Board, event: CardsDriven) -> Board:
    """Cards of the deck lie face down in the drive zone."""
    board = on_side(board, event.player, lambda side: driven(side, event.cards))
    return noted(board, event.cards)

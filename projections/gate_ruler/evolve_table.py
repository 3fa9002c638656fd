"""What turns, rule processing, counts and identities do to the board."""

from msgspec.structs import replace

from senpu.events.gate_ruler import (
    CardsDriven,
    CardsReadied,
    DamageCleared,
    DriveZoneCleared,
    EnergyReadied,
    SetCardOverwritten,
    SummonRightReset,
    UnitDestroyed,
    UnitOverwritten,
)  # fmt: skip
from senpu.events.match import (
    HandRedrawn,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.gate_ruler.board import UNKNOWN, Board, Side, printed
from senpu.projections.gate_ruler.changes import noted
from senpu.projections.gate_ruler.moving import driven, dropped, lifted, renamed, without
from senpu.projections.shared.sides import on_side


def identified(board: Board, handle: str, number: str) -> Board:
    """A card is known from now on; an unknown one turned up without being told stays unknown."""
    if not number or not handle.startswith(UNKNOWN) or handle == number:
        return board
    facts = printed(board, number)
    return replace(
        board,
        sides={seat: renamed(side, handle, facts) for seat, side in board.sides.items()},
        gate=tuple(replace(i, card=number) if i.card == handle else i for i in board.gate),
        handles={**board.handles, handle: number},
    )


def cards_readied(board: Board, event: CardsReadied) -> Board:
    """6-2c: attack zones and the ruler; units in defence zones stay as they are."""

    def readied(side: Side) -> Side:
        attack = side.ruler.zones.attack
        zones = {
            zone: tuple(replace(unit, rested=False) for unit in units) if zone in attack else units
            for zone, units in side.zones.items()
        }
        return replace(side, zones=zones, ruler_rested=False)

    return on_side(board, event.player, readied)


def summon_right_reset(board: Board, event: SummonRightReset) -> Board:
    sides = {
        seat: replace(side, summons=0, summon_bonus=0, sets=0, rearranged=0, used=())
        for seat, side in board.sides.items()
    }
    return replace(board, sides=sides)


def energy_readied(board: Board, event: EnergyReadied) -> Board:
    def readied(side: Side) -> Side:
        return replace(side, ready=side.ready + event.n, rested=side.rested - event.n)

    return on_side(board, event.player, readied)


def damage_cleared(board: Board, event: DamageCleared) -> Board:
    def unhurt(side: Side) -> Side:
        zones = {
            zone: tuple(replace(unit, damage=0) for unit in units)
            for zone, units in side.zones.items()
        }
        return replace(side, zones=zones)

    return replace(board, sides={seat: unhurt(side) for seat, side in board.sides.items()})


def cards_driven(board: Board, event: CardsDriven) -> Board:
    board = on_side(board, event.player, lambda side: driven(side, event.cards))
    return noted(board, event.cards)


def hand_redrawn(board: Board, event: HandRedrawn) -> Board:
    def redrawn(side: Side) -> Side:
        deck = side.deck + side.hand - event.n
        return replace(side, deck=deck, hand=event.n, known=(), seen=())

    return on_side(board, event.player, redrawn)


def unit_gone(board: Board, event: UnitOverwritten | UnitDestroyed) -> Board:
    return on_side(board, event.player, lambda side: without(side, event.id, "graveyard"))


def set_card_overwritten(board: Board, event: SetCardOverwritten) -> Board:
    def gone(side: Side) -> Side:
        side, card = lifted(side, event.id)
        return dropped(side, card, "graveyard")

    return on_side(board, event.player, gone) if board.sides[event.player].laid(event.id) else board


def drive_zone_cleared(board: Board, event: DriveZoneCleared) -> Board:
    def cleared(side: Side) -> Side:
        return replace(side, drive=(), overdrives=(), graveyard=(*side.graveyard, *event.cards))

    return on_side(board, event.player, cleared)


def turn_started(board: Board, event: TurnStarted) -> Board:
    return replace(
        board,
        turn=event.turn,
        player=event.player,
        priority=event.player,
        passes=0,
        step="start",
        gap=False,
    )


def step_entered(board: Board, event: StepEntered) -> Board:
    return replace(board, step=event.step, priority=board.player, passes=0)

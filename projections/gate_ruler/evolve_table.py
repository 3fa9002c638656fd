"""What turns, rule processing, counts and identities do to the board."""

from msgspec import ValidationError
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
    CardDeclared,
    CardIdentified,
    CardsDrawn,
    CountTaken,
    GapNoted,
    HandDrawn,
    HandRedrawn,
    MatchEnded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.projections.gate_ruler import book
from senpu.projections.gate_ruler.board import UNKNOWN, Board, Side, printed
from senpu.projections.gate_ruler.changes import noted, on_side
from senpu.projections.gate_ruler.moving import driven, dropped, lifted, renamed, without


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


def cards_drawn(board: Board, event: CardsDrawn | HandDrawn) -> Board:
    def drawn(side: Side) -> Side:
        return replace(side, deck=side.deck - event.n, hand=side.hand + event.n)

    return on_side(board, event.player, drawn)


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


def match_ended(board: Board, event: MatchEnded) -> Board:
    return replace(board, over=True, winner=event.winner)


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


def gap_noted(board: Board, event: GapNoted) -> Board:
    return replace(board, gap=True)


def step_entered(board: Board, event: StepEntered) -> Board:
    return replace(board, step=event.step, priority=board.player, passes=0)


def card_declared(board: Board, event: CardDeclared) -> Board:
    """Facts that cannot be read are no facts: the short name alone is kept."""
    try:
        return replace(board, book=book.declared(board.book, event))
    except ValidationError:
        return replace(board, book=book.declared(board.book, replace(event, facts={})))


def card_identified(board: Board, event: CardIdentified) -> Board:
    return identified(board, event.handle, event.card)


def count_taken(board: Board, event: CountTaken) -> Board:
    """What was counted is what lies there; of listed zones only the number is counted.

    Energy that is not ready is rested.
    """
    counted = {name: n for name, n in event.counts.items() if name in COUNTED}

    def settled(side: Side) -> Side:
        energy = side.ready + side.rested
        side = replace(side, **counted)
        return replace(side, rested=energy - side.ready)

    return on_side(board, event.player, settled)


COUNTED = ("deck", "hand", "ready")

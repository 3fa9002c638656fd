"""Chapter 6: turns and phases."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event, Seat
from senpu.events.gate_ruler import (
    CardsDriven,
    CardsReadied,
    DamageCleared,
    DriveZoneCleared,
    EnergyReadied,
    SummonRightReset,
)
from senpu.events.gate_ruler.changes import End
from senpu.events.match import CardsDrawn, HandRedrawn, StepEntered, TurnStarted
from senpu.projections.declared import ANY_TIME
from senpu.projections.gate_ruler.board import Board, Side, new_handle
from senpu.projections.gate_ruler.changes import noted
from senpu.projections.gate_ruler.moving import changed_unit, driven, expired
from senpu.projections.gate_ruler.phases import next_phases
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import match_is_on
from senpu.projections.shared import turn
from senpu.projections.shared.record import cards_drawn, redrawn
from senpu.projections.shared.sides import of_side, with_side

turn_is_due = BOOK.rule("6-1a", facts=turn.DUE)(turn.turn_is_due)


@BOOK.rule("6-x1", at="6-2 to 6-5", facts="step steps_due")
def phase_is_due(play: "StartTurn | EnterPhase") -> bool:
    """フェイズはスタート・メイン・アタック・エンドの順に進む
    phases follow: start, main, attack, end
    → 次は{steps_due}
    → next is {steps_due}
    """
    return play.step in play.nexts


@BOOK.rule("6-3b", at="6-2g, 6-3b, 9-2a", facts="step on_gate")
def gate_is_done(play: "StartTurn | EnterPhase") -> bool:
    """フェイズは、ゲート処理が終わり、ゲートが空になってから進む
    a phase is left when its gate processing is over, with nothing on the gate
    → 先にゲートを解決する（ゲートに{on_gate}）
    → resolve what is on the gate first ({on_gate} there)
    """
    return play.on_gate == 0


@BOOK.rule("GR-8", at="U15", source=OURS, option="no_mulligan", facts="player")
def hand_is_kept(play: "Redraw") -> bool:
    """手札の引き直しはない
    the opening hand is not drawn anew
    → 最初の手札のまま始める
    → {player} keeps the hand drawn first
    """
    return False


def values_end(board: Board, *ends: End) -> Board:
    """The board on which what lasted until then has ended."""
    sides = board.sides
    if not (sides["A"].lasting or sides["B"].lasting):
        return board
    return replace(board, sides={seat: expired(side, *ends) for seat, side in sides.items()})


@BOOK.action(TurnStarted)
class StartTurn(turn.TurnPlay):
    """A turn begins and goes on to a phase."""

    when = (match_is_on,)
    rules = (turn_is_due, phase_is_due, gate_is_done)
    nexts = ("start", "main")

    def __init__(self, board: Board, event: TurnStarted) -> None:
        super().__init__(board, event)
        self.on_gate = len(board.gate)

    @staticmethod
    def evolve(board: Board, event: TurnStarted) -> Board:
        board = values_end(board, "turn", "battle")
        due, who = event.turn, event.player
        begun = {"passes": 0, "step": "start", "gap": False, "waits": event.to == "start"}
        return replace(board, turn=due, player=who, priority=who, **begun)

    @staticmethod
    def follows(before: Board, board: Board, event: TurnStarted) -> Iterator[Event]:
        """The end of the turn before: 6-3c, U14; then 6-2a, 6-2c, 6-2f."""
        if before.step == "main":
            yield from drive_zone_clears(before)
        if not board.book.options.damage_stays and _any_damage(board):
            yield DamageCleared()
        yield SummonRightReset()
        yield CardsReadied(player=event.player)
        if not waits_for_ruler(board):
            yield from ruler_acts(board, event.player, event.turn)
        if event.to != "start":
            yield StepEntered(step=event.to)


@BOOK.action(StepEntered)
class EnterPhase(turn.EnterPlay):
    """A phase is entered."""

    when = (match_is_on,)
    rules = (phase_is_due, gate_is_done)

    def __init__(self, board: Board, event: StepEntered) -> None:
        self.board = board
        self.step = event.step
        self.nexts = next_phases(board)
        self.on_gate = len(board.gate)

    @staticmethod
    def because(event: StepEntered) -> str:
        """Both passed with an empty gate, or the turn went on."""
        return "6-3b-x" if event.step == "attack" else "6-x1"

    @staticmethod
    def evolve(board: Board, event: StepEntered) -> Board:
        board = values_end(board, "battle")
        return replace(board, step=event.step, priority=board.player, passes=0, waits=False)

    @staticmethod
    def follows(before: Board, board: Board, event: StepEntered) -> Iterator[Event]:
        """The ruler's action, if the turn had stopped before it; the end of the main phase."""
        if waits_for_ruler(before):
            yield from ruler_acts(board, board.player, board.turn)
        if before.step == "main":
            yield from drive_zone_clears(board)


@BOOK.action(HandRedrawn)
class Redraw:
    """An opening hand is drawn anew."""

    when = ANY_TIME
    rules = (hand_is_kept,)

    def __init__(self, board: Board, event: HandRedrawn) -> None:
        self.player = event.player

    @staticmethod
    @of_side
    def evolve(side: Side, event: HandRedrawn) -> Side:
        anew: Side = redrawn(side, event.n)
        return replace(anew, seen=())


BOOK.happens("6-2f-x", at="6-2d to 6-2f", source=OURS, option="start_stops_early")("""
    スタートフェイズまでと言われたターンは、ルーラーの行動の前で止まる
    a turn begun as far as the start phase stops before the ruler's action
""")


def waits_for_ruler(board: Board) -> bool:
    """Whether the ruler's action is still to come."""
    return board.waits and board.book.options.start_stops_early


@BOOK.happens("6-2f")
def ruler_acts(board: Board, seat: Seat, turn: int) -> Iterator[Event]:
    """スタートフェイズ：ルーラーの行動（ドロー、ドライブ、エナジーのアクト）
    start phase: the ruler's action (draw, drive, ready energy)
    """
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
@of_side
def cards_readied(side: Side, event: CardsReadied) -> Side:
    """スタートフェイズ：攻撃ゾーンとルーラーゾーンのカードをアクトする
    start phase: cards in attack zones and the ruler are readied
    """
    attack, zones = side.ruler.zones.attack, side.zones
    for unit in [unit for zone in attack for unit in zones.get(zone, ()) if unit.rested]:
        side = changed_unit(side, replace(unit, rested=False))
    return replace(side, ruler_rested=False)


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


@BOOK.consequence(EnergyReadied, because="6-2f")
@of_side
def energy_readied(side: Side, event: EnergyReadied) -> Side:
    """Rested energy is ready."""
    return replace(side, ready=side.ready + event.n, rested=side.rested - event.n)


@BOOK.consequence(CardsDriven, because="6-2f")
def cards_driven(board: Board, event: CardsDriven) -> Board:
    """Cards of the deck lie face down in the drive zone."""
    side = driven(board.sides[event.player], event.cards)
    return noted(with_side(board, side), event.cards)


def drive_zone_clears(board: Board) -> Iterator[Event]:
    """6-3c."""
    side = board.sides[board.player]
    if side.drive or side.overdrives:
        cards = tuple(laid.card for laid in side.drive)
        yield DriveZoneCleared(player=side.seat, cards=cards)


def _any_damage(board: Board) -> bool:
    return any(unit.damage for side in board.sides.values() for _, unit in side.units())


@BOOK.happens("6-5-x", DamageCleared, at="6-5, U14", source=OURS, option="damage_stays")
def damage_cleared(board: Board, event: DamageCleared) -> Board:
    """ユニットのダメージはターンの終わりにも残る
    damage on units stays at the end of the turn
    """

    def unhurt(side: Side) -> Side:
        zones = {
            zone: tuple(replace(unit, damage=0) for unit in units)
            for zone, units in side.zones.items()
        }
        return replace(side, zones=zones)

    return replace(board, sides={seat: unhurt(side) for seat, side in board.sides.items()})


@BOOK.happens("6-3c", DriveZoneCleared)
@of_side
def drive_zone_cleared(side: Side, event: DriveZoneCleared) -> Side:
    """メインフェイズの終わりに、ドライブゾーンのカードは墓地へ、能力は取り除かれる
    at the end of the main phase drive-zone cards go to the graveyard, abilities are removed
    """
    return replace(side, drive=(), overdrives=(), graveyard=(*side.graveyard, *event.cards))

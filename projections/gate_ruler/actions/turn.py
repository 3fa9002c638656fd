"""Chapter 6: turns and phases."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event, Seat, other
from senpu.events.gate_ruler import (
    DamageCleared,
    DriveZoneCleared,
)
from senpu.events.match import HandRedrawn, StepEntered, TurnStarted
from senpu.projections.declared import ANY_TIME
from senpu.projections.gate_ruler.actions.start_phase import started
from senpu.projections.gate_ruler.board import Board, Side
from senpu.projections.gate_ruler.phases import next_phases
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import match_is_on
from senpu.projections.shared.sides import on_side


@BOOK.rule("6-1a", facts="turn due_turn player due_player")
def turn_is_due(play: "StartTurn") -> bool:
    """ターンは先攻から交互に、1から数える（見ていない間に進んだ分は除く）
    turns alternate, beginning with the first player, counted from 1 (but for what was not seen)
    → 次はターン{due_turn}、{due_player}の番。抜けた分は ~ で記録する
    → next is turn {due_turn} of {due_player}; note what was missed with ~
    """
    due = play.turn == play.due_turn and play.player == play.due_player
    return due or (play.later and play.player == play.turn_player)


@BOOK.rule("6-x1", at="6-2 to 6-5", facts="step due_steps")
def phase_is_due(play: "EnterPlay") -> bool:
    """フェイズはスタート・メイン・アタック・エンドの順に進む
    phases follow: start, main, attack, end
    → 次は{due_steps}
    → next is {due_steps}
    """
    return play.step in play.nexts


@BOOK.rule("6-3b", at="6-2g, 6-3b, 9-2a", facts="step on_gate")
def gate_is_done(play: "EnterPlay") -> bool:
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


class EnterPlay:
    """A phase is entered, on its own or with its turn: it is one of the `nexts`."""

    step: str
    nexts: tuple[str, ...]
    on_gate: int

    @property
    def due_steps(self) -> str:
        """The phases that may come next."""
        return " / ".join(self.nexts)


@BOOK.action(TurnStarted)
class StartTurn(EnterPlay):
    """A turn begins and goes on to a phase."""

    when = (match_is_on,)
    rules = (turn_is_due, phase_is_due, gate_is_done)
    nexts = ("start", "main")

    def __init__(self, board: Board, event: TurnStarted) -> None:
        self.board = board
        self.turn = event.turn
        self.player = event.player
        self.step = event.to
        self.due_turn = board.turn + 1
        first = board.book.first
        self.due_player: Seat = first if board.turn == 0 else other(board.player)
        self.later = board.gap and event.turn > board.turn
        self.turn_player: Seat = first if event.turn % 2 else other(first)
        self.on_gate = len(board.gate)

    @staticmethod
    def evolve(board: Board, event: TurnStarted) -> Board:
        turn, who = event.turn, event.player
        return replace(
            board, turn=turn, player=who, priority=who, passes=0, step="start", gap=False
        )

    @staticmethod
    def follows(before: Board, board: Board, event: TurnStarted) -> Iterator[Event]:
        """The end of the turn before: 6-3c, U14; then 6-2a, 6-2c, 6-2f."""
        if before.step == "main":
            yield from drive_zone_clears(before)
        if not board.book.options.damage_stays and _any_damage(board):
            yield DamageCleared()
        yield from started(board, event.player, event.turn)
        if event.to != "start":
            yield StepEntered(step=event.to)


@BOOK.action(StepEntered)
class EnterPhase(EnterPlay):
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
        return replace(board, step=event.step, priority=board.player, passes=0)

    @staticmethod
    def follows(before: Board, board: Board, event: StepEntered) -> Iterator[Event]:
        """The end of the main phase."""
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
    def evolve(board: Board, event: HandRedrawn) -> Board:
        def redrawn(side: Side) -> Side:
            deck = side.deck + side.hand - event.n
            return replace(side, deck=deck, hand=event.n, known=(), seen=())

        return on_side(board, event.player, redrawn)


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
def drive_zone_cleared(board: Board, event: DriveZoneCleared) -> Board:
    """メインフェイズの終わりに、ドライブゾーンのカードは墓地へ、能力は取り除かれる
    at the end of the main phase drive-zone cards go to the graveyard, abilities are removed
    """

    def cleared(side: Side) -> Side:
        return replace(side, drive=(), overdrives=(), graveyard=(*side.graveyard, *event.cards))

    return on_side(board, event.player, cleared)

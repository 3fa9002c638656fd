"""Turns and steps (digest 1.4, 1.5, 4), as far as the main step needs them."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event, other
from senpu.events.battle_spirits import CoreGained, Refreshed
from senpu.events.match import CardsDrawn, MatchEnded, StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import NEW_TURN, Board, Side
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.main_step import match_is_on
from senpu.projections.battle_spirits.steps import STEPS, next_steps, steps_of, steps_until
from senpu.projections.shared import turn
from senpu.projections.shared.record import cards_drawn
from senpu.projections.shared.sides import of_side

turn_is_due = BOOK.rule("BS-S1", at="turn (digest 4)", source=MANUAL, facts=turn.DUE)(
    turn.turn_is_due
)


@BOOK.rule("BS-S1a", at="setup (digest 1.3)", source=MANUAL, facts="turn dealt")
def match_has_started(play: "StartTurn") -> bool:
    """ターン1の前に対戦を開始し、両者が手札を引く
    the match has started, and both have drawn, before turn 1
    → 対戦の開始からやり直す
    → go back no further than the start of the match
    """
    return play.due_turn > 1 or play.dealt > 0 or play.later


@BOOK.rule("BS-S2a", at="turn (digest 4)", source=MANUAL, facts="turn_player open_step")
def turn_before_is_complete(play: "StartTurn") -> bool:
    """前のターンは、リフレッシュステップまで済んでいる（どのステップも省けない）
    the turn before went through its refresh step (no step is left out)
    → 前のターンを {open_step} から先へ進める（/core /draw /refresh /main）
    → go on with the turn before: it stands at its {open_step} step
    """
    return play.board.turn == 0 or play.open_step not in ("start", "core", "draw") or play.later


@BOOK.rule("BS-S2", at="turn (digest 4)", source=MANUAL, facts="step steps_due")
def step_is_due(play: "StartTurn | EnterStep") -> bool:
    """ステップはスタート・コア・ドロー・リフレッシュ・メイン・アタック・エンドの順
    steps follow: start, core, draw, refresh, main, attack, end
    → 次は{steps_due}
    → next is {steps_due}
    """
    return play.step in play.nexts or _may_be_later(play)


def _may_be_later(play: "StartTurn | EnterStep") -> bool:
    """Whether steps may have passed unseen."""
    return play.board.gap and play.step in steps_of(play.turn)


@BOOK.rule("BS-S3", at="first turn (digest 1.4)", source=MANUAL, facts="turn step")
def first_turn_has_step(play: "StartTurn | EnterStep") -> bool:
    """先攻の第1ターンにコアステップとアタックステップはない
    the first player's first turn has no core step and no attack step
    → {step}ステップを飛ばす
    → leave the {step} step out
    """
    return play.turn != 1 or play.step not in ("core", "attack")


BOOK.happens("BS-S5", at="turn (digest 4, 1.5)", source=MANUAL)("""
    ドローステップ：1枚引く。デッキがなければ引かない
    draw step: one card; none if the deck is empty
""")
BOOK.happens("BS-S7", at="ending (digest 1.5)", source=MANUAL)("""
    ライフが0になったプレイヤーは負ける
    a player whose life becomes 0 loses
""")
BOOK.happens("BS-S8", at="ending (digest 1.5)", source=MANUAL)("""
    自分のスタートステップにデッキが0枚のプレイヤーは負ける
    a player whose deck is empty at the own start step loses
""")
BOOK.happens(
    "BS-S21", at="whole turn, W2, W16 (8)", source=QUOTED, option="deck_out_during_start"
)("""
    自分のスタートステップの間にデッキが0枚になったプレイヤーも、その時に負ける
    so does one whose deck becomes empty during the own start step, by whosever effect, then
""")
BOOK.happens("BS-S11", at="U12", source=OURS, option="double_loss_is_draw")("""
    両者のライフが同時に0なら引き分け
    both lives 0 at once is a draw
""")


@BOOK.action(TurnStarted)
class StartTurn(turn.TurnPlay):
    """A turn begins and goes on to a step."""

    when = (match_is_on,)
    rules = (
        match_has_started, turn_is_due, turn_before_is_complete, first_turn_has_step, step_is_due,
    )  # fmt: skip
    nexts = STEPS[: STEPS.index("main") + 1]

    def __init__(self, board: Board, event: TurnStarted) -> None:
        super().__init__(board, event)
        self.open_step = board.step

    @property
    def dealt(self) -> int:
        """Cards in both hands."""
        return sum(side.hand for side in self.board.sides.values())

    @staticmethod
    def evolve(board: Board, event: TurnStarted) -> Board:
        side = replace(board.sides[event.player], **NEW_TURN)
        sides, due, player = {**board.sides, event.player: side}, event.turn, event.player
        return replace(
            board, sides=sides, turn=due, player=player, step="start", gap=False, recent=()
        )

    @staticmethod
    def follows(before: Board, board: Board, event: TurnStarted) -> Iterator[Event]:
        """BS-S4 to BS-S8, as far as the step the turn went on to."""
        if before.sides[event.player].deck <= 0:
            yield MatchEnded(winner=other(event.player), reason="deck")
            return
        for step in steps_until(event.turn, event.to):
            yield from brought(before.sides[event.player], step)
        if event.to != "start":
            yield StepEntered(step=event.to)


@BOOK.action(StepEntered)
class EnterStep(turn.EnterPlay):
    """A step is entered."""

    when = (match_is_on,)
    rules = (first_turn_has_step, step_is_due)
    because = "BS-S2"

    def __init__(self, board: Board, event: StepEntered) -> None:
        self.board = board
        self.turn = board.turn
        self.step = event.step
        self.nexts = next_steps(board)
        self.leaves = ("next_turn",) if board.step in ("main", "attack") else ()

    @staticmethod
    def evolve(board: Board, event: StepEntered) -> Board:
        return replace(board, step=event.step, recent=())

    @staticmethod
    def follows(before: Board, board: Board, event: StepEntered) -> tuple[Event, ...]:
        """What a step brings when it is entered on its own."""
        return brought(before.sides[before.player], event.step)


def brought(side: Side, step: str) -> tuple[Event, ...]:
    """BS-S4 to BS-S6: what a step brings. `side` is the player's before the turn or the step."""
    if step == "core":
        return (CoreGained(player=side.seat),)
    if step == "draw" and side.deck > 0:
        return (CardsDrawn(player=side.seat, n=1),)
    if step == "refresh":
        tired = tuple(card.id for card in side.field.values() if card.state != "ready")
        if tired or side.core_trash:
            return (Refreshed(player=side.seat, cards=tired, cores=side.core_trash),)
    return ()


BOOK.consequence(CardsDrawn, because="BS-S5")(cards_drawn)


@BOOK.happens("BS-S4", CoreGained, at="turn (digest 4)", source=MANUAL)
@of_side
def core_gained(side: Side, event: CoreGained) -> Side:
    """コアステップ：ボイドからコア1個を自分のリザーブに置く
    core step: one core from the void to the own reserve
    """
    return replace(side, reserve=side.reserve + event.n)


@BOOK.happens("BS-S6", Refreshed, at="turn (digest 4)", source=MANUAL)
@of_side
def refreshed(side: Side, event: Refreshed) -> Side:
    """リフレッシュステップ：疲労カードを回復（重疲労は疲労へ）し、コアトラッシュをリザーブに戻す
    refresh step: exhausted cards are refreshed (heavy ones exhausted), the core trash comes back
    """
    field = dict(side.field)
    for id in event.cards:
        if card := field.get(id):
            state: Any = "exhausted" if card.state == "heavy" else "ready"
            field[id] = replace(card, state=state)
    soul = "reserve" if side.soul == "core_trash" else side.soul
    reserve, core_trash = side.reserve + event.cores, side.core_trash - event.cores
    return replace(side, field=field, soul=soul, reserve=reserve, core_trash=core_trash)

"""The opening hand drawn anew 引き直し (digest 1.3)."""

from msgspec.structs import replace

from senpu.events.match import HandRedrawn
from senpu.projections.battle_spirits.board import Board, Side
from senpu.projections.battle_spirits.rules import BOOK, QUOTED
from senpu.projections.declared import ANY_TIME
from senpu.projections.shared.sides import on_side


@BOOK.rule("BS-S9", at="digest 1.3, U9", source=QUOTED, facts="turn redrawn allowed")
def redraw_is_allowed(play: "Redraw") -> bool:
    """手札の引き直しは、ターン1の前に、決められた回数まで
    the opening hand is drawn anew before turn 1, as often as the match allows
    → 引き直しは{allowed}回まで（すでに{redrawn}回）
    → {allowed} redraws are allowed, before turn 1; {redrawn} were made
    """
    return play.turn == 0 and play.redrawn < play.allowed


@BOOK.rule("BS-S9a", at="digest 1.3", source=QUOTED, facts="returned drawn")
def redraw_is_complete(play: "Redraw") -> bool:
    """引き直しでは、戻した枚数と同じだけ引く
    as many cards are drawn anew as were returned
    → {returned}枚引く（{drawn}枚）
    → draw {returned}, not {drawn}
    """
    return play.drawn == play.returned


@BOOK.action(HandRedrawn)
class Redraw:
    """The hand goes back to the deck, and as many cards are drawn."""

    when = ANY_TIME
    rules = (redraw_is_allowed, redraw_is_complete)

    def __init__(self, board: Board, event: HandRedrawn) -> None:
        side = board.sides[event.player]
        self.board = board
        self.turn = board.turn
        self.allowed = board.book.options.redraws
        self.redrawn = side.redrawn
        self.drawn, self.returned = event.n, side.hand

    @staticmethod
    def evolve(board: Board, event: HandRedrawn) -> Board:
        def redrawn(side: Side) -> Side:
            deck = side.deck + side.hand - event.n
            return replace(side, deck=deck, hand=event.n, known=(), redrawn=side.redrawn + 1)

        return on_side(board, event.player, redrawn)

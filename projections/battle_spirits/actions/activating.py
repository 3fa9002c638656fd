"""Activating a burst バースト発動 (digest 8.1)."""

from msgspec.structs import replace

from senpu.events.battle_spirits import BurstActivated
from senpu.events.battle_spirits.changes import CardFielded
from senpu.projections.battle_spirits.board import UNKNOWN, Board
from senpu.projections.battle_spirits.changes import carried_out
from senpu.projections.battle_spirits.moving import dropped
from senpu.projections.battle_spirits.plays import Play
from senpu.projections.battle_spirits.rules import BOOK, MANUAL
from senpu.projections.battle_spirits.rules.main_step import match_is_on
from senpu.projections.declared import filled
from senpu.projections.shared.sides import with_side


@BOOK.rule("BS-M9", at="burst (digest 8.1)", source=MANUAL, facts="set_burst number")
def burst_is_set(play: "ActivateBurst") -> bool:
    """発動できるのはセットされているバースト
    the burst that is activated is the one set
    → セットされているのは{set_burst}
    → set is {set_burst}; identify it first if it is another card
    """
    return bool(play.side.burst) and play.number == play.side.burst


@BOOK.rule("BS-M9a", at="burst (digest 8.1)", source=MANUAL, facts="number")
def activated_burst_leaves(play: "ActivateBurst") -> bool:
    """発動したバーストはバーストエリアを離れる（フィールドに出すのは効果）
    an activated burst leaves the burst area (onto the field by an effect)
    → {number}をフィールドに出す効果も書く
    → say how {number} is put on the field, as an effect of it
    """
    return play.action.target != "field" or play.fielded


@BOOK.action(BurstActivated)
class ActivateBurst(Play):
    """The set card is turned up, in whatever step."""

    when = (match_is_on,)
    rules = (burst_is_set, activated_burst_leaves)
    action: BurstActivated

    @property
    def number(self) -> str:
        """The card turned up: the one set, if none is named."""
        return (self.action.card == UNKNOWN and self.side.burst) or self.action.card

    @property
    def fielded(self) -> bool:
        """Whether an effect puts the burst on the field."""
        changes = self.action.effects
        return any(type(c) is CardFielded and c.source == "burst" for c in changes)

    @property
    def set_burst(self) -> str:
        """The card set."""
        return self.side.burst or "-"

    def complete(self) -> BurstActivated:
        """The card that is set."""
        return filled(self.action, card=self.number)

    @staticmethod
    def evolve(board: Board, event: BurstActivated) -> Board:
        side = board.sides[event.player]
        if side.burst and event.target != "field":  # there the effect that fields it takes it away
            card = side.burst if event.card == UNKNOWN else event.card
            side = dropped(replace(side, burst=""), card, event.target)
        return carried_out(with_side(board, side), event.effects)

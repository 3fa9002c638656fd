"""Waiting for depletion 消滅待機: a card that an action emptied, until the action is over.

It stays on the field until everything is resolved (BS-C8) and is no more than a card that is about
to leave: its symbols count for nothing, its cores stay as they are, nothing is done to it.
"""

from senpu.projections.battle_spirits.plays import Play
from senpu.projections.battle_spirits.rules import BOOK, QUOTED


@BOOK.rule("BS-W1", at="whole turn, W7; digest 5.0.6", source=QUOTED, facts="emptied")
def nothing_waits_for_depletion(play: Play) -> bool:
    """維持できなくなって消滅を待つカードは、その行動の間、対象にも転召の生贄にもならず、コアも置かれない
    a card waiting for depletion is no target and no sacrifice in the action that emptied it, and
      gets no cores
    → ほかの場所から払うか、ほかのカードに行う（{emptied}はこの行動のあと消滅する）
    → pay from elsewhere, or do it to another card: {emptied} is depleted after this action
    """
    return not play.emptied

"""Combining 合体 and exchanging 交換 fielded braves (digest 5.3 to 5.6)."""

from typing import Any

from senpu.events.battle_spirits import BraveCombined, BraveExchanged
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.braves import BravePlay
from senpu.projections.battle_spirits.changes import acted
from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.moving import combine, separate
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.brave import (
    HOST,
    condition_fits,
    host_has_room,
    host_is_no_brave,
    host_is_own,
)
from senpu.projections.battle_spirits.rules.main_step import MAIN_STEP
from senpu.projections.declared import filled


@BOOK.rule("BS-M2a", at="¶ brave", facts="brave_name")
def brave_is_uncombined(play: BravePlay) -> bool:
    """合体できるのは、自分のフィールドにあるスピリット状態のブレイヴ
    a brave in spirit state on the own field is combined
    → スピリット状態のブレイヴを選ぶ
    → choose a brave in spirit state
    """
    brave = play.brave_card
    return brave is not None and brave.card.type == "brave" and _has_free_slot(play)


def _has_free_slot(play: BravePlay) -> bool:
    """A brave with two hosts 異魔神 may take its second one (digest 7.5)."""
    brave = play.brave_card
    if brave is None or not brave.hosts:
        return brave is not None
    free = len(brave.hosts) < 2 and play.slot not in brave.slots
    return brave.card.two_hosts and free and play.host_name not in brave.hosts


@BOOK.rule("BS-M2c", at="¶ brave", facts="brave_name host_name")
def brave_changes_host(play: BravePlay) -> bool:
    """交換は、合体しているブレイヴを別の対象へ移す
    an exchange moves a combined brave to another host
    → 合体しているブレイヴと別の対象を選ぶ
    → choose a combined brave and a host other than its own
    """
    brave = play.brave_card
    return brave is not None and play.leaving in brave.hosts and play.host_name not in brave.hosts


@BOOK.rule(
    "BS-B3a",
    at="U3 (digest 5.6)",
    source=OURS,
    option="host_must_be_free",
    facts="host_name host_braves",
)
def host_is_free(play: BravePlay) -> bool:
    """交換先は合体していない対象（2体のブレイヴの入れ替えは分離と合体で行う）
    an exchange goes to a host without a brave (two braves are swapped by separating, combining)
    → {host_braves}を先に分離するか、別の対象を選ぶ
    → separate {host_braves} first, or choose another host
    """
    return not play.swaps


BOOK.happens("BS-B7", at="digest 5.4, 7.4", source=QUOTED)("""
    合体したカードは、どちらかが疲労（重疲労）していれば疲労（重疲労）する
    if either part is exhausted (heavily), the combined card is
""")
BOOK.happens("BS-B8", at="brave (digest 5.4)", source=MANUAL)("""
    ブレイヴの上のコアは合体先に置かれる
    the cores of a brave move to its host
""")
BOOK.happens("BS-B8b", at="digest 3.6, 7.6", source=OURS)("""
    コアを置けない合体先（創界神・創界石）なら、ブレイヴの上のコアはリザーブに置かれる
    if the host takes no cores (grandwalker, grandstone), those of its brave go to the reserve
""")
BOOK.happens("BS-B10", at="digest 7.5", source=QUOTED)("""
    左右の合体条件を持つブレイヴ（異魔神）は左右1体ずつに合体し、両方にシンボルを加える
    a brave with a left and a right condition has a host on each side and lends both its symbols
""")
BOOK.happens("BS-B12", at="brave (digest 6.1, 7.1)", source=MANUAL)("""
    合体スピリットのレベルと消滅は合体先のLvコストだけで決まる
    level and depletion of a combined card follow the host's lines only
""")
BOOK.happens("BS-B13", at="U16", source=OURS)("""
    交換してもコアは元の合体先に残る
    in an exchange the cores stay on the old host
""")


@BOOK.action(BraveCombined)
class Combine(BravePlay):
    """A brave in spirit state is put on a host."""

    when = MAIN_STEP
    rules = (brave_is_uncombined, *HOST)

    def complete(self) -> Any:
        """The side of a brave with two hosts."""
        return filled(self.action, slot=self.slot) if self.brave.two_hosts else self.action

    @staticmethod
    def evolve(board: Board, event: BraveCombined) -> Board:
        side = combine(board.sides[event.player], event.brave, event.onto, event.slot)
        return acted(board, event, side, board.last)


@BOOK.action(BraveExchanged)
class Exchange(BravePlay):
    """A combined brave is moved to another host; the cores stay on the old one."""

    when = MAIN_STEP
    rules = (
        brave_changes_host, host_is_own, condition_fits, host_has_room, host_is_free,
        host_is_no_brave,
    )  # fmt: skip

    def kept_slots(self) -> tuple[str, ...]:
        """The sides of a brave with two hosts that it does not leave."""
        lying = self.brave_card
        if lying is None:
            return ()
        kept = zip(lying.hosts, lying.slots, strict=True)
        return tuple(slot for host, slot in kept if host != self.leaving)

    @property
    def swaps(self) -> bool:
        """Whether the braves of two hosts change places and fit there (U3)."""
        old = self.field.get(self.leaving)
        other = self.field.get(self.host_braves.partition(" ")[0])
        return old is not None and other is not None and brave_fits(other.card, old, None)

    def complete(self) -> Any:
        """The side and the old host of a brave with two."""
        if not self.brave.two_hosts:
            return self.action
        return filled(self.action, slot=self.slot, host=self.leaving)

    @staticmethod
    def evolve(board: Board, event: BraveExchanged) -> Board:
        side = board.sides[event.player]
        brave, new = side.field.get(event.brave), side.field.get(event.onto)
        if brave is None or new is None:
            return board
        old = event.host or next(iter(brave.hosts), "")
        side = separate(side, event.brave, old)
        if new.braves and not brave.card.two_hosts and old in side.field:
            side = combine(separate(side, new.braves[0], event.onto), new.braves[0], old, None)
        side = combine(side, event.brave, event.onto, event.slot)
        return acted(board, event, side, board.last)

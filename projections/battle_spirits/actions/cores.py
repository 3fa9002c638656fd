"""Moving cores コアの移動 and what it leads to (digest 5.11, 6)."""

from collections.abc import Iterable
from functools import reduce

from msgspec.structs import replace

from senpu.events.battle_spirits import CardDepleted, CoreMove, CoresMoved
from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.changes import acted
from senpu.projections.battle_spirits.cost import merged
from senpu.projections.battle_spirits.moving import ZONES, shift, without
from senpu.projections.battle_spirits.plays import Play
from senpu.projections.battle_spirits.recent import depleted
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.battle_spirits.rules.brave import combined_braves_hold_no_cores
from senpu.projections.battle_spirits.rules.cost import cores_are_there, sources_are_not_protected
from senpu.projections.battle_spirits.rules.main_step import MAIN_STEP
from senpu.projections.battle_spirits.rules.waiting import nothing_waits_for_depletion
from senpu.projections.declared import filled


@BOOK.rule("BS-M6", at="¶ cores", facts="closed_place closed_target")
def places_are_open(play: "MoveCores") -> bool:
    """置き直せるのは、自分のリザーブと自分のフィールドのカードの上のコア
    cores of the own reserve and own field cards are put anew, among these places
    → 自分のリザーブと自分のフィールドのカードの間だけで動かす
    → move them between the own reserve and own field cards only
    """
    return play.closed is None and play.closed_to is None


@BOOK.rule("BS-M6a", at="¶ cores, first point", facts="soul_place souls_astray")
def soul_core_moves_from_its_place(play: "MoveCores") -> bool:
    """ソウルコアも通常のコアと同様に、それが置かれた場所から置き直せる（入れ替えも可）
    the soul core is put anew like any other, from where it lies; it may be swapped
    → ソウルコアは{soul_place}から動かす
    → move the soul core from where it lies: {soul_place}
    """
    return not play.souls_astray


@BOOK.rule("BS-M6b", at="¶ cores, second point", facts="sealed_place sealed_target")
def sealed_nexuses_are_left_alone(play: "MoveCores") -> bool:
    """創界神・創界石ネクサスの上のコアは置き直せず、そこへ置くこともできない
    cores on grandwalker and grandstone nexuses stay, and none are put there
    → ほかのカードで動かす（不可：{sealed_place} {sealed_target}）
    → leave these nexuses out: {sealed_place} {sealed_target}
    """
    return not play.sealed_place and not play.sealed_target


@BOOK.rule("BS-M6d", at="digest 5.11", source=OURS, option="empty_moves_refused")
def something_moves(play: "MoveCores") -> bool:
    """1個も動かさない移動は行動ではない
    moving no core is no action
    → 1個以上動かす
    → move one core or more to another place
    """
    return bool(play.action.moves) and not play.idle


BOOK.happens("BS-M6e", at="digest 5.11", source=QUOTED)("""
    一度に行う移動は同時。途中の不足では消滅しない
    moves made at once are simultaneous; nothing is depleted on the way
""")
BOOK.happens("BS-M6f", at="digest 6.3", source=QUOTED)("""
    フィールドを離れるカードは先に動き、その上のコアは持ち主のリザーブに置く
    a card that leaves goes first, its cores then go to the owner's reserve
""")


@BOOK.action(CoresMoved)
class MoveCores(Play):
    """Moving cores about, all at once.

    `closed_to` is the first target that is neither the own reserve nor an own field card.
    """

    when = MAIN_STEP
    rules = (
        something_moves, places_are_open, soul_core_moves_from_its_place,
        sealed_nexuses_are_left_alone, combined_braves_hold_no_cores, sources_are_not_protected,
        cores_are_there, nothing_waits_for_depletion,
    )  # fmt: skip
    action: CoresMoved
    closed_to: str | None = None
    sealed_target = ""
    """The first target that takes no cores: 創界神 and 創界石 nexuses."""
    laden_brave = ""
    """The first combined brave that cores are put on."""
    idle = False
    """Whether a move moves nothing."""
    souls = 0
    """Moves said to take the soul core."""
    souls_astray = 0
    """Those of them that take it from where it does not lie, and all but one of the others."""

    def __init__(self, board: Board, action: CoresMoved) -> None:
        Play.__init__(self, board, action)
        taken: dict[str, int] = {}
        for move in action.moves:
            taken[move.source] = taken.get(move.source, 0) + move.n
            if move.n <= 0 or move.source == move.target:
                self.idle = True
            if move.target != "reserve":
                self._put(move.target)
            if move.soul:
                self.souls += 1
                self.souls_astray += move.source != self.side.soul or move.n < 1
        if self.souls > 1:
            self.souls_astray += self.souls - 1
        self.take(taken)

    def _put(self, target: str) -> None:
        card = self.side.field.get(target)
        if card is None:
            self.closed_to = target if self.closed_to is None else self.closed_to
            return
        if not card.card.takes_cores and not self.sealed_target:
            self.sealed_target = target
        if card.hosts and not self.laden_brave:
            self.laden_brave = target

    @property
    def closed_target(self) -> str:
        """The target that is closed, in a verdict."""
        return self.closed_to or ""

    @property
    def gone(self) -> Cores:
        """What was taken less what was put there: moves made at once are simultaneous."""
        put = ({move.target: -move.n} for move in self.action.moves)
        return reduce(merged, put, self.taken)

    def complete(self) -> CoresMoved:
        """Normal cores go first; the soul core goes unsaid only where none of them is left."""
        where = self.side.soul
        if where not in self.taken or self.souls:
            return self.action
        normal = self.side.at(where) - 1
        if self.taken[where] <= normal and not self.idle:
            return self.action
        moves: list[CoreMove] = []
        for move in self.action.moves:
            if move.source == where:
                had, normal = normal, normal - move.n
                move = filled(move, soul=normal < 0 <= had)
            moves.append(move)
        return filled(self.action, moves=tuple(moves))

    @staticmethod
    def evolve(board: Board, event: CoresMoved) -> Board:
        own = board.sides[event.player]
        deltas, soul = _deltas(event.moves)
        if deltas.keys() - own.field.keys() - ZONES:  # observed, but from nowhere or to nowhere
            lie = own.field.keys() | ZONES
            deltas, soul = _deltas(m for m in event.moves if {m.source, m.target} <= lie)
        return acted(board, event, shift(own, deltas, soul), board.last)


def _deltas(moves: Iterable[CoreMove]) -> tuple[dict[str, int], str]:
    """What each place gains, and where the soul core then lies, if it moves."""
    deltas: dict[str, int] = {}
    soul = ""
    for move in moves:
        deltas[move.source] = deltas.get(move.source, 0) - move.n
        deltas[move.target] = deltas.get(move.target, 0) + move.n
        soul = move.target if move.soul else soul
    return deltas, soul


@BOOK.happens("BS-M6c", CardDepleted, at="¶ cores, third point")
def card_depleted(board: Board, event: CardDepleted) -> Board:
    """Lv1を維持できないスピリット、Lv3を維持できないアルティメットは消滅する
    a spirit below Lv1, an ultimate below Lv3, is depleted
    """
    side = without(board.sides[event.player], event.id, "trash")
    sides = {**board.sides, event.player: side}
    return replace(board, sides=sides, recent=(*board.recent, *depleted(event)))

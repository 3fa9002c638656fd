"""Chapter 9: priority given up, and the gate ゲート resolving; chapter 12: rule processing."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from senpu.events.base import Event, Seat, other
from senpu.events.gate_ruler import (
    GateItemResolved,
    MatchLost,
    PriorityPassed,
    UnitDestroyed,
    UnitOverwritten,
)
from senpu.events.match import StepEntered
from senpu.projections.declared import filled
from senpu.projections.gate_ruler.actions.turn import drive_zone_clears
from senpu.projections.gate_ruler.board import Board, GateItem, Side, Unit, printed
from senpu.projections.gate_ruler.changes import carried_out, rests_in
from senpu.projections.gate_ruler.gate import resolution
from senpu.projections.gate_ruler.moving import dropped, entered, summoned, without
from senpu.projections.gate_ruler.plays import next_on
from senpu.projections.gate_ruler.rules import BOOK, FANS, FAQ, OURS
from senpu.projections.gate_ruler.rules.general import (
    match_is_on,
    nothing_is_resolving,
    turn_has_begun,
    zone_exists,
)
from senpu.projections.shared.names import with_name
from senpu.projections.shared.sides import of_side, with_side


class GatePlay:
    """Something on the gate resolves: a unit needs a zone to enter."""

    zones = ""
    zone_exists = True

    def __init__(self, board: Board, item: GateItem | None, zone: str = "") -> None:
        self.board = board
        self.next_card = next_on(board)
        self.zone = zone
        if item and item.kind == "unit":
            names = board.sides[item.controller].zone_names
            self.zone = zone or item.zone
            self.zones = " ".join(names)
            self.zone_exists = self.zone in names


@BOOK.rule("9-3e-1", facts="player priority")
def passes_own_priority(play: "Pass") -> bool:
    """優先権を持つプレイヤーがそれを放棄できる
    the player with priority may give it up
    → 優先権は{priority}にある
    → it is {priority} who may pass
    """
    return play.board.priority == play.player


@BOOK.rule("9-2a", at="9-2a, 9-3", facts="item top")
def last_item_resolves(play: "Resolve") -> bool:
    """両者が優先権を放棄すると、ゲートの一番上のものが解決する（後入れ先出し）
    when both have passed, the last thing put on the gate resolves first
    → 解決するのは{top}
    → what resolves next is {top}
    """
    return play.item == play.top != "-"


BOOK.happens("9-3b", at="9-3b, U9", source=OURS, option="turn_player_first")("""
    ゲートに加えたあとは、ターンプレイヤーが優先権を得る
    after something is put on the gate the turn player has priority
""")
BOOK.happens("6-3b-x", at="6-3b, 9-3e-1", source=OURS, option="passes_end_main")("""
    ゲートが空のまま両者が続けて優先権を放棄すると、メインフェイズが終わる
    the main phase ends when both pass in a row with nothing on the gate
""")
BOOK.happens("12-x1", at="chapter 12", source=FAQ)("""
    ルール処理：1つのゾーンに2体いれば、先のユニットが墓地に置かれる
    rule processing: of two units in a zone the earlier goes to the graveyard
""")
BOOK.happens("12-4a", at="12-4a, 2-11c", source=FANS)("""
    ルール処理：ダメージがHP以上のユニットは破壊される
    rule processing: a unit with damage of its HP or more is destroyed
""")
BOOK.happens("16-4a", at="16-4a")("""
    カウンターを持つカードはダメージにならない（カウンターゾーンに置かれ、その後墓地へ）
    a counter card is no damage: it is put into the counter zone, and goes to the graveyard
""")
BOOK.happens("12-x2", at="chapter 12", source=FANS)("""
    ルール処理：ダメージゾーンがLIFEに達したプレイヤー、デッキが0枚のプレイヤーは負ける
    rule processing: a player loses with damage of LIFE, or with no card in the deck
""")
BOOK.happens("1-4b", at="1-4a, 1-4b")("""
    ただ1人残ったプレイヤーが勝つ
    the only player left wins
""")
BOOK.happens("1-4b-1", source=OURS, option="double_loss_is_draw")("""
    ルール処理で同時に負けたら、だれも残らず引き分け
    both losing at one rule processing is a draw: nobody is left
""")


@BOOK.action(PriorityPassed)
class Pass(GatePlay):
    """Priority is given up; the second time in a row the last item of the gate resolves."""

    when = (match_is_on, turn_has_begun, nothing_is_resolving)
    rules = (passes_own_priority, zone_exists)

    def __init__(self, board: Board, action: PriorityPassed) -> None:
        resolving = board.gate[-1] if board.gate and board.passes else None
        GatePlay.__init__(self, board, resolving)
        self.player = action.player

    @property
    def priority(self) -> Seat:
        """Who has priority."""
        return self.board.priority

    @staticmethod
    def evolve(board: Board, event: PriorityPassed) -> Board:
        return replace(board, priority=other(event.player), passes=board.passes + 1)

    @staticmethod
    def follows(before: Board, board: Board, event: PriorityPassed) -> Iterable[Event]:
        """9-2a: the last item resolves; 6-3b, 6-3c: with an empty gate the main phase ends."""
        return _both_passed(board) if board.passes >= 2 else ()


def _both_passed(board: Board) -> Iterator[Event]:
    if board.gate:
        yield resolution(board, board.gate[-1])
    elif board.step == "main" and board.book.options.passes_end_main:
        yield from drive_zone_clears(board)
        yield StepEntered(step="attack")


@BOOK.action(GateItemResolved)
class Resolve(GatePlay):
    """The last item of the gate resolves, both players having passed."""

    when = (match_is_on,)
    rules = (last_item_resolves, zone_exists)
    because = "9-2a"

    def __init__(self, board: Board, event: GateItemResolved) -> None:
        self.top = board.gate[-1].id if board.gate else "-"
        self.item = event.item or self.top
        self.event = event
        super().__init__(board, board.item(self.item), event.zone)

    def complete(self) -> GateItemResolved:
        """The last item, and the name of what enters play."""
        item = self.board.item(self.item)
        if item is None:
            return self.event
        by_rule = resolution(self.board, item)
        return filled(self.event, item=item.id, zone=self.zone, id=by_rule.id)

    @staticmethod
    def evolve(board: Board, event: GateItemResolved) -> Board:
        """The item leaves the gate for where it belongs; then its effects."""
        if found := board.item(event.item):
            gate = tuple(item for item in board.gate if item.id != event.item)
            left = bool(gate)
            board = replace(board, gate=gate, priority=board.player, passes=0, resolving=left)
            board = _settled(board, found, event)
        return carried_out(board, event.effects)


def _settled(board: Board, item: GateItem, event: GateItemResolved) -> Board:
    side = board.sides[item.controller]
    if item.kind == "event":
        return with_side(board, dropped(side, item.card, "graveyard"))
    if item.kind == "field":
        field = Unit(event.id, printed(board, item.card))
        given = with_name(side.given, field.id)
        return with_side(board, replace(side, fields=(*side.fields, field), given=given))
    if item.kind == "unit":
        return _stands(board, item, event)
    return board


def _stands(board: Board, item: GateItem, event: GateItemResolved) -> Board:
    side = board.sides[item.controller]
    if not board.book.options.summons_count_at_playing:
        side = summoned(side)
    zone = event.zone or item.zone
    unit = Unit(event.id, printed(board, item.card), rested=rests_in(board, side, zone))
    return with_side(board, entered(side, unit, zone))


@of_side
def unit_gone(side: Side, event: UnitOverwritten | UnitDestroyed) -> Side:
    """A unit goes to the graveyard."""
    return without(side, event.id, "graveyard")


BOOK.consequence(UnitDestroyed, because="12-4a")(unit_gone)
BOOK.consequence(UnitOverwritten, because="12-x1")(unit_gone)


def lost_because(event: MatchLost) -> str:
    """The rule by which a player lost."""
    return "1-4c" if event.reason == "concession" else "12-x2"


BOOK.consequence(MatchLost, because=lost_because)(None)

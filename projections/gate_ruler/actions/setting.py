"""7-5: cards set face down."""

from msgspec.structs import replace

from senpu.events.gate_ruler import CardSet, SetCardOverwritten
from senpu.projections.declared import filled, waived
from senpu.projections.gate_ruler.board import UNKNOWN, Board, Laid, Side, new_handle, new_id
from senpu.projections.gate_ruler.changes import noted
from senpu.projections.gate_ruler.gate import paid
from senpu.projections.gate_ruler.moving import dropped, lifted, taken, unseen
from senpu.projections.gate_ruler.plays import CardPlay
from senpu.projections.gate_ruler.rules import BOOK, FANS, OURS
from senpu.projections.gate_ruler.rules.general import CHAPTER_7, SEEN, SETTABLE, cost_is_paid
from senpu.projections.shared.names import with_name
from senpu.projections.shared.plays import fact
from senpu.projections.shared.sides import of_side, with_side


@BOOK.rule("7-5a", facts="number source zone set_zones")
def card_goes_to_own_set_zone(play: "SetCard") -> bool:
    """手札か、ドライブゾーンに裏向きのカード1枚を、自分のセットゾーンに置く
    a card from hand, or face down in the drive zone, goes to an own set zone
    → 手札か裏向きのドライブカードを、セットゾーン1～{set_zones}に置く
    → set a card from hand or a face-down drive card into set zone 1 to {set_zones}
    """
    return play.is_face_down and play.zone_is_open


@BOOK.rule("7-5a-x1", at="rulers (digest 1.4)", source=FANS, facts="sets sets_allowed")
def sets_are_left(play: "SetCard") -> bool:
    """ルーラーが決める枚数までしか1ターンにセットできない
    no more cards a turn are set than the ruler allows
    → 1ターンに{sets_allowed}枚まで
    → the ruler allows {sets_allowed} a turn
    """
    return play.sets_allowed < 0 or play.sets < play.sets_allowed


BOOK.happens("7-5a-x3", at="U8", source=OURS, option="setting_is_free")("""
    セットにコストはかからない
    setting costs nothing
""")
BOOK.happens("7-5b")("""
    セットはゲートを使用せず、ただちに実行される
    setting does not use the gate and is carried out at once
""")


@BOOK.action(CardSet)
class SetCard(CardPlay):
    """A card of the hand, or face down in the drive zone, is set."""

    when = CHAPTER_7
    rules = (*SEEN, card_goes_to_own_set_zone, *SETTABLE, sets_are_left, cost_is_paid)
    set_zones: int = fact("side.ruler.zones.set")
    """How many set zones the ruler has."""
    sets: int = fact("side.sets")
    """Cards set this turn."""

    def __init__(self, board: Board, action: CardSet) -> None:
        super().__init__(board, action)
        self.zone = action.zone

    def named(self) -> str:
        """An unknown card of the hand gets a handle by being set."""
        unseen = self.source == "hand" and self.action.card.startswith(UNKNOWN)
        return new_handle(self.board) if unseen else super().named()

    @property
    def known(self) -> bool:
        """Whether the rules can be asked about it; a card set face down may be any."""
        return super().known or not self.identified

    def cost_due(self) -> int:
        """Nothing, unless the match says that setting costs as much as playing."""
        return 0 if self.board.book.options.setting_is_free else super().cost_due()

    @property
    def is_face_down(self) -> bool:
        """Whether the card lies in hand or face down in the drive zone."""
        if self.source == "drive":
            return self.driven is not None and not self.driven.up
        return self.source == "hand" and self.is_there

    @property
    def zone_is_open(self) -> bool:
        """Whether it is one of the set zones; an empty one, where a match asks for that (U4)."""
        taken = any(laid.zone == self.zone for laid in self.side.set)
        allowed = self.board.book.options.set_overwrites or not taken
        return allowed and 1 <= self.zone <= self.set_zones

    @property
    def sets_allowed(self) -> int:
        """Cards that may be set in a turn; -1: any number."""
        allowed = self.side.ruler.sets_a_turn
        return -1 if allowed is None else allowed

    def complete(self) -> CardSet:
        """The energy rested, the name in the set zone, a handle for an unknown card."""
        event: CardSet = self.action
        card = self.number if self.source == "hand" else event.card
        id = new_id(self.board, f"{self.player}.s{self.zone}#")
        return filled(event, card=card, energy=self.energy, id=id)

    @staticmethod
    def evolve(board: Board, event: CardSet) -> Board:
        side = paid(board.sides[event.player], event.energy)
        if event.source == "drive":
            side, card = lifted(side, event.card)
        else:
            side, card = unseen(taken(side, event.card, event.source)), event.card
        laid = Laid(event.id, card, zone=event.zone, turn=board.turn)
        given = with_name(side.given, event.id)
        side = replace(side, set=(*side.set, laid), sets=side.sets + 1, given=given)
        board = noted(with_side(board, side), (card,))
        if not card.startswith(UNKNOWN):
            return board
        waives = {card: waived(event)} if event.waive else {}
        set_in = {**board.set_in, card: board.turn}
        return replace(board, set_in=set_in, set_by={**board.set_by, **waives})


@BOOK.happens("7-5a-x2", SetCardOverwritten, at="U4", source=OURS, option="set_overwrites")
@of_side
def set_card_overwritten(side: Side, event: SetCardOverwritten) -> Side:
    """すでにカードのあるセットゾーンにも置ける。ルール処理で古いカードが墓地に置かれる
    an occupied set zone may be set into; the older card goes to the graveyard by rule processing
    """
    if side.laid(event.id) is None:
        return side
    side, card = lifted(side, event.id)
    return dropped(side, card, "graveyard")

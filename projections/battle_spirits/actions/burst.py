"""Setting a burst バースト and activating it バースト発動 (digest 5.12, 8.1)."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import BurstActivated, BurstReplaced, BurstSet
from senpu.events.battle_spirits.cards import BurstCondition, Card
from senpu.events.battle_spirits.changes import CardFielded
from senpu.projections.battle_spirits.board import UNKNOWN, Board, Side, printed
from senpu.projections.battle_spirits.changes import acted, carried_out
from senpu.projections.battle_spirits.cost import cost_of
from senpu.projections.battle_spirits.moving import dropped, lifted, paid
from senpu.projections.battle_spirits.plays import NOTHING, FromDeck, Play, new_handle, soul_use
from senpu.projections.battle_spirits.recent import may_be, moments
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.cost import TAKEN
from senpu.projections.battle_spirits.rules.main_step import IN_MATCH, MAIN_STEP, deck_holds_it
from senpu.projections.declared import filled
from senpu.projections.shared.sides import of_side, with_side


@BOOK.rule("BS-M7", at="¶ burst")
def first_burst_of_turn(play: "SetBurst") -> bool:
    """バーストのセットはターンに1回
    a burst is set once a turn
    → 次の自分のターンを待つ
    → wait for the next own turn
    """
    return not play.side.burst_set


@BOOK.rule("BS-M7a", at="¶ burst", facts="payable paid")
def burst_set_is_free(play: "SetBurst") -> bool:
    """バーストのセットにコスト支払いは不要（効果が求めるコアだけ払う）
    setting a burst is free; only what a text asks is paid
    → 支払いは{payable}個。支払は{paid}
    → pay {payable}; paid {paid}
    """
    return play.paid == play.payable


@BOOK.rule("BS-M7b", at="¶ burst", facts="number")
def card_has_burst(play: "SetBurst") -> bool:
    """セットするのはバースト効果を持つカード
    the card set has a burst effect
    → バースト効果を持つカードをセットする（{number}にはない）
    → set a card that has a burst effect; {number} has none
    """
    return play.card is None or play.card.has_burst is not False


@BOOK.rule("BS-M7c", at="¶ burst", facts="number")
def burst_comes_from_hand(play: "SetBurst") -> bool:
    """バーストは手札からセットする
    a burst is set from the hand
    → 手札のカードをセットする
    → set a card from the hand
    """
    side, number = play.side, play.action.card
    if play.card is None or number not in side.known:
        return len(side.known) < side.hand if play.card else side.hand > 0
    return True


BOOK.happens("BS-M7f", at="U5 (whole turn, W10)", source=OURS, option="effect_burst_counts")("""
    効果でセットしたバーストも、ターンに1回のセットに数える
    a burst set by an effect uses up the set of the turn (so an older revision has it)
""")


@BOOK.action(BurstSet)
class SetBurst(FromDeck):
    """Setting a burst: free unless a text asks for cores; the one set before makes room."""

    when = MAIN_STEP
    rules = (
        first_burst_of_turn, card_has_burst, burst_comes_from_hand, deck_holds_it,
        burst_set_is_free, *TAKEN,
    )  # fmt: skip
    action: BurstSet

    def __init__(self, board: Board, action: BurstSet) -> None:
        super().__init__(board, action)
        self.take(action.pay)
        self.paid = sum(action.pay.values())
        self.cost = cost_of(self.side, 0, {}, action.adjust, board.book.options)
        self.payable = self.cost.payable
        self.soul = soul_use(self.side, action.pay, NOTHING, action.soul)

    @property
    def card(self) -> Card | None:
        """The facts of the card, if it is known."""
        unknown = self.action.card.startswith(UNKNOWN)
        return None if unknown else printed(self.board, self.action.card)

    @property
    def number(self) -> str:
        """The card set, or the handle it gets."""
        return self.action.card if self.card else new_handle(self.board)

    def complete(self) -> BurstSet:
        """A handle for an unknown card, and what a text asks."""
        cost = self.cost if self.action.adjust else None
        return filled(self.action, card=self.number, cost=cost, soul=self.soul)

    @staticmethod
    def evolve(board: Board, event: BurstSet) -> Board:
        side = paid(board.sides[event.player], event)
        if event.card.startswith(UNKNOWN):
            board = replace(board, handles={**board.handles, event.card: UNKNOWN})
        side = lifted(side, event.card, "hand")
        return acted(board, event, replace(side, burst=event.card, burst_set=True), board.last)

    @staticmethod
    def follows(before: Board, board: Board, event: BurstSet) -> Iterator[Event]:
        """BS-M7d."""
        if lying := before.sides[event.player].burst:
            yield BurstReplaced(player=event.player, card=lying)


@BOOK.happens("BS-M7d", BurstReplaced, at="burst (digest 5.12)", source=MANUAL)
@of_side
def burst_replaced(side: Side, event: BurstReplaced) -> Side:
    """すでにあるバーストは表向きでトラッシュに置かれる
    a burst set before goes face up to the trash
    """
    return dropped(side, event.card, "trash")


@BOOK.rule("BS-M9", at="burst (digest 8.1)", source=MANUAL, facts="player set_burst number")
def burst_is_set(play: "ActivateBurst") -> bool:
    """発動できるのはセットされているバースト
    the burst that is activated is the one set
    → {player}のバースト（{set_burst}）だけ。別のカードなら先に特定する（相手のバーストは括弧に）
    → only {player}'s own burst ({set_burst}); identify it first if it is another card, and write
      the other player's in parentheses
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


@BOOK.rule(
    "BS-U1", at="burst (whole turn, W10)", source=QUOTED, option="burst_conditions_bind",
    facts="number due_condition",
)  # fmt: skip
def condition_has_occurred(play: "ActivateBurst") -> bool:
    """バーストは、その条件が満たされた直後にだけ発動できる
    a burst is activated only when its condition has just occurred
    → {number}の条件（{due_condition}）は、直前の行動で満たされていない。起きたことを先に書く
    → nothing done last fulfils {number}'s condition ({due_condition}); write first what did
    """
    due = play.conditions
    return not due or any(may_be(play.board, play.side.seat, each) for each in due)


@BOOK.action(BurstActivated)
class ActivateBurst(Play):
    """The set card is turned up, in whatever step."""

    when = IN_MATCH
    rules = (burst_is_set, activated_burst_leaves, condition_has_occurred)
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
    def conditions(self) -> tuple[BurstCondition, ...]:
        """What the card waits for, as far as that is printed on record."""
        return printed(self.board, self.number).burst_condition

    @property
    def due_condition(self) -> str:
        """The same as a fact."""
        return " / ".join(f"burst_{each}" for each in self.conditions) or "-"

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
        board = replace(with_side(board, side), recent=moments(event))
        return carried_out(board, event.effects)

"""The effects of cards other than magics, and accel アクセル (digest 5.9, 5.10)."""

from collections.abc import Iterator

from senpu.events.base import Event
from senpu.events.battle_spirits import CardUsed, Cost, EffectUsed
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.projections.battle_spirits.actions.advent import ADVENT, advented, parted_by_advent
from senpu.projections.battle_spirits.board import Board, FieldCard, printed
from senpu.projections.battle_spirits.changes import acted
from senpu.projections.battle_spirits.cost import cost_of
from senpu.projections.battle_spirits.moving import lifted, paid
from senpu.projections.battle_spirits.plays import CardPlay
from senpu.projections.battle_spirits.rules import BOOK, QUOTED
from senpu.projections.battle_spirits.rules.cost import PAYMENT, TAKEN
from senpu.projections.battle_spirits.rules.main_step import (
    FLASH,
    FROM_HAND,
    MAIN_STEP,
    flash_may_be_used_here,
)


@BOOK.rule("BS-M5a", at="¶ flash effects", facts="number")
def card_has_flash(play: "UseEffect") -> bool:
    """マジック以外のフラッシュ効果も、持っているカードのものを使用できる
    flash effects of other cards are used if the card has one
    → フラッシュ効果を持つカードを選ぶ（{number}にはない）
    → choose a card that has a flash effect; {number} has none
    """
    return play.effect != "flash" or play.is_of_mirage or play.card.has_flash is not False


@BOOK.rule("BS-M5b", at="¶ main step effects", facts="number step")
def card_has_main_step_effect(play: "UseEffect") -> bool:
    """『自分のメインステップ』の任意効果も、持っているカードのものを使用できる
    optional 'own main step' effects are used if the card has one
    → 『自分のメインステップ』の効果を持つカードを選ぶ（{number}にはない）
    → choose a card with an 'own main step' effect; {number} has none
    """
    has_one = play.is_of_mirage or play.card.has_main_step_effect is not False
    return play.effect != "main_step" or has_one


@BOOK.rule("BS-M5d", at="¶ flash effects, ¶ mirage", facts="number")
def effect_source_is_own(play: "UseEffect") -> bool:
    """使う効果は、自分のフィールドのカードか、自分のセットしたミラージュのもの
    the effect used is of a card on the own field or of the own set mirage
    → 自分のフィールドのカードか、セットしたミラージュを選ぶ
    → choose a card on the own field or the mirage that is set
    """
    return play.user is not None or play.is_of_mirage


@BOOK.rule("BS-M5h", at="digest 5.10", source=QUOTED, facts="number minimum user_left")
def user_survives_its_effect(play: "UseEffect") -> bool:
    """自身のコアを使う効果は、そのために自身が消滅するなら使えない
    an effect that takes cores from its own card is not used if that depletes the card
    → {number}に{minimum}個以上残す（残り{user_left}）
    → leave {minimum} or more on {number}; {user_left} would be left
    """
    return not play.user_gives or play.user_left >= play.minimum


@BOOK.rule("BS-M5e", at="digest 5.9", source=QUOTED, facts="number zone")
def accel_is_there(play: "UseEffect") -> bool:
    """アクセルは、アクセルを持つ手札のカードをそのコストで使う
    accel is used from hand, by a card that has it, for its own cost
    → アクセルを持つ手札のカードを選ぶ
    → choose a card in hand that has accel
    """
    return play.card.accel is not None and play.zone == "hand"


BOOK.happens("BS-M5g", at="digest 5.9", source=QUOTED)("""
    アクセルを使ったカードは、効果のあと表向きで手元に置く
    a card whose accel was used goes face up to the tegamoto after its effect
""")

FIELDED = (
    effect_source_is_own, card_has_flash, card_has_main_step_effect, flash_may_be_used_here,
    *PAYMENT, user_survives_its_effect,
)  # fmt: skip


@BOOK.action(EffectUsed)
class UseEffect(CardPlay):
    """An effect of a card on the field, of the set mirage, or of a card in hand."""

    when = {"flash": FLASH, "main_step": MAIN_STEP, "accel": FLASH, "advent": FLASH}
    rules = {
        "flash": FIELDED,
        "main_step": FIELDED,
        "accel": (*FROM_HAND, accel_is_there, *PAYMENT),
        "advent": (*FROM_HAND, *ADVENT, *TAKEN),
    }
    action: EffectUsed  # pyright: ignore[reportIncompatibleVariableOverride]

    def printed_card(self) -> Card:
        """The facts of the field card, or of the card in hand for accel and advent."""
        fielded = self.field.get(self.action.card)
        return fielded.card if fielded else printed(self.board, self.action.card)

    def computed_cost(self) -> Cost:
        """No cost, but that of an accel and what texts ask for."""
        own, options = self.card.accel, self.board.book.options
        if self.action.effect == "accel" and own:
            return cost_of(self.side, own.cost, own.reduction, self.action.adjust, options)
        return cost_of(self.side, 0, {}, self.action.adjust, options)

    @property
    def effect(self) -> str:
        """The effect chosen."""
        return self.action.effect

    @property
    def way(self) -> str:
        """What is asked depends on the effect."""
        return self.action.effect

    @property
    def user(self) -> FieldCard | None:
        """The own field card whose effect it is."""
        return self.field.get(self.action.card)

    @property
    def onto_name(self) -> str:
        """The card it is to lie on."""
        return self.action.onto

    @property
    def is_of_mirage(self) -> bool:
        """Whether it is an effect of the own set mirage."""
        return bool(self.side.mirage) and self.action.card == self.side.mirage

    @property
    def minimum(self) -> int:
        """Cores the user needs to stay."""
        return self.user.minimum if self.user else 0

    @property
    def user_gives(self) -> int:
        """Cores the effect takes off its own card."""
        shifts = [c for c in self.action.effects if type(c) is CoresShifted]
        own = sum(c.n for c in shifts if c.source == self.action.card)
        return own + self.action.pay.get(self.action.card, 0)

    @property
    def user_left(self) -> int:
        """Cores left on its own card after the effect."""
        shifts = [c for c in self.action.effects if type(c) is CoresShifted]
        back = sum(c.n for c in shifts if c.target == self.action.card)
        return (self.user.cores if self.user else 0) - self.user_gives + back

    @staticmethod
    def evolve(board: Board, event: EffectUsed) -> Board:
        side = paid(board.sides[event.player], event)
        if event.effect in ("accel", "advent"):
            side = lifted(side, event.card, event.source)
        if event.effect == "advent":
            side = advented(board, side, event)
        return acted(board, event, side, event.card)

    @staticmethod
    def follows(before: Board, board: Board, event: EffectUsed) -> Iterator[Event]:
        """BS-M5g, BS-B11."""
        if event.effect == "accel":
            yield CardUsed(player=event.player, card=event.card, target="tegamoto")
        elif event.effect == "advent":
            yield from parted_by_advent(before, board, event)

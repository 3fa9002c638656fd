"""The effects of cards other than magics, accel アクセル and advent 煌臨 (digest 5.9, 5.10)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import BraveReleased, CardUsed, Cost, EffectUsed
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.projections.battle_spirits.board import Board, FieldCard, Side, braves_of, printed
from senpu.projections.battle_spirits.changes import acted
from senpu.projections.battle_spirits.conditions import brave_fits, fits
from senpu.projections.battle_spirits.cost import cost_of
from senpu.projections.battle_spirits.moving import lifted, paid
from senpu.projections.battle_spirits.plays import EffectPlay
from senpu.projections.battle_spirits.recent import USED
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.battle_spirits.rules.cost import PAYMENT, TAKEN
from senpu.projections.battle_spirits.rules.main_step import (
    FLASH,
    FROM_HAND,
    MAIN_STEP,
    flash_may_be_used_here,
)
from senpu.projections.shared.plays import fact


@BOOK.rule("BS-M5f", at="digest 5.9", source=QUOTED, facts="number soul_place")
def advent_is_paid(play: "UseEffect") -> bool:
    """煌臨は、自分のソウルコアをトラッシュに置き、自分のスピリットかアルティメットに重ねる
    advent puts the own soul core in the trash and lies on an own spirit or ultimate
    → ソウルコア（{soul_place}）を払い、重ねるカードを選ぶ
    → pay the soul core (at {soul_place}) and name the card it lies on
    """
    under = play.side.field.get(play.action.onto)
    paid = play.soul == "pay" and play.paid == 1
    return paid and under is not None and under.kind in ("spirit", "ultimate")


@BOOK.rule("BS-M5k", at="digest 5.9", source=QUOTED, facts="number kind")
def card_has_advent(play: "UseEffect") -> bool:
    """煌臨するのは、煌臨を持つスピリットかアルティメットのカード
    a spirit or ultimate that has advent is put by advent
    → 煌臨を持つカードを選ぶ（{number}は{kind}）
    → choose a card that has advent ({number} is of the kind {kind})
    """
    return play.card.type in ("spirit", "ultimate") and play.card.has_advent is not False


@BOOK.rule("BS-M5l", at="digest 5.9", source=QUOTED, facts="number onto_name")
def advent_condition_fits(play: "UseEffect") -> bool:
    """煌臨で重ねる相手は、煌臨条件を満たす
    what it lies on meets the condition of its advent
    → 煌臨条件に合うカードを選ぶ（{onto_name}は合わない）
    → choose a card the advent names; {onto_name} does not fit
    """
    under, condition = play.side.field.get(play.action.onto), play.card.advent
    return under is None or condition is None or any(fits(t, under) for t in condition.any_of)


BOOK.happens("BS-M5i", at="digest 5.9", source=OURS, option="advent_stack_to_trash")("""
    煌臨元のカードは、煌臨したカードがフィールドを離れる時トラッシュに置く
    what lies below an advent goes to the trash when the card on it leaves the field
""")

ADVENT = (card_has_advent, advent_is_paid, advent_condition_fits)


def advented(board: Board, side: Side, event: EffectUsed) -> Side:
    """The card lies on the field card `onto`, in the same state, on its cores."""
    if event.onto not in side.field:
        return side
    host, card = side.field[event.onto], printed(board, event.card)
    under = (*host.under, host.card.id)
    stacked = replace(
        host, card=card, minimum=card.minimum, under=under, protected=card.cores_protected
    )
    return replace(side, field={**side.field, event.onto: stacked})


def parted_by_advent(before: Board, board: Board, event: EffectUsed) -> Iterator[Event]:
    """BS-B11: a brave whose condition fitted the card below, and does not fit the one above."""
    side = board.sides[event.player]
    above, below = side.field.get(event.onto), before.sides[event.player].field.get(event.onto)
    if above is None or below is None:
        return
    for brave in braves_of(side, above):
        slot = brave.slots[brave.hosts.index(above.id)]
        if brave_fits(brave.card, below, slot) and not brave_fits(brave.card, above, slot):
            yield BraveReleased(player=event.player, id=brave.id, host=above.id)


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
class UseEffect(EffectPlay):
    """An effect of a card on the field, of the set mirage, or of a card in hand."""

    when = {"flash": FLASH, "main_step": MAIN_STEP, "accel": FLASH, "advent": FLASH}
    rules = {
        "flash": FIELDED,
        "main_step": FIELDED,
        "accel": (*FROM_HAND, accel_is_there, *PAYMENT),
        "advent": (*FROM_HAND, *ADVENT, *TAKEN),
    }
    action: EffectUsed  # pyright: ignore[reportIncompatibleVariableOverride]
    onto_name: str = fact("action.onto")
    """The card it is to lie on."""

    def __init__(self, board: Board, action: EffectUsed) -> None:
        super().__init__(board, action)
        self.aims = (action.onto,) if action.onto else ()

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
    def user(self) -> FieldCard | None:
        """The own field card whose effect it is."""
        return self.field.get(self.action.card)

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
        return self._shifted("source") + self.action.pay.get(self.action.card, 0)

    @property
    def user_left(self) -> int:
        """Cores left on its own card after the effect."""
        cores = self.user.cores if self.user else 0
        return cores - self.user_gives + self._shifted("target")

    def _shifted(self, end: str) -> int:
        """Cores that texts shift from its own card (`source`) or onto it (`target`)."""
        found = 0
        for change in self.action.effects:
            if type(change) is CoresShifted and getattr(change, end) == self.action.card:
                found += change.n
        return found

    @staticmethod
    def evolve(board: Board, event: EffectUsed) -> Board:
        side = paid(board.sides[event.player], event)
        if event.effect in ("accel", "advent"):
            side = lifted(side, event.card, event.source)
        if event.effect == "advent":
            side = advented(board, side, event)
        return acted(board, event, side, event.card, USED[event.player])

    @staticmethod
    def follows(before: Board, board: Board, event: EffectUsed) -> Iterable[Event]:
        """BS-M5g, BS-B11."""
        if event.effect == "accel":
            return (CardUsed(player=event.player, card=event.card, target="tegamoto"),)
        return parted_by_advent(before, board, event) if event.effect == "advent" else ()

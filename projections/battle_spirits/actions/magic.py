"""Using a magic マジック (digest 5.8)."""

from collections.abc import Iterator

from senpu.events.base import Event
from senpu.events.battle_spirits import CardUsed, MagicUsed
from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import Board, Side
from senpu.projections.battle_spirits.changes import acted
from senpu.projections.battle_spirits.moving import dropped, lifted, paid
from senpu.projections.battle_spirits.plays import EffectPlay
from senpu.projections.battle_spirits.rules import BOOK, OURS
from senpu.projections.battle_spirits.rules.cost import PAYMENT
from senpu.projections.battle_spirits.rules.main_step import (
    FLASH,
    FROM_HAND,
    MAIN_STEP,
    flash_may_be_used_here,
)
from senpu.projections.shared.sides import of_side


def has_any_effect(card: Card) -> bool:
    """Whether a magic has a main or a flash effect, as far as its facts are stated."""
    return (card.has_flash, card.has_main) != (False, False)


@BOOK.rule("BS-M4", at="¶ magic", facts="number kind instead")
def is_magic(play: "UseMagic") -> bool:
    """「使用」できる手札のカードはマジック
    magics are used from hand
    → {number}は{kind}なので、代わりに{instead}
    → {instead} it instead: {number} is of the kind {kind}
    """
    return play.card.type == "magic"


@BOOK.rule("BS-M4a", at="¶ magic", facts="number effect")
def magic_has_effect(play: "UseMagic") -> bool:
    """マジックは持っているメイン効果かフラッシュ効果のどちらか一方を発揮する
    a magic's main or its flash effect is used, one that it has
    → {number}に{effect}効果はない。もう一方の効果（/m、/f）を選ぶ
    → choose the other effect (/m, /f): {number} has no {effect} effect
    """
    card, chosen = play.card, "has_flash" if play.effect == "flash" else "has_main"
    return getattr(card, chosen) is not False or not has_any_effect(card)


@BOOK.rule("BS-M4c", at="digest 5.8", source=OURS, option="magic_needs_effect", facts="number")
def magic_has_any_effect(play: "UseMagic") -> bool:
    """メイン効果もフラッシュ効果もないマジックは手札から使用できない
    a magic with neither main nor flash effect is not used from hand
    → バーストかミラージュとしてセットする
    → set it as burst or mirage
    """
    return has_any_effect(play.card)


BOOK.happens("BS-M4b", at="¶ magic")("""
    使用したマジックは、効果を解決したのちトラッシュに置く
    a magic goes to the trash after its effect is resolved
""")


@BOOK.action(MagicUsed)
class UseMagic(EffectPlay):
    """Its main or its flash effect is used; then it is put away."""

    when = {"main": MAIN_STEP, "flash": FLASH}
    rules = (
        is_magic, *FROM_HAND, magic_has_effect, magic_has_any_effect, flash_may_be_used_here,
        *PAYMENT,
    )  # fmt: skip
    action: MagicUsed  # pyright: ignore[reportIncompatibleVariableOverride]

    @staticmethod
    def evolve(board: Board, event: MagicUsed) -> Board:
        side = lifted(paid(board.sides[event.player], event), event.card, event.source)
        return acted(board, event, side, event.card)

    @staticmethod
    def follows(before: Board, board: Board, event: MagicUsed) -> Iterator[Event]:
        """BS-M4b."""
        yield CardUsed(player=event.player, card=event.card)


def used_because(event: CardUsed) -> str:
    """A magic goes to the trash, a card whose accel was used to the tegamoto."""
    return "BS-M4b" if event.target == "trash" else "BS-M5g"


@BOOK.consequence(CardUsed, because=used_because)
@of_side
def card_used(side: Side, event: CardUsed) -> Side:
    """A card that was used is put away."""
    return dropped(side, event.card, event.target)

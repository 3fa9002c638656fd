"""Advent 煌臨: a card put from hand on a card of the field (digest 5.9)."""

from collections.abc import Iterator
from typing import Protocol

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import BraveReleased, EffectUsed
from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import Board, Side, braves_of, printed
from senpu.projections.battle_spirits.conditions import brave_fits, fits
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED


class AdventPlay(Protocol):
    """What these rules ask of the play of an effect."""

    side: Side
    card: Card
    action: EffectUsed
    paid: int
    soul: str


@BOOK.rule("BS-M5f", at="digest 5.9", source=QUOTED, facts="number soul_place")
def advent_is_paid(play: AdventPlay) -> bool:
    """煌臨は、自分のソウルコアをトラッシュに置き、自分のスピリットかアルティメットに重ねる
    advent puts the own soul core in the trash and lies on an own spirit or ultimate
    → ソウルコア（{soul_place}）を払い、重ねるカードを選ぶ
    → pay the soul core (at {soul_place}) and name the card it lies on
    """
    under = play.side.field.get(play.action.onto)
    paid = play.soul == "pay" and play.paid == 1
    return paid and under is not None and under.kind in ("spirit", "ultimate")


@BOOK.rule("BS-M5k", at="digest 5.9", source=QUOTED, facts="number kind")
def card_has_advent(play: AdventPlay) -> bool:
    """煌臨するのは、煌臨を持つスピリットかアルティメットのカード
    a spirit or ultimate that has advent is put by advent
    → 煌臨を持つカードを選ぶ（{number}は{kind}）
    → choose a card that has advent ({number} is a {kind})
    """
    return play.card.type in ("spirit", "ultimate") and play.card.has_advent is not False


@BOOK.rule("BS-M5l", at="digest 5.9", source=QUOTED, facts="number onto_name")
def advent_condition_fits(play: AdventPlay) -> bool:
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

"""What printed facts of a Gate Ruler card cannot be, and what is probably a slip.

A fault keeps a card out of the catalogue, since rules would rest on it; a doubt does not.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from senpu.events.cards.checks import NAMELESS, Check, below_zero, found
from senpu.events.cards.forms import Fault, fault
from senpu.events.cards.plain import doubts_together as doubts_together
from senpu.events.gate_ruler.cards import Card

OF_RULERS = (
    "life", "zones", "summon_right", "pays", "hand", "energy", "start_hand", "turn_start",
    "first_draw", "deck", "events_from_hand", "sets_a_turn",
)  # fmt: skip
"""Fields that only a ruler has."""


def faults(card: Card) -> Iterable[Fault]:
    """Why the card cannot be used."""
    yield from below_zero(card, ("level",))
    for name in _twice(ability.id for ability in card.abilities):
        yield fault("abilities", f"「{name}」が2つあります", f"hold {name} twice")
    for name in _twice(card.zones.attack + card.zones.defence):
        yield fault("zones", f"「{name}」が2つあります", f"hold {name} twice")
    if card.deck.size < 1:
        yield fault("deck", "カードのないデッキです", "has no cards")


def doubts(card: Card) -> Iterable[Fault]:
    """What is probably a slip."""
    yield from found(_DOUBTS, card)
    if card.type == "ruler":
        yield from found(_OF_RULERS, card)
    else:
        yield from _out_of_kind(card)


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, n in Counter(names).items() if n > 1]


def _out_of_kind(card: Card) -> Iterator[Fault]:
    usual = {field.name: field.default for field in msgspec.structs.fields(Card)}
    for field in OF_RULERS:
        if getattr(card, field) != usual[field]:
            ja = f"ルーラーのものですが種類は{card.type}です"
            yield fault(field, ja, f"is of rulers, not of a {card.type}")


_DOUBTS: tuple[Check[Card], ...] = (
    (lambda card: card.type == "unit" and card.hp < 1,
     "hp", "HPがありません（どのダメージでも破壊されます）",
     "is not stated: any damage destroys it"),
    (lambda card: card.type != "unit" and bool(card.hp),
     "hp", "HPはユニットだけのものです", "stated of a {0.type}"),
    (lambda card: card.type in ("event", "field") and bool(card.atk),
     "atk", "ユニットとルーラーだけのものです", "stated of a {0.type}"),
    (lambda card: card.type in ("event", "field") and bool(card.strike),
     "strike", "ユニットとルーラーだけのものです", "stated of a {0.type}"),
    (lambda card: card.type != "ruler" and not card.faction,
     "faction", "軍がありません", "is not stated"),
    (lambda card: card.type != "event" and card.timing != "normal",
     "timing", "使用タイミングはイベントのものですが種類は{0.type}です",
     "{0.timing} is of events, not of a {0.type}"),
    (lambda card: card.type == "event" and card.settable,
     "settable", "イベントはオープンカードでないかぎりセットできます",
     "need not be stated of events; open cards are never set"),
    (lambda card: card.type == "event" and bool(card.abilities_of("touchdown")),
     "abilities", "イベントは場に出ません", "hold touchdown: events enter no zone"),
    NAMELESS,
)  # fmt: skip

_OF_RULERS: tuple[Check[Card], ...] = (
    (lambda card: bool(card.level),
     "level", "ルーラーにレベルはありません", "stated of a ruler"),
    (lambda card: card.life < 1,
     "life", "LIFEがありません（ダメージで負けません）", "is not stated: no loss by damage"),
    (lambda card: card.pays != "none" and not card.energy,
     "energy", "払うルーラーにエナジーがありません", "is missing: nothing can be paid"),
    (lambda card: card.pays == "none" and bool(card.energy),
     "pays", "エナジーがあるのに払いません", "is none, although there is energy"),
    (lambda card: not card.hand and bool(card.start_hand or card.turn_start.draw),
     "hand", "手札がないのに引きます", "is not there, although cards are drawn"),
    (lambda card: not (card.turn_start.draw or card.turn_start.drive or card.start_hand),
     "turn_start", "カードを得る手段がありません", "neither draws nor drives"),
    (lambda card: not card.zones.attack,
     "zones", "攻撃ゾーンがありません", "hold no attack zone"),
)  # fmt: skip

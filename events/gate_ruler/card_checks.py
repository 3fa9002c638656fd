"""What printed facts of a Gate Ruler card cannot be, and what is probably a slip.

A fault keeps a card out of the catalogue, since rules would rest on it; a doubt does not.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

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
    for field, n in _numbers(card):
        if n < 0:
            yield fault(field, f"{n}は負の数です", f"{n} is below 0")
    for name in _twice(ability.id for ability in card.abilities):
        yield fault("abilities", f"「{name}」が2つあります", f"hold {name} twice")
    for name in _twice(card.zones.attack + card.zones.defence):
        yield fault("zones", f"「{name}」が2つあります", f"hold {name} twice")
    if card.deck.size < 1:
        yield fault("deck", "カードのないデッキです", "has no cards")


def doubts(card: Card) -> Iterable[Fault]:
    """What is probably a slip."""
    for check in (_doubtful_stats, _doubtful_event, _out_of_kind, _doubtful_ruler):
        yield from check(card)
    if not card.name and not card.name_en:
        yield fault("name", "名前がありません", "is not stated")


def _numbers(card: Card) -> Iterator[tuple[str, int]]:
    """Every number that is never below 0, with its field; a level may be."""
    for field in ("atk", "hp", "strike", "life", "summon_right", "energy", "start_hand"):
        yield field, getattr(card, field)
    yield from (("abilities", n) for ability in card.abilities for n in ability.cost.values())
    yield "zones", card.zones.set
    for field in ("turn_start", "deck"):
        stated = msgspec.structs.asdict(getattr(card, field)).values()
        yield from ((field, n) for n in stated if n is not None)
    for field in ("first_draw", "sets_a_turn"):
        yield field, getattr(card, field) or 0


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, n in Counter(names).items() if n > 1]


def _doubtful_stats(card: Card) -> Iterator[Fault]:
    if card.type == "unit" and card.hp < 1:
        ja, en = (
            "HPがありません（どのダメージでも破壊されます）",
            "is not stated: any damage destroys it",
        )
        yield fault("hp", ja, en)
    if card.type != "unit" and card.hp:
        yield fault("hp", "HPはユニットだけのものです", f"stated of a {card.type}")
    if card.type in ("event", "field"):
        for field in ("atk", "strike"):
            if getattr(card, field):
                ja = "ユニットとルーラーだけのものです"
                yield fault(field, ja, f"stated of a {card.type}")
    if card.type != "ruler" and not card.faction:
        yield fault("faction", "軍がありません", "is not stated")


def _doubtful_event(card: Card) -> Iterator[Fault]:
    if card.type != "event" and card.timing != "normal":
        ja = f"使用タイミングはイベントのものですが種類は{card.type}です"
        yield fault("timing", ja, f"{card.timing} is of events, not of a {card.type}")
    if card.type == "event" and card.settable:
        ja = "イベントはオープンカードでないかぎりセットできます"
        yield fault("settable", ja, "need not be stated of events; open cards are never set")
    kinds = {ability.kind for ability in card.abilities}
    if card.type == "event" and "touchdown" in kinds:
        yield fault("abilities", "イベントは場に出ません", "hold touchdown: events enter no zone")


def _out_of_kind(card: Card) -> Iterator[Fault]:
    if card.type == "ruler":
        if card.level:
            yield fault("level", "ルーラーにレベルはありません", "stated of a ruler")
        return
    usual = {field.name: field.default for field in msgspec.structs.fields(Card)}
    for field in OF_RULERS:
        if getattr(card, field) != usual[field]:
            ja = f"ルーラーのものですが種類は{card.type}です"
            yield fault(field, ja, f"is of rulers, not of a {card.type}")


def _doubtful_ruler(card: Card) -> Iterator[Fault]:
    if card.type != "ruler":
        return
    if card.life < 1:
        yield fault(
            "life", "LIFEがありません（ダメージで負けません）", "is not stated: no loss by damage"
        )
    start = card.turn_start
    if card.pays != "none" and not card.energy:
        yield fault(
            "energy", "払うルーラーにエナジーがありません", "is missing: nothing can be paid"
        )
    if card.pays == "none" and card.energy:
        yield fault("pays", "エナジーがあるのに払いません", "is none, although there is energy")
    if not card.hand and (card.start_hand or start.draw):
        yield fault("hand", "手札がないのに引きます", "is not there, although cards are drawn")
    if not (start.draw or start.drive or card.start_hand):
        yield fault("turn_start", "カードを得る手段がありません", "neither draws nor drives")
    if not card.zones.attack:
        yield fault("zones", "攻撃ゾーンがありません", "hold no attack zone")

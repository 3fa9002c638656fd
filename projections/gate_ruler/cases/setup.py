"""The position a case begins with, as a board. What lies there has the names the case gives it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from senpu.events.base import SEATS, Seat
from senpu.events.gate_ruler.cards import Card
from senpu.projections.cases.contract import Facts, NotUnderstood
from senpu.projections.cases.fields import Fields, plain, seat_of
from senpu.projections.gate_ruler.board import (
    Board,
    Book,
    GateItem,
    Laid,
    Overdrive,
    Side,
    Unit,
    ability_of,
    ids,
)  # fmt: skip
from senpu.projections.gate_ruler.options import Options

Cards = Mapping[str, Card]


def is_position(setup: Facts) -> bool:
    """Whether a position is one of Gate Ruler: it has a phase, and its sides a ruler."""
    sides = [setup.get(seat) for seat in SEATS]
    return "phase" in setup and all(isinstance(side, dict) and "ruler" in side for side in sides)


def board_of(setup: Facts, cards: Cards, options: Options) -> Board:
    """The board of a position.

    Raises NotUnderstood, also where the printed facts of a card face up or set are not known.
    """
    fields = Fields(plain(setup), "setup")
    player = seat_of(fields.word("turn_player", "A"))
    first = seat_of(fields.word("first_player", "A"))
    board = Board(
        book=Book(cards=cards, first=first, options=options),
        sides={seat: _side(seat, fields, cards) for seat in SEATS},
        turn=fields.take("turn", int, 1),
        player=player,
        step=fields.word("phase", "main"),
        priority=seat_of(fields.word("priority", player)),
        gate=tuple(_gated(each, cards) for each in _objects(fields, "gate")),
    )
    fields.end()
    _all_named(board)
    return board


def known(cards: Cards, number: str) -> Card:
    """The facts of a card. Raises NotUnderstood if there are none."""
    if number not in cards:
        raise NotUnderstood(
            f"{number or '?'} の印刷内容がない", f"the printed facts of {number or '?'} are missing"
        )
    return cards[number]


def _objects(fields: Fields, key: str) -> Iterator[Fields]:
    stated: list[dict[str, Any]] = fields.take(key, list[dict[str, Any]], [])
    return (Fields(plain(each), f"{fields.where}.{key}") for each in stated)


def _side(seat: Seat, setup: Fields, cards: Cards) -> Side:
    stated: Facts = setup.take(seat, dict[str, Any], {})
    fields = Fields(plain(stated), seat)
    hand = fields.take("hand", tuple[str, ...], ())
    ready, rested = _energy(fields)
    side = Side(
        seat,
        ruler=known(cards, fields.word("ruler")),
        ruler_rested=fields.take("ruler_rested", bool, False),
        deck=fields.take("deck_count", int, 50),
        hand=fields.take("hand_count", int, len(hand)),
        known=hand,
        drive=tuple(_driven(each, cards) for each in _objects(fields, "drive")),
        overdrives=tuple(map(_overdrive, _objects(fields, "overdrive"))),
        zones=_zones(fields, cards),
        set=_set(fields, cards),
        fields=tuple(_unit(each, cards) for each in _objects(fields, "fields")),
        ready=ready,
        rested=rested,
        damage=fields.take("damage", tuple[str, ...], ()),
        graveyard=fields.take("graveyard", tuple[str, ...], ()),
        removed=fields.take("removed", tuple[str, ...], ()),
        summons=fields.take("summons_made", int, 0),
        summon_bonus=fields.take("summon_bonus", int, 0),
        sets=fields.take("sets_made", int, 0),
        rearranged=fields.take("rearranged", int, 0),
        used=fields.take("used", tuple[str, ...], ()),
    )
    fields.end()
    return side


def _energy(side: Fields) -> tuple[int, int]:
    stated: dict[str, Any] = side.take("energy", dict[str, Any], {})
    energy = Fields(stated, f"{side.where}.energy")
    ready, rested = energy.take("ready", int, 0), energy.take("rested", int, 0)
    energy.end()
    return ready, rested


def _driven(fields: Fields, cards: Cards) -> Laid:
    up = fields.word("face", "down") == "up"
    laid = Laid(fields.word("iid"), known(cards, fields.word("card")).id, up=up)
    fields.end()
    return laid


def _overdrive(fields: Fields) -> Overdrive:
    found = Overdrive(fields.word("iid"), fields.word("of"), fields.word("ability"))
    fields.end()
    return found


def _zones(side: Fields, cards: Cards) -> dict[str, tuple[Unit, ...]]:
    stated: dict[str, Any] = side.take("zones", dict[str, dict[str, Any] | None], {})
    return {
        zone: (_unit(Fields(plain(unit), f"{side.where}.{zone}"), cards),) if unit else ()
        for zone, unit in stated.items()
    }


def _unit(fields: Fields, cards: Cards) -> Unit:
    unit = Unit(
        fields.word("iid"),
        known(cards, fields.word("card")),
        rested=fields.take("rested", bool, False),
        damage=fields.take("damage", int, 0),
        souls=fields.take("souls", tuple[str, ...], ()),
    )
    fields.end()
    return unit


def _set(side: Fields, cards: Cards) -> tuple[Laid, ...]:
    stated: list[Any] = side.take("set", list[dict[str, Any] | None], [])
    found: list[Laid] = []
    for zone, each in enumerate(stated, 1):
        if each:
            fields = Fields(plain(each), f"{side.where}.set")
            number = known(cards, fields.word("card")).id
            turn = fields.take("turn", int, 0)
            found.append(Laid(fields.word("iid"), number, zone=zone, turn=turn))
            fields.end()
    return tuple(found)


def _gated(fields: Fields, cards: Cards) -> GateItem:
    """Something on the gate: a card, or an ability of a card or of what lies in play."""
    card, ability = fields.word("card"), fields.word("ability")
    facts = cards.get(card)
    found = ability_of(facts, ability) if facts else None
    item = GateItem(
        fields.word("iid"),
        seat_of(fields.word("controller", "A")),
        "overdrive" if found and found.kind == "overdrive" else "ability",
        fields.word("source", card),
        ability,
        zone=fields.word("zone"),
        source=fields.word("from", "hand"),
    )
    fields.end()
    if ability:
        return item
    kind = known(cards, card).type
    if kind == "ruler":
        raise NotUnderstood("ルーラーはゲートに置けない", "a ruler is never on the gate")
    return GateItem(item.id, item.controller, kind, card, zone=item.zone, source=item.source)


def _all_named(board: Board) -> None:
    """Names are unique on a side and on the gate, and none is empty."""
    for side in board.sides.values():
        alone = Board(book=board.book, sides={side.seat: side}, gate=board.gate)
        _unique(ids(alone))


def _unique(names: Iterable[str]) -> None:
    seen: set[str] = {""}
    for name in names:
        if name in seen:
            raise NotUnderstood(f"名前 {name} が一意でない", f"the name {name} is not unique")
        seen.add(name)

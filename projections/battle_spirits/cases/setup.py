"""The position a case begins with, as a board. Field cards have the names the case gives them."""

import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import SEATS, Seat
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import State
from senpu.projections.battle_spirits.board import Board, Book, FieldCard, Side
from senpu.projections.battle_spirits.moving import RANK, fielded
from senpu.projections.battle_spirits.options import Options
from senpu.projections.cases.contract import Facts, NotUnderstood
from senpu.projections.cases.fields import Fields, plain, seat_of

PLACES = ("reserve", "core_trash", "life", "void", "removed", "new")
HELD = re.compile(r"(\w+) holds the (left|right) slot")


def is_position(setup: Facts) -> bool:
    """Whether a position is one of Battle Spirits: it has a step, and its sides a life."""
    sides = [setup.get(seat) for seat in SEATS]
    return "step" in setup and all(isinstance(side, dict) and "life" in side for side in sides)


def board_of(setup: Facts, note: str, cards: Mapping[str, Card], options: Options) -> Board:
    """The board of a position; `note` may say which slots of a two-host brave are held.

    Raises NotUnderstood, also where the printed facts of a card on the field are not known.
    """
    fields = Fields(plain(setup), "setup")
    first = seat_of(fields.word("first_player", "A"))
    book = Book(cards=cards, first=first, options=options)
    slots = dict(HELD.findall(note))
    sides: dict[Seat, Side] = {seat: _side(seat, fields, cards, slots) for seat in SEATS}
    board = Board(
        book=book,
        sides=sides,
        turn=fields.take("turn", int, 1),
        player=seat_of(fields.word("turn_player", "A")),
        step=fields.word("step", "main"),
    )
    fields.end()
    for id in sides["A"].field.keys() & sides["B"].field.keys():
        raise _not_unique(id)
    return board


def _not_unique(id: str) -> NotUnderstood:
    return NotUnderstood(f"名前 {id} が一意でない", f"the name {id} is not unique")


def _side(seat: Seat, setup: Fields, cards: Mapping[str, Card], slots: Mapping[str, str]) -> Side:
    stated: Facts = setup.take(seat, dict[str, Any], {})
    fields = Fields(plain(stated), seat)
    hand = fields.take("hand", tuple[str, ...], ())
    side = Side(
        seat,
        life=fields.take("life", int, 5),
        reserve=fields.take("reserve", int, 0),
        core_trash=fields.take("core_trash", int, 0),
        soul=fields.word("soul_core"),
        hand=fields.take("hand_count", int, len(hand)),
        known=hand,
        deck=fields.take("deck_count", int, 40),
        trash=fields.take("trash", tuple[str, ...], ()),
        removed=fields.take("removed", tuple[str, ...], ()),
        tegamoto=fields.take("tegamoto", tuple[str, ...], ()),
        burst=fields.word("burst"),
        mirage=fields.word("mirage"),
        burst_set=fields.take("burst_set_this_turn", bool, False),
        mirage_set=fields.take("mirage_set_this_turn", bool, False),
    )
    lying: list[dict[str, Any]] = fields.take("field", list[dict[str, Any]], [])
    for stated_card in lying:
        side = _laid(side, Fields(plain(stated_card), f"{seat}.field"), cards, slots)
    fields.end()
    return side


def _laid(side: Side, fields: Fields, cards: Mapping[str, Card], slots: Mapping[str, str]) -> Side:
    """The side with one more card on the field, and the braves it is combined with."""
    host = _field_card(fields, cards)
    if host.id in (*side.field, *PLACES, ""):
        raise _not_unique(host.id)
    side = fielded(side, host)
    braves: list[dict[str, Any]] = fields.take("braves", list[dict[str, Any]], [])
    for stated in braves:
        side = _combined(side, host.id, Fields(plain(stated), f"{host.id}.braves"), cards, slots)
    fields.end()
    return side


def _field_card(fields: Fields, cards: Mapping[str, Card]) -> FieldCard:
    card = known(cards, fields.word("card"))
    heavy = fields.take("heavily_exhausted", bool, False)
    tired: State = "heavy" if heavy else "exhausted"
    return FieldCard(
        id=fields.word("iid"),
        card=card,
        cores=fields.take("cores", int, 0),
        minimum=card.minimum,
        state=tired if fields.take("exhausted", bool, heavy) else "ready",
        protected=card.cores_protected,
    )


def _combined(
    side: Side, host_id: str, fields: Fields, cards: Mapping[str, Card], slots: Mapping[str, str]
) -> Side:
    """A brave on a host; one with two hosts is named under each of them."""
    stated = _field_card(fields, cards)
    host, brave = side.field[host_id], side.field.get(stated.id, stated)
    said = fields.word("slot", slots.get(host_id, ""))
    fields.end()
    lone = stated.card.two_hosts
    if stated.id in (*PLACES, "") or (stated.id in side.field and not (lone and brave.hosts)):
        raise _not_unique(stated.id)
    stacked = replace(
        brave,
        minimum=0,
        state=stated.state if lone else max(host.state, stated.state, key=RANK.__getitem__),
        hosts=(*brave.hosts, host_id),
        slots=(*brave.slots, said or (_free_slot(brave) if lone else "")),
    )
    held = replace(host, braves=(*host.braves, brave.id))
    return replace(side, field={**side.field, host_id: held, brave.id: stacked})


def _free_slot(brave: FieldCard) -> str:
    return "right" if "left" in brave.slots else "left"


def known(cards: Mapping[str, Card], number: str) -> Card:
    """The facts of a card. Raises NotUnderstood if there are none."""
    if number not in cards:
        raise NotUnderstood(
            f"{number or '?'} の印刷内容がない", f"the printed facts of {number or '?'} are missing"
        )
    return cards[number]

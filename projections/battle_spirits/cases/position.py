"""Positions of Battle Spirits as cases tell them: made a board, and told again at the end.

Field cards have the names the case gives them.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import SEATS, Seat, other
from senpu.events.battle_spirits import Slot
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import State as Stance
from senpu.projections.battle_spirits.board import (
    UNKNOWN,
    Board,
    Book,
    FieldCard,
    Side,
    bp,
    braves_of,
    colours,
    combined_cost,
    symbols,
)  # fmt: skip
from senpu.projections.battle_spirits.moving import RANK, fielded
from senpu.projections.battle_spirits.options import Options
from senpu.projections.battle_spirits.steps import STEPS
from senpu.projections.battle_spirits.view import view
from senpu.projections.cases import shapes
from senpu.projections.cases.contract import Case
from senpu.projections.cases.dialect import Comparison, Position
from senpu.projections.cases.shapes import State, by_name, choice, is_handle, many, shape

ZONES: Mapping[str, str] = {
    "life": "life", "reserve": "reserve", "core_trash": "core_trash", "soul_core": "soul",
    "hand": "known", "hand_count": "hand", "deck_count": "deck", "trash": "trash",
    "removed": "removed", "tegamoto": "tegamoto", "burst": "burst", "mirage": "mirage",
    "burst_set_this_turn": "burst_set", "mirage_set_this_turn": "mirage_set",
}  # fmt: skip
"""The zones of a side as cases call them, and as the board does."""
STANCE = {"exhausted": bool, "heavily_exhausted": bool}
BRAVE = shape("Brave", {"iid": str, "card": str, "cores": int, "slot": Slot, **STANCE})
CARD = shape("Card", {"iid": str, "card": str, "cores": int, "braves": many(BRAVE), **STANCE})
ZONE_KINDS = shapes.kinds_of(Side, ZONES)
SIDE = shape("Side", {**ZONE_KINDS, "field": many(CARD)})
TURN = {"turn": int, "turn_player": Seat, "step": choice(*STEPS)}
SETUP = shape("Setup", {**TURN, "first_player": Seat, "A": SIDE, "B": SIDE})

LAID = shape("Laid", {"iid": str, "card": str})
CARD_END = shape("CardEnd", {
    "card": str, "cores": int, "exhausted": bool, "braves": many(str, LAID), "level": int,
    "bp": int, "combined_cost": int, "colors": list[str], "symbols": dict[str, int],
})  # fmt: skip
SIDE_END = shape("SideEnd", {**shapes.piles(ZONE_KINDS), "field": by_name(CARD_END, None)})
SEEN = shape("Seen", {
    "burst_set": bool, "card": str | None, "burst": str | None, "mirage": str | None,
    "hand": shapes.PILE, "hand_count": int, "deck_count": int,
})  # fmt: skip
END = shape("End", {
    **TURN, "winner": Seat | None, "A": SIDE_END, "B": SIDE_END, "A_sees": SEEN, "B_sees": SEEN,
    "quotes": dict[str, int],
})  # fmt: skip
COMPARISON = Comparison(
    named="field",
    carried=("card", "cores", "exhausted", "braves"),
    entered={"exhausted": False, "braves": []},
    counts=("symbols",),
    answers=("quotes",),
)

PLACES = ("reserve", "core_trash", "life", "void", "removed")
HELD = re.compile(r"(\w+) holds the (left|right) slot")


def board_of(setup: State, case: Case, cards: Mapping[str, Card], options: Options) -> Board:
    """The board of a position; a note may say which slots of a two-host brave are held.

    Raises NotUnderstood, also where the printed facts of a card on the field are not known.
    """
    book = Book(cards=cards, first=setup.get("first_player", "A"), options=options)
    slots = dict(HELD.findall(case.setup_note))
    sides: Mapping[Seat, Side] = {
        seat: _side(seat, setup.get(seat, {}), cards, slots) for seat in SEATS
    }
    shapes.unique((*sides["A"].field, *sides["B"].field))
    return Board(
        book=book,
        sides=sides,
        turn=setup.get("turn", 1),
        player=setup.get("turn_player", "A"),
        step=setup.get("step", "main"),
        handles={card: UNKNOWN for side in sides.values() for card in _unknown(side)},
    )


def _unknown(side: Side) -> Iterator[str]:
    """The handles among the cards of a side."""
    cards = (*side.trash, *side.removed, *side.tegamoto, side.burst, side.mirage)
    return (card for card in cards if is_handle(card) and card != UNKNOWN)


def _side(seat: Seat, told: State, cards: Mapping[str, Card], slots: Mapping[str, str]) -> Side:
    zones = {
        ZONES[key]: "" if value is None else value for key, value in told.items() if key in ZONES
    }
    side = replace(Side(seat, reserve=0, soul="", hand=len(told.get("hand", ()))), **zones)
    side = replace(side, known=tuple(card for card in side.known if not is_handle(card)))
    for lying in told.get("field", ()):
        side = _laid(side, lying, cards, slots)
    if side.soul not in ("", *PLACES, *side.field):
        raise shapes.unknown_name(side.soul, (*PLACES, *side.field), f"setup.{seat}.soul_core")
    return side


def _laid(side: Side, told: State, cards: Mapping[str, Card], slots: Mapping[str, str]) -> Side:
    """The side with one more card on the field, and the braves it is combined with."""
    host = _field_card(told, cards)
    shapes.unique([host.id], (*side.field, *PLACES, "new"))
    side = fielded(side, host)
    for brave in told.get("braves", ()):
        slot = brave.get("slot", slots.get(host.id, ""))
        side = _combined(side, host.id, _field_card(brave, cards), slot)
    return side


def _field_card(told: State, cards: Mapping[str, Card]) -> FieldCard:
    card = shapes.facts_of(cards, told.get("card", ""))
    heavy = told.get("heavily_exhausted", False)
    tired: Stance = "heavy" if heavy else "exhausted"
    return FieldCard(
        id=told.get("iid", ""),
        card=card,
        cores=told.get("cores", 0),
        minimum=card.minimum,
        state=tired if told.get("exhausted", heavy) else "ready",
        protected=card.cores_protected,
    )


def _combined(side: Side, host_id: str, stated: FieldCard, slot: str) -> Side:
    """A brave on a host; one with two hosts is named under each of them."""
    host, brave = side.field[host_id], side.field.get(stated.id, stated)
    lone = stated.card.two_hosts
    again = lone and brave.hosts
    shapes.unique([stated.id], (*PLACES, "new", *(() if again else side.field)))
    free = "right" if "left" in brave.slots else "left"
    stacked = replace(
        brave,
        minimum=0,
        state=stated.state if lone else max(host.state, stated.state, key=RANK.__getitem__),
        hosts=(*brave.hosts, host_id),
        slots=(*brave.slots, slot or (free if lone else "")),
    )
    held = replace(host, braves=(*host.braves, brave.id))
    return replace(side, field={**side.field, host_id: held, brave.id: stacked})


def told(at: Position) -> State:
    """The whole position: both sides, and whose turn and step it is."""
    board: Board = at.board
    whole: State = {
        "turn": board.turn,
        "turn_player": board.player,
        "step": board.step,
        "winner": board.winner if board.over else None,
    }
    return whole | {seat: _told_side(board.sides[seat], at) for seat in SEATS}


def _told_side(side: Side, at: Position) -> State:
    called = {id: name for name, id in at.names.items()}
    soul = called.get(side.soul, side.soul)
    words = {"soul_core": soul or None, "burst": side.burst or None, "mirage": side.mirage or None}
    lying = (card for card in side.field.values() if not card.hosts)
    field = {called.get(card.id, card.id): _told_card(side, card, at) for card in lying}
    return {**shapes.told_zones(side, ZONES), **words, "field": field}


def _told_card(side: Side, card: FieldCard, at: Position) -> State:
    called = {id: name for name, id in at.names.items()}
    return {
        "card": card.card.id,
        "cores": card.cores,
        "exhausted": card.state != "ready",
        "braves": [
            {"iid": called.get(brave.id, brave.id), "card": brave.card.id}
            for brave in braves_of(side, card)
        ],
        "level": card.level,
        "bp": bp(side, card) + at.marks.get(card.id, 0),
        "combined_cost": combined_cost(side, card),
        "colors": list(colours(side, card)),
        "symbols": symbols(side, card),
    }


def seen(at: Position, end: State) -> Iterator[tuple[str, State, State]]:
    """What a player may know of the other's side, where the end state tells it."""
    for seat in SEATS:
        if stated := end.get(f"{seat}_sees"):
            yield f"{seat}_sees.", _known(at.board, seat, other(seat)), stated


def _known(board: Board, seat: Seat, owner: Seat) -> State:
    side = view(board, seat).sides[owner]
    burst = None if side.burst.startswith(UNKNOWN) else side.burst or None
    return {
        "burst_set": bool(side.burst),
        "card": burst,
        "burst": burst,
        "mirage": side.mirage or None,
        "hand": list(side.known),
        "hand_count": side.hand,
        "deck_count": side.deck,
    }


def entered(at: Position, decision: Any, action: Mapping[str, Any]) -> Mapping[str, str]:
    """What later steps call cards that entered: `new`, in turn `new1` ..., or as the case says."""
    before, after = at.board.sides, decision.board.sides
    fresh = [id for seat in SEATS for id in after[seat].field if id not in before[seat].field]
    count = len(set(at.names.values()))
    names = {f"new{count + n}": id for n, id in enumerate(fresh, 1)}
    said = {str(action["iid"]): fresh[-1]} if fresh and action.get("iid") else {}
    return {**names, **said, "new": fresh[-1]} if fresh else {}


def renamed(at: Position, end: State) -> Position:
    """The position with one name for each card that entered: the one the end state uses.

    The last card is `new`, unless the end state names more of them than that.
    """
    names = {id: name for name, id in at.names.items()}
    came = list(names)
    stated = [name for seat in SEATS for name in end.get(seat, {}).get("field", {})]
    for name in sorted(filter(at.names.__contains__, stated), key="new".__eq__)[: len(came)]:
        id = at.names[name] if at.names[name] in came else came[-1]
        came.remove(id)
        names[id] = name
    return replace(at, names={name: id for id, name in names.items()})

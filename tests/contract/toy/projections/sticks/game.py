"""Sticks as the rest of the program sees it."""

from collections.abc import Mapping

import msgspec

from senpu.events.base import SEATS, Seat
from senpu.events.envelope import Header
from senpu.projections.game import Game, Offer
from senpu.projections.picture import (
    Now,
    Picture,
    Position,
    Seated,
    Table,
    Thing,
    Words,
    Zone,
    laid,
    plain,
)
from senpu.projections.rules import Text

from ...events.sticks.taking import SticksTaken
from . import reading
from .board import Board, Book, Card, Options
from .decide import because, decide, evolve, judged
from .rules import BOOK


def opened(header: Header) -> Board:
    """The board before the first entry. Raises msgspec.ValidationError."""
    msgspec.convert(header.cards, tuple[Card, ...])
    options = msgspec.convert(header.options, Options)
    return Board(Book(options), pile=options.pile, player=header.first)


def legal(board: Board) -> tuple[Offer, ...]:
    """One, two, three: whether they may be taken, and why not."""
    return tuple(_offer(board, n) for n in (1, 2, 3))


def _offer(board: Board, n: int) -> Offer:
    event = SticksTaken(player=board.player, n=n)
    _, breaches = judged(board, event)
    return Offer(what=Text("取る", "take"), card=str(n), event=event, breaches=breaches)


def counts(board: Board, seat: Seat) -> Mapping[str, int]:
    """What a player can count: the pile."""
    return {"pile": board.pile}


def view(board: Board, seat: str) -> Board:
    """Everything lies open."""
    return board


PILE = Zone(id="pile", name=Words("棒の山", "pile"), look="cards")
TABLE = Table(wide=(1, 1), small=(1, 1), zones=())


def picture(board: Board) -> Picture:
    """The pile between the players, and who is to take."""
    now = Now(turn=board.turn, seat=board.player, over=board.over, winner=board.winner)
    sticks = Thing(in_="pile", label="|" * max(0, board.pile))
    return Picture(
        seats={seat: Seated(role=plain(""), table=TABLE) for seat in SEATS},
        middle=(PILE,),
        start=Position(now=now, zones={}, things=laid([("", sticks)])),
    )


GAME = Game(
    slug="sticks",
    name=Text("棒取り", "Sticks"),
    pack="sticks/1.0",
    rulebook=BOOK,
    card_type=Card,
    options=Options,
    opened=opened,
    decide=decide,
    evolve=evolve,
    because=because,
    legal=legal,
    counts=counts,
    measures=counts,
    view=view,
    picture=picture,
    read=reading.read,
    items=reading.items,
    write=reading.write,
    complete=reading.complete,
    words={
        "n": Text("本数", "number"),
        "there": Text("ある本数", "there"),
        "player": Text("取った人", "player"),
        "due_player": Text("番の人", "player due"),
        "last": Text("直前の本数", "taken before"),
    },
)

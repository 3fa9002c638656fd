"""A play: an action on a board, with everything the rules ask about named once.

The rules are predicates over a play, so they read `play.paid == play.payable`. A play is made
for one decision and thrown away. Here is what all plays share; `play_card` has those of a card
with a cost, `play_field` those of what lies on the field, `play_table` all others.
"""

from collections.abc import Mapping
from typing import Any

from senpu.events.base import Seat
from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import (
    UNKNOWN,
    Board,
    FieldCard,
    Side,
)  # fmt: skip

NOTHING: Mapping[str, int] = {}


class Play:
    """What every action has: who acts, on which side, in which step."""

    placed = 0

    def __init__(self, board: Board, action: Any) -> None:
        self.board = board
        self.action = action
        self.side: Side = board.sides[action.player]
        self.taken: Cores = NOTHING
        self.givers: list[FieldCard] = []

    @property
    def field(self) -> Mapping[str, FieldCard]:
        """The actor's field."""
        return self.side.field

    def take(self, taken: Cores) -> None:
        """Note the cores taken by place, and the own field cards among the places."""
        field = self.side.field
        self.taken = taken
        self.givers = [field[place] for place in taken if place in field]

    @property
    def player(self) -> Seat:
        """Who acts."""
        seat: Seat = self.action.player
        return seat

    @property
    def turn_player(self) -> Seat:
        """Whose turn it is."""
        return self.board.player

    @property
    def step(self) -> str:
        """The step of the turn."""
        return self.board.step

    @property
    def bars(self) -> str:
        """The cards whose text forbids the action."""
        return " ".join(self.action.barred)

    def short(self) -> str:
        """The first place asked for more cores than lie there."""
        return next((p for p, n in self.taken.items() if n > self.side.at(p) or n < 0), "")

    @property
    def short_place(self) -> str:
        """Where there are not enough cores."""
        return self.short()

    @property
    def asked(self) -> int:
        """Cores asked of that place."""
        return self.taken.get(self.short(), 0)

    @property
    def there(self) -> int:
        """Cores lying at that place."""
        return self.side.at(self.short())

    @property
    def soul_place(self) -> str:
        """Where the soul core lies."""
        return self.side.soul or "-"

    @property
    def closed_place(self) -> str:
        """The first place that is neither the own reserve nor an own field card."""
        return next((p for p in self.taken if p != "reserve" and p not in self.field), "")

    @property
    def sealed_place(self) -> str:
        """The first place whose cores players may not take: 創界神 and 創界石 nexuses."""
        cards = ((p, self.field.get(p)) for p in self.taken)
        return next((p for p, card in cards if card and not card.card.takes_cores), "")

    @property
    def protected_place(self) -> str:
        """The first place whose cores a card's text protects."""
        cards = ((p, self.field.get(p)) for p in self.taken)
        return next((p for p, card in cards if card and card.protected), "")


def new_handle(board: Board) -> str:
    """The handle of a card that goes face down unseen."""
    return f"{UNKNOWN}{len(board.handles) + 1}"


def merged(one: Cores, two: Cores) -> Cores:
    """Two counts by place, added."""
    total = dict(one)
    for place, n in two.items():
        total[place] = total.get(place, 0) + n
    return total


def soul_use(side: Side, pay: Cores, place: Cores, said: str) -> str:
    """What the soul core does in an action: as said, else normal cores go first.

    It goes along unsaid only where all the cores of its place are taken: with the payment if
    that leaves no normal core, else onto the card.
    """
    where = side.soul
    if said or not where or (where not in pay and where not in place):
        return said
    normal = side.at(where) - 1
    paid, placed = pay.get(where, 0), place.get(where, 0)
    if paid > max(0, normal):
        return "pay"
    return "place" if placed > 0 and paid + placed > normal else ""


def copies_seen(side: Side, number: str) -> int:
    """Copies of a card that are known to be outside the deck and the unknown hand."""
    seen = side.known.count(number) + side.trash.count(number) + side.removed.count(number)
    seen += side.tegamoto.count(number) + (side.burst == number) + (side.mirage == number)
    for card in side.field.values():
        seen += card.card.id == number and not card.token
        seen += card.under.count(number) if card.under else 0
    return seen

"""A play: an action on a board, with everything the rules ask about named once.

The rules are predicates over a play, so they read `play.paid == play.payable`. A play is made
for one decision and thrown away. What cannot be is noted once, in the one loop over the places
cores are taken from; a rule asks for the very fact its verdict shows. Here is what the plays of
several headings share; `braves` has those of a brave and its host.
"""

from collections.abc import Mapping
from typing import Any

from senpu.events import battle_spirits as bs
from senpu.events.base import Seat
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import UNKNOWN, Board, FieldCard, Side, printed
from senpu.projections.battle_spirits.cost import cost_of, merged, total_of
from senpu.projections.declared import filled
from senpu.projections.shared import plays as shared
from senpu.projections.shared.names import new_name
from senpu.projections.shared.plays import fact

NOTHING: Mapping[str, int] = {}
PROPER = {
    "spirit": "to_summon", "ultimate": "to_summon", "brave": "to_summon",
    "nexus": "to_deploy", "magic": "to_use",
}  # fmt: skip
"""What is done with a card in hand, by its kind."""


ENDS = ("card", "source", "target", "brave")
"""Where a typed change names field cards."""


class Play(shared.Play):
    """What every action has: who acts, on which side, the cores it takes.

    `closed` is the first place taken from that is neither the own reserve nor an own field card,
    `short` the first asked for more cores than lie there; None, if there is none.
    """

    board: Board
    side: Side
    placed = 0
    taken: Cores = NOTHING
    aims: tuple[str, ...] = ()
    """The own cards that are part of the action itself, if there are any."""
    closed: str | None = None
    short: str | None = None
    sealed_place = ""
    """The first place whose cores players may not take: 創界神 and 創界石 nexuses."""
    protected_place = ""
    """The first place whose cores a card's text protects."""
    field: Mapping[str, FieldCard] = fact("side.field")
    """The actor's field."""

    def take(self, taken: Cores) -> None:
        """Note the cores taken by place, and what is wrong with the places."""
        self.taken = taken
        side = self.side
        for place, n in taken.items():
            if place == "reserve":
                there = side.reserve
            elif card := side.field.get(place):
                there = card.cores
                if card.protected or not card.card.takes_cores:
                    self._take_off(card)
            else:
                there = side.at(place)
                self.closed = place if self.closed is None else self.closed
            if not 0 <= n <= there and self.short is None:
                self.short = place

    def _take_off(self, card: FieldCard) -> None:
        if not card.card.takes_cores and not self.sealed_place:
            self.sealed_place = card.id
        if card.protected and not self.protected_place:
            self.protected_place = card.id

    @property
    def closed_place(self) -> str:
        """The place that is closed, in a verdict."""
        return self.closed or ""

    @property
    def short_place(self) -> str:
        """The place where there are not enough cores, in a verdict."""
        return self.short or ""

    @property
    def asked(self) -> int:
        """Cores asked of that place."""
        return self.taken.get(self.short_place, 0)

    @property
    def there(self) -> int:
        """Cores lying at that place."""
        return self.side.at(self.short_place)

    @property
    def emptied(self) -> str:
        """The first own card that the action empties, and aims at all the same (BS-W1)."""
        effects, aims = self.action.effects, (*self.aims, *self.action.targets)
        if not effects and not aims:
            return ""
        aims += tuple(getattr(change, end, "") for change in effects for end in ENDS)
        return next((id for id in aims if self.is_emptied(id, self.gone)), "")

    @property
    def gone(self) -> Cores:
        """The cores that each place lacks when texts set in."""
        return self.taken

    def is_emptied(self, id: str, gone: Cores) -> bool:
        """Whether a card that stood, or its host, is left without the cores that hold it."""
        card = self.field.get(id)
        return card is not None and any(self._falls(name, gone) for name in (id, *card.hosts))

    def _falls(self, id: str, gone: Cores) -> bool:
        card = self.field.get(id)
        return card is not None and card.cores - gone.get(id, 0) < card.minimum

    @property
    def soul_place(self) -> str:
        """Where the soul core lies."""
        return self.side.soul or "-"


class FromDeck(Play):
    """What rules ask of a card that a declared deck list may hold."""

    zone = "hand"
    """Where the card is played from."""

    @property
    def newly_seen(self) -> bool:
        """Whether a copy from a declared deck shows itself now."""
        number = self.action.card
        listed = self.player in self.board.book.decks and self.zone == "hand"
        return listed and number not in self.side.known and not number.startswith(UNKNOWN)

    @property
    def copies(self) -> int:
        """Copies the declared deck holds."""
        return self.board.book.decks.get(self.player, NOTHING).get(self.action.card, 0)

    @property
    def elsewhere(self) -> int:
        """Copies of the card that are known to lie elsewhere."""
        return copies_seen(self.side, self.action.card)


class CardPlay(FromDeck):
    """An action with a card that has a cost."""

    action: bs.PaidAction
    number: str = fact("action.card")
    """The number of the card played."""
    kind: str = fact("card.type")
    """The kind of the card played."""
    surcharge: int = fact("cost.surcharge")
    """What texts add after reduction."""
    zone: str = fact("action.source")
    """Where the card is played from."""

    def __init__(self, board: Board, action: bs.PaidAction) -> None:
        Play.__init__(self, board, action)
        self.card = self.printed_card()
        self.cost = self.computed_cost()
        self.payable = self.cost.payable
        self.paid = sum(action.pay.values())
        place = self.placing()
        self.placed = sum(place.values())
        self.take(merged(action.pay, place) if place else action.pay)
        self.soul = soul_use(self.side, action.pay, place, action.soul)

    def printed_card(self) -> Card:
        """The facts of the card played."""
        return printed(self.board, self.action.card)

    def computed_cost(self) -> bs.Cost:
        """What is to be paid."""
        card, options = self.card, self.board.book.options
        return cost_of(self.side, card.cost, card.reduction, self.action.adjust, options)

    def placing(self) -> Cores:
        """Where the cores come from that are placed on the card."""
        return NOTHING

    def complete(self) -> Any:
        """The cost, the soul core."""
        return filled(self.action, cost=self.cost, soul=self.soul)

    @property
    def instead(self) -> str:
        """What is done with a card of its kind."""
        return PROPER[self.card.type]

    @property
    def total_cost(self) -> int:
        """The cost before reduction: as printed, changed by texts."""
        return total_of(self.cost.printed, self.action.adjust)

    @property
    def reduced(self) -> int:
        """What the symbols take off."""
        return sum(self.cost.reduction.values())

    @property
    def minimum(self) -> int:
        """Cores the card needs to stay."""
        return self.card.minimum


class EffectPlay(CardPlay):
    """Using a magic or an effect: what is asked depends on the one chosen."""

    action: bs.MagicUsed | bs.EffectUsed  # pyright: ignore[reportIncompatibleVariableOverride]
    effect: str = fact("action.effect")
    """The effect chosen."""
    way: str = fact("action.effect")


class EnterPlay(CardPlay):
    """Summoning, deploying: the card enters the field."""

    action: bs.Summoned | bs.NexusDeployed  # pyright: ignore[reportIncompatibleVariableOverride]

    def placing(self) -> Cores:
        """Where the cores come from that are placed on the card."""
        return self.action.place

    def complete(self) -> Any:
        """The cost, the soul core, the name on the field."""
        id = new_id(self.board, self.action.player, self.action.card)
        return filled(self.action, cost=self.cost, soul=self.soul, id=id)


def new_id(board: Board, player: Seat, number: str) -> str:
    """The name of a new field card: seat, short name, and the next copy number (BS-R7)."""
    stem = f"{player}.{board.book.names.get(number, number)}#"
    side: Side = board.sides[player]
    given: Mapping[str, int] = side.given if board.book.options.names_last else {}
    return new_name(stem, given, board.find)


def new_handle(board: Board) -> str:
    """The handle of a card that goes face down unseen."""
    return f"{UNKNOWN}{len(board.handles) + 1}"


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

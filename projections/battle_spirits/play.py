"""A play: an action on a board, with everything the rules ask about named once.

The rules are predicates over a play, so they read `play.paid == play.payable`. A play is made
for one decision and thrown away.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from senpu.events.base import Seat
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    BurstActivated,
    BurstSet,
    CoresMoved,
    Cost,
    EffectUsed,
    MagicUsed,
    MirageSet,
    PaidAction,
    Summoned,
)  # fmt: skip
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import CardFielded, Cores, CoresShifted
from senpu.projections.battle_spirits.board import (
    UNKNOWN,
    Board,
    FieldCard,
    Side,
    combined_cost,
    printed,
)  # fmt: skip
from senpu.projections.battle_spirits.conditions import brave_fits, condition_words
from senpu.projections.battle_spirits.cost import cost_of, total_of

NOTHING: Mapping[str, int] = {}
PROPER = {
    "spirit": "summon",
    "ultimate": "summon",
    "brave": "summon",
    "nexus": "deploy",
    "magic": "use",
}
"""What is done with a card in hand, by its kind: 召喚, 配置, 使用."""


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


class CardPlay(Play):
    """An action with a card that has a cost."""

    action: PaidAction

    def __init__(self, board: Board, action: PaidAction) -> None:
        super().__init__(board, action)
        self.card = self.printed_card()
        self.cost = self.computed_cost()
        self.payable = self.cost.payable
        self.paid = sum(action.pay.values())
        place = getattr(action, "place", NOTHING)
        self.placed = sum(place.values())
        self.take(merged(action.pay, place) if place else action.pay)
        self.soul = soul_use(self.side, action.pay, place, action.soul)

    def printed_card(self) -> Card:
        """The facts of the card played."""
        return printed(self.board, self.action.card)

    def computed_cost(self) -> Cost:
        """What is to be paid."""
        card, options = self.card, self.board.book.options
        return cost_of(self.side, card.cost, card.reduction, self.action.adjust, options)

    @property
    def number(self) -> str:
        """The number of the card played."""
        return self.action.card

    @property
    def kind(self) -> str:
        """The kind of the card played."""
        return self.card.type

    @property
    def proper(self) -> str:
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
    def surcharge(self) -> int:
        """What texts add after reduction."""
        return self.cost.surcharge

    @property
    def minimum(self) -> int:
        """Cores the card needs to stay."""
        return self.card.minimum

    @property
    def zone(self) -> str:
        """Where the card is played from."""
        return self.action.source

    @property
    def copies(self) -> int:
        """Copies the declared deck holds."""
        return self.board.book.decks.get(self.player, NOTHING).get(self.action.card, 0)

    @property
    def elsewhere(self) -> int:
        """Copies of the card that are known to lie elsewhere."""
        return copies_seen(self.side, self.action.card) - self.side.known.count(self.action.card)


class OntoFacts:
    """What rules ask of a brave and the host it is put on."""

    board: Board
    side: Side
    action: Any
    onto: FieldCard | None
    brave: Card
    swaps = False
    taken_slots: tuple[str, ...] = ()

    @cached_property
    def slot(self) -> str | None:
        """Left or right, for a brave with two hosts: as said, else the first free one that fits."""
        said: str | None = getattr(self.action, "slot", None)
        host = self.onto
        if said or host is None or not self.brave.two_hosts:
            return said
        free = [slot for slot in ("left", "right") if slot not in self.taken_slots]
        return next((s for s in free if brave_fits(self.brave, host, s)), free[0] if free else None)

    @property
    def brave_number(self) -> str:
        """The number of the brave."""
        return self.brave.id

    @property
    def host_kind(self) -> str:
        """What the host is."""
        return self.onto.kind if self.onto else "-"

    @property
    def host_cost(self) -> int:
        """The printed cost of the host."""
        return self.onto.card.cost if self.onto else 0

    @property
    def host_minimum(self) -> int:
        """Cores that hold the host."""
        return self.onto.minimum if self.onto else 0

    @property
    def host_braves(self) -> str:
        """The braves the host has, other than this one."""
        own = getattr(self.action, "brave", "")
        return " ".join(id for id in self.onto.braves if id != own) if self.onto else ""

    @property
    def condition(self) -> str:
        """The brave condition in words."""
        return condition_words(self.brave)


class SummonPlay(OntoFacts, CardPlay):
    """Summoning, deploying: the card enters the field."""

    action: Summoned  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(self, board: Board, action: Any) -> None:
        super().__init__(board, action)
        self.host_name = getattr(action, "onto", "")
        self.onto = self.field.get(self.host_name) if self.host_name else None
        self.brave = self.card

    @cached_property
    def host_left(self) -> int:
        """Cores left on the host after payment and placement."""
        host = self.onto
        return host.cores - self.taken.get(host.id, 0) if host else 0

    @property
    def victim(self) -> FieldCard | None:
        """The spirit chosen for transmigration 転召."""
        return self.field.get(self.action.transmigrate)

    @property
    def victim_name(self) -> str:
        """Its name on the field."""
        return self.action.transmigrate or "-"

    @property
    def victim_cost(self) -> int:
        """Its cost, braves included; -1 if none is chosen."""
        return combined_cost(self.side, self.victim) if self.victim else -1

    @property
    def voids_soul(self) -> bool:
        """Whether giving up the victim would put the soul core in the void."""
        text, soul = self.card.transmigration, self.side.soul
        to_void = text is not None and text.to == "void"
        return to_void and bool(soul) and soul == self.action.transmigrate and not self.soul

    @property
    def needed_cost(self) -> int:
        """The cost transmigration asks for."""
        text = self.card.transmigration
        return text.min_cost if text else 0


class MagicPlay(CardPlay):
    """Using a magic."""

    action: MagicUsed  # pyright: ignore[reportIncompatibleVariableOverride]

    @property
    def effect(self) -> str:
        """The effect chosen."""
        return self.action.effect


class MiragePlay(CardPlay):
    """Setting a mirage, for its own cost."""

    action: MirageSet  # pyright: ignore[reportIncompatibleVariableOverride]

    def computed_cost(self) -> Cost:
        """The mirage cost with its own icons."""
        own, options = self.card.mirage, self.board.book.options
        if own is None:
            return Cost(printed=0, payable=0)
        return cost_of(self.side, own.cost, own.reduction, self.action.adjust, options)


class EffectPlay(CardPlay):
    """Using another card's effect."""

    action: EffectUsed  # pyright: ignore[reportIncompatibleVariableOverride]

    def printed_card(self) -> Card:
        """The facts of the field card, or of the card in hand for accel and advent."""
        fielded = self.field.get(self.action.card)
        return fielded.card if fielded else printed(self.board, self.action.card)

    def computed_cost(self) -> Cost:
        """No cost, but that of an accel and what texts ask for."""
        own, options = self.card.accel, self.board.book.options
        if self.action.effect == "accel" and own:
            return cost_of(self.side, own.cost, own.reduction, self.action.adjust, options)
        return cost_of(self.side, 0, {}, self.action.adjust, options)

    @property
    def effect(self) -> str:
        """The effect chosen."""
        return self.action.effect

    @property
    def user(self) -> FieldCard | None:
        """The own field card whose effect it is."""
        return self.field.get(self.action.card)

    @property
    def onto_name(self) -> str:
        """The card it is to lie on."""
        return self.action.onto

    @property
    def is_of_mirage(self) -> bool:
        """Whether it is an effect of the own set mirage."""
        return bool(self.side.mirage) and self.action.card == self.side.mirage

    @property
    def minimum(self) -> int:
        """Cores the user needs to stay."""
        return self.user.minimum if self.user else 0

    @cached_property
    def user_gives(self) -> int:
        """Cores the effect takes off its own card."""
        shifts = [c for c in self.action.effects if type(c) is CoresShifted]
        own = sum(c.n for c in shifts if c.source == self.action.card)
        return own + self.action.pay.get(self.action.card, 0)

    @property
    def user_left(self) -> int:
        """Cores left on its own card after the effect."""
        shifts = [c for c in self.action.effects if type(c) is CoresShifted]
        back = sum(c.n for c in shifts if c.target == self.action.card)
        return (self.user.cores if self.user else 0) - self.user_gives + back


class BurstPlay(Play):
    """Setting a burst: free unless a text asks for cores."""

    action: BurstSet

    def __init__(self, board: Board, action: BurstSet) -> None:
        super().__init__(board, action)
        self.take(action.pay)
        self.paid = sum(action.pay.values())
        self.cost = cost_of(self.side, 0, {}, action.adjust, board.book.options)
        self.payable = self.cost.payable
        self.soul = soul_use(self.side, action.pay, NOTHING, action.soul)

    @property
    def card(self) -> Card | None:
        """The facts of the card, if it is known."""
        unknown = self.action.card.startswith(UNKNOWN)
        return None if unknown else printed(self.board, self.action.card)

    @property
    def number(self) -> str:
        """The card set, or the handle it gets."""
        return self.action.card if self.card else new_handle(self.board)

    zone = "hand"

    @property
    def copies(self) -> int:
        """Copies the declared deck holds."""
        return self.board.book.decks.get(self.player, NOTHING).get(self.action.card, 0)

    @property
    def elsewhere(self) -> int:
        """Copies of the card that are known to lie elsewhere."""
        return copies_seen(self.side, self.action.card) - self.side.known.count(self.action.card)


class BurstActivation(Play):
    """Activating a burst, in whatever step."""

    action: BurstActivated

    @property
    def number(self) -> str:
        """The card turned up: the one set, if none is named."""
        return (self.action.card == UNKNOWN and self.side.burst) or self.action.card

    @property
    def fielded(self) -> bool:
        """Whether an effect puts the burst on the field."""
        changes = self.action.effects
        return any(type(c) is CardFielded and c.source == "burst" for c in changes)

    @property
    def set_burst(self) -> str:
        """The card set."""
        return self.side.burst or "-"


class BravePlay(OntoFacts, Play):
    """Combining, separating, exchanging a fielded brave."""

    action: BraveCombined | BraveExchanged | BraveSeparated

    def __init__(self, board: Board, action: Any) -> None:
        super().__init__(board, action)
        self.take(getattr(action, "place", NOTHING))
        self.placed = sum(self.taken.values())
        self.soul = soul_use(self.side, NOTHING, self.taken, getattr(action, "soul", ""))
        self.brave_card = self.field.get(action.brave)
        self.brave = self.brave_card.card if self.brave_card else printed(board, action.brave)
        self.host_name = getattr(action, "onto", "")
        self.onto = self.field.get(self.host_name)
        if lying := self.brave_card:
            kept = zip(lying.hosts, lying.slots, strict=True)
            parts = type(action) is BraveExchanged
            self.taken_slots = tuple(s for host, s in kept if not parts or host != self.leaving)

    @property
    def brave_name(self) -> str:
        """The brave asked for."""
        return self.action.brave

    @property
    def swaps(self) -> bool:  # type: ignore[override]
        """Whether the braves of two hosts change places and fit there (U3)."""
        if type(self.action) is not BraveExchanged:
            return False
        old = self.field.get(self.leaving)
        other = self.field.get(self.host_braves.partition(" ")[0])
        return old is not None and other is not None and brave_fits(other.card, old, None)

    @property
    def minimum(self) -> int:
        """Cores the brave needs in spirit state."""
        return self.brave.minimum

    @property
    def leaving(self) -> str:
        """The host it leaves."""
        lying = self.brave_card
        first = next(iter(lying.hosts), "") if lying else ""
        return getattr(self.action, "host", "") or first

    @property
    def laden_brave(self) -> str:
        """The brave, if it keeps another host and is given cores all the same."""
        lying = self.brave_card
        return lying.id if lying and len(lying.hosts) > 1 and self.placed else ""

    @property
    def still_needed(self) -> int:
        """Cores it needs once separated: none while another host remains."""
        lying = self.brave_card
        return 0 if lying and len(lying.hosts) > 1 else self.minimum


class MovePlay(Play):
    """Moving cores about, all at once."""

    action: CoresMoved

    def __init__(self, board: Board, action: CoresMoved) -> None:
        super().__init__(board, action)
        taken: dict[str, int] = {}
        for move in action.moves:
            taken[move.source] = taken.get(move.source, 0) + move.n
        self.take(taken)
        self.targets = [move.target for move in action.moves]
        field = self.side.field
        self.takers = [field[place] for place in self.targets if place in field]

    @property
    def closed_target(self) -> str:
        """The first target that is neither the own reserve nor an own field card."""
        return next((p for p in self.targets if p != "reserve" and p not in self.field), "")

    @property
    def sealed_target(self) -> str:
        """The first target that takes no cores: 創界神 and 創界石 nexuses."""
        cards = ((p, self.field.get(p)) for p in self.targets)
        return next((p for p, card in cards if card and not card.card.takes_cores), "")

    @property
    def laden_brave(self) -> str:
        """The first combined brave that cores are put on."""
        return next((card.id for card in self.takers if card.hosts), "")

    @property
    def souls_astray(self) -> int:
        """Moves said to take the soul core from where it does not lie, or to take it twice."""
        moves = [move for move in self.action.moves if move.soul]
        astray = sum(move.source != self.side.soul or move.n < 1 for move in moves)
        return astray + max(0, len(moves) - 1)


class Aftermath:
    """What an action led to: the braves that were to stay and cannot."""

    def __init__(self, unkept: str) -> None:
        self.unkept = unkept


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

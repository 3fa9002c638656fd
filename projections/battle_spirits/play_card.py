"""Plays of a card with a cost: summoning, deploying, using, setting."""

from functools import cached_property
from typing import Any

from senpu.events.battle_spirits import (
    BurstActivated,
    BurstSet,
    Cost,
    EffectUsed,
    MagicUsed,
    MirageSet,
    PaidAction,
    Summoned,
)  # fmt: skip
from senpu.events.battle_spirits.cards import Card
from senpu.events.battle_spirits.changes import CardFielded, CoresShifted
from senpu.projections.battle_spirits.board import (
    UNKNOWN,
    Board,
    FieldCard,
    combined_cost,
    printed,
)  # fmt: skip
from senpu.projections.battle_spirits.cost import cost_of, total_of
from senpu.projections.battle_spirits.play import (
    NOTHING,
    Play,
    copies_seen,
    merged,
    new_handle,
    soul_use,
)
from senpu.projections.battle_spirits.play_field import OntoFacts

PROPER = {
    "spirit": "summon",
    "ultimate": "summon",
    "brave": "summon",
    "nexus": "deploy",
    "magic": "use",
}
"""What is done with a card in hand, by its kind: 召喚, 配置, 使用."""


class FromDeck(Play):
    """What rules ask of a card that a declared deck list may hold."""

    zone = "hand"

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
    def zone(self) -> str:  # type: ignore[override]
        """Where the card is played from."""
        return self.action.source


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

    @property
    def way(self) -> str:
        """What is asked depends on the effect."""
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
    def way(self) -> str:
        """What is asked depends on the effect."""
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


class BurstPlay(FromDeck):
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

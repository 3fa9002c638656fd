"""Offers: what can be done, which parts of it are free, and the line for each choice.

A game lists what can be done as events, one for each variant. Those of one action differ in its
free parts: there they are told as one proposal with choices.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Breach, Event
from senpu.projections.game import Game, Offer
from senpu.projections.reading.scribe import Typed, facts_of, text, typed
from senpu.projections.rules import Accepted, Lang, Text

LANGS: tuple[Lang, Lang] = ("ja", "en")
COSTS: Mapping[str, Any] = {"pay": {}, "place": {}, "soul": "", "energy": 0}
"""What an action is described without."""
FOLLOWS = frozenset({"pay", "place"})
"""Parts that are filled anew where another one is chosen."""


class Choice(Struct, frozen=True, kw_only=True):
    """A value that a free part may have: the action with it, which is legal, and its line.

    `pieces` are those of the line that are others than in the proposal's, an empty one where
    nothing need be said.
    """

    value: Any
    event: Event
    line: str
    pieces: Typed = {}


class Proposal(Struct, frozen=True, kw_only=True):
    """An action with its free parts; `event` is the default, with the first choice of each.

    `line` is typed for it, and is made of the `pieces` in their order, empty ones among them for
    what may be said of free parts. Pieces of several choices put in their place make a line, too.
    """

    what: Text
    card: str
    event: Event
    line: str
    pieces: Typed
    parts: Mapping[str, tuple[Choice, ...]] = {}
    cost: int | None = None
    breaches: tuple[Breach, ...] = ()
    certain: bool = True


def told(offers: Iterable[tuple[Hashable, Offer]]) -> tuple[Offer, ...]:
    """All that is legal; what is not, once for each kind, in the variant that breaks fewest rules.

    The kind before each offer says what variants of one action have in common.
    """
    found: dict[Hashable, list[Offer]] = {}
    for kind, offer in offers:
        _keep(found.setdefault(kind, []), offer)
    return tuple(offer for group in found.values() for offer in group)


def _keep(group: list[Offer], offer: Offer) -> None:
    """Legal ones stay side by side; of blocked ones the least blocked, if none is legal."""
    if not offer.breaches:
        group[:] = [other for other in group if not other.breaches]
        group.append(offer)
    elif not group or len(offer.breaches) < len(group[0].breaches):
        group[:] = [offer]


def proposals(game: Game, board: Any) -> tuple[Proposal, ...]:
    """What can be done on a board, each action once, and what cannot; with the lines to type."""
    found: dict[Hashable, list[Offer]] = {}
    for at, offer in enumerate(game.legal(board)):
        action = at if offer.breaches else _action(game, board, offer)
        found.setdefault(action, []).append(offer)
    return tuple(_Proposing(game, board, group).proposal() for group in found.values())


def _action(game: Game, board: Any, offer: Offer) -> Hashable:
    """What the variants of one action have in common: its verb, its card, where that comes from."""
    verb = next(iter(game.pieces(board, offer.event)), None)
    return verb and verb.ways[0], offer.card, facts_of(offer.event).get("source")


def _uncosted(event: Event) -> Event:
    """An action without what is paid and placed."""
    costs = {name: none for name, none in COSTS.items() if hasattr(event, name)}
    return replace(event, **costs)


class _Proposing:
    """The variants of an action on a board; the first one is the default."""

    def __init__(self, game: Game, board: Any, group: list[Offer]) -> None:
        self.game, self.board = game, board
        self.offer, *self.others = group
        self.event = self.offer.event
        self.line = typed(game, board, self.event)
        self.order = list(self.line)
        """The names of the pieces of all lines, in the order in which they stand."""

    def proposal(self) -> Proposal:
        """All of them as one."""
        none: Mapping[str, tuple[Choice, ...]] = {}
        parts = none if self.offer.breaches else self._parts()
        offer, game = self.offer, self.game
        return Proposal(
            what=Text(*(game.say(self.board, _uncosted(self.event), lang) for lang in LANGS)),
            card=offer.card,
            event=offer.event,
            line=text(self.line),
            pieces={name: self.line.get(name, "") for name in self.order},
            parts=parts,
            cost=offer.cost,
            breaches=offer.breaches,
            certain=offer.certain,
        )

    def _parts(self) -> Mapping[str, tuple[Choice, ...]]:
        """The choices for each free part; a part without a choice is none."""
        found: dict[str, dict[str, Choice]] = {}
        for part, value, event in self._variants():
            values = found.setdefault(part, {})
            if repr(value) not in values:
                values[repr(value)] = self._choice(value, event)
        return {part: tuple(each.values()) for part, each in found.items() if len(each) > 1}

    def _variants(self) -> Iterator[tuple[str, Any, Event]]:
        """Each value of each free part, with the event it makes; the default of a part first."""
        facts = facts_of(self.event)
        for other in self.others:
            told = facts_of(other.event)
            differing = [name for name in told if told[name] != facts[name]]
            leading = [name for name in differing if name not in FOLLOWS]
            if len(leading) == 1:
                (part,) = leading
                yield part, facts[part], self.event
                yield part, told[part], other.event
        for part, value, event in self.game.varied(self.board, self.event):
            if part in facts:
                yield part, facts[part], self.event
            if isinstance(self.game.decide(self.board, event), Accepted):
                yield part, value, event

    def _choice(self, value: Any, event: Event) -> Choice:
        line = self.line if event == self.event else typed(self.game, self.board, event)
        self._order(line)
        pieces = {name: line.get(name, "") for name in self.order}
        return Choice(
            value=value,
            event=event,
            line=text(line),
            pieces={n: said for n, said in pieces.items() if said != self.line.get(n, "")},
        )

    def _order(self, line: Typed) -> None:
        """Put names not met before behind the ones they stand behind in a line."""
        at = 0
        for name in line:
            if name not in self.order:
                self.order.insert(at, name)
            at = self.order.index(name) + 1

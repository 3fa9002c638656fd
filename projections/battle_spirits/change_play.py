"""The play of a typed change of a card's text."""

from typing import Any

from senpu.events.base import Seat
from senpu.events.battle_spirits import changes as typed
from senpu.projections.battle_spirits.board import CORE_ZONES, Board, Side, printed

OPEN_ZONES = (*CORE_ZONES, "void", "removed")
SOUL_ZONES = ("reserve", "core_trash", "removed")
"""Where the soul core may go: neither to the life nor to the void (digest 6.5)."""


class ChangePlay:
    """One typed change, on the board as the changes before it left it."""

    card = zone = place = target = soul_place = state = wanted = kind = "-"
    asked = there = least = placed = minimum = 0
    takes_soul = protected = False
    soul_is_there = target_takes_soul = target_is_open = card_is_there = True

    def __init__(self, board: Board, change: Any) -> None:
        self.board = board
        name = change.__class__
        if name is typed.CoresShifted:
            self._cores(change)
        elif name in (typed.DeckDrawn, typed.DeckTrashed):
            n = change.n if name is typed.DeckDrawn else len(change.cards)
            self.asked, self.there = n, board.sides[change.player].deck
        elif name in (typed.CardMoved, typed.CardFielded):
            self._moved(change)
        else:
            self._marked(change)

    def _cores(self, change: typed.CoresShifted) -> None:
        self.least = 1
        self._take(self.board.sides[change.player], {change.source: change.n}, change.soul)
        taker = self.board.sides[change.owner or change.player]
        held = taker.field.get(change.target)
        self.target = change.target
        self.target_is_open = change.target in OPEN_ZONES or bool(held and not held.hosts)
        own = taker.seat == change.player
        open_card = bool(held and held.card.takes_cores)
        self.target_takes_soul = own and (change.target in SOUL_ZONES or open_card)

    def _take(self, side: Side, taken: typed.Cores, soul: bool) -> None:
        """Cores leave these places; the first that has not enough is named."""
        there = {place: n if place == "void" else side.at(place) for place, n in taken.items()}
        short = (place for place, n in taken.items() if not self.least <= n <= there[place])
        self.place = next(short, next(iter(taken), "-"))
        self.asked, self.there = taken.get(self.place, 0), there.get(self.place, 0)
        self.protected = any(place in side.field and side.field[place].protected for place in taken)
        self.soul_place, self.takes_soul = side.soul or "-", soul
        self.soul_is_there = not soul or taken.get(side.soul, 0) > 0

    def _moved(self, change: typed.CardMoved | typed.CardFielded) -> None:
        side = self.board.sides[change.player]
        self.card, self.zone = change.card, change.source
        self.card_is_there = _lies(self.board, side.seat, change.card, change.source)
        if isinstance(change, typed.CardFielded):
            card = printed(self.board, change.card)
            self.kind = card.type
            self.minimum, self.placed = card.minimum, sum(change.place.values())
            self.target, self.target_takes_soul = change.card, card.takes_cores
            self._take(side, change.place, change.soul)

    def _marked(
        self,
        change: typed.CardTurned | typed.LevelCostSet | typed.CoresProtected | typed.BraveParted,
    ) -> None:
        self.card = change.brave if isinstance(change, typed.BraveParted) else change.card
        card, self.zone = self.board.find(self.card), "field"
        self.card_is_there = card is not None
        if isinstance(change, typed.CardTurned) and card:
            self.state, self.wanted = card.state, change.state


def _lies(board: Board, seat: Seat, card: str, zone: str) -> bool:
    side = board.sides[seat]
    if zone == "field":
        return card in side.field
    if zone == "token":
        return True
    if zone == "hand":
        return card in side.known or len(side.known) < side.hand
    if zone in ("deck_top", "deck_bottom"):
        return side.deck > 0
    if zone in ("burst", "mirage"):
        return bool(getattr(side, zone)) and card in ("?", getattr(side, zone))
    return card in getattr(side, zone)

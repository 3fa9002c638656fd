"""The play of a typed change of a card's text."""

from collections.abc import Iterable
from typing import Any

from senpu.events.base import Seat
from senpu.events.gate_ruler import changes as typed
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.whereabouts import lies

DECK = ("deck_top", "deck_bottom")
FROM_DECK = (typed.DeckDrawn, typed.DeckDriven, typed.RulerDamaged)


def milled(board: Board, effects: Iterable[Any]) -> tuple[int, int]:
    """How many cards a text moves one by one out of the decks, and of how many there are."""
    decks = {seat: side.deck for seat, side in board.sides.items()}
    asked = there = 0
    for change in effects:
        if type(change) in FROM_DECK:
            decks[change.player] -= cards_of(change)
        elif type(change) is typed.CardMoved:
            if change.source in DECK:
                asked, there = asked + 1, there + (decks[change.player] > 0)
                decks[change.player] -= 1
            decks[change.player] += change.target in DECK
    return asked, there


def cards_of(change: Any) -> int:
    """How many cards a change takes from the deck."""
    return change.n if type(change) is typed.DeckDrawn else len(change.cards)


class ChangePlay:
    """One typed change, on the board as the changes before it left it."""

    number = source = zone = zones = "-"
    asked = there = 0
    lies_there = zone_exists = True

    def __init__(self, board: Board, change: Any) -> None:
        self.board = board
        name = change.__class__
        if name in (typed.DamageHealed, typed.ValueChanged):
            self._in_play(change.unit)
            if name is typed.DamageHealed:
                self.asked, self.there = change.n, self._damage(change.unit)
        elif name in (typed.DamageDealt, typed.CardTurned):
            self._in_play(change.unit if name is typed.DamageDealt else change.card)
            self.asked = change.n if name is typed.DamageDealt else 0
            self.there = max(0, self.asked)
        elif name in (typed.DeckDrawn, typed.DeckDriven, typed.RulerDamaged):
            self._from_deck(change)
        elif name is typed.EnergyTurned:
            side = board.sides[change.player]
            self.asked, self.there = abs(change.n), side.rested if change.n > 0 else side.ready
        elif name in (typed.CardMoved, typed.UnitEntered):
            self._moved(change)

    def _in_play(self, id: str) -> None:
        side = self.board.owner(id)
        self.number, self.source = id, "play"
        self.lies_there = side is not None and (
            side.unit(id) is not None or id == f"{side.seat}.ruler"
        )

    def _damage(self, id: str) -> int:
        side = self.board.owner(id)
        unit = side.unit(id) if side else None
        return unit.damage if unit else 0

    def _from_deck(self, change: typed.DeckDrawn | typed.DeckDriven | typed.RulerDamaged) -> None:
        side = self.board.sides[change.player]
        self.asked = cards_of(change)
        self.there = side.deck
        if isinstance(change, typed.DeckDrawn):
            self._goes_to("hand", change.player)

    def _moved(self, change: typed.CardMoved | typed.UnitEntered) -> None:
        side = self.board.sides[change.player]
        self.number, self.source = change.card, change.source
        self.lies_there = change.source in DECK or lies(side, change.card, change.source)
        if isinstance(change, typed.CardMoved):
            self._goes_to(change.target, change.player)
        else:
            self.zone, self.zones = change.zone, " ".join(side.zone_names)
            self.zone_exists = change.zone in side.zone_names

    def _goes_to(self, zone: str, player: Seat) -> None:
        """15-3a-1: a ruler may have no hand."""
        side = self.board.sides[player]
        self.zone, self.zones = zone, " ".join(side.zone_names)
        self.zone_exists = zone != "hand" or side.ruler.hand

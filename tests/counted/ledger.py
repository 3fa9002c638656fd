"""Cores and cards of a match, counted from the JSON of its log alone; nothing of senpu is used.

A ledger knows where each core and each card lies, and moves them as the stored events say. It
judges nothing. An event that it does not know is an error: who adds one says here what it moves.
"""

import copy
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

Json = Mapping[str, Any]

NOTHING = frozenset({
    "match_started", "turn_started", "step_entered", "card_declared", "note_made", "gap_noted",
    "player_conceded", "match_ended", "match_closed", "ruling_given", "effect_resolved",
})  # fmt: skip
"""Events that move nothing themselves; what a text or a ruling did stands in their `effects`."""

RETURNS = ("correction_made", "match_rewound")


class Unknown(Exception):
    """An event of a type that nobody told the ledger of."""


class Side(dict[str, Any]):
    """What lies where on one side: numbers, and lists of cards, by zone."""

    def take(self, zone: str, card: str) -> bool:
        """Whether this card was in a listed zone; if so it is no longer."""
        if card in self[zone]:
            self[zone].remove(card)
            return True
        return False


def _copy(sides: Mapping[str, Side]) -> dict[str, Side]:
    return {seat: copy.deepcopy(side) for seat, side in sides.items()}


class Ledger:
    """The count after each entry. A game says in `moves` what its events move."""

    def __init__(self, log: bytes) -> None:
        header, *entries = map(json.loads, log.splitlines())
        self.cards = {card["id"]: card for card in header.get("cards", ())}
        self.options: Json = header.get("options", {})
        self.sides: dict[str, Side] = {seat: self.opened(header, seat) for seat in "AB"}
        self.turn = 0
        self.after: list[dict[str, Side]] = [_copy(self.sides)]
        for entry in entries:
            self._enter(entry)

    def opened(self, header: Json, seat: str) -> Side:
        """A side before the first entry."""
        raise NotImplementedError

    def moves(self) -> Mapping[str, Callable[[Json], None]]:
        """What the events of the game move, by type."""
        raise NotImplementedError

    def _enter(self, entry: Json) -> None:
        event: Json = entry["event"]
        if event["type"] in RETURNS:
            to: int = event["to"]
            self.sides = _copy(self.after[to])
        else:
            for each in (event, *entry.get("then", ())):
                self._happen(each)
        self.after.append(_copy(self.sides))

    def _happen(self, event: Json) -> None:
        kind = event["type"]
        moves = self.moves()
        if kind in moves:
            moves[kind](event)
        elif kind not in NOTHING:
            raise Unknown(kind)
        for effect in event.get("effects", ()):
            self._happen(effect)

    def side(self, event: Json) -> Side:
        """The side of the player an event speaks of."""
        return self.sides[event["player"]]

    def both(self) -> Iterator[Side]:
        """Both sides."""
        return iter(self.sides.values())

    def renamed(self, event: Json) -> None:
        """An unknown card is known from now on, in every list."""
        for side in self.both():
            for pile in side.values():
                if isinstance(pile, list):
                    cards = cast(list[object], pile)
                    cards[:] = [event["card"] if c == event["handle"] else c for c in cards]

    def drawn(self, event: Json) -> None:
        """Cards from the deck to the hand."""
        side = self.side(event)
        side["deck"] -= event["n"]
        side["hand"] += event["n"]

    def redrawn(self, event: Json) -> None:
        """The hand goes back and as many as said are drawn."""
        side = self.side(event)
        side["deck"] += side["hand"] - event["n"]
        side["hand"] = event["n"]

"""Given, when, then for Gate Ruler: see `language`; words for what lies are in `gate_table`."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from gate_table import GAME, LINES, Zones, header, laid, replaced
from language import Check, Given, Seen
from senpu.events.base import Event, Seat
from senpu.projections.gate_ruler.board import Board, Side, Unit
from senpu.projections.rules import Accepted


def given(A: Zones | None = None, B: Zones | None = None, **marks: Any) -> Given:
    """A board: A's third turn in the main phase, unless the marks say otherwise.

    `options`, `decks` and `first` are the header's, all other marks the board's.
    """
    of_header = {key: marks.pop(key) for key in ("options", "decks", "first") if key in marks}
    opened: Board = GAME.opened(header(**of_header))
    sides: dict[Seat, Side] = {"A": laid(opened, "A", A), "B": laid(opened, "B", B)}
    marks = {"turn": 3, "player": "A", "step": "main", **marks}
    board = replace(opened, sides=sides, **{"priority": marks["player"], **marks})
    return Given(header(**of_header), board, game=GAME)


def legal(
    *, then: Iterable[type[Event]] | None = None, gate: Iterable[str] | None = None, **told: Any
) -> Check:
    """The action stands.

    `then` are the kinds of consequences, `gate` the cards or abilities on it; `A` and `B` say what
    lies where afterwards, anything else is said of the board.
    """

    def check(seen: Seen) -> None:
        assert isinstance(seen, Accepted), seen
        board: Board = seen.board
        if then is not None:
            assert [type(event) for event in seen.then] == list(then)
        if gate is not None:
            assert [item.ability or item.card for item in board.gate] == list(gate)
        for name, value in told.items():
            if name in ("A", "B"):
                _compare(board.sides[name], value)  # type: ignore[index]
            else:
                assert getattr(board, name) == value, name

    return check


def _compare(lying: Side, wanted: Zones) -> None:
    for name, value in wanted.items():
        found = told(lying, name)
        if isinstance(value, list):
            found = list(found)
        if name in LINES and found is not None:
            value = replaced(lying.zones[name][-1], **_marks(value))
            found = lying.zones[name][-1]
            assert len(lying.zones[name]) == 1
        assert found == value, (name, found, value)


def _marks(value: Any) -> dict[str, Any]:
    """What is said of a unit; its number stands for its facts, which must be the same."""
    lies: Zones = {"card": value} if isinstance(value, str) else value or {"id": "nothing"}
    facts: Board = GAME.opened(header())
    known = {"card": facts.book.cards[lies["card"]]} if "card" in lies else {}
    return {**lies, **known}


def told(lying: Side, name: str) -> Any:
    """What lies in a zone of a side, in the words of `gate_table`."""
    if name in LINES:
        units: tuple[Unit, ...] = lying.zones.get(name, ())
        return units or None
    if name == "drive":
        return [f"{card.card}{'^' if card.up else ''}" for card in lying.drive]
    if name == "set":
        return {card.zone: card.card for card in lying.set}
    if name == "fields":
        return [unit.card.id for unit in lying.fields]
    if name == "overdrives":
        return [f"{each.of.partition('.')[2]}/{each.ability}" for each in lying.overdrives]
    return getattr(lying, name)

"""A table to type at: invented cards, a match of Gate Ruler in memory, positions built."""

from typing import Any

from msgspec.structs import replace

from courses import header_of
from senpu.events.base import Seat
from senpu.events.envelope import Header
from senpu.projections.game import game
from senpu.projections.gate_ruler.board import Board, Laid, Unit, printed
from typist import Refusal, Typist

__all__ = ["CARDS", "HEADER", "Refusal", "Table", "gr_1", "gr_2"]


def _ability(id: str, kind: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "kind": kind, **more}


CARDS: tuple[dict[str, Any], ...] = (
    {"id": "APP", "type": "ruler", "name": "見習い", "life": 12, "summon_right": 2, "pays": "none",
     "hand": False, "turn_start": {"drive": 2}},
    {"id": "WIZ", "type": "ruler", "name": "魔術師", "life": 10, "summon_right": 2,
     "pays": "level", "energy": 3, "start_hand": 4, "turn_start": {"draw": 2, "ready": 2},
     "abilities": [_ability("r1", "activated", timing="any_time", cost={"energy": 1})]},
    {"id": "MUS", "type": "unit", "level": 1, "atk": 2, "hp": 3, "strike": 1, "abilities": [
        _ability("a1", "activated"), _ability("a2", "activated", timing="any_time")]},
    {"id": "TAT", "type": "unit", "level": 2, "atk": 2, "hp": 4, "strike": 1},
    {"id": "KAG", "type": "unit", "level": 2, "atk": 3, "hp": 3, "strike": 2,
     "abilities": [_ability("od1", "overdrive")]},
    {"id": "SIL", "type": "unit", "level": 1, "atk": 2, "hp": 2, "strike": 1},
    {"id": "MAG", "type": "unit", "level": 2, "atk": 3, "hp": 4, "strike": 2,
     "abilities": [_ability("td1", "touchdown")]},
    {"id": "ELF", "type": "unit", "level": 1, "atk": 1, "hp": 2, "strike": 1, "abilities": [
        _ability("a1", "activated", timing="any_time")]},
    {"id": "NAG", "type": "event", "level": 1, "timing": "any_time"},
    {"id": "KAJ", "type": "event", "level": 1, "timing": "any_time"},
    {"id": "HEN", "type": "event", "level": 1, "timing": "normal"},
    {"id": "OPN", "type": "event", "level": 1, "timing": "open_card"},
    {"id": "FIE", "type": "field", "level": 1, "abilities": [_ability("a1", "activated")]},
    {"id": "GR98-001", "type": "unit", "level": 1, "atk": 1, "hp": 1, "name": "灯の鳥ヒバリ",
     "name_en": "Hibari, Bird of Lamps", "settable": True},
    {"id": "GR98-002", "type": "unit", "level": 0, "hp": 2, "name": "双子の門番",
     "abilities": [_ability("od1", "overdrive"), _ability("od2", "overdrive")]},
)  # fmt: skip
ALIASES = {
    "mus": "MUS", "tat": "TAT", "kag": "KAG", "sil": "SIL", "mag": "MAG", "elf": "ELF",
    "nag": "NAG", "kaj": "KAJ", "hen": "HEN", "opn": "OPN", "fie": "FIE", "ひば": "GR98-001",
    "fu2": "GR98-002",
}  # fmt: skip
HEADER = header_of(
    game("gate_ruler"), cards=CARDS, aliases=ALIASES, options={"ruler_a": "APP", "ruler_b": "WIZ"}
)


class Table(Typist[Board]):
    """A match of Gate Ruler in memory: A has the drive ruler, B the energy ruler."""

    def __init__(self, header: Header = HEADER) -> None:
        super().__init__(header)

    def lies(self, **marks: Any) -> "Table":
        """The position before anything was typed has these marks."""
        self.history.boards[0] = replace(self.board, **marks)
        return self

    def side(self, seat: Seat, **zones: Any) -> "Table":
        """A side before anything was typed; `units` by zone, `down` set cards by zone."""
        side = self.board.sides[seat]
        units = {
            zone: _standing(self.board, seat, card) for zone, card in zones.pop("units", {}).items()
        }
        down = zones.pop("down", {})
        laid = tuple(Laid(f"{seat}.s{n}#1", card, zone=n, turn=2) for n, card in down.items())
        changed = replace(side, zones={**side.zones, **units}, set=laid, **zones)
        handles = {card: "?" for card in down.values() if card.startswith("?")}
        return self.lies(
            sides={**self.board.sides, seat: changed},
            handles={**self.board.handles, **handles},
        )


def _standing(board: Board, seat: Seat, card: str) -> tuple[Unit, ...]:
    """A unit by its short name, behind it a star if it is rested."""
    name = card.rstrip("*")
    return (Unit(f"{seat}.{name}#1", printed(board, board.book.aliases[name]), rested="*" in card),)


def gr_1() -> Table:
    """Before turn 5 of player 1, the drive ruler."""
    return (
        Table()
        .side(
            "A", units={"left": "mus", "center": "tat*"}, down={1: "?1"}, deck=38,
            graveyard=("SIL",) * 5, damage=("SIL",) * 3,
        )
        .side("B", deck=30)
        .lies(turn=4, player="B", priority="B", step="end")
    )  # fmt: skip


def gr_2() -> Table:
    """Turn 4 of player 2, the energy ruler, after draws."""
    return (
        Table()
        .side("A", down={2: "?1"}, deck=36)
        .side("B", units={"left": "elf"}, down={1: "?2"}, deck=31, hand=4, ready=3,
              damage=("SIL",) * 4)
        .lies(turn=4, player="B", priority="B", step="main")
    )  # fmt: skip

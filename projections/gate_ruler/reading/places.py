"""Places of the table by the words they are typed with: `s2`, `d1`, `o1`, `?s3`, `5`, `7`."""

import re
from typing import Literal, NamedTuple

from senpu.events.base import Seat
from senpu.projections.gate_ruler.board import Board, Laid, Side
from senpu.projections.gate_ruler.zones import KEYS, RULER_KEY
from senpu.projections.reading.catalogue import key

Kind = Literal["set", "drive", "overdrive"]
WORDS: dict[Kind, tuple[str, str, str]] = {
    "set": ("s", "セット", "set"),
    "drive": ("d", "ドライブ", "drive"),
    "overdrive": ("o", "OD", "OD"),
}
"""The letter of a place in short text, its word in Japanese and English full text."""
RULER = ("ルーラー", "ruler")

_KINDS: dict[str, Kind] = {key(word): kind for kind, words in WORDS.items() for word in words}
_PLACE = re.compile(r"\??(" + "|".join(sorted(_KINDS, key=len, reverse=True)) + r")(\d+)")
_STEMS = {"set": "s{n}#1", "drive": "d{n}", "overdrive": "o{n}"}
_ID = re.compile(r"[AB]\.(?:s(\d+)#(\d+)|d(\d+)|o(\d+))")
_ZONES = {digit: zone for zone, digit in KEYS.items()}


class Place(NamedTuple):
    """A place by its number; of two cards set in one zone the one of that `copy`, else the last."""

    kind: Kind
    n: int
    copy: int = 0


def place_said(name: str, copy: int = 0) -> Place | None:
    """The place a word names; a lone digit of a set zone too."""
    if name in ("1", "2", "3"):
        return Place("set", int(name), copy)
    found = _PLACE.fullmatch(key(name))
    return Place(_KINDS[found[1]], int(found[2]), copy) if found else None


def place_of(id: str) -> Place | None:
    """The place a name on the board says."""
    found = _ID.fullmatch(id)
    if not found:
        return None
    if found[1]:
        return Place("set", int(found[1]), int(found[2]))
    return Place("drive", int(found[3])) if found[3] else Place("overdrive", int(found[4]))


def id_at(side: Side, place: Place) -> str:
    """The name of what lies at a place, or the one it would have."""
    laid = [card.id for card in side.set if card.zone == place.n] if place.kind == "set" else []
    if laid and not place.copy:
        return laid[-1]
    stem = _STEMS[place.kind] if not place.copy else "s{n}#" + str(place.copy)
    return f"{side.seat}.{stem.replace('{n}', str(place.n))}"


def laid_at(side: Side, place: Place) -> Laid | None:
    """The card that is set or driven there."""
    id = id_at(side, place)
    return side.laid(id) or side.driven(id)


def is_ruler(name: str) -> bool:
    """Whether a word names the ruler."""
    return name == RULER_KEY or key(name) in {key(word) for word in RULER}


def ruler_id(seat: Seat) -> str:
    """The name of a ruler on the board."""
    return f"{seat}.ruler"


def zone_named(digit: str) -> str:
    """The attack or defence zone under a key of the keypad; empty if there is none."""
    return _ZONES.get(digit, "")


def zone_of(board: Board, id: str) -> str:
    """The zone a unit stands in; empty for a field, or what is not in play."""
    side = board.owner(id)
    standing = (zone for zone, unit in side.units() if unit.id == id) if side else iter(())
    return next(standing, "")


def key_of(board: Board, id: str) -> str:
    """The key of the zone a unit stands in; empty where that has none."""
    return KEYS.get(zone_of(board, id), "")

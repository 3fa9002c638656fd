"""What could follow the text typed so far: verbs, cards, zones, abilities, targets.

The candidates are those the text would be read with, so whatever is offered is understood.
"""

import re
from collections.abc import Iterator

from senpu.events.base import other
from senpu.events.notation.gate_ruler.short import TONGUE
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.reading import candidates
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.zones import KEYS
from senpu.projections.reading.completion import being_typed, ends

_SIDE = re.compile(r"([12])\.\s*(?=[a-z])", re.I)
_VERB = re.compile(r"(k-|[osfteavwk])([hd](?=\s|\d))?\s*(.*)", re.S | re.I)
_TEXT = re.compile(r"&\s*([\w.]*)")
_OBJECT = re.compile(r"(\w*)(.*)", re.S)
_SET = re.compile(r"(\d)\s*(=?)\s*(\w*)", re.S)
_SIGN = re.compile(r"[>:]")
_LAST = re.compile(r".*?([>:/]|(?<=\s))([\w.]*)", re.S)


def complete(board: Board, text: str) -> tuple[str, ...]:
    """What could follow, each to be appended as it is; nothing inside braces and quotes."""
    typed = being_typed(text)
    return () if typed is None else tuple(dict.fromkeys(_follow(board, text, typed)))


def _follow(board: Board, text: str, typed: str) -> Iterator[str]:
    naming = Naming(board)
    if "(" in text and text.rfind("(") > text.rfind(")"):
        naming = Naming(board, board.waiting)
    if side := _SIDE.match(typed):
        naming, typed = Naming(board, naming.seat_of(int(side[1]))), typed[side.end() :]
    found, source = _VERB.fullmatch(typed), _TEXT.fullmatch(typed)
    if not typed:
        yield from _verbs(naming)
    elif source:
        yield from ends(_everything(naming), source[1])
    elif found:
        yield from _action(naming, found[1].lower(), found[3])


def _verbs(naming: Naming) -> Iterator[str]:
    """The verbs for which there is a card, and the end of the phase."""
    for verb in TONGUE.shapes:
        if verb in "tvw,>":
            yield from [verb] if _is_possible(naming, verb) else []
        elif any(_objects(naming, verb)):
            yield f"{verb} "
    yield from ("/", "//", "=")


def _is_possible(naming: Naming, verb: str) -> bool:
    side = naming.board.sides[naming.seat]
    if verb == "t":
        return side.hand > 0 or any(not laid.up for laid in side.drive)
    if verb == "v":
        return bool(side.set)
    if verb == "w":
        return any(side.units())
    return bool(naming.board.gate) or verb == ","


def _action(naming: Naming, verb: str, typed: str) -> Iterator[str]:
    if verb in "tv":
        signs = _SIGN.search(typed)
        yield from (_behind(naming, verb, "", typed) if signs else _set_zone(naming, verb, typed))
        return
    if verb == "w":
        yield from _two_zones(naming, typed)
        return
    found = _OBJECT.fullmatch(typed)
    word, rest = (found[1], found[2]) if found else (typed, "")
    if rest:
        yield from _behind(naming, verb, word, rest)
        return
    yield from ends(_objects(naming, verb), word)
    if verb == "s" and word and naming.is_card(word):
        yield from _keys(naming)
    if verb == "a" and word and len(_abilities(naming, word)) > 1:
        yield "/"


def _objects(naming: Naming, verb: str) -> Iterator[str]:
    """The cards that may stand behind a verb."""
    if verb in ("k", "k-"):
        side = naming.board.sides[naming.seat]
        yield from (naming.called(naming.card_at(each.of)) for each in side.overdrives)
    elif verb == "a":
        yield from map(naming.typed, candidates.with_abilities(naming))
    elif verb in candidates.WANTED:
        yield from map(naming.called, candidates.likely(naming, verb))


def _keys(naming: Naming) -> Iterator[str]:
    """The keys of the zones, empty ones first."""
    zones = naming.board.sides[naming.seat].zones
    for zone in sorted(zones, key=lambda zone: len(zones[zone])):
        if zone in KEYS:
            yield KEYS[zone]


def _set_zone(naming: Naming, verb: str, typed: str) -> Iterator[str]:
    side = naming.board.sides[naming.seat]
    found = _SET.fullmatch(typed)
    if not typed:
        taken = [laid.zone for laid in side.set]
        numbers = range(1, side.ruler.zones.set + 1)
        yield from (str(n) for n in numbers if verb == "t" or n in taken)
    elif found and verb == "v":
        yield from [] if found[2] else ["="]
        yield from ends(_objects(naming, verb), found[3]) if found[2] else ()
    elif found and (found[3] or typed[-1:].isspace()):
        yield from ends(_objects(naming, verb), found[3])


def _two_zones(naming: Naming, typed: str) -> Iterator[str]:
    if len(typed) < 2:
        yield from (digit for digit in _keys(naming) if digit not in typed)


def _abilities(naming: Naming, word: str) -> tuple[str, ...]:
    for id in candidates.with_abilities(naming):
        if naming.typed(id).startswith(word):
            return tuple(each.id for each in candidates.activated(naming, id))
    return ()


def _behind(naming: Naming, verb: str, word: str, rest: str) -> Iterator[str]:
    """What may follow a sign behind the card."""
    found = _LAST.fullmatch(rest)
    if not found:
        return
    sign, begun = found[1], found[2]
    if sign in (">", ":"):
        yield from ends(_everything(naming), begun)
    elif sign == "/" and verb == "a":
        yield from ends(_abilities(naming, word), begun)


def _everything(naming: Naming) -> Iterator[str]:
    """Whatever lies in play, the own things first."""
    for seat in (naming.seat, other(naming.seat)):
        side = naming.board.sides[seat]
        yield from (naming.typed(unit.id) for _, unit in side.units())
        yield from (naming.typed(field.id) for field in side.fields)

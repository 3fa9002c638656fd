"""Reading what card texts do: changes `&`, costs `$`."""

import re
from collections.abc import Mapping

from senpu.events.notation.gate_ruler.effects import (
    CAUSES,
    RESTED,
    SOURCES,
    WAYS,
    ZONES,
    Change,
    Checked,
    Draw,
    Drive,
    Energy,
    Go,
    Hurt,
    Price,
    Put,
    Right,
    Turned,
    Way,
)
from senpu.events.notation.gate_ruler.refs import take_card, take_cards
from senpu.events.notation.line import Scan, Unreadable


def _words(words: Mapping[str, object]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


_AND = re.compile(r"&")
_SIDE = r"(?:([12])\.\s*)?"
_CARDS = r"(?:(d|draws?|ドロー)|(v|drives?|ドライブ)|(x|check|ダメージチェック)|(mill|デッキ破棄))"
_COUNTED = re.compile(rf"{_SIDE}{_CARDS}\s*(\d+)(?![\w.])", re.I)
_NAMED = re.compile(rf"{_SIDE}{_CARDS}(?![a-z0-9])\s*:?", re.I)
_HURT = re.compile(r"(?:dmg|damage|ダメージ)\s*(\d+)(?![\w.])\s*:?", re.I)
_WAY = re.compile(rf"{_SIDE}({_words(WAYS)})(?![a-z0-9])\s*:?", re.I)
_MOVE = re.compile(rf"{_SIDE}(?:mv|移動)(?![a-z0-9])\s*:?", re.I)
_PATH = re.compile(
    rf"({_words(ZONES)})\s*>\s*({_words(ZONES)})(?![a-z0-9])\s*(?:\(?\s*({_words(CAUSES)})\)?)?",
    re.I,
)
_TURN = re.compile(rf"({_words(RESTED)})(?![a-z0-9])\s*:?", re.I)
_PUT = re.compile(rf"{_SIDE}(?:(put|出す)|(tok|トークン))(?![a-z0-9])\s*:?", re.I)
_FROM = re.compile(rf"<\s*({_words(ZONES)})(?![a-z0-9])", re.I)
_SOURCE = re.compile(rf"<\s*({_words(SOURCES)})(?![a-z0-9])", re.I)
_ZONE = re.compile(r'@\s*(?:"([^"]*)"|(\w+))')
_ENERGY = re.compile(rf"{_SIDE}(?:e|energy|エナジー)\s*([+-]?\d+)(?![\w.])", re.I)
_RIGHT = re.compile(rf"{_SIDE}(?:sr|召喚権)\s*([+-]?\d+)(?![\w.])", re.I)
_PRICE = re.compile(r"[$¥]\s*(?:=\s*(\d+)|([+-])\s*(\d+))\s*[:@]")
_PRICE_SIGN = re.compile(r"[$¥]")


def take_change(scan: Scan) -> tuple[Change, ...] | None:
    """What stands behind `&`, if one stands here. Raises Unreadable."""
    if not scan.take(_AND):
        return None
    found = read_change(scan)
    if found is None:
        raise no_change(scan)
    return found


def no_change(scan: Scan) -> Unreadable:
    """An error about what is nothing a text does."""
    known = "d1 v1 x1 mill1 dmg1 kill gone back top bot out dis mv put tok re ex e1 sr+1"
    return scan.fail(
        f"「{scan.rest}」は効果として読めません（{known}、行動は | で区切る）",
        f"{scan.rest!r} is nothing a text does: {known}; write | between actions",
    )


def read_change(scan: Scan) -> tuple[Change, ...] | None:
    """A change without its `&`; several where a word is for several cards."""
    for read in (_counted, _named, _hurt, _move, _way, _turn, _put, _energy, _right):
        start = scan.at
        if (found := read(scan)) is not None:
            return found
        scan.at = start
    return None


def _counted(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_COUNTED)
    if not found:
        return None
    side, n = int(found[1] or 0), int(found[6])
    if found[2]:
        return (Draw(side, n),)
    if found[5]:
        return (Go(side, None, Way("deck_top", "graveyard")),) * n
    return (Drive(side, n) if found[3] else Checked(side, n),)


def _named(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_NAMED)
    cards = take_cards(scan) if found and not found[2] else ()
    if not found or not cards:
        return None
    side = int(found[1] or 0)
    if found[5]:
        return tuple(Go(side, card, Way("deck_top", "graveyard")) for card in cards)
    return (Drive(side, 0, cards) if found[3] else Checked(side, 0, cards),)


def _hurt(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_HURT)
    return tuple(Hurt(ref, int(found[1])) for ref in take_cards(scan)) or None if found else None


def _move(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_MOVE)
    card = take_card(scan) if found else None
    path = scan.take(_PATH) if card else None
    if not found or not card or not path:
        return None
    cause = CAUSES[path[3].lower()] if path[3] else ""
    way = Way(ZONES[path[1].lower()], ZONES[path[2].lower()], cause)
    return (Go(int(found[1] or 0), card, way),)


def _way(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_WAY)
    if not found:
        return None
    way = WAYS[found[2].lower()]
    return tuple(Go(int(found[1] or 0), card, way) for card in take_cards(scan)) or None


def _turn(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_TURN)
    if not found:
        return None
    return tuple(Turned(card, RESTED[found[1].lower()]) for card in take_cards(scan)) or None


def _put(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_PUT)
    card = take_card(scan) if found else None
    if not found or not card:
        return None
    zone = take_zone(scan)
    source = scan.take(_FROM)
    came = ZONES[source[1].lower()] if source else "token" if found[3] else "hand"
    return (Put(int(found[1] or 0), card, zone, came),)


def take_zone(scan: Scan) -> str:
    """A zone by its name, `@left`; empty where none stands."""
    found = scan.take(_ZONE)
    return (found[1] or found[2]) if found else ""


def take_source(scan: Scan) -> str:
    """Where a card is played from, `<g`; empty where nothing is said."""
    found = scan.take(_SOURCE)
    return SOURCES[found[1].lower()] if found else ""


def _energy(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_ENERGY)
    return (Energy(int(found[1] or 0), int(found[2])),) if found else None


def _right(scan: Scan) -> tuple[Change, ...] | None:
    found = scan.take(_RIGHT)
    return (Right(int(found[1] or 0), int(found[2])),) if found else None


def take_price(scan: Scan) -> Price | None:
    """`$-1:hal`, `$=0:hal`. Raises Unreadable where no card or number follows `$`."""
    if not scan.ahead(_PRICE_SIGN):
        return None
    found = scan.take(_PRICE)
    source = take_card(scan) if found else None
    if not found or not source:
        raise scan.fail(
            "コストの増減とそのカードが必要です（例：$-1:hal）",
            "say what the cost becomes and by which card: $-1:hal",
        )
    add = int(found[2] + found[3]) if found[2] else 0
    return Price(source, None if found[1] is None else int(found[1]), add)

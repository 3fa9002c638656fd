"""Codecs of values made of several words: cores by place, counts, winners."""

import re
from collections.abc import Mapping
from typing import Any

from senpu.events.notation.codecs import FIELD, choice, quoted, say_seat
from senpu.events.notation.full import NOTHING, Codec, Lang, Names, literal
from senpu.events.notation.line import Scan, normal

_NUMBER = re.compile(r"[x×:]?\s*(-?\d+)")
_QUOTED = re.compile(r'"([^"]*)"')
_OPEN = re.compile(r"\(")
_CLOSE = re.compile(r"\)")
_AND = re.compile(r"と|and(?![A-Za-z])|・", re.I)
_COMMA = re.compile(r",")
_FROM = re.compile(r"from(?![A-Za-z])", re.I)


def place(zones: Mapping[str, tuple[str, str]]) -> Codec:
    """Where cores lie: a zone by its word, else a field card."""
    words = choice(zones)

    def write_place(value: str, names: Names, lang: Lang) -> str:
        if value in zones:
            return words.write(value, names, lang)
        said = FIELD.write(value, names, lang)
        mistaken = words.read(Scan(normal(said)), names, lang) is not NOTHING
        return quoted(value) if mistaken else said

    def read_place(scan: Scan, names: Names, lang: Lang) -> Any:
        if scan.ahead(_QUOTED):
            return FIELD.read(scan, names, lang)
        found = words.read(scan, names, lang)
        return FIELD.read(scan, names, lang) if found is NOTHING else found

    return Codec(write_place, read_place)


def cores(zones: Mapping[str, tuple[str, str]]) -> Codec:
    """Cores by place: `2 from reserve`, `3 from reserve 2 and GOR 1`; `2(リザーブ2)`."""
    where = place(zones)

    def said(value: Mapping[str, int], names: Names, lang: Lang) -> list[str]:
        blank = {name: "" if lang == "ja" and name in zones else " " for name in value}
        return [f"{where.write(name, names, lang)}{blank[name]}{n}" for name, n in value.items()]

    def write_cores(value: Mapping[str, int], names: Names, lang: Lang) -> str:
        total = sum(value.values())
        if lang == "ja":
            return f"{total}({'・'.join(said(value, names, lang))})"
        if len(value) == 1:
            return f"{total} from {where.write(next(iter(value)), names, lang)}"
        return f"{total} from {' and '.join(said(value, names, lang)) or 'nowhere'}"

    def read_cores(scan: Scan, names: Names, lang: Lang) -> Any:
        total = scan.take(_NUMBER)
        if not total:
            return NOTHING
        if scan.take(_OPEN):
            found = _pairs(scan, names, lang, where)
            return found if scan.take(_CLOSE) else NOTHING
        if not scan.take(_FROM):
            return NOTHING
        return _pairs(scan, names, lang, where, int(total[1]))

    return Codec(write_cores, read_cores)


_NOWHERE = re.compile(r"nowhere(?![a-z])")


def _pairs(
    scan: Scan, names: Names, lang: Lang, where: Codec, alone: int | None = None
) -> dict[str, int]:
    """Places with their numbers; `alone` is the number of a place that has none behind it."""
    found: dict[str, int] = {}
    while not scan.take(_NOWHERE):
        start = scan.at
        if found and not scan.take(_AND):
            break
        name = where.read(scan, names, lang)
        if name is NOTHING:
            scan.at = start
            break
        n = scan.take(_NUMBER)
        found[name] = int(n[1]) if n else alone or 0
    return found


def counted(zones: Mapping[str, tuple[str, str]]) -> Codec:
    """A count zone by zone: `reserve 0, life 4`; `リザーブ0 ライフ4`."""
    words = choice(zones)

    def write_counts(value: Mapping[str, int], names: Names, lang: Lang) -> str:
        blank, between = ("", " ") if lang == "ja" else (" ", ", ")
        said = (
            words.write(zone, names, lang) + (blank if zone in zones else " ") + str(n)
            for zone, n in value.items()
        )
        return between.join(said) or ("なし" if lang == "ja" else "nothing")

    def read_counts(scan: Scan, names: Names, lang: Lang) -> Any:
        if scan.take(literal("なし")) or scan.take(literal("nothing")):
            return {}
        found: dict[str, int] = {}
        while (zone := words.read(scan, names, lang)) is not NOTHING:
            n = scan.take(_NUMBER)
            if not n:
                raise scan.fail("数がありません", "a number is missing")
            found[zone] = int(n[1])
            scan.take(_COMMA)
        return found or NOTHING

    return Codec(write_counts, read_counts)


def _write_winner(value: Any, names: Names, lang: Lang) -> str:
    if value is None:
        return "引き分け" if lang == "ja" else "draw"
    return say_seat(value, names, lang) + ("の勝ち" if lang == "ja" else " wins")


def _winner(scan: Scan, names: Names, lang: Lang) -> Any:
    if scan.take(literal("引き分け")) or scan.take(literal("draw")):
        return None
    found = scan.take(_WINS)
    return names.seat_of(1 if found[1] in ("P1", "先手") else 2) if found else NOTHING


_WINS = re.compile(r"(P[12]|先手|後手)\s*(?:の勝ち|wins)")
WINNER = Codec(_write_winner, _winner)


def kinds(words: Mapping[str, tuple[str, str]]) -> Codec:
    """Numbers by kind of icon or symbol: `red 1, white 2`; `赤1白2`."""
    named = choice(words)

    def write_kinds(value: Mapping[str, int], names: Names, lang: Lang) -> str:
        blank, between = ("", "") if lang == "ja" else (" ", " ")
        said = [
            named.write(kind, names, lang) + (blank if kind in words else " ") + str(n)
            for kind, n in value.items()
        ]
        return between.join(said)

    def read_kinds(scan: Scan, names: Names, lang: Lang) -> Any:
        found: dict[str, int] = {}
        while True:
            start = scan.at
            kind = named.read(scan, names, lang)
            n = scan.take(_NUMBER) if kind is not NOTHING else None
            if not n:
                scan.at = start
                break
            found[kind] = int(n[1])
        return found or NOTHING

    return Codec(write_kinds, read_kinds)


def moves(where: Codec, kind: type[Any]) -> Codec:
    """One move of cores: `2 from RYU to GOR with soul core`; `RYU→GOR 2(ソウルコア込)`."""

    def write_move(value: Any, names: Names, lang: Lang) -> str:
        source, target = (where.write(x, names, lang) for x in (value.source, value.target))
        if lang == "ja":
            return f"{source}→{target} {value.n}" + ("(ソウルコア込)" if value.soul else "")
        return f"{value.n} from {source} to {target}" + (" with soul core" if value.soul else "")

    def read_move(scan: Scan, names: Names, lang: Lang) -> Any:
        n = scan.take(_NUMBER)
        if n and not scan.take(_FROM):
            return NOTHING
        source = where.read(scan, names, lang)
        if source is NOTHING or not scan.take(_TO):
            return NOTHING
        target = where.read(scan, names, lang)
        n = n or scan.take(_NUMBER)
        if target is NOTHING or not n:
            return NOTHING
        return kind(source=source, target=target, n=int(n[1]), soul=bool(scan.take(_SOUL)))

    return Codec(write_move, read_move)


_TO = re.compile(r">|to(?![A-Za-z])", re.I)
_SOUL = re.compile(r"with soul core|\(ソウルコア込\)")


def by_card(codec: Codec) -> Codec:
    """Values by field card: `KEN (1 from reserve)`."""

    def write_map(value: Mapping[str, Any], names: Names, lang: Lang) -> str:
        said = (
            f"{FIELD.write(id, names, lang)} ({codec.write(held, names, lang) if held else '0'})"
            for id, held in value.items()
        )
        return (" と " if lang == "ja" else " and ").join(said)

    def read_map(scan: Scan, names: Names, lang: Lang) -> Any:
        found: dict[str, Any] = {}
        while True:
            start = scan.at
            if found and not scan.take(_AND):
                break
            id = FIELD.read(scan, names, lang)
            if id is NOTHING or not scan.take(_OPEN):
                scan.at = start
                break
            held = codec.read(scan, names, lang)
            if held is NOTHING:
                scan.take(_ZERO)
            found[id] = {} if held is NOTHING else held
            scan.take(_CLOSE)
        return found or NOTHING

    return Codec(write_map, read_map)


_ZERO = re.compile("0")

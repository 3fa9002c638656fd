"""Typed changes: what a card's text did, `&kill ryu`, read by what the changes declare."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import fields

from senpu.events.notation.line import Scan, Unreadable
from senpu.events.parts import Declared, Part, Way, ways

NO_WORD = ">"
"""The key of a change that begins with a place, not with a word."""
_AND = re.compile("&")
_SIDE = r"(?:([12])\.\s*)?"
_NOTHING_MORE = r"(?![a-z0-9])\s*:?"
_NUMBER_NEXT = r"(?=\s*[+-]?\d+(?![\w.]))"


class Lexer(NamedTuple):
    """How a part of a change is read: `take` gives None where it does not stand.

    `number` reads one that stands close behind the word (`d2`); where `take` is the same,
    nothing else can stand there, and where it is `short`, it may stand behind a single letter too
    (`v hen`). One that is `each` gives several values, each for a change of its own; one that is
    `signed` reads its sign itself.
    """

    take: Callable[[Scan], Any]
    number: Callable[[Scan], Any] | None = None
    each: bool = False
    signed: bool = False
    short: bool = False


def among(words: Mapping[str, str], pattern: str = "({})") -> Lexer:
    """One of some words, by what it stands for; they stand at `{}` of the pattern."""
    longest = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    compiled = re.compile(pattern.replace("{}", longest))

    def take(scan: Scan) -> str | None:
        found = scan.take(compiled)
        return words[found[1].lower()] if found else None

    return Lexer(take)


class Told(NamedTuple):
    """A change as typed: side 0 is the acting player, `found` are the typed parts by field."""

    way: Way
    side: int
    found: Mapping[str, Any]
    column: int = 1


class _Head(NamedTuple):
    """A word a change begins with; where one letter says it, a number must follow."""

    pattern: re.Pattern[str]
    way: Way
    counting: bool


class Changes:
    """The typed changes of a game, as far as they can be typed."""

    def __init__(
        self, kinds: Iterable[type[Declared]], lexers: Mapping[str, Lexer], shift: str = ""
    ) -> None:
        """`lexers` read parts by their kind; `shift` is an example of a change without a word."""
        self.lexers = lexers
        self.ways = [way for way in ways(kinds) if way.verb.key]
        self._bare = [way for way in self.ways if way.verb.key == NO_WORD]
        worded = [way for way in self.ways if way.verb.key != NO_WORD]
        self._heads = [head for counting in (True, False) for head in self._begin(worded, counting)]
        self.known = " ".join(
            shift if way.verb.key == NO_WORD else way.verb.key + "1" * self._counts(way)
            for way in self.ways
        )

    @property
    def signs(self) -> frozenset[str]:
        """The signs that stand in changes; each is read as it is written."""
        typed = (part for way in self.ways for part in way.typed.values())
        return frozenset(sign for part in typed for sign in part.signs)

    def take(self, scan: Scan) -> tuple[Told, ...] | None:
        """What stands behind `&`, if one stands here. Raises Unreadable."""
        if not scan.take(_AND):
            return None
        found = self.read(scan)
        if found is None:
            raise self.none_here(scan)
        return found

    def read(self, scan: Scan) -> tuple[Told, ...] | None:
        """A change without its `&`; several where a word is for several cards."""
        start = scan.at
        column = 0 if scan.done else scan.column
        for way, side, counting in self._begun(scan, start):
            found = self._parts(scan, way, counting)
            if found is not None:
                return tuple(self._each(way, side, found, column))
        scan.at = start
        return None

    def none_here(self, scan: Scan) -> Unreadable:
        """An error about what is nothing a text does."""
        return scan.fail(
            f"「{scan.rest}」は効果として読めません（{self.known}、行動は | で区切る）",
            f"{scan.rest!r} is nothing a text does: {self.known}; write | between actions",
        )

    def _counts(self, way: Way) -> bool:
        return any(lexer.number for lexer in self._first(way))

    def _first(self, way: Way) -> Iterator[Lexer]:
        """How the part that stands behind the word is read."""
        return (self.lexers[part.fills] for part in [*way.typed.values()][:1])

    def _begins(self, word: str, way: Way, counting: bool) -> bool:
        """Whether a word may stand before a number, or before anything else."""
        if counting:
            return self._counts(way)
        return all(
            lexer.take is not lexer.number and (lexer.short or len(word) > 1)
            for lexer in self._first(way)
        )

    def _begin(self, worded: Iterable[Way], counting: bool) -> Iterator[_Head]:
        """The words that changes begin with, the longest first."""
        words = [
            (word, way)
            for way in worded
            for word in (way.verb.key, *way.verb.words.split())
            if self._begins(word, way, counting)
        ]
        for word, way in sorted(words, key=lambda pair: -len(pair[0])):
            side = _SIDE if "player" in way.type.__struct_fields__ else "()"
            follows = _NUMBER_NEXT if counting else _NOTHING_MORE
            yield _Head(re.compile(side + re.escape(word) + follows, re.I), way, counting)

    def _begun(self, scan: Scan, start: int) -> Iterator[tuple[Way, int, bool]]:
        """The changes that may begin here, the side said, and whether a number follows."""
        for way in self._bare:
            scan.at = start
            yield way, 0, False
        for pattern, way, counting in self._heads:
            scan.at = start
            if found := scan.take(pattern):
                yield way, int(found[1] or 0), counting

    def _parts(self, scan: Scan, way: Way, counting: bool) -> dict[str, Any] | None:
        """The parts that stand here by field; None if one that is needed is missing."""
        left, found = dict(way.typed), dict[str, Any]()
        while field := self._next(scan, way, left, found, counting and not found):
            del left[field]
        return None if any(_needed(way, name, part) for name, part in left.items()) else found

    def _next(
        self,
        scan: Scan,
        way: Way,
        left: Mapping[str, Part],
        found: dict[str, Any],
        counting: bool,
    ) -> str | None:
        """Read one part, not past one that is needed first; its field."""
        for field, part in left.items():
            start = scan.at
            value = self._value(scan, part, counting)
            if value is not None:
                found[field] = value
                return field
            scan.at = start
            if _needed(way, field, part):
                break
        return None

    def _value(self, scan: Scan, part: Part, counting: bool) -> Any:
        lexer = self.lexers[part.fills]
        if counting and lexer.number:
            return lexer.number(scan)
        if part.sign and not lexer.signed and not scan.take(_sign(part.sign)):
            return None
        return lexer.take(scan)

    def _each(self, way: Way, side: int, found: dict[str, Any], column: int) -> Iterator[Told]:
        several = next((f for f in found if self.lexers[way.typed[f].fills].each), None)
        for value in found[several] if several else (None,):
            one = {**found, several: value} if several else found
            yield Told(way, side, one, column)


def _needed(way: Way, field: str, part: Part) -> bool:
    """Whether a change cannot do without a part: it has no default, and is not optional."""
    return field in _undefaulted(way.type) and not part.is_("optional")


@cache
def _undefaulted(kind: type[Any]) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind) if field.required)


@cache
def _sign(sign: str) -> re.Pattern[str]:
    return re.compile(re.escape(sign) + ("(?!>)" if sign == ">" else ""))


NO_CHANGES = Changes((), {})
"""Those of a game whose cards have no texts."""

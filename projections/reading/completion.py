"""Completing what is being typed, in any game: verbs, names behind signs, options.

Which signs and options a verb takes follows from what events declare; a game says which names fit
each kind of part. What is offered is read with the same names, so it is understood.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from senpu.events.notation.line import normal
from senpu.events.notation.short import Tongue
from senpu.events.notation.verbs import OPTION
from senpu.events.parts import Part, Way
from senpu.projections.reading.card_names import CardNames
from senpu.projections.reading.catalogue import key

_ITEM = re.compile(r"(?:.*[|;(])?\s*(?:x\s*:|!)?\s*(?:\d+\.[12](?![\d.])\s*)?", re.I | re.S)
_TEXT = re.compile(r"&\s*([\w.]*)")
_OBJECT = re.compile(r"(\w*)(.*)", re.S)
_LAST = re.compile(r".*?(>>|[>@/<^:]|(?<![^\s])p|\+|(?<=\s))([\w.]*)", re.S)
_OPTION = re.compile(r"/\s*(\w+)")

Candidates = Callable[[Any, Way, str], Iterable[str]]
"""What may be named: the names on a board, the verb, and the word behind it."""


def _nothing(naming: CardNames, way: Way, word: str) -> Iterable[str] | None:
    return None


class Completion(NamedTuple):
    """How a game completes: `candidates` by sign and kind of part, and behind a sign `inside` one;
    the kind that is named behind `>` and `wants` to be; whether a verb that needs no card is
    `possible`, and what may stand `instead` of a verb. What may stand `first` behind a verb in a
    way of its own, or `close` behind a card, is None where that is nothing else."""

    tongue: Tongue
    candidates: Mapping[tuple[str, str], Candidates]
    inside: Mapping[tuple[str, str], Candidates] = {}
    wants: str = ""
    possible: Callable[[Any, str], bool] = lambda naming, verb: True
    instead: tuple[str, ...] = ()
    first: Callable[[Any, Way, str], Iterable[str] | None] = _nothing
    close: Callable[[Any, Way, str], Iterable[str] | None] = _nothing

    def follow(self, naming: CardNames, text: str) -> tuple[str, ...]:
        """What could follow, each to be appended as it is; nothing inside braces and quotes."""
        typed = being_typed(text)
        return () if typed is None else tuple(dict.fromkeys(self.behind(naming, typed)))

    def behind(self, naming: CardNames, typed: str) -> Iterator[str]:
        """What could follow what was typed of an item, in ordinary letters."""
        found, source = self.tongue.begun(typed), _TEXT.fullmatch(typed)
        if not typed:
            yield from self._verbs(naming)
        elif source and self.tongue.text:
            yield from ends(self._named(naming, (self.tongue.text,), "", ""), source[1])
        elif found:
            yield from self._action(naming, *found)

    def _verbs(self, naming: CardNames) -> Iterator[str]:
        """The verbs for which there is something, and what may stand instead of one."""
        for verb in self.tongue.shapes:
            if self._needs_none(verb):
                yield from [verb] if self.possible(naming, verb) else []
            elif any(self._objects(naming, verb)):
                yield f"{verb} "
        yield from self.instead

    def _needs_none(self, verb: str) -> bool:
        card = bare(self.tongue.shapes[verb].ways[0])
        return card is None or card.is_("optional")

    def _action(self, naming: CardNames, verb: str, typed: str) -> Iterator[str]:
        way = self.tongue.shapes[verb].ways[0]
        own = self.first(naming, way, typed)
        if own is not None:
            yield from own
            return
        found = _OBJECT.fullmatch(typed)
        word, rest = (found[1], found[2]) if found else (typed, "")
        if rest:
            yield from self._behind(naming, verb, word, rest)
            return
        yield from ends(self._objects(naming, verb), word)
        if word and naming.is_card(word) and self._wanting(way):
            yield ">"
        yield from (self.close(naming, way, word) or ()) if word else ()

    def _wanting(self, way: Way) -> bool:
        return any(part.fills == self.wants for part in way.typed.values())

    def _objects(self, naming: CardNames, verb: str) -> Iterator[str]:
        """What may stand behind a verb, with the option that says so where it needs one."""
        ways = self.tongue.shapes[verb].ways
        yield from self._named(naming, ways[:1], "", "")
        for way in ways[1:]:
            if bare(way) != bare(ways[0]):
                for name in self._named(naming, (way,), "", ""):
                    yield f"{name}{OPTION}{way.verb.option}"

    def _behind(self, naming: CardNames, verb: str, word: str, rest: str) -> Iterator[str]:
        """What may follow a sign behind the card."""
        found = _LAST.fullmatch(rest)
        if not found or not found[1]:
            return
        shape = self.tongue.shapes[verb]
        said = _OPTION.findall(rest)
        ways = [way for way in shape.ways if way.verb.option and way.verb.option in said]
        if found[1] == OPTION and shape.options:
            yield from ends(shape.options, found[2])
            yield from [">"] if any(map(self._wanting, ways)) else []
            return
        count = rest.count(found[1])
        yield from ends(
            self._named(naming, ways or shape.ways[:1], found[1], word, count), found[2]
        )

    def _named(
        self, naming: CardNames, ways: Iterable[Way], sign: str, word: str, count: int = 1
    ) -> Iterator[str]:
        """The candidates of the part meant by a sign: of several with one sign, one each time."""
        for way in ways:
            named = [
                self.candidates[sign, part.fills]
                for part in way.typed.values()
                if sign in part.signs or (sign == "" and part == bare(way))
                if (sign, part.fills) in self.candidates
            ] or [
                self.inside[sign, part.fills]
                for part in way.typed.values()
                if (sign, part.fills) in self.inside
            ]
            for candidates in named[count - 1 : count] or named[-1:]:
                yield from candidates(naming, way, word)


def bare(way: Way) -> Part | None:
    """The part of a verb that stands behind no sign; one of several letters is none."""
    return next((part for part in way.typed.values() if any(map(_is_none, part.signs))), None)


def _is_none(sign: str) -> bool:
    return not sign or (len(sign) > 1 and sign.isalpha())


def being_typed(text: str) -> str | None:
    """The item at the end of a text, in ordinary letters, behind its marks and its turn; None
    inside braces and quotes."""
    line = normal(text)
    if line.quoted and (line.quoted[-1] or line.text[-1] in '{"《['):
        return None
    found = _ITEM.match(line.text)
    return line.text[found.end() if found else 0 :]


def ends(words: Iterable[str], begun: str) -> Iterator[str]:
    """What is missing of the words that begin so."""
    start = key(begun)
    for word in words:
        if key(word).startswith(start) and len(key(word)) > len(start):
            yield word[len(begun) :]

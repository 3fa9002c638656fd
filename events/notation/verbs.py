"""The verbs of a game as its events declare them: their words, the signs and options they take."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from senpu.events.parts import Declared, Verb, Way, ways

Said = tuple[str, str]
"""Japanese and English."""

OF_TEXT = "&"
"""The verb of what the text of a card did by itself, and the sign of what one did."""
OPTION = "/"
_SIDE = r"(?:([12])\.\s*)?"

_DOTS = str.maketrans("İı", "ii")
"""What patterns take for an `i` where case does not count."""


class Letter(NamedTuple):
    """An option behind `/`: the value it stands for, what it means, other words for it."""

    value: Any
    ja: str
    en: str
    words: str = ""


Letters = Mapping[str, Letter]


class Shape(NamedTuple):
    """What a verb is: its ways, the signs it takes, its options with their meaning, those of which
    only one can hold."""

    said: Said
    ways: tuple[Way, ...]
    signs: frozenset[str]
    options: Mapping[str, Said]
    choices: tuple[frozenset[str], ...]

    def hint(self, sign: str) -> Said:
        """What to say about a sign it does not take."""
        hints = (way.verb.hints[sign] for way in self.ways if sign in way.verb.hints)
        return next(hints, ("", ""))


class Verbs:
    """The verbs of a game, by letter: what each takes, and how it is typed."""

    def __init__(
        self, events: Iterable[type[Declared]], letters: Mapping[str, Letters], *, sided: bool
    ) -> None:
        """`letters` are the options of kinds of parts; a side may stand before one `sided`."""
        found = [way for way in ways(events) if way.verb.key]
        self.text = next((way for way in found if way.verb.key == OF_TEXT), None)
        self.letters = letters
        by_letter: dict[str, list[Way]] = {}
        for way in found:
            if way is not self.text:
                by_letter.setdefault(way.verb.letter, []).append(way)
        self.shapes = {letter: self._shape(ways) for letter, ways in by_letter.items()}
        self.words = dict(self._words())
        self.options = dict(self._option_words())
        self.begins = self._verb_pattern(_SIDE if sided else "()")
        self.option = _option_pattern(self.options)

    def _shape(self, ways: list[Way]) -> Shape:
        options: dict[str, Said] = {}
        choices: list[frozenset[str]] = [frozenset(w.verb.option for w in ways if w.verb.option)]
        options |= {w.verb.option: meaning(w.verb) for w in ways if w.verb.option}
        for kind in dict.fromkeys(
            part.fills for w in ways for part in w.typed.values() if OPTION in part.signs
        ):
            letters = self.letters.get(kind, {})
            options |= {letter: (said.ja, said.en) for letter, said in letters.items()}
            choices.append(frozenset(letters))
        signs = frozenset(s for w in ways for part in w.typed.values() for s in part.signs)
        return Shape(meaning(ways[0].verb), tuple(ways), signs, options, tuple(choices))

    def _words(self) -> Iterable[tuple[str, str]]:
        """The words verbs are typed as, besides their letters."""
        for letter, shape in self.shapes.items():
            yield shape.said[0], letter
            for way in shape.ways:
                if not way.verb.option:
                    yield from ((word, letter) for word in way.verb.words.split())

    def _verb_pattern(self, side: str) -> re.Pattern[str]:
        words = [re.escape(word) for word in sorted(self.words, key=len, reverse=True)]
        letters = [_letter(verb) for verb in sorted(self.shapes, key=len, reverse=True)]
        return re.compile(rf"{side}({'|'.join(words + letters)})", re.I)

    def verb_of(self, typed: str) -> str:
        """The letter of a verb as typed; its case counts only where two verbs differ by it."""
        plain = re.sub(r"\s*[-ー]$", "-", typed)
        return self.words.get(typed) or (
            plain if plain in self.shapes else plain.translate(_DOTS).lower()
        )

    def begun(self, typed: str) -> tuple[str, str] | None:
        """The verb that ordinary letters begin with, and what stands behind it."""
        found = self.begins.match(typed)
        return (self.verb_of(found[2]), typed[found.end() :].lstrip()) if found else None

    def _option_words(self) -> Iterable[tuple[str, str]]:
        """The words of all options, by the letter they stand for."""
        for shape in self.shapes.values():
            for way in shape.ways:
                if way.verb.option:
                    yield from _named(way.verb.option, way.verb.words)
        for letters in self.letters.values():
            for letter, said in letters.items():
                yield from _named(letter, said.words)


def meaning(verb: Verb) -> Said:
    """What a verb means, for lists of them."""
    return verb.meaning if verb.meaning[1] else (verb.ja, verb.en)


def _letter(verb: str) -> str:
    """The pattern of a verb's letter; the minus of one may stand apart, and be a long vowel."""
    return re.escape(verb[:-1]) + r"\s*[-ー]" if verb[1:] == "-" else re.escape(verb)


def _named(letter: str, words: str) -> Iterable[tuple[str, str]]:
    yield from ((word.lower(), letter) for word in (letter, *words.split()))


def _option_pattern(words: Mapping[str, str]) -> re.Pattern[str]:
    """An option by one of its words, a payment (p) close behind it; or any other word."""
    longest = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(rf"/\s*(?:({longest})(?![a-oq-z])|([^\W_]*))", re.I)

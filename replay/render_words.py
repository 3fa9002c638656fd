"""Verdicts in words: rule, gist, the facts it rests on, what would be right."""

import re
import string
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from senpu.events.base import Breach, Facts
from senpu.events.text import table
from senpu.projections.fold import RECORD
from senpu.projections.game import Game
from senpu.projections.rules import Lang, Rule, Rulebook, Text

Words = Mapping[str, Text]

RECORD_WORDS = table(Path(__file__).with_name("record_facts.tsv"))
"""Facts of the record itself; no game names one so."""

RECORD_VALUES = table(Path(__file__).with_name("record_values.tsv"))
"""Stored words that stand in them, besides the game's own."""

AS_STORED = frozenset({"to", "last", "standing", "started", "by", "because"})
"""Facts of the record that hold numbers, names and ids only."""

FACTS = Text("（{facts}）", " ({facts})")
RIGHT = Text("  → {right}", "  Right: {right}")
BETWEEN = Text("、", ", ")


class Verdict(Struct, frozen=True):
    """A breach in words: what is broken, by which facts; what would be right, if that is known."""

    said: str
    right: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """What would be right stands on a line of its own, so that it is seen at a glance."""
        return (self.said, self.right) if self.right else (self.said,)


class Wording:
    """How breaches are said in one language: what their rules say, with the facts in words.

    The rules of the record (REC-…) are known in any case; of a rule that stands in neither book,
    only the facts are said.
    """

    def __init__(self, lang: Lang, rulebook: Rulebook, words: Words | None = None) -> None:
        self.lang: Lang = lang
        self.words = words or {}
        self.rules: Mapping[str, Rule] = {**RECORD.rules(), **rulebook.rules()}
        self._of_game = _any_of(self.words)
        self._of_record = _any_of({**RECORD_VALUES, **self.words})

    def lines(self, breaches: Iterable[Breach]) -> list[str]:
        """The lines of all verdicts."""
        return [line for breach in breaches for line in self.verdict(breach).lines]

    def verdict(self, breach: Breach) -> Verdict:
        """`BS-C4 no less than ... is paid (payable 3, paid 2)`, `Right: pay 3`."""
        rule = self.rules.get(breach.rule)
        gist = rule.gist.said(self.lang) if rule else ""
        said = " ".join(filter(None, (breach.rule, gist))) + self.facts(breach.facts)
        right = self.right(rule, breach.facts) if rule else ""
        return Verdict(said, RIGHT.said(self.lang, {"right": right}) if right else "")

    def remedy(self, breach: Breach) -> str:
        """In a few words: `BS-C4 pay 3 (cost 5 - reduction 2 + 0); paid 2`, or else the gist."""
        rule = self.rules.get(breach.rule)
        if rule is None:
            return breach.rule
        return f"{breach.rule} {self.right(rule, breach.facts) or rule.gist.said(self.lang)}"

    def facts(self, facts: Facts) -> str:
        """`(payable 3, paid 2)`; nothing for facts that say nothing."""
        said = BETWEEN.said(self.lang).join(self._each(facts))
        return FACTS.said(self.lang, {"facts": said}) if said else ""

    def _each(self, facts: Facts) -> Iterator[str]:
        for name, value in facts.items():
            if value not in ("", "-"):
                yield f"{self.name(name)} {self.value(name, value)}"

    def right(self, rule: Rule, facts: Facts) -> str:
        """What would be right; empty if the rule does not say so, or not by these facts."""
        said = rule.right.said(self.lang) if rule.right else ""
        if not _named(said) <= facts.keys():
            return ""
        return said.format_map({name: self.value(name, value) for name, value in facts.items()})

    def name(self, fact: str) -> str:
        """What a fact is called."""
        found = RECORD_WORDS.get(fact) or self.words.get(fact)
        return found.said(self.lang) if found else fact.replace("_", " ")

    def value(self, fact: str, value: int | str) -> str:
        """A value with the stored words in it said in the language."""
        if isinstance(value, int) or fact in AS_STORED:
            return str(value)
        pattern = self._of_record if fact in RECORD_WORDS else self._of_game
        return pattern.sub(lambda found: self._word(found[0]).said(self.lang), value)

    def _word(self, stored: str) -> Text:
        return self.words.get(stored) or RECORD_VALUES[stored]


def wording(game: Game, lang: Lang, board: Any = None) -> Wording:
    """For breaches in a match: with the game's words, and what cards of the board are called."""
    words = game.words if board is None else {**game.words, **game.names(board)}
    return Wording(lang, game.rulebook, words)


def _any_of(words: Words) -> re.Pattern[str]:
    """Whole words; without any, nothing."""
    keys = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![\w.#-])({'|'.join(map(re.escape, keys)) or '(?!)'})(?![\w.#-])")


def _named(sentence: str) -> set[str]:
    """The facts that a sentence names."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}

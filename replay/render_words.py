"""Verdicts in words: rule, gist, the facts it rests on, what would be right."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from senpu.events.base import Breach, Facts
from senpu.projections.fold import RECORD
from senpu.projections.game import Game
from senpu.projections.rules import Lang, Rule, Rulebook, Text

Words = Mapping[str, Text]

RECORD_WORDS: Words = {
    "to": Text("戻り先", "return to"),
    "last": Text("最後の番号", "last number"),
    "by": Text("記録した人", "by"),
    "field": Text("項目", "field"),
    "because": Text("もとになる規則", "because of"),
    "by_rule": Text("規則による値", "by the rules"),
    "stored": Text("記録された値", "stored"),
}
"""Facts of the record itself; no game names one so. What stands in them is shown as stored."""

FACTS = Text("（{facts}）", " ({facts})")
RIGHT = Text(" → {right}", ". Right: {right}")
BETWEEN = Text("、", ", ")


def words_of(game: Game, board: Any = None) -> Words:
    """All words for verdicts on a match: the game's, and what cards of the board are called."""
    return game.words if board is None else {**game.words, **game.names(board)}


def breach_lines(
    breaches: Iterable[Breach],
    rulebooks: Rulebook | Iterable[Rulebook],
    lang: Lang,
    words: Words | None = None,
) -> list[str]:
    """Each breach in a line: `BS-C4 no less than ... is paid (payable 3, paid 2). Right: pay 3`.

    The rules of the record (REC-…) are known in any case; of a rule that stands in none of the
    books, only the facts are said.
    """
    table, wording = _table(rulebooks), Wording(lang, words or {})
    return [wording.breach(breach, table.get(breach.rule)) for breach in breaches]


def remedy_lines(
    breaches: Iterable[Breach],
    rulebooks: Rulebook | Iterable[Rulebook],
    lang: Lang,
    words: Words | None = None,
) -> list[str]:
    """Each breach in a few words: `BS-C4 pay 3 (cost 5 - reduction 2 + 0); paid 2`."""
    table, wording = _table(rulebooks), Wording(lang, words or {})
    return [wording.remedy(breach, table.get(breach.rule)) for breach in breaches]


def _table(rulebooks: Rulebook | Iterable[Rulebook]) -> Mapping[str, Rule]:
    books = (rulebooks,) if isinstance(rulebooks, Rulebook) else tuple(rulebooks)
    return {id: rule for book in (RECORD, *books) for id, rule in book.rules().items()}


class Wording:
    """Names of facts and the words in their values, put into one language."""

    def __init__(self, lang: Lang, words: Words) -> None:
        self.lang: Lang = lang
        self.words = words
        keys = sorted(words, key=len, reverse=True)
        self._any = re.compile(rf"(?<![\w.#-])({'|'.join(map(re.escape, keys))})(?![\w.#-])")

    def breach(self, breach: Breach, rule: Rule | None) -> str:
        """A breach in one line: rule, gist, facts, what would be right."""
        gist = rule.gist.said(self.lang) if rule else ""
        right = self.right(rule, breach.facts) if rule else ""
        said = " ".join(filter(None, (breach.rule, gist))) + self.facts(breach.facts)
        return said + RIGHT.said(self.lang, {"right": right}) if right else said

    def remedy(self, breach: Breach, rule: Rule | None) -> str:
        """The rule and what would be right; without that, its gist."""
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
        """What would be right; empty if the rule does not say so."""
        if rule.right is None:
            return ""
        values = {name: self.value(name, value) for name, value in facts.items()}
        return rule.right.said(self.lang, values)

    def name(self, fact: str) -> str:
        """What a fact is called."""
        found = RECORD_WORDS.get(fact) or self.words.get(fact)
        return found.said(self.lang) if found else fact.replace("_", " ")

    def value(self, fact: str, value: int | str) -> str:
        """A value with the stored words in it said in the language."""
        if isinstance(value, int) or not self.words or fact in RECORD_WORDS:
            return str(value)
        return self._any.sub(lambda found: self.words[found[0]].said(self.lang), value)

"""The contract of checking: what a game does with cases somebody wrote down about its rules.

A case is a position, an action and the verdict that is right. A game that reads cases has a module
`senpu.projections.<slug>.cases` with `CASES`; games are asked whether a position is theirs.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from senpu.events.base import Breach
from senpu.projections.game import Game, games
from senpu.projections.rules import Text

Verdict = Literal["legal", "illegal"]
Facts = Mapping[str, Any]
"""A JSON object as it stands in the file."""


class Case(Struct, frozen=True, kw_only=True):
    """One case, as its author wrote it.

    `after` and `also_accept` are end states of which either is right; `violates` are the rules
    broken, the most specific first; `switch` is the option that decides a rule we inferred.
    """

    id: str
    setup: Facts
    action: Facts
    verdict: Verdict
    group: str = ""
    rule: str = ""
    after: Facts | None = None
    also_accept: Facts | tuple[Facts, ...] | None = None
    violates: tuple[str, ...] = ()
    why: str = ""
    basis: str = ""
    confidence: str = ""
    switch: str = ""
    setup_note: str = ""
    card_facts: tuple[Facts, ...] = ()

    @property
    def ends(self) -> tuple[Facts, ...]:
        """The end states that count as right; without any the verdict alone is checked."""
        more = self.also_accept
        others = () if more is None else more if isinstance(more, tuple) else (more,)
        return others if self.after is None else (self.after, *others)


class Difference(Struct, frozen=True, kw_only=True):
    """A thing on the table that is not as the case says: what it is, what was due."""

    where: str
    found: Any
    due: Any


class Played(Struct, frozen=True, kw_only=True):
    """What the rules make of a case.

    `breaches` if the action is refused, in a sequence by its step `step` (from 1); else for each
    end state of the case what differs from it. `texts` are the cards whose text was asserted and
    made a difference, `taken` those whose effect was read off the end state of the case itself,
    `silent` those the case rests on although nothing is known of their text.
    """

    breaches: tuple[Breach, ...] = ()
    step: int = 0
    differences: tuple[tuple[Difference, ...], ...] = ()
    texts: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()

    @property
    def refused(self) -> bool:
        """Whether the rules call the action illegal."""
        return bool(self.breaches)

    @property
    def agrees(self) -> bool:
        """Whether it ends as one of the end states says."""
        return not self.refused and () in self.differences

    @property
    def nearest(self) -> tuple[Difference, ...]:
        """What differs from the end state that comes closest."""
        return min(self.differences, key=len, default=())


class NotUnderstood(ValueError):
    """Something in a case that cannot be translated; the case is then skipped with this reason."""

    def __init__(self, ja: str, en: str) -> None:
        super().__init__(en)
        self.reason = Text(ja, en)


class CaseRules(Struct, frozen=True, kw_only=True):
    """How a game plays cases.

    `reads` says whether a position is of this game. `texts` reads what card texts do, from files
    beside those the game brings; it raises OSError, and msgspec.DecodeError with what is wrong.
    `play` takes a case, the facts of cards by number, those texts and the options of the match;
    it raises NotUnderstood.
    """

    reads: Callable[[Facts], bool]
    texts: Callable[[tuple[Path, ...]], Any]
    play: Callable[[Case, Mapping[str, Any], Any, Any], Played]


@cache
def case_rules() -> Mapping[str, tuple[Game, CaseRules]]:
    """Every game that reads cases, by slug."""
    found: dict[str, tuple[Game, CaseRules]] = {}
    for slug, game in games().items():
        module = f"senpu.projections.{slug}.cases"
        if find_spec(module):
            found[slug] = (game, import_module(module).CASES)
    return found


def reader_of(setup: Facts) -> tuple[Game, CaseRules] | None:
    """The game that calls a position its own."""
    return next((pair for pair in case_rules().values() if pair[1].reads(setup)), None)

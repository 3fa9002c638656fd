"""What a case is, and what the rules make of one.

A case is a position, an action and the verdict that is right, as somebody wrote them down.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from senpu.events.base import Breach
from senpu.projections.rules import Text

Verdict = Literal["legal", "illegal"]
Facts = Mapping[str, Any]
"""A JSON object as it stands in the file."""


class Case(Struct, frozen=True, kw_only=True):
    """One case, as its author wrote it.

    `after` and `also_accept` are end states of which either is right; `violates` are the rules
    broken, the most specific first, `illegal_step` the step of a sequence that breaks them;
    `switch` is the option that decides a rule we inferred.
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
    illegal_step: int = 0
    why: str = ""
    basis: str = ""
    confidence: str = ""
    switch: str = ""
    setup_note: str = ""
    card_facts: tuple[Facts, ...] = ()

    @property
    def ends(self) -> tuple[tuple[str, Facts], ...]:
        """The end states that count as right, each with its key; without any the verdict alone is
        checked."""
        more = self.also_accept
        others = () if more is None else more if isinstance(more, tuple) else (more,)
        first = () if self.after is None else (("after", self.after),)
        return (*first, *(("also_accept", end) for end in others))


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

    def __init__(self, ja: str, en: str, at: str = "") -> None:
        """`at` is the path inside the case: `setup.A.field[0].cores`."""
        super().__init__(en)
        self.ja, self.en, self.at = ja, en, at
        self.reason = Text(f"{at}：{ja}", f"{at}: {en}") if at else Text(ja, en)

    def inside(self, path: str) -> "NotUnderstood":
        """The same, with the path of the case before its own."""
        at = ".".join(filter(None, (path, self.at))) if self.at else ""
        return NotUnderstood(self.ja, self.en, at)


class Impossible(Exception):
    """An action asks for what no event can say: this is the rule that leaves no room for it."""

    def __init__(self, rule: str, **facts: int | str) -> None:
        super().__init__(rule)
        self.breaches = (Breach(rule=rule, facts=facts),)

"""Rules as data, and the two answers of deciding.

A rule is one small positive predicate beside its citation. A rule that *forbids* is asked when an
action is decided; one that *happens* is carried out by a game's consequences; one that *permits*
only says that no limit exists. All three stand in one table, so that refusals, lists of legal
actions and documentation say the same thing.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from inspect import cleandoc, getdoc
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec import Struct

from senpu.events.base import Breach, Event
from senpu.events.text import Lang as Lang
from senpu.events.text import Text as Text
from senpu.events.text import texts as texts

Standing = Literal["official", "second_hand", "inferred"]
"""How sure a rule is: published by the maker, quoted by others, or our own reading."""

Force = Literal["forbids", "happens", "permits"]


class Source(NamedTuple):
    """A document that rules cite, and how sure what it says is."""

    name: str
    standing: Standing = "official"


OURS = Source("reading of senpu; no source states it", "inferred")
"""The source of a rule that is ours."""


class Cite(Struct, frozen=True):
    """Where a rule stands: the document, the place in it, and how sure it is."""

    source: str
    locator: str
    standing: Standing


class Rule(Struct, frozen=True, kw_only=True):
    """A rule: stable id, gist, citation; `option` is the switch of an inferred one."""

    id: str
    gist: Text
    cite: Cite
    force: Force = "forbids"
    right: Text | None = None
    facts: tuple[str, ...] = ()
    option: str = ""
    holds: Callable[[Any], bool] = bool

    def breach(self, play: Any) -> Breach:
        """The verdict on a play that breaks the rule, with the facts it rests on."""
        return Breach(rule=self.id, facts={name: getattr(play, name) for name in self.facts})


class Accepted(Struct, frozen=True, gc=False):
    """The action is legal: `event` with its outcome, what follows, and the board after it all."""

    event: Event
    then: tuple[Event, ...]
    board: Any


class Refused(Struct, frozen=True, gc=False):
    """The action is illegal: every breach, and what it comes to if it happened all the same."""

    breaches: tuple[Breach, ...]
    event: Event
    then: tuple[Event, ...]
    board: Any


Decision = Accepted | Refused
Breaches = tuple[Breach, ...]
Said = TypeVar("Said", bound=str | Callable[..., Any])


class Rulebook:
    """The table of one game's rules, filled by `rule` in the files that state them."""

    def __init__(self, source: str) -> None:
        """`source` names the official document that rules cite unless they say otherwise."""
        self.source = Source(source)
        self.table: dict[str, Rule] = {}

    def add(self, rule: Rule) -> Rule:
        """Enter a rule; its id must be new."""
        if rule.id in self.table:
            raise ValueError(f"rule {rule.id} is stated twice")
        self.table[rule.id] = rule
        return rule

    def state(self, id: str, ja: str, en: str, *, at: str) -> Rule:
        """Enter a rule that forbids, of which the predicate stands elsewhere."""
        return self.add(Rule(id=id, gist=Text(ja, en), cite=self._cite(at)))

    def happens(
        self, id: str, *, at: str = "", source: Source | None = None, option: str = ""
    ) -> Callable[[Said], Said]:
        """Enter what happens by itself.

        It is said as a rule is, by the docstring of what carries it out, or, where many do, by a
        text alone. Raises ValueError where a sentence is missing.
        """
        return self._stated("happens", id, self._cite(at or id, source), option)

    def permits(
        self, id: str, *, at: str = "", source: Source | None = None, option: str = ""
    ) -> Callable[[Said], Said]:
        """Enter that there is no limit, said by a text."""
        return self._stated("permits", id, self._cite(at or id, source), option)

    def _stated(self, force: Force, id: str, cite: Cite, option: str) -> Callable[[Said], Said]:
        def enter(said: Said) -> Said:
            words: object = said  # a text, or what has one; the name `said` keeps its own type
            gist, _ = _sentences(id, cleandoc(words) if isinstance(words, str) else getdoc(said))
            self.add(Rule(id=id, gist=gist, cite=cite, force=force, option=option))
            return said

        return enter

    def _cite(
        self, at: str, source: Source | None = None, standing: Standing | None = None
    ) -> Cite:
        """A citation as sure as its source, unless said otherwise: we may read much into one."""
        document = source or self.source
        return Cite(document.name, at, standing or document.standing)

    def rule(
        self,
        id: str,
        *,
        at: str = "",
        source: Source | None = None,
        standing: Standing | None = None,
        facts: str = "",
        option: str = "",
    ) -> Callable[[Callable[[Any], bool]], Rule]:
        """Enter the decorated predicate as a rule that forbids whatever it does not hold for.

        It stands `at` a place of the source, which is its number if nothing else is said.
        Its docstring is the gist in Japanese and in English, each on a line of its own, and
        behind arrows, in the same order, what would be right, said with the help of `facts`:
        the attributes of the play that a verdict shows. A line that is indented goes on with the
        one before it. Raises ValueError where a sentence is missing.
        """

        def enter(holds: Callable[[Any], bool]) -> Rule:
            gist, right = _sentences(id, getdoc(holds))
            return self.add(
                Rule(
                    id=id,
                    gist=gist,
                    cite=self._cite(at or id, source, standing),
                    right=right,
                    facts=tuple(facts.split()),
                    option=option,
                    holds=holds,
                )
            )

        return enter

    def __getitem__(self, id: str) -> Rule:
        return self.table[id]

    def rules(self) -> Mapping[str, Rule]:
        """All rules by id, in the order of their numbers; what has none comes last."""
        return {id: self.table[id] for id in sorted(self.table, key=_place)}


def _sentences(id: str, doc: str | None) -> tuple[Text, Text | None]:
    """The gist and what would be right, from the docstring of a rule."""
    match [_joined(sentence) for sentence in re.split(r"\n(?! )", doc or "")]:
        case [ja, en]:
            return Text(ja, en), None
        case [ja, en, ja_right, en_right] if ja_right[0] == en_right[0] == "→":
            return Text(ja, en), Text(ja_right[1:].lstrip(), en_right[1:].lstrip())
        case _:
            raise ValueError(f"rule {id}: say it in Japanese, in English, and what would be right")


def _joined(sentence: str) -> str:
    """Lines drawn together: English words stay apart, Japanese has no blanks."""
    return re.sub(r"\n +", "", re.sub(r"(?<=[ -~])\n +(?=[ -~])", " ", sentence))


@cache
def _place(id: str) -> tuple[tuple[int, str], ...]:
    """Where a number stands: 7-2a-1 behind 7-2a, 7-10a behind both, GR-1 behind all."""
    parts: list[str] = re.findall(r"\d+|[A-Za-z]+", id)
    return tuple((int(part), "") if part.isdecimal() else (LAST, part) for part in parts)


LAST = 1000


class Asked:
    """The rules one kind of event is asked, in rulebook order, but those a match switched off.

    Matches are judged one after another, so what is in force is kept for the options seen last.
    """

    def __init__(self, *rules: Rule) -> None:
        self.rules = rules
        self._options: object = None
        self._live: tuple[Callable[[Any], bool], ...] = ()

    def breaches(self, play: Any, options: object, waived: tuple[str, ...] = ()) -> Breaches:
        """Every rule in force the play breaks, but those a card's text waives."""
        if options is not self._options:
            self._live, self._options = tuple(r.holds for r in self._in_force(options)), options
        for holds in self._live:  # the interpreter calls functions sooner than `map` does
            if not holds(play):
                broken = (r for r in self._in_force(options) if not r.holds(play))
                return tuple(rule.breach(play) for rule in broken if rule.id not in waived)
        return ()

    def _in_force(self, options: object) -> Iterator[Rule]:
        return (r for r in self.rules if not r.option or getattr(options, r.option))

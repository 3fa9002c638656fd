"""A line judged without being recorded: what would stand in the log, or why it would not.

It goes the way of recording, so that a line previewed as accepted is accepted. All of it can be
put into JSON, for whoever records by other means than a terminal and posts lines.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from senpu.events.base import Breach, Event, Facts
from senpu.events.envelope import Entry
from senpu.projections.fold import History
from senpu.projections.game import Game
from senpu.projections.rules import Lang, Text
from senpu.replay.attempt import Attempt, Declined, Step
from senpu.replay.render_words import Wording, wording

LANGS: tuple[Lang, Lang] = ("ja", "en")


class Fault(Struct, frozen=True, kw_only=True):
    """A rule broken: what it says with the facts, what would be right (if known), its source."""

    rule: str
    facts: Facts
    said: Text
    right: Text | None = None
    cite: str = ""


class Due(Struct, frozen=True, kw_only=True):
    """An entry that would be recorded: as stored but for its hash, and in full text.

    `because` are the rules by which the events behind the first one follow, in their order.
    """

    entry: Entry
    text: Text
    because: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()


class Preview(Struct, frozen=True, kw_only=True):
    """What would come of a line: the entries `due`, or why it would be refused.

    `item` and `column` say where it would be, `faults` and `message` why, `observable` whether
    `x:` before the item would record it as seen although illegal.
    """

    accepted: bool
    due: tuple[Due, ...] = ()
    item: str = ""
    column: int = 1
    faults: tuple[Fault, ...] = ()
    message: Text | None = None
    unreadable: bool = False
    observable: bool = False


def preview(history: History, what: str | Event, by: str) -> Preview:
    """Judge a typed line or an event at the end of a history, which stays as it is."""
    attempt = Attempt(history, "")
    if declined := attempt.offered(what, by):
        return refused(declined, history.game)
    return Preview(accepted=True, due=tuple(_due(step, history.game) for step in attempt.steps))


def _due(step: Step, game: Game) -> Due:
    entry, before = step.entry, step.before
    return Due(
        entry=entry,
        text=Text(*(game.write(before, entry, lang) for lang in LANGS)),
        because=tuple(map(game.because, entry.then)),
        faults=_faults(entry.breaches, game, before),
    )


def refused(answer: Declined, game: Game) -> Preview:
    """A line that was declined."""
    message = answer.message
    return Preview(
        accepted=False,
        item=answer.item,
        column=answer.column,
        faults=_faults(answer.breaches, game, answer.before),
        message=message and message.filled(**answer.facts),
        unreadable=answer.unreadable,
        observable=answer.observable,
    )


def _faults(breaches: Iterable[Breach], game: Game, before: Any) -> tuple[Fault, ...]:
    wordings = [wording(game, lang, before) for lang in LANGS]
    return tuple(_fault(breach, wordings) for breach in breaches)


def _fault(breach: Breach, wordings: Sequence[Wording]) -> Fault:
    rule = wordings[0].rules[breach.rule]
    right = [wording.right(rule, breach.facts) for wording in wordings]
    return Fault(
        rule=breach.rule,
        facts=breach.facts,
        said=Text(*(rule.gist.said(each.lang) + each.facts(breach.facts) for each in wordings)),
        right=Text(*right) if all(right) else None,
        cite=f"{rule.cite.source}, {rule.cite.locator}",
    )

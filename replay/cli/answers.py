"""The recorder's answers, and entries of a log, in words."""

from collections.abc import Iterator
from typing import Any

from senpu.events.envelope import Entry
from senpu.projections.game import Game
from senpu.projections.rules import Lang
from senpu.replay import messages
from senpu.replay.attempt import Declined, Step, Taken
from senpu.replay.render_words import breach_lines, verdicts, words_of


def entry_line(entry: Entry, before: Any, game: Game, lang: Lang) -> str:
    """An entry in full notation; `before` is the position before it."""
    return game.write(before, entry, lang)


def entry_rules(entry: Entry, before: Any, game: Game, lang: Lang) -> Iterator[str]:
    """The rules an entry breaks, and those by which its consequences followed, with sources."""
    said = verdicts(entry.breaches, game.rulebook, lang, words_of(game, before))
    for breach, verdict in zip(entry.breaches, said, strict=True):
        yield verdict.said + _cited(game, breach.rule)
        if verdict.right:
            yield verdict.right
    for id in dict.fromkeys(map(game.because, entry.then)):
        if rule := game.rulebook.rules().get(id):
            yield f"{id} {rule.gist.said(lang)}{_cited(game, id)}"


def _cited(game: Game, id: str) -> str:
    rule = game.rulebook.rules().get(id)
    return f" [{rule.cite.source}, {rule.cite.locator}]" if rule else ""


def _breach_lines(entry: Entry, before: Any, game: Game, lang: Lang) -> list[str]:
    return breach_lines(entry.breaches, game.rulebook, lang, words_of(game, before))


def acknowledged(answer: Taken, game: Game, lang: Lang) -> list[str]:
    """The entries recorded, one a line."""
    return [entry_line(step.entry, step.before, game, lang) for step in answer.steps]


def remarks(answer: Taken, game: Game, lang: Lang) -> Iterator[str]:
    """What is to be said about entries that are not simply legal."""
    for step in answer.steps:
        yield from (f"  {step.entry.seq}: {remark}" for remark in _remarks(step, game, lang))


def _remarks(step: Step, game: Game, lang: Lang) -> Iterator[str]:
    if step.meant == "observed" and step.entry.mark == "legal":
        yield messages.WAS_LEGAL.said(lang)
    if step.entry.mark == "forced" and not step.entry.reason:
        yield messages.NO_REASON.said(lang)
    yield from _breach_lines(step.entry, step.before, game, lang)


def refusal(answer: Declined, game: Game, lang: Lang) -> Iterator[str]:
    """Which item is declined, every reason, what can be done, and that nothing was recorded."""
    if answer.item:
        said = messages.UNREADABLE if answer.unreadable else messages.REFUSED
        yield said.said(lang, {"item": answer.item})
    if answer.message:
        yield answer.message.said(lang, answer.facts)
    words = words_of(game, answer.before)
    for line in breach_lines(answer.breaches, game.rulebook, lang, words):
        yield f"  {line}"
    if answer.observable:
        yield messages.TAKE_AS_SEEN.said(lang, {"item": answer.item})
    yield messages.NOTHING_RECORDED.said(lang)

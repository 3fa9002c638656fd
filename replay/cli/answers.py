"""The recorder's answers, and entries of a log, in words."""

from collections.abc import Iterator
from typing import Any

from senpu.events.base import SEATS
from senpu.events.envelope import Entry
from senpu.events.match import Penalty
from senpu.projections.fold import RETURNS, History
from senpu.projections.game import Game
from senpu.projections.rules import Lang
from senpu.replay import messages
from senpu.replay.attempt import Declined, Step, Taken
from senpu.replay.render_words import breach_lines, verdicts, words_of
from senpu.replay.returns import taken_back

ENDING: tuple[Penalty, ...] = ("GL", "ML", "DQ")
SHOWN = 4
"""How many entries taken back are named."""


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


def remarks(answer: Taken, history: History, lang: Lang) -> Iterator[str]:
    """What is to be said about entries that are not simply legal; `history` holds them."""
    for step in answer.steps:
        yield from (f"  {step.entry.seq}: {said}" for said in _remarks(step, history.game, lang))
        yield from (f"  {said}" for said in _ahead(step.entry, history, lang))
        yield from (f"  {said}" for said in _return(step.entry, history, lang))
    if any(_rules_on_match(step.entry) for step in answer.steps) and not history.ended():
        yield f"  {messages.NOT_ENDED.said(lang)}"


def _remarks(step: Step, game: Game, lang: Lang) -> Iterator[str]:
    if step.meant == "observed" and step.entry.mark == "legal":
        yield messages.WAS_LEGAL.said(lang)
    if step.entry.mark == "forced" and not step.entry.reason:
        yield messages.NO_REASON.said(lang)
    yield from _breach_lines(step.entry, step.before, game, lang)


def _ahead(entry: Entry, history: History, lang: Lang) -> Iterator[str]:
    """Counts below nothing: more was taken than the record knows of."""
    if entry.mark == "legal":
        return
    for seat in SEATS:
        counts = history.game.counts(history.boards[entry.seq], seat)
        short = [f"{_named(zone, history.game, lang)} {n}" for zone, n in counts.items() if n < 0]
        if short:
            yield messages.AHEAD.said(lang, {"seat": seat, "counts": ", ".join(short)})


def _named(zone: str, game: Game, lang: Lang) -> str:
    return game.words[zone].said(lang) if zone in game.words else zone


def _rules_on_match(entry: Entry) -> bool:
    """Whether an entry is a penalty that costs the match, which a judge still has to end."""
    return getattr(entry.event, "penalty", None) in ENDING


def _return(entry: Entry, history: History, lang: Lang) -> Iterator[str]:
    """What a return took back, and how to bring it back."""
    if type(entry.event) not in RETURNS:
        return
    gone = taken_back(history, entry.seq)
    for seq in gone[:SHOWN]:
        text = entry_line(history.entries[seq - 1], history.boards[seq - 1], history.game, lang)
        yield messages.TAKEN_BACK.said(lang, {"text": text})
    if gone[SHOWN:]:
        yield messages.MORE_TAKEN_BACK.said(lang, {"n": len(gone) - SHOWN})
    yield messages.BRING_BACK.said(lang, {"seq": entry.seq - 1})


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
    if answer.turn:
        text = messages.FIRST_TURN if answer.turn == "1.1" else messages.NEXT_TURN
        yield text.said(lang, {"turn": answer.turn, "item": answer.item})
    if answer.observable:
        yield messages.TAKE_AS_SEEN.said(lang, {"item": answer.item})
    yield messages.NOTHING_RECORDED.said(lang)

"""The recorder's answers, and entries of a log, in words."""

from collections.abc import Iterator
from typing import Any

from senpu.events.base import SEATS, Seat
from senpu.events.envelope import Entry
from senpu.events.match import MatchRewound, Penalty
from senpu.projections.fold import RETURNS, History
from senpu.projections.game import Game
from senpu.projections.picture import NO_WORDS
from senpu.projections.rules import Lang
from senpu.projections.shared.names import called
from senpu.replay import messages
from senpu.replay.attempt import Declined, Step, Taken
from senpu.replay.backing import Move, learned, moves, passed_over
from senpu.replay.render_words import wording
from senpu.replay.returns import taken_back

ENDING: tuple[Penalty, ...] = ("GL", "ML", "DQ")
SHOWN = 4
"""How many entries taken back are named."""


def entry_rules(entry: Entry, before: Any, game: Game, lang: Lang) -> Iterator[str]:
    """The rules an entry breaks, and those by which its consequences followed, with sources."""
    words = wording(game, lang, before)
    for breach in entry.breaches:
        verdict = words.verdict(breach)
        yield verdict.said + _cited(game, breach.rule)
        if verdict.right:
            yield verdict.right
    for id in dict.fromkeys(map(game.because, entry.then)):
        if rule := game.rulebook.rules().get(id):
            yield f"{id} {rule.gist.said(lang)}{_cited(game, id)}"


def _cited(game: Game, id: str) -> str:
    rule = game.rulebook.rules().get(id)
    return f" [{rule.cite.source}, {rule.cite.locator}]" if rule else ""


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
    yield from wording(game, lang, step.before).lines(step.entry.breaches)


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
        text = history.game.write(history.boards[seq - 1], history.entries[seq - 1], lang)
        yield messages.TAKEN_BACK.said(lang, {"text": text})
    if gone[SHOWN:]:
        yield messages.MORE_TAKEN_BACK.said(lang, {"n": len(gone) - SHOWN})
    yield messages.BRING_BACK.said(lang, {"seq": entry.seq - 1})
    if isinstance(entry.event, MatchRewound):
        before = history.branch_at(entry.seq - 1)
        yield from at_the_table(before, entry.event.to, lang)


def at_the_table(history: History, to: int, lang: Lang) -> Iterator[str]:
    """What going back to an entry means there: what is known by now, what is moved, in order."""
    seqs = passed_over(history, to)
    board = history.boards[history.seq]
    for one in learned(history, seqs):
        if one.shown:
            cards = ", ".join(called(board, card, lang) for card in one.shown)
            yield messages.LEARNED_SHOWN.said(
                lang, {"seat": _side(history, one.seat), "cards": cards}
            )
        if one.drawn:
            yield messages.LEARNED_DRAWN.said(
                lang, {"seat": _side(history, one.seat), "n": one.drawn}
            )
    for move in moves(history, to):
        yield f"#{move.seq}: {_moved(history, move, lang)}"


def _moved(history: History, move: Move, lang: Lang) -> str:
    facts: dict[str, int | str] = {
        "seat": _side(history, move.seat),
        "what": move.what.said(lang) or messages.A_CARD.said(lang),
        "n": move.n,
        "source": move.source.said(lang) or messages.BEYOND.said(lang),
        "target": move.target.said(lang) or messages.BEYOND.said(lang),
        "state": move.state.said(lang),
    }
    turned = move.source == move.target == NO_WORDS
    return (messages.TURN_BACK if turned else messages.MOVE_BACK).said(lang, facts)


def _side(history: History, seat: Seat) -> int:
    return 1 if seat == history.header.first else 2


def refusal(answer: Declined, game: Game, lang: Lang) -> Iterator[str]:
    """Which item is declined, every reason, what can be done, and that nothing was recorded."""
    if answer.item:
        said = messages.UNREADABLE if answer.unreadable else messages.REFUSED
        yield said.said(lang, {"item": answer.item})
    if answer.message:
        yield answer.message.said(lang, answer.facts)
    for line in wording(game, lang, answer.before).lines(answer.breaches):
        yield f"  {line}"
    if answer.turn:
        text = messages.FIRST_TURN if answer.turn == "1.1" else messages.NEXT_TURN
        yield text.said(lang, {"turn": answer.turn, "item": answer.item})
    if answer.observable and answer.item:
        yield messages.TAKE_AS_SEEN.said(lang, {"item": answer.item})
    yield messages.NOTHING_RECORDED.said(lang)
    if answer.sound:
        yield messages.SOUND_BEFORE.said(lang, {"items": " | ".join(answer.sound)})

"""A recorded match as one picture: its first position, and what each entry says and changes."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from senpu.events import match as shared
from senpu.events.action_kinds import kind
from senpu.events.base import Breach, Event
from senpu.projections.delta import delta, followed
from senpu.projections.entry_view import JUDGE, Seen, known, seen
from senpu.projections.fold import RECORD, History
from senpu.projections.picture import (
    Cited,
    Named,
    Picture,
    Position,
    Told,
    Wrong,
    both,
    hued,
    seated,
    words,
)  # fmt: skip
from senpu.projections.rules import Lang, Rule
from senpu.replay.preview import LANGS
from senpu.replay.render_words import wording

KINDS: dict[type[Event], str] = {
    shared.MatchStarted: "start",
    shared.StepEntered: "step",
    shared.CountTaken: "count",
    shared.CardIdentified: "reveal",
    shared.CardDeclared: "note",
    shared.NoteMade: "note",
    shared.GapNoted: "note",
    shared.CorrectionMade: "back",
    shared.MatchRewound: "back",
}
"""What entries are to whoever steps through a match, where that is not their `kind` in tables."""


def position_picture(history: History, seq: int = -1, view: str = JUDGE) -> Picture:
    """The position after an entry, or the last, as A, B, the public or the judge may know it."""
    board = history.boards[seq]
    found = history.game.picture(known(history.game, board, view))
    header = history.header
    return replace(
        seated(found, header.players),
        game=Named(id=history.game.slug, name=words(history.game.name)),
        match=header.match,
        event=header.event,
        view=view,
        frames=hued(found.frames),
    )


def match_picture(history: History, view: str = JUDGE) -> Picture:
    """The whole match, as A, B, the public or the judge may know it."""
    return _Match(history, view).picture()


class _Match:
    """The positions of a match, and what they show of cards, as the fold goes on."""

    def __init__(self, history: History, view: str) -> None:
        self.history, self.view = history, view
        self.first = position_picture(history, 0, view)
        self.frames, self.cards = {**self.first.frames}, {**self.first.cards}
        self.rules: dict[str, Rule] = {}
        self._known = {id(history.boards[0]): self.first.start}
        self._standing = frozenset(history.effective())

    def picture(self) -> Picture:
        """All of it; only rules that are cited and cards that are seen stand in it."""
        entries = tuple(self._entries())
        rules = {
            id: Cited(
                gist=words(rule.gist),
                cite=f"{rule.cite.source}, {rule.cite.locator}",
                standing=rule.cite.standing,
            )
            for id, rule in self.rules.items()
        }
        frames = hued(self.frames)
        return replace(self.first, frames=frames, cards=self.cards, rules=rules, entries=entries)

    def _entries(self) -> Iterator[Told]:
        before = self.first.start
        boards = self.history.boards
        for entry in self.history.entries:
            after = self._position(before, boards[entry.seq])
            said = seen(self.history.game, entry, boards[entry.seq - 1], self.view)
            yield self._told(said, before, after)
            before = after

    def _position(self, before: Position, board: Any) -> Position:
        """The position on a board; one that was there before is the same."""
        if id(board) not in self._known:
            found = self.history.game.picture(known(self.history.game, board, self.view))
            self.cards |= found.cards
            self.frames = {**found.frames, **self.frames}
            self._known[id(board)] = followed(before, found.start)
        return self._known[id(board)]

    def _told(self, said: Seen, before: Position, after: Position) -> Told:
        game, entry = self.history.game, said.entry
        sort = KINDS.get(type(entry.event)) or kind(entry.event)
        followed_by = (game.because(event) for event in entry.then)
        why = tuple(dict.fromkeys(id for id in followed_by if id))
        self._cite(*why)
        return Told(
            n=entry.seq,
            turn=after.now.turn,
            by=entry.by,
            kind=sort,
            text=both(lambda lang: self._text(said, lang)),
            seat=getattr(entry.event, "player", None),
            mark=entry.mark,
            wrong=tuple(self._wrong(said, breach) for breach in entry.breaches),
            why=why,
            reason=entry.reason,
            gone=entry.seq not in self._standing,
            quiet=sort == "pass" and not entry.then,
            delta=delta(before, after),
        )

    def _text(self, said: Seen, lang: Lang) -> str:
        """The entry in full text, without the numbers before it, which are told by themselves."""
        return self.history.game.write(said.before, said.entry, lang).partition(" ")[2]

    def _wrong(self, said: Seen, breach: Breach) -> Wrong:
        self._cite(breach.rule)
        game = self.history.game
        verdicts = {lang: wording(game, lang, said.before).verdict(breach) for lang in LANGS}
        return Wrong(
            rule=breach.rule,
            said=both(lambda lang: verdicts[lang].said),
            right=both(lambda lang: verdicts[lang].right.strip()),
        )

    def _cite(self, *ids: str) -> None:
        for id in ids:
            rule = self.history.game.rulebook.rules().get(id) or RECORD.rules().get(id)
            if rule:
                self.rules[id] = rule

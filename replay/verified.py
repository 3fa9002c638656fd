"""A log looked at as a whole: what is wrong with it, what nobody judged, its digest."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from msgspec import Struct

from senpu.events.base import Breach
from senpu.events.envelope import Entry
from senpu.events.log.chain import LogFile
from senpu.events.log.damage import LogDamaged
from senpu.events.log.file import read
from senpu.events.match import MatchClosed
from senpu.projections.fold import Finding, History
from senpu.projections.game import Game, games
from senpu.projections.record import FOLLOWED, OUTCOME
from senpu.projections.rules import Lang, Text
from senpu.projections.unjudged import Kind, Unknown, questioned, told_by_texts, unknown
from senpu.replay import messages
from senpu.replay.recorder import judged
from senpu.replay.render_words import wording


class Problem(Struct, frozen=True):
    """Something wrong, in words; `rule` is empty where no rule speaks of it, `seq` 0 the header."""

    seq: int
    line: int
    offset: int
    rule: str
    said: str
    facts: Mapping[str, Any] = {}


class Verified(Struct, frozen=True):
    """All that verifying a log tells; `texts` changes were taken as people told them."""

    path: Path
    log: LogFile
    history: History
    problems: tuple[Problem, ...]
    unknown: tuple[Unknown, ...]
    texts: int

    @property
    def digest(self) -> str:
        """That of the slip, where the log is closed; else the beginning of its last hash."""
        last = self.log.entries[-1].event if self.log.entries else None
        return last.digest if isinstance(last, MatchClosed) else self.log.tip.hash[:10]


def verify(path: Path, lang: Lang) -> Verified:
    """Look at a log, every entry decided again. Raises what `read` and `judged` raise."""
    log = read(path)
    history, findings = judged(path, log)
    offsets = [0, *accumulate((len(r.line) + 1 for r in log.records), initial=len(log.line) + 1)]
    found = [*_pack(log, path, lang), *_findings(history, findings, lang)]
    found += _questions(history, lang)
    found.sort(key=lambda problem: problem[0])
    problems = tuple(
        Problem(seq, seq + 1, offsets[seq], rule, said, facts) for seq, rule, said, facts in found
    )
    problems += tuple(_damage(path, log, lang))
    entries = history.entries
    return Verified(path, log, history, problems, unknown(entries), told_by_texts(entries))


Found = tuple[int, str, str, Mapping[str, Any]]


def _pack(log: LogFile, path: Path, lang: Lang) -> Iterator[Found]:
    for said in other_pack(path, log, lang):
        yield 0, "", said, {}


def other_pack(path: Path, log: LogFile, lang: Lang) -> Iterator[str]:
    """That a log was made under other rules than those it is judged by, if so."""
    game, pack = games().get(log.header.game), log.header.pack
    if game and pack not in (game.pack, *game.packs):
        facts = {"path": str(path), "pack": pack, "known": game.pack}
        yield messages.OTHER_PACK.said(lang, facts)


def _findings(history: History, findings: Sequence[Finding], lang: Lang) -> Iterator[Found]:
    """A text a breach: the rule, facts, both sides where the entry is another by the rules."""
    for found in findings:
        entry, before = history.entries[found.seq - 1], history.boards[found.seq - 1]
        for breach in found.breaches:
            said = "\n".join(_said(breach, found.ruled, entry, before, history.game, lang))
            yield found.seq, breach.rule, said, breach.facts


def _said(
    breach: Breach, ruled: Entry, stored: Entry, before: Any, game: Game, lang: Lang
) -> Iterator[str]:
    yield from wording(game, lang, before).lines([breach])
    if breach.rule in (OUTCOME.id, FOLLOWED.id):
        for text, entry in ((messages.BY_RULE, ruled), (messages.AS_STORED, stored)):
            yield "  " + text.said(lang, {"text": game.write(before, entry, lang)})


def _questions(history: History, lang: Lang) -> Iterator[Found]:
    for asked in questioned(history):
        text = QUESTIONS[asked.kind]
        yield asked.seq, "", text.said(lang, {"value": asked.value}), {asked.kind: asked.value}


QUESTIONS: Mapping[Kind, Text] = {
    "by": messages.QUESTION_BY,
    "time": messages.QUESTION_TIME,
    "target": messages.QUESTION_TARGET,
    "created": messages.QUESTION_CREATED,
    "deck": messages.QUESTION_DECK,
    "alias": messages.QUESTION_ALIAS,
}


def _damage(path: Path, log: LogFile, lang: Lang) -> Iterator[Problem]:
    if log.damage:
        at, said = log.damage, LogDamaged(path, log.damage).text(lang)
        yield Problem(log.tip.entries + 1, at.line, at.offset, "", said)
    if log.torn is not None:
        said = f"{path}: {messages.TORN.said(lang, {'n': len(log.torn)})}"
        yield Problem(log.tip.entries + 1, log.tip.entries + 2, log.size, "", said)

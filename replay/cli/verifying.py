"""`senpu verify`: whether logs are whole, and what they say is what the rules give."""

from collections.abc import Iterator
from datetime import datetime
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import click

from senpu.events.base import Breach
from senpu.events.envelope import Entry
from senpu.events.log.chain import LogFile
from senpu.events.log.damage import LogDamaged
from senpu.events.log.errors import LogError
from senpu.events.log.file import read
from senpu.projections.fold import Finding, History
from senpu.projections.game import Game
from senpu.projections.record import FOLLOWED, OUTCOME
from senpu.replay import messages
from senpu.replay.cli.edge import other_pack
from senpu.replay.cli.exits import Exit, exit_of
from senpu.replay.cli.words import PATH, command, language, say, tell
from senpu.replay.recorder import judged
from senpu.replay.render_words import wording


@command("verify")
@click.argument("logs", nargs=-1, required=True, type=PATH)
def verify(logs: tuple[Path, ...]) -> int:
    """Verify each log; the exit code is that of the worst."""
    return max(_verify(log) for log in logs)


def _verify(path: Path) -> Exit:
    try:
        log = read(path)
        history, findings = judged(path, log)
    except LogError as error:
        click.echo(error.text(language()))
        return exit_of(error)
    problems = [*other_pack(path, log), *_findings(path, log, history, findings)]
    problems += _damage(path, log)
    _warn_of_times(path, log)
    for problem in problems:
        click.echo(problem)
    if not problems:
        click.echo(_all_well(path, log))
        return Exit.FINE
    click.echo(say(messages.FOUND, path=str(path), n=len(problems), entries=history.seq))
    return Exit.DAMAGED if log.damage or log.torn is not None else Exit.WRONG


def _findings(
    path: Path, log: LogFile, history: History, findings: tuple[Finding, ...]
) -> Iterator[str]:
    """A text a breach: the entry and where it stands in the file, the rule, facts, both sides."""
    offsets = [*accumulate((len(record.line) + 1 for record in log.records), initial=_begin(log))]
    for found in findings:
        place = {"seq": found.seq, "line": found.seq + 1, "offset": offsets[found.seq - 1]}
        at = say(messages.FINDING, path=str(path), **place)
        entry, before = history.entries[found.seq - 1], history.boards[found.seq - 1]
        for breach in found.breaches:
            yield f"{at}: " + "\n".join(_said(breach, found.ruled, entry, before, history.game))


def _begin(log: LogFile) -> int:
    return len(log.line) + 1


def _said(breach: Breach, ruled: Entry, stored: Entry, before: Any, game: Game) -> Iterator[str]:
    yield from wording(game, language(), before).lines([breach])
    if breach.rule in (OUTCOME.id, FOLLOWED.id):
        for text, entry in ((messages.BY_RULE, ruled), (messages.AS_STORED, stored)):
            yield "  " + say(text, text=game.write(before, entry, language()))


def _warn_of_times(path: Path, log: LogFile) -> None:
    """A clock that was set back is no fault of the record, but worth a look."""
    back = [late.seq for early, late in pairwise(log.entries) if _before(late, early)]
    if back:
        tell(messages.TIMES_BACK, path=str(path), n=len(back), seq=back[0])


def _before(one: Entry, other: Entry) -> bool:
    try:
        return datetime.fromisoformat(one.time) < datetime.fromisoformat(other.time)
    except (ValueError, TypeError):  # no time, or one without its zone
        return False


def _damage(path: Path, log: LogFile) -> Iterator[str]:
    if log.damage:
        yield LogDamaged(path, log.damage).text(language())
    if log.torn is not None:
        yield f"{path}: {say(messages.TORN, n=len(log.torn))}"


def _all_well(path: Path, log: LogFile) -> str:
    state = say(messages.CLOSED if log.tip.closed else messages.OPEN)
    digest = log.tip.hash[:10]
    return say(
        messages.VERIFIED, path=str(path), entries=log.tip.entries, state=state, digest=digest
    )

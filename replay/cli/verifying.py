"""`senpu verify`: whether logs are whole, and what they say is what the rules give."""

from collections.abc import Iterator
from pathlib import Path

import click

from senpu.events.chain import LogFile
from senpu.events.damage import LogDamaged
from senpu.events.errors import LogError
from senpu.events.log import read
from senpu.projections.fold import Finding, History
from senpu.replay import messages
from senpu.replay import messages_help as helps
from senpu.replay.cli.exits import Exit, exit_of
from senpu.replay.cli.recording import PATH
from senpu.replay.cli.words import command, language, say
from senpu.replay.recorder import judged
from senpu.replay.render_words import breach_lines, words_of


@command("verify", words=helps.VERIFY)
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
    problems = [*_findings(path, history, findings), *_damage(path, log)]
    for line in problems:
        click.echo(line)
    if not problems:
        click.echo(_all_well(path, log))
        return Exit.FINE
    click.echo(say(messages.FOUND, path=str(path), n=len(problems), entries=history.seq))
    return Exit.DAMAGED if log.damage or log.torn is not None else Exit.WRONG


def _findings(path: Path, history: History, findings: tuple[Finding, ...]) -> Iterator[str]:
    """One line a breach: the entry, its line in the file, the rule and the facts."""
    game = history.game
    for found in findings:
        at = say(messages.FINDING, path=str(path), seq=found.seq, line=found.seq + 1)
        words = words_of(game, history.boards[found.seq - 1])
        for line in breach_lines(found.breaches, game.rulebook, language(), words):
            yield f"{at}: {line}"


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

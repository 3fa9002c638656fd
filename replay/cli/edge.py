"""Where the program meets the world: the clock, new ids, logs opened for looking, the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import msgspec
from msgspec import Struct

from senpu.events.log.chain import LogFile
from senpu.events.log.damage import LogDamaged
from senpu.events.log.file import read
from senpu.projections.fold import Finding, History
from senpu.projections.game import Game, games
from senpu.replay import messages
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.words import language, say, tell
from senpu.replay.recorder import judged
from senpu.replay.verified import other_pack


class Viewed(Struct, frozen=True):
    """A log opened for looking: the file, its positions, and what verifying found."""

    path: Path
    log: LogFile
    history: History
    findings: tuple[Finding, ...]

    @property
    def game(self) -> Game:
        """The game of the match."""
        return self.history.game

    @property
    def exit(self) -> Exit:
        """How looking at it ends: damage is never passed over in silence."""
        return Exit.DAMAGED if self.log.damage else Exit.FINE


def view(path: Path, to: int | None = None) -> Viewed:
    """The log at a path as far as it is sound; on stderr, whatever is wrong with it.

    `to` is the last entry whose position is asked for, if it is not the last there is.

    Raises what `events.log.read` and `judged` raise.
    """
    log = read(path)
    viewed = Viewed(path, log, *judged(path, log, None if to is None else max(to, 0)))
    if log.damage:
        click.echo(LogDamaged(path, log.damage).text(language()), err=True)
        tell(messages.PREFIX, entries=log.tip.entries)
    if log.torn is not None:
        tell(messages.TORN, n=len(log.torn))
    tell_doubts(path, log, viewed.findings)
    return viewed


def tell_doubts(path: Path, log: LogFile, findings: Sequence[Finding]) -> None:
    """Say, on stderr, that a log was made under other rules, and how much verifying found."""
    for line in other_pack(path, log, language()):
        click.echo(line, err=True)
    if findings:
        tell(messages.FINDINGS, n=len(findings), path=str(path))


def the_game(slug: str | None) -> Game:
    """The game asked for, or the first there is. Raises `click.UsageError`."""
    found = games().get(slug or next(iter(games())))
    if found is None:
        known = ", ".join(games())
        raise click.UsageError(say(messages.NO_GAME, game=slug or "", known=known))
    return found


def put_json(value: Any) -> None:
    """A value as JSON for scripts."""
    data = msgspec.json.format(msgspec.json.encode(value), indent=2)
    click.echo(data.decode())

"""`senpu salvage`: what is sound of a damaged log, as a new one."""

from pathlib import Path

import click

from senpu.events.log.damage import LogDamaged
from senpu.events.log.file import read_all, write_new
from senpu.events.log.salvage import Salvaged, salvage
from senpu.replay import clock, messages
from senpu.replay.cli.words import PATH, command, language, option, say


@command("salvage")
@click.argument("log", type=PATH)
@option("-o", "out", type=PATH, required=True)
def salvage_log(log: Path, out: Path) -> None:
    """Write the valid prefix of a log as a new log that names its origin."""
    found = salvage(read_all(log), log.name, clock.new_id())
    write_new(out, found.data)
    click.echo(say(messages.SALVAGED, path=str(out), entries=found.entries, log=str(log)))
    for line in _left_out(log, found):
        click.echo(line, err=True)


def _left_out(log: Path, found: Salvaged) -> list[str]:
    """What is not as it was in the log it comes from."""
    said: list[str] = []
    if found.reversed:
        said.append(say(messages.EDIT_REVERSED))
    if found.source.damage:
        said.append(LogDamaged(log, found.source.damage).text(language()))
    if found.source.torn is not None:
        said.append(say(messages.TORN, n=len(found.source.torn)))
    if found.ended:
        said.append(say(messages.END_LEFT_OUT))
    return said

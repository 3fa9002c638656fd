"""`senpu try`: would this be legal, what would it cost, what would follow; nothing is stored."""

from pathlib import Path

import click

from senpu.replay import messages
from senpu.replay.attempt import Attempt
from senpu.replay.cli import edge
from senpu.replay.cli.answers import entry_rules, refusal
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.looking import place
from senpu.replay.cli.words import PATH, command, language, option, say
from senpu.replay.preview import preview
from senpu.replay.recorder import SCRIBE
from senpu.replay.render_words import RECORD_VALUES


@command("try")
@click.argument("log", type=PATH)
@click.argument("line")
@option("--at", type=int)
@option("--by", default=SCRIBE, show_default=True)
@option("--json", "as_json", is_flag=True)
def try_line(log: Path, line: str, at: int | None, by: str, as_json: bool) -> Exit:
    """Decide a line on a position."""
    viewed = edge.view(log, at)
    place(viewed, at, None)
    if as_json:
        found = preview(viewed.history, line, by)
        edge.put_json(found)
        return Exit.FINE if found.accepted else Exit.WRONG
    return _tried(Attempt(viewed.history, ""), line, by)


def _tried(attempt: Attempt, line: str, by: str) -> Exit:
    """Say what would be recorded, item by item, and why not further."""
    declined = attempt.read(line, by)
    game, lang = attempt.history.game, language()
    for step in attempt.steps:
        mark = RECORD_VALUES[step.entry.mark].said(lang)
        click.echo(f"{mark}: {game.write(step.before, step.entry, lang)}")
        for rule in entry_rules(step.entry, step.before, game, lang):
            click.echo(f"    {rule}")
    for text in refusal(declined, game, lang) if declined else (say(messages.ONLY_TRIED),):
        click.echo(text)
    return Exit.WRONG if declined else Exit.FINE

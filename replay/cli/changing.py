"""`senpu undo`, `rewind` and `close`: what is done to a match as a whole."""

from pathlib import Path
from typing import Any, cast

import click

from senpu.events.base import Seat
from senpu.events.match import MatchClosed, MatchEnded
from senpu.events.notation.kinds import RESULTS
from senpu.projections.reading.record_items import cause_said
from senpu.replay import clock, messages
from senpu.replay.cli import drawing, edge
from senpu.replay.cli.answers import at_the_table
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.feeding import Feeder
from senpu.replay.cli.recording import opened
from senpu.replay.cli.words import PATH, command, language, option, say, tell
from senpu.replay.recorder import SCRIBE, Recorder

WINNERS = ("A", "B", "draw")


@command("undo")
@click.argument("log", type=PATH)
@option("--reason", default="")
@option("--by", default=SCRIBE, show_default=True)
def undo(log: Path, reason: str, by: str) -> Exit:
    """Take back the last entry."""
    with opened(log) as recorder:
        return Feeder(recorder, by).tell(recorder.undo(by, clock.now(), reason))


@command("rewind")
@click.argument("log", type=PATH)
@option("--to", type=click.IntRange(0), required=True)
@option("--reason", default="")
@option("--judge", default="")
@option("--plan", is_flag=True)
def rewind(log: Path, to: int, reason: str, judge: str, plan: bool) -> Exit:
    """Back the match up to an earlier position, and show it; a plan is only said."""
    if plan:
        return _plan(log, to)
    if not (reason and judge):
        raise click.UsageError(say(messages.REWIND_NEEDS))
    with opened(log) as recorder:
        end = Feeder(recorder, judge).tell(recorder.rewind(to, reason, judge, clock.now()))
        if end is Exit.FINE:
            drawing.show_board(recorder.history, recorder.history.seq)
        return end


def _plan(log: Path, to: int) -> Exit:
    """What going back would mean at the table; nothing is stored."""
    viewed = edge.view(log)
    history, last = viewed.history, viewed.history.seq
    if to not in history.standing():
        raise click.UsageError(say(messages.NO_WAY_BACK, to=to, last=last))
    for line in at_the_table(history, to, language()):
        click.echo(line)
    tell(messages.NOTHING_STORED)
    return viewed.exit


@command("close")
@click.argument("log", type=PATH)
@option("--result", type=click.Choice(WINNERS))
@option("--cause", type=click.Choice([*RESULTS]))
@option("--reason", default="")
@option("--by", default=SCRIBE, show_default=True)
def close(log: Path, result: str | None, cause: Any, reason: str, by: str) -> Exit:
    """Write the end record."""
    with opened(log) as recorder:
        winner = None if result == "draw" else cast(Seat, result)
        why = cause or cause_said(recorder.history.board, reason)
        said = MatchEnded(winner=winner, reason=reason, cause=why) if result else None
        end = Feeder(recorder, by).tell(recorder.close(said, by, clock.now()))
        if end is Exit.FINE:
            _say_digest(log, recorder)
        return end


def _say_digest(log: Path, recorder: Recorder) -> None:
    last = recorder.history.entries[-1].event
    if isinstance(last, MatchClosed):
        n, digest = last.entries, last.digest
        click.echo(say(messages.CLOSED_NOW, path=str(log), entries=n, digest=digest))

"""`senpu record`: lines typed, piped in or read from a transcript become entries."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click

from senpu.events.bounded import read_whole
from senpu.projections.game import games
from senpu.replay import messages
from senpu.replay.attempt import Declined
from senpu.replay.cli import edge
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.feeding import Feeder, cheat_sheet
from senpu.replay.cli.help import HELP
from senpu.replay.cli.transcript import NotUtf8, lines_from, lines_of
from senpu.replay.cli.words import PATH, command, language, option, say, tell
from senpu.replay.recorder import SCRIBE, Recorder


@command("record")
@click.argument("log", type=PATH, required=False, metavar="LOG")
@option("--from", "transcript", type=PATH)
@option("--line", "start", type=click.IntRange(1))
@option("--keep-going", is_flag=True)
@option("--by", default=SCRIBE, show_default=True)
@option("--help-notation", is_flag=True)
@option("--game", "slug", words=HELP["record --game"])
def record(
    log: Path | None,
    transcript: Path | None,
    start: int | None,
    keep_going: bool,
    by: str,
    help_notation: bool,
    slug: str | None,
) -> Exit:
    """Record into a log from wherever the lines come from."""
    if help_notation:
        click.echo(cheat_sheet(edge.the_game(slug or next(iter(games()))).slug, language()))
        return Exit.FINE
    if log is None:
        raise click.UsageError(say(messages.MISSING, why="LOG"), click.get_current_context())
    lines = _lines(transcript, start)
    with opened(log) as recorder:
        if recorder.closed:
            tell(messages.CLOSED_LOG, path=str(log))
            return Exit.UNUSABLE
        if transcript:
            feeder = Feeder(recorder, by, transcript.name, whole=True)
            return _transcribe(feeder, lines, start or 1, keep_going)
        if sys.stdin.isatty() and sys.stdout.isatty():
            from senpu.replay.cli.live import Live

            return Live(Feeder(recorder, by), language()).run(log)
        return _listen(Feeder(recorder, by, say(messages.STDIN), whole=bool(lines)), lines)


def opened(log: Path) -> Recorder:
    """The recorder of a log; what was wrong with the log is said on stderr."""
    recorder = Recorder.open(log)
    if recorder.writer.torn:
        tell(messages.TORN_ASIDE, path=str(recorder.writer.torn))
    edge.tell_doubts(log, recorder.writer.log, recorder.findings)
    return recorder


def _lines(transcript: Path | None, start: int | None) -> list[str]:
    """The lines of a transcript, or of stdin where it can be read ahead; else none.

    A text that is not UTF-8 is refused as a whole. Raises `click.UsageError`.
    """
    if transcript is None:
        if start is not None:
            raise click.UsageError(say(messages.LINE_WITHOUT_FROM))
        return _read(say(messages.STDIN), sys.stdin.buffer.read) if _is_whole() else []
    lines = _read(transcript.name, partial(read_whole, transcript))
    if start and start > max(1, len(lines)):
        raise click.UsageError(
            say(messages.LINE_BEYOND, name=transcript.name, lines=len(lines), line=start)
        )
    return lines


def _is_whole() -> bool:
    """Whether stdin is a file, all of which is there, rather than somebody who is typing."""
    return not sys.stdin.isatty() and sys.stdin.buffer.seekable()


def _read(name: str, data: Callable[[], bytes]) -> list[str]:
    try:
        return lines_of(data())
    except OSError as error:
        why = error.strerror or str(error)
    except NotUtf8 as error:
        why = _not_utf8(name, error)
    raise click.UsageError(say(messages.NOT_READ, path=name, why=why))


def _not_utf8(name: str, error: NotUtf8) -> str:
    at = say(messages.AT, name=name, line=error.line, column=error.column)
    return f"{at}: {say(messages.NOT_UTF8, byte=f'0x{error.byte:02x}')}"


def _transcribe(feeder: Feeder, lines: list[str], start: int, keep_going: bool) -> Exit:
    for number, line in enumerate(lines[start - 1 :], start):
        if isinstance(feeder.feed(number, line), Declined) and not keep_going:
            rest = len(lines) - number
            tell(messages.STOPPED, line=number, entries=feeder.entries, rest=rest)
            return Exit.WRONG
    return _summary(feeder)


def _listen(feeder: Feeder, known: list[str]) -> Exit:
    """Record lines known or still to come; a refused one is passed over, and that is said."""
    lines = known or lines_from(sys.stdin.buffer)
    try:
        for number, line in enumerate(lines, 1):
            if isinstance(feeder.feed(number, line), Declined):
                tell(messages.GOES_ON)
    except NotUtf8 as error:
        click.echo(_not_utf8(feeder.name, error), err=True)
        tell(messages.STREAM_ENDS, line=error.line, entries=feeder.entries)
        return Exit.USAGE
    return _summary(feeder)


def _summary(feeder: Feeder) -> Exit:
    tell(
        messages.READ_TO_END,
        lines=feeder.lines,
        entries=feeder.entries,
        refused=feeder.refused,
    )
    return Exit.WRONG if feeder.refused else Exit.FINE

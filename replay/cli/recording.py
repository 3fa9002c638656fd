"""`senpu record`: lines typed, piped in or read from a transcript become entries."""

import sys
from pathlib import Path

import click

from senpu.replay import messages
from senpu.replay import messages_help as helps
from senpu.replay.attempt import Declined
from senpu.replay.cli import edge
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.feeding import Feeder
from senpu.replay.cli.transcript import NotUtf8, lines_of
from senpu.replay.cli.words import command, language, option, say, tell
from senpu.replay.recorder import SCRIBE, Recorder

PATH = click.Path(path_type=Path)


@command("record", words=helps.RECORD)
@click.argument("log", type=PATH)
@option("--from", "transcript", type=PATH, words=helps.FROM)
@option("--line", "start", type=click.IntRange(1), default=1, words=helps.LINE)
@option("--keep-going", is_flag=True, words=helps.KEEP_GOING)
@option("--by", default=SCRIBE, show_default=True, words=helps.BY)
def record(log: Path, transcript: Path | None, start: int, keep_going: bool, by: str) -> Exit:
    """Record into a log from wherever the lines come from."""
    lines = _read(transcript) if transcript else None
    with opened(log) as recorder:
        if recorder.closed:
            tell(messages.CLOSED_LOG, path=str(log))
            return Exit.UNUSABLE
        if transcript and lines is not None:
            feeder = Feeder(recorder, by, transcript.name)
            return _transcribe(feeder, lines, start, keep_going)
        if sys.stdin.isatty() and sys.stdout.isatty():
            from senpu.replay.cli.live import Live

            return Live(Feeder(recorder, by), language()).run(log)
        return _listen(Feeder(recorder, by, say(messages.STDIN)))


def opened(log: Path) -> Recorder:
    """The recorder of a log; what was wrong with the log is said on stderr."""
    recorder = Recorder.open(log)
    if recorder.writer.torn:
        tell(messages.TORN_ASIDE, path=str(recorder.writer.torn))
    for line in edge.other_pack(log, recorder.writer.log):
        click.echo(line, err=True)
    if recorder.findings:
        tell(messages.FINDINGS, n=len(recorder.findings), path=str(log))
    return recorder


def _read(transcript: Path) -> list[str]:
    try:
        return lines_of(transcript.read_bytes())
    except OSError as error:
        why = error.strerror or str(error)
    except NotUtf8 as error:
        at = say(messages.AT, name=transcript.name, line=error.line, column=error.column)
        why = f"{at}: {say(messages.NOT_UTF8, byte=f'0x{error.byte:02x}')}"
    raise click.UsageError(say(messages.NOT_READ, path=str(transcript), why=why))


def _transcribe(feeder: Feeder, lines: list[str], start: int, keep_going: bool) -> Exit:
    for number, line in enumerate(lines[start - 1 :], start):
        if isinstance(feeder.feed(number, line), Declined) and not keep_going:
            rest = len(lines) - number
            tell(messages.STOPPED, line=number, entries=feeder.entries, rest=rest)
            return Exit.WRONG
    return _summary(feeder)


def _listen(feeder: Feeder) -> Exit:
    for number, line in enumerate(sys.stdin.buffer, 1):
        feeder.feed(number, line)
    return _summary(feeder)


def _summary(feeder: Feeder) -> Exit:
    tell(
        messages.READ_TO_END,
        lines=feeder.lines,
        entries=feeder.entries,
        refused=feeder.refused,
    )
    return Exit.WRONG if feeder.refused else Exit.FINE

"""`senpu verify`: whether logs are whole, and what they say is what the rules give."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
from msgspec import Struct

from senpu.events.envelope import Entry
from senpu.events.log.chain import LogFile
from senpu.events.log.errors import LogError
from senpu.projections.unjudged import is_time
from senpu.replay import messages
from senpu.replay.cli.edge import put_json
from senpu.replay.cli.exits import Exit, exit_of
from senpu.replay.cli.words import PATH, command, language, option, say, tell
from senpu.replay.verified import Problem, Verified
from senpu.replay.verified import verify as look_at

LOGS = "*.jsonl"
MANY = 50
"""From so many logs on progress is shown."""


class Wanted(Struct, frozen=True):
    """What is asked of a log besides being whole."""

    digest: str | None
    allow_unknown: bool
    all: bool


@command("verify")
@click.argument("logs", nargs=-1, required=True, type=PATH)
@option("--digest", metavar="HEX")
@option("--allow-unknown", is_flag=True)
@option("--all", "every", is_flag=True)
@option("--json", "as_json", is_flag=True)
def verify(
    logs: tuple[Path, ...], digest: str | None, allow_unknown: bool, every: bool, as_json: bool
) -> int:
    """Verify each log; the exit code is that of the worst."""
    wanted, found = Wanted(digest, allow_unknown, every), [*_meant(logs)]
    if digest is not None and len(found) != 1:
        raise click.UsageError(say(messages.ONE_DIGEST))
    told: list[dict[str, Any]] = []
    exits: list[Exit] = []
    for n, path in enumerate(found, 1):
        _progress(n, len(found))
        exits.append(_verify(path, wanted, told if as_json else None))
    if as_json:
        put_json(told)
    elif len(found) > 1:
        click.echo(_summary(exits))
    return max(exits)


def _meant(paths: Iterable[Path]) -> Iterator[Path]:
    """The logs given, those of folders searched in depth. Raises UsageError where none is."""
    for path in paths:
        inside = sorted(path.rglob(LOGS)) if path.is_dir() else [path]
        if not inside:
            raise click.UsageError(say(messages.NO_LOGS, path=str(path), logs=LOGS))
        yield from inside


def _progress(n: int, total: int) -> None:
    if total >= MANY and (n % MANY == 0 or n == total) and sys.stderr.isatty():
        click.echo(f"\r{say(messages.VERIFYING, n=n, total=total)}", nl=n == total, err=True)


def _summary(exits: list[Exit]) -> str:
    counts = Counter(exits)
    fine, wrong, damaged = (counts[code] for code in (Exit.FINE, Exit.WRONG, Exit.DAMAGED))
    other = len(exits) - fine - wrong - damaged
    facts = {"n": len(exits), "fine": fine, "wrong": wrong, "damaged": damaged, "other": other}
    return say(messages.VERIFIED_ALL, **facts)


def _verify(path: Path, wanted: Wanted, told: list[dict[str, Any]] | None) -> Exit:
    try:
        found = look_at(path, language())
    except LogError as error:
        code = exit_of(error)
        if told is None:
            click.echo(error.text(language()))
        else:
            told.append({"path": str(path), "exit": code, "error": error.text(language())})
        return code
    code = _exit(found, wanted)
    if told is not None:
        told.append(_plain(found, code))
        return code
    _warn_of_times(path, found.log)
    for line in _lines(found, wanted, code):
        click.echo(line)
    return code


def _exit(found: Verified, wanted: Wanted) -> Exit:
    if found.log.damage or found.log.torn is not None:
        return Exit.DAMAGED
    unjudged = found.unknown and not wanted.allow_unknown
    return Exit.WRONG if found.problems or unjudged or _differs(found, wanted) else Exit.FINE


def _differs(found: Verified, wanted: Wanted) -> bool:
    return wanted.digest is not None and wanted.digest.strip().lower() != found.digest


def _lines(found: Verified, wanted: Wanted, code: Exit) -> Iterator[str]:
    """The first fault in full, how many come after it, what was not judged, how it stands."""
    path, entries = str(found.path), found.history.seq
    shown = found.problems if wanted.all else found.problems[:1]
    yield from (_placed(path, problem) for problem in shown)
    if left := len(found.problems) - len(shown):
        yield say(messages.MORE_FOUND, n=left, path=path)
    for each in found.unknown:
        where = {"n": len(each.seqs), "seq": each.seqs[0]}
        yield say(messages.NOT_JUDGED, path=path, type=each.type, **where)
    if _differs(found, wanted):
        yield say(messages.OTHER_DIGEST, path=path, is_=found.digest, said=wanted.digest or "")
    if code is Exit.FINE:
        yield _all_well(found)
    elif found.problems:
        yield say(messages.FOUND, path=path, n=len(found.problems), entries=entries)


def _placed(path: str, problem: Problem) -> str:
    if not problem.seq or problem.said.startswith(path):
        return problem.said if problem.said.startswith(path) else f"{path}: {problem.said}"
    place = {"seq": problem.seq, "line": problem.line, "offset": problem.offset}
    return f"{say(messages.FINDING, path=path, **place)}: {problem.said}"


def _plain(found: Verified, code: Exit) -> dict[str, Any]:
    """What is said, for scripts."""
    return {
        "path": str(found.path),
        "exit": code,
        "entries": found.history.seq,
        "closed": found.log.tip.closed,
        "digest": found.digest,
        "problems": found.problems,
        "not_judged": found.unknown,
        "told_by_texts": found.texts,
    }


def _warn_of_times(path: Path, log: LogFile) -> None:
    """A clock that was set back is no fault of the record, but worth a look."""
    back = [late.seq for early, late in pairwise(log.entries) if _before(late, early)]
    if back:
        tell(messages.TIMES_BACK, path=str(path), n=len(back), seq=back[0])


def _before(one: Entry, other: Entry) -> bool:
    """Whether an entry is dated earlier; what is no time is told otherwise."""
    if not (one.time and other.time and is_time(one.time) and is_time(other.time)):
        return False
    return datetime.fromisoformat(one.time) < datetime.fromisoformat(other.time)


def _all_well(found: Verified) -> str:
    state = say(messages.CLOSED if found.log.tip.closed else messages.OPEN)
    counts = {"entries": found.log.tip.entries, "texts": found.texts}
    text = messages.VERIFIED_TEXTS if found.texts else messages.VERIFIED
    return say(text, path=str(found.path), state=state, digest=found.digest, **counts)

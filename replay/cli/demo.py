"""`senpu demo`: a bundled match recorded, verified, shown, rewound and queried.

Every game that comes with a file `demo.ktn` beside its cards can be shown. Its tags say which of
the decks that come along are played (`[DeckA "red.toml"]`), if any, and by whom. A line that is
refused stands in `demo_refused.ktn`.
"""

import shlex
from collections.abc import Generator, Iterator, Mapping
from contextlib import chdir, contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from msgspec import Struct

from senpu.events.cards.catalogue import shipped
from senpu.events.log.file import read
from senpu.events.match import TurnStarted
from senpu.projections.game import games
from senpu.projections.rules import Text
from senpu.replay import messages
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.help import HELP
from senpu.replay.cli.transcript import lines_of, tag_of
from senpu.replay.cli.words import PATH, command, language, option, say

TRANSCRIPT = "demo.ktn"
REFUSED = "demo_refused.ktn"
LOG = "demo.jsonl"
PLAYED = "SELECT turn, count(*) AS plays, sum(paid) AS paid FROM plays GROUP BY turn ORDER BY turn"
BROKEN = "SELECT rule, mark, count(*) AS times FROM breaches GROUP BY rule, mark ORDER BY rule"


class Step(Struct, frozen=True):
    """A command, what it is for, and how it is to end."""

    why: Text
    words: tuple[str, ...]
    ends: Exit = Exit.FINE


@command("demo")
@option("--game", "slug", words=HELP["demo --game"])
@option("--keep", type=PATH)
@click.pass_context
def demo(ctx: click.Context, slug: str | None, keep: Path | None) -> int:
    """Type one command after another, and stop where one goes wrong."""
    program = ctx.find_root().command
    chosen = _chosen(slug)
    with _folder(keep) as folder, chdir(folder):
        for step in _steps(shipped(chosen)):
            click.echo(f"\n# {step.why.said(language())}\n$ senpu {shlex.join(step.words)}")
            said = ["--lang", language(), *step.words]
            code: int = program.main(said, "senpu", standalone_mode=False)
            if code != step.ends:
                return code or Exit.WRONG
    left = say(messages.DEMO_KEPT, path=str(keep)) if keep else say(messages.DEMO_GONE)
    click.echo(f"\n# {left}")
    for other in shown():
        if other != chosen:
            click.echo(f"# {say(messages.DEMO_OTHER, game=other)}")
    return Exit.FINE


def shown() -> tuple[str, ...]:
    """The games that come with a match to be shown."""
    return tuple(slug for slug in games() if (shipped(slug) / TRANSCRIPT).is_file())


def _chosen(slug: str | None) -> str:
    """The game asked for, or the first. Raises `click.UsageError` if it has nothing to show."""
    if slug and slug not in shown():
        text = say(messages.NO_GAME, game=slug, known=", ".join(shown()))
        raise click.UsageError(text)
    return slug or shown()[0]


@contextmanager
def _folder(keep: Path | None) -> Generator[Path]:
    if keep is None:
        with TemporaryDirectory() as made:
            yield Path(made)
    else:
        keep.mkdir(parents=True, exist_ok=True)
        yield keep


def _steps(data: Traversable) -> Iterator[Step]:
    """Each command; a later one is made when those before it have run."""
    tags = _tags(data)
    decks = (tags[key] for key in ("decka", "deckb") if key in tags)
    for name in (TRANSCRIPT, REFUSED, *decks):
        Path(name).write_bytes((data / name).read_bytes())
    yield Step(messages.DEMO_NEW, ("new", LOG, *_said(tags)))
    yield Step(messages.DEMO_REFUSED, ("record", LOG, "--from", REFUSED), Exit.WRONG)
    yield Step(messages.DEMO_RECORD, ("record", LOG, "--from", TRANSCRIPT))
    yield Step(messages.DEMO_VERIFY, ("verify", LOG))
    turn, seq = _last_turn()
    yield Step(messages.DEMO_SHOW, ("show", LOG, "--turn", str(turn)))
    judge = ("--judge", "H", "--reason", say(messages.DEMO_REASON))
    yield Step(messages.DEMO_REWIND, ("rewind", LOG, "--to", str(seq), *judge))
    yield Step(messages.DEMO_UNDO, ("undo", LOG))
    yield Step(messages.DEMO_CLOSE, ("close", LOG))
    yield Step(messages.DEMO_PLAYED, ("query", LOG, PLAYED))
    yield Step(messages.DEMO_BROKEN, ("query", LOG, BROKEN))


def _tags(data: Traversable) -> Mapping[str, str]:
    tags = map(tag_of, lines_of((data / TRANSCRIPT).read_bytes()))
    return {tag.key.lower(): tag.value for tag in tags if tag}


def _said(tags: Mapping[str, str]) -> Iterator[str]:
    """The options of `new` that the tags ask for."""
    for name in ("game", "deck-a", "deck-b", "player-a", "player-b", "event"):
        if said := tags.get(name.replace("-", "")):
            yield from (f"--{name}", said)


def _last_turn() -> tuple[int, int]:
    """The last turn of the match and the entry it began with."""
    entries = read(LOG).entries
    return max((e.event.turn, e.seq) for e in entries if isinstance(e.event, TurnStarted))

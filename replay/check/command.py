"""`senpu check`: cases somebody wrote down, against the rules."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from senpu.events.cards.source import nfkc
from senpu.projections.cases.dialect import Dialect, dialect_of, dialects
from senpu.projections.game import Game
from senpu.replay.check import report
from senpu.replay.check.case_file import CaseFile, UnreadableFile, Written, read_cases
from senpu.replay.check.manual import help_format
from senpu.replay.check.messages import MESSAGES
from senpu.replay.check.results import Checker, Status
from senpu.replay.cli.cards import catalogue, one_catalogue
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.words import command, language, option, say, tell

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def _show_format(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo("\n".join(help_format(language())))
        ctx.exit()


@command("check")
@click.argument("cases", type=FILE)
@option("--card-facts", "facts", type=FILE, multiple=True, words=MESSAGES["help card-facts"])
@option("--texts", type=FILE, multiple=True, words=MESSAGES["help texts"])
@option("--only", multiple=True, words=MESSAGES["help only"])
@option("--strict", is_flag=True, words=MESSAGES["help strict"])
@option("--json", "as_json", is_flag=True, words=MESSAGES["help json"])
@option(
    "--help-format",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    words=MESSAGES["help help-format"],
    callback=_show_format,
)
def check(
    cases: Path,
    facts: Sequence[Path],
    texts: Sequence[Path],
    only: Sequence[str],
    strict: bool,
    as_json: bool,
) -> Exit:
    """Check a file of cases."""
    file = _read(cases)
    wanted = _chosen(file, only)
    checker = _checker(file, cases, wanted, facts, texts)
    results = [checker.check(written) for written in wanted]
    if as_json:
        click.echo(report.as_json(results, language()))
    else:
        for line in (*report.lines(results, language()), "", *report.summary(results, language())):
            click.echo(line)
    return _exit([result.status for result in results], strict)


def _exit(statuses: Sequence[Status], strict: bool) -> Exit:
    """What a script learns: a file of which nothing could be judged says nothing."""
    if "wrong" in statuses or (strict and "skipped" in statuses):
        return Exit.WRONG
    return Exit.FINE if "right" in statuses else Exit.USAGE


def _read(path: Path) -> CaseFile:
    """The case file. Raises `click.UsageError` that says all that is wrong, each with its place."""
    try:
        return read_cases(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise click.UsageError(say(MESSAGES["unusable"], path=str(path), why=why)) from error
    except UnreadableFile as error:
        lang = language()
        said = (
            say(MESSAGES["in file"], path=path.name, at=f.at.text(lang), why=f.text.said(lang))
            for f in error.faults
        )
        raise click.UsageError("\n".join(said)) from error


def _chosen(file: CaseFile, only: Sequence[str]) -> list[Written]:
    ids = {nfkc(id) for id in only}
    for id in sorted(ids - {written.case.id for written in file.cases}):
        raise click.UsageError(say(MESSAGES["no such case"], id=id))
    return [written for written in file.cases if not ids or written.case.id in ids]


def _checker(
    file: CaseFile,
    path: Path,
    wanted: Iterable[Written],
    facts: Sequence[Path],
    texts: Sequence[Path],
) -> Checker:
    """A checker that knows the cards and texts of every game the cases are of."""
    slugs = {found.game.slug for each in wanted if (found := dialect_of(each.case.setup))}
    spoken = {slug: dialects()[slug] for slug in sorted(slugs)}
    if texts and not any(each.text for each in spoken.values()):
        raise click.UsageError(say(MESSAGES["no texts"]))
    return Checker(
        cards={slug: _cards(file, path, each.game, facts) for slug, each in spoken.items()},
        texts={slug: _texts(each, texts) for slug, each in spoken.items()},
    )


def _cards(file: CaseFile, path: Path, game: Game, facts: Sequence[Path]) -> Mapping[str, Any]:
    """The facts of the files, and before them those the cases share; what is unreadable is told."""
    cards = catalogue(game, facts).cards
    if not file.cards:
        return cards
    own = one_catalogue(game, path)
    for remark in (*own.unreadable, *own.unknown):
        tell(MESSAGES["card"], path=path.name, remark=remark.text(language()))
    return {**cards, **own.cards}


def _texts(dialect: Dialect, paths: Sequence[Path]) -> Any:
    try:
        return dialect.texts(tuple(paths))
    except (OSError, msgspec.DecodeError) as error:
        names = ", ".join(map(str, paths))
        raise click.UsageError(say(MESSAGES["unusable"], path=names, why=str(error))) from error

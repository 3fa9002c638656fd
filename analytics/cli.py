"""The commands `query` and `report`.

They end as every command does: with 0; with 1 where a log was left out or --verify found faults;
with 2 where nothing could be asked: a fault in the command line, in the SQL or in a file to be
written; with 3 where a log is damaged, 5 where it is not there. What is left out is named.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from unicodedata import normalize

import click
from msgspec.structs import replace

from senpu.analytics import schema, words
from senpu.analytics.asking import Manner, account, keep_safe, split, warehouse, worded, write
from senpu.analytics.output import ENDINGS, FORMATS
from senpu.analytics.reports import Answer, Report, answer, reports
from senpu.analytics.sandbox import READERS, is_name
from senpu.analytics.stats import FEWEST_PLAYERS, GREY_BELOW, HIDDEN_BELOW
from senpu.analytics.warehouse import Warehouse, check
from senpu.events.text import Lang, table

_COMMANDS = table(Path(__file__).with_name("commands.tsv"))
_FILE = click.Path(dir_okay=False, path_type=Path)
_LOG = """
LOG is a file, a folder or a pattern, or a FILE.duckdb that --save kept. The SQL - is read from
standard input. --schema explains the tables. Exit codes: 1 a log was left out, or --verify found
faults; 2 nothing could be asked; 3 a log is damaged (what stands before it is used); 5 a log is
not there.
"""
_NAME = "--list says which questions there are. LOG and exit codes are as for query."


def _manner(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options of both commands, handed over as one value."""

    def gathered(
        form: str | None, out: Path | None, force: bool, verify: bool, unsafe: bool,
        brought: tuple[str, ...], lang: Lang, **own: Any,
    ) -> None:  # fmt: skip
        manner = Manner(form or "table", out, verify, lang, force, unsafe)
        if out:
            keep_safe(out, manner)
            manner = replace(manner, form=form or _form_of(out, manner))
        command(replace(manner, brought=tuple(_brought(brought, manner))), **own)

    gathered.__doc__ = command.__doc__
    for option in (
        click.option(
            "--lang", type=click.Choice(("ja", "en")), default="en", help="Language / 言語"
        ),
        click.option("--verify", is_flag=True, help="Decide every action again / 判定し直す"),
        click.option("--out", type=_FILE, help="Write the result to FILE / 結果をファイルに書く"),
        click.option("--force", is_flag=True, help="FILE may be replaced / 上書きしてよい"),
        click.option(
            "--with",
            "brought",
            multiple=True,
            metavar="NAME=FILE",
            help="A table of your own: CSV, TSV, JSON, Parquet / 自分の表を加える",
        ),
        click.option(
            "--unsafe",
            is_flag=True,
            help="SQL may use files, network, settings / ファイル等も使える",
        ),
        click.option(
            "--format",
            "form",
            type=click.Choice(tuple(FORMATS)),
            help="Form of the result; else by the ending of FILE / 結果の形式",
        ),
    ):
        gathered = option(gathered)
    return gathered


def _form_of(out: Path, manner: Manner) -> str:
    """The format of a file by its ending."""
    if form := ENDINGS.get(out.suffix.lower()):
        return form
    raise click.UsageError(manner.say(words.NO_ENDING, path=str(out), known=" ".join(ENDINGS)))


def _brought(given: Iterable[str], manner: Manner) -> Iterator[tuple[str, Path]]:
    """The tables brought along by name and file, each one a name of its own."""
    taken = {each.table for each in schema.comments()}
    for one in given:
        name, sign, file = one.partition("=")
        path = Path(file)
        if not (sign and is_name(name)) or name.lower() in taken:
            raise click.UsageError(manner.say(words.NO_TABLE_NAME, name=one))
        if path.suffix.lower() not in READERS:
            known = " ".join(READERS)
            raise click.UsageError(manner.say(words.NO_ENDING, path=file, known=known))
        if not path.is_file():
            raise click.UsageError(manner.say(words.NOT_THERE, path=file))
        taken.add(name.lower())
        yield name, path


def _help(name: str, more: str) -> str:
    """What is listed of a command, and more of it."""
    said = _COMMANDS[name]
    return f"{said.en} / {said.ja}\n\n{more}"


@click.command("query", help=_help("query", _LOG))
@click.argument("asked", nargs=-1, metavar="LOG... SQL")
@click.option("--schema", "show_schema", is_flag=True, help="Explain all tables / 表の説明")
@click.option("--save", type=_FILE, help="Keep the tables in FILE.duckdb / 表をファイルに残す")
@_manner
def query(manner: Manner, asked: tuple[str, ...], show_schema: bool, save: Path | None) -> None:
    """Ask logs in SQL."""
    if show_schema:
        click.echo(schema.text(), nl=False)
        return
    logs, sql = split(asked, words.SQL, manner)
    if sql == "-":
        sql = sys.stdin.read()
    with worded(manner):
        check(sql, unsafe=manner.unsafe)
        with warehouse(logs, manner, save) as found:
            result = found.query(sql, lang=manner.lang)
            write(result, manner)
            code = account(found, len(result.rows), manner)
    click.get_current_context().exit(code)


@click.command("report", help=_help("report", _NAME))
@click.argument("asked", nargs=-1, metavar="LOG... NAME")
@click.option("--list", "list_all", is_flag=True, help="List all reports / レポートの一覧")
@_manner
def report(manner: Manner, asked: tuple[str, ...], list_all: bool) -> None:
    """Answer a question about logs."""
    if list_all:
        for each in reports().values():
            game = f" [{each.game}]" if each.game else ""
            click.echo(f"{each.name:16}{each.question.said(manner.lang)}{game}")
        return
    logs, name = split(asked, words.NAME, manner)
    chosen = _chosen(name, manner)
    with worded(manner), warehouse(logs, manner) as found:
        _tell_others(found, chosen, manner)
        given = answer(found, chosen, manner.lang)
        write(given.result, manner, given.grey)
        _explain(chosen, given, manner)
        code = account(found, len(given.result.rows), manner)
    click.get_current_context().exit(code)


def _chosen(name: str, manner: Manner) -> Report:
    found = reports().get(normalize("NFKC", name).strip().lower())
    if found is None:
        known = ", ".join(reports())
        raise click.UsageError(manner.say(words.NO_REPORT, name=name, known=known))
    return found


def _tell_others(found: Warehouse, chosen: Report, manner: Manner) -> None:
    """Says which games of the logs do not have the report."""
    if chosen.game:
        rows = found.query("SELECT DISTINCT game FROM matches ORDER BY game").rows
        for (game,) in rows:
            if game != chosen.game:
                manner.tell(words.OTHER_GAME, name=chosen.name, game=game, only=chosen.game)


def _explain(chosen: Report, given: Answer, manner: Manner) -> None:
    """What the numbers mean, and which are not to be relied on."""
    click.echo(f"\n{chosen.question.said(manner.lang)}", err=True)
    click.echo(chosen.definition.said(manner.lang), err=True)
    if given.hidden:
        manner.tell(words.HIDDEN, rows=len(given.hidden), least=HIDDEN_BELOW)
    if given.unsure:
        manner.tell(words.UNSURE, rows=len(given.unsure), least=FEWEST_PLAYERS)
    if given.grey - given.hidden:
        manner.tell(words.GREY, least=GREY_BELOW)

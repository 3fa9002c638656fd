"""`senpu rules`, `schema` and `cards`: what holds for every match."""

from collections import Counter
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click
import msgspec

from senpu.events.log.schema import schema as log_schema
from senpu.projections.fold import RECORD
from senpu.projections.game import Game, games
from senpu.projections.rules import Rule, Rulebook
from senpu.replay import messages
from senpu.replay.cli import cards as reading
from senpu.replay.cli import drawing, edge
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.words import PATH, command, language, option, say


@command("rules")
@click.argument("number", required=False)
@option("--game", "slug")
@option("--inferred", is_flag=True)
@option("--json", "as_json", is_flag=True)
def rules(number: str | None, slug: str | None, inferred: bool, as_json: bool) -> None:
    """List the rules of one game or of all, and those of the record itself, or tell one whole."""
    if number:
        _tell_one(number, as_json)
        return
    chosen = [edge.the_game(slug)] if slug else list(games().values())
    if as_json:
        books = [RECORD, *(game.rulebook for game in chosen)]
        edge.put_json([_plain(rule) for book in books for rule in _wanted(book, inferred)])
        return
    for game in chosen:
        _show(game.rulebook, inferred, game)
    _show(RECORD, inferred)


def _tell_one(number: str, as_json: bool) -> None:
    """A rule with its examples. Raises `click.UsageError`, naming those whose number is like it."""
    from senpu.replay.cli import one_rule

    found = [*one_rule.rules_named(number)]
    if not found:
        known = [id for game in games().values() for id in game.rulebook.rules()]
        near = ", ".join(get_close_matches(number, [*known, *RECORD.rules()])) or "-"
        raise click.UsageError(say(messages.NO_RULE, number=number, near=near))
    if as_json:
        edge.put_json([_plain(rule) for _, rule in found])
        return
    for game, rule in found:
        for line in one_rule.told(rule, game):
            click.echo(line)


def _wanted(book: Rulebook, inferred: bool) -> list[Rule]:
    every = book.rules().values()
    return [rule for rule in every if not inferred or rule.cite.standing == "inferred"]


def _show(book: Rulebook, inferred: bool, game: Game | None = None) -> None:
    from senpu.replay.render_tables import rules_table, show_table

    if _wanted(book, inferred):
        table = rules_table(book, language(), inferred, game.options if game else None)
        show_table(table, drawing.console())


def _plain(rule: Rule) -> dict[str, Any]:
    """A rule without its predicate."""
    names = ("id", "gist", "cite", "force", "right", "facts", "option")
    return {name: msgspec.to_builtins(getattr(rule, name)) for name in names}


@command("schema")
def schema() -> None:
    """Print the JSON Schema."""
    edge.put_json(log_schema())


@command("cards")
@click.argument("file", type=PATH)
@option("--game", "slug")
def cards(file: Path, slug: str | None) -> Exit:
    """Check a catalogue: how many cards of each kind, and every entry that cannot be read."""
    found = reading.one_catalogue(reading.the_game(slug, [file]), file)
    click.echo(say(messages.CARDS_READ, path=str(file), n=len(found.cards)))
    for kind, n in sorted(Counter(card.type for card in found.cards.values()).items()):
        click.echo(f"  {kind}: {n}")
    for doubt in (*found.unknown, *found.doubts):
        click.echo(say(messages.CARD_DOUBT, path=file.name, remark=doubt.text(language())))
    for remark in found.unreadable:
        click.echo(say(messages.CARD_UNREADABLE, path=file.name, remark=remark.text(language())))
    n = len(found.unreadable)
    click.echo(say(messages.SOME_UNREADABLE, n=n) if n else say(messages.ALL_READABLE))
    if doubtful := len(found.unknown) + len(found.doubts):
        click.echo(say(messages.SOME_DOUBTFUL, n=doubtful))
    return Exit.WRONG if n else Exit.FINE

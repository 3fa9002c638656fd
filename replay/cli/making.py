"""`senpu new`: a log with its header, ready to be recorded into."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
import msgspec

from senpu.events.base import Seat
from senpu.events.cards.decks import Deck
from senpu.events.envelope import Header
from senpu.projections.game import Game, games
from senpu.projections.rules import Text
from senpu.replay import clock, messages
from senpu.replay.cli import cards
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.help import HELP
from senpu.replay.cli.words import PATH, Option, command, option, program, say, tell
from senpu.replay.match import header_for
from senpu.replay.recorder import Recorder

Switches = Mapping[str, bool | int | str]


@command("new")
@click.argument("log", type=PATH)
@option("--game", "slug")
@option("--catalogue", multiple=True, type=PATH)
@option("--deck-a", type=PATH)
@option("--deck-b", type=PATH, words=HELP["--deck-a"])
@option("--casual", is_flag=True)
@option("--player-a", default="")
@option("--player-b", default="", words=HELP["--player-a"])
@option("--first", type=click.Choice(["A", "B"]), default="A")
@option("--event", default="")
@option("--round", default="")
@option("--table", default="")
@option("--alias", multiple=True)
@option("--option", "options", multiple=True)
def new(
    log: Path, slug: str | None, catalogue: tuple[Path, ...], casual: bool, **said: Any
) -> Exit:
    """Make a log; `said` is what goes into its header, the switches of games among it."""
    decks_given = (said["deck_a"], said["deck_b"])
    game = cards.the_game(slug, catalogue, filter(None, decks_given))
    known = cards.catalogue(game, catalogue)
    decks = _decks(known, {"A": said["deck_a"], "B": said["deck_b"]})
    if not cards.check_decks(decks, known) and not casual:
        tell(messages.DECK_REFUSED)
        return Exit.WRONG
    with Recorder.create(log, _header(game, known, decks, said), clock.now()):
        click.echo(say(messages.STARTED, path=str(log)))
    return Exit.FINE


def _decks(known: cards.AnyCatalogue, paths: Mapping[Seat, Path | None]) -> dict[Seat, Deck]:
    return {seat: cards.deck(path, known) for seat, path in paths.items() if path}


def _header(
    game: Game, known: cards.AnyCatalogue, decks: Mapping[Seat, Deck], said: Mapping[str, Any]
) -> Header:
    names: dict[Seat, str] = {"A": said["player_a"], "B": said["player_b"]}
    return header_for(
        game.slug,
        catalogue=known,
        decks=decks,
        first=said["first"],
        players={seat: name for seat, name in names.items() if name},
        options=_switches(game, said["options"], said),
        event=said["event"],
        round=said["round"],
        table=said["table"],
        program=program(),
        aliases=cards.given_names(known, said["alias"]),
    )


def _switches(game: Game, said: tuple[str, ...], flags: Mapping[str, Any]) -> Switches:
    """The options that are set, as the game stores them. Raises `click.UsageError`."""
    fields = {field.name: field for field in msgspec.structs.fields(game.options)}
    given = {name: flags[name] for name in _flags() if flags[name] is not None}
    given |= dict(map(cards.pair, said))
    found: dict[str, Any] = {}
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(fields)
            raise click.UsageError(say(messages.NO_OPTION, option=name, known=known))
        try:
            found[name] = msgspec.convert(value, fields[name].type, strict=False)
        except msgspec.ValidationError as error:
            text = say(messages.BAD_OPTION, option=f"{name}={value}", why=str(error))
            raise click.UsageError(text) from error
    return found


def _flags() -> dict[str, Option]:
    """Every option of every game as a flag: `--no-NAME` and `--NAME`, or `--NAME N`."""
    return {
        field.name: _flag(game, field)
        for game in games().values()
        for field in msgspec.structs.fields(game.options)
    }


def _flag(game: Game, field: msgspec.structs.FieldInfo) -> Option:
    name = field.name.replace("_", "-")
    rules = (rule for rule in game.rulebook.rules().values() if rule.option == field.name)
    gist = next((rule.gist for rule in rules), Text("", ""))
    default = field.default if field.type is not bool else "on" if field.default else "off"
    return Option(
        [f"--{name}/--no-{name}" if field.type is bool else f"--{name}", field.name],
        words=Text(f"{gist.ja} [{default}]", f"{gist.en} [{default}]"),
        heading=messages.MATCH_OPTIONS,
        type=field.type,
        default=None,
    )


new.params += _flags().values()

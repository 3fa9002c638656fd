"""Catalogues and decks for a match: read, checked, and everything wrong with them said."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import click
import msgspec

from senpu.events.base import Breach, Seat
from senpu.events.cards.aliases import clashing, is_alias
from senpu.events.cards.catalogue import Catalogue, read_catalogue, shipped
from senpu.events.cards.decks import Deck, DeckError, deck_breaches, deck_gists, read_deck
from senpu.events.cards.source import nfkc
from senpu.projections.game import Game, games
from senpu.replay import messages
from senpu.replay.cli import edge
from senpu.replay.cli.words import language, say, tell

AnyCatalogue = Catalogue[Any]


def the_game(slug: str | None, catalogues: Sequence[Path], decks: Iterable[Path] = ()) -> Game:
    """The game asked for; unsaid, the one that reads most of these files, or else the first.

    Raises `click.UsageError` for a game there is not.
    """
    lists = tuple(decks)
    if slug or not (catalogues or lists):
        return edge.the_game(slug)
    return max(games().values(), key=lambda game: _read_by(game, catalogues, lists))


def _read_by(game: Game, catalogues: Sequence[Path], decks: Sequence[Path]) -> int:
    """How many cards and decks of these files a game can read."""
    whole: AnyCatalogue = Catalogue(card_type=game.card_type)
    with suppress(OSError):
        for path in catalogues or _shipped(game):
            found = read_catalogue(path, game.card_type).cards
            whole = msgspec.structs.replace(whole, cards={**whole.cards, **found})
    given = len(whole.cards) if catalogues else 0
    return given + sum(_reads(path, whole) for path in decks)


def _reads(path: Path, cards: AnyCatalogue) -> bool:
    try:
        read_deck(path, cards)
    except (OSError, DeckError):
        return False
    return True


def catalogue(game: Game, paths: Sequence[Path]) -> AnyCatalogue:
    """The cards of all files together, or those that come with the game, if any do.

    Unreadable entries are named on stderr. Raises `click.UsageError` for a file that cannot be
    read, or a card on which two files differ.
    """
    whole: AnyCatalogue = Catalogue(card_type=game.card_type)
    for path in paths or _shipped(game):
        found = one_catalogue(game, path)
        _tell_remarks(found, path.name)
        whole = _joined(whole, found, path.name)
    return whole


def _shipped(game: Game) -> Sequence[Traversable]:
    """The catalogue that comes with a game, if it has cards."""
    path = shipped(game.slug) / "catalogue.toml"
    return [path] if path.is_file() else []


def one_catalogue(game: Game, path: Traversable) -> AnyCatalogue:
    """The cards of one file. Raises `click.UsageError` if it cannot be opened."""
    try:
        return read_catalogue(path, game.card_type)
    except OSError as error:
        raise _not_read(path, error) from error


def _not_read(path: Traversable, error: OSError) -> click.UsageError:
    why = error.strerror or str(error)
    return click.UsageError(say(messages.NOT_READ, path=str(path), why=why))


def _tell_remarks(found: AnyCatalogue, name: str) -> None:
    for remark in found.unreadable:
        tell(messages.CARD_UNREADABLE, path=name, remark=remark.text(language()))
    for remark in (*found.unknown, *found.doubts):
        tell(messages.CARD_DOUBT, path=name, remark=remark.text(language()))


def _joined(one: AnyCatalogue, other: AnyCatalogue, name: str) -> AnyCatalogue:
    for number in one.cards.keys() & other.cards.keys():
        if one.cards[number] != other.cards[number]:
            raise click.UsageError(say(messages.CARDS_CONFLICT, number=number, path=name))
    return msgspec.structs.replace(
        one, cards={**one.cards, **other.cards}, extras={**one.extras, **other.extras}
    )


def deck(path: Path, cards: AnyCatalogue) -> Deck:
    """The deck of a file. Raises `click.UsageError` with everything that cannot be read."""
    try:
        found = read_deck(path, cards)
    except OSError as error:
        raise _not_read(path, error) from error
    except DeckError as error:
        why = error.text(language())
        raise click.UsageError(say(messages.NOT_READ, path=str(path), why=why)) from error
    for doubt in found.doubts:
        tell(messages.CARD_DOUBT, path=path.name, remark=doubt.text(language()))
    return found


def check_decks(decks: Mapping[Seat, Deck], cards: AnyCatalogue) -> bool:
    """Whether the decks keep the rules; every breach is said on stderr."""
    lines = [line for seat, each in decks.items() for line in _breach_lines(seat, each, cards)]
    for line in lines:
        click.echo(line, err=True)
    return not lines


def _breach_lines(seat: Seat, each: Deck, cards: AnyCatalogue) -> Iterator[str]:
    for breach in deck_breaches(each, cards):
        gist = deck_gists(cards)[breach.rule].said(language())
        yield say(
            messages.DECK_BREACH,
            player=seat,
            deck=each.name,
            rule=breach.rule,
            gist=gist,
            facts=_facts(breach),
        )


def _facts(breach: Breach) -> str:
    return ", ".join(f"{name} {value}" for name, value in breach.facts.items())


def given_names(cards: AnyCatalogue, said: Sequence[str]) -> dict[str, str]:
    """The aliases said (`ryu=SEN01-001`). Raises `click.UsageError` for one that cannot be used."""
    given: dict[str, str] = {}
    for text in said:
        alias, number = pair(text)
        if why := _unfit(alias, number, given, cards):
            raise click.UsageError(say(messages.BAD_ALIAS, alias=alias, why=why))
        given[alias] = number
    return given


def _unfit(alias: str, number: str, given: Mapping[str, str], cards: AnyCatalogue) -> str:
    if not is_alias(alias):
        return say(messages.ALIAS_FORM)
    if number not in cards.cards:
        return say(messages.ALIAS_CARD, number=number)
    other = clashing(alias, given)
    return say(messages.ALIAS_CLASH, other=other) if other else ""


def pair(text: str) -> tuple[str, str]:
    """`name=value` in its two parts, full width or not. Raises `click.UsageError`."""
    name, equals, value = nfkc(text).partition("=")
    if not (name and equals and value):
        raise click.UsageError(say(messages.NO_PAIR, text=text))
    return name.strip(), value.strip()

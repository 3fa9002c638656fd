"""Examples of rules: lines that are refused by one, that keep it, by which it happens.

They stand in the file `examples.tsv` of a game's data, mined from play (`tests/examples`) and
proved by the tests. A line of it is a rule, `refused`, `legal` or `happens`, the options of the
match, the lines before, and the line; several stand between the signs of `SEVERAL`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from senpu.events.base import SEATS, Seat
from senpu.events.cards.catalogue import read_catalogue, shipped
from senpu.events.cards.decks import Deck, read_deck
from senpu.events.match import MatchStarted
from senpu.projections.fold import History
from senpu.projections.game import Game
from senpu.replay.attempt import Attempt, Declined
from senpu.replay.match import header_for

SEVERAL = " ; "
SCRIBE = "scribe"


class Example(NamedTuple):
    """A line for a rule: how it ends, the switches of the match, what was typed before."""

    rule: str
    ends: str
    options: Mapping[str, str]
    before: tuple[str, ...]
    line: str


class Shown(NamedTuple):
    """An example as it comes out: the line as far as it was taken, and why not further."""

    example: Example
    attempt: Attempt
    declined: Declined | None


@cache
def examples(slug: str) -> Mapping[str, tuple[Example, ...]]:
    """The examples of a game's rules by id; none for a game that has none."""
    path = shipped(slug) / "examples.tsv"
    rows = path.read_text("utf-8").splitlines() if path.is_file() else ()
    found: dict[str, tuple[Example, ...]] = {}
    for row in rows:
        rule, ends, options, before, line = row.split("\t")
        given = dict(pair.split("=") for pair in filter(None, options.split(SEVERAL)))
        lines = tuple(filter(None, before.split(SEVERAL)))
        found[rule] = (*found.get(rule, ()), Example(rule, ends, given, lines, line))
    return found


def begun(game: Game, options: Mapping[str, str]) -> History:
    """A match with the shipped cards and, if there are two, decks, in which nothing happened."""
    folder = shipped(game.slug)
    cards = read_catalogue(folder / "catalogue.toml", game.card_type)
    decks = [each for each in sorted(folder.iterdir(), key=str) if _is_deck(each.name)][:2]
    lists: dict[Seat, Deck] = {
        seat: read_deck(each, cards) for seat, each in zip(SEATS, decks, strict=False)
    }
    fields = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    said = {
        name: msgspec.convert(value, fields[name], strict=False) for name, value in options.items()
    }
    header = header_for(game.slug, decks=lists, players={}, options=said)
    history = History(game, header)
    attempt = Attempt(history, "")
    attempt.offered(MatchStarted(first="A"), SCRIBE)
    return attempt.history


def _is_deck(name: str) -> bool:
    return name.endswith(".toml") and name != "catalogue.toml"


def shown(game: Game, example: Example) -> Shown:
    """An example carried out."""
    history = begun(game, example.options)
    for line in example.before:
        attempt = Attempt(history, "")
        attempt.read(line, SCRIBE)
        history = attempt.history
    attempt = Attempt(history, "")
    return Shown(example, attempt, attempt.read(example.line, SCRIBE))


def by_rule(said: Shown) -> Iterator[str]:
    """The ids of the rules that a line broke, or by which something happened."""
    if said.declined:
        yield from (breach.rule for breach in said.declined.breaches)
    for step in said.attempt.steps:
        yield from map(said.attempt.history.game.because, step.entry.then)

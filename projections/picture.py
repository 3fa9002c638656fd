"""The picture of a match as data: what lies where, and what changed. It knows no game.

Terminal, page, drawing and feed are made from it, and so is what differs between two positions.
Every text is a pair, Japanese and English. A position is three flat maps, `now`, `zones` and
`things`; a thing keeps its id while it is the same card on the table, and its rank while it stays
in its zone. As JSON, what has its default is left out.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from senpu.events.base import Mark, Seat
from senpu.projections.rules import Lang, Standing, Text

HUES = ("red", "blue", "green", "yellow", "purple", "white", "ultimate", "god")
"""What colours of cards are drawn in."""


class Words(NamedTuple):
    """A text as it is stored: Japanese, English."""

    ja: str
    en: str

    def said(self, lang: Lang) -> str:
        """The text in a language."""
        return self.ja if lang == "ja" else self.en


NO_WORDS = Words("", "")
At = tuple[int, int, int, int]
"""Column, row, width, height in a grid, counted from 1."""
Stat = tuple[str | Words, int | str]
"""A name and its value: `("BP", 8000)`, `("HP", "3/5")`; without a value the name says it all."""
Stats = tuple[Stat, ...]


def words(text: Text, **facts: int | str) -> Words:
    """A text with its facts, as it is stored."""
    return both(lambda lang: text.said(lang, facts))


def both(said: Callable[[Lang], str]) -> Words:
    """What is said in each language, as it is stored."""
    return Words(said("ja"), said("en"))


def plain(said: int | str) -> Words:
    """What is the same in both languages."""
    return Words(str(said), str(said))


class Shape(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the picture."""


class Dot(Shape, frozen=True, kw_only=True):
    """A kind of counter: `look` is disc, ring, bar, barlow or cross.

    `none` is what is said of a thing that could hold some and holds none.
    """

    name: Words
    look: str
    none: Words = NO_WORDS


class Frame(Shape, frozen=True, kw_only=True):
    """A colour of cards: its name, a letter for it.

    Its `hue` is one of `HUES` or `any`; where the game names none, `hued` gives it one.
    """

    name: Words
    letter: Words
    hue: str = ""


class Card(Shape, frozen=True, kw_only=True):
    """The printed facts of a card: `corner` is its cost, `pips` its symbols by frame."""

    name: Words
    short: str = ""
    frame: tuple[str, ...] = ()
    corner: int | str = ""
    pips: tuple[tuple[str, int], ...] = ()
    kind: Words = NO_WORDS
    facts: tuple[tuple[Words, Words], ...] = ()
    noble: bool = False


class Zone(Shape, frozen=True, kw_only=True):
    """A place on the table; `id` is `reserve` on each side, `A.reserve` in a position.

    `look` is cards, slot, pile, dots, hand, number or stack. `at` is where it lies in the wide
    grid, `small` in the narrow one; without it, it is a pill in the strip there. `brief` is its
    name beside a number, `key` says that it decides the match, `kind` serves style, `counted` that
    its number always stands there. Where `rows` are named, its things stand in them, in the first
    unless they say so.
    """

    id: str
    name: Words
    look: str
    brief: Words = NO_WORDS
    at: At | None = None
    small: At | None = None
    key: bool = False
    kind: str = ""
    counted: bool = False
    rows: Mapping[str, Words] = {}


class Table(Shape, frozen=True, kw_only=True):
    """What lies where on one side, as its player sees it: columns and rows, wide and narrow."""

    wide: tuple[int, int]
    small: tuple[int, int]
    zones: tuple[Zone, ...]


class Seated(Shape, frozen=True, kw_only=True):
    """A player: name, role in the match, table."""

    role: Words
    table: Table
    name: str = ""


class Now(Shape, frozen=True, kw_only=True):
    """Turn, whose it is, step; who has priority, in a game that has it; whether it is over."""

    turn: int
    seat: Seat
    step: Words = NO_WORDS
    priority: Seat | None = None
    over: bool = False
    winner: Seat | None = None


class Count(Shape, frozen=True, kw_only=True):
    """What is counted in a zone: `n`, `of` so many, the counters by kind.

    `none` where the zone is not there: of this ruler, or not now.
    """

    n: int | None = None
    of: int | None = None
    dots: Mapping[str, int] | None = None
    none: bool = False


class Thing(Shape, frozen=True, kw_only=True):
    """A thing on the table: the zone it is `in`, its rank `at` there.

    `on` are the things it is attached to, each with what it adds there: a combined brave, what an
    ability on the gate belongs to. `card` is its number, where that is known; `label` what it is
    typed as, where that is not the short name of its card. `pips` are its symbols now, `below` how
    many cards lie under it, `row` its row in a zone that has rows, `by` who controls it, `kind`
    what it counts as where that is not what is printed, `tone` good or bad.
    """

    in_: str = field(name="in")
    at: int = 0
    row: str = ""
    on: Mapping[str, Stats] = {}
    card: str = ""
    label: str = ""
    stats: Stats = ()
    dots: Mapping[str, int] | None = None
    pips: tuple[tuple[str, int], ...] = ()
    turned: int = 0
    down: bool = False
    below: int = 0
    state: Words = NO_WORDS
    marks: tuple[Words, ...] = ()
    tone: str = ""
    by: Seat | None = None
    kind: Words = NO_WORDS


class Position(Shape, frozen=True, kw_only=True):
    """A position: who is to act, what is counted, what lies there."""

    now: Now
    zones: Mapping[str, Count]
    things: Mapping[str, Thing]


class Delta(Shape, frozen=True, kw_only=True):
    """What differs from the position before: new values by name, None for what is gone."""

    now: Now | None = None
    zones: Mapping[str, Count | None] = {}
    things: Mapping[str, Thing | None] = {}


class Wrong(Shape, frozen=True, kw_only=True):
    """A rule broken: which, by which facts, what would be right."""

    rule: str
    said: Words
    right: Words = NO_WORDS


class Cited(Shape, frozen=True, kw_only=True):
    """A rule: what it says, where it stands, how sure it is."""

    gist: Words
    cite: str
    standing: Standing


class Told(Shape, frozen=True, kw_only=True):
    """An entry of the log and what it changed.

    `turn` is the turn it stands in, `seat` whom it is about, `by` who recorded it. `why` are the
    rules by which more followed; `gone` was taken back; after a `quiet` pass nothing happened.
    """

    n: int
    turn: int
    by: str
    kind: str
    text: Words
    seat: Seat | None = None
    mark: Mark = "legal"
    wrong: tuple[Wrong, ...] = ()
    why: tuple[str, ...] = ()
    reason: str = ""
    gone: bool = False
    quiet: bool = False
    delta: Delta = Delta()


class Named(Shape, frozen=True, kw_only=True):
    """A game: its short name and what it is called."""

    id: str
    name: Words


NAMELESS = Named(id="", name=NO_WORDS)


class Picture(Shape, frozen=True, kw_only=True, tag_field="picture", tag=1):
    """A match, or one position of it: then `start` is that position and there are no entries.

    `middle` lies between the seats, `symbols` is what pips are called. `view` is for whose eyes it
    was made: A, B, public or judge. A game gives what a board says; which game, which match and
    for whom is said by `senpu.replay.picture`.
    """

    game: Named = NAMELESS
    match: str = ""
    event: str = ""
    view: str = ""
    seats: Mapping[Seat, Seated]
    middle: tuple[Zone, ...] = ()
    frames: Mapping[str, Frame] = {}
    dots: Mapping[str, Dot] = {}
    symbols: Words = NO_WORDS
    cards: Mapping[str, Card] = {}
    rules: Mapping[str, Cited] = {}
    start: Position
    entries: tuple[Told, ...] = ()


def hued(frames: Mapping[str, Frame]) -> dict[str, Frame]:
    """Colours with a hue each: those without take the first that are free, in their order."""
    taken = {frame.hue for frame in frames.values()}
    free = iter([*(hue for hue in HUES if hue not in taken), *HUES * len(frames)])
    return {
        id: frame if frame.hue else replace(frame, hue=next(free)) for id, frame in frames.items()
    }


def seated(picture: Picture, players: Mapping[Seat, str]) -> Picture:
    """The picture with the names of the players."""
    seats = {seat: replace(at, name=players.get(seat, "")) for seat, at in picture.seats.items()}
    return replace(picture, seats=seats)


def laid(things: Iterable[tuple[str, Thing]]) -> dict[str, Thing]:
    """Things by id, each with its rank in its zone: the order in which they are given.

    A thing without an id of its own is named by its zone and its rank there.
    """
    found: dict[str, Thing] = {}
    in_zone: dict[str, int] = {}
    for id, thing in things:
        rank = in_zone.get(thing.in_, 0)
        in_zone[thing.in_] = rank + 1
        found[id or f"{thing.in_}/{rank}"] = replace(thing, at=rank)
    return found

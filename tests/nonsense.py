"""Matches that never happened: cards and events of the right types, in words that lie about.

For any game found. What a foreign log may hold must be borne: moved without a crash, refused
where it breaks rules. One seed makes one match.
"""

from collections.abc import Hashable, Iterator
from functools import cache
from random import Random
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from courses import header_of
from senpu.events.base import Event
from senpu.events.envelope import Header
from senpu.events.log.codec import codec
from senpu.projections.game import Game

NUMBERS = tuple(f"C{n}" for n in range(1, 9))
ODD = ("", "?", "?1", "?2", "x")
Altered = TypeVar("Altered", bound=msgspec.Struct)


def header(game: Game, random: Random) -> Header:
    """A header of a game whose cards are any facts its catalogue could state."""
    make = Maker(random, NUMBERS)
    return header_of(
        game,
        cards=tuple({**msgspec.to_builtins(make(game.card_type)), "id": id} for id in NUMBERS),
        aliases={number.lower(): number for number in NUMBERS},
    )


def event(game: Game, opened: Any, board: Any, random: Random) -> Event:
    """Any event of a game, mostly in words that came on the board since it was opened."""
    made: Event = maker(opened, board, random)(random.choice(codec(game.slug).events))
    return made


def maker(opened: Any, board: Any, random: Random) -> "Maker":
    """A maker of values, mostly in words that came on the board since it was opened."""
    stale = {*_words(msgspec.to_builtins(opened))} - {*NUMBERS}
    fresh = sorted({*_words(msgspec.to_builtins(board))} - stale)
    return Maker(random, (*(fresh or ODD), *fresh, *sorted(stale), *ODD))


def altered(value: Altered, make: "Maker", plain: bool = False) -> Altered:
    """A struct with one of its fields made anew; of a board only what is `plain`: no zone, no book.

    An action that may well be legal, altered so, is refused by one rule rather than by all.
    """
    fields = [field for field in struct_info(type(value)).fields if not plain or _plain(field)]
    if not fields:
        return value
    field = make.random.choice(fields)
    return msgspec.structs.replace(value, **{field.name: make.made(field.type)})


def struct_info(kind: type[Any]) -> inspect.StructType:
    """What is known of a struct."""
    info = _info(cast(Hashable, kind))
    assert isinstance(info, inspect.StructType)
    return info


def _plain(field: inspect.Field) -> bool:
    kinds = (inspect.BoolType, inspect.IntType, inspect.StrType, inspect.LiteralType)
    return isinstance(field.type, kinds)


def words_of(value: Any) -> Iterator[str]:
    """All words in a struct."""
    return _words(msgspec.to_builtins(value))


def _words(value: Any) -> Iterator[str]:
    inner: Any
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in cast(dict[str, Any], value).items():
            yield from _words(inner)
    elif isinstance(value, (list, tuple)):
        for inner in cast(list[Any], value):
            yield from _words(inner)


class Maker:
    """Makes values of any stored type: lists short, what may be left out mostly left out."""

    def __init__(self, random: Random, words: tuple[str, ...]) -> None:
        self.random = random
        self.words = words

    def __call__(self, kind: type[Any]) -> Any:
        """A value of a type."""
        return self.made(_info(cast(Hashable, kind)))

    def made(self, info: inspect.Type) -> Any:
        """A value of a type looked into."""
        random = self.random
        match info:
            case inspect.StructType(cls=cls, fields=fields):
                told = (f for f in fields if f.required or random.random() < 0.4)
                return cls(**{field.name: self.made(field.type) for field in told})
            case inspect.DictType(key_type=key, value_type=value):
                return {self.made(key): self.made(value) for _ in self._few()}
            case inspect.VarTupleType(item_type=item):
                return tuple(self.made(item) for _ in self._few())
            case inspect.TupleType(item_types=types):
                return tuple(map(self.made, types))
            case inspect.UnionType(types=types):
                return self.made(random.choice(types))
            case inspect.LiteralType(values=literals):
                return random.choice(literals)
            case inspect.IntType():
                return random.choice((-1, 0, 1, 1, 1, 2, 2, 3, 5))
            case inspect.BoolType():
                return random.random() < 0.5
            case inspect.NoneType():
                return None
            case _:
                return random.choice(self.words)

    def _few(self) -> range:
        return range(self.random.choice((0, 1, 1, 2)))


@cache
def _info(kind: Hashable) -> inspect.Type:
    return inspect.type_info(kind)

"""Keys and words that nobody knows, with the nearest that is known."""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple, cast, get_args

import msgspec
from msgspec import Struct

from senpu.events.cards.source import nfkc
from senpu.events.text import Text

CLOSE = 0.7


def near(word: str, known: Iterable[str]) -> tuple[str, str]:
    """The nearest of the words that are known, in brackets in both languages; empty if none is."""
    found = get_close_matches(word, list(known), 1, CLOSE)
    return (f"（近いもの：{found[0]}）", f" (nearest: {found[0]})") if found else ("", "")


def unknown(word: str, known: Iterable[str]) -> Text:
    """That a key is not known, with the nearest that is."""
    ja, en = near(nfkc(word).lower(), known)
    return Text(f"知らない項目です{ja}", f"is not known{en}")


class Stray(NamedTuple):
    """A key left out when plain data become what they stand for: where, and its siblings."""

    at: str
    key: str
    known: tuple[str, ...]


def strays(value: Any, found: Any, at: str = "") -> Iterator[Stray]:
    """The keys of a plain value that the structs made of it do not have."""
    if isinstance(value, dict) and isinstance(found, Struct | Mapping):
        names = found.__struct_fields__ if isinstance(found, Struct) else ()
        tag = found.__struct_config__.tag_field if isinstance(found, Struct) else None
        for key, inner in cast(dict[str, Any], value).items():
            if isinstance(found, Mapping):
                yield from strays(inner, cast(Mapping[str, Any], found).get(key), f"{at}.{key}")
            elif key in names:
                yield from strays(inner, getattr(found, key), f"{at}.{key}")
            elif key != tag:
                yield Stray(at, key, names)
    elif isinstance(value, list | tuple) and isinstance(found, list | tuple):
        pairs = zip(cast(list[Any], value), cast(list[Any], found), strict=False)
        for n, (inner, one) in enumerate(pairs):
            yield from strays(inner, one, f"{at}[{n}]")


def words_of(kind: Any) -> Iterator[str]:
    """Every key that may stand somewhere in a kind."""
    for inner in get_args(kind):
        yield from words_of(inner)
    if isinstance(kind, type) and issubclass(kind, Struct):
        for field in msgspec.structs.fields(kind):
            yield field.encode_name
            yield from words_of(field.type)

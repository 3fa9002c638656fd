"""Values of any stored type, made up by hypothesis from the type itself."""

from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from senpu.events.base import Event
from senpu.events.envelope import Entry
from senpu.events.log.codec import codec
from senpu.events.match import MatchClosed

WORDS = st.text(max_size=6)
WHOLE = st.integers(-(2**63), 2**63 - 1)
JSON = st.recursive(
    st.none() | st.booleans() | WHOLE | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(WORDS, inner, max_size=2),
    max_leaves=3,
)


def events(game: str) -> st.SearchStrategy[Event]:
    """Any event of a game but the end record, which is bound to its place."""
    types = [event for event in codec(game).events if event is not MatchClosed]
    return st.sampled_from(types).flatmap(values)


@cache
def entry_fields(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """What an entry of a game holds besides its number."""
    happened = {"event": events(game), "then": st.lists(events(game), max_size=2).map(tuple)}
    fields = msgspec.structs.fields(Entry)
    own = {f.name: values(f.type) for f in fields if f.name not in ("seq", *happened)}
    return st.fixed_dictionaries(own | happened)


def logs(game: str) -> st.SearchStrategy[list[Entry]]:
    """Any entries of a game, numbered from 1."""
    return st.lists(entry_fields(game), max_size=4).map(
        lambda found: [Entry(seq=n, **fields) for n, fields in enumerate(found, 1)]
    )


@cache
def values(annotation: Any) -> st.SearchStrategy[Any]:
    """Any value of a type msgspec can store."""
    return _values(inspect.type_info(annotation))


def _values(info: inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            return st.fixed_dictionaries({f.name: _values(f.type) for f in fields}).map(
                lambda found: cls(**found)
            )
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(_values(key), _values(value), max_size=2)
        case inspect.VarTupleType(item_type=item):
            return st.lists(_values(item), max_size=2).map(tuple)
        case inspect.TupleType(item_types=types):
            return st.tuples(*map(_values, types))
        case inspect.UnionType(types=types):
            return st.one_of([_values(each) for each in types])
        case inspect.LiteralType(values=literals):
            return st.sampled_from(literals)
        case _:
            return _PLAIN[type(info)]


_PLAIN: dict[type[inspect.Type], st.SearchStrategy[Any]] = {
    inspect.AnyType: JSON,
    inspect.BoolType: st.booleans(),
    inspect.FloatType: st.floats(allow_nan=False, allow_infinity=False),
    inspect.IntType: WHOLE,
    inspect.NoneType: st.none(),
    inspect.StrType: WORDS,
}

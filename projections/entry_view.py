"""An entry as a player, or everybody at the table, may know it.

A part of an event that is declared hidden stays so to all but its player until it is revealed: it
is hidden from a seat where the position that the entry leads to looks to that seat as it would
whatever stood there. Numbers
given to unknown cards tell how many there were, so they are hidden as on a board. What the verdict
on an illegal action rests on is what that seat can see of it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Any, NamedTuple, cast

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Breach, Event
from senpu.events.envelope import Entry
from senpu.events.parts import parts_of
from senpu.projections.game import Game
from senpu.projections.reading.catalogue import Same
from senpu.projections.record import RECORD
from senpu.projections.shared.book import MatchBook
from senpu.projections.shared.names import UNKNOWN
from senpu.projections.shared.view import own_decks

JUDGE = "judge"
"""Who may know everything."""
_HANDLE = re.compile(r"\?\d+")
Path = tuple[str | int, ...]


class Seen(NamedTuple):
    """An entry as it may be known, and the board before it as far as it is needed to say it."""

    entry: Entry
    before: Any


def known(game: Game, board: Any, seat: str) -> Any:
    """A position as a player or everybody may know it; the judge knows all of it."""
    return board if seat == JUDGE else game.view(board, seat)


def seen(game: Game, entry: Entry, before: Any, seat: str) -> Seen:
    """The entry as `seat` may know it: A, B, everybody (`public`), or the judge, who knows all."""
    if seat in ("", JUDGE):
        return Seen(entry, before)
    events = _masked(game, (entry.event, *entry.then), before, seat)
    event, *then = map(_unnumbered, events)
    board = _readable(game, before, seat)
    breaches = tuple(_breaches(game, board, event, entry.breaches))
    return Seen(replace(entry, event=event, then=tuple(then), breaches=breaches), board)


def _readable(game: Game, board: Any, seat: str) -> Any:
    """What a seat knows of a board, with the names of all cards: what is named there, is seen."""
    view = game.view(board, seat)
    book = getattr(board, "book", None)
    return replace(view, book=_named(Same(book), seat)) if isinstance(book, MatchBook) else view


@lru_cache(maxsize=16)
def _named(same: Same, seat: str) -> Any:
    """A book with all names, the same for all boards that have it, without hidden deck lists."""
    book: Any = same.book
    return replace(book, decks=own_decks(book, seat))


# What is hidden


def _masked(game: Game, events: Sequence[Event], before: Any, seat: str) -> Sequence[Event]:
    """The events without what is hidden from a seat."""
    hidden = [(n, path) for n, event in enumerate(events) for path in _hidden(event, seat)]
    if not hidden:
        return events
    known = [*events]
    shown = game.view(reduce(game.evolve, events, before), seat)
    for n, path in hidden:
        other = [*events]
        other[n] = _with_mask(events[n], path)
        if game.view(reduce(game.evolve, other, before), seat) == shown:
            known[n] = _with_mask(known[n], path)
    return known


def _hidden(value: Struct, seat: str) -> Iterator[Path]:
    """Where something stands that may be hidden from a seat, in an event and all it is made of."""
    parts = parts_of(type(value))
    own = getattr(value, "player", None) == seat
    for name in value.__struct_fields__:
        inner = getattr(value, name)
        declared = not own and name in parts and parts[name].is_("hidden")
        if declared and inner and not isinstance(inner, tuple):
            yield (name,)
        elif isinstance(inner, tuple):
            yield from _hidden_among(name, cast(Sequence[Any], inner), declared, seat)


def _hidden_among(name: str, values: Sequence[Any], declared: bool, seat: str) -> Iterator[Path]:
    for n, value in enumerate(values):
        if declared:
            yield name, n
        elif isinstance(value, Struct):
            yield from ((name, n, *path) for path in _hidden(value, seat))


def _with_mask(value: Any, path: Path) -> Any:
    if not path:
        return {} if isinstance(value, Mapping) else UNKNOWN
    step, *rest = path
    if isinstance(step, int):
        return (*value[:step], _with_mask(value[step], tuple(rest)), *value[step + 1 :])
    return replace(value, **{step: _with_mask(getattr(value, step), tuple(rest))})


def _unnumbered(value: Any) -> Any:
    """A value with `?` for every number given to an unknown card."""
    if isinstance(value, str):
        return UNKNOWN if _HANDLE.fullmatch(value) else value
    if isinstance(value, tuple):
        return tuple(map(_unnumbered, cast(Sequence[Any], value)))
    if isinstance(value, Mapping):
        held = cast(Mapping[str, Any], value)
        return {_unnumbered(key): _unnumbered(each) for key, each in held.items()}
    if isinstance(value, Struct):
        fields = {name: _unnumbered(getattr(value, name)) for name in value.__struct_fields__}
        return replace(value, **fields)
    return value


def _breaches(game: Game, board: Any, event: Event, breaches: Sequence[Breach]) -> Iterator[Breach]:
    """The rules broken, with the facts as a seat finds them itself; without, where it cannot."""
    if not breaches:
        return
    decision = game.decide(board, event)
    facts = {found.rule: found.facts for found in getattr(decision, "breaches", ())}
    for breach in breaches:
        of_record = breach.rule in RECORD.rules()
        yield breach if of_record else Breach(rule=breach.rule, facts=facts.get(breach.rule, {}))

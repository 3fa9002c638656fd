"""Entries to JSON and back, for every game found among the modules of this package.

A game is a module or package `senpu.events.<game>` that defines `EVENTS`, its event types.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, Union

import msgspec
from msgspec import ValidationError

import senpu.events
from senpu.events.base import Event, UnknownEvent
from senpu.events.envelope import Entry
from senpu.events.log.errors import GameUnknown

_ENCODER: Final = msgspec.json.Encoder()
_UNKNOWN_TYPE: Final = re.compile(r"Invalid value '.*' - at `\$.*\.type`", re.DOTALL)


class Codec:
    """How the entries of one game are read."""

    def __init__(self, game: str, events: tuple[type[Event], ...]) -> None:
        self.game = game
        self.events = events
        self.event_type: Any = Union[events]  # noqa: UP007 - known only at run time
        generic: Any = Entry
        self.entry_type: Any = generic[self.event_type]
        self._decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(self.entry_type)

    def decode(self, line: bytes) -> Entry:
        """The entry on a line; an event of a type not known becomes an `UnknownEvent`.

        Raises `msgspec.DecodeError` with the place and kind of the fault.
        """
        try:
            return self._decoder.decode(line)
        except ValidationError as error:
            if not _has_unknown_type(error):
                raise
            return self.from_raw(msgspec.json.decode(line))

    def from_raw(self, raw: Mapping[str, Any]) -> Entry:
        """As `decode`, from the JSON object. Slow: each event is looked at by itself."""
        shell = msgspec.convert(raw, Entry[Any])
        return msgspec.structs.replace(
            shell,
            event=self._convert(shell.event),
            then=tuple(self._convert(event) for event in shell.then),
        )

    def _convert(self, raw: Any) -> Event:
        try:
            event: Event = msgspec.convert(raw, self.event_type)
            return event
        except ValidationError as error:
            if not _has_unknown_type(error):
                raise
            return UnknownEvent(raw["type"], {k: v for k, v in raw.items() if k != "type"})


@cache
def codec(game: str) -> Codec:
    """The codec of a game. Raises `GameUnknown`."""
    events = _events(game) if game in _modules() else ()
    if not events:
        raise GameUnknown(game, ", ".join(games()))
    return Codec(game, events)


@cache
def games() -> tuple[str, ...]:
    """The names of all games found, in order."""
    return tuple(name for name in _modules() if _events(name))


def encode(entry: Entry) -> bytes:
    """The JSON object of an entry. An `UnknownEvent` becomes the object it was read from."""
    if any(type(event) is UnknownEvent for event in (entry.event, *entry.then)):
        return _ENCODER.encode(_plain_entry(entry))
    return _ENCODER.encode(entry)


def _plain_entry(entry: Entry) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(entry) | {"event": _plain(entry.event)}
    if entry.then:
        plain["then"] = [_plain(event) for event in entry.then]
    return plain


def _plain(event: Event) -> Any:
    if isinstance(event, UnknownEvent):
        return {"type": event.type, **event.fields}
    return msgspec.to_builtins(event)


@cache
def _modules() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(senpu.events.__path__)))


def _events(game: str) -> tuple[type[Event], ...]:
    return getattr(import_module(f"senpu.events.{game}"), "EVENTS", ())


def _has_unknown_type(error: ValidationError) -> bool:
    """Whether a newer version's word is at fault, in the event or deep inside it."""
    return _UNKNOWN_TYPE.fullmatch(str(error)) is not None

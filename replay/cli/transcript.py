"""The lines of a transcript: what is no action in them, and what their tags must agree with."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from io import BytesIO

from msgspec import Struct

from senpu.events.envelope import Header

_TAG = re.compile(r'\[\s*(\w+)\s+"(.*)"\s*\]')
_COMMENT = (";", "#")


class Tag(Struct, frozen=True):
    """`[Key "value"]`."""

    key: str
    value: str


class NotUtf8(ValueError):
    """A line in another encoding: its number, the first byte that is not UTF-8, its column."""

    def __init__(self, line: int, byte: int, column: int) -> None:
        super().__init__(line, byte, column)
        self.line = line
        self.byte = byte
        self.column = column


def lines_of(data: bytes) -> list[str]:
    """The lines of a file. Raises `NotUtf8`."""
    return [decoded(raw, number) for number, raw in enumerate(BytesIO(data), 1)]


def decoded(raw: bytes, number: int) -> str:
    """One line as text, without BOM and line end. Raises `NotUtf8`."""
    try:
        return raw.decode().removeprefix("\ufeff").rstrip("\r\n")
    except UnicodeDecodeError as error:
        raise NotUtf8(number, raw[error.start], error.start + 1) from error


def is_silent(line: str) -> bool:
    """Whether a line says nothing: blank, or a comment behind `;` or `#`."""
    plain = unicodedata.normalize("NFKC", line).strip()
    return not plain or plain.startswith(_COMMENT)


def tag_of(line: str) -> Tag | None:
    """The tag a line consists of, if it is one."""
    found = _TAG.fullmatch(unicodedata.normalize("NFKC", line).strip())
    return Tag(found[1], found[2]) if found else None


def recorded_value(tag: Tag, header: Header) -> str:
    """What the header says of the same thing; empty where it says nothing of it."""
    return dict(_known(header)).get(tag.key.lower(), "")


def _known(header: Header) -> Iterator[tuple[str, str]]:
    plain: Mapping[str, str] = {
        "game": header.game,
        "match": header.match,
        "event": header.event,
        "round": header.round,
        "table": header.table,
        "first": header.first,
    }
    yield from plain.items()
    yield from ((f"player{seat.lower()}", name) for seat, name in header.players.items())

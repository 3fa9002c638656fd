"""The lines of a transcript: what is no action in them, and what their tags must agree with."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

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
    return list(lines_from([data]))


def lines_from(stream: Iterable[bytes]) -> Iterator[str]:
    """The lines of a stream as they come, without BOM and line ends, of whatever kind those are.

    Raises `NotUtf8` at the first that is not UTF-8.
    """
    raws = (raw for chunk in stream for raw in chunk.splitlines())
    for number, raw in enumerate(raws, 1):
        yield _decoded(raw, number)


def _decoded(raw: bytes, number: int) -> str:
    """One line as text. UTF-16 without a mark may pass for UTF-8, but for its zero bytes."""
    try:
        text = raw.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise NotUtf8(number, raw[error.start], error.start + 1) from error
    if b"\0" in raw:
        raise NotUtf8(number, 0, raw.index(b"\0") + 1)
    return text


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
    for field in ("game", "match", "event", "round", "table", "first"):
        yield field, getattr(header, field)
    yield from ((f"player{seat.lower()}", name) for seat, name in header.players.items())

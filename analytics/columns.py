"""What a part of an event is called in a table, as the struct declares it."""

from typing import Any

from senpu.events.base import Value
from senpu.events.parts import columns_of


def has(part: Value | None, column: str) -> bool:
    """Whether an event, or a value inside one, has something for a column."""
    return part is not None and column in columns_of(type(part))


def cell(part: Value | None, column: str) -> Any:
    """What it has for a column, None if it has no such thing."""
    field = columns_of(type(part)).get(column) if part is not None else None
    return getattr(part, field) if field else None

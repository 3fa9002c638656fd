"""Old logs read as if written today.

The number of a format, the 1 of `senpu/1`, grows when a stored name or meaning has to change. A
step then says how the JSON objects of one format become those of the next. Hashes are checked on
the stored bytes before; every reader comes through here, so none sees an old shape.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from senpu.events.envelope import FORMAT
from senpu.events.log.errors import FormatUnknown

Raw = dict[str, Any]
"""A JSON object as stored."""


class Step(Struct, frozen=True):
    """From one format to the next: what becomes of the header and of each entry."""

    header: Callable[[Raw], Raw]
    entry: Callable[[Raw], Raw]


Steps = Mapping[int, Step]

STEPS: Final[Steps] = {}
"""Step n reads format n. There is none yet: 1 is the first format."""


def number(name: object) -> int:
    """The number in a format's name. Raises `FormatUnknown` for what is not a format of ours."""
    found = re.fullmatch(r"senpu/([0-9]{1,9})", name) if isinstance(name, str) else None
    if not found:
        raise FormatUnknown(name, FORMAT)
    return int(found[1])


CURRENT: Final = number(FORMAT)


def way(stored: int, steps: Steps = STEPS) -> tuple[Step, ...]:
    """The steps from a stored format to the present one, none where it is the present one.

    Raises `FormatUnknown` for a newer format, or an older one without a step.
    """
    needed = range(stored, CURRENT)
    if stored > CURRENT or any(n not in steps for n in needed):
        raise FormatUnknown(f"senpu/{stored}", FORMAT)
    return tuple(steps[n] for n in needed)


def header(raw: Raw, steps: tuple[Step, ...]) -> Raw:
    """A stored header in the present format."""
    for step in steps:
        raw = step.header(raw)
    return raw | {"format": FORMAT}


def entry(raw: Raw, steps: tuple[Step, ...]) -> Raw:
    """A stored entry in the present format."""
    for step in steps:
        raw = step.entry(raw)
    return raw

"""What the world gives a record: the time of an entry, the id of a match."""

import os
import time
import uuid
from datetime import UTC, datetime


def now() -> str:
    """The time as entries store it: ISO UTC with milliseconds."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id() -> str:
    """A UUIDv7: ids of matches sort by the time they began."""
    head = int(time.time() * 1000) << 80
    tail = int.from_bytes(os.urandom(10), "big")
    bits = head | (0x7 << 76) | (tail & ~(0xF << 76) & ~(0x3 << 62)) | (0x2 << 62)
    return str(uuid.UUID(int=bits))

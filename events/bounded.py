"""Files read whole, but never without end: a device or a foreign file is refused in good time."""

import errno
import os
from importlib.resources.abc import Traversable

MOST = 256 * 2**20
"""Bytes: some thousand times the longest match or catalogue."""


def read_whole(file: Traversable) -> bytes:
    """All that stands in a file. Raises OSError, also for more than `MOST` bytes."""
    with file.open("rb") as stream:
        data: bytes = stream.read(MOST + 1)
    if len(data) > MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return data

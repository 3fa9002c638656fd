"""`senpu check`, which has a package of its own."""

from senpu.replay.check.command import check

__all__ = ["check"]

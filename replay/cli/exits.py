"""How a command ends: its exit codes, and which error leads to which."""

from collections.abc import Mapping
from enum import IntEnum

from senpu.events.log.damage import LogDamaged
from senpu.events.log.errors import LogError, LogExists, LogLocked
from senpu.replay.cli.help import HELP


class Exit(IntEnum):
    """What a script learns."""

    FINE = 0
    WRONG = 1
    USAGE = 2
    DAMAGED = 3
    LOCKED = 4
    UNUSABLE = 5


MEANINGS = {code: HELP[f"exit {code:d}"] for code in Exit}

BROKEN_PIPE = 141
INTERRUPTED = 130
"""As shells report programs ended by SIGPIPE and SIGINT."""

_BY_ERROR: Mapping[type[LogError], Exit] = {
    LogDamaged: Exit.DAMAGED,
    LogLocked: Exit.LOCKED,
    LogExists: Exit.USAGE,
}


def exit_of(error: LogError) -> Exit:
    """The exit code for what is wrong with a log."""
    return _BY_ERROR.get(type(error), Exit.UNUSABLE)

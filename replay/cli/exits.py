"""How a command ends: its exit codes, and which error leads to which."""

from collections.abc import Mapping
from enum import IntEnum

from senpu.events.log.damage import LogDamaged
from senpu.events.log.errors import LogError, LogExists, LogLocked
from senpu.projections.text import Text


class Exit(IntEnum):
    """What a script learns."""

    FINE = 0
    WRONG = 1
    USAGE = 2
    DAMAGED = 3
    LOCKED = 4
    UNUSABLE = 5


MEANINGS: Mapping[Exit, Text] = {
    Exit.FINE: Text("問題なし", "all is well"),
    Exit.WRONG: Text("認められない行や問題があった", "something was refused or found wrong"),
    Exit.USAGE: Text(
        "コマンドまたは入力ファイルが使えない", "the command line or an input file cannot be used"
    ),
    Exit.DAMAGED: Text(
        "記録が壊れている（無事な部分だけを使った）",
        "a log is damaged (what stands before the damage was used)",
    ),
    Exit.LOCKED: Text("記録は別のプログラムが記録中", "a log is being recorded by another program"),
    Exit.UNUSABLE: Text(
        "記録を読めない、書けない、または閉じられている",
        "a log cannot be read or written, or is closed",
    ),
}

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

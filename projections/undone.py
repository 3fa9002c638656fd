"""Which return took an entry back: a return that stands took back what it says, one that was
itself taken back did not happen."""

from collections.abc import Mapping
from typing import Any

from senpu.projections.fold import RETURNS, History


def undone(history: History) -> Mapping[int, int]:
    """Every entry that is taken back, by number, and the return that did it.

    A return is among them where a later one went back to a position that it had left.
    """
    told: dict[int, Mapping[int, int]] = {0: {}}
    returns = [entry.seq for entry in history.entries if type(entry.event) in RETURNS]
    for seq in returns:
        told[seq] = _after(history, seq, told)
    return told[returns[-1] if returns else 0]


def _after(history: History, seq: int, told: Mapping[int, Mapping[int, int]]) -> Mapping[int, int]:
    """What is taken back after a return: what was so where it went, and what it took back."""
    to = _target(history, seq)
    now = {**told[max(earlier for earlier in told if earlier <= to)]}
    was = told[max(told)]
    between = range(to + 1, seq)
    for entry in between:
        if type(history.entries[entry - 1].event) not in RETURNS:
            now.setdefault(entry, was.get(entry, seq))
        elif _target(history, entry) < to:
            now[entry] = seq
        elif entry in was:
            now.setdefault(entry, was[entry])
    return now


def _target(history: History, seq: int) -> int:
    event: Any = history.entries[seq - 1].event
    return event.to if 0 <= event.to < seq else seq - 1

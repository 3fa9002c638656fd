"""Going back: what an undo takes back, how far `-n` goes, what a return undid."""

from collections.abc import Iterator
from itertools import pairwise, takewhile

from msgspec.structs import replace

from senpu.events.match import CorrectionMade, MatchRewound
from senpu.projections.fold import History
from senpu.projections.game import Intent


class TooFar(ValueError):
    """So much has not happened: only `n` steps back are possible."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


def absolute(intent: Intent, history: History) -> Intent:
    """An intent to go back by `-n` as one to go back to an entry. Raises `TooFar`."""
    event = intent.event
    if not isinstance(event, (MatchRewound, CorrectionMade)) or event.to >= 0:
        return intent
    undoing = isinstance(event, CorrectionMade)
    places = _undo_places(history) if undoing else _rewind_places(history)
    if -event.to > len(places):
        raise TooFar(len(places))
    return replace(intent, event=replace(event, to=places[-event.to - 1]))


def taken_back(history: History, seq: int) -> tuple[int, ...]:
    """The entries that the return `seq` undid, rewinds among them."""
    event = history.entries[seq - 1].event
    if not isinstance(event, (MatchRewound, CorrectionMade)):
        return ()
    units = takewhile(lambda unit: unit[-1] > event.to, _units(history, seq - 1))
    return tuple(sorted(entry for unit in units for entry in unit))


def _undo_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last entry, the last two ..., up to a rewind."""
    places: list[int] = []
    for unit in _units(history, history.seq):
        places.append(unit[0] - 1)
        if _rewinds(history, unit[0]):
            break
    return tuple(places)


def _units(history: History, at: int) -> Iterator[range]:
    """What can be taken back at once, beginning with what led to the position after an entry."""
    at = _meant(history, at)
    while at > history.started:
        unit = range(_first(history, at), at + 1)
        yield unit
        at = _meant(history, unit[0] - 1)


def _meant(history: History, at: int) -> int:
    """The entry to whose position an entry leads: another one for a correction."""
    while at and isinstance(event := history.entries[at - 1].event, CorrectionMade):
        at = event.to if 0 <= event.to < at else at - 1
    return at


def _first(history: History, at: int) -> int:
    """The rewind an entry belongs to as its ruling: of the same line, so of the same moment."""
    if at < 2 or not _rewinds(history, at - 1):
        return at
    rewind, ruling = history.entries[at - 2 : at]
    together = (rewind.by, rewind.time) == (ruling.by, ruling.time)
    return at - 1 if together and not _rewinds(history, at) else at


def _rewinds(history: History, at: int) -> bool:
    return isinstance(history.entries[at - 1].event, MatchRewound)


def _rewind_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last action that moved something, the last two ..."""
    boards, standing = history.boards, history.effective()
    places = (at for at in (0, *standing) if at >= history.started)
    moved = (at for at, then in pairwise(places) if boards[at] != boards[then])
    return tuple(moved)[::-1]

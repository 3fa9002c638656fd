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
    return tuple(sorted(entry for unit in units for entry in unit if entry > event.to))


def _undo_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last action, the last two ..., up to a rewind."""
    places: list[int] = []
    for unit in _units(history, history.seq):
        places.append(unit[0] - 1)
        if _rewinds(history, unit[0]):
            break
    return tuple(places)


def _units(history: History, at: int) -> Iterator[tuple[int, ...]]:
    """What can be taken back at once, beginning with what led to the position after an entry.

    That are whole actions, where a game writes several entries for one; while an action is not
    over, its entries are taken back one by one.
    """
    at = _meant(history, at)
    whole, unit = history.game.rests(history.boards[at]), tuple[int, ...]()
    while at > history.started:
        first = _first(history, at)
        unit = (*range(first, at + 1), *unit)
        at = _meant(history, first - 1)
        apart = at <= history.started or _rewinds(history, first) or _is_rewind(history, at)
        if apart or not whole or history.game.rests(history.boards[at]):
            yield unit
            unit = ()


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


def _is_rewind(history: History, at: int) -> bool:
    """Whether an entry is a rewind, or its ruling."""
    return _rewinds(history, _first(history, at))


def _rewinds(history: History, at: int) -> bool:
    return isinstance(history.entries[at - 1].event, MatchRewound)


def _rewind_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last action that moved something, the last two ..."""
    boards, rests = history.boards, history.game.rests
    whole = rests(history.board)
    reached = (at for at in (0, *history.effective()) if at >= history.started)
    places = (at for at in reached if not whole or rests(boards[at]))
    moved = (at for at, then in pairwise(places) if boards[at] != boards[then])
    return tuple(moved)[::-1]

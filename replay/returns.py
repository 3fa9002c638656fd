"""How far back a return by `-n` goes, for the scribe's corrections and for rewinds."""

from itertools import pairwise

from msgspec.structs import replace

from senpu.events.match import CorrectionMade, MatchRewound, MatchStarted
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
    return replace(intent, event=replace(event, to=places[event.to]))


def undoable(history: History) -> int:
    """The entry that an undo takes back: the last to stand, or a rewind; 0 if there is none."""
    if _is_rewound(history):
        return history.seq
    places = _places(history)
    return places[-1] if len(places) > 1 else 0


def _undo_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last entry, the last two ... (from the end)."""
    if _is_rewound(history):
        return (history.seq - 1,)
    return _places(history)[:-1]


def _rewind_places(history: History) -> tuple[int, ...]:
    """Where one comes to by taking back the last action that moved something, the last two ..."""
    boards = history.boards
    return tuple(at for at, then in pairwise(_places(history)) if boards[at] != boards[then])


def _places(history: History) -> tuple[int, ...]:
    """The entries that stand, each as a place to return to; a match does not go unstarted."""
    standing = history.effective()
    started = standing and isinstance(history.entries[standing[0] - 1].event, MatchStarted)
    return standing if started else (0, *standing)


def _is_rewound(history: History) -> bool:
    return bool(history.entries) and isinstance(history.entries[-1].event, MatchRewound)

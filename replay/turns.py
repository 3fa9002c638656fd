"""Which turn is next, for a scribe who forgot to begin it."""

from collections.abc import Iterator

from senpu.events.base import SEATS, Event, other
from senpu.events.match import SHARED, StepEntered, TurnStarted
from senpu.projections.fold import History
from senpu.projections.game import Intent

END = "end"
"""The last step of a turn, as the notation of every game calls it."""


def next_turn(history: History, intent: Intent) -> str:
    """What begins the next turn (`1.1`), if none runs and the intent takes place in one."""
    if not _in_turn(intent) or history.ended():
        return ""
    ended = False
    for event in _latest_first(history):
        if isinstance(event, TurnStarted):
            return _typed(history, event) if ended else ""
        if isinstance(event, StepEntered) and not ended:
            ended = event.step == END
            if not ended:
                return ""
    return "1.1"


def _in_turn(intent: Intent) -> bool:
    kind = type(intent.event)
    return kind is StepEntered or (intent.by in SEATS and kind not in SHARED)


def _latest_first(history: History) -> Iterator[Event]:
    for seq in reversed(history.effective()):
        entry = history.entries[seq - 1]
        yield from reversed((entry.event, *entry.then))


def _typed(history: History, last: TurnStarted) -> str:
    side = 1 if other(last.player) == history.header.first else 2
    return f"{last.turn + 1}.{side}"

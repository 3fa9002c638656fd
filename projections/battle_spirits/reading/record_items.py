"""The record's own items understood on a board: turns, steps, counts, notes, gaps, results."""

from collections.abc import Mapping

from senpu.events.base import Event
from senpu.events.match import (
    CountTaken,
    GapNoted,
    HandRedrawn,
    MatchEnded,
    MatchStarted,
    NoteMade,
    PlayerConceded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.events.notation import items as said
from senpu.events.notation.battle_spirits.full_words import STEPS
from senpu.events.notation.items import Item
from senpu.events.notation.line import Unreadable
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.play_table import steps_of
from senpu.projections.battle_spirits.reading.moment import Moment

COUNTS: Mapping[str, str] = {
    "r": "reserve", "t": "core_trash", "l": "life", "h": "hand", "d": "deck",
}  # fmt: skip
"""Letters of a closing count."""
STEP_NAMES: Mapping[str, str] = {
    **{step: step for step in STEPS}, **{ja.lower(): step for step, (ja, _) in STEPS.items()},
}  # fmt: skip
EARLY_STEPS = tuple(name for name, step in STEP_NAMES.items() if step not in ("attack", "end"))
"""Steps a turn may be said to go on to, by name."""
_MOST_UNSEEN = 99


def turn(moment: Moment, item: Item) -> tuple[Event, ...]:
    """A turn begins; nothing, if it is the one that is running: the line goes on with it."""
    begun: said.Turn = item.what
    player = moment.naming.seat_of(begun.side)
    running = (begun.number, player) == (moment.board.turn, moment.board.player)
    if running and not begun.to and item.mark == "legal":
        return ()
    to = _step_name(begun.to, item.column) if begun.to else "main"
    return (TurnStarted(turn=begun.number, player=player, to=to),)


def step(moment: Moment, item: Item) -> tuple[Event, ...]:
    """A step begins: the one named, or the next."""
    name = item.what.name
    return (StepEntered(step=_step_name(name, item.column) if name else next_step(moment.board)),)


def _step_name(name: str, column: int) -> str:
    if name not in STEP_NAMES:
        steps = " ".join(STEPS)
        raise Unreadable(
            f"「{name}」というステップはありません（{steps}）",
            f"there is no step {name!r}; steps are {steps}",
            column,
        )
    return STEP_NAMES[name]


def next_step(board: Board) -> str:
    """The step that begins when this one ends."""
    steps = steps_of(board.turn)
    at = steps.index(board.step) if board.step in steps else len(steps)
    return steps[min(at + 1, len(steps) - 1)]


def count(moment: Moment, item: Item) -> tuple[Event, ...]:
    """A count of a side, by letters."""
    counts: dict[str, int] = {}
    for letter, n in item.what.counts:
        if letter not in COUNTS:
            known = " ".join(f"{key}={zone}" for key, zone in COUNTS.items())
            raise Unreadable(
                f"「{letter}」は数えるものではありません（{known}）",
                f"{letter!r} counts nothing; letters are {known}",
                item.column,
            )
        counts[COUNTS[letter]] = n
    side = item.what.side
    player = moment.naming.seat_of(side) if side else moment.board.player
    return (CountTaken(player=player, counts=counts),)


def note(moment: Moment, item: Item) -> tuple[Event, ...]:
    """A remark, or a time alone."""
    return (NoteMade(text=item.note or ""),)


def gap(moment: Moment, item: Item) -> tuple[Event, ...]:
    """Actions that were not seen."""
    n = item.what.n
    if n > _MOST_UNSEEN:
        raise Unreadable(
            f"見ていない行動は{_MOST_UNSEEN}まで（数が分からなければ ~）",
            f"{n} actions not seen? at most {_MOST_UNSEEN}; ~ alone says some",
            item.column,
        )
    return (GapNoted(n=n, text=item.note or ""),)


def concede(moment: Moment, item: Item) -> tuple[Event, ...]:
    """A side gives up."""
    if not item.what.side:
        raise Unreadable(
            "投了したのはどちらですか（投了1、投了2）",
            "who? write concede 1 or concede 2",
            item.column,
        )
    return (PlayerConceded(player=moment.naming.seat_of(item.what.side)),)


def result(moment: Moment, item: Item) -> tuple[Event, ...]:
    """The match is over."""
    winner = item.what.winner
    seat = moment.naming.seat_of(winner) if winner else None
    return (MatchEnded(winner=seat, reason=item.note or ""),)


def start(moment: Moment, item: Item) -> tuple[Event, ...]:
    """The match begins."""
    return (MatchStarted(first=moment.board.book.first),)


def redraw(moment: Moment, item: Item) -> tuple[Event, ...]:
    """An opening hand is drawn anew."""
    if not item.what.side:
        raise Unreadable(
            "引き直したのはどちらですか（引き直し1）", "who? write redraw 1", item.column
        )
    player = moment.naming.seat_of(item.what.side)
    n = item.what.n or moment.board.sides[player].hand
    return (HandRedrawn(player=player, n=n),)

"""The items every game shares, understood on a board: turns, counts, rulings, rewinds, notes ..."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from senpu.events import match
from senpu.events.base import Event, Seat, other
from senpu.events.notation import items as said
from senpu.events.notation.items import Item
from senpu.events.notation.kinds import RESULT_WORDS
from senpu.events.notation.line import Unreadable
from senpu.projections.reading.declarations import bind, declare, raw
from senpu.projections.reading.terms import Terms

BY_JUDGE = "judge:"
_MOST_UNSEEN = 99


@cache
def step_names(kind: type[Terms]) -> Mapping[str, str]:
    """The steps by every word they are typed as."""
    japanese = {ja.lower(): step for step, (ja, _) in kind.steps.items()}
    return {**{step: step for step in kind.steps}, **japanese}


def _turn(reading: Terms, item: Item) -> Iterator[Event]:
    """A turn begins; the number of the running turn, said again, only says that it goes on.

    It goes on to the step that is said. Turns that were swallowed by a gap are begun one by one.
    """
    turn: said.Turn = item.what
    board = reading.board
    player: Seat = reading.naming.seat_of(turn.side)
    to = _step_name(reading, turn.to, item.column) if turn.to else "main"
    runs = item.mark == "legal" and (board.turn, board.player) == (turn.number, player)
    if runs and (not turn.to or _at(reading, to) >= _at(reading, board.step)):
        yield from _onward(reading, to)
        return
    if item.mark == "legal" and board.gap:
        for number in range(board.turn + 1, turn.number):
            passed = player if (turn.number - number) % 2 == 0 else other(player)
            yield match.TurnStarted(turn=number, player=passed)
    yield match.TurnStarted(turn=turn.number, player=player, to=to)


def _onward(reading: Terms, to: str) -> Iterator[Event]:
    """The steps up to one, from where the board stands; it has to be moved on in between."""
    while _at(reading, reading.board.step) < _at(reading, to):
        step = reading.next_step()
        yield match.StepEntered(step=step)
        if reading.board.step != step:
            return


def _at(reading: Terms, step: str) -> int:
    order = reading.order()
    return order.index(step) if step in order else len(order)


def _step(reading: Terms, item: Item) -> tuple[Event, ...]:
    name = item.what.name
    step = _step_name(reading, name, item.column) if name else reading.next_step()
    return (match.StepEntered(step=step),)


def _step_name(reading: Terms, name: str, column: int) -> str:
    known = step_names(type(reading))
    if name not in known:
        steps = " ".join(reading.steps)
        raise Unreadable(
            f"「{name}」というステップはありません（{steps}）",
            f"there is no step {name!r}; steps are {steps}",
            column,
        )
    return known[name]


def _count(reading: Terms, item: Item) -> tuple[Event, ...]:
    counts: dict[str, int] = {}
    for letter, n in item.what.counts:
        if letter not in reading.counts:
            known = " ".join(f"{key}={zone}" for key, zone in reading.counts.items())
            raise Unreadable(
                f"「{letter}」は数えるものではありません（{known}）",
                f"{letter!r} counts nothing; letters are {known}",
                item.column,
            )
        counts[reading.counts[letter]] = n
    side = item.what.side
    player = reading.naming.seat_of(side) if side else reading.board.player
    return (match.CountTaken(player=player, counts=counts),)


def _judge(reading: Terms, item: Item) -> Iterator[Event]:
    """A judge rules; without a name, the judge who types. Raises Unreadable if that is none."""
    judge: said.Judge = item.what
    player: Seat | None = reading.naming.seat_of(judge.side) if judge.side else None
    name = judge_of(judge) or _judge_typing(reading)
    if not name:
        raise Unreadable(
            "誰の裁定ですか（JH ヘッドジャッジ、JF フロアジャッジ、JT テーブルジャッジ、J:名前）",
            "whose ruling is it? JH head judge, JF floor judge, JT table judge, or J:name",
            item.column,
        )
    if reading.takes_back(judge):
        yield match.MatchRewound(to=-1, reason=item.note or "")
    changed = tuple(effect for changes in judge.changes for effect in reading.effects(changes))
    effects = reading.remedied(judge, player or reading.board.player) + changed
    yield reading.ruling(
        judge=name,
        text=item.note or "",
        penalty=judge.penalty or None,
        player=player,
        remedy=judge.remedy,
        **({"effects": effects} if effects else {}),
    )


def _judge_typing(reading: Terms) -> str:
    by = reading.by
    return by.removeprefix(BY_JUDGE) if by.startswith(BY_JUDGE) else ""


def judge_of(judge: said.Judge) -> str:
    """The judge as a ruling names them: role and name, as far as they were said."""
    return ":".join(filter(None, (judge.role, judge.name)))


def _rewind(reading: Terms, item: Item) -> tuple[Event, ...]:
    return (match.MatchRewound(to=item.what.to, reason=item.note or ""),)


def _undo(reading: Terms, item: Item) -> tuple[Event, ...]:
    return (match.CorrectionMade(to=item.what.to, reason=item.note or ""),)


def _note(reading: Terms, item: Item) -> tuple[Event, ...]:
    return (match.NoteMade(text=item.note or ""),)


def _gap(reading: Terms, item: Item) -> tuple[Event, ...]:
    n = item.what.n
    if n > _MOST_UNSEEN:
        raise Unreadable(
            f"見ていない行動は{_MOST_UNSEEN}まで（数が分からなければ ~）",
            f"{n} actions not seen? at most {_MOST_UNSEEN}; ~ alone says some",
            item.column,
        )
    return (match.GapNoted(n=n, text=item.note or ""),)


def _concede(reading: Terms, item: Item) -> tuple[Event, ...]:
    if not item.what.side:
        raise Unreadable(
            "投了したのはどちらですか（投了1、投了2）",
            "who? write concede 1 or concede 2",
            item.column,
        )
    return (match.PlayerConceded(player=reading.naming.seat_of(item.what.side)),)


def _result(reading: Terms, item: Item) -> tuple[Event, ...]:
    winner = item.what.winner
    seat = reading.naming.seat_of(winner) if winner else None
    note = item.note or ""
    cause = item.what.cause or cause_said(reading.board, note)
    return (match.MatchEnded(winner=seat, reason=note, cause=cause),)


def cause_said(board: Any, note: str) -> Any:
    """Why a match ended, of which no more than a note tells: by rule, unless something was not
    seen."""
    return RESULT_WORDS.get(note.strip().lower(), "" if board.gap else "rule")


def _start(reading: Terms, item: Item) -> tuple[Event, ...]:
    return (match.MatchStarted(first=reading.board.book.first),)


def _redraw(reading: Terms, item: Item) -> tuple[Event, ...]:
    if not item.what.side:
        raise Unreadable(
            "引き直したのはどちらですか（引き直し1）", "who? write redraw 1", item.column
        )
    player = reading.naming.seat_of(item.what.side)
    return (match.HandRedrawn(player=player, n=item.what.n or _hand(reading.board, player)),)


def _hand(board: Any, player: Seat) -> int:
    """Cards in hand, in a game that has hands."""
    return board.sides[player].hand if hasattr(board, "sides") else 0


SHARED: Mapping[type[Any], Callable[[Any, Item], Iterable[Event]]] = {
    said.Turn: _turn,
    said.Step: _step,
    said.Count: _count,
    said.Judge: _judge,
    said.Rewind: _rewind,
    said.Undo: _undo,
    said.Bind: bind,
    said.Declare: declare,
    said.Note: _note,
    said.Gap: _gap,
    said.Concede: _concede,
    said.Result: _result,
    said.Start: _start,
    said.Redraw: _redraw,
    said.Raw: raw,
}
"""The items every game shares; all others are deeds of a game."""

"""Items as typed, understood on a board: from what is said to what is to be decided."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Union

import msgspec
from msgspec import ValidationError

from senpu.events.base import Event, Mark, Seat, UnknownEvent, other
from senpu.events.battle_spirits import EVENTS, Action, BurstActivated, RulingGiven
from senpu.events.battle_spirits.changes import CoresShifted, Effect
from senpu.events.match import (
    CardDeclared,
    CardIdentified,
    CorrectionMade,
    CountTaken,
    GapNoted,
    HandRedrawn,
    MatchEnded,
    MatchRewound,
    MatchStarted,
    NoteMade,
    PlayerConceded,
    StepEntered,
    TurnStarted,
)  # fmt: skip
from senpu.events.notation import items as said
from senpu.events.notation.battle_spirits.full_words import STEPS
from senpu.events.notation.battle_spirits.short import SPEECH, Deed, Spoken
from senpu.events.notation.codecs import read_json
from senpu.events.notation.common import parsed
from senpu.events.notation.cutting import cut
from senpu.events.notation.items import Item
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.play_table import steps_of
from senpu.projections.battle_spirits.reading.actions import done, spoken
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.texts import effects
from senpu.projections.game import Intent

COUNTS: Mapping[str, str] = {
    "r": "reserve", "t": "core_trash", "l": "life", "h": "hand", "d": "deck",
}  # fmt: skip
"""Letters of a closing count."""
STEP_NAMES: Mapping[str, str] = {
    **{step: step for step in STEPS}, **{ja.lower(): step for step, (ja, _) in STEPS.items()},
}  # fmt: skip
EARLY_STEPS = tuple(name for name, step in STEP_NAMES.items() if step not in ("attack", "end"))
"""Steps a turn may be said to go on to, by name."""

_BY_PLAYER = (Action, BurstActivated, TurnStarted, PlayerConceded, HandRedrawn)
_BY_JUDGE = "judge:"


def author(event: Event, mark: Mark, typist: str) -> str:
    """Who an entry is by: of an action who acts, of a ruling the judge, else whoever types."""
    if isinstance(event, RulingGiven) and not typist.startswith(_BY_JUDGE):
        role, _, name = event.judge.partition(":")
        return _BY_JUDGE + (name or role)
    if isinstance(event, _BY_PLAYER) and mark != "forced":
        return event.player
    return typist


def seat_of_event(board: Board, event: Event) -> Seat:
    """Whose cards an event names without a side: those of who acts, else of the turn player."""
    seat: Seat = getattr(event, "player", board.player)
    return board.player if isinstance(event, (CountTaken, RulingGiven)) else seat


def first_of_line(board: Board, line: str, by: str) -> tuple[Intent, ...]:
    """What the first item of a line of short text stands for. Raises Unreadable."""
    return tuple(
        intent
        for text, column in cut(line, EARLY_STEPS)[:1]
        for intent in Reading(board, by, text, column).intents()
    )


class Reading:
    """One item on a board, typed by somebody, and what it is to be decided as."""

    def __init__(self, board: Board, by: str, text: str, column: int) -> None:
        self.board = board
        self.by = by
        self.text = text
        self.column = column
        self.seat: Seat = board.player

    def intents(self) -> Iterator[Intent]:
        """What the item stands for, in order. Raises Unreadable."""
        try:
            yield from self._intents(parsed(Scan(normal(self.text)), SPEECH))
        except Unreadable as error:
            error.column += self.column - 1
            raise

    def _intents(self, items: tuple[Item, ...]) -> Iterator[Intent]:
        judge = next((item.what for item in items if type(item.what) is said.Judge), None)
        for item in items:
            if isinstance(item.what, said.Answers):
                yield from self._answers(item.what)
                continue
            for event in _MEANT[type(item.what)](self, item):
                yield self._intent(item, event, judge)

    def _answers(self, answers: said.Answers) -> Iterator[Intent]:
        self.seat = other(self.seat)
        yield from self._intents(answers.items)
        self.seat = other(self.seat)

    def _intent(self, item: Item, event: Event, judge: said.Judge | None) -> Intent:
        told = isinstance(event, _TELLING)
        ruled = judge is not None and isinstance(event, MatchRewound)
        by = author(_ruling(judge), "legal", self.by) if judge and ruled else ""
        intent = Intent(
            event=event,
            by=item.by or by or author(event, item.mark, self.by),
            mark=item.mark,
            reason=item.why or ("" if told else item.note or ""),
            clock=item.clock,
            doubt=item.doubt,
            text=self.text,
            column=self.column + item.column - 1,
        )
        if not isinstance(event, (MatchRewound, CorrectionMade)):
            self.board = decide(self.board, event).board
        return intent

    @property
    def naming(self) -> Naming:
        """The names on the board, as the acting player means them."""
        return Naming(self.board, self.seat)


_TELLING = (
    NoteMade,
    GapNoted,
    CardIdentified,
    RulingGiven,
    MatchRewound,
    CorrectionMade,
    MatchEnded,
)
"""Events that hold what stands in braces themselves."""


def _deed(reading: Reading, item: Item) -> tuple[Event, ...]:
    return done(reading.naming, item.what)


def _spoken(reading: Reading, item: Item) -> tuple[Event, ...]:
    return (spoken(reading.naming, item.what),)


def _turn(reading: Reading, item: Item) -> tuple[Event, ...]:
    turn: said.Turn = item.what
    to = _step_name(turn.to, item.column) if turn.to else "main"
    player = reading.naming.seat_of(turn.side)
    return (TurnStarted(turn=turn.number, player=player, to=to),)


def _step(reading: Reading, item: Item) -> tuple[Event, ...]:
    name = item.what.name
    return (StepEntered(step=_step_name(name, item.column) if name else next_step(reading.board)),)


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


def _count(reading: Reading, item: Item) -> tuple[Event, ...]:
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
    player = reading.naming.seat_of(side) if side else reading.board.player
    return (CountTaken(player=player, counts=counts),)


def _ruling(judge: said.Judge) -> RulingGiven:
    return RulingGiven(judge=":".join(filter(None, (judge.role, judge.name))) or "?")


def _judge(reading: Reading, item: Item) -> Iterator[Event]:
    judge: said.Judge = item.what
    naming = reading.naming
    player = naming.seat_of(judge.side) if judge.side else None
    known = reading.by.startswith(_BY_JUDGE) and not (judge.role or judge.name)
    penalty: Any = judge.penalty or None
    if "back" in judge.remedy:
        yield MatchRewound(to=-1, reason=item.note or "")
    yield RulingGiven(
        judge=reading.by.removeprefix(_BY_JUDGE) if known else _ruling(judge).judge,
        text=item.note or "",
        penalty=penalty,
        player=player,
        remedy=" ".join(judge.remedy) if judge.quoted is None else judge.quoted,
        effects=tuple(_remedy(judge, player or reading.board.player)) + _changed(naming, judge),
    )


def _changed(naming: Naming, judge: said.Judge) -> tuple[Effect, ...]:
    return tuple(effect for changes in judge.changes for effect in effects(naming, changes))


def _remedy(judge: said.Judge, player: Seat) -> Iterator[CoresShifted]:
    """`pay1`: what was not paid is paid now, from the reserve."""
    for word in judge.remedy:
        n = word.lower().removeprefix("pay").rstrip("*")
        if word.lower().startswith("pay") and n.isdecimal():
            yield CoresShifted(
                player=player, source="reserve", target="core_trash", n=int(n), soul="*" in word
            )


def _rewind(reading: Reading, item: Item) -> tuple[Event, ...]:
    return (MatchRewound(to=item.what.to, reason=item.note or ""),)


def _undo(reading: Reading, item: Item) -> tuple[Event, ...]:
    return (CorrectionMade(to=item.what.to, reason=item.note or ""),)


def _bind(reading: Reading, item: Item) -> tuple[Event, ...]:
    card = reading.naming.card(item.what.card)
    return (CardIdentified(handle=item.what.handle, card=card, basis=item.note or ""),)


def _declare(reading: Reading, item: Item) -> tuple[Event, ...]:
    declared: said.Declare = item.what
    written = f"{{{declared.facts}}}" if declared.facts else "{}"
    facts: dict[str, Any] = read_json(written, item.column)
    return (CardDeclared(alias=declared.alias.lower(), card=declared.card, facts=facts),)


def _note(reading: Reading, item: Item) -> tuple[Event, ...]:
    return (NoteMade(text=item.note or ""),)


def _gap(reading: Reading, item: Item) -> tuple[Event, ...]:
    return (GapNoted(n=item.what.n, text=item.note or ""),)


def _concede(reading: Reading, item: Item) -> tuple[Event, ...]:
    if not item.what.side:
        raise Unreadable(
            "投了したのはどちらですか（投了1、投了2）",
            "who? write concede 1 or concede 2",
            item.column,
        )
    return (PlayerConceded(player=reading.naming.seat_of(item.what.side)),)


def _result(reading: Reading, item: Item) -> tuple[Event, ...]:
    winner = item.what.winner
    seat = reading.naming.seat_of(winner) if winner else None
    return (MatchEnded(winner=seat, reason=item.note or ""),)


def _start(reading: Reading, item: Item) -> tuple[Event, ...]:
    return (MatchStarted(first=reading.board.book.first),)


def _redraw(reading: Reading, item: Item) -> tuple[Event, ...]:
    if not item.what.side:
        raise Unreadable(
            "引き直したのはどちらですか（引き直し1）", "who? write redraw 1", item.column
        )
    player = reading.naming.seat_of(item.what.side)
    n = item.what.n or reading.board.sides[player].hand
    return (HandRedrawn(player=player, n=n),)


_EVENT: Any = Union[EVENTS]  # noqa: UP007 - known only at run time


def _raw(reading: Reading, item: Item) -> tuple[Event, ...]:
    fields = read_json(item.what.json, item.column)
    try:
        event: Event = msgspec.convert(fields, _EVENT)
    except ValidationError as error:
        known = {cls.__struct_config__.tag for cls in EVENTS}
        name = str(fields.pop("type", ""))
        if not name or name in known:
            raise Unreadable(
                f"この記録は読めません：{error}", f"no such entry: {error}", item.column
            ) from None
        return (UnknownEvent(type=name, fields=fields),)
    return (event,)


_MEANT: Mapping[type[Any], Callable[[Reading, Item], Any]] = {
    Deed: _deed,
    Spoken: _spoken,
    said.Turn: _turn,
    said.Step: _step,
    said.Count: _count,
    said.Judge: _judge,
    said.Rewind: _rewind,
    said.Undo: _undo,
    said.Bind: _bind,
    said.Declare: _declare,
    said.Note: _note,
    said.Gap: _gap,
    said.Concede: _concede,
    said.Result: _result,
    said.Start: _start,
    said.Redraw: _redraw,
    said.Raw: _raw,
}

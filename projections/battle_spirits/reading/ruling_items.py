"""Rulings, rewinds and corrections understood on a board."""

from collections.abc import Iterator
from typing import Any

from senpu.events.base import Event, Mark, Seat
from senpu.events.battle_spirits import Action, BurstActivated, RulingGiven
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.events.match import (
    CorrectionMade,
    HandRedrawn,
    MatchRewound,
    PlayerConceded,
    TurnStarted,
)
from senpu.events.notation import items as said
from senpu.events.notation.items import Item
from senpu.events.notation.line import Unreadable
from senpu.projections.battle_spirits.reading.moment import Moment
from senpu.projections.battle_spirits.reading.texts import effects

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


def ruled_by(judge: said.Judge, typist: str) -> str:
    """Who a ruling is by."""
    return author(RulingGiven(judge=_name(judge)), "legal", typist)


def _name(judge: said.Judge) -> str:
    return ":".join(filter(None, (judge.role, judge.name)))


def ruling(moment: Moment, item: Item) -> Iterator[Event]:
    """A judge rules; without a name, the judge who types. Raises Unreadable if that is none."""
    judge: said.Judge = item.what
    player = moment.naming.seat_of(judge.side) if judge.side else None
    typist = moment.by.removeprefix(_BY_JUDGE) if moment.by.startswith(_BY_JUDGE) else ""
    penalty: Any = judge.penalty or None
    name = _name(judge) or typist
    if not name:
        raise Unreadable(
            "誰の裁定ですか（JH ヘッドジャッジ、JF フロアジャッジ、JT テーブルジャッジ、J:名前）",
            "whose ruling is it? JH head judge, JF floor judge, JT table judge, or J:name",
            item.column,
        )
    changes = tuple(change for each in judge.changes for change in effects(moment.naming, each))
    yield RulingGiven(
        judge=name,
        text=item.note or "",
        penalty=penalty,
        player=player,
        remedy=judge.remedy,
        effects=(*_paid(judge, player or moment.board.player), *changes),
    )


def _paid(judge: said.Judge, player: Seat) -> Iterator[CoresShifted]:
    """`pay1`: what was not paid is paid now, from the reserve."""
    for pay in judge.pays:
        yield CoresShifted(
            player=player, source="reserve", target="core_trash", n=pay.n, soul=pay.soul
        )


def rewind(moment: Moment, item: Item) -> tuple[Event, ...]:
    """The match is backed up."""
    return (MatchRewound(to=item.what.to, reason=item.note or ""),)


def undo(moment: Moment, item: Item) -> tuple[Event, ...]:
    """The scribe's slip is taken back."""
    return (CorrectionMade(to=item.what.to, reason=item.note or ""),)

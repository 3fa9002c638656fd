"""A match in one row: who played, how it ended, whether rates count it."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from senpu.analytics.columns import cell
from senpu.analytics.tables import TABLES, Row
from senpu.analytics.told import CORRECTED, EFFECTIVE, Told
from senpu.events.action_kinds import kind
from senpu.events.base import SEATS, Seat
from senpu.events.match import MatchClosed, MatchEnded

_DECISIVE = frozenset({"GL", "ML", "DQ"})
"""Penalties that decide a match."""


class Summary(Struct, frozen=True):
    """What came of a match. The end record has the last word on the winner."""

    finished: bool = False
    closed: bool = False
    winner: Seat | None = None
    reason: str | None = None
    cause: str | None = None
    turns: int = 0
    plays: int = 0
    penalty: bool = False

    @property
    def excluded(self) -> str | None:
        """Why rates leave the match out, None if they count it."""
        if not self.finished:
            return "unfinished"
        if self.penalty:
            return "penalty"
        if self.turns < 2:
            return "short"
        return None if self.plays else "unplayed"


def summary(told: Told) -> Summary:
    """What came of a match, by the entries that stand."""
    ended = closed = cause = None
    turns = plays = 0
    for entry, moment, standing in zip(told.entries, told.moments, told.standings, strict=True):
        if standing != EFFECTIVE:
            continue
        turns = moment.turn
        plays += kind(entry.event) == "play"
        for event in (entry.event, *entry.then):
            if isinstance(event, MatchEnded):
                ended, cause = event, event.cause or _cause(event, event is not entry.event)
            closed = event if isinstance(event, MatchClosed) else closed
    end = closed or ended
    return Summary(
        finished=end is not None,
        closed=closed is not None,
        winner=end.winner if end else None,
        reason=ended.reason if ended else None,
        cause=cause,
        turns=turns,
        plays=plays,
        penalty=_decided_by_penalty(told, end.winner if end else None),
    )


def _cause(ended: MatchEnded, follows: bool) -> str | None:
    """Why a match ended that does not say it: what only follows is by rule, or a concession."""
    if ended.reason == "concession":
        return "concession"
    return "rule" if follows else None


def _decided_by_penalty(told: Told, winner: Seat | None) -> bool:
    """A penalty outlives a rewind, but not the correction of a slip; whoever won in spite of it
    was not beaten by it."""
    return any(
        cell(entry.event, "penalty") in _DECISIVE
        and standing != CORRECTED
        and (winner is None or cell(entry.event, "player") != winner)
        for entry, standing in zip(told.entries, told.standings, strict=True)
    )


def match_rows(told: Told, file: str, damage: str | None, *, verified: bool) -> Iterator[Row]:
    """The row of a match in `matches`, those in `seats`."""
    header, came = told.log.header, summary(told)
    yield TABLES["matches"](
        match=header.match,
        game=header.game,
        pack=header.pack,
        event=header.event or None,
        round=header.round or None,
        tbl=header.table or None,
        player_a=header.players.get("A"),
        player_b=header.players.get("B"),
        first=header.first,
        finished=came.finished,
        winner=came.winner,
        reason=came.reason,
        cause=came.cause,
        excluded=came.excluded,
        turns=came.turns,
        entries=len(told.entries),
        effective=told.standings.count(EFFECTIVE),
        closed=came.closed,
        verified=verified,
        damage=damage,
        created=header.created or None,
        program=header.program or None,
        format=f"senpu/{told.log.format}",
        options=msgspec.json.encode(header.options).decode(),
        file=file,
    )
    for seat in SEATS:
        won = None if came.winner is None else came.winner == seat
        is_first = header.first == seat
        yield TABLES["seats"](header.match, seat, header.players.get(seat), is_first, won)

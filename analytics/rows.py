"""One match as rows of the tables in `schema.sql`, read off its events without knowing its game."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Final, cast

import msgspec
from msgspec import Raw, Struct

from senpu.analytics.columns import cell, has
from senpu.analytics.naming import Names, printed
from senpu.analytics.summary import match_rows
from senpu.analytics.tables import TABLES, Row
from senpu.analytics.told import EFFECTIVE, Moment, Told
from senpu.events.action_kinds import kind, type_name
from senpu.events.base import SEATS, Event, Value
from senpu.events.envelope import Entry
from senpu.events.log import upcast
from senpu.events.log.chain import Recorded
from senpu.events.log.codec import encode
from senpu.events.match import CountTaken
from senpu.events.parts import columns_of

NONE: Final[Mapping[str, int]] = {}


class _Stored(Struct):
    """An entry's line with its events left as they are."""

    event: Raw
    then: tuple[Raw, ...] = ()


_stored = msgspec.json.Decoder(_Stored).decode


def rows(told: Told, file: str, damage: str | None, *, verified: bool) -> Iterator[Row]:
    """All rows of a match; `file` and `damage` are told in `matches`."""
    yield from match_rows(told, file, damage, verified=verified)
    yield from _cards(told)
    yield from _decks(told)
    yield from _findings(told)
    yield from _Entries(told).rows()


def _cards(told: Told) -> Iterator[Row]:
    for declared, facts in printed(told):
        yield TABLES["cards"](
            match=told.log.header.match,
            card=str(facts.get("id")),
            declared=declared,
            name=_printed_word(facts, "name"),
            name_en=_printed_word(facts, "name_en"),
            type=_printed_word(facts, "type"),
            cost=cost if isinstance(cost := facts.get("cost"), int) else None,
            facts=_json(facts),
        )


def _decks(told: Told) -> Iterator[Row]:
    header = told.log.header
    for seat, listed in header.decks.items():
        for card, n in listed.items():
            yield TABLES["decks"](header.match, seat, card, n)


def _findings(told: Told) -> Iterator[Row]:
    for finding in told.findings:
        for breach in finding.breaches:
            yield TABLES["findings"](
                told.log.header.match, finding.seq, breach.rule, _json(breach.facts)
            )


class _Entries:
    """The rows of a match's entries."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.match = told.log.header.match
        self.names = Names(told)
        self.times = [_time(entry.time) for entry in told.entries]

    def rows(self) -> Iterator[Row]:
        told = self.told
        for record, moment, standing in zip(
            told.log.records, told.moments, told.standings, strict=False
        ):
            entry, stands = record.entry, standing == EFFECTIVE
            yield from self._action(entry, moment, standing)
            yield from self._events(record, stands)
            yield from self._positions(entry.seq, stands)
            yield from self._outcome(entry, stands)
            yield from self._verdicts(entry, standing)
            if isinstance(entry.event, CountTaken):
                yield from self._counts(entry.seq, entry.event, stands)

    def _action(self, entry: Entry, moment: Moment, standing: str) -> Iterator[Row]:
        event = entry.event
        cost = cell(event, "cost")
        object = _word(event, "card")
        card = self.names.number(object)
        yield TABLES["actions"](
            match=self.match,
            seq=entry.seq,
            kind=kind(event),
            type=type_name(event),
            standing=standing,
            effective=standing == EFFECTIVE,
            turn=moment.turn,
            own_turn=moment.own_turn,
            active=moment.active,
            step=moment.step,
            seat=_seat(event) or (entry.by if entry.by in SEATS else None),
            author=entry.by,
            mark=entry.mark,
            breaches=len(entry.breaches),
            reason=entry.reason or None,
            doubt=entry.doubt,
            time=self.times[entry.seq - 1],
            seconds=self._seconds(entry.seq),
            clock=entry.clock or None,
            object=object,
            card=card,
            card_name=self.names.name(card),
            onto=_word(event, "onto"),
            printed_cost=_number(cost, "printed_cost"),
            reduction=_total(cost, "reduction"),
            surcharge=_number(cost, "surcharge"),
            payable=_number(cost, "payable"),
            paid=_total(event, "pay"),
            placed=_total(event, "place"),
            soul=_word(event, "soul"),
        )

    def _seconds(self, seq: int) -> float | None:
        now, before = self.times[seq - 1], self.times[seq - 2] if seq > 1 else None
        return (now - before).total_seconds() if now and before else None

    def _events(self, record: Recorded, stands: bool) -> Iterator[Row]:
        entry = record.entry
        current = self.told.log.format == upcast.CURRENT
        stored = _stored(record.line if current else encode(entry))
        bodies = (stored.event, *stored.then)
        for nth, (event, body) in enumerate(zip((entry.event, *entry.then), bodies, strict=True)):
            yield TABLES["events"](
                match=self.match,
                seq=entry.seq,
                nth=nth,
                sub=f"{entry.seq}.{nth}" if nth else str(entry.seq),
                effective=stands,
                type=type_name(event),
                seat=_seat(event),
                body=str(body, "utf-8"),
            )

    def _outcome(self, entry: Entry, stands: bool) -> Iterator[Row]:
        event, at = entry.event, (self.match, entry.seq, stands)
        for place, n in _amounts(event, "pay").items():
            yield TABLES["payments"](*at, self._place_kind(place), place, n)
        for place, n in _amounts(event, "place").items():
            yield TABLES["placements"](*at, self._place_kind(place), place, n)
        for move in cell(event, "moves") or ():
            yield TABLES["moves"](*at, *(cell(move, column) for column in _MOVED))
        for colour, n in _amounts(cell(event, "cost"), "reduction").items():
            yield TABLES["reductions"](*at, colour, n)

    def _place_kind(self, place: str) -> str:
        return "card" if place in self.names.fielded else place

    def _verdicts(self, entry: Entry, standing: str) -> Iterator[Row]:
        at = (self.match, entry.seq, standing, standing == EFFECTIVE)
        for breach in entry.breaches:
            yield TABLES["breaches"](*at, entry.mark, breach.rule, _json(breach.facts))
        event = entry.event
        if kind(event) == "ruling":
            said = (_word(event, column) for column in _RULED)
            yield TABLES["rulings"](*at, cell(event, "judge"), _seat(event), *said)

    def _counts(self, seq: int, event: CountTaken, stands: bool) -> Iterator[Row]:
        before = self.told.counted[seq - 1][event.player]
        for zone, n in event.counts.items():
            kept = before.get(zone)
            agrees = None if kept is None else kept == n
            yield TABLES["counts"](self.match, seq, stands, event.player, zone, n, kept, agrees)

    def _positions(self, seq: int, stands: bool) -> Iterator[Row]:
        for seat, zones in self.told.counted[seq].items():
            at = (self.match, seq, stands, seat)
            yield TABLES["positions"](*at, list(zones), list(zones.values()))


_RULED = ("penalty", "remedy", "text")
_MOVED = ("source", "target", "n")


def _seat(event: Event) -> str | None:
    return getattr(event, "player", None)


# Games give their parts what types they like; a column takes those of its own type alone.


def _word(part: Value | None, column: str) -> str | None:
    value = cell(part, column)
    return value if value and isinstance(value, str) else None


def _number(part: Value | None, column: str) -> int | None:
    value = cell(part, column)
    return value if isinstance(value, int) else None


def _amounts(part: Value | None, column: str) -> Mapping[str, int]:
    """Amounts by place; a number alone is of the place that its field is called by."""
    found: Any = cell(part, column)
    if part is not None and isinstance(found, int):
        return {columns_of(type(part))[column]: found} if found else NONE
    return cast(Mapping[str, int], found) if isinstance(found, dict) else NONE


def _total(part: Value | None, column: str) -> int | None:
    return sum(_amounts(part, column).values()) if has(part, column) else None


def _printed_word(facts: Mapping[str, Any], field: str) -> str | None:
    return str(facts[field]) if facts.get(field) else None


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _time(text: str) -> datetime | None:
    """A stored time in UTC; one without an offset is taken as UTC, an unreadable one as None."""
    try:
        found = datetime.fromisoformat(text)
        return found.astimezone(UTC).replace(tzinfo=None) if found.tzinfo else found
    except (ValueError, OverflowError):
        return None

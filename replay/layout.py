"""A position in words of one language, ready to be drawn: what stands in which row and box.

Made from the picture alone. What lies in slots becomes a grid, the rest rows below it; the half
across the table is turned round.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from senpu.events.base import Seat, other
from senpu.projections.picture import Count, Picture, Stats, Thing, Words, Zone
from senpu.projections.rules import Lang, Text
from senpu.replay import messages

GLYPHS: Mapping[str, str] = {"disc": "●", "ring": "◎"}
"""Counters that are drawn; the others are said by numbers."""
RING = "ring"
LAST = 5
"""So many cards of a pile are named, the newest first, unless it decides the match."""
MOST = 9
"""More counters than this are written as a number."""

BETWEEN = Text(" ", ", ")


class Box(Struct, frozen=True, kw_only=True):
    """A thing on the table: a title, lines below it; `tone` is plain, good, tired, hidden, bad."""

    title: str
    lines: tuple[str, ...] = ()
    tone: str = "plain"


class Row(Struct, frozen=True, kw_only=True):
    """A named row of things; things without lines are drawn as words only."""

    name: str
    boxes: tuple[Box, ...] = ()


Grid = tuple[tuple[Row | None, ...], ...]


class Half(Struct, frozen=True, kw_only=True):
    """One player's half of the table: a heading, counts, rows.

    `grid` are the places that lie in lines, row by row as they are to be drawn: each has its name
    even while nothing lies there, None is a gap. Its rows are equally long.
    """

    heading: str
    active: bool
    counts: tuple[tuple[str, str], ...]
    rows: tuple[Row, ...]
    grid: Grid = ()


class Layout(Struct, frozen=True, kw_only=True):
    """A position as it is to be drawn, the far half first; `middle` lies between the halves."""

    title: str
    far: Half
    near: Half
    middle: tuple[Row, ...] = ()


def laid_out(picture: Picture, lang: Lang, near: Seat = "A") -> Layout:
    """The position a picture starts with, the half of `near` last."""
    lay = _Laying(picture, lang)
    return Layout(
        title=lay.title(),
        far=lay.half(other(near), far=True),
        near=lay.half(near, far=False),
        middle=lay.middle(),
    )


class _Laying:
    """What is said of the things of one position in one language."""

    def __init__(self, picture: Picture, lang: Lang) -> None:
        self.picture = picture
        self.lang: Lang = lang
        self.now, self.things = picture.start.now, picture.start.things
        self._in_zone: dict[str, list[tuple[str, Thing]]] = {}
        for id, thing in sorted(self.things.items(), key=lambda each: each[1].at):
            self._in_zone.setdefault(thing.in_, []).append((id, thing))

    def said(self, text: Text | Words, **facts: int | str) -> str:
        """A text in the language."""
        return text.said(self.lang, facts) if isinstance(text, Text) else text.said(self.lang)

    def title(self) -> str:
        """Turn, step and priority; how the match ended."""
        now = self.now
        if now.turn == 0:
            return self.said(messages.BEFORE)
        words = (self.said(messages.TURN, turn=now.turn), self._role(now.seat), self.said(now.step))
        said = self.said(BETWEEN).join(filter(None, words))
        priority = self.said(messages.PRIORITY, seat=now.priority) if now.priority else ""
        return "  ".join(filter(None, (said, priority, self._ending())))

    def _ending(self) -> str:
        if not self.now.over:
            return ""
        winner = self.now.winner
        if winner is None:
            return self.said(messages.DRAWN)
        return self.said(messages.WON, player=self._role(winner))

    def _role(self, seat: Seat) -> str:
        return f"{seat} {self.said(self.picture.seats[seat].role)}".rstrip()

    def half(self, seat: Seat, *, far: bool) -> Half:
        """One side of the table, turned round if it is the `far` one."""
        grid = self._grid(seat)
        return Half(
            heading=f"{self._role(seat)} {self.picture.seats[seat].name}".rstrip(),
            active=self.now.turn > 0 and seat == self.now.seat,
            counts=tuple(self._counts(seat)),
            rows=tuple(row for row in self._rows(seat) if row.boxes),
            grid=tuple(row[::-1] for row in grid[::-1]) if far else grid,
        )

    def middle(self) -> tuple[Row, ...]:
        """What lies between the halves; what is stacked is numbered from below."""
        rows = (self._between(zone) for zone in self.picture.middle)
        return tuple(row for row in rows if row.boxes)

    def _between(self, zone: Zone) -> Row:
        row = self._row(zone, self._loose(zone.id))
        stacked = zone.look == "stack"
        return Row(name=row.name, boxes=tuple(_numbered(row.boxes))) if stacked else row

    # Counts

    def _counts(self, seat: Seat) -> Iterator[tuple[str, str]]:
        for zone in self.picture.seats[seat].table.zones:
            count = self._count(seat, zone)
            if zone.counted and not count.none:
                yield self.said(zone.brief if any(zone.brief) else zone.name), self._number(count)

    def _count(self, seat: Seat, zone: Zone) -> Count:
        return self.picture.start.zones.get(f"{seat}.{zone.id}", Count(none=True))

    def _number(self, count: Count) -> str:
        n = str(count.n) if count.of is None else f"{count.n}/{count.of}"
        rings = (k for kind, k in (count.dots or {}).items() if self._look(kind) == RING)
        return n + GLYPHS[RING] * sum(rings)

    def _look(self, dot: str) -> str:
        return self.picture.dots[dot].look

    # Rows

    def _rows(self, seat: Seat) -> Iterator[Row]:
        """Cards that lie open, the hand as far as it is known, piles."""
        zones = self.picture.seats[seat].table.zones
        for zone in zones:
            if zone.look == "cards":
                yield from self._open(seat, zone)
        for zone in zones:
            if zone.look == "hand":
                name = self.said(messages.AS_KNOWN, zone=self.said(zone.name))
                yield Row(name=name, boxes=tuple(self._titles(self._lying(seat, zone))))
        for zone in sorted(zones, key=lambda zone: not zone.key):
            if zone.look == "pile":
                yield self._pile(seat, zone)

    def _open(self, seat: Seat, zone: Zone) -> Iterator[Row]:
        lying = self._loose(f"{seat}.{zone.id}")
        if not zone.rows:
            yield self._row(zone, lying)
        first = next(iter(zone.rows), "")
        for row, name in zone.rows.items():
            cards = [each for each in lying if (each[1].row or first) == row]
            yield Row(name=self.said(name), boxes=tuple(self._box(*each) for each in cards))

    def _row(self, zone: Zone, lying: Sequence[tuple[str, Thing]]) -> Row:
        return Row(name=self.said(zone.name), boxes=tuple(self._box(*each) for each in lying))

    def _pile(self, seat: Seat, zone: Zone) -> Row:
        lying = self._lying(seat, zone)
        most = len(lying) if zone.key else LAST
        shown = tuple(self._titles(lying[: -most - 1 : -1]))
        more = (Box(title="…"),) if len(lying) > most else ()
        return Row(name=f"{self.said(zone.name)} {self._count(seat, zone).n}", boxes=shown + more)

    def _titles(self, things: Sequence[Thing]) -> Iterator[Box]:
        return (Box(title=self._title(thing)) for thing in things)

    def _lying(self, seat: Seat, zone: Zone) -> list[Thing]:
        return [thing for _, thing in self._in_zone.get(f"{seat}.{zone.id}", ())]

    def _loose(self, zone: str) -> list[tuple[str, Thing]]:
        """What lies in a zone, without what is drawn inside another thing."""
        lying = self._in_zone.get(zone, [])
        return [(id, thing) for id, thing in lying if not self._inside(thing)]

    def _inside(self, thing: Thing) -> bool:
        hosts = (self.things.get(id) for id in thing.on)
        return any(host is not None and host.in_ == thing.in_ for host in hosts)

    # Places in lines

    def _grid(self, seat: Seat) -> Grid:
        slots = {z.at[:2]: z for z in self._slots(seat) if z.at}
        places = (zone.at for each in self.picture.seats for zone in self._slots(each))
        columns = sorted({at[0] for at in places if at})
        lines = sorted({line for _, line in slots})
        return tuple(
            tuple(self._place(seat, slots.get((column, line))) for column in columns)
            for line in lines
        )

    def _slots(self, seat: Seat) -> Iterator[Zone]:
        return (zone for zone in self.picture.seats[seat].table.zones if zone.look == "slot")

    def _place(self, seat: Seat, zone: Zone | None) -> Row | None:
        return self._row(zone, self._loose(f"{seat}.{zone.id}")) if zone else None

    # Things

    def _box(self, id: str, thing: Thing) -> Box:
        return Box(title=self._title(thing), lines=tuple(self._lines(id, thing)), tone=_tone(thing))

    def _title(self, thing: Thing) -> str:
        """Its name, and as it is typed: `ryu1`."""
        card = self.picture.cards.get(thing.card)
        name = self.said(card.name) if card else thing.card
        label = thing.label or (card.short if card else "")
        return label if name and label.startswith(name) else " ".join(filter(None, (name, label)))

    def _lines(self, id: str, thing: Thing) -> Iterator[str]:
        if thing.by:
            yield self.said(messages.OF, player=thing.by, kind=self.said(thing.kind))
        yield from self._standing(thing)
        if dots := self._dots(thing):
            yield dots
        if thing.pips:
            yield " ".join((self.said(self.picture.symbols), *self._pips(thing)))
        for _, rider in self._in_zone[thing.in_]:
            if id in rider.on:
                yield f"+ {self._title(rider)} {' '.join(self._stats(rider.on[id]))}"
        yield from map(self.said, thing.marks)
        if thing.below:
            yield self.said(messages.BELOW, n=thing.below)

    def _standing(self, thing: Thing) -> Iterator[str]:
        """Numbers in a line, what is so many of so many in the next; the state behind them."""
        measures = tuple(stat for stat in thing.stats if "/" in str(stat[1]))
        numbers = tuple(stat for stat in thing.stats if stat not in measures)
        lines = [" ".join(self._stats(stats)) for stats in (numbers, measures) if stats]
        yield from lines[:-1]
        if last := " ".join(filter(None, (*lines[-1:], self.said(thing.state)))):
            yield last

    def _stats(self, stats: Stats) -> Iterator[str]:
        for name, value in stats:
            between = " " if "/" in str(value) else ""
            yield f"{name if isinstance(name, str) else self.said(name)}{between}{value}"

    def _dots(self, thing: Thing) -> str:
        if thing.dots is None:
            return ""
        row = "".join(_dot_row(self._look(kind), n) for kind, n in thing.dots.items())
        none = (self.said(dot.none) for dot in self.picture.dots.values())
        return row or next(filter(None, none), "")

    def _pips(self, thing: Thing) -> Iterator[str]:
        for kind, n in thing.pips:
            yield self.said(messages.EACH, kind=self.said(self.picture.frames[kind].name), n=n)


def _dot_row(look: str, n: int) -> str:
    glyph = GLYPHS.get(look, "")
    return glyph * n if n <= MOST or not glyph else f"{glyph}×{n}"


def _tone(thing: Thing) -> str:
    return thing.tone or ("hidden" if thing.down else "tired" if thing.turned else "plain")


def _numbered(boxes: Sequence[Box]) -> Iterator[Box]:
    for n, box in enumerate(boxes, 1):
        yield Box(title=f"{n} {box.title}", lines=box.lines, tone=box.tone)

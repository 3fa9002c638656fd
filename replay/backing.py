"""What going back means at the table: what is moved there, and what cannot be unlearned."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, product
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import SEATS, Seat, other
from senpu.events.envelope import Entry
from senpu.events.match import CardsDrawn, DeckDrawn
from senpu.projections.entry_view import seen
from senpu.projections.fold import RETURNS, History
from senpu.projections.picture import NO_WORDS, Picture, Words, both
from senpu.projections.undone import undone
from senpu.replay.picture import position_picture

DRAWS = (CardsDrawn, DeckDrawn)
HIDDEN = ("hand", "deck", "deck_top", "deck_bottom", "drive", "set")
"""Where cards lie that the other player does not look at."""


_QUOTED = re.compile(rb'"((?:[^"\\]|\\.)*)"')
"""The words of a board as JSON, numbers of cards among them."""


class Move(Struct, frozen=True):
    """One thing to do: so many of something from one place to another; on going back over `seq`.

    Without places, `what` is turned as it was, into `state`.
    """

    seq: int
    seat: Seat
    what: Words
    n: int = 1
    source: Words = NO_WORDS
    target: Words = NO_WORDS
    state: Words = NO_WORDS


class Learned(Struct, frozen=True):
    """What a player's cards told all, and how many that player drew, in what is taken back."""

    seat: Seat
    shown: tuple[str, ...] = ()
    drawn: int = 0


def passed_over(history: History, to: int) -> tuple[int, ...]:
    """The entries that going back to one takes back, the latest first."""
    return tuple(seq for seq in reversed(history.effective()) if seq > to)


def learned(history: History, seqs: Iterable[int]) -> tuple[Learned, ...]:
    """What both players know from entries that are taken back, and what was drawn in them."""
    found = (_learned(history, sorted(seqs), seat) for seat in SEATS)
    return tuple(one for one in found if one.shown or one.drawn)


def _learned(history: History, seqs: Sequence[int], seat: Seat) -> Learned:
    shown = dict.fromkeys(card for seq in seqs for card in _shown(history, seq, seat))
    return Learned(seat, tuple(shown), sum(_drawn(history, seq, seat) for seq in seqs))


def _drawn(history: History, seq: int, seat: Seat) -> int:
    """How many cards a player drew with an entry."""
    told = _parts(history.entries[seq - 1])
    return sum(one.n for one in told if isinstance(one, DRAWS) and one.player == seat)


def _parts(entry: Entry) -> Iterator[Any]:
    """The events of an entry, each with what its texts did."""
    for event in (entry.event, *entry.then):
        yield event
        yield from getattr(event, "effects", ())


def _shown(history: History, seq: int, seat: Seat) -> Iterator[str]:
    """The cards of a player that an entry showed to the other one."""
    entry, before = history.entries[seq - 1], history.boards[seq - 1]
    if type(entry.event) in RETURNS:
        return
    known = seen(history.game, entry, before, other(seat)).entry
    cards = getattr(getattr(before, "book", None), "cards", {})
    for part in _parts(known):
        if getattr(part, "player", seat) == seat and getattr(part, "source", "hand") in HIDDEN:
            yield from (word for word in _words(part) if word in cards)


def _words(part: Any) -> Iterator[str]:
    for name in ("card", "number", "cards"):
        value = getattr(part, name, ())
        yield from (value,) if isinstance(value, str) else value


def remembered(history: History, seq: int) -> Mapping[Seat, tuple[str, ...]]:
    """Cards of each player that both saw in what was taken back, and that lie nowhere in sight.

    `seq` is the position looked at.
    """
    gone = [entry for entry, by in undone(history).items() if by <= seq]
    board = history.boards[seq]
    told = learned(history, gone)
    found: dict[Seat, tuple[str, ...]] = {one.seat: _hidden(history, board, one) for one in told}
    return {seat: cards for seat, cards in found.items() if cards}


def _hidden(history: History, board: Any, one: Learned) -> tuple[str, ...]:
    """Those that the other player does not see lying somewhere anyway."""
    side = history.game.view(board, other(one.seat)).sides[one.seat]
    lying = {*_QUOTED.findall(msgspec.json.encode(side))}
    return tuple(card for card in one.shown if card.encode() not in lying)


def moves(history: History, to: int) -> Iterator[Move]:
    """What is moved at the table to go back to an entry, action by action, the latest first."""
    for seq in passed_over(history, to):
        if type(history.entries[seq - 1].event) not in RETURNS:
            now, was = position_picture(history, seq), position_picture(history, seq - 1)
            for seat in SEATS:
                drawn = _drawn(history, seq, seat)
                yield from _merged(_cards(seq, seat, now, was, drawn))
                yield from _counters(seq, seat, now, was)
                yield from _turned(seq, seat, now, was)


def _merged(found: Iterable[Move]) -> Iterator[Move]:
    """Cards nobody names, of one way, as one move."""
    for way, same in groupby(found):
        yield replace(way, n=sum(1 for _ in same))


def _cards(seq: int, seat: Seat, now: Picture, was: Picture, drawn: int) -> Iterator[Move]:
    """Cards that lie elsewhere: each from a zone that has one too many to one that lacks it.

    Those drawn go back from the hand to the deck, whatever else came to the hand or left it.
    """
    have, had = _numbers(now, seat), _numbers(was, seat)
    hand = [f"{seat}.hand"] * drawn
    surplus = hand + [zone for zone in have for _ in range(have[zone] - had.get(zone, 0))]
    lacking = [zone for zone in had for _ in range(had[zone] - have.get(zone, 0))] + hand
    arrived = [id for id in now.start.things if id not in was.start.things]
    for source, target in zip(surplus, lacking, strict=False):
        here = next((id for id in arrived if now.start.things[id].in_ == source), "")
        card = now.start.things[here].card if here else ""
        arrived = [id for id in arrived if id != here]
        if source != target:
            yield Move(seq, seat, _name(now, card), 1, _zone(now, source), _zone(now, target))


def _numbers(picture: Picture, seat: Seat) -> dict[str, int]:
    """How many cards lie in each zone of a side."""
    found = {
        zone: count.n
        for zone, count in picture.start.zones.items()
        if zone.startswith(seat) and count.dots is None and count.n is not None
    }
    for thing in picture.start.things.values():
        if thing.in_.startswith(f"{seat}.") and thing.in_ not in picture.start.zones:
            found[thing.in_] = found.get(thing.in_, 0) + 1
    return found


def _counters(seq: int, seat: Seat, now: Picture, was: Picture) -> Iterator[Move]:
    """Counters that lie elsewhere, kind by kind; those of a zone that are of another kind now."""
    dots = {**now.dots, **was.dots}
    left: dict[str, list[tuple[str, int]]] = {}
    for kind in dots:
        have, had = _lying(now, seat, kind), _lying(was, seat, kind)
        over = {place: have.get(place, 0) - had.get(place, 0) for place in [*have, *had]}
        for source, target, n in _paired(over):
            if source and target:
                places = _place(now, was, source), _place(now, was, target)
                yield Move(seq, seat, dots[kind].name, n, *places)
            else:
                left.setdefault(source or target, []).append((kind, n if source else -n))
    for place, kinds in left.items():
        for source, target, n in _paired(dict(kinds)):
            ends = (dots[kind].name if kind else NO_WORDS for kind in (source, target))
            yield Move(seq, seat, _place(now, was, place), n, *ends)


def _lying(picture: Picture, seat: Seat, kind: str) -> dict[str, int]:
    start = picture.start
    zones = {id: count.dots for id, count in start.zones.items() if id.startswith(seat)}
    things = {id: thing.dots for id, thing in start.things.items() if thing.in_.startswith(seat)}
    return {id: dots[kind] for id, dots in (zones | things).items() if dots and kind in dots}


def _paired(over: Mapping[str, int]) -> Iterator[tuple[str, str, int]]:
    """Each place that has too many with one that lacks some; what is left comes or goes beyond."""
    surplus = {place: n for place, n in over.items() if n > 0}
    lacking = {place: -n for place, n in over.items() if n < 0}
    for source, target in product([*surplus], [*lacking]):
        if n := min(surplus[source], lacking[target]):
            surplus[source] -= n
            lacking[target] -= n
            yield source, target, n
    yield from ((source, "", n) for source, n in surplus.items() if n)
    yield from (("", target, n) for target, n in lacking.items() if n)


def _turned(seq: int, seat: Seat, now: Picture, was: Picture) -> Iterator[Move]:
    for id, thing in now.start.things.items():
        before = was.start.things.get(id)
        if before and thing.in_.startswith(seat) and thing.turned != before.turned:
            yield Move(seq, seat, _name(now, thing.card), state=before.state)


def _name(picture: Picture, card: str) -> Words:
    return picture.cards[card].name if card in picture.cards else NO_WORDS


def _zone(picture: Picture, zone: str) -> Words:
    seat, _, name = zone.partition(".")
    zones = picture.seats["A" if seat == "A" else "B"].table.zones
    return next((each.name for each in zones if each.id == name), both(lambda _: name))


def _place(now: Picture, was: Picture, id: str) -> Words:
    """A zone, a card on the table, or nothing for beyond it."""
    if thing := now.start.things.get(id) or was.start.things.get(id):
        return _name(now if id in now.start.things else was, thing.card)
    return _zone(now, id) if id else NO_WORDS

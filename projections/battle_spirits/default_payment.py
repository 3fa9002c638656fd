"""Which cores are used when nobody says which: the default payment and placement."""

from collections.abc import Iterator

from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import FieldCard, Side

NO_CORES: Cores = {}


def payment(
    side: Side, payable: int, placed: int, *, host: str = "", victim: str = ""
) -> tuple[Cores, Cores]:
    """What is taken from where to pay so many cores and to place so many, as far as they go.

    Reserve first, then what cards have beyond their minimum, then nexuses, then cards that are
    emptied by it, the one with the soul core last. The `host` of a direct brave keeps its minimum
    (BS-B5); the `victim` of a transmigration 転召 only pays, for its other cores are gone by then.
    """
    if side.reserve >= payable + placed:
        return _of_reserve(payable), _of_reserve(placed)
    pay: dict[str, int] = {}
    place: dict[str, int] = {}
    for where, there in _sources(side, host):
        for asked, use in ((payable, pay), (placed, place)):
            n = min(there, asked - sum(use.values()))
            if n and not (use is place and where == victim):
                use[where] = use.get(where, 0) + n
                there -= n
    return pay, place


def _of_reserve(n: int) -> Cores:
    return {"reserve": n} if n else NO_CORES


def _sources(side: Side, host: str) -> Iterator[tuple[str, int]]:
    """Places in the order they are used, each with how many cores it gives then."""
    yield "reserve", side.reserve
    givers = [card for card in side.field.values() if gives(card)]
    for card in sorted(givers, key=lambda card: card.kind == "nexus"):
        yield card.id, max(0, card.cores - card.minimum)
    for card in sorted(givers, key=lambda card: card.id == side.soul):
        if card.id != host:
            yield card.id, min(card.cores, card.minimum)


def gives(card: FieldCard) -> bool:
    """Whether cores may be taken from a field card and are there (BS-C5a, BS-C5b)."""
    return card.cores > 0 and card.card.takes_cores and not card.protected

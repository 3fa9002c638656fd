"""How a cost comes about (digest 5.0.1, 5.0.2): printed, changed by texts, reduced, surcharged.

And which cores are used when nobody says which: the default payment and placement.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from senpu.events.battle_spirits import Adjustment, Cost
from senpu.events.battle_spirits.cards import COLOURS, Icon, Symbol
from senpu.events.battle_spirits.changes import Cores
from senpu.projections.battle_spirits.board import FieldCard, Side, field_symbols
from senpu.projections.battle_spirits.options import Options

Counts = Mapping[Icon, int] | Mapping[str, int]
"""So many by kind."""
SPECIAL: tuple[Symbol, Symbol] = ("ultimate", "god")
NO_CORES: Cores = {}


def cost_of(
    side: Side,
    printed: int,
    icons: Counts,
    adjust: Sequence[Adjustment],
    options: Options,
) -> Cost:
    """The cost of a card with these icons, for the field as it lies now (BS-C1 to BS-C3)."""
    if not adjust:
        return _payable(printed, printed, reduction(side, icons, {}, options), 0)
    surcharge = sum(text.surcharge for text in adjust)
    if any(text.free for text in adjust):
        return Cost(printed=printed, surcharge=surcharge, payable=surcharge)
    wanted = reduce(merged, (text.icons for text in adjust), icons)
    reduced = reduction(side, wanted, reduce(merged, (t.symbols for t in adjust), {}), options)
    return _payable(printed, total_of(printed, adjust), reduced, surcharge)


def total_of(printed: int, adjust: Sequence[Adjustment]) -> int:
    """The cost before reduction; of several texts that fix it, the one applied last wins."""
    total = printed
    for text in adjust:
        total = (total if text.set is None else text.set) + text.add
    return total


def _payable(printed: int, total: int, reduced: dict[str, int], surcharge: int) -> Cost:
    payable = max(0, total - sum(reduced.values())) + surcharge
    return Cost(printed=printed, reduction=reduced, surcharge=surcharge, payable=payable)


def merged(one: Counts, two: Mapping[str, int]) -> dict[str, int]:
    """Two counts by kind or place, added."""
    total: dict[str, int] = dict(one.items())
    for kind, n in two.items():
        total[kind] = total.get(kind, 0) + n
    return total


def reduction(
    side: Side, icons: Counts, lent: Mapping[str, int], options: Options
) -> dict[str, int]:
    """What each kind of icon takes off: never more than there are symbols of its kind.

    `lent` is what card texts add to the field's symbols for this one cost.
    """
    found: dict[str, int] = {}
    for icon, n in icons.items():
        if icon == "any":
            continue
        have = field_symbols(side, icon) + lent.get(icon, 0)  # type: ignore[arg-type]
        if (taken := min(n, have)) > 0:
            found[icon] = taken
    if wanted := icons.get("any"):
        _take_any(side, wanted, lent, options, found)
    return found


def _take_any(
    side: Side, wanted: int, lent: Mapping[str, int], options: Options, found: dict[str, int]
) -> None:
    kinds: Sequence[Symbol] = COLOURS + SPECIAL if options.any_takes_ultimate else COLOURS
    symbols = sum(max(0, field_symbols(side, kind) + lent.get(kind, 0)) for kind in kinds)
    unused = symbols - sum(found.get(kind, 0) for kind in kinds)
    if (taken := min(wanted, unused)) > 0:
        found["any"] = taken


def payment(
    side: Side, payable: int, placed: int, *, host: str = "", victim: str = ""
) -> tuple[Cores, Cores]:
    """What is taken from where to pay so many cores and to place so many, as far as they go.

    Reserve first, then what cards have beyond their minimum, then nexuses, then cards that are
    emptied by it, the one with the soul core last. The `host` of a direct brave keeps its minimum
    (BS-B5), so does the `victim` of a transmigration 転召 (BS-W1), which only pays: its other cores
    are gone by then.
    """
    if side.reserve >= payable + placed:
        return _of_reserve(payable), _of_reserve(placed)
    pay: dict[str, int] = {}
    place: dict[str, int] = {}
    for where, there in _sources(side, (host, victim)):
        for asked, use in ((payable, pay), (placed, place)):
            n = min(there, asked - sum(use.values()))
            if n and not (use is place and where == victim):
                use[where] = use.get(where, 0) + n
                there -= n
    return pay, place


def _of_reserve(n: int) -> Cores:
    return {"reserve": n} if n else NO_CORES


def _sources(side: Side, standing: tuple[str, str]) -> Iterator[tuple[str, int]]:
    """Places in the order they are used, each with how many cores it gives then."""
    yield "reserve", side.reserve
    givers = [card for card in side.field.values() if gives(card)]
    for card in sorted(givers, key=lambda card: card.kind == "nexus"):
        yield card.id, max(0, card.cores - card.minimum)
    for card in sorted(givers, key=lambda card: card.id == side.soul):
        if card.id not in standing:
            yield card.id, min(card.cores, card.minimum)


def gives(card: FieldCard) -> bool:
    """Whether cores may be taken from a field card and are there (BS-C5a, BS-C5b)."""
    return card.cores > 0 and card.card.takes_cores and not card.protected

"""How a cost comes about (digest 5.0.1, 5.0.2): printed, changed by texts, reduced, surcharged."""

from collections.abc import Mapping, Sequence

from senpu.events.battle_spirits import Adjustment, Cost
from senpu.events.battle_spirits.cards import COLOURS, Icon, Symbol
from senpu.projections.battle_spirits.board import Side, field_symbols
from senpu.projections.battle_spirits.options import Options

Counts = Mapping[Icon, int] | Mapping[str, int]
"""So many by kind."""
SPECIAL: tuple[Symbol, Symbol] = ("ultimate", "god")


def cost_of(
    side: Side,
    printed: int,
    icons: Counts,
    adjust: Sequence[Adjustment],
    options: Options,
) -> Cost:
    """The cost of a card with these icons, for the field as it lies now (BS-C1 to BS-C3)."""
    if adjust:
        return _adjusted(side, printed, icons, adjust, options)
    return _payable(printed, printed, reduction(side, icons, {}, options), 0)


def total_of(printed: int, adjust: Sequence[Adjustment]) -> int:
    """The cost before reduction; of several texts that fix it, the one applied last wins."""
    total = printed
    for text in adjust:
        total = (total if text.set is None else text.set) + text.add
    return total


def _adjusted(
    side: Side,
    printed: int,
    icons: Counts,
    adjust: Sequence[Adjustment],
    options: Options,
) -> Cost:
    total = total_of(printed, adjust)
    surcharge = sum(text.surcharge for text in adjust)
    if any(text.free for text in adjust):
        return Cost(printed=printed, surcharge=surcharge, payable=surcharge)
    wanted = _sum(icons, *(text.icons for text in adjust))
    lent = _sum(*(text.symbols for text in adjust))
    return _payable(printed, total, reduction(side, wanted, lent, options), surcharge)


def _payable(printed: int, total: int, reduced: dict[str, int], surcharge: int) -> Cost:
    payable = max(0, total - sum(reduced.values())) + surcharge
    return Cost(printed=printed, reduction=reduced, surcharge=surcharge, payable=payable)


def _sum(*counts: Counts) -> dict[str, int]:
    total: dict[str, int] = {}
    for count in counts:
        for kind, n in count.items():
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

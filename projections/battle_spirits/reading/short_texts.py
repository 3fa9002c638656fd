"""The parts of short text that many entries share: cores, card texts, rules lifted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from senpu.events.battle_spirits import Adjustment
from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    LevelCostSet,
)  # fmt: skip
from senpu.events.notation.battle_spirits.effects import CAUSES, KINDS, STATES, WAYS, ZONES, Way
from senpu.events.notation.codecs import quoted
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.events.notation.refs import take_amount
from senpu.projections.battle_spirits.reading.cores import ZONES as PLACES
from senpu.projections.battle_spirits.reading.cores import place
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.short_record import Part


def _first(words: Mapping[Any, Any]) -> dict[Any, str]:
    """Its first word by meaning."""
    found: dict[Any, str] = {}
    for word, meaning in words.items():
        found.setdefault(meaning, word)
    return found


_PLACE_LETTERS = _first(PLACES)
_KIND_LETTERS = _first(KINDS)
_ZONE_WORDS = _first(ZONES)
_CAUSE_WORDS = _first(CAUSES)
_STATE_WORDS = _first(STATES)
_WAY_WORDS = _first(WAYS)


def ref(naming: Naming, id: str) -> str:
    """A field card where one of the own field is expected."""
    return naming.short(id, naming.fielded)


def lying(naming: Naming, id: str) -> str:
    """A field card where one of either field is expected."""
    return naming.short(id, naming.lies)


def at(naming: Naming, where: str, n: int | None) -> str:
    """A place with a number behind it, or without."""
    said = "" if n is None else str(n)
    for text in _places(naming, where, said):
        if _is_place(naming, text, where, n):
            return text
    return f"{quoted(where)}:{said}" if said else quoted(where)


def _places(naming: Naming, where: str, n: str) -> Iterator[str]:
    if where in _PLACE_LETTERS:
        yield _PLACE_LETTERS[where] + n
    number, _, copy = naming.parts(where)
    name = naming.board.book.names.get(number, number)
    yield name + n
    for copied in (f"{name}{copy}", f"{name}#{copy}"):
        yield f"{copied}:{n}" if n else copied


def _is_place(naming: Naming, text: str, where: str, n: int | None) -> bool:
    scan = Scan(normal(text))
    amount = take_amount(scan)
    if amount is None or amount.ref is None or not scan.done:
        return False
    try:
        found = place(naming, amount)
    except Unreadable:
        return False
    return (found.name, found.n) == (where, n)


def shares(
    naming: Naming,
    sign: str,
    cores: Mapping[str, int],
    *,
    soul: bool,
    totals: Sequence[str] = (),
) -> Part:
    """Cores by place behind a sign: nothing, the total, every place by name."""
    total = f"{sign}{sum(cores.values())}"
    home = naming.board.sides[naming.seat].soul
    marked = home if home in cores else next(iter(cores), "")
    named = [
        f"{sign}{at(naming, where, n)}{'*' if soul and where == marked else ''}"
        for where, n in cores.items()
    ]
    starred = [f"{word}*" for word in (sign, *totals, total)] if soul else []
    unmarked = f"{total}*" if soul else total
    return ("", *starred[:1], *totals, total, *starred[1:], " ".join(named) or unmarked)


def keep_text(naming: Naming, brave: str, cores: Mapping[str, int], *, short: bool = False) -> str:
    """A brave that stays, and the cores it stays on."""
    there = Naming(naming.board, naming.owner(brave))
    named = "".join(f"+{at(there, where, n)}" for where, n in cores.items()) or "+0"
    return f"^{lying(naming, brave)}" + ("" if short else named)


def said_of_rules(naming: Naming, event: Any) -> Iterator[Part]:
    """What texts do to the cost and to the rules."""
    for text in getattr(event, "adjust", ()):
        yield (f"${_price(text)}:{naming.short(text.source, naming.either)}",)
    for waiver in event.waive:
        source = naming.short(waiver.source, naming.either)
        rule = waiver.rule.removeprefix("BS-")
        yield (f"%{rule}:{source}", f"%{quoted(waiver.rule)}:{source}")
    for card in event.barred:
        yield (f"%no:{naming.short(card, naming.either)}",)


def _price(text: Adjustment) -> str:
    said = "" if text.set is None else f"={text.set}"
    said += f"{text.add:+}" if text.add else ""
    said += "".join(f"i{_kind(kind)}{n}" for kind, n in text.icons.items())
    said += "".join(f"s{_kind(kind)}{n}" for kind, n in text.symbols.items())
    said += f"x{text.surcharge}" if text.surcharge else ""
    return said + ("free" if text.free else "")


def _kind(kind: str) -> str:
    return _KIND_LETTERS.get(kind, quoted(kind))


# Changes


def change_part(naming: Naming, change: Any) -> Part:
    """What a text did, behind `&`."""
    return tuple(f"&{text}" for text in _CHANGES[type(change)](naming, change))


def _shift(naming: Naming, change: CoresShifted) -> Iterator[str]:
    giver = Naming(naming.board, change.player)
    taker = Naming(naming.board, change.owner or change.player)
    source = at(giver, change.source, None)
    ends = (at(taker, change.target, None), at(taker, change.target, change.n))
    given, taken = f"{naming.side_of(giver.seat)}.", f"{naming.side_of(taker.seat)}."
    stars = ("", "*") if change.soul else ("",)
    for target, star in product(ends, stars):
        yield f"{source}>{target}{star}"
        yield f"{given}{source}>{target}{star}"
        yield f"{source}>{taken}{target}{star}"
        yield f"{given}{source}>{taken}{target}{star}"


def _side(naming: Naming, seat: Any) -> str:
    return "" if seat == naming.seat else f"{naming.side_of(seat)}."


def _draw(naming: Naming, change: DeckDrawn) -> Iterator[str]:
    yield f"{_side(naming, change.player)}d{change.n}"


def _mill(naming: Naming, change: DeckTrashed) -> Iterator[str]:
    side = _side(naming, change.player)
    yield f"{side}mill{len(change.cards)}"
    yield f"{side}mill " + ",".join(naming.short(card, naming.card) for card in change.cards)


def _move(naming: Naming, change: CardMoved) -> Iterator[str]:
    if change.source == "field":
        card, side = lying(naming, change.card), ""
    else:
        card, side = naming.short(change.card, naming.card), _side(naming, change.player)
    word = _WAY_WORDS.get(Way(change.source, change.target, change.cause))
    if word:
        yield f"{side}{word} {card}"
    path = f"{_ZONE_WORDS[change.source]}>{_ZONE_WORDS[change.target]}"
    yield f"{side}mv {card} {path} {_CAUSE_WORDS.get(change.cause, '')}".rstrip()


def _put(naming: Naming, change: CardFielded) -> Iterator[str]:
    there = Naming(naming.board, change.player)
    word = "tok" if change.source == "token" else "put"
    zone = "" if change.source in ("token", "hand") else f"<{_ZONE_WORDS[change.source]}"
    start = f"{_side(naming, change.player)}{word} {naming.short(change.card, naming.card)}{zone}"
    star = "*" if change.soul else ""
    named = "".join(f"+{at(there, where, n)}" for where, n in change.place.items()) or "+0"
    yield start
    yield f"{start}+{sum(change.place.values())}"
    yield start + named + star


def _turn(naming: Naming, change: CardTurned) -> Iterator[str]:
    yield f"{_STATE_WORDS[change.state]} {lying(naming, change.card)}"


def _level(naming: Naming, change: LevelCostSet) -> Iterator[str]:
    yield f"lv {lying(naming, change.card)}={change.minimum}"


def _lock(naming: Naming, change: CoresProtected) -> Iterator[str]:
    yield f"{'lock' if change.on else 'unlock'} {lying(naming, change.card)}"


def _part(naming: Naming, change: BraveParted) -> Iterator[str]:
    host = f"<{lying(naming, change.host)}" if change.host else ""
    yield f"part {lying(naming, change.brave)}{host}"


_CHANGES: Mapping[type[Any], Callable[[Naming, Any], Iterator[str]]] = {
    CoresShifted: _shift,
    DeckDrawn: _draw,
    DeckTrashed: _mill,
    CardMoved: _move,
    CardFielded: _put,
    CardTurned: _turn,
    LevelCostSet: _level,
    CoresProtected: _lock,
    BraveParted: _part,
}

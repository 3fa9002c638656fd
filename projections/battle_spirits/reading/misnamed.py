"""Errors about names: what was typed, and what it may have been."""

from collections.abc import Callable, Iterable

from senpu.events.notation.full import LANGS, Lang
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.battle_spirits.reading.called import Called
from senpu.projections.battle_spirits.reading.catalogue import key, splits

MOST = 8
"""How many names an error lists."""

Says = Callable[[str, Lang], str]
"""How a card or field card is named to the scribe."""
_THERE = ("フィールドにあるもの", "on the field lie")


def few(names: Iterable[str]) -> str:
    """Names for an error: not more than can be read at a glance."""
    said = list(dict.fromkeys(names))
    return " ".join(said[:MOST]) + (" …" if len(said) > MOST else "") or "-"


def ambiguous(ref: Ref, found: Iterable[str], says: Says) -> Unreadable:
    """Several cards are called so."""
    found = tuple(found)
    ja, en = (few(sorted({says(one, lang) for one in found})) for lang in LANGS)
    return Unreadable(
        f"「{ref.name}」は1枚に決まりません：{ja}",
        f"{ref.name!r} may be any of: {en}",
        ref.column,
    )


def unknown(names: Called, ref: Ref, wanted: Iterable[str]) -> Unreadable:
    """No card is called so: those with a name like it, the `wanted` first; else these."""
    wanted = tuple(wanted)
    like = names.catalogue.like(key(ref.name))
    mine = set(names.own(names.board.book.cards))
    near = [number for number in like if number in wanted]
    near += [number for number in like if number in mine]
    lead = ("近いもの", "near are") if near else ("候補", "possible are")
    return _no_card(ref, lead, near or wanted, names.named)


def unknown_there(names: Called, ref: Ref, lying: Iterable[str]) -> Unreadable:
    """No card is called so: those that lie there."""
    return _no_card(ref, _THERE, lying, names.typed)


def _no_card(ref: Ref, lead: tuple[str, str], found: Iterable[str], says: Says) -> Unreadable:
    found = tuple(found)
    ja, en = (few(says(one, lang) for one in found) for lang in LANGS)
    return Unreadable(
        f"「{ref.name}」というカードはありません（{lead[0]}：{ja}）",
        f"no card is called {ref.name!r}; {lead[1]}: {en}",
        ref.column,
    )


def not_there(names: Called, ref: Ref, lying: Iterable[str]) -> Unreadable:
    """The card does not lie on the field: those that do."""
    said, known = _said(names, ref), few(map(names.typed, lying))
    return Unreadable(
        f"{said}はフィールドにありません（{_THERE[0]}：{known}、それでも起きたなら x:）",
        f"{said} is not on the field; {_THERE[1]}: {known} (if it happened all the same: x:)",
        ref.column,
    )


def on_other_side(names: Called, ref: Ref, lying: Iterable[str]) -> Unreadable:
    """The card lies on the other side alone."""
    said, typed = _said(names, ref), few(map(names.typed, lying))
    foreign = typed[:2] in ("1.", "2.")
    ja, en = ("相手", "the other player's") if foreign else ("自分", "the acting player's own")
    return Unreadable(f"{said}は{ja}のカードです：{typed}", f"{said} is {en}: {typed}", ref.column)


def _said(names: Called, ref: Ref) -> str:
    """How a card is named that is not there: `KEN`, `TSU 3`."""
    for base, number in splits(ref.name) if ref.kind == "word" else ():
        if names.is_name(base):
            return " ".join(filter(None, (base.upper(), str(number or ref.copy or ""))))
    return ref.name

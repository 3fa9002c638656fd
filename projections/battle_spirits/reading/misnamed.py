"""Errors about cards that should lie on a field: what was typed, and what lies there."""

from collections.abc import Iterable
from typing import Protocol

from senpu.events.notation.full import Lang
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.reading.catalogue import splits
from senpu.projections.reading.misnamed import few, no_card


class Names(Protocol):
    """How a scribe calls cards."""

    def typed(self, id: str, lang: Lang = "en") -> str:
        """What lies on a field, as it is typed."""
        ...

    def is_name(self, name: str) -> bool:
        """Whether a card is called so."""
        ...


_THERE = ("フィールドにあるもの", "on the field lie")


def unknown_there(names: Names, ref: Ref, lying: Iterable[str]) -> Unreadable:
    """No card is called so: those that lie there."""
    return no_card(ref, _THERE, lying, names.typed)


def not_there(names: Names, ref: Ref, lying: Iterable[str]) -> Unreadable:
    """The card does not lie on the field: those that do."""
    said, known = _said(names, ref), few(map(names.typed, lying))
    return Unreadable(
        f"{said}はフィールドにありません（{_THERE[0]}：{known}、それでも起きたなら x:）",
        f"{said} is not on the field; {_THERE[1]}: {known} (if it happened all the same: x:)",
        ref.column,
    )


def on_other_side(names: Names, ref: Ref, lying: Iterable[str]) -> Unreadable:
    """The card lies on the other side alone."""
    said, typed = _said(names, ref), few(map(names.typed, lying))
    foreign = typed[:2] in ("1.", "2.")
    ja, en = ("相手", "the other player's") if foreign else ("自分", "the acting player's own")
    return Unreadable(f"{said}は{ja}のカードです：{typed}", f"{said} is {en}: {typed}", ref.column)


def _said(names: Names, ref: Ref) -> str:
    """How a card is named that is not there: `KEN`, `TSU 3`."""
    for base, number in splits(ref.name) if ref.kind == "word" else ():
        if names.is_name(base):
            return " ".join(filter(None, (base.upper(), str(number or ref.copy or ""))))
    return ref.name

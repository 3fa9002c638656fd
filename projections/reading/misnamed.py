"""Errors about names, in any game: what was typed, and what it may have been."""

from collections.abc import Callable, Iterable

from senpu.events.notation.full import LANGS, Lang
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref

MOST = 8
"""How many names an error lists."""

Says = Callable[[str, Lang], str]
"""How a card, or what lies on the table, is named to the scribe."""


def few(names: Iterable[str]) -> str:
    """Names for an error: not more than can be read at a glance."""
    said = list(dict.fromkeys(names))
    return " ".join(said[:MOST]) + (" …" if len(said) > MOST else "") or "-"


def ambiguous(ref: Ref, found: Iterable[str], says: Says) -> Unreadable:
    """Several things are called so."""
    found = tuple(found)
    ja, en = (few(sorted({says(one, lang) for one in found})) for lang in LANGS)
    return Unreadable(
        f"「{ref.name}」は1枚に決まりません：{ja}",
        f"{ref.name!r} may be any of: {en}",
        ref.column,
    )


def unknown(ref: Ref, near: Iterable[str], wanted: Iterable[str], says: Says) -> Unreadable:
    """No card is called so: those with a name like it; if there are none, what may stand here."""
    like = tuple(near)
    lead = ("近いもの", "near are") if like else ("候補", "possible are")
    return no_card(ref, lead, like or wanted, says)


def no_card(ref: Ref, lead: tuple[str, str], found: Iterable[str], says: Says) -> Unreadable:
    """No card is called so: these there are instead, as the `lead` says in both languages."""
    found = tuple(found)
    ja, en = (few(says(one, lang) for one in found) for lang in LANGS)
    return Unreadable(
        f"「{ref.name}」というカードはありません（{lead[0]}：{ja}）",
        f"no card is called {ref.name!r}; {lead[1]}: {en}",
        ref.column,
    )

"""Codecs of Gate Ruler: cards where they are played from, energy."""

from typing import Any, Protocol, cast

from senpu.events.notation.codecs import NUMBER, named
from senpu.events.notation.full import Codec, Lang, Names, literal
from senpu.events.notation.line import Scan
from senpu.events.notation.refs import Ref


class Places(Names, Protocol):
    """What only a board of Gate Ruler knows: how cards are called where they are played from."""

    def said_as(self, role: str, what: str, lang: Lang) -> str:
        """How a card that is "played", an "overdrive" or an "item" of the gate is written."""
        ...

    def meant_as(self, role: str, ref: Ref) -> str:
        """The number or id of what was written so. Raises Unreadable."""
        ...


def _as(role: str) -> Codec:
    return named(
        lambda what, names, lang: cast(Places, names).said_as(role, what, lang),
        lambda ref, names: cast(Places, names).meant_as(role, ref),
        title=True,
    )


PLAYED = _as("played")
"""A card that is played: a revealed drive card, or else one by its number."""
OVERDRIVE = _as("overdrive")
"""An overdrive ability by the card it belongs to."""
ITEM = _as("item")
"""Something on the gate by its card."""

_AS_DUE = ("所定", "as due")


def _write_energy(value: int | None, names: Names, lang: Lang) -> str:
    return _AS_DUE[lang == "en"] if value is None else str(value)


def _energy(scan: Scan, names: Names, lang: Lang) -> Any:
    if any(scan.take(literal(words)) for words in _AS_DUE):
        return None
    return NUMBER.read(scan, names, lang)


ENERGY = Codec(_write_energy, _energy)
"""Energy rested: so much, or as much as is due."""

"""How parts of Gate Ruler are written in full text, by the name of their kind."""

from collections.abc import Mapping
from typing import get_args

from senpu.events.base import Event, UnknownEvent
from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.events.notation.codecs import CARD, FIELD, NUMBER, TITLE, WORD, choice, listed, nested
from senpu.events.notation.forms import Words, forms
from senpu.events.notation.full import Codec
from senpu.events.notation.gate_ruler.full_values import ENERGY, ITEM, OVERDRIVE, PLAYED
from senpu.events.notation.gate_ruler.vocabulary import (
    COUNTED,
    ENDS,
    LOSSES,
    PHASES,
    PILES,
    VALUES,
    ZONES,
)  # fmt: skip
from senpu.events.notation.kinds import COMMON, recorded

_PLAIN: Mapping[str, Codec] = {
    **COMMON,
    **recorded(COUNTED, PHASES, LOSSES),
    "ability": WORD,
    "able": TITLE,
    "author": TITLE,
    "barred": listed(FIELD),
    "damage": NUMBER,
    "discount": NUMBER,
    "driven": FIELD,
    "each": FIELD,
    "energy": ENERGY,
    "entering": CARD,
    "from_deck": listed(CARD),
    "item": ITEM,
    "laid": FIELD,
    "lies": FIELD,
    "loss": choice(LOSSES),
    "milled": FIELD,
    "overdrive": OVERDRIVE,
    "pile": choice(PILES),
    "played": PLAYED,
    "signed": NUMBER,
    "source": choice(PILES),
    "targets": listed(FIELD),
    "until": choice(ENDS),
    "value": choice(VALUES),
    "zone": choice(ZONES),
    "zones": listed(choice(ZONES)),
}
CALLED: Words = {"step": ("フェイズ", "phase")}

CHANGES = forms(get_args(Effect), _PLAIN)
"""What card texts do, by their forms."""
CODECS: Mapping[str, Codec] = {
    **_PLAIN,
    "effects": listed(nested(CHANGES)),
}
_WRITTEN: tuple[type[Event], ...] = (*EVENTS, UnknownEvent)
FORMS = forms(_WRITTEN, CODECS, CALLED)
"""Every event, by its form; of two for one type the first that fits is written."""

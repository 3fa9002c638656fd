"""How parts of Gate Ruler are written in full text, by the name of their kind."""

from collections.abc import Mapping

from senpu.events.base import Event, UnknownEvent, Waiver
from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.events.notation.codecs import choice, listed, nested
from senpu.events.notation.forms import forms
from senpu.events.notation.full import Codec
from senpu.events.notation.gate_ruler.full_values import ENERGY, ITEM, OVERDRIVE, PLAYED
from senpu.events.notation.gate_ruler.full_words import (
    CAUSES,
    COUNTED,
    LOSSES,
    PENALTIES,
    PHASES,
    PILES,
    ZONES,
)  # fmt: skip
from senpu.events.notation.kinds import COMMON, recorded

VALUES: Mapping[str, Codec] = {
    **COMMON,
    **recorded(COUNTED, PHASES, LOSSES),
    "cause": choice(CAUSES),
    "energy": ENERGY,
    "from_deck": COMMON["cards"],
    "item": ITEM,
    "loss": choice(LOSSES),
    "overdrive": OVERDRIVE,
    "penalty": choice(PENALTIES),
    "pile": choice(PILES),
    "played": PLAYED,
    "zone": choice(ZONES),
    "zones": listed(choice(ZONES)),
}
CHANGES = forms(Effect.__args__, VALUES)
"""Every typed change, by its form."""
KINDS: Mapping[str, Codec] = {
    **VALUES,
    "effects": listed(nested(CHANGES)),
    "waivers": listed(nested(forms((Waiver,), VALUES))),
}
_WRITTEN: tuple[type[Event], ...] = (*EVENTS, UnknownEvent)
FORMS = forms(_WRITTEN, KINDS, {"step": ("フェイズ", "phase")})
"""Every event, by its form; of two for one type the first that fits is written."""

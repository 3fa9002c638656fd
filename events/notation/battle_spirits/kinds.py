"""How parts of Battle Spirits are written in full text, by the name of their kind."""

from collections.abc import Mapping
from typing import get_args

from senpu.events.base import Event, UnknownEvent
from senpu.events.battle_spirits import EVENTS, Adjustment, CoreMove
from senpu.events.battle_spirits.changes import Effect
from senpu.events.notation.battle_spirits.cost import COST
from senpu.events.notation.battle_spirits.vocabulary import (
    ENDINGS,
    KINDS,
    PLACES,
    STATES,
    STEPS,
    ZONES,
)
from senpu.events.notation.codecs import CARD, FIELD, TITLE, choice, listed, nested
from senpu.events.notation.forms import Words, forms
from senpu.events.notation.full import Codec
from senpu.events.notation.full_values import by_card, cores, kinds, moves, place
from senpu.events.notation.kinds import COMMON, recorded

_CORES = cores(PLACES)
_PLACE = place(PLACES)


def _zones(*names: str) -> Codec:
    return choice({name: ZONES[name] for name in names})


_PLAIN: Mapping[str, Codec] = {
    **COMMON,
    **recorded(ZONES, STEPS, ENDINGS),
    "author": TITLE,
    "barred": listed(FIELD),
    "burst": CARD,
    "burst_goes": _zones("trash", "field", "hand"),
    "carrier": FIELD,
    "cores": _CORES,
    "cost": COST,
    "each": FIELD,
    "given": FIELD,
    "hand": CARD,
    "host": FIELD,
    "icons": kinds(KINDS),
    "keeps": by_card(_CORES),
    "lies": FIELD,
    "milled": listed(CARD),
    "moves": listed(moves(_PLACE, CoreMove)),
    "own": TITLE,
    "pay": _CORES,
    "place": _PLACE,
    "placed": _CORES,
    "put": _CORES,
    "slot": choice({"left": ("左", "left"), "right": ("右", "right")}),
    "soul": choice({"pay": ("支払", "paid"), "place": ("配置", "placed")}),
    "source": choice({"tegamoto": ("手元", "tegamoto")}),
    "state": choice(STATES),
    "targets": listed(FIELD),
    "used_goes": _zones("trash", "tegamoto"),
    "zone": choice(ZONES),
}
CALLED: Words = {"step": ("ステップ", "step")}

CHANGES = forms(get_args(Effect), _PLAIN)
"""What card texts do, by their forms."""
CODECS: Mapping[str, Codec] = {
    **_PLAIN,
    "effects": listed(nested(CHANGES)),
    "prices": listed(nested(forms((Adjustment,), _PLAIN))),
}
_TOLD: tuple[type[Event], ...] = (*EVENTS, UnknownEvent)
FORMS = forms(_TOLD, CODECS, CALLED)
"""Every event, by its form; of two for one type the first that fits is written."""

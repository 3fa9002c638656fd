"""The engine of Battle Spirits: its headings, and what happens on its board by itself."""

from typing import get_args

from senpu.events.battle_spirits import EVENTS
from senpu.events.battle_spirits.changes import Effect
from senpu.projections.battle_spirits import actions
from senpu.projections.battle_spirits.actions import separating
from senpu.projections.battle_spirits.rules import BOOK
from senpu.projections.battle_spirits.settling import rest, texts_make_room
from senpu.projections.declared import modules_of
from senpu.projections.engine import Engine

HEADINGS = modules_of(actions)

ENGINE = Engine(
    BOOK,
    EVENTS,
    get_args(Effect),
    rest=rest,
    texts=texts_make_room,
    afterwards=separating.kept_braves,
)
decide, evolve, because = ENGINE.decide, ENGINE.evolve, ENGINE.because

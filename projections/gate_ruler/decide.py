"""The engine of Gate Ruler: its headings, and what happens on its board by itself."""

from typing import get_args

from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.projections.declared import modules_of
from senpu.projections.engine import Engine
from senpu.projections.gate_ruler import actions
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.gate_ruler.settling import rest

HEADINGS = modules_of(actions)

ENGINE = Engine(BOOK, EVENTS, get_args(Effect), rest=rest)
decide, evolve, because = ENGINE.decide, ENGINE.evolve, ENGINE.because

"""The engine of Gate Ruler: its headings, and what happens on its board by itself."""

from typing import get_args

from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.projections.engine import Engine
from senpu.projections.gate_ruler.actions import (
    abilities,
    events,
    fields,
    overdrive,
    passing,
    rearranging,
    record,
    revealing,
    setting,
    summoning,
    texts,
    turn,
)
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.gate_ruler.settling import ends, rest

HEADINGS = (
    abilities, events, fields, overdrive, passing, rearranging, record, revealing, setting,
    summoning, texts, turn,
)  # fmt: skip

ENGINE = Engine(BOOK, EVENTS, get_args(Effect), rest=rest, ends=ends)
decide, evolve, because = ENGINE.decide, ENGINE.evolve, ENGINE.because

"""The text notation of Sticks: `t3` takes three; turns, marks and notes are those of every game."""

from senpu.events.base import Event, UnknownEvent
from senpu.events.notation.forms import forms
from senpu.events.notation.kinds import COMMON, recorded
from senpu.events.notation.line import Scan
from senpu.events.notation.refs import take_number
from senpu.events.notation.short import Sign, Tongue

from ...sticks import EVENTS

STEPS = {"main": ("メイン", "main")}
WORDS = recorded({"pile": ("山", "pile")}, STEPS, {"last stick": ("最後の1本", "last stick")})
TOLD: tuple[type[Event], ...] = (*EVENTS, UnknownEvent)
FORMS = forms(TOLD, {**COMMON, **WORDS}, {"step": ("", "")})


def _number(scan: Scan) -> tuple[int, ...] | None:
    n = take_number(scan)
    return None if n is None else (n,)


TONGUE = Tongue(EVENTS, {"": Sign(_number)})

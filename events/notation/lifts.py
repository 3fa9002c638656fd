"""Card texts that lift or set a rule, in any game: `%M7:hal`, `%no:hal`."""

import re
from typing import NamedTuple

from senpu.events.notation.line import Scan, unescaped
from senpu.events.notation.refs import Ref, take_ref

_LIFT = re.compile(r'%\s*(?:"([^"]*)"|([\w-]+))\s*[:@]')
BAR = re.compile(r"%\s*(?:no|不可)\s*[:@]", re.I)
"""HAL forbids the action."""


class Lift(NamedTuple):
    """A text lifts a rule."""

    rule: str
    source: Ref
    column: int
    quoted: bool


def take_lift(scan: Scan) -> tuple[Lift, ...] | None:
    """`%M7:hal`: HAL lifts a rule. Raises Unreadable."""
    column = 0 if scan.done else scan.column
    found = scan.take(_LIFT)
    if not found:
        return None
    source = take_ref(scan)
    if not source:
        raise scan.fail("規則を除くカードが必要です", "name the card that lifts the rule")
    rule = unescaped(found[1]) if found[1] is not None else found[2]
    return (Lift(rule, source, column, found[1] is not None),)

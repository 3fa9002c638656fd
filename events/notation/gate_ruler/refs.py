"""How cards are named in Gate Ruler: a digit close behind a name is the zone it stands in."""

import re

from senpu.events.notation.line import Scan
from senpu.events.notation.refs import Ref, take_ref

_ZONE = re.compile(r"\d(?!\w)")
_COMMA = re.compile(r",")


def take_card(scan: Scan) -> Ref | None:
    """The card or place named here, if one is: `mus7`, `《ムスカ》7`, `2.8`, `?d1`.

    A name is one whether it stands in brackets or not.
    """
    ref = take_ref(scan)
    if ref is None or ref.kind != "name":
        return ref
    zone = scan.take(_ZONE) if scan.glued and not ref.copy else None
    return ref._replace(kind="word", name=ref.name + (zone[0] if zone else ""))


def take_cards(scan: Scan) -> tuple[Ref, ...]:
    """Cards with commas between them."""
    refs: list[Ref] = []
    while ref := take_card(scan):
        refs.append(ref)
        if not scan.take(_COMMA):
            break
    return tuple(refs)
